import msgspec
import pytest

from games.harmonies.kit import (
    EMPTY_A,
    act,
    finished_turn,
    is_placing,
    options_for,
    position,
    refused,
    stacks,
)
from harmonium.core.game import Seat
from harmonium.games.harmonies import GAME, Options, State
from harmonium.games.harmonies.cards import ANIMALS, CARD, CARDS, NO_CARD, Card, CardId
from harmonium.games.harmonies.rules import animal_cubes
from harmonium.games.harmonies.state import Area
from harmonium.testing import random_play, rule

# So many cells are empty: 5, 4, 3 and 2.
FULL = """
    w       w       w
        w       w
    w       w       w
        w       w
    w       w       w
        w       w
    w       w       {}
        {}      {}
    {}      {}      w
"""
FIVE = FULL.format(*".....")
FOUR = FULL.format(*"w....")


def with_board(state: State, seat: int, text: str) -> State:
    area = msgspec.structs.replace(state.areas[seat], stacks=stacks(text))
    areas = (*state.areas[:seat], area, *state.areas[seat + 1 :])
    return msgspec.structs.replace(state, areas=areas)


def turn_on_fields(state: State) -> State:
    """A turn with three fields, which always fill three empty cells."""
    state = msgspec.structs.replace(state, hand=bytes([4, 4, 4]), space=0)
    for _ in range(3):
        state = act(state, next(text for text in options_for(state) if is_placing(text)))
    return act(state, "end")


@rule("H-REFILL-2")
def test_only_the_emptied_space_is_filled_again() -> None:
    state = act(position(EMPTY_A), "g3")
    coming = state.bag[:3]
    after = finished_turn(state)
    assert after.spaces[2] == coming
    assert after.spaces[:2] + after.spaces[3:] == state.spaces[:2] + state.spaces[3:]
    assert len(after.bag) == 102


@rule("H-REFILL-1", "H-INFO-2")
def test_tokens_come_before_the_card() -> None:
    state = act(position(EMPTY_A), options_for(position(EMPTY_A), "take:")[0], "g1")
    while state.hand:
        state = act(state, next(text for text in options_for(state) if is_placing(text)))
    after = act(state, "end")
    told = GAME.told(state, Seat(0), GAME.parse("end"), after, None)
    kinds = [type(event).__name__ for event in told]
    assert kinds == ["TurnEnded", "SpaceFilled", "CardTurnedUp", "PhaseBegan"]
    assert GAME.reveals(state, after) == "reveal-refill"


@rule("H-REFILL-3")
def test_with_an_empty_pile_the_row_stays_shorter() -> None:
    state = position(EMPTY_A, row=["bee", "frog", "fish", "bat", "boar"], pile=b"")
    after = finished_turn(act(state, "take:fish"))
    assert GAME.view(after, None).row == ("bee", "frog", None, "bat", "boar")
    again = finished_turn(act(after, "take:bee"))
    assert GAME.view(again, None).row == (None, "frog", None, "bat", "boar")
    assert options_for(again, "take:") == ["take:frog", "take:bat", "take:boar"]


@rule("H-END-1", "H-END-3", "H-END-4", "H-END-6", "H-REFILL-4")
def test_two_empty_cells_end_the_game_with_the_round() -> None:
    state = turn_on_fields(position(FIVE, seats=3))
    assert state.areas[0].empty_cells == 2
    assert state.is_final_round
    assert state.active == 1
    assert [len(space) for space in state.spaces] == [3] * 5  # refilled as usual
    state = finished_turn(state)
    assert GAME.actors(state) == (2,)
    assert [len(space) for space in state.spaces] == [3] * 5
    bag, pile = state.bag, state.pile
    state = finished_turn(act(state, options_for(state, "take:")[0]))
    assert GAME.actors(state) == ()
    assert state.turn == 3
    assert (state.bag, state.pile) == (bag, pile)  # nothing after the last turn
    result = GAME.result(state)
    assert result is not None
    assert (result.rule, result.seat) == ("H-END-3", 0)
    assert refused(state, "g1", seat=0) == "H-END-4"


@rule("H-END-4")
def test_the_last_player_ends_the_game_at_once() -> None:
    state = with_board(finished_turn(position(EMPTY_A)), 1, FIVE)
    assert state.active == 1
    state = turn_on_fields(state)
    assert state.phase == "over"
    result = GAME.result(state)
    assert result is not None
    assert result.seat == 1


@rule("H-END-3")
def test_empty_cells_are_judged_when_the_turn_ends() -> None:
    # Three fields more on a board with six empty cells leave three: the game goes on.
    state = position(FIVE.replace("w", ".", 1), seats=2)
    assert not turn_on_fields(state).is_final_round
    # In the middle of the turn two empty cells mean nothing yet.
    state = msgspec.structs.replace(position(FOUR), hand=bytes([4, 4]), space=0)
    state = act(state, "yellow@b4", "yellow@d4")
    assert state.areas[0].empty_cells == 2
    assert not state.is_final_round


