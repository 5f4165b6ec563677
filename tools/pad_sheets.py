"""Sheets of the score pad and what the rules answer, to compare the browser's own counting with.

    python tools/pad_sheets.py FILE [--each 1000] [--seed 1]

One JSON object a line: the game, a page as the browser would send it, and either its count or what
is wrong with it, just as the server says it. `tools/web.py test` writes such a file and has the
client count every page of it again; nothing of it is kept, so a changed rule is found at once.
"""

import argparse
import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from harmonium.core.errors import Problem
from harmonium.games import load
from harmonium.games.harmonies.board import GRIDS as BOARDS
from harmonium.games.harmonies.cards import ANIMALS, CARDS, SPIRITS
from harmonium.games.harmonies.data import FACTS as HARMONIES
from harmonium.games.harmonies.habitats import HABITATS
from harmonium.games.harmonies.stacks import ADDED, COLOURS, TO_KINDS, TOKEN, TOKENS
from harmonium.games.take_it_easy.board import CODES, DEFAULT_SYMBOLS
from harmonium.games.take_it_easy.data import FACTS as TAKE_IT_EASY
from harmonium.games.tranquility.board import GRIDS, ROWS
from harmonium.games.tranquility.data import FACTS as TRANQUILITY
from harmonium.wire.shared import wrong

Page = dict[str, Any]
Chance = random.Random


def odd(chance: Chance, percent: float) -> bool:
    return chance.random() * 100 < percent


# Take It Easy


def take_it_easy(chance: Chance) -> Page:
    if odd(chance, 3):
        twins = _twins(chance)
        boards = [_swapped(chance, twins) for _ in range(chance.choice((2, 3)))]
        return {"rounds": [boards], "scoring": "best_ray", "symbols": "s" * len(CODES)}
    seats = chance.choice((1, 2, 2, 3, 4, 6)) if not odd(chance, 3) else chance.choice((0, 7))
    rounds = [_round(chance, seats) for _ in range(chance.choice((1, 1, 2, 3)))]
    if odd(chance, 2):
        rounds[-1] = rounds[-1][1:]
    page: Page = {"rounds": rounds if not odd(chance, 1) else []}
    if odd(chance, 90):
        page["scoring"] = chance.choice(("standard", "rays", "best_ray"))
    if odd(chance, 50):
        page["placement"] = chance.choice(("free", "connected", "sun_moon_connected"))
    if odd(chance, 60):
        page["symbols"] = _symbols(chance)
    return page


def _twins(chance: Chance) -> list[str | None]:
    """Two lines that are equally good, and hardly ever a better one."""
    nines = chance.sample([code for code in CODES if code.startswith("9")], 6)
    others = chance.sample([code for code in CODES if code not in nines], 13)
    return [*nines[:3], *others, *nines[3:]]


def _symbols(chance: Chance) -> str:
    if odd(chance, 5):
        return chance.choice(("", "sun", "s" * 26, "m" * 28, "s" * 26 + "x", "s" * 27 + "\n"))
    # Lists with few moons, or few suns, so that there are rays.
    suns = chance.choice((0, 3, 50, 90, 97, 100))
    letters = "".join("s" if odd(chance, suns) else "m" for _ in CODES)
    return chance.choice(("default", DEFAULT_SYMBOLS, letters, letters, letters))


def _round(chance: Chance, seats: int) -> list[list[str | None]]:
    same = chance.sample(CODES, 19)
    boards = [_tiles(chance, same) for _ in range(seats)]
    if odd(chance, 40):  # the tiles of one board on all of them, by and large in its order
        boards = [_swapped(chance, boards[0]) for _ in boards]
    return boards


def _swapped(chance: Chance, board: list[str | None]) -> list[str | None]:
    swapped = list(board)
    for _ in range(chance.choice((0, 1, 3))):
        one, other = chance.sample(range(len(swapped)), 2)
        swapped[one], swapped[other] = swapped[other], swapped[one]
    return swapped


