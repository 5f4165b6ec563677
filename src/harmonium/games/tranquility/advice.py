"""Help that a client may show: what an act would bring, where cards fit, what is closed."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from harmonium.core.game import Seat
from harmonium.games.tranquility.actions import Action, Discard, Place, PlayMonster
from harmonium.games.tranquility.board import Cell
from harmonium.games.tranquility.cards import (
    FINISH,
    JOKER,
    MONSTER,
    NUMBERS,
    START,
    Card,
    discardable,
)
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.modules.day_night import wrong_way_up
from harmonium.games.tranquility.modules.jokers import numbers as joker_numbers
from harmonium.games.tranquility.modules.storms import in_play
from harmonium.games.tranquility.notation import format_action
from harmonium.games.tranquility.placing import all_fits
from harmonium.games.tranquility.state import State, Step, without_item
from harmonium.games.tranquility.turn import closed_cells, only_beside, rules_of
from harmonium.games.tranquility.view import View


class FitMark(msgspec.Struct, frozen=True, tag="fit"):
    """A cell where an island of the own hand fits by its number, and what it would cost."""

    card: Card
    cell: Cell
    cost: int
    obstacle: str | None
    """The rule that forbids it all the same: too dear, closed, not beside an island; or the Start
    that must be played first."""


class JokerFit(msgspec.Struct, frozen=True, tag="joker_fit"):
    """A cell where a Joker of the own hand may go, with each number it may take and its cost."""

    cell: Cell
    numbers: tuple[int, ...]
    costs: tuple[int, ...]
    """In the order of the numbers."""


class Homeless(msgspec.Struct, frozen=True, tag="homeless"):
    """An island of the own hand that fits nowhere."""

    card: Card


class ClosedMark(msgspec.Struct, frozen=True, tag="closed"):
    cell: Cell
    rule: str


class GapMark(msgspec.Struct, frozen=True, tag="gap"):
    """Empty cells between two islands (or an end), and how many numbers could still come there."""

    cells: tuple[Cell, ...]
    numbers: int
    """Numbers in between that nobody has played and the viewer has not discarded."""


class WrongWayUp(msgspec.Struct, frozen=True, tag="wrong_way_up"):
    cell: Cell


class WholeHand(msgspec.Struct, frozen=True, tag="whole_hand"):
    """An act that takes all these cards, where no more than a few seem to be asked for."""

    act: Literal["start", "commit"]
    cards: tuple[Card, ...]
    rule: str


class DrawMark(msgspec.Struct, frozen=True, tag="draw"):
    """What is done now and costs nothing more is followed by a draw, which nobody takes back."""

    rule: str


Mark = FitMark | JokerFit | Homeless | ClosedMark | GapMark | WrongWayUp | WholeHand | DrawMark


def preview(state: State, _seat: Seat, action: Action) -> Mapping[str, int]:
    """The change of the seat's points; a payment that follows is an act of its own."""
    if not state.options.competitive:
        change = {Place: 1, PlayMonster: -1}.get(type(action), 0)
        return {"cells": change}
    placed = FACTS.points_in_grid if isinstance(action, Place) else 0
    thrown = len(action.cards) if isinstance(action, Discard) else 0
    return {"grid": placed, "discards": FACTS.points_for_discard * thrown}


def marks(view: View) -> tuple[Mark, ...]:
    if view.outcome is not None:
        return ()
    closed = closed_cells(view)
    found: list[Mark] = [ClosedMark(cell, rule) for cell, rule in closed.items()]
    found += _gaps(view)
    if view.options.day_night:
        found += map(WrongWayUp, wrong_way_up(view))
    if view.seat is not None:
        for card in dict.fromkeys(view.hand):
            if card in NUMBERS:
                found += _fits(view, view.seat, card, closed)
        if JOKER in view.hand and not _must_start(view):
            found += _joker_fits(view, view.seat, closed)
        found += _warnings(view, view.seat)
    return tuple(found)


def _warnings(view: View, seat: Seat) -> list[Mark]:
    """What costs more than it seems, as far as the seat can know it."""
    step = view.agenda[-1]
    cards = discardable(view.hand)
    if step.kind == "turn" and step.seat == seat and view.start is None:
        played = next((card for card in (START, JOKER) if card in cards), None)
        if played is not None and _gives_all(view, seat):
            return [WholeHand("start", without_item(cards, played), "Q-START-6")]
    if step.kind == "commit" and step.seat == seat and FINISH in cards:
        return [WholeHand("commit", cards, "Q-START-4")]
    following = (
        rules_of(view.options).rest[seat][-1] if step.kind == "turn" else view.agenda[-2:][0]
    )
    if step.seat == seat and following == Step("refill", seat) and view.piles[seat]:
        return [DrawMark("Q-TURN-4")]
    return []


def _gives_all(view: View, seat: Seat) -> bool:
    """Whether the crew cannot hold what a Start costs, whatever the others have (Q-START-6)."""
    yellow = view.storms.yellow if view.storms is not None else (0,) * len(view.hands)
    most = sum(
        hand - known.monsters + (FACTS.start_from_pile if storm else 0)
        for hand, known, storm in zip(view.hands, view.known, yellow, strict=True)
    )
    own_monsters = view.hand.count(MONSTER) - view.known[seat].monsters
    return most - own_monsters - 1 < FACTS.start_payment


def _must_start(view: View) -> bool:
    """Whoever holds a Start while none has been played can do nothing else (Q-START-1)."""
    return view.start is None and START in view.hand


def _fits(view: View, seat: Seat, card: Card, closed: Mapping[Cell, str]) -> list[Mark]:
    number = NUMBERS[card]
    coins = len(discardable(view.hand)) - 1
    beside = only_beside(view, seat)
    if number in view.sunk:
        return [Homeless(card)]
    found: list[Mark] = []
    for fit in all_fits(view.numbers, number):
        obstacle = "Q-START-1" if _must_start(view) else closed.get(fit.cell)
        if obstacle is None and beside and not fit.beside:
            obstacle = "Q-STORM-7"
        if obstacle is None and fit.cost > coins:
            obstacle = "Q-COST-5"
        found.append(FitMark(card, fit.cell, fit.cost, obstacle))
    return found or [Homeless(card)]


def _joker_fits(view: View, seat: Seat, closed: Mapping[Cell, str]) -> list[Mark]:
    coins = len(discardable(view.hand)) - 1
    beside = only_beside(view, seat)
    found: dict[Cell, dict[int, int]] = {}
    for number in joker_numbers(view):
        for fit in all_fits(view.numbers, number):
            if fit.cell not in closed and fit.cost <= coins and (fit.beside or not beside):
                found.setdefault(fit.cell, {})[number] = fit.cost
    return [
        JokerFit(cell, tuple(costs), tuple(costs.values())) for cell, costs in sorted(found.items())
    ]


def pointable(view: View) -> tuple[str, ...]:
    """The Storms in play: which one to remove may be spoken about (Q-INFO-5)."""
    if view.storms is None or view.outcome is not None:
        return ()
    return tuple(map(format_action, in_play(view)))


def _gaps(view: View) -> list[Mark]:
    spent = {*view.numbers, *view.sunk}
    spent |= {NUMBERS[card] for card in view.own_discards if card in NUMBERS}
    found: list[Mark] = []
    cells: list[Cell] = []
    low = 0
    for cell, number in enumerate((*view.numbers, FACTS.islands + 1), 1):
        if not number:
            cells.append(Cell(cell))
            continue
        if cells:
            between = sum(other not in spent for other in range(low + 1, number))
            found.append(GapMark(tuple(cells), between))
        low, cells = number, []
    return found
