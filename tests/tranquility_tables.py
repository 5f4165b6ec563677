"""Positions of Tranquility written down in a few words, and tables to play them on."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from harmonium.core.deal import Generator
from harmonium.core.errors import IllegalAction
from harmonium.core.game import Result, Seat
from harmonium.games.tranquility import GAME, Deal, Event, Options, State, View
from harmonium.games.tranquility.board import ROWS, grid_of
from harmonium.games.tranquility.cards import (
    COMPASS,
    ISLANDS,
    JOKER,
    MONSTER,
    ROCKS,
    START,
    Card,
    in_order,
)
from harmonium.games.tranquility.deal import no_storms
from harmonium.games.tranquility.events import silence
from harmonium.games.tranquility.rules import settled
from harmonium.games.tranquility.state import Known, Step, Storms


def cards(text: str) -> tuple[Card, ...]:
    """`"17 finish"`, in this order."""
    return tuple(map(Card, text.split()))


def islands(first: int, last: int) -> str:
    return " ".join(map(str, range(first, last + 1)))


def position(
    *,
    hands: Sequence[str],
    piles: Sequence[str] = (),
    grid: Mapping[int, int] | None = None,
    options: Options | None = None,
    turn: int = 0,
    **more: Any,
) -> State:
    """A position in which a seat is to take its action; what is not told is as it would be."""
    options = Options() if options is None else options
    seats = len(hands)
    laid = {} if grid is None else grid
    numbers = tuple(laid.get(cell, 0) for cell in range(1, grid_of(options).size + 1))
    drawn = tuple(in_order(cards(hand)) for hand in hands)
    state = State(
        options=options,
        first=Seat(0),
        numbers=numbers,
        hands=drawn,
        piles=tuple(map(cards, piles)) or ((),) * seats,
        discards=((),) * seats,
        known=tuple(Known(unsure=len(hand)) for hand in drawn),
        agenda=(Step("turn", Seat(turn)),),
        blind=((),) * seats,
        storms=no_storms(options, seats),
    )
    return settled(replace(state, **more), silence)


def full_grid(options: Options | None = None, *, but: Iterable[int] = ()) -> dict[int, int]:
    """Every cell filled, with rising even numbers; without some cells if one likes."""
    size = grid_of(options or Options()).size
    return {cell: 2 * cell for cell in range(1, size + 1) if cell not in set(but)}


def weather(
    *,
    seats: int = 2,
    pool: int = 0,
    supply: int = 6,
    yellow: Iterable[int] = (),
    orange: Iterable[int] = (),
    purple: Iterable[int] = (),
    **more: Any,
) -> Storms:
    """Storms by the seats before which, or the rows at which, they lie; Compasses."""

    def counts(places: Iterable[int], among: Iterable[int]) -> tuple[int, ...]:
        found = list(places)
        return tuple(found.count(place) for place in among)

    by_seat = range(seats)
    return Storms(
        counts(yellow, by_seat),
        counts(orange, by_seat),
        counts(purple, ROWS),
        pool,
        supply,
        **more,
    )


class Play:
    """A position and the acts on it, by their notation."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: list[Event] = []
        """What a spectator was told by the last act."""

    def act(self, seat: int, text: str) -> "Play":
        action = GAME.parse(text)
        before = self.state
        self.state = GAME.apply(before, Seat(seat), action)
        self.told = list(GAME.told(before, Seat(seat), action, self.state, None))
        return self

    def refuses(self, seat: int, text: str) -> str:
        """The rule that forbids the act; nothing has changed."""
        before = self.state
        action = GAME.parse(text)
        assert action not in GAME.legal(self.state, Seat(seat))
        with pytest.raises(IllegalAction) as refusal:
            GAME.apply(self.state, Seat(seat), action)
        assert self.state is before
        return refusal.value.rule

    def legal(self, seat: int) -> list[str]:
        return [GAME.format(action) for action in GAME.legal(self.state, Seat(seat))]

    def starts_with(self, seat: int, *beginnings: str) -> list[str]:
        """The legal acts whose notation begins like that."""
        return [text for text in self.legal(seat) if text.startswith(beginnings)]

    def view(self, seat: int | None) -> View:
        return GAME.view(self.state, None if seat is None else Seat(seat))

    def hand(self, seat: int) -> str:
        return " ".join(self.state.hands[seat])

    def discards(self, seat: int) -> str:
        return " ".join(self.state.discards[seat])

    def number(self, cell: int) -> int:
        """What lies in a cell; 0 if nothing does."""
        return self.state.numbers[cell - 1]

    @property
    def steps(self) -> list[str]:
        """The kinds of what the last act told, without what is asked next."""
        return [type(event).__name__ for event in self.told][:-1]

    @property
    def actors(self) -> tuple[int, ...]:
        return GAME.actors(self.state)

    @property
    def asked(self) -> str:
        """The kind of the step that somebody must answer."""
        return self.state.agenda[-1].kind

    @property
    def result(self) -> Result | None:
        return GAME.result(self.state)

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None


