"""Tranquility in the engine's numbers; the codes are described in `docs/engine.md`.

A choice of cards to discard is a set of places in the sorted hand. What left the game is not part
of a position, and piles are always in their order: what a seat may conclude about hidden cards is
the business of `redeal`.
"""

from collections.abc import Iterable
from itertools import chain
from typing import Any, Final, assert_never, get_args

from harmonium.core.game import Seat
from harmonium.engine.bridge import Bridge, Values
from harmonium.games.tranquility.actions import (
    Action,
    Announce,
    Commit,
    Discard,
    DiscardHand,
    Flip,
    LayJoker,
    Pass,
    Place,
    PlayFinish,
    PlayMonster,
    PlayStart,
    PutRocks,
    PutStorm,
    Spend,
    Take,
)
from harmonium.games.tranquility.board import Cell, Row
from harmonium.games.tranquility.cards import (
    FINISH,
    ISLANDS,
    JOKER,
    MONSTER,
    NUMBERS,
    ORDER,
    PURPLE,
    START,
    STORMS,
    Card,
)
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.options import Options
from harmonium.games.tranquility.scoring import RIVALS, TOGETHER
from harmonium.games.tranquility.state import Payment, State, Step, StepKind

VERSION: Final = 2
SEATS: Final = 5
CELLS: Final = 36
PILE: Final = 100
STEPS: Final = 32
HAND: Final = 5
NOBODY: Final = 255
KINDS: Final[tuple[StepKind, ...]] = get_args(StepKind)
OUTCOMES: Final = ("Q-END-1", "Q-END-2", "Q-START-7", "Q-VAR-COMPETE-5")

CARD: Final = {card: place + 1 for card, place in ORDER.items()}


def options_of(options: Options, _seats: int) -> Values:
    return {name: [number] for name, number in zip(_OPTIONS, _numbers(options), strict=True)}


_OPTIONS: Final = (
    *("jagged_rocks", "sea_monsters", "storm_compass", "jokers", "remove_islands"),
    *("high_arch", "pyramid", "day_night", "competitive"),
)


def _numbers(options: Options) -> list[int]:
    """In the order of the form; levels as their number."""
    levels: dict[str, list[str]] = {
        "sea_monsters": list(FACTS.monsters),
        "remove_islands": list(FACTS.removed),
    }
    values = [(name, getattr(options, name)) for name in _OPTIONS]
    return [levels[name].index(value) if name in levels else int(value) for name, value in values]


def parts_of(state: State, *, hidden: bool = False) -> Values:
    """Piles keep the order they have: `redeal` is what imagines another."""
    del hidden
    outcome = state.outcome
    return {
        "version": [VERSION],
        "seats": [state.seats],
        "options": _numbers(state.options),
        "start_places": [*state.start_places, *[0] * (SEATS - len(state.start_places))],
        "first": [state.first],
        "are_starts_in": [not state.start_places and not state.options.competitive],
        "outcome": [0 if outcome is None else OUTCOMES.index(outcome.rule) + 1],
        "outcome_seat": [NOBODY if outcome is None else outcome.seat],
        "start": [_card(state.start)],
        "starter": [NOBODY if state.starter is None else state.starter],
        "finish": [_card(state.finish)],
        "night": [state.night],
        "rocks": [state.rocks or 0],
        **_weather(state),
        "numbers": _padded(state.numbers, CELLS),
        "jokers": _flags(state.jokers, CELLS),
        "moons": _flags(state.moons, CELLS),
        "sunk": _flags(state.sunk, len(ISLANDS)),
        "hands": _dealt(state.hands, HAND),
        "piles": _dealt(state.piles, PILE),
        "discards": _dealt(state.discards, PILE),
        "blind": _padded(map(len, state.blind), SEATS),
        "shown": _padded((known.monsters for known in state.known), SEATS),
        "explorer": _padded(map(_card, state.explorer), sum(FACTS.explorer.values())),
        "deck": _padded(map(_card, state.deck), len(ISLANDS)),
        "offer": _padded(map(_card, state.offer), FACTS.offer),
        "agenda": _agenda(state.agenda),
        **_payment(state.payment),
    }


def _card(card: Card | None) -> int:
    return 0 if card is None else CARD[card]


def _padded(numbers: Iterable[int], size: int) -> list[int]:
    found = list(numbers)
    return found + [0] * (size - len(found))


def _flags(numbers: Iterable[int], size: int) -> list[int]:
    """1 for each of the numbers, which count from 1."""
    chosen = set(numbers)
    return [number in chosen for number in range(1, size + 1)]


def _dealt(hands: tuple[tuple[Card, ...], ...], size: int) -> list[int]:
    some = chain.from_iterable(_padded(map(_card, hand), size) for hand in hands)
    return _padded(some, SEATS * size)


def _weather(state: State) -> Values:
    storms = state.storms
    if storms is None:
        return {}
    return {
        "yellow": _padded(storms.yellow, SEATS),
        "orange": _padded(storms.orange, SEATS),
        "purple": storms.purple,
        "compasses": [storms.pool, storms.supply, storms.jokers],
        "rewarded": _flags(storms.rewarded, 6),
    }


def _agenda(steps: tuple[Step, ...]) -> list[int]:
    """The step at hand last; the engine counts the cell of a reward from 0."""
    numbers: list[int] = []
    for step in steps:
        amount = step.amount - (step.kind == "reward")
        numbers += [KINDS.index(step.kind), step.seat, amount, _card(step.card), step.attempted]
    return numbers + [NOBODY, 0, 0, 0, 0] * (STEPS - len(steps))


