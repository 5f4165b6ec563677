"""What an act does to the gaps of the chart."""

from harmonium import load
from harmonium.games.tranquility.hopes import ends
from moments import moments


def test_hopes_of_tranquility_count_what_may_still_come() -> None:
    game = load("tranquility")
    seen = set()
    for table in moments("tranquility", 2, {}, seed=4, every=2):
        seat = table.actors[0]
        view = table.view(seat)
        for action in tuple(table.legal(seat))[:40]:
            numbers = game.apply(table.state, seat, action).numbers
            for remark in game.hopes(view, action) if game.hopes is not None else ():
                what, told = remark.code.rpartition("-")[2], remark.arguments
                seen.add(what)
                if what in {"gap", "starves"}:
                    low, high = int(told["low"]), int(told["high"])
                    cell = numbers.index(low) + 2 if low else 1
                    below, above = ends(numbers, cell)
                    assert above - below - 1 == told["cells"]
                    between = set(range(low + 1, high)) - set(numbers)
                    assert int(told["numbers"]) <= len(between)
                    assert (what == "starves") == (int(told["numbers"]) < int(told["cells"]))
    assert seen >= {"gap", "starves", "costs", "useless", "up"}