def _tiles(chance: Chance, same: list[Any]) -> list[str | None]:
    """Full or not, with many completed lines or by chance."""
    if odd(chance, 60):
        best = chance.choice(TAKE_IT_EASY.best_boards).replace("|", " ").split()
        board: list[str | None] = list(best)
        for _ in range(chance.choice((0, 1, 1, 2, 4))):
            one, other = chance.sample(range(19), 2)
            board[one], board[other] = board[other], board[one]
    else:
        board = chance.sample(same, 19)
    if odd(chance, 50):
        for cell in chance.sample(range(19), chance.choice((1, 2, 5, 12, 19))):
            board[cell] = None
    if odd(chance, 4):
        board[chance.randrange(19)] = chance.choice(("", "999", "12", "978", "1-2-3", "9-7-8"))
    if odd(chance, 1):
        board = board[:-1] if odd(chance, 50) else [*board, None]
    return board


# Harmonies

KIND_OF: Final = {stack.tokens: stack.kind for stack in HARMONIES.stacks}


def harmonies(chance: Chance) -> Page:
    side = chance.choice(("A", "B"))
    spirits = odd(chance, 50)
    seats = chance.choice((1, 1, 2, 3, 4)) if not odd(chance, 2) else chance.choice((0, 5))
    animals = chance.sample(ANIMALS, len(ANIMALS))
    chosen = chance.sample(SPIRITS, len(SPIRITS))
    box = dict(HARMONIES.tokens)
    players = [
        _place(chance, side, [animals.pop() for _ in range(chance.randrange(7))], chosen.pop(), box)
        for _ in range(seats)
    ]
    for place in players:
        if not spirits and not odd(chance, 1):
            spirit = place.pop("spirit", {}).get("card")
            place["cubes"] = {
                at: card for at, card in place.get("cubes", {}).items() if card != spirit
            }
        if odd(chance, 2) and players[0].get("cards"):
            place["cards"] = [*place.get("cards", ()), players[0]["cards"][0]]
    page: Page = {"players": players}
    if side == "B" or odd(chance, 50):
        page["side"] = side
    if spirits or odd(chance, 50):
        page["spirits"] = spirits
    if odd(chance, 60):
        page["river_loops"] = chance.choice(("rulebook", "bga", "bga"))
    return page


def _place(chance: Chance, side: Any, cards: list[Any], spirit: Any, box: dict[Any, int]) -> Page:
    board = _in_the_box(_landscape(chance, side, [*cards, spirit]), box)
    cubes: dict[str, str] = {}
    held = []
    for number, card in enumerate(cards):
        facts = CARDS[card]
        active = number < HARMONIES.most_active_cards - 1
        placed = chance.randint(0, facts.cubes) if active or odd(chance, 1) else facts.cubes
        _stand(chance, board, cubes, card, chance.randint(0, placed))
        held.append({"card": facts.id, "placed": placed})
    place: Page = {"board": board, "cubes": cubes, "cards": held}
    if odd(chance, 70):
        placed = chance.choice((0, 1, 1, True, False))
        place["spirit"] = {"card": CARDS[spirit].id, "placed": placed}
        if placed and odd(chance, 60):
            _stand(chance, board, cubes, spirit, 1)
            shown = [cell for cell, card in cubes.items() if card == CARDS[spirit].id]
            if shown and odd(chance, 40):
                place["spirit"]["cube"] = shown[0]
                if odd(chance, 50):
                    del cubes[shown[0]]
    if odd(chance, 12):
        _spoil(chance, place)
    return {name: value for name, value in place.items() if value or odd(chance, 50)}


def _in_the_box(board: Page, box: dict[Any, int]) -> Page:
    """Without the stacks for which no tokens are left."""
    found = {}
    for cell, stack in board.items():
        if all(stack.count(colour) <= box[colour] for colour in stack):
            found[cell] = stack
            for colour in stack:
                box[colour] -= 1
    return found


def _stand(chance: Chance, board: Page, cubes: dict[str, str], card: Any, count: int) -> None:
    """On stacks of the kind that the card's habitat asks for."""
    free = [
        cell
        for cell, stack in board.items()
        if cell not in cubes and KIND_OF[stack] == CARDS[card].habitat[0].kind
    ]
    for cell in chance.sample(free, min(count, len(free))):
        cubes[cell] = CARDS[card].id


