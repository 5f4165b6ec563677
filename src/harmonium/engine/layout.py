"""What lies where in the engine's structures, read from the engine's own description.

>>> layout = Layout("i16 banked 2*3;u8 turn 1;u8 order 27;")
>>> layout.size, layout["order"]
(40, Part(name='order', kind='u8', shape=(27,), offset=13))
>>> packed = layout.write({"banked": [1, 2, 3, 4, 5, -6], "order": bytes(range(27))})
>>> layout.read(packed, "banked"), layout.read(packed, "turn")
((1, 2, 3, 4, 5, -6), (0,))
"""

import struct
from collections.abc import Mapping, Sequence
from math import prod
from typing import Final, NamedTuple

_FORMATS: Final = {"u8": "B", "i16": "h", "u16": "H", "u32": "I", "i32": "i", "u64": "Q"}


class Part(NamedTuple):
    name: str
    kind: str
    shape: tuple[int, ...]
    offset: int

    @property
    def format(self) -> str:
        """For `struct`: little-endian, as WebAssembly is."""
        return f"<{prod(self.shape)}{_FORMATS[self.kind]}"


class Layout:
    """The parts of a structure by name, in their order."""

    def __init__(self, description: str) -> None:
        self.parts: dict[str, Part] = {}
        offset = widest = 0
        for text in filter(None, description.split(";")):
            kind, name, shape = text.strip().split(" ", 2)
            part = Part(name, kind, tuple(map(int, shape.split("*"))), offset)
            self.parts[name] = part
            offset += struct.calcsize(part.format)
            widest = max(widest, struct.calcsize(_FORMATS[kind]))
        # The structure ends on a multiple of its widest number.
        self.size: Final = -(-offset // widest) * widest

    def __getitem__(self, name: str) -> Part:
        return self.parts[name]

    def read(self, structure: bytes | memoryview, name: str) -> tuple[int, ...]:
        part = self.parts[name]
        return struct.unpack_from(part.format, structure, part.offset)

    def write(self, values: Mapping[str, Sequence[int]]) -> bytes:
        """A structure with these values; what is not named is zero."""
        structure = bytearray(self.size)
        for name, numbers in values.items():
            part = self.parts[name]
            struct.pack_into(part.format, structure, part.offset, *numbers)
        return bytes(structure)
