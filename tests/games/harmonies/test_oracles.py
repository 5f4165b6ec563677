"""Scoring and habitats against plain implementations that share nothing with them.

The oracles work on axial coordinates and colours, read the cards from the data file and know
neither stack numbers nor bit sets.
"""

import json
import random
from collections import Counter
from collections.abc import Iterable
from importlib import resources
from typing import Any

import msgspec
import pytest

from harmonium.games.harmonies import GAME, Sheet
from harmonium.games.harmonies.data import Side
from harmonium.games.harmonies.stacks import (
    ADDED,
    EMPTY,
    STACK,
    TOKEN,
    TOKENS,
    TOKENS_IN_THE_BOX,
    Stacks,
)
from harmonium.testing import rule

Place = tuple[int, int]
Board = dict[Place, tuple[str, ...]]

COLUMNS = {"A": (5, 4, 5, 4, 5), "B": (4, 3, 4, 3, 4, 3, 4)}
NORTH, NORTH_WEST, SOUTH_WEST, SOUTH, SOUTH_EAST, NORTH_EAST = (
    (0, -1),
    (-1, 0),
    (-1, 1),
    (0, 1),
    (1, 0),
    (1, -1),
)
WALK = (NORTH, NORTH_WEST, SOUTH_WEST, SOUTH, SOUTH_EAST, NORTH_EAST)
DATA = json.loads(
    resources.files("harmonium.games.harmonies.data").joinpath("harmonies.json").read_text("utf-8")
)


