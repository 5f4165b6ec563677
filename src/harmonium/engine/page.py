"""The engine in a page: Pyodide lends the browser's own WebAssembly."""

from importlib import import_module
from typing import Any

from harmonium.engine.host import Stopped


class InPage:
    """The engine's memory is the browser's; what Python sees of it is a copy."""

    def __init__(self, file: bytes) -> None:
        self._js: Any = import_module("js")
        self._ffi: Any = import_module("pyodide.ffi")
        module = self._js.WebAssembly.Module.new(self._ffi.to_js(file))
        instance = self._js.WebAssembly.Instance.new(module, self._js.Object.new())
        self._exports: Any = instance.exports
        self.heap = int(getattr(self._exports, "__heap_base").value)

    def call(self, name: str, *arguments: int) -> int:
        try:
            return int(getattr(self._exports, name)(*arguments) or 0)
        except self._ffi.JsException as trap:
            raise Stopped(str(trap)) from trap

    def grow(self, pages: int) -> None:
        self._exports.memory.grow(pages)

    def size(self) -> int:
        return int(self._exports.memory.buffer.byteLength)

    def read(self, address: int, size: int) -> bytes:
        return bytes(self._bytes(address, size).to_bytes())

    def write(self, address: int, content: bytes) -> None:
        self._bytes(address, len(content)).assign(content)

    def window(self, address: int, size: int) -> memoryview:
        return memoryview(self.read(address, size))

    def _bytes(self, address: int, size: int) -> Any:
        return self._js.Uint8Array.new(self._exports.memory.buffer, address, size)