@rule("H-END-5")
def test_a_second_trigger_changes_nothing() -> None:
    state = turn_on_fields(position(FIVE, seats=3))
    state = turn_on_fields(with_board(state, 1, FIVE))
    assert state.active == 2
    state = finished_turn(state)
    result = GAME.result(state)
    assert result is not None
    assert result.seat == 0
    assert state.turn == 3


@rule("H-END-1", "H-END-2")
def test_drawing_the_last_tokens_is_not_the_end_but_lacking_them_is() -> None:
    state = position(EMPTY_A, bag=bytes(3), turn=34)
    state = finished_turn(state)
    assert state.bag == b""
    assert not state.is_final_round
    assert state.active == 1
    state = finished_turn(state)
    assert state.phase == "over"
    result = GAME.result(state)
    assert result is not None
    assert (result.rule, result.seat) == ("H-END-2", None)


@rule("H-NEVER-1", "H-NEVER-2", "H-NEVER-3", "H-NEVER-4", "H-NEVER-5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_cannot_happen_does_not_happen(seats: int) -> None:
    longest = {1: 14, 2: 36, 3: 36, 4: 36}[seats]
    for seed in range(60):
        options = Options(side="B" if seed % 2 else "A", spirits=seed % 3 == 0)
        play = random_play(GAME, options, seats, seed)
        for moment in play.moments:
            state: State = moment.before
            area = state.areas[moment.seat]
            assert len(state.bag) % 3 == 0
            if state.phase == "turn" and state.space is None:
                assert area.empty_cells >= 3
                assert any(state.spaces)
                if seats > 1:
                    assert all(map(len, state.spaces))
            if seats == 1:
                assert state.pile
            if options.side == "B":
                assert GAME.score(state)[moment.seat].categories["water"] >= 5
            for token in set(state.hand):
                name = ["blue", "gray", "brown", "green", "yellow", "red"][token]
                assert any(text.startswith(f"{name}@") for text in options_for(state))
        assert play.last.turn <= longest
        assert play.last.turn % seats == 0


@rule("H-NEVER-3", "H-SOLO-5")
@pytest.mark.parametrize(("seats", "turns"), [(1, 14), (2, 36), (3, 36), (4, 36)])
def test_if_no_board_ever_fills_the_bag_ends_the_game(seats: int, turns: int) -> None:
    """Boards are wiped after every turn, so that only the bag can end the game."""
    state: State = random_play(GAME, Options(first_player=1), seats, 0).start
    while GAME.actors(state):
        seat = state.active
        state = finished_turn(state)
        if state.phase == "exchange":
            state = act(state, "keep")
        state = with_board(state, seat, EMPTY_A)
    assert state.turn == turns
    assert state.bag == b""


def over(*areas: Area) -> State:
    state = position(EMPTY_A, seats=len(areas))
    return msgspec.structs.replace(state, areas=areas, phase="over", turn=len(areas))


def area(cubes: dict[str, int], spirit: str | None = None) -> Area:
    """Cards with so many cubes on an empty board: their points and nothing else."""
    laid = bytearray([NO_CARD]) * 23
    at = 0
    for card, number in cubes.items():
        for _ in range(number):
            laid[at] = CARD[CardId(card)]
            at += 1
    cards = bytes(CARD[CardId(card)] for card in cubes if CARD[CardId(card)] in ANIMALS)
    kept = NO_CARD if spirit is None else CARD[CardId(spirit)]
    return Area(bytes(23), bytes(laid), cards, Card(kept))


@rule("H-WIN-1")
def test_most_points_win() -> None:
    result = GAME.result(over(area({"frog": 1}), area({"bee": 1}), area({"fish": 1})))
    assert result is not None
    assert result.totals == (2, 8, 3)
    assert result.ranks == (3, 1, 2)


@rule("H-WIN-2")
def test_more_animal_cubes_break_a_tie() -> None:
    # Ten points by two otters or by four frogs.
    result = GAME.result(over(area({"otter": 2}), area({"frog": 4})))
    assert result is not None
    assert result.totals == (10, 10)
    assert result.ranks == (2, 1)


@rule("H-WIN-2")
def test_the_spirit_cube_does_not_break_a_tie() -> None:
    with_spirit = area({"otter": 2, "lion": 1}, spirit="lion")
    assert animal_cubes(with_spirit) == 2
    result = GAME.result(over(area({"otter": 2}), with_spirit))
    assert result is not None
    assert result.ranks == (1, 1)


@rule("H-WIN-3")
def test_equal_points_and_cubes_share_the_win() -> None:
    result = GAME.result(over(area({"otter": 2}), area({"rabbit": 2}), area({})))
    assert result is not None
    assert result.ranks == (1, 1, 3)


def test_cards_of_the_tie_break_are_worth_what_the_tests_say() -> None:
    worth = {"otter": 10, "rabbit": 10}
    for card, points in worth.items():
        assert CARDS[CARD[CardId(card)]].points[2] == points
