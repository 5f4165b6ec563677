"""Jokers (Q-JOKER)."""

from harmonium.games.tranquility import Options
from harmonium.games.tranquility.cards import JOKER, START, common_deck
from harmonium.testing import rule
from tranquility_tables import Play, cards, full_grid, islands, play, weather

JOKERS = Options(jokers=True)


def sea(**more: object) -> Play:
    words: dict[str, object] = {
        "hands": ["40 41 42 43 joker", "50 51 52 53 54"],
        "piles": [islands(1, 9), islands(71, 79)],
        "options": JOKERS,
    }
    return play(**(words | more))


@rule("Q-JOKER-1")
def test_both_are_shuffled_into_the_deck() -> None:
    assert common_deck(JOKERS).count(JOKER) == 2
    assert common_deck(Options(jokers=True, pyramid=True)).count(JOKER) == 2


@rule("Q-JOKER-2")
def test_as_an_island_it_takes_any_number_never_played() -> None:
    table = sea(grid={10: 30}, sunk=(60,))
    numbers = {int(text.partition("@")[0][6:]) for text in table.starts_with(0, "joker=")}
    assert numbers == set(range(1, 81)) - {30, 60}
    assert table.refuses(0, "joker=30@20") == "Q-JOKER-2"
    assert table.refuses(0, "joker=60@20") == "Q-JOKER-2"
    assert table.refuses(0, "joker=81@20") == "Q-JOKER-2"
    table.act(0, "joker=65@20")
    assert table.number(20) == 65
    assert table.state.jokers == (20,)


@rule("Q-JOKER-2")
def test_discarded_or_removed_numbers_can_be_named() -> None:
    table = sea(
        options=Options(jokers=True, remove_islands="galatea"),
        removed=cards("60 61 62 63"),
        discards=(cards("70"), cards("71")),
    )
    assert {"joker=60@20", "joker=70@20", "joker=71@20", "joker=50@20"} <= set(table.legal(0))


@rule("Q-JOKER-2", "Q-START-1")
def test_as_a_start_it_is_never_compulsory() -> None:
    table = sea()
    assert "start=joker" in table.legal(0)
    assert "40@20" in table.legal(0)
    table.act(0, "start=joker")
    assert table.state.start == JOKER
    assert table.asked == "announce"


@rule("Q-JOKER-2", "Q-START-8")
def test_as_a_start_only_while_none_has_been_played() -> None:
    assert sea(start=START).refuses(0, "start=joker") == "Q-START-8"


@rule("Q-JOKER-2", "Q-START-1")
def test_a_real_start_beside_it_must_be_played_first() -> None:
    table = sea(hands=["40 41 42 start joker", "50 51 52 53 54"])
    assert table.legal(0) == ["start"]
    assert table.refuses(0, "start=joker") == "Q-START-1"


@rule("Q-JOKER-2", "Q-FINISH-1")
def test_as_a_finish_it_wins_on_a_complete_grid() -> None:
    early = sea(hands=["1 3 joker", "5 7"], grid=full_grid(but=[7]), start=START)
    assert early.refuses(0, "finish=joker") == "Q-FINISH-1"
    table = sea(hands=["1 3 joker", "5 7"], grid=full_grid(), start=JOKER).act(0, "finish=joker")
    assert table.result is not None
    assert table.result.won
    assert table.state.finish == JOKER


@rule("Q-JOKER-2")
def test_as_a_monster_it_needs_that_module() -> None:
    assert sea(grid={10: 30}).refuses(0, "monster=joker@10") == "Q-TURN-2"
    table = sea(grid={10: 30}, options=Options(jokers=True, sea_monsters="low"))
    table.act(0, "monster=joker@10")
    assert table.number(10) == 0
    assert table.state.gone == cards("joker 30")


@rule("Q-JOKER-2", "Q-COMPASS-5")
def test_as_a_compass_it_is_laid_into_the_pool() -> None:
    table = sea(
        options=Options(jokers=True, storm_compass=True),
        grid={10: 20},
        storms=weather(orange=[0]),
    )
    table.act(0, "compass=joker")
    assert table.state.storms is not None
    assert (table.state.storms.pool, table.state.storms.jokers) == (1, 1)
    assert table.actors == (0,)
    assert table.hand(0) == "40 41 42 43"
    table.act(0, "compass:orange@0")
    assert table.state.gone == cards("orange joker")
    assert sea().refuses(0, "compass=joker") == "Q-TURN-2"


