"""Sea Monsters (Q-MONSTER)."""

import pytest

from harmonium.games.tranquility import Options
from harmonium.games.tranquility.cards import JOKER, MONSTER, START, common_deck
from harmonium.games.tranquility.options import Level
from harmonium.testing import rule
from tranquility_tables import Play, cards, full_grid, islands, play, weather

MONSTERS = Options(sea_monsters="low")


def sea(**more: object) -> Play:
    words: dict[str, object] = {
        "hands": ["40 41 42 43 monster", "50 51 52 53 54"],
        "piles": [islands(1, 9), islands(71, 79)],
        "options": MONSTERS,
        "grid": {8: 30, 20: 60},
    }
    return play(**(words | more))


@rule("Q-MONSTER-1")
@pytest.mark.parametrize(("level", "count"), [("low", 3), ("middle", 4), ("high", 5)])
def test_the_level_says_how_many(level: Level, count: int) -> None:
    options = Options(sea_monsters=level)
    assert common_deck(options).count(MONSTER) == count


@rule("Q-MONSTER-2")
def test_a_drawn_monster_stays_in_hand_as_one_of_five() -> None:
    table = sea(piles=["monster 1 2", ""]).act(0, "discard:40,41")
    assert table.hand(0) == "1 42 43 monster monster"


@rule("Q-MONSTER-2")
def test_only_a_monster_in_hand_can_be_played() -> None:
    assert sea(turn=1).refuses(1, "monster@8") == "Q-MONSTER-2"
    assert sea(turn=1).refuses(1, "monster=joker@8") == "Q-MONSTER-2"


@rule("Q-MONSTER-3")
def test_it_destroys_an_island_and_goes_with_it_free_of_charge() -> None:
    table = sea()
    assert table.starts_with(0, "monster") == ["monster@8", "monster@20"]
    assert table.refuses(0, "monster@9") == "Q-MONSTER-3"
    assert table.refuses(0, "monster@37") == "Q-MONSTER-3"
    table.act(0, "monster@20")
    assert table.number(20) == 0
    assert table.state.gone == cards("monster 60")
    assert table.discards(0) == ""
    assert table.hand(0) == "1 40 41 42 43"
    assert table.actors == (1,)
    # The cell can be filled again.
    assert "50@20" in table.legal(1)


@rule("Q-MONSTER-3")
def test_a_joker_that_serves_as_an_island_can_be_the_victim() -> None:
    table = sea(
        options=Options(sea_monsters="low", jokers=True),
        jokers=(8,),
    ).act(0, "monster@8")
    assert table.state.gone == (MONSTER, JOKER)
    assert table.state.jokers == ()


@rule("Q-MONSTER-4")
def test_the_victim_must_lie_in_a_row_that_is_not_blocked() -> None:
    table = sea(
        options=Options(sea_monsters="low", jagged_rocks=True, storm_compass=True),
        grid={8: 30, 20: 60, 31: 70},
        rocks=2,
        storms=weather(purple=[4]),
    )
    assert table.starts_with(0, "monster") == ["monster@31"]
    assert table.refuses(0, "monster@8") == "Q-MONSTER-4"
    assert table.refuses(0, "monster@20") == "Q-MONSTER-4"


@rule("Q-MONSTER-4")
def test_the_start_card_is_no_victim() -> None:
    table = sea(grid={}, start=START)
    assert table.starts_with(0, "monster") == []
    assert table.refuses(0, "monster@0") == "Q-MONSTER-3"
    assert table.refuses(0, "monster@1") == "Q-MONSTER-3"


@rule("Q-MONSTER-4", "Q-JOKER-2")
def test_a_destroyed_number_counts_as_played() -> None:
    table = sea(
        hands=["40 41 42 monster", "50 51 joker"],
        options=Options(sea_monsters="low", jokers=True),
    )
    assert table.act(0, "monster@20").state.sunk == (60,)
    assert table.refuses(1, "joker=60@25") == "Q-JOKER-2"
    assert "joker=61@25" in table.legal(1)


