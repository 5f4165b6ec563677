"""How fast the rules are: random games through the contract, and a peer measured beside them."""

import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec

from harmonium.core.deal import Generator
from harmonium.core.game import Seat
from harmonium.games import load


class Speed(msgspec.Struct, frozen=True):
    subject: str
    acts_per_second: float
    with_views: float | None
    """The same with a view for every seat after every act."""
    ratio: float | None = None
    """To the peer's moves per second in the same run."""
    ratio_with_views: float | None = None


def _rate(play: Callable[[int], int], seconds: float) -> float:
    """Acts per second over whole games, for about so long; the first game warms up."""
    play(0)
    acts, number, began = 0, 1, time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        acts += play(number)
        number += 1
    return acts / elapsed


def random_acts(key: str, options: Any, seats: int, *, views: bool) -> Callable[[int], int]:
    game = load(key)
    actors_of, legal_of, apply, view = game.actors, game.legal, game.apply, game.view

    def play(number: int) -> int:
        chance = random.Random(number)
        deal = game.deal(options, seats, Generator.from_seed(number))
        state = game.start(options, seats, deal)
        acts = 0
        while actors := actors_of(state):
            legal = legal_of(state, actors[0])
            state = apply(state, actors[0], chance.choice(tuple(legal)))
            acts += 1
            if views:
                for seat in range(seats):
                    view(state, Seat(seat))
        return acts

    return play


def python_chess() -> Callable[[int], int] | None:
    """Random legal games of python-chess, if it is installed."""
    try:
        chess = import_module("chess")
    except ImportError:
        return None

    def play(number: int) -> int:
        chance = random.Random(number)
        board = chess.Board()
        moves = 0
        # Games without an end by rule are cut where ours would long be over.
        while moves < 200 and (legal := list(board.legal_moves)):
            board.push(chance.choice(legal))
            moves += 1
        return moves

    return play


def measure(subjects: list[tuple[str, Any, int]], seconds: float) -> list[Speed]:
    """Each subject (game, options, seats) and the peer, one after the other."""
    peer = python_chess()
    moves = _rate(peer, seconds) if peer is not None else None
    speeds = []
    for key, options, seats in subjects:
        plain, viewed = (
            _rate(random_acts(key, options, seats, views=views), seconds) for views in (False, True)
        )
        ratios = (plain / moves, viewed / moves) if moves is not None else (None, None)
        speeds.append(Speed(f"{key}, {seats}", plain, viewed, *ratios))
    if moves is not None:
        speeds.append(Speed("python-chess", moves, None))
    return speeds
