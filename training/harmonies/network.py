"""The network that corrects the hand-made evaluation: its layers, its slopes, its two files.

The engine (`engine/harmonies/facts.h`, `network.h`) says what there is to see. While it is learned
every cell, pair of neighbours and near cell of a card has a row of its own *and* one that it shares
with all others of its kind: what holds everywhere is learned from few games, what is different here
from many. The engine gets the sums of the two.
"""

import ctypes
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from arrays import Array, Arrays
from numpy.typing import NDArray

NUMBERS: Final = (
    *("layout", "bytes", "inputs", "amounts", "wide", "narrow", "most_facts"),
    *("cell_at", "pair_at", "left_at", "near_at", "empty_at", "states", "landscapes", "near"),
)
SCALE: Final = 16.0
"""One of the network's output is so many points."""
AMOUNT: Final = 0.25
"""The terms of the evaluation are this much smaller, so that they are about 1."""
MOST_PASSED: Final = 16.0
"""No layer hands on more."""
UNITS: Final = {"first": 512, "amounts": 512, "first_bias": 512, "second": 1024}
UNITS_LATE: Final = {"second_bias": 1024, "third": 4096, "third_bias": 4096}
MOST: Final = {"second": 8.0}
"""A weight of the second layer beyond it could overflow the engine's sums."""
Weights = dict[str, Array]
Slopes = dict[str, Array]


@dataclass(frozen=True)
class Layout:
    """What the engine sees, by the names of its constants."""

    numbers: dict[str, int]
    mirrored: NDArray[np.uint16]
    """For the four mirrors the input that each one becomes; the last one is none."""
    shared: NDArray[np.int64]
    """For each input the row that it shares; the last one is shared by nobody."""

    @classmethod
    def of(cls, library: ctypes.CDLL) -> "Layout":
        numbers = {
            name: int(library.harmonies_network_number(at)) for at, name in enumerate(NUMBERS)
        }
        none = numbers["inputs"]
        mirrored = np.full((4, none + 1), none, np.uint16)
        for way in range(4):
            library.harmonies_network_mirrored(way, ctypes.c_void_p(mirrored[way].ctypes.data))
        return cls(numbers, mirrored, _shared(numbers))

    @property
    def inputs(self) -> int:
        return self.numbers["inputs"]


def _shared(numbers: dict[str, int]) -> NDArray[np.int64]:
    states, kinds, near = numbers["states"], numbers["landscapes"], numbers["near"]
    at = np.arange(numbers["inputs"] + 1)
    pair = (at - numbers["pair_at"]) % kinds**2
    one, other = pair // kinds, pair % kinds
    ordered = np.minimum(one, other) * kinds + np.maximum(one, other)
    rows = np.full(len(at), states + kinds**2 + near, np.int64)
    rows = np.where(
        at < numbers["empty_at"], states + kinds**2 + (at - numbers["near_at"]) % near, rows
    )
    rows = np.where(at < numbers["near_at"], states + kinds**2 + near, rows)
    rows = np.where(at < numbers["left_at"], states + ordered, rows)
    return np.where(at < numbers["pair_at"], at % states, rows)


def fresh(layout: Layout, seed: int) -> dict[str, NDArray[Any]]:
    """Small random weights: the first correction is none at all."""
    chance = np.random.default_rng(seed)
    wide, narrow = layout.numbers["wide"], layout.numbers["narrow"]

    def drawn(*shape: int, spread: float) -> NDArray[np.float32]:
        return (spread * chance.standard_normal(shape)).astype(np.float32)

    return {
        "first": np.zeros((layout.inputs + 1, wide), np.float32),
        "shared": drawn(int(layout.shared[-1]) + 1, wide, spread=0.1),
        "amounts": drawn(layout.numbers["amounts"], wide, spread=0.2),
        "first_bias": np.full(wide, 0.5, np.float32),
        "second": drawn(narrow, wide, spread=wide**-0.5),
        "second_bias": np.full(narrow, 0.1, np.float32),
        "third": np.zeros(narrow, np.float32),
        "third_bias": np.zeros(1, np.float32),
    }


def summed(weights: Weights, shared: Array) -> Array:
    """The first layer as the engine has it; the last row is for no fact."""
    table = weights["first"] + weights["shared"][shared]
    table[-1] = 0
    return table


def corrections(
    on: Arrays, weights: Weights, shared: Array, facts: Array, amounts: Array
) -> tuple[Array, tuple[Array, ...]]:
    """In points; and what the slopes need of the way there."""
    first = on.gathered(summed(weights, shared), facts)
    first = first + (AMOUNT * amounts) @ weights["amounts"] + weights["first_bias"]
    wide = first.clip(0.0, MOST_PASSED)
    second = wide @ weights["second"].T + weights["second_bias"]
    narrow = second.clip(0.0, MOST_PASSED)
    return SCALE * (narrow @ weights["third"] + weights["third_bias"]), (
        first,
        wide,
        second,
        narrow,
    )


def slopes(
    on: Arrays,
    weights: Weights,
    shared: Array,
    seen: tuple[Array, Array],
    ways: tuple[Array, ...],
    slope: Array,
) -> Slopes:
    """Of every weight, from the slope of the corrections."""
    facts, amounts = seen
    first, wide, second, narrow = ways
    out = SCALE * slope
    to_second = out[:, None] * weights["third"]
    to_second = to_second * ((second > 0) & (second < MOST_PASSED))
    to_first = (to_second @ weights["second"]) * ((first > 0) & (first < MOST_PASSED))
    table = on.scattered(weights["first"], facts, to_first)
    table[-1] = 0
    return {
        "first": table,
        "shared": on.scattered(weights["shared"], shared[:, None], table),
        "amounts": (AMOUNT * amounts).T @ to_first,
        "first_bias": to_first.sum(0),
        "second": to_second.T @ wide,
        "second_bias": to_second.sum(0),
        "third": narrow.T @ out,
        "third_bias": out.sum().reshape(1),
    }


def packed(layout: Layout, weights: dict[str, NDArray[Any]], trained: int) -> bytes:
    """As the engine reads it (`struct Network`)."""
    plain = {
        **weights,
        "first": summed(weights, layout.shared)[:-1],
        "amounts": AMOUNT * weights["amounts"],
    }
    parts = [np.array([layout.numbers["layout"], trained], "<u2").view("<i2")]
    for name, unit in (UNITS | UNITS_LATE).items():
        most = min(32767, round(MOST.get(name, 1e9) * unit))
        parts.append(np.rint(plain[name] * unit).clip(-most, most).astype("<i2").ravel())
    content = np.concatenate(parts).tobytes()
    assert len(content) == layout.numbers["bytes"]
    return content


def compressed(content: bytes) -> bytes:
    """Low bytes, then high bytes: they pack better so. zlib adds its own checksum."""
    return zlib.compress(np.frombuffer(content, np.uint8).reshape(-1, 2).T.tobytes(), 9)


def save(path: Path, weights: dict[str, NDArray[Any]], trained: int) -> None:
    """As half floats: enough to go on from."""
    halves = {name: values.astype(np.float16) for name, values in weights.items()}
    np.savez_compressed(path, **halves, trained=np.array(trained))


def load(path: Path) -> tuple[dict[str, NDArray[Any]], int]:
    with np.load(path) as stored:
        weights = {
            name: stored[name].astype(np.float32) for name in stored.files if name != "trained"
        }
        return weights, int(stored["trained"])
