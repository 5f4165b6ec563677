"""What an act does to the gaps: how many cells they have, and how many numbers can still come."""

from collections.abc import Iterator

from harmonium.core.game import Remark
from harmonium.games.tranquility.actions import Action, Discard, Place, PlayMonster, number_of
from harmonium.games.tranquility.board import Cell, Numbers
from harmonium.games.tranquility.cards import NUMBERS
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.placing import cost, gap
from harmonium.games.tranquility.view import View


def hopes(view: View, action: Action) -> tuple[Remark, ...]:
    match action:
        case Place():
            return tuple(_placed(view, number_of(action), action.cell))
        case Discard(cards):
            thrown = [NUMBERS[card] for card in cards if card in NUMBERS]
            return tuple(_thrown(view, thrown))
        case PlayMonster(_, cell):
            numbers = (*view.numbers[: cell - 1], 0, *view.numbers[cell:])
            return (_gap(view, numbers, cell, gone={view.numbers[cell - 1]}),)
        case _:
            return ()


def _placed(view: View, number: int, cell: Cell) -> Iterator[Remark]:
    price = cost(view.numbers, number, cell)
    if price:
        yield Remark("hope-tranquility-costs", {"cards": price})
    numbers = (*view.numbers[: cell - 1], number, *view.numbers[cell:])
    beside = [at for at in (cell - 1, cell + 1) if 1 <= at <= len(numbers) and not numbers[at - 1]]
    for at in beside:
        yield _gap(view, numbers, at)
    if not beside:
        yield Remark("hope-tranquility-fills", {})


def _thrown(view: View, thrown: list[int]) -> Iterator[Remark]:
    for number in thrown:
        below, above = gap(view.numbers, number)
        if above - below <= 1 or number in view.sunk:
            yield Remark("hope-tranquility-useless", {"number": number})
        else:
            left = could_come(view, view.numbers, below + 2, gone=set(thrown))
            cells = above - below - 1
            yield Remark(
                "hope-tranquility-gives-up", {"number": number, "cells": cells, "numbers": left}
            )


def _gap(
    view: View, numbers: Numbers, cell: int, gone: frozenset[int] | set[int] = frozenset()
) -> Remark:
    """Of the gap around an empty cell."""
    below, above = ends(numbers, cell)
    cells, left = above - below - 1, could_come(view, numbers, cell, gone)
    what = "gap" if left >= cells else "starves"
    return Remark(
        f"hope-tranquility-{what}", {**edges(numbers, cell), "cells": cells, "numbers": left}
    )


def ends(numbers: Numbers, cell: int) -> tuple[int, int]:
    """The indices of the filled cells before and after an empty one, or of the ends."""
    below, above = cell - 1, cell - 1
    while below >= 0 and not numbers[below]:
        below -= 1
    while above < len(numbers) and not numbers[above]:
        above += 1
    return below, above


def edges(numbers: Numbers, cell: int) -> dict[str, str | int | float]:
    """The numbers on both sides of a gap; 0 and 81 stand for the ends."""
    below, above = ends(numbers, cell)
    low = numbers[below] if below >= 0 else 0
    high = numbers[above] if above < len(numbers) else FACTS.islands + 1
    return {"low": low, "high": high}


def could_come(
    view: View, numbers: Numbers, cell: int, gone: frozenset[int] | set[int] = frozenset()
) -> int:
    """Numbers for the gap around an empty cell that nobody has played and the viewer has not
    discarded; they may be in any hand or pile.
    """
    spent = {*numbers, *view.sunk, *gone}
    spent |= {NUMBERS[card] for card in view.own_discards if card in NUMBERS}
    edge = edges(numbers, cell)
    return sum(number not in spent for number in range(int(edge["low"]) + 1, int(edge["high"])))