@rule("Q-MONSTER-5")
def test_it_is_never_discarded() -> None:
    table = sea()
    assert not any("monster" in text for text in table.starts_with(0, "discard:"))
    assert table.refuses(0, "discard:40,monster") == "Q-MONSTER-5"
    paying = sea(grid={8: 38}).act(0, "40@9")
    assert paying.refuses(0, "discard:41,monster") == "Q-MONSTER-5"
    assert not any("monster" in text for text in paying.legal(0))


@rule("Q-MONSTER-5", "Q-COST-5")
def test_it_pays_for_nothing() -> None:
    table = sea(hands=["40 41 monster monster monster", "50"], grid={8: 38, 20: 60})
    assert table.refuses(0, "40@9") == "Q-COST-5"
    assert "41@12" in table.legal(0)


@rule("Q-MONSTER-5", "Q-START-4")
def test_it_is_not_given_for_the_start() -> None:
    table = sea(hands=["40 41 42 start monster", "50 51 52 53 54"]).act(0, "start")
    payment = table.view(None).payment
    assert payment is not None
    assert payment.maxima == (3, 5)


@rule("Q-MONSTER-6")
def test_no_win_while_anybody_holds_one() -> None:
    for hands in (["1 3 finish monster", "7 9"], ["1 3 finish", "7 monster"]):
        table = sea(hands=hands, grid=full_grid(), start=START)
        assert not table.act(0, "finish").is_over


@rule("Q-MONSTER-6")
def test_monsters_in_draw_piles_do_no_harm() -> None:
    table = sea(
        hands=["1 3 finish", "7 9"],
        piles=["monster", "monster monster"],
        grid=full_grid(),
        start=START,
    ).act(0, "finish")
    assert table.result is not None
    assert table.result.won


@rule("Q-MONSTER-7")
def test_a_failed_attempt_shows_the_monsters_and_costs_nothing() -> None:
    table = sea(
        hands=["1 3 finish", "7 monster monster", "9 11 monster"],
        piles=["", "", ""],
        grid=full_grid(),
        start=START,
    ).act(0, "finish")
    assert table.steps == ["FinishFailed"]
    assert table.hand(0) == "1 3 finish"
    assert table.actors == (0,)
    assert table.asked == "turn"
    for viewer in (0, 1, 2, None):
        assert [known.monsters for known in table.view(viewer).known] == [0, 2, 1]
    # Not twice in a turn; another action must be taken.
    assert table.refuses(0, "finish") == "Q-MONSTER-7"
    table.act(0, "discard:1,3")
    assert table.actors == (1,)
    # Until they are played.
    table.act(1, "monster@5")
    assert [known.monsters for known in table.state.known] == [0, 1, 1]


@rule("Q-MONSTER-7")
def test_it_may_be_tried_again_on_another_turn() -> None:
    table = sea(
        hands=["1 3 5 finish", "7 9 monster"],
        piles=["", ""],
        grid=full_grid(),
        start=START,
    )
    table.act(0, "finish").act(0, "discard:1,3").act(1, "discard:7,9")
    assert "finish" in table.legal(0)


@rule("Q-MONSTER-7", "Q-END-2")
def test_without_another_action_a_failed_attempt_loses() -> None:
    table = sea(
        hands=["finish", "7 9 monster"],
        piles=["", ""],
        grid=full_grid(),
        start=START,
    )
    assert table.legal(0) == ["finish"]
    table.act(0, "finish")
    assert table.result is not None
    assert (table.result.won, table.result.rule, table.result.seat) == (False, "Q-END-2", 0)


@rule("Q-MONSTER-7")
def test_other_hands_never_change_what_is_legal() -> None:
    with_monster = sea(hands=["1 3 finish", "7 monster"], grid=full_grid(), start=START)
    without = sea(hands=["1 3 finish", "7 9"], grid=full_grid(), start=START)
    assert with_monster.legal(0) == without.legal(0)
    assert "finish" in without.legal(0)


@rule("Q-MONSTER-3", "Q-END-2")
def test_a_monster_with_a_victim_is_a_way_out() -> None:
    assert not sea(hands=["monster", "7 9"]).is_over
    assert sea(hands=["monster", "7 9"], grid={}).is_over
