"""An instance of the engine: its functions and its memory.

Under CPython `wasmtime` runs the file, in a page the browser does (see `page`). One instance
serves one thread; calls release the interpreter's lock, so that several threads with an
instance each run side by side.
"""

import sys
from collections import defaultdict
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
        """The memory itself, writable; in a page a copy of it, which is not."""

    @property
    def heap(self) -> int:
        """Where free memory begins."""


def wasm() -> bytes:
    """The file itself."""
    return resources.files(__package__).joinpath("engine.wasm").read_bytes()


def machine() -> Machine:
    """A new instance on whatever runs WebAssembly here."""
    if sys.platform == "emscripten":
        from harmonium.engine.page import InPage  # noqa: PLC0415 - works in a page only

        return InPage(wasm())
    from harmonium.engine.process import InProcess  # noqa: PLC0415 - wasmtime is not in a page

    return InProcess(wasm())


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


def word(number: int) -> int:
    """A seat or a code from outside. What does not fit becomes one that nobody has, not another."""
    return number if 0 <= number <= _WORD else _WORD


def words(seed: int) -> tuple[int, int]:
    """A 64-bit seed as the engine takes it, in two words."""
    return seed & _WORD, seed >> 32 & _WORD
