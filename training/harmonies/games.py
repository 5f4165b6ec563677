"""Whole games of Harmonies by the native engine's search, for tuning and for measuring."""

import ctypes
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "engine"))

import native  # noqa: E402 - stands beside the sources of the engine

_HEADER: Final = (ROOT / "engine/harmonies/weights.h").read_text()
TERMS: Final = tuple(re.findall(r"term\((\w+)\)", _HEADER))
"""Every term has a weight for each stage: late, middle, early."""
STAGE_TURNS: Final = (1, 4, 9)
SAMPLE: Final = np.dtype(
    [
        ("game", "i4"),
        ("seat", "i4"),
        ("turns", "i4"),
        ("points", "i4"),
        ("amounts", "i4", len(TERMS)),
    ]
)
MOST_TURNS: Final = 40


@dataclass(frozen=True)
class Player:
    """Weights, how wide to search and how long."""

    weights: Sequence[int]
    width: int = 16
    candidates: int = 24
    next_width: int = 3
    nodes: int = 0

    def words(self) -> list[int]:
        return [*self.weights, self.width, self.candidates, self.next_width, self.nodes]


class Table:
    """Where games are played: one thread, one workspace."""

    def __init__(self, library: Path = ROOT / "build/engine/libengine.so") -> None:
        self._library = native.load(library)
        self._search = np.zeros(self._library.harmonies_search_bytes(), np.uint8)

    def play(
        self,
        players: Sequence[Player],
        games: int,
        *,
        seats: int = 2,
        side: int = 0,
        spirits: int = 0,
        seed: int = 0,
        first: int = 0,
        samples: NDArray[np.void] | None = None,
    ) -> NDArray[np.int32]:
        """The points of every seat, a row a game; the last column is the number of turns.

        `samples`, if given, has room for `MOST_TURNS` a game and is filled with boards.
        """
        options = np.array([side, spirits, 0, 255], np.uint8)
        words = np.array([player.words() for player in players], np.int32)
        points = np.zeros((games, seats + 1), np.int32)
        fault = self._library.harmonies_self_play(
            *(_at(self._search), _at(options), seats, first, games),
            *(ctypes.c_uint32(seed & 0xFFFFFFFF), ctypes.c_uint32(seed >> 32)),
            *(_at(words), len(players) > 1, _at(points)),
            None if samples is None else _at(samples),
        )
        if fault:
            raise ValueError(f"refused, fault {-fault}")
        return points


def _at(array: NDArray[np.generic]) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)
