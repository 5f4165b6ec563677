"""The engine in a page: Pyodide lends the browser's own WebAssembly."""

from functools import cache
from importlib import import_module
from typing import Any

from harmonium.engine.host import Stopped


@cache
def _compiled(file: bytes) -> Any:
    """Compiled once for all instances of the page."""
    return import_module("js").WebAssembly.Module.new(import_module("pyodide.ffi").to_js(file))


class InPage:
    """The engine's memory is the browser's; what Python sees of it is a copy."""

    def __init__(self, file: bytes) -> None:
        self._js: Any = import_module("js")
        self._trap: type[Exception] = import_module("pyodide.ffi").JsException
        self._exports: Any = self._js.WebAssembly.Instance.new(_compiled(file)).exports
        self._functions: dict[str, Any] = {}
        self.heap = int(getattr(self._exports, "__heap_base").value)
        self._view = self._all()

    def call(self, name: str, *arguments: int) -> int:
        if name not in self._functions:
            self._functions[name] = getattr(self._exports, name)
        try:
            return int(self._functions[name](*arguments) or 0)
        except self._trap as trap:
            raise Stopped(str(trap)) from trap

    def grow(self, pages: int) -> None:
        self._exports.memory.grow(pages)
        self._view = self._all()

    def size(self) -> int:
        return int(self._view.length)

    def read(self, address: int, size: int) -> bytes:
        return bytes(self._view.subarray(address, address + size).to_bytes())

    def write(self, address: int, content: bytes) -> None:
        self._view.subarray(address, address + len(content)).assign(content)

    def window(self, address: int, size: int) -> memoryview:
        return memoryview(self.read(address, size))

    def _all(self) -> Any:
        return self._js.Uint8Array.new(self._exports.memory.buffer)
