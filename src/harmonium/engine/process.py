"""The engine in a process: wasmtime runs it."""

import atexit
import ctypes
from collections.abc import Callable
from functools import cache

import wasmtime

from harmonium.engine.host import Stopped


@cache
def _compiled(file: bytes) -> tuple[wasmtime.Engine, wasmtime.Module]:
    """Compiled once for all instances of the process."""
    engine = wasmtime.Engine()
    return engine, wasmtime.Module(engine, file)


# Freed while wasmtime is still whole: at the end of the program modules vanish in any order.
atexit.register(_compiled.cache_clear)


class InProcess:
    def __init__(self, file: bytes) -> None:
        engine, module = _compiled(file)
        self._store = wasmtime.Store(engine)
        exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        memory, base = exports["memory"], exports["__heap_base"]
        assert isinstance(memory, wasmtime.Memory)
        assert isinstance(base, wasmtime.Global)
        self._memory = memory
        self._functions = {
            name: _quick(self._store, function)
            for name, function in exports.items()
            if isinstance(function, wasmtime.Func)
        }
        self.heap = int(base.value(self._store))
        self._view = self._all()

    def call(self, name: str, *arguments: int) -> int:
        try:
            return self._functions[name](*arguments)
        except wasmtime.Trap as trap:
            raise Stopped(trap.message.partition("\n")[0]) from trap

    def grow(self, pages: int) -> None:
        self._memory.grow(self._store, pages)
        self._view = self._all()

    def size(self) -> int:
        return len(self._view)

    def read(self, address: int, size: int) -> bytes:
        return bytes(self._view[address : address + size])

    def write(self, address: int, content: bytes) -> None:
        self._view[address : address + len(content)] = content

    def window(self, address: int, size: int) -> memoryview:
        return self._view[address : address + size]

    def _all(self) -> memoryview:
        array = self._memory.get_buffer_ptr(self._store)
        # Whoever looks through it keeps the memory alive.
        array.store = self._store  # type: ignore[attr-defined]
        return memoryview(array).cast("B")


def _quick(store: wasmtime.Store, function: wasmtime.Func) -> Callable[..., int]:
    """The function, called as directly as wasmtime can: numbers of 32 bits in, at most one out.

    A call by wasmtime's own `Func` looks up all types every time and takes ten times as long.
    The number of arguments is checked here; everything else is the same for all our functions.
    """
    try:
        from wasmtime import _bindings as inner  # noqa: PLC0415 - see below

        direct = inner.wasmtime_func_call_unchecked
        cells = (inner.wasmtime_val_raw_t * 16)()
        trap = ctypes.POINTER(inner.wasm_trap_t)()
        context, pointer = store._context(), ctypes.byref(function._func)  # noqa: SLF001 - not public
    except (ImportError, AttributeError):  # another version: the public way is right, only slower
        return lambda *arguments: function(store, *arguments) or 0
    kind = function.type(store)
    expected, answers = len(kind.params), bool(kind.results)
    to_trap, length = ctypes.byref(trap), max(expected, 1)

    def call(*arguments: int) -> int:
        if len(arguments) != expected:
            raise TypeError(arguments)
        for place, argument in enumerate(arguments):
            cells[place].i32 = argument
        error = direct(context, pointer, cells, length, to_trap)
        if bool(error):
            raise wasmtime.WasmtimeError._from_ptr(error)  # noqa: SLF001
        if bool(trap):
            stopped = wasmtime.Trap._from_ptr(trap)  # noqa: SLF001
            raise stopped
        return int(cells[0].i32) if answers else 0

    return call