def _payment(payment: Payment | None) -> Values:
    if payment is None:
        return {}
    committed = [
        (NOBODY, NOBODY) if commit is None else (commit.hand, commit.pile)
        for commit in payment.committed
    ]
    return {
        "payment": [1, payment.active, payment.owed],
        "pile_used": _padded(payment.pile_used, SEATS),
        "announced": _padded([NOBODY if n is None else n for n in payment.announced], SEATS),
        "committed": _padded(chain.from_iterable(committed), 2 * SEATS),
        "has_chosen": _padded([cards is not None for cards in payment.chosen], SEATS),
        "chosen": _dealt(tuple(cards or () for cards in payment.chosen), HAND),
    }


# Codes: the first of each kind, in the order of docs/engine.md.

PASS: Final = 0
DISCARD_HAND: Final = 1
LAY_JOKER: Final = 2
PLAY_START: Final = 3
PLAY_FINISH: Final = 5
ANNOUNCE: Final = 7
COMMIT: Final = 15
PUT_ROCKS: Final = 33
PUT_STORM: Final = 39
SPEND: Final = 45
DISCARD: Final = 66
FLIP: Final = DISCARD + (1 << HAND)
PLAY_MONSTER: Final = FLIP + CELLS
TAKE: Final = PLAY_MONSTER + 2 * CELLS
PLACE: Final = TAKE + len(ISLANDS)
PLACE_JOKER: Final = PLACE + len(ISLANDS) * CELLS


def code_of(state: Any, seat: Seat, action: Action) -> int:  # noqa: C901, PLR0912 - one line a kind
    """`state` is a State, or the seat's own View."""
    match action:
        case Pass():
            return PASS
        case DiscardHand():
            return DISCARD_HAND
        case LayJoker():
            return LAY_JOKER
        case PlayStart(card):
            return PLAY_START + (card == JOKER)
        case PlayFinish(card):
            return PLAY_FINISH + (card == JOKER)
        case Announce(number):
            return ANNOUNCE + number
        case Commit(hand, pile):
            return COMMIT + 3 * hand + pile
        case PutRocks(row):
            return PUT_ROCKS + row - 1
        case PutStorm(row):
            return PUT_STORM + row - 1
        case Spend(storm, place):
            # A seat is counted from 0, a row from 1; 0 is the Storm just drawn.
            at = 0 if place is None else place + (storm != PURPLE)
            return SPEND + 7 * STORMS.index(storm) + at
        case Discard(cards):
            return DISCARD + _places(_hand(state, seat), cards)
        case Flip(cell):
            return FLIP + cell - 1
        case PlayMonster(card, cell):
            return PLAY_MONSTER + CELLS * (card == JOKER) + cell - 1
        case Take(card):
            return TAKE + NUMBERS[card] - 1
        case Place(card, cell, number) if number is not None:
            return PLACE_JOKER + (number - 1) * CELLS + cell - 1
        case Place(card, cell):
            return PLACE + (NUMBERS[card] - 1) * CELLS + cell - 1
    assert_never(action)


def action_of(state: Any, seat: Seat, code: int) -> Action:  # noqa: C901, PLR0912 - one line a kind
    """`state` is a State, or the seat's own View."""
    if code >= PLACE:
        number, cell = divmod((code - PLACE) % (len(ISLANDS) * CELLS), CELLS)
        if code >= PLACE_JOKER:
            return Place(JOKER, Cell(cell + 1), number + 1)
        return Place(ISLANDS[number], Cell(cell + 1))
    if code >= TAKE:
        return Take(ISLANDS[code - TAKE])
    if code >= PLAY_MONSTER:
        joker, cell = divmod(code - PLAY_MONSTER, CELLS)
        return PlayMonster(JOKER if joker else MONSTER, Cell(cell + 1))
    if code >= FLIP:
        return Flip(Cell(code - FLIP + 1))
    if code >= DISCARD:
        hand = _hand(state, seat)
        return Discard(tuple(card for at, card in enumerate(hand) if code - DISCARD >> at & 1))
    if code >= SPEND:
        storm, at = divmod(code - SPEND, 7)
        card = STORMS[storm]
        return Spend(card) if not at else Spend(card, at - (card != PURPLE))
    if code >= PUT_STORM:
        return PutStorm(Row(code - PUT_STORM + 1))
    if code >= PUT_ROCKS:
        return PutRocks(Row(code - PUT_ROCKS + 1))
    if code >= COMMIT:
        return Commit(*divmod(code - COMMIT, 3))
    if code >= ANNOUNCE:
        return Announce(code - ANNOUNCE)
    if code >= PLAY_FINISH:
        return PlayFinish((FINISH, JOKER)[code - PLAY_FINISH])
    if code >= PLAY_START:
        return PlayStart((START, JOKER)[code - PLAY_START])
    return (Pass(), DiscardHand(), LayJoker())[code]


def _hand(state: Any, seat: Seat) -> tuple[Card, ...]:
    hand: tuple[Card, ...] = state.hands[seat] if isinstance(state, State) else state.hand
    return hand


def _places(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> int:
    """Where the cards are in the hand, as bits; of equal cards the first ones."""
    places, at = 0, 0
    for card in cards:
        at = hand.index(card, at)
        places |= 1 << at
        at += 1
    return places


def categories(options: Options) -> tuple[str | None, ...]:
    return RIVALS if options.competitive else (*TOGETHER, None)


BRIDGE: Final = Bridge(
    key="tranquility",
    options=options_of,
    parts=parts_of,
    code=code_of,
    action=action_of,
    categories=categories,
    faults=("version", "options", "seats", "chart", "cards", "agenda", "payment"),
)
