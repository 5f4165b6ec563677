"""What an act does to the cards one holds."""

from typing import Any

from harmonium import load
from harmonium.games.harmonies.cards import CARDS
from harmonium.games.harmonies.hopes import least
from harmonium.games.harmonies.view import area_of
from moments import moments


def test_hopes_of_harmonies_are_what_the_cards_then_lack() -> None:
    game = load("harmonies")
    seen = set()
    for table in moments("harmonies", 1, {}, seed=3, every=3):
        view, seat = table.view(0), table.actors[0]
        for action in table.legal(seat):
            after = game.view(game.apply(table.state, seat, action), seat)
            for remark in game.hopes(view, action) if game.hopes is not None else ():
                what, card = remark.code.rpartition("-")[2], remark.names["card"][len("card-") :]
                seen.add(what)
                if what in {"would", "far"}:
                    continue
                number = next(held for held in _area(after).active if _name(held) == card)
                lacking = least(after.options.side, _area(after), number)
                expected = {"lost": None, "ready": 0}.get(what, remark.arguments.get("lacks"))
                assert lacking == expected
    assert seen >= {"nearer", "farther", "lost", "ready", "would"}


def _area(view: Any) -> Any:
    return area_of(view.options.side, view.players[0])


def _name(card: int) -> str:
    return CARDS[card].id
