"""The native engine for machines that play against themselves: ctypes and NumPy, nothing else.

    python tools/engine.py --native
    >>> library = load("build/engine/libengine.so")
    >>> batch = Games(library, "harmonies", size=4096, seats=2, seed=1)
    >>> batch.step(codes)             # a u16 for each game; see docs/engine.md for the codes
    >>> batch.masks, batch.points, batch.done, batch.part("stacks")

This file stands on its own: it can be copied or put on the path of a program that does not have
the package. A slice of a batch is stepped by `step(codes, first, last)`; calls release the
interpreter's lock, so that threads share one batch without getting into each other's way.
"""

import ctypes
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

NUMBERS = (
    "version",
    "position_bytes",
    "packed_bytes",
    "options_bytes",
    "observation_bytes",
    "codes",
    "most_legal",
    "categories",
    "seats",
)
KINDS = {"u8": "u1", "i16": "<i2", "u16": "<u2", "u32": "<u4", "i32": "<i4", "u64": "<u8"}


def load(path: str | Path) -> ctypes.CDLL:
    return ctypes.CDLL(str(path))


def layout(text: str) -> np.dtype[Any]:
    """A structure that the engine describes, as a type of NumPy's."""
    names, formats = [], []
    for part in filter(None, text.split(";")):
        kind, name, shape = part.strip().split(" ", 2)
        sizes = tuple(map(int, shape.split("*")))
        names.append(name)
        formats.append((KINDS[kind], sizes[0] if len(sizes) == 1 else sizes))
    return np.dtype({"names": names, "formats": formats}, align=True)


class Games:
    """A batch of games in arrays of NumPy's."""

    def __init__(
        self,
        library: ctypes.CDLL,
        game: str,
        size: int,
        *,
        seats: int = 1,
        options: Mapping[str, int | Sequence[int]] | None = None,
        seed: int = 0,
    ) -> None:
        self._library, self._game = library, game
        self._function("text").restype = ctypes.c_char_p
        self.numbers = {name: self._call("number", at) for at, name in enumerate(NUMBERS)}
        self.packed_type, self.options_type, self.observation_type = (
            layout(self._function("text")(which).decode()) for which in range(3)
        )
        self.numbering: str = self._function("text")(3).decode()
        self.size, self.seats_a_game = size, seats
        self.positions = np.zeros((size, self.numbers["position_bytes"]), np.uint8)
        self.observations = np.zeros(size, self.observation_type)
        self.masks = np.zeros((size, self.numbers["codes"]), np.uint8)
        self.seats = np.zeros(size, np.uint8)
        self.points = np.zeros((size, seats), np.int32)
        self.done = np.zeros(size, np.uint8)
        chosen = self._options(options or {})
        if fault := self._call("deal", self.positions, size, chosen, seats, *_words(seed)):
            raise ValueError(f"{game}: options refused, fault {-fault}")
        self._call("look", self.positions, size, self.observations, self.masks, self.seats)

    def _options(self, chosen: Mapping[str, int | Sequence[int]]) -> NDArray[Any]:
        """The game's own defaults, and what was chosen."""
        options = np.zeros(1, self.options_type)
        self._call("default_options", options, self.seats_a_game)
        for name, value in chosen.items():
            options[name] = value
        return options

    def step(self, codes: NDArray[np.uint16], first: int = 0, last: int | None = None) -> None:
        """One act in each game of the slice; those that end are dealt anew."""
        part = slice(first, last)
        acts = np.ascontiguousarray(codes, np.uint16)
        told = (self.observations, self.masks, self.seats, self.points, self.done)
        positions = self.positions[part]
        refused = self._call(
            "step", positions, len(positions), acts, 1, *(array[part] for array in told)
        )
        if refused:
            raise ValueError(f"{self._game}: code refused in game {first + refused - 1}")

    def part(self, name: str) -> NDArray[Any]:
        """A part of the observations, a row a game."""
        found: NDArray[Any] = self.observations[name]
        return found

    def packed(self) -> NDArray[Any]:
        """All positions in their documented form."""
        packed = np.zeros(self.size, self.packed_type)
        for number in range(self.size):
            self._call("pack", self.positions[number:], packed[number:])
        return packed

    def _function(self, name: str) -> Any:
        return getattr(self._library, f"{self._game}_{name}")

    def _call(self, name: str, *arguments: int | NDArray[Any]) -> int:
        plain = [
            ctypes.c_void_p(one.ctypes.data) if isinstance(one, np.ndarray) else one
            for one in arguments
        ]
        return int(self._function(name)(*plain) or 0)


def _words(seed: int) -> tuple[ctypes.c_uint32, ctypes.c_uint32]:
    return ctypes.c_uint32(seed & 0xFFFFFFFF), ctypes.c_uint32(seed >> 32 & 0xFFFFFFFF)


def codes_at(text: str, name: str) -> tuple[int, tuple[int, ...]]:
    """The first code of a kind of action and its shape, from `Games.numbering`."""
    first = 0
    for kind in filter(None, text.split(";")):
        found, shape = kind.strip().split(" ", 1)
        sizes = tuple(map(int, shape.split("*")))
        if found == name:
            return first, sizes
        first += math.prod(sizes)
    raise KeyError(name)
