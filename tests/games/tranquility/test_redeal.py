"""What a view allows is drawn evenly: every draw against all ways to lay the hidden cards.

The positions are tiny: almost every card is out of the game, so that all ways can be listed.
The lists are made here by trying every order of the hidden cards; they know nothing of how
`redeal` works, only in which places the rules let a card be.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from harmonium.core.deal import Generator
from harmonium.core.game import Seat
from harmonium.games.tranquility import GAME, Options, State
from harmonium.games.tranquility.actions import Commit, Discard
from harmonium.games.tranquility.cards import FINISH, Card, explorer_deck, in_order
from harmonium.games.tranquility.events import silence
from harmonium.games.tranquility.rules import settled
from harmonium.games.tranquility.state import Known, Payment, StartDiscards, Step, Trace, Waist
from harmonium.testing import rule
from tranquility_tables import Play, cards, full_grid, others, position

DRAWS = 3_000


class Place(NamedTuple):
    area: str
    seat: int
    number: int


Key = tuple[tuple[tuple[Card, ...], ...], ...]
MayLie = Callable[[Card, Place, Place], bool]
"""Whether a card that really lies in the first place could lie in the second one."""


def key_of(state: State) -> Key:
    return (state.hands, state.piles, state.discards, state.blind, (state.removed,))


def hands_in(key: Key) -> tuple[tuple[Card, ...], ...]:
    return key[0]


def all_ways(state: State, viewer: int | None, may_lie: MayLie) -> Counter[Key]:
    """Every order of the cards that the viewer does not see, over all places they lie in."""
    areas = {
        "hand": [hand for seat, hand in enumerate(state.hands) if seat != viewer],
        "pile": list(state.piles),
        "discard": [pile for seat, pile in enumerate(state.discards) if seat != viewer],
        "blind": list(state.blind),
        "removed": [state.removed],
    }
    seats = [seat for seat in range(state.seats) if seat != viewer]
    owners = {"hand": seats, "discard": seats}
    places: list[Place] = []
    hidden: list[Card] = []
    for area, piles in areas.items():
        for seat, pile in zip(owners.get(area, range(len(piles))), piles, strict=True):
            places += [Place(area, seat, number) for number in range(len(pile))]
            hidden += pile
    found: Counter[Key] = Counter()

    def lay(place: int, left: tuple[int, ...], laid: list[Card]) -> None:
        if place == len(places):
            found[_key(state, viewer, places, laid)] += 1
            return
        for number in left:
            if may_lie(hidden[number], places[number], places[place]):
                rest = tuple(other for other in left if other != number)
                lay(place + 1, rest, [*laid, hidden[number]])

    lay(0, tuple(range(len(hidden))), [])
    return found


def _key(state: State, viewer: int | None, places: Sequence[Place], laid: Sequence[Card]) -> Key:
    at = dict(zip(places, laid, strict=True))

    def row(area: str, seat: int, size: int) -> tuple[Card, ...]:
        return tuple(at[Place(area, seat, number)] for number in range(size))

    hands = tuple(
        hand if seat == viewer else in_order(row("hand", seat, len(hand)))
        for seat, hand in enumerate(state.hands)
    )
    discards = tuple(
        pile if seat == viewer else row("discard", seat, len(pile))
        for seat, pile in enumerate(state.discards)
    )
    piles = tuple(row("pile", seat, len(pile)) for seat, pile in enumerate(state.piles))
    blind = tuple(row("blind", seat, len(pile)) for seat, pile in enumerate(state.blind))
    return (hands, piles, discards, blind, (in_order(row("removed", 0, len(state.removed))),))


def draws_of(state: State, viewer: int | None, draws: int = DRAWS) -> Counter[Key]:
    view = GAME.view(state, None if viewer is None else Seat(viewer))
    generator = Generator.from_seed("redeal", "test")
    found: Counter[Key] = Counter()
    for _ in range(draws):
        dealt = GAME.redeal(view, generator)
        assert GAME.view(dealt, view.seat) == view
        found[key_of(dealt)] += 1
    return found


def assert_even(draws: Counter[Key], ways: Counter[Key]) -> None:
    """Exactly what is possible comes, and chi-squared stays within six standard deviations."""
    assert draws.keys() <= ways.keys(), set(draws) - set(ways)
    total, all_ = draws.total(), ways.total()
    expected = {key: total * count / all_ for key, count in ways.items()}
    chi = sum((draws[key] - mean) ** 2 / mean for key, mean in expected.items())
    freedom = len(ways) - 1
    assert freedom > 0
    assert chi < freedom + 6 * (2 * freedom) ** 0.5, (chi, freedom)
    if min(expected.values()) > 12:
        assert draws.keys() == ways.keys(), set(ways) - set(draws)


def gone_but(*used: str) -> tuple[Card, ...]:
    """Everything of the standard deck but these cards is out of the game."""
    named = cards(" ".join(used))
    finishes = 5 - named.count(Card("finish"))
    return (*others(named), *[Card("finish")] * finishes)


@rule("Q-INFO-1", "Q-INFO-6", "Q-SETUP-7")
def test_before_the_first_start_it_is_in_the_pile_or_among_fresh_cards() -> None:
    state = position(
        hands=["1 2", "50 51 finish"],
        piles=["start 60", "30 40 start"],
        gone=gone_but("1 2 50 51 60 30 40 finish"),
        known=(Known(unsure=2), Known(fresh=1, unsure=3)),
    )

    def may_lie(card: Card, really: Place, place: Place) -> bool:
        if card != "start":
            return True
        fresh = place == Place("hand", 1, 2)
        return place.seat == really.seat and (place.area == "pile" or fresh)

    assert_even(draws_of(state, 0), all_ways(state, 0, may_lie))


@rule("Q-INFO-6", "Q-SETUP-7")
def test_the_chance_of_a_start_in_a_hand_is_that_of_all_deals() -> None:
    """The same act in every deal: seat 1 discards its first two cards and draws two of five."""
    drawn: Counter[bool] = Counter()
    pile = cards("60 61 62 63 start")
    for order in set(permutations(pile)):
        state = position(
            hands=["1 2", "10 11 12 13 14"], piles=["3 start", " ".join(order)], turn=1
        )
        after = Play(state).act(1, "discard:10,11").state
        drawn["start" in after.hands[1]] += 1
    assert drawn[True] / drawn.total() == pytest.approx(2 / 5)
    state = position(
        hands=["1 2", "10 11 12 13 14"],
        piles=["3 start", "60 61 62 63 start"],
        turn=1,
        gone=gone_but("1 2 3 10 11 12 13 14 60 61 62 63"),
    )
    after = Play(state).act(1, "discard:10,11").state
    found = draws_of(after, 0, 3_000)
    held = sum(count for key, count in found.items() if "start" in hands_in(key)[1])
    assert held / found.total() == pytest.approx(2 / 5, abs=0.04)


def with_discards(state: State, seat: int, discards: str) -> State:
    piles = list(state.discards)
    piles[seat] = cards(discards)
    return replace(state, discards=tuple(piles))


@rule("Q-INFO-6", "Q-START-8")
def test_after_the_first_start_another_start_can_be_where_it_could_come_to() -> None:
    state = position(
        hands=["1 2", "50 start"],
        piles=["", "40"],
        gone=gone_but("1 2 50 40 41 42"),
        start=Card("start"),
        starter=Seat(0),
        known=(
            Known(unsure=2),
            Known(fresh=1, start_discards=(StartDiscards(1, 1, 1.0),), unsure=2),
        ),
    )
    state = with_discards(state, 1, "41 42")

    def may_lie(card: Card, _: Place, place: Place) -> bool:
        return card != "start" or place in {
            Place("pile", 1, 0),
            Place("hand", 1, 1),
            Place("discard", 1, 1),
        }

    assert_even(draws_of(state, 0), all_ways(state, 0, may_lie))


@rule("Q-INFO-6", "Q-START-8")
def test_a_start_drawn_before_a_payment_can_have_been_given_away() -> None:
    """Two cards drawn, then four of five given, then four drawn: in every deal and every way."""
    hands = ["1 2 3 4 start", "10 11 12 13 14"]
    used = "1 2 3 4 10 11 12 13 14 60 61 62 63 64 65"
    script = ((0, "start"), (0, "announce:4"), (1, "announce:4"), (0, "give:4"))
    found: Counter[str] = Counter()
    for at in range(7):
        pile = [*map(str, range(60, 66))]
        pile.insert(at, "start")
        state = position(hands=hands, piles=["", " ".join(pile)], turn=1, gone=gone_but(used))
        table = Play(state).act(1, "discard:10,11")
        for seat, text in script:
            table.act(seat, text)
        for act in table.legal(1):
            after = Play(table.state).act(1, act).state
            found[_where_is_start(after)] += 1
    assert found == {"pile": 5, "hand": 22, "discard": 8}
    # All these games look alike to seat 0.
    view = GAME.view(after, Seat(0))
    generator = Generator.from_seed("given", "test")
    drawn = Counter(_where_is_start(GAME.redeal(view, generator)) for _ in range(DRAWS))
    for where, count in found.items():
        assert drawn[where] / DRAWS == pytest.approx(count / found.total(), abs=0.04)


def _where_is_start(state: State) -> str:
    """Where the Start of seat 1 is."""
    areas = {"pile": state.piles[1], "hand": state.hands[1], "discard": state.discards[1]}
    (where,) = (area for area, cards_ in areas.items() if "start" in cards_)
    return where


CHOPPY = Options(sea_monsters="low", storm_compass=True)


def choppy_gone(*used: str) -> tuple[Card, ...]:
    named = cards(" ".join(used))
    kinds = cards("finish " * 5 + "monster " * 3 + "yellow yellow purple purple orange orange")
    left = Counter(kinds) - Counter(named)
    return (*others(named), *left.elements())


@rule("Q-INFO-6", "Q-MONSTER-5", "Q-STORM-1")
def test_storms_are_in_no_hand_and_monsters_are_no_discards() -> None:
    state = position(
        options=CHOPPY,
        hands=["1 2", "monster 50"],
        piles=["purple", "40 monster"],
        blind=(cards(""), cards("yellow 41")),
        gone=choppy_gone("1 2 50 40 41 42 purple yellow monster monster"),
        start=Card("start"),
        starter=Seat(1),
        known=(Known(unsure=2), Known(unsure=1)),
    )
    state = with_discards(state, 1, "42")
    # The Start of seat 0 is seen, so that only the kinds matter here.
    state = with_discards(state, 0, "start")

    def may_lie(card: Card, _: Place, place: Place) -> bool:
        if card in {"purple", "yellow"}:
            return place.area in {"pile", "blind"}
        if card == "monster":
            # One of two cards in the hand could be a monster: the newer one.
            return place.area in {"pile", "blind"} or place == Place("hand", 1, 1)
        return True

    assert_even(draws_of(state, 0), all_ways(state, 0, may_lie))


@rule("Q-MONSTER-7", "Q-INFO-6")
def test_monsters_that_were_shown_stay_in_the_hand() -> None:
    state = position(
        options=CHOPPY,
        hands=["1 2", "monster 50 51"],
        piles=["", "40 monster"],
        gone=choppy_gone("1 2 50 51 40 monster monster"),
        start=Card("start"),
        starter=Seat(1),
        known=(Known(), Known(monsters=1, unsure=1)),
    )
    state = with_discards(state, 0, "start")

    def may_lie(card: Card, really: Place, place: Place) -> bool:
        if card == "monster" and really.area == "hand":
            return place == Place("hand", 1, 0)
        if card == "monster":
            return place.area == "pile" or place == Place("hand", 1, 2)
        return place != Place("hand", 1, 0)

    assert_even(draws_of(state, 0), all_ways(state, 0, may_lie))


@rule("Q-MONSTER-7", "Q-INFO-6")
def test_shown_monsters_leave_less_room_for_a_start() -> None:
    """One of three cards can be the Start; then the hand shows exactly one monster."""
    ways: Counter[bool] = Counter()
    slots = [("hand", 0), ("hand", 1), ("hand", 2), ("pile", 0), ("pile", 1), ("pile", 2)]
    for start, monster in permutations(slots, 2):
        if start not in {("hand", 0), ("hand", 1)} and monster[0] == "hand":
            ways[start[0] == "hand"] += 1
    assert ways == {True: 2, False: 9}
    state = position(
        options=CHOPPY,
        hands=["1 finish", "51 53 monster"],
        piles=["", "41 43 start"],
        grid=full_grid(),
        gone=choppy_gone(" ".join(map(str, full_grid().values())), "1 51 53 monster 41 43 finish"),
        start=Card("start"),
        starter=Seat(0),
        known=(Known(), Known(fresh=1, unsure=3)),
    )
    table = Play(state).act(0, "finish")
    view = table.view(0)
    generator = Generator.from_seed("shown", "test")
    held = sum("start" in GAME.redeal(view, generator).hands[1] for _ in range(DRAWS))
    assert held / DRAWS == pytest.approx(2 / 11, abs=0.03)


@rule("Q-INFO-2", "Q-VAR-REMOVE-2")
def test_only_islands_can_have_been_removed() -> None:
    state = position(
        options=Options(remove_islands="galatea"),
        hands=["1 2", "50 finish"],
        piles=["", "40"],
        removed=in_order(cards("60 61 62 63")),
        gone=gone_but("1 2 50 40 60 61 62 63 finish"),
        start=Card("start"),
        starter=Seat(1),
    )
    state = with_discards(state, 0, "start")

    def may_lie(card: Card, _: Place, place: Place) -> bool:
        return card != "finish" or place.area != "removed"

    assert_even(draws_of(state, 0), all_ways(state, 0, may_lie))


def explorer_but(finishes: int) -> tuple[Card, ...]:
    """The explorer deck less so many Finish cards."""
    return tuple(
        (Counter(explorer_deck(Options(pyramid=True))) - Counter({FINISH: finishes})).elements()
    )


@rule("Q-INFO-6", "Q-VAR-PYRAMID-5")
def test_a_card_seen_in_a_hand_is_there_or_among_later_discards() -> None:
    state = position(
        options=Options(pyramid=True),
        hands=["1 2", "50 finish"],
        piles=["", "40"],
        gone=others(cards("1 2 50 40 41 42")),
        explorer=explorer_but(1),
        start=Card("start"),
        starter=Seat(1),
        known=(Known(), Known(traces=(Trace(Card("finish"), 1),))),
    )
    state = with_discards(state, 1, "41 42")
    state = with_discards(state, 0, "start")

    def may_lie(card: Card, _: Place, place: Place) -> bool:
        later = {Place("hand", 1, 0), Place("hand", 1, 1), Place("discard", 1, 1)}
        return card != "finish" or place in later

    assert_even(draws_of(state, 0), all_ways(state, 0, may_lie))


@rule("Q-INFO-6")
def test_no_more_cards_come_through_a_hand_than_were_left_in_it() -> None:
    state = position(
        options=Options(pyramid=True),
        hands=["1 2", "50 51 finish"],
        piles=["", "40"],
        gone=others(cards("1 2 50 51 40 41")),
        explorer=explorer_but(2),
        start=Card("start"),
        starter=Seat(1),
        known=(Known(), Known(traces=(Trace(FINISH, 0), Trace(FINISH, 0)), waists=(Waist(2, 1),))),
    )
    # Two Finish cards were seen, then the hand was down to one card when two had been discarded.
    state = with_discards(state, 1, "41 finish")
    state = with_discards(state, 0, "start")

    def may_lie(card: Card, _: Place, place: Place) -> bool:
        return card != "finish" or place.area in {"hand", "discard"}

    ways = all_ways(state, 0, may_lie)
    possible = Counter(
        {key: count for key, count in ways.items() if hands_in(key)[1].count(FINISH) <= 1}
    )
    assert possible.total() < ways.total()
    assert_even(draws_of(state, 0), possible)


@rule("Q-COMPASS-3", "Q-INFO-6")
def test_after_discarding_the_hand_no_older_card_is_held() -> None:
    # Seat 1 fails to finish, shows a Finish card, and discards its hand in the same turn.
    laid = " ".join(map(str, full_grid().values()))
    state = position(
        options=CHOPPY,
        hands=["monster", "finish 71"],
        piles=["", "73 74 75 76 77 finish start"],
        grid=full_grid(),
        start=Card("start"),
        starter=Seat(0),
        turn=1,
        gone=choppy_gone(laid, "monster finish finish 71 73 74 75 76 77"),
    )
    play = Play(state).act(1, "finish").act(1, "hand")
    view = play.view(0)
    for seed in range(50):
        dealt = GAME.redeal(view, Generator.from_seed(seed))
        assert "finish" in dealt.discards[1]


@rule("Q-VAR-COMPETE-8", "Q-INFO-6")
def test_rivals_know_what_was_taken_from_the_offer() -> None:
    state = position(
        options=Options(competitive=True),
        hands=["1 2", "50 51 52"],
        gone=others(cards("1 2 50 51 52 40 41 42 43 44")),
        deck=cards("43 44"),
        known=(Known(), Known(traces=(Trace(Card("50"), 0), Trace(Card("51"), 2)))),
    )
    state = with_discards(state, 1, "40 41 42")
    # The deck is one more place of hidden cards; for the list it is the pile of seat 0.
    as_pile = replace(state, deck=(), piles=(state.deck, ()))

    def may_lie(card: Card, _: Place, place: Place) -> bool:
        if place.area == "pile":
            return card not in {"50", "51"}
        return card != "51" or place.area == "hand" or place.number >= 2

    view = GAME.view(state, Seat(0))
    generator = Generator.from_seed("rivals", "test")
    found: Counter[Key] = Counter()
    for _ in range(DRAWS):
        dealt = GAME.redeal(view, generator)
        assert GAME.view(dealt, Seat(0)) == view
        found[key_of(replace(dealt, deck=(), piles=(dealt.deck, ())))] += 1
    assert_even(found, all_ways(as_pile, 0, may_lie))


@rule("Q-END-2")
def test_who_is_to_act_has_something_to_do() -> None:
    """Seat 1 holds one card; only islands that can be placed for nothing keep the game going."""
    state = position(
        hands=["1 2", "50"],
        piles=["", ""],
        grid={1: 10, 36: 70},
        turn=1,
        gone=gone_but("1 2 10 70 50 5 75 40", "finish"),
        start=Card("start"),
        starter=Seat(1),
    )
    state = with_discards(state, 1, "5 75 40 finish")
    state = with_discards(state, 0, "start")
    # The discards of seat 1 are the other places: its hand can only be 40 or 50.
    found = draws_of(state, 0, 600)
    assert {hands_in(key)[1] for key in found} == {cards("40"), cards("50")}


@rule("Q-END-2", "Q-END-3")
def test_who_lost_had_nothing_to_do() -> None:
    state = position(
        hands=["1 2", "5"],
        piles=["", ""],
        grid={1: 10, 36: 70},
        turn=1,
        gone=gone_but("1 2 10 70 50 5 75 40"),
        start=Card("start"),
        starter=Seat(1),
        discards=(cards("start"), cards("50 75 40")),
    )
    assert state.outcome is not None
    found = draws_of(state, 0, 600)
    assert {hands_in(key)[1] for key in found} == {cards("5"), cards("75")}


@rule("Q-START-4")
def test_secret_announcements_and_choices_are_any_that_could_have_been_made() -> None:
    state = position(
        hands=["1 2 3", "50 51 52", "60 61"],
        piles=["", "", ""],
        gone=gone_but("1 2 3 50 51 52 60 61"),
        start=Card("start"),
        starter=Seat(0),
        discards=(cards(""), cards("start"), cards("start")),
        known=(Known(), *[Known(start_discards=(StartDiscards(0, 1, 1.0),))] * 2),
        agenda=(Step("next", Seat(0)), Step("refill", Seat(0)), Step("owe", Seat(0), 8)),
    )
    play = Play(state).act(1, "announce:2")
    view = play.view(0)
    announced = Counter(
        GAME.redeal(view, Generator.from_seed(seed)).payment.announced[1]  # type: ignore[union-attr]
        for seed in range(400)
    )
    assert announced.keys() == {0, 1, 2, 3}
    assert min(announced.values()) > 60

    nobody = (None,) * 3
    commits = (Commit(3), Commit(2), Commit(1))
    choosing = Payment(Seat(0), 6, (False,) * 3, nobody, commits, nobody)
    state = settled(
        replace(play.state, payment=choosing, agenda=(*state.agenda[:-1], Step("choose", Seat(0)))),
        silence,
    )
    chosen = GAME.apply(state, Seat(1), Discard(cards("50 51")))
    view = GAME.view(chosen, Seat(0))
    found: Counter[tuple[Card, ...]] = Counter()
    for seed in range(400):
        dealt = GAME.redeal(view, Generator.from_seed(seed))
        cards_of_1 = dealt.payment.chosen[1]  # type: ignore[union-attr]
        assert cards_of_1 is not None
        found[tuple(str(dealt.hands[1].index(card)) for card in cards_of_1)] += 1  # type: ignore[misc]
    assert len(found) == 3
    assert min(found.values()) > 90


@rule("Q-SETUP-7", "Q-STORM-1")
def test_an_opening_with_a_storm_is_dealt_anew_with_other_places_for_the_starts() -> None:
    options = Options(storm_compass=True)
    for seed in range(200):
        deal = GAME.deal(options, 3, Generator.from_seed(seed))
        state = GAME.start(options, 3, deal)
        if state.start_places:
            break
    view = GAME.view(state, Seat(2))
    assert not view.are_starts_in
    assert all(sum(hand.count(Card("start")) for hand in state.hands) == 0 for _ in state.hands)
    places = {GAME.redeal(view, Generator.from_seed(seed)).start_places for seed in range(5)}
    assert len(places) == 5
