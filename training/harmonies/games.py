"""Whole games of Harmonies by the native engine's search, for tuning and for measuring."""

import ctypes
import os
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "engine"))

import native  # noqa: E402 - stands beside the sources of the engine

LIBRARY: Final = Path(os.environ.get("HARMONIES_LIBRARY", ROOT / "build/engine/libengine.so"))
"""The native engine; another one for tests."""
_HEADER: Final = (ROOT / "engine/harmonies/weights.h").read_text()
TERMS: Final = tuple(re.findall(r"term\((\w+)\)", _HEADER))
"""Every term has a weight for each stage: late, middle, early."""
STAGE_TURNS: Final = (1, 4, 9)
MOST_FACTS: Final = 114
SAMPLE: Final = np.dtype(
    [
        ("game", "i4"),
        ("seat", "i4"),
        ("turn", "i4"),
        ("turns", "i4"),
        ("points", "i4"),
        ("judged", "i4"),
        ("value", "i4"),
        ("chosen", "i4"),
        ("best", "i4"),
        ("base", "i4"),
        ("sure", "i4"),
        ("amounts", "i4", len(TERMS)),
        ("facts", "u2", MOST_FACTS),
    ]
)
MOST_TURNS: Final = 40
TABLES: Final = ("alone", "two", "three", "four")


@dataclass(frozen=True)
class Setting:
    """A kind of table, by its name: `two-A`, `alone-B-spirits`."""

    seats: int
    side: int
    spirits: int

    @classmethod
    def named(cls, name: str) -> "Setting":
        table, side, *rest = name.split("-")
        if table not in TABLES or side not in ("A", "B") or rest not in ([], ["spirits"]):
            raise ValueError(f"no such table: {name}")
        return cls(TABLES.index(table) + 1, "AB".index(side), len(rest))

    @property
    def number(self) -> int:
        """As the network counts the tables that it has learned."""
        return (self.seats - 1) * 4 + self.side * 2 + self.spirits


@dataclass(frozen=True)
class Player:
    """Weights, how wide to search and how long."""

    weights: Sequence[int]
    width: int = 16
    candidates: int = 24
    next_width: int = 3
    draws: int = 64
    nodes: int = 0
    heat: float = 0.0
    """How much chance has a say in what is played, in points."""
    network: int = 0
    """Which of the networks, from 1 on; 0: the weights alone."""
    looks_at_others: bool = True
    """At their boards; not only to learn what that is worth."""

    def words(self) -> list[int]:
        scope = (self.width, self.candidates, self.next_width, self.draws, self.nodes)
        by = (round(1024 * self.heat), self.network, self.looks_at_others)
        return [*self.weights, *scope, *by]


class Played(NamedTuple):
    """Whole games, a row for each."""

    points: NDArray[np.int32]
    """Of every seat."""
    turns: NDArray[np.int32]
    """Of all seats together."""
    spirits: NDArray[np.int32]
    """The card that every seat chose; no card without spirits."""


class Table:
    """Where games are played: one thread, one workspace."""

    def __init__(self, library: Path = LIBRARY) -> None:
        self.library = native.load(library)
        self._search = np.zeros(self.library.harmonies_search_bytes(), np.uint8)

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
        each_turn: int = 1,
        networks: bytes | None = None,
    ) -> Played:
        """So many games from the number `first` on.

        `samples`, if given, has room for `MOST_TURNS` a game, times `each_turn`, and is filled with
        boards: those that were chosen, or so many of the best ones of each turn.
        """
        options = np.array([side, spirits, 0, 255], np.uint8)
        words = np.array([player.words() for player in players], np.int32)
        told = np.zeros((games, 2 * seats + 1), np.int32)
        taken = self.library.harmonies_self_play(
            *(_at(self._search), networks, _at(options), seats, first, games),
            *(ctypes.c_uint32(seed & 0xFFFFFFFF), ctypes.c_uint32(seed >> 32)),
            *(_at(words), len(players) > 1, _at(told)),
            *(None if samples is None else _at(samples), each_turn),
        )
        if taken < 0:
            raise ValueError(f"refused, fault {-taken}")
        return Played(told[:, :seats], told[:, seats], told[:, seats + 1 :])


def _at(array: NDArray[np.generic]) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)