def _landscape(chance: Chance, side: Any, cards: list[Any]) -> dict[str, tuple[str, ...]]:
    """Grown token by token, with whole habitats in it; or nothing but rivers and lakes."""
    grid = BOARDS[side]
    if odd(chance, 15):
        wet = chance.choice((30, 50, 60, 70, 80))
        return {name: ("blue",) for name in grid.names if odd(chance, wet)}
    stacks = bytearray(len(grid.names))
    colours = [*COLOURS, *COLOURS[:1] * chance.choice((0, 2, 12, 40))]
    for card in cards:
        if odd(chance, 50):
            _settle(chance, side, card, stacks)
    for _ in range(chance.choice((0, 5, 15, 30, 60))):
        cell, colour = chance.randrange(len(stacks)), chance.choice(colours)
        stacks[cell] = ADDED[TOKEN[colour]][stacks[cell]] or stacks[cell]
    board = {name: TOKENS[stack] for name, stack in zip(grid.names, stacks, strict=True) if stack}
    return dict(chance.sample(list(board.items()), len(board)))


def _settle(chance: Chance, side: Any, card: Any, stacks: bytearray) -> None:
    kind, ways = HABITATS[side][card]
    cell = chance.randrange(len(stacks))
    if ways[cell]:
        for at, wanted in ((cell, kind), *chance.choice(ways[cell])):
            fitting = [stack for stack in range(len(TOKENS)) if TO_KINDS[stack] == wanted]
            stacks[at] = chance.choice(fitting)


def _spoil(chance: Chance, place: Page) -> None:  # noqa: C901, PLR0912 - one case a fault
    """Something that no table can show."""
    cell = chance.choice(("a1", "c3", "g4", "e5", "z9", "5", "constructor", "__proto__"))
    animal, spirit = CARDS[chance.choice(ANIMALS)].id, CARDS[chance.choice(SPIRITS)].id
    match chance.randrange(14):
        case 0:
            place["board"][cell] = chance.choice((("blue", "blue"), ("pink",), ("red",), ()))
        case 8:
            place["board"]["b2"] = chance.choice((("gray", "brown"), ("pink",), ("red", "Red")))
        case 1:
            place["cubes"][cell] = chance.choice((animal, spirit, "unicorn", "constructor"))
        case 2:
            place["cubes"] |= dict.fromkeys(("a1", "a2", "b1", "b2", "c1", "c2"), animal)
        case 3:
            place["cubes"] |= dict.fromkeys(("a1", "b1"), spirit)
        case 4:
            place["cards"].append({"card": animal, "placed": chance.choice((-1, 6, 99))})
        case 5:
            place["cards"].append({"card": chance.choice((spirit, "unicorn")), "placed": 0})
        case 6:
            place["spirit"] = {"card": chance.choice((spirit, animal, "toString")), "placed": 1}
        case 7:
            place["spirit"] = {"card": spirit, "placed": chance.choice((-1, 2))}
        case 9:
            place["board"] |= dict.fromkeys(("a1", "a2", "a3", "b1", "b2", "c1"), ("red", "red"))
            place["board"] |= dict.fromkeys(("c2", "d1", "d2"), ("gray", "red"))
        case 10:
            place["cubes"] = {cell: animal, "b1": animal}
            place["cards"] = [{"card": animal, "placed": chance.choice((0, 2, 2))}]
        case 11:
            place["cards"] = [{"card": card["card"], "placed": 0} for card in place["cards"]]
        case 12:
            at = next(iter(place["cubes"]), cell)
            place["spirit"] = {"card": spirit, "placed": chance.choice((0, 1)), "cube": at}
        case _:
            place["cards"] += [{"card": CARDS[card].id, "placed": 0} for card in ANIMALS[:5]]


# Tranquility


