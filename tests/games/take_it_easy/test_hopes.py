"""What a tile does to the lines it lies on."""

from itertools import chain

import msgspec

from harmonium import load, new_table
from harmonium.core.game import Seat
from harmonium.games.take_it_easy.actions import Choose
from harmonium.games.take_it_easy.board import CODES, LINES, Cell
from harmonium.games.take_it_easy.scoring import standing
from moments import moments


def test_hopes_of_take_it_easy_are_what_becomes_of_the_lines() -> None:
    game = load("take_it_easy")
    lines = {line.id: line for line in LINES}
    seen = set()
    for table in chain.from_iterable(
        moments("take_it_easy", 1, {}, seed, every=2) for seed in range(4)
    ):
        view, state = table.view(0), table.state
        left = [tile for tile in CODES if tile not in view.calls[-1]]
        for action in table.legal(0):
            after = game.apply(state, Seat(0), action)
            board = after.boards[0] if after.finished == state.finished else after.finished[-1][0]
            for remark in game.hopes(view, action) if game.hopes is not None else ():
                line = lines[str(remark.arguments["line"])]
                was, stands = standing(state.boards[0], line), standing(board, line)
                seen.add(remark.code.rpartition("-")[2])
                match remark.code.rpartition("-")[2]:
                    case "completes":
                        assert stands.status == "completed"
                        assert stands.points == remark.arguments["points"]
                    case "breaks":
                        assert (was.status, stands.status) == ("alive", "broken")
                    case what:
                        missing = len(line.cells) - stands.laid
                        fits = [tile for tile in left if int(tile[line.direction]) == stands.value]
                        assert stands.status == "alive"
                        assert (what == "lives") == (len(fits) >= missing)
                        assert what == "dies" or remark.arguments["missing"] == missing
    assert seen >= {"completes", "breaks", "lives"}


def test_a_line_that_is_opened_with_too_few_tiles_to_come_is_said_to_die() -> None:
    hopes = load("take_it_easy").hopes
    assert hopes is not None
    view = new_table("take_it_easy", seats=1, seed=1).view(0)
    nines = tuple(tile for tile in CODES if tile[0] == "9")
    late = msgspec.structs.replace(view, calls=(nines,))
    (said,) = [one for one in hopes(late, Choose(Cell(0))) if one.arguments["line"] == "V1"]
    assert (said.code, said.arguments["points"]) == ("hope-take_it_easy-dies", 27)