@rule("Q-JOKER-2")
def test_only_a_joker_in_hand_becomes_a_compass() -> None:
    options = Options(jokers=True, storm_compass=True)
    table = sea(options=options, turn=1, storms=weather(orange=[0]))
    assert table.refuses(1, "compass=joker") == "Q-JOKER-4"


@rule("Q-JOKER-2")
def test_another_player_may_spend_the_joker_in_the_pool() -> None:
    table = sea(
        options=Options(jokers=True, storm_compass=True),
        storms=weather(yellow=[1]),
    )
    table.act(0, "compass=joker").act(0, "discard:40,41").act(0, "pass")
    assert table.actors == (1,)
    assert "compass:yellow@1" in table.legal(1)


@rule("Q-JOKER-2", "Q-VAR-PYRAMID-5")
def test_in_the_pyramid_it_is_no_monster() -> None:
    table = sea(
        options=Options(jokers=True, pyramid=True),
        grid={15: 30},
        explorer=cards("border"),
    )
    assert table.refuses(0, "monster=joker@15") == "Q-TURN-2"
    legal = set(table.legal(0))
    assert {"joker=31@20", "start=joker", "compass=joker"} <= legal


@rule("Q-JOKER-3")
def test_it_obeys_the_rules_of_the_card_it_stands_for() -> None:
    table = sea(grid={10: 30, 20: 50})
    assert table.refuses(0, "joker=29@15") == "Q-PLACE-2"
    assert table.refuses(0, "joker=35@11") == "Q-COST-5"
    table.act(0, "joker=32@11")
    assert table.state.agenda[-1].amount == 2
    # Its number counts for the neighbours.
    table.act(0, "discard:40,41")
    other = sea(hands=["40 41 42 43", "50"], grid={11: 38}, jokers=(11,)).act(0, "40@12")
    assert other.state.agenda[-1].amount == 2


@rule("Q-JOKER-3", "Q-VAR-DAYNIGHT-1")
def test_it_lies_the_way_up_that_holds() -> None:
    table = sea(options=Options(jokers=True, day_night=True), night=True).act(0, "joker=60@20")
    assert table.state.moons == (20,)


@rule("Q-JOKER-3", "Q-VAR-PYRAMID-4")
def test_on_a_border_card_it_explores() -> None:
    table = sea(options=Options(jokers=True, pyramid=True), explorer=cards("border border"))
    table.act(0, "joker=60@36")
    assert "Explored" in table.steps
    assert table.state.explorer == cards("border")


@rule("Q-JOKER-3")
def test_the_island_of_its_number_cannot_be_placed_any_more() -> None:
    table = sea(hands=["40 41 42 joker", "60 61 62"])
    table.act(0, "joker=60@20")
    assert table.refuses(1, "60@25") == "Q-JOKER-3"
    assert "61@25" in table.legal(1)


@rule("Q-JOKER-3", "Q-MONSTER-4")
def test_not_even_when_the_joker_was_destroyed() -> None:
    table = sea(
        hands=["40 41 monster", "60 61 62"],
        options=Options(jokers=True, sea_monsters="low"),
        grid={20: 60},
        jokers=(20,),
    ).act(0, "monster@20")
    assert table.refuses(1, "60@25") == "Q-JOKER-3"


@rule("Q-JOKER-4", "Q-COST-4")
def test_in_hand_it_is_discardable_like_any_card() -> None:
    table = sea()
    assert "discard:40,joker" in table.legal(0)
    assert table.act(0, "discard:40,joker").discards(0) == "40 joker"
    paying = sea(grid={10: 38}).act(0, "40@11")
    assert "discard:41,joker" in paying.legal(0)


@rule("Q-JOKER-4", "Q-MONSTER-6")
def test_it_never_counts_as_a_held_monster() -> None:
    table = sea(
        hands=["1 3 finish", "5 7 joker"],
        options=Options(jokers=True, sea_monsters="low"),
        grid=full_grid(),
        start=START,
    ).act(0, "finish")
    assert table.is_over


@rule("Q-JOKER-4")
def test_no_card_is_drawn_for_it_before_the_usual_refill() -> None:
    table = sea(
        options=Options(jokers=True, storm_compass=True, jagged_rocks=True),
        rocks=1,
        storms=weather(purple=[4]),
    )
    table.act(0, "compass=joker")
    assert len(table.state.hands[0]) == 4
    table.act(0, "compass:purple@4").act(0, "discard:40,41")
    assert table.asked == "rocks"
    assert table.hand(0) == "42 43"
    assert table.act(0, "rocks:2").hand(0) == "1 2 3 42 43"
