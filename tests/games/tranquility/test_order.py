"""The order of effects in a turn (Q-ORDER)."""

from harmonium.games.tranquility import Options
from harmonium.games.tranquility.cards import START
from harmonium.testing import rule
from tranquility_tables import Play, cards, full_grid, islands, play, weather

ALL = Options(jagged_rocks=True, sea_monsters="low", storm_compass=True, jokers=True)


def sea(**more: object) -> Play:
    words: dict[str, object] = {
        "hands": ["40 41 42 43 44", "50 51 52 53 54"],
        "piles": [islands(1, 9), islands(71, 79)],
        "options": ALL,
        "rocks": 6,
    }
    return play(**(words | more))


@rule("Q-ORDER-1")
def test_compasses_may_be_spent_before_the_loss_is_checked() -> None:
    table = sea(
        hands=["40", "50 51"],
        grid={10: 20},
        start=START,
        storms=weather(orange=[0], pool=1, supply=5),
    )
    assert table.legal(0) == ["compass:orange@0"]


@rule("Q-ORDER-1")
def test_the_loss_check_looks_at_every_action_of_the_modules() -> None:
    # Neither an island nor two discards nor a Finish: but a monster, and a flip.
    words = {"piles": ["", ""], "grid": {1: 30}, "start": START}
    assert not sea(**words, hands=["20 monster", "50 51"]).is_over
    flipping = Options(jagged_rocks=True, day_night=True)
    assert sea(**words, hands=["20", "50 51"], options=flipping).legal(0) == ["flip@1"]
    assert sea(**words, hands=["20", "50 51"], options=Options(jagged_rocks=True)).is_over
    # A compulsory Start, even one that cannot be paid, is an action.
    assert sea(piles=["", ""], hands=["start", "50"]).legal(0) == ["start"]


@rule("Q-ORDER-1")
def test_a_whole_turn_with_all_modules() -> None:
    """Action, payment, Compass for a row, window, rocks, refill with a Storm, next player."""
    grid = {cell: 5 + cell for cell in range(7, 12)}
    table = sea(
        hands=["17 41 42 43 44", "50 51"],
        piles=["1 orange 2 3 4", ""],
        grid=grid,
        storms=weather(purple=[5]),
    )
    table.act(0, "17@12")
    assert table.steps == ["Placed"]
    assert table.asked == "pay"
    table.act(0, "discard:41")
    assert table.steps == ["Discarded", "CompassGained"]
    assert table.asked == "window"
    table.act(0, "pass")
    assert table.asked == "rocks"
    table.act(0, "rocks:1")
    assert table.steps == ["RocksPut", "Drew", "StormDrawn"]
    assert table.asked == "storm"
    table.act(0, "compass:orange")
    assert table.steps == ["CompassSpent", "Drew"]
    assert table.actors == (1,)
    assert table.asked == "turn"


@rule("Q-ORDER-1", "Q-ROCKS-4", "Q-COMPASS-2")
def test_the_compass_comes_before_the_rocks_are_removed() -> None:
    grid = {cell: cell for cell in range(1, 24)}
    table = sea(hands=["24 41 42 43 44", "50 51"], grid=grid).act(0, "24@24")
    table.act(0, "discard:41")
    assert table.steps == ["Discarded", "CompassGained", "Removed", "Drew"]
    assert table.state.rocks is None


@rule("Q-ORDER-1", "Q-VAR-PYRAMID-5", "Q-VAR-DAYNIGHT-2")
def test_the_explorer_card_comes_before_the_night() -> None:
    grid = {cell: cell for cell in range(1, 18)}
    table = sea(
        options=Options(pyramid=True, day_night=True),
        rocks=None,
        grid=grid,
        explorer=cards("border"),
    ).act(0, "40@20")
    assert table.steps == ["Placed", "Explored", "Removed", "NightFell", "Drew"]


@rule("Q-ORDER-1", "Q-ROCKS-4")
def test_an_explored_monster_does_not_bring_the_rocks_back() -> None:
    # Rows 3 to 6 become complete; then the monster breaks one of them.
    grid = {cell: 2 * cell for cell in range(20, 37) if cell != 36}
    table = sea(
        options=Options(pyramid=True),
        hands=["71 1 2 3", "50 51"],
        rocks=1,
        grid=grid,
        explorer=cards("monster"),
    ).act(0, "71@36")
    table.act(0, "discard:1")
    assert table.asked == "strike"
    assert table.state.rocks is None
    table.act(0, "monster@36")
    assert table.state.rocks is None
    assert table.actors == (1,)


@rule("Q-ORDER-1")
def test_a_winning_finish_ends_the_turn_there() -> None:
    table = sea(hands=["1 finish", "3 5"], grid=full_grid(), rocks=None, start=START)
    table.act(0, "finish")
    assert table.steps == ["FinishPlayed", "Ended"]
    assert table.hand(0) == "1"  # no refill


@rule("Q-ORDER-1", "Q-START-5")
def test_after_a_start_the_others_refill_clockwise_with_their_own_storms() -> None:
    table = play(
        hands=["40 41 42 43 start", "50 51 52 53 54", "60 61 62 63 64"],
        piles=[islands(1, 9), "purple 71 72 73 74 75", "orange 77 78 79"],
        options=Options(storm_compass=True),
        storms=weather(seats=3, supply=0),
    ).act(0, "start")
    for seat in range(3):
        table.act(seat, "announce:0")
    table.act(0, "give:0").act(1, "give:4").act(2, "discard:60,61,62,63")
    table.act(1, "discard:50,51,52,53")
    # Seat 1 is asked in the middle of its refill; seat 2 has not drawn yet.
    assert table.asked == "storm"
    assert table.actors == (1,)
    assert len(table.state.hands[2]) == 1
    table.act(1, "storm:1")
    assert table.state.storms == weather(seats=3, supply=0, purple=[1], orange=[2])
    assert table.actors == (1,)
    assert table.asked == "turn"


@rule("Q-ORDER-2", "Q-START-6")
def test_storms_strike_between_instalments_and_the_rocks_wait_until_all_is_paid() -> None:
    table = play(
        hands=["1 2 start", "11 12"],
        piles=["purple " + islands(31, 45), "41 42 43 44 45"],
        options=Options(storm_compass=True, jagged_rocks=True),
        rocks=6,
        storms=weather(supply=0),
    ).act(0, "start")
    # Four cards are given; the refill meets the Storm, four are still owed.
    assert table.asked == "storm"
    assert table.actors == (0,)
    assert table.state.payment is not None
    assert table.state.payment.owed == 4
    table.act(0, "storm:2")
    assert table.asked == "announce"
    table.act(0, "announce:4").act(1, "announce:0").act(0, "give:4")
    assert table.asked == "choose"
    table.act(0, "discard:31,32,33,34")
    assert table.asked == "rocks"
    table.act(0, "rocks:1")
    assert table.actors == (1,)
    assert sum(map(len, table.state.discards)) == 8