def play(**words: Any) -> Play:
    return Play(position(**words))


def deal_of(options: Options, seats: int, **changes: Any) -> Deal:
    """A possible deal, in the order of the box where nothing else is said."""
    deal = GAME.deal(options, seats, Generator.from_seed(0))
    return replace(deal, **changes)


def dealt(options: Options, seats: int, **changes: Any) -> Play:
    """The table at the start of a game with that deal."""
    deal = deal_of(options, seats, **changes)
    GAME.check_deal(options, seats, deal)
    return Play(GAME.start(options, seats, deal))


def stacked(deck: Iterable[Card], tops: Sequence[str], *, first: int = 0) -> tuple[Card, ...]:
    """A common deck that gives each seat these cards first; the rest follows as it comes."""
    seats = len(tops)
    rest = list(deck)
    wanted = [list(cards(top)) for top in tops]
    for top in wanted:
        for card in top:
            rest.remove(card)
    order: list[Card] = []
    total = len(rest) + sum(map(len, wanted))
    for place in range(total):
        seat = (first + place) % seats
        order.append(wanted[seat].pop(0) if wanted[seat] else rest.pop(0))
    return tuple(order)


def others(used: Iterable[str]) -> tuple[Card, ...]:
    """All islands but these, to be put out of the game."""
    gone = set(used)
    return tuple(card for card in ISLANDS if card not in gone)


def inventory(state: State) -> Counter[str]:
    """Every card on the table, wherever it lies."""
    cards: Counter[str] = Counter()
    for piles in (state.hands, state.piles, state.discards, state.blind):
        for pile in piles:
            cards.update(pile)
    for pile in (state.removed, state.gone, state.explorer, state.deck, state.offer):
        cards.update(pile)
    for cell, number in enumerate(state.numbers, 1):
        if number:
            cards[JOKER if cell in state.jokers else ISLANDS[number - 1]] += 1
    cards.update(card for card in (state.start, state.finish) if card is not None)
    if state.start_places:
        cards[START] += state.seats
    if state.rocks is not None:
        cards[ROCKS] += 1
    cards += _weather(state)
    return cards


def _weather(state: State) -> Counter[str]:
    """Storms in play, Compasses, and what an agenda holds in its hands."""
    cards: Counter[str] = Counter()
    storms = state.storms
    if storms is not None:
        cards["yellow"] += sum(storms.yellow)
        cards["orange"] += sum(storms.orange)
        cards["purple"] += sum(storms.purple)
        cards[JOKER] += storms.jokers
        cards[COMPASS] += storms.pool - storms.jokers + storms.supply
    for step in state.agenda:
        if step.kind == "storm":
            cards[str(step.card)] += 1
        elif step.kind == "strike":
            cards[MONSTER] += 1
        elif step.kind == "new_rocks":
            cards[ROCKS] += 1
    return cards
