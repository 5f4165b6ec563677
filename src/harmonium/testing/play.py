"""Whole random games, kept moment by moment."""

import random
from dataclasses import dataclass, field
from typing import Any

from harmonium.core.deal import Generator
from harmonium.core.game import AnyGame, Seat


@dataclass(frozen=True, slots=True)
class Moment:
    """One act: who did what, and the positions around it."""

    before: Any
    seat: Seat
    action: Any
    after: Any


@dataclass(slots=True)
class Play:
    game: AnyGame
    options: Any
    seats: int
    seed: int
    deal: Any
    start: Any
    moments: list[Moment] = field(default_factory=list)

    @property
    def last(self) -> Any:
        return self.moments[-1].after if self.moments else self.start


def random_play(
    game: AnyGame, options: Any, seats: int, seed: int, *, most_acts: int = 10_000
) -> Play:
    """A game in which everybody acts at random, in a random order where several may act."""
    chance = random.Random(seed)
    deal = game.deal(options, seats, Generator.from_seed(seed))
    state = game.start(options, seats, deal)
    play = Play(game, options, seats, seed, deal, state)
    while actors := game.actors(state):
        assert len(play.moments) < most_acts, "the game does not end"
        seat = chance.choice(actors)
        action = chance.choice(list(game.legal(state, seat)))
        after = game.apply(state, seat, action)
        play.moments.append(Moment(state, seat, action, after))
        state = after
    return play