def places(side: str) -> dict[str, Place]:
    return {
        f"{'abcdefg'[q]}{row + 1}": (q, row - q // 2)
        for q, rows in enumerate(COLUMNS[side])
        for row in range(rows)
    }


def beside(place: Place) -> list[Place]:
    return [(place[0] + q, place[1] + r) for q, r in WALK]


def random_stacks(side: str, chance: random.Random) -> Stacks:
    """A board of random legal stacks; some boards are mostly of one colour, so that it groups."""
    favourites = [chance.randrange(6) for _ in range(chance.choice([1, 2, 3, 6]))]
    filled = chance.choice([0.5, 0.8, 1.0])
    left = Counter(TOKENS_IN_THE_BOX)
    board = []
    for _ in places(side):
        stack = EMPTY
        if chance.random() < filled:
            for _ in range(chance.randrange(1, 4)):
                token = chance.choice(favourites)
                if left[token] and ADDED[token][stack]:
                    left[token] -= 1
                    stack = ADDED[token][stack]  # type: ignore[assignment]
        board.append(stack)
    return bytes(board)


def is_in_the_box(stacks: Stacks) -> bool:
    laid = Counter(int(TOKEN[colour]) for stack in stacks for colour in TOKENS[stack])
    return not laid - Counter(TOKENS_IN_THE_BOX)


def document(side: str, stacks: Stacks, **more: Any) -> dict[str, Any]:
    return {
        "side": side,
        "board": {
            name: list(TOKENS[stack])
            for name, stack in zip(places(side), stacks, strict=True)
            if stack
        },
        **more,
    }


def seen(side: str, stacks: Stacks) -> Board:
    return {
        place: tuple(TOKENS[stack])
        for place, stack in zip(places(side).values(), stacks, strict=True)
    }


def patches(cells: Iterable[Place]) -> list[set[Place]]:
    """Groups, by merging whatever touches."""
    found: list[set[Place]] = []
    for cell in cells:
        touching = [patch for patch in found if patch & set(beside(cell))]
        found = [patch for patch in found if patch not in touching]
        found.append({cell}.union(*touching))
    return found


def distances(cells: set[Place]) -> dict[tuple[Place, Place], float]:
    """All shortest ways at once (Floyd and Warshall), counted in cells."""
    far = {(a, b): 1.0 if a == b else 2.0 if b in beside(a) else 1e9 for a in cells for b in cells}
    for middle in cells:
        for a in cells:
            for b in cells:
                far[a, b] = min(far[a, b], far[a, middle] + far[middle, b] - 1)
    return far


def loop(cells: set[Place]) -> int:
    """The walk of H-SCORE-RIVER-6, told as a recursion."""
    first = min(cells, key=lambda place: (place[0], place[1] + place[0] // 2))
    marked: set[Place] = set()

    def walk(place: Place, length: int) -> int:
        marked.add(place)
        best = length if length >= 3 and first in beside(place) else 0
        for step in WALK:
            there = (place[0] + step[0], place[1] + step[1])
            if there in cells and there not in marked:
                best = max(best, walk(there, length + 1))
        return best

    return walk(first, 1)


def river(board: Board, *, bga: bool) -> int:
    length = 0
    for patch in patches(place for place, stack in board.items() if stack == ("blue",)):
        length = max(length, int(max(distances(patch).values())))
        if bga:
            length = max(length, loop(patch))
    table = {0: 0, 1: 0, 2: 2, 3: 5, 4: 8, 5: 11, 6: 15}
    return table[length] if length in table else 15 + 4 * (length - 6)


def islands(board: Board) -> int:
    return 5 * len(patches(place for place, stack in board.items() if stack != ("blue",)))


def is_mountain(stack: tuple[str, ...]) -> bool:
    return bool(stack) and set(stack) == {"gray"}


def is_building(stack: tuple[str, ...]) -> bool:
    return len(stack) == 2 and stack[1] == "red"


def tally(side: str, board: Board, *, bga: bool) -> dict[str, int]:
    by_height = {1: 1, 2: 3, 3: 7}
    points = dict.fromkeys(("trees", "mountains", "fields", "buildings", "water"), 0)
    for place, stack in board.items():
        around = [board[near] for near in beside(place) if board.get(near)]
        if stack and stack[-1] == "green":
            points["trees"] += by_height[len(stack)]
        if is_mountain(stack) and any(map(is_mountain, around)):
            points["mountains"] += by_height[len(stack)]
        if is_building(stack) and len({near[-1] for near in around}) >= 3:
            points["buildings"] += 5
    fields = patches(place for place, stack in board.items() if stack == ("yellow",))
    points["fields"] = 5 * sum(len(patch) >= 2 for patch in fields)
    points["water"] = river(board, bga=bga) if side == "A" else islands(board)
    return points


def is_kind(stack: tuple[str, ...], kind: str) -> bool:
    match kind:
        case "water":
            return stack == ("blue",)
        case "field":
            return stack == ("yellow",)
        case "building":
            return is_building(stack)
        case _ if kind.startswith("tree"):
            return stack == ("brown",) * (int(kind[-1]) - 1) + ("green",)
        case _:
            return stack == ("gray",) * int(kind[-1])


def turned(place: Place) -> list[Place]:
    """The six turns of a place round the origin."""
    turns = [place]
    for _ in range(5):
        q, r = turns[-1]
        turns.append((-r, q + r))
    return turns


def homes(board: Board, card: dict[str, Any]) -> set[Place]:
    """Where the card's habitat stands, by trying every cell and every turn."""
    pieces = [(kind, turned((q, r))) for kind, q, r in card["habitat"]]
    return {
        (q, r)
        for q, r in board
        for sixth in range(6)
        if all(
            (there := (q + turns[sixth][0], r + turns[sixth][1])) in board
            and is_kind(board[there], kind)
            for kind, turns in pieces
        )
    }


@rule("H-SCORE-RIVER-2", "H-SCORE-RIVER-6", "H-SCORE-ISLAND-1", "H-TERM-4")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("loops", ["rulebook", "bga"])
def test_landscapes_agree_with_the_oracle(side: Side, loops: str) -> None:
    chance = random.Random(f"{side} {loops}")
    for _ in range(400):
        stacks = random_stacks(side, chance)
        written = document(side, stacks, river_loops=loops)
        found = msgspec.to_builtins(GAME.tally(msgspec.convert(written, Sheet)))
        expected = tally(side, seen(side, stacks), bga=loops == "bga")
        assert {name: found[name] for name in expected} == expected, written
        assert found["landscape"] == found["total"] == sum(expected.values())


@rule("H-SCORE-RIVER-2", "H-SCORE-RIVER-6")
@pytest.mark.parametrize("loops", ["rulebook", "bga"])
def test_rivers_agree_with_the_oracle_on_watery_boards(loops: str) -> None:
    chance = random.Random(loops)
    differs = 0
    for _ in range(250):
        much = chance.uniform(0.2, 0.9)
        stacks = bytes(STACK[("blue",)] if chance.random() < much else EMPTY for _ in places("A"))
        written = document("A", stacks, river_loops=loops)
        found = GAME.tally(msgspec.convert(written, Sheet)).water
        board = seen("A", stacks)
        assert found == river(board, bga=loops == "bga"), written
        differs += river(board, bga=True) != river(board, bga=False)
    assert differs > 20  # both readings were really asked for


KIND_STACKS = {
    kind: [stack for stack, tokens in enumerate(TOKENS) if is_kind(tokens, kind)]
    for card in DATA["animals"] + DATA["spirits"]
    for kind, _, _ in card["habitat"]
}


def planted(side: str, stacks: Stacks, card: dict[str, Any], chance: random.Random) -> Stacks:
    """The board with the card's habitat laid somewhere on it."""
    at = list(places(side).values())
    board = bytearray(stacks)
    while True:
        q, r = chance.choice(at)
        sixth = chance.randrange(6)
        cells = [
            (kind, (q + turned((dq, dr))[sixth][0], r + turned((dq, dr))[sixth][1]))
            for kind, dq, dr in card["habitat"]
        ]
        if all(place in at for _, place in cells):
            for kind, place in cells:
                board[at.index(place)] = chance.choice(KIND_STACKS[kind])
            return bytes(board)


@rule("H-CUBE-2", "H-CUBE-3", "H-CUBE-4", "H-CUBE-6")
@pytest.mark.parametrize("side", ["A", "B"])
def test_habitats_agree_with_the_oracle(side: Side) -> None:
    chance = random.Random(f"homes {side}")
    cards = DATA["animals"] + DATA["spirits"]
    names = places(side)
    found = set()
    for card_planted in cards * 3:
        stacks = planted(side, random_stacks(side, chance), card_planted, chance)
        while not is_in_the_box(stacks):
            stacks = planted(side, random_stacks(side, chance), card_planted, chance)
        board = seen(side, stacks)
        water = [name for name, place in names.items() if is_kind(board[place], "water")]
        taken = chance.sample(water, min(len(water), chance.randrange(3)))
        frog = {"card": "frog", "placed": len(taken)}
        written = document(side, stacks, cubes=dict.fromkeys(taken, "frog"), cards=[frog])
        assert GAME.where is not None
        where = GAME.where(msgspec.convert(written, Sheet))
        assert list(where) == [card["id"] for card in cards]
        for card in cards:
            at = homes(board, card)
            expected = [name for name in names if names[name] in at and name not in taken]
            assert list(where[card["id"]]) == expected, (card["id"], written)
            found |= {card["id"]} if expected else set()
    assert len(found) == 42
