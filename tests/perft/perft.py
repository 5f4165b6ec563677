"""How many ways there are to go on, counted to a depth: a net under `legal` and `apply`."""

from typing import Any

from harmonium.core.game import AnyGame


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """The sequences of so many acts from a position, whoever may act first at each step."""
    actors = game.actors(state)
    if depth == 1:
        return sum(len(game.legal(state, seat)) for seat in actors)
    return sum(
        perft(game, game.apply(state, seat, action), depth - 1)
        for seat in actors
        for action in game.legal(state, seat)
    )
