"""Random legal games, act by act: no card is lost, nothing hidden shows, every game ends."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition
from hypothesis.stateful import rule as step

from harmonium.core.deal import Generator
from harmonium.core.errors import IllegalOptions
from harmonium.core.game import Seat
from harmonium.games.tranquility import GAME, Action, Options, State
from harmonium.games.tranquility.actions import Discard
from harmonium.games.tranquility.cards import ISLANDS, Card
from harmonium.testing import options_of
from tranquility_tables import inventory

MOST_ACTS = 600
"""No game is that long: every action gives up a card, and few acts belong to an action."""


def is_allowed(options: Options, seats: int) -> bool:
    try:
        GAME.check(options, seats)
    except IllegalOptions:
        return False
    return True


TABLES = st.tuples(options_of(GAME), st.sampled_from(GAME.seats)).filter(
    lambda table: is_allowed(*table)
)


def hidden_islands(state: State, viewer: Seat | None) -> set[Card]:
    """The islands that lie where the viewer cannot look and that were never shown."""
    areas: list[Iterable[Card]] = [*state.piles, *state.blind, state.removed, state.deck]
    for seat in range(state.seats):
        if seat != viewer:
            areas += [state.hands[seat], state.discards[seat]]
    shown = {trace.card for known in state.known for trace in known.traces}
    return {card for area in areas for card in area if card in ISLANDS} - shown


def names(thing: Any) -> set[str]:
    """Every text inside; cards are written as texts, numbers in the grid are not."""
    found: set[str] = set()
    todo = [msgspec.to_builtins(thing)]
    while todo:
        match todo.pop():
            case str(text):
                found.add(text)
            case dict() as fields:
                todo += fields.values()
            case list() | tuple() as items:
                todo += items
    return found


def cards_of(action: Action) -> tuple[Card, ...]:
    if isinstance(action, Discard):
        return action.cards
    card: Card | None = getattr(action, "card", None)
    return () if card is None else (card,)


class Voyage(RuleBasedStateMachine):
    state: State
    box: Counter[str]
    acts = 0

    @initialize(table=TABLES, seed=st.integers(0, 2**32 - 1))
    def begin(self, table: tuple[Options, int], seed: int) -> None:
        options, seats = table
        deal = GAME.deal(options, seats, Generator.from_seed(seed))
        self.state = GAME.start(options, seats, deal)
        self.box = inventory(self.state)
        self.chance = Generator.from_seed(seed, "machine")

    def act(self, who: int, what: int) -> None:
        actors = GAME.actors(self.state)
        seat = actors[who % len(actors)]
        legal = tuple(GAME.legal(self.state, seat))
        action = legal[what % len(legal)]
        before, self.state = self.state, GAME.apply(self.state, seat, action)
        self.acts += 1
        for viewer in (None, *map(Seat, range(before.seats))):
            told = GAME.told(before, seat, action, self.state, viewer)
            assert not names(told) & hidden_islands(self.state, viewer)

    @precondition(lambda self: self.state.outcome is None)
    @step(who=st.integers(0, 4), what=st.integers(0, 2**20))
    def somebody_acts(self, who: int, what: int) -> None:
        self.act(who, what)

    @precondition(lambda self: self.state.outcome is not None)
    @step(seat=st.integers(0, 4))
    def nobody_acts_after_the_end(self, seat: int) -> None:
        assert not GAME.legal(self.state, Seat(seat % self.state.seats))

    @invariant()
    def no_card_is_lost(self) -> None:
        assert inventory(self.state) == self.box

    @invariant()
    def no_view_shows_hidden_cards(self) -> None:
        for viewer in (None, *map(Seat, range(self.state.seats))):
            assert not names(GAME.view(self.state, viewer)) & hidden_islands(self.state, viewer)

    @invariant()
    def no_legal_set_names_cards_of_others(self) -> None:
        strikes = self.state.agenda[-1].kind == "strike"  # the monster lies on the table
        for seat in GAME.actors(self.state):
            own = {*self.state.hands[seat], *self.state.offer}
            for action in GAME.legal(self.state, seat):
                assert strikes or own.issuperset(cards_of(action)), action

    @invariant()
    def somebody_is_asked_until_it_is_over(self) -> None:
        actors = GAME.actors(self.state)
        assert bool(actors) == (GAME.result(self.state) is None)
        assert all(GAME.legal(self.state, seat) for seat in actors)

    def teardown(self) -> None:
        """Whatever was done so far, the game comes to an end."""
        if not hasattr(self, "state"):
            return
        while self.state.outcome is None:
            assert self.acts < MOST_ACTS
            actors = GAME.actors(self.state)
            seat = self.chance.pick(actors)
            action = self.chance.pick(tuple(GAME.legal(self.state, seat)))
            self.state = GAME.apply(self.state, seat, action)
            self.acts += 1
        assert inventory(self.state) == self.box


Voyage.TestCase.settings = settings(stateful_step_count=40)
TestVoyage = Voyage.TestCase
