from collections import Counter
from itertools import pairwise, permutations

import msgspec
import pytest

from games.harmonies.kit import EMPTY_A, act, finished_turn, options_for, position
from harmonium.core.deal import Generator
from harmonium.core.game import Seat
from harmonium.games.harmonies import GAME, Options, State
from harmonium.games.harmonies.cards import CARDS, SPIRITS
from harmonium.games.harmonies.data import FACTS
from harmonium.testing import random_play, rule


def spirit_table(seats: int = 3) -> State:
    options = Options(spirits=True, first_player=1)
    state: State = GAME.start(options, seats, GAME.deal(options, seats, Generator.from_seed(5)))
    return state


@rule("H-INFO-1")
def test_everybody_sees_boards_cards_tokens_and_what_is_left() -> None:
    state = random_play(GAME, Options(side="B"), 3, 4).moments[60].before
    views = [GAME.view(state, viewer) for viewer in (None, Seat(0), Seat(1), Seat(2))]
    public = [msgspec.structs.replace(view, seat=None) for view in views]
    assert all(view == public[0] for view in public)
    view = views[0]
    assert sum(view.bag.values()) == len(state.bag)
    assert view.pile == len(state.pile)
    shown = Counter(colour for space in view.spaces for colour in space) + Counter(view.hand)
    for player in view.players:
        shown += Counter(colour for stack in player.board.values() for colour in stack)
    for colour, number in FACTS.tokens.items():
        assert view.bag[colour] + shown[colour] == number


@rule("H-INFO-2")
def test_nobody_sees_the_order_of_bag_and_pile() -> None:
    state = position(EMPTY_A)
    other = msgspec.structs.replace(
        state, bag=bytes(reversed(state.bag)), pile=bytes(reversed(state.pile))
    )
    for viewer in (None, Seat(0), Seat(1)):
        assert GAME.view(state, viewer) == GAME.view(other, viewer)
    assert GAME.legal(state, Seat(0)) == GAME.legal(other, Seat(0))


@rule("H-INFO-3")
def test_spirits_are_seen_from_the_own_first_turn_on() -> None:
    state = spirit_table()
    offers = [tuple(CARDS[card].id for card in pair) for pair in state.offers]

    def seen() -> list[tuple[str, ...] | None]:
        return [GAME.view(state, viewer).offer for viewer in (None, Seat(0), Seat(1), Seat(2))]

    assert seen() == [None, offers[0], None, None]
    state = act(state, f"choose:{offers[0][0]}")
    assert seen() == [None, offers[0], None, None]
    chosen = GAME.view(state, Seat(1)).players[0].spirit
    assert chosen is not None
    assert chosen.card == offers[0][0]
    state = finished_turn(state)
    assert seen() == [None, offers[0], offers[1], None]
    state = finished_turn(state)
    assert seen() == [None, *offers]


@rule("H-INFO-3")
def test_only_the_owner_is_told_the_two_spirits() -> None:
    state = act(spirit_table(), options_for(spirit_table())[0], "g1")
    while state.hand:
        state = act(state, next(text for text in options_for(state) if "@" in text))
    after = act(state, "end")
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        told = GAME.told(state, Seat(0), GAME.parse("end"), after, viewer)
        kinds = [type(event).__name__ for event in told]
        assert ("SpiritsSeen" in kinds) == (viewer == 1)


@rule("H-INFO-3")
def test_a_rejected_spirit_is_drawn_evenly_for_those_who_do_not_know_it() -> None:
    state = spirit_table(seats=2)
    state = act(state, options_for(state)[0])
    chosen = state.areas[0].spirit
    view = GAME.view(state, Seat(1))
    found: Counter[int] = Counter()
    generator = Generator.from_seed("redeal")
    draws = 4500
    for _ in range(draws):
        offers = GAME.redeal(view, generator).offers
        assert chosen in offers[0]
        (rejected,) = set(offers[0]) - {chosen}
        found[rejected] += 1
    assert set(found) == set(SPIRITS) - {chosen}
    # Nine equally likely: 500 each, six standard deviations of about 21.
    assert all(abs(number - draws / 9) < 127 for number in found.values())
    own = GAME.view(state, Seat(0))
    assert GAME.redeal(own, generator).offers[0] == state.offers[0]


def test_what_is_left_is_dealt_evenly() -> None:
    """A tiny bag and a tiny pile: all orders come, and equally often."""
    state = position(EMPTY_A, bag=bytes([0, 1, 1]))
    last = msgspec.structs.replace(
        state, pile=state.pile[:2], discarded=state.discarded + state.pile[2:]
    )
    view = GAME.view(last, None)
    generator = Generator.from_seed("tiny")
    found: Counter[tuple[bytes, bytes]] = Counter()
    draws = 6000
    for _ in range(draws):
        dealt = GAME.redeal(view, generator)
        found[dealt.bag, dealt.pile] += 1
    bags = {bytes(order) for order in permutations([0, 1, 1])}
    piles = {bytes(order) for order in permutations(last.pile)}
    assert set(found) == {(bag, pile) for bag in bags for pile in piles}
    # Six equally likely: 1000 each, six standard deviations of about 29.
    assert all(abs(number - draws / 6) < 174 for number in found.values())


@rule("H-INFO-2")
def test_undo_stops_where_something_was_shown() -> None:
    state = position(EMPTY_A)
    steps = [state]
    for text in ("g1", options_for(state, "take:")[0]):
        steps.append(act(steps[-1], text))
    for before, after in pairwise(steps):
        assert GAME.reveals(before, after) is None
    while steps[-1].hand:
        steps.append(act(steps[-1], next(text for text in options_for(steps[-1]) if "@" in text)))
        assert GAME.reveals(steps[-2], steps[-1]) is None
    ended = act(steps[-1], "end")
    assert GAME.reveals(steps[-1], ended) == "reveal-refill"


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_view_is_plain_json(viewer: int | None) -> None:
    state = random_play(GAME, Options(spirits=True), 2, 1).moments[50].before
    view = GAME.view(state, None if viewer is None else Seat(viewer))
    again = msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type)
    assert again == view
