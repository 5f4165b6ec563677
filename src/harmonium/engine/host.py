"""An instance of the engine: its functions and its memory.

Under CPython `wasmtime` runs the file, in a page the browser does (see `page`). One instance
serves one thread; calls release the interpreter's lock, so that several threads with an
instance each run side by side.
"""

import atexit
import sys
from collections import defaultdict
from functools import cache
from importlib import resources
from typing import Protocol

PAGE = 1 << 16
_ALIGNED = 16
_WORD = (1 << 32) - 1


class Stopped(Exception):
    """The engine ran into something impossible and was halted; its memory is not to be trusted."""


class Machine(Protocol):
    """What runs the file."""

    def call(self, name: str, *arguments: int) -> int:
        """Call an exported function with numbers and addresses; Stopped if it traps."""

    def grow(self, pages: int) -> None:
        """More memory; windows on it that exist are void."""

    def size(self) -> int: ...

    def read(self, address: int, size: int) -> bytes: ...

    def write(self, address: int, content: bytes) -> None: ...

    def window(self, address: int, size: int) -> memoryview:
        """The memory itself, writable; in a page a copy of it."""

    @property
    def heap(self) -> int:
        """Where free memory begins."""


def wasm() -> bytes:
    """The file itself."""
    return resources.files(__package__).joinpath("engine.wasm").read_bytes()


def machine() -> Machine:
    """A new instance on whatever runs WebAssembly here."""
    if sys.platform == "emscripten":
        from harmonium.engine.page import InPage  # noqa: PLC0415 - exists in a page only

        return InPage(wasm())
    return _Wasmtime()


@cache
def _compiled() -> tuple[object, object]:
    """Compiled once for all instances of the process."""
    import wasmtime  # noqa: PLC0415 - not there in a page

    engine = wasmtime.Engine()
    return engine, wasmtime.Module(engine, wasm())


# Freed while wasmtime is still whole: at the end of the program modules vanish in any order.
atexit.register(_compiled.cache_clear)


class _Wasmtime:
    def __init__(self) -> None:
        import wasmtime  # noqa: PLC0415 - not there in a page

        engine, module = _compiled()
        assert isinstance(engine, wasmtime.Engine)
        assert isinstance(module, wasmtime.Module)
        self._trap = wasmtime.Trap
        self._store = wasmtime.Store(engine)
        exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        memory, base = exports["memory"], exports["__heap_base"]
        assert isinstance(memory, wasmtime.Memory)
        assert isinstance(base, wasmtime.Global)
        self._memory = memory
        self._functions = {
            name: function
            for name, function in exports.items()
            if isinstance(function, wasmtime.Func)
        }
        self.heap = int(base.value(self._store))

    def call(self, name: str, *arguments: int) -> int:
        try:
            return self._functions[name](self._store, *arguments) or 0
        except self._trap as trap:
            raise Stopped(trap.message.partition("\n")[0]) from trap

    def grow(self, pages: int) -> None:
        self._memory.grow(self._store, pages)

    def size(self) -> int:
        return self._memory.data_len(self._store)

    def read(self, address: int, size: int) -> bytes:
        return bytes(self.window(address, size))

    def write(self, address: int, content: bytes) -> None:
        self.window(address, len(content))[:] = content

    def window(self, address: int, size: int) -> memoryview:
        return memoryview(self._memory.get_buffer_ptr(self._store, size, address)).cast("B")


class Instance:
    """A machine with a simple allocator: freed blocks are used again for the same size."""

    def __init__(self) -> None:
        self._machine = machine()
        self._top = _aligned(self._machine.heap)
        self._free: defaultdict[int, list[int]] = defaultdict(list)
        self.read = self._machine.read
        self.write = self._machine.write
        self.window = self._machine.window
        self.call = self._machine.call

    def allocate(self, size: int) -> int:
        """The address of so many bytes."""
        size = _aligned(size)
        if self._free[size]:
            return self._free[size].pop()
        address, self._top = self._top, self._top + size
        missing = self._top - self._machine.size()
        if missing > 0:
            self._machine.grow(-(-missing // PAGE))
        return address

    def free(self, address: int, size: int) -> None:
        self._free[_aligned(size)].append(address)

    def text_at(self, address: int) -> str:
        """A text that the engine keeps, up to its closing zero."""
        text = b""
        while b"\0" not in text:
            text += self.read(address + len(text), 64)
        return text.partition(b"\0")[0].decode("ascii")


def _aligned(size: int) -> int:
    return -(-size // _ALIGNED) * _ALIGNED


def words(seed: int) -> tuple[int, int]:
    """A 64-bit seed as the engine takes it, in two words."""
    return seed & _WORD, seed >> 32 & _WORD