def tranquility(chance: Chance) -> Page:
    name = chance.choice(("standard", "high_arch", "pyramid"))
    grid = GRIDS[name]
    placed = _chain(chance, grid.size)
    if name == "high_arch" and odd(chance, 40):
        placed = dict(zip(range(1, 21), _rising(chance, 20), strict=True)) | {
            cell: number for cell, number in placed.items() if cell > 20 and number > 60
        }
    free = [number for number in range(1, TRANQUILITY.islands + 1) if number not in placed.values()]
    hand = chance.sample(free, min(len(free), chance.choice((0, 1, 3, 5, 5))))
    page: Page = {"placed": placed, "hand": hand}
    if name != "standard" or odd(chance, 50):
        page["grid"] = name
    if odd(chance, 70):
        size = chance.randint(len(hand), TRANQUILITY.hand)
        page["hand_size"] = chance.choice((None, len(hand), size))
    if odd(chance, 40):
        page["moons"] = chance.sample(list(placed), chance.randint(0, len(placed)))
    if name != "pyramid" and odd(chance, 40):
        page["rivals"] = True
        page["discards"] = (chance.randrange(9), chance.choice((0, 0, 7)))
    else:
        if odd(chance, 40):
            page["blocked_rows"] = chance.sample(ROWS, chance.randrange(3))
        if odd(chance, 40):
            page["only_beside"] = odd(chance, 60)
    if odd(chance, 12):
        _drown(chance, page, grid.size)
    if odd(chance, 5):
        del page[chance.choice(("placed", "hand"))]
    return page


def _rising(chance: Chance, count: int) -> list[int]:
    if odd(chance, 30):
        first = chance.randint(1, TRANQUILITY.islands - count + 1)
        return list(range(first, first + count))
    return sorted(chance.sample(range(1, TRANQUILITY.islands + 1), count))


def _chain(chance: Chance, size: int) -> dict[int, int]:
    count = chance.choice((0, 1, 4, size // 2, size - 1, size))
    cells = sorted(chance.sample(range(1, size + 1), count))
    return dict(zip(cells, _rising(chance, count), strict=True))


def _drown(chance: Chance, page: Page, size: int) -> None:
    match chance.randrange(10):
        case 5:
            page["hand_size"] = chance.choice((-1, 6, 99, len(page["hand"]) - 1))
        case 6:
            page["hand"] = chance.sample(range(1, TRANQUILITY.islands + 1), 7)
        case 7:
            page["moons"] = chance.sample(range(1, size + 1), 3)
        case 8:
            page["rivals"] = True
            page |= chance.choice(
                ({"only_beside": True}, {"blocked_rows": [2]}, {"grid": "pyramid"})
            )
        case 9:
            page["rivals"] = True
            page["discards"] = chance.choice(((-1, 0), (40, 41), (3, -2), (80, 0)))
        case 0:
            page["placed"][chance.choice((0, -1, size + 1, 99))] = 40
        case 1:
            page["hand"] = [*page["hand"], chance.choice((0, -3, 81, *page["placed"].values()))]
        case 2:
            page["blocked_rows"] = [chance.choice((0, 7, -1))]
        case 3:
            page["moons"] = [chance.choice((0, size + 1))]
        case _:
            page["placed"][chance.randint(1, size)] = chance.choice((1, 80, 40, 0, 99))


GAMES: Final[Mapping[str, Callable[[Chance], Page]]] = {
    "harmonies": harmonies,
    "take_it_easy": take_it_easy,
    "tranquility": tranquility,
}


def as_sent(value: Any) -> Any:
    """As a browser sends it: of an object's keys the whole numbers come first, in their order."""
    if isinstance(value, Mapping):
        keys = [str(key) for key in value]
        numbers = sorted((key for key in keys if key.isdigit()), key=int)
        found = {str(key): as_sent(one) for key, one in value.items()}
        return {key: found[key] for key in (*numbers, *(key for key in keys if not key.isdigit()))}
    return [as_sent(one) for one in value] if isinstance(value, list | tuple) else value


def answered(game: str, page: Page) -> Page:
    known = load(game)
    assert known.pad is not None
    try:
        sheet = msgspec.convert(page, known.page_type, str_keys=True)
        return {"game": game, "page": page, "counted": known.pad(sheet)}
    except Problem as problem:
        return {"game": game, "page": page, "wrong": wrong(problem)}


def sheets(each: int, seed: int) -> Iterator[Page]:
    for game, make in GAMES.items():
        chance = random.Random(f"{game} {seed}")
        for _ in range(each):
            yield answered(game, as_sent(make(chance)))


def write(file: Path, *, each: int, seed: int) -> None:
    with file.open("wb") as out:
        for sheet in sheets(each, seed):
            out.write(msgspec.json.encode(sheet) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--each", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    write(given.file, each=given.each, seed=given.seed)


if __name__ == "__main__":
    main()
