"""What is in the box and how a game is set up (Q-COMP, Q-SETUP)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from harmonium.core.deal import Generator
from harmonium.core.errors import BadNotation, IllegalOptions, ImpossibleDeal
from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.board import GRIDS
from harmonium.games.tranquility.cards import ISLANDS, KINDS, Card, common_deck, explorer_deck
from harmonium.testing import rule
from tranquility_tables import Play, cards, deal_of, dealt, islands, play, stacked

STANDARD = Options()
PYRAMID = Options(pyramid=True)
EVERYTHING = Options(jagged_rocks=True, sea_monsters="high", storm_compass=True, jokers=True)


def refusal(options: Options, seats: int, **changes: object) -> str:
    with pytest.raises(ImpossibleDeal) as problem:
        GAME.check_deal(options, seats, deal_of(options, seats, **changes))
    return problem.value.rule


# Components


@rule("Q-COMP-1")
def test_eighty_islands_with_each_number_once() -> None:
    assert sorted(map(int, ISLANDS)) == list(range(1, 81))
    assert [card for card in common_deck(EVERYTHING) if card in ISLANDS] == list(ISLANDS)


@rule("Q-COMP-1")
def test_an_island_has_a_sun_side_and_a_moon_side() -> None:
    table = play(hands=["40 1 2 3", "78 79"], options=Options(day_night=True)).act(0, "40@20")
    assert not table.state.moons
    table.act(1, "flip@20").act(1, "discard:78")
    assert table.state.moons == (20,)


@rule("Q-COMP-2")
def test_five_start_cards_are_enough_for_five_players_and_there_is_no_sixth() -> None:
    table = dealt(STANDARD, 5)
    assert sum(pile.count(Card("start")) for pile in table.state.piles) == 5
    with pytest.raises(IllegalOptions):
        GAME.check(STANDARD, 6)


@rule("Q-COMP-3")
def test_five_finish_cards() -> None:
    assert common_deck(STANDARD).count(Card("finish")) == 5
    assert explorer_deck(PYRAMID).count(Card("finish")) == 5


@rule("Q-COMP-4")
def test_twenty_five_border_cards() -> None:
    outline = len(GRIDS["pyramid"].outline)
    assert outline + explorer_deck(PYRAMID).count(Card("border")) == 25
    columns = {column for _, column in GRIDS["standard"].places}
    frame = 2 * len(columns) + 2 * len(GRIDS["standard"].rows)
    assert frame == 24


@rule("Q-COMP-5", "Q-COMP-6", "Q-COMP-7", "Q-COMP-8")
def test_the_choppy_seas_cards() -> None:
    found: Counter[str] = Counter(explorer_deck(PYRAMID))
    assert found["rocks"] == 1
    assert found["monster"] == 5
    assert (found["yellow"], found["purple"], found["orange"]) == (2, 2, 2)
    assert found["compass"] == 6
    # As modules the same cards are used.
    deck: Counter[str] = Counter(common_deck(EVERYTHING))
    assert deck["monster"] == 5
    assert (deck["yellow"], deck["purple"], deck["orange"]) == (2, 2, 2)
    storms = dealt(EVERYTHING, 3).state.storms
    assert storms is not None
    assert (storms.supply, storms.pool) == (6, 0)


@rule("Q-COMP-9")
def test_two_jokers() -> None:
    assert common_deck(Options(jokers=True)).count(Card("joker")) == 2
    assert common_deck(STANDARD).count(Card("joker")) == 0


@rule("Q-COMP-10")
def test_reference_cards_are_no_part_of_the_game() -> None:
    assert "reference" not in KINDS
    with pytest.raises(BadNotation):
        GAME.parse("discard:1,reference")


# Setup


@rule("Q-SETUP-1", "Q-SETUP-4")
def test_the_standard_game_uses_no_module() -> None:
    deck = Counter(common_deck(Options()))
    assert deck == Counter(ISLANDS) + Counter({Card("finish"): 5})
    state = dealt(STANDARD, 2).state
    assert (state.storms, state.rocks, state.explorer, state.offer) == (None, None, (), ())


@rule("Q-SETUP-2")
def test_anybody_can_be_first_and_turns_go_clockwise() -> None:
    firsts = {GAME.deal(STANDARD, 5, Generator.from_seed(seed)).first for seed in range(60)}
    assert firsts == {0, 1, 2, 3, 4}
    table = dealt(STANDARD, 3, first=2, starts=(str(2**64 - 1),) * 3)
    order = []
    for _ in range(4):
        (seat,) = table.actors
        order.append(seat)
        table.act(seat, table.starts_with(seat, "discard:")[0])
    assert order == [2, 0, 1, 2]
    assert refusal(STANDARD, 3, first=3) == "Q-SETUP-2"


@rule("Q-SETUP-3")
def test_islands_are_removed_before_anything_else_is_added() -> None:
    options = Options(remove_islands="galatea", jokers=True)
    for seed in range(20):
        deal = GAME.deal(options, 2, Generator.from_seed(seed))
        assert len(deal.removed) == 4
        assert set(deal.removed) <= set(ISLANDS)
        assert not set(deal.removed) & set(deal.deck)
        assert deal.deck.count(Card("finish")) == 5
    assert refusal(options, 2, removed=cards("1 2 3 finish")) == "Q-SETUP-3"
    assert refusal(options, 2, removed=cards("1 2 3")) == "Q-SETUP-3"
    assert refusal(options, 2, removed=cards("1 2 3 3")) == "Q-SETUP-3"


@rule("Q-SETUP-4")
@pytest.mark.parametrize(
    ("options", "added"),
    [
        (Options(sea_monsters="low"), {"monster": 3}),
        (Options(sea_monsters="middle"), {"monster": 4}),
        (Options(sea_monsters="high"), {"monster": 5}),
        (Options(storm_compass=True), {"yellow": 2, "purple": 2, "orange": 2}),
        (Options(jokers=True), {"joker": 2}),
        (Options(jagged_rocks=True), {}),
    ],
)
def test_the_cards_of_the_modules_are_shuffled_in(options: Options, added: dict[str, int]) -> None:
    deal = GAME.deal(options, 4, Generator.from_seed(1))
    assert Counter(deal.deck) == Counter(common_deck(STANDARD)) + Counter(
        {Card(kind): count for kind, count in added.items()}
    )
    assert refusal(options, 4, deck=deal.deck[1:]) == "Q-SETUP-4"


@rule("Q-SETUP-4")
def test_all_five_finish_cards_whatever_the_number_of_players() -> None:
    for seats in GAME.seats:
        deal = GAME.deal(STANDARD, seats, Generator.from_seed(seats))
        assert deal.deck.count(Card("finish")) == 5


@rule("Q-SETUP-5", "Q-SETUP-7")
@pytest.mark.parametrize(
    ("seats", "given", "left"),
    [
        (1, [85], [81]),
        (2, [43, 42], [39, 38]),
        (3, [29, 28, 28], [25, 24, 24]),
        (4, [22, 21, 21, 21], [18, 17, 17, 17]),
        (5, [17] * 5, [13] * 5),
    ],
)
def test_the_whole_deck_is_dealt_one_by_one(seats: int, given: list[int], left: list[int]) -> None:
    state = dealt(STANDARD, seats, first=0).state
    assert list(map(len, state.hands)) == [5] * seats
    assert list(map(len, state.piles)) == left
    # Five cards drawn, one Start shuffled in.
    assert [5 + len(pile) - 1 for pile in state.piles] == given


@rule("Q-SETUP-5")
def test_dealing_begins_with_the_first_player() -> None:
    deck = tuple(common_deck(STANDARD))
    state = dealt(STANDARD, 3, first=1, deck=deck).state
    assert state.hands[1] == cards("1 4 7 10 13")
    assert state.hands[2] == cards("2 5 8 11 14")
    assert state.hands[0] == cards("3 6 9 12 15")
    # The card that does not divide evenly is the first player's.
    assert list(map(len, state.piles)) == [24, 25, 24]
    for seats in (0, 6):
        with pytest.raises(IllegalOptions) as problem:
            GAME.check(STANDARD, seats)
        assert problem.value.rule == "Q-SETUP-5"


@rule("Q-SETUP-6")
def test_everybody_draws_a_hand_of_five_from_the_top() -> None:
    deck = stacked(common_deck(STANDARD), ["9 8 7 6 5 4", "21 22 23 24 25 26"])
    state = dealt(STANDARD, 2, first=0, deck=deck, starts=(str(2**64 - 1),) * 2).state
    assert state.hands == (cards(islands(5, 9)), cards(islands(21, 25)))
    assert state.piles[0][0] == "4"
    assert state.piles[1][0] == "26"


@rule("Q-SETUP-6", "Q-STORM-1")
def test_a_storm_in_the_opening_hand_counts_as_drawn() -> None:
    options = Options(storm_compass=True)
    deck = stacked(common_deck(options), ["1 2 orange 3 4 5", "21 22 23 24 25"])
    state = dealt(options, 2, first=0, deck=deck).state
    assert state.hands[0] == cards(islands(1, 5))
    assert state.storms is not None
    assert state.storms.orange == (1, 0)


@rule("Q-SETUP-7")
@pytest.mark.parametrize(
    ("u", "above"),
    [(0, 0), (2**64 - 1, 12), (2**63, 6), (2**64 // 13, 0), (2**64 // 13 + 1, 1)],
)
def test_the_start_goes_where_the_deal_says(u: int, above: int) -> None:
    """Each of five players has twelve cards left: thirteen places for the Start."""
    state = dealt(STANDARD, 5, starts=(str(u), "0", "0", "0", "0")).state
    assert state.piles[0].index(Card("start")) == above
    assert [pile.count(Card("start")) for pile in state.piles] == [1] * 5


@rule("Q-SETUP-7")
def test_nobody_begins_with_a_start_card() -> None:
    for seed in range(30):
        deal = GAME.deal(STANDARD, 4, Generator.from_seed(seed))
        state = GAME.start(STANDARD, 4, deal)
        assert not any(Card("start") in hand for hand in state.hands)


@rule("Q-SETUP-7")
@pytest.mark.parametrize("text", ["", "-1", "01", " 1", "x", "\u0661", str(2**64), "9" * 5000])
def test_the_place_of_a_start_is_one_whole_number(text: str) -> None:
    assert refusal(STANDARD, 1, starts=(text,)) == "Q-SETUP-7"


@rule("Q-SETUP-7")
def test_each_player_has_one_place_for_a_start() -> None:
    assert refusal(STANDARD, 2, starts=("1",)) == "Q-SETUP-7"


@rule("Q-SETUP-7", "Q-STORM-2", "Q-STORM-3", "Q-STORM-6")
def test_a_storm_in_an_opening_hand_asks_before_the_starts_are_shuffled_in() -> None:
    options = Options(storm_compass=True)
    deck = stacked(common_deck(options), ["1 2 3 purple 4 5", "21 22 23 24 25 26"])
    table = dealt(options, 2, first=0, deck=deck, starts=("0", "0"))
    assert table.asked == "storm"
    assert table.actors == (0,)
    assert not table.view(0).are_starts_in
    assert table.hand(1) == ""  # the next player has not drawn yet
    table.act(0, "storm:3")
    assert table.asked == "turn"
    assert [pile[0] for pile in table.state.piles] == ["start", "start"]
    assert "StartsShuffledIn" in table.steps


@rule("Q-SETUP-8")
def test_alone_one_sets_up_in_the_same_way() -> None:
    table: Play = dealt(STANDARD, 1)
    state = table.state
    assert len(state.hands[0]) == 5
    everything = Counter(state.hands[0]) + Counter(state.piles[0])
    assert everything == Counter(common_deck(STANDARD)) + Counter([Card("start")])


@rule("Q-SETUP-4")
def test_a_deal_that_is_possible_is_accepted() -> None:
    for options in (STANDARD, EVERYTHING, PYRAMID, Options(competitive=True)):
        deal = deal_of(options, 2)
        GAME.check_deal(options, 2, deal)
        swapped = replace(deal, deck=deal.deck[::-1])
        GAME.check_deal(options, 2, swapped)
