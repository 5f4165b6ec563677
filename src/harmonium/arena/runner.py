"""One game between bots, from its deal to its result. Everything in the arena is played here.

Every game has its own generators, made of the seed and the number of the deal: the same seed gives
the same games, whoever plays them, in whatever order.
"""

import math
import time
from collections.abc import Callable
from typing import Any

import msgspec

from harmonium.arena.forfeit import Lost
from harmonium.arena.luck import luck_meter
from harmonium.arena.plan import Bots, Setting, Sitting
from harmonium.bots import Bot, Forfeit, Question, asked, leave, listens, make_bot
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.core.game import AnyGame, Result, Seat, ranked
from harmonium.games import load


class Played(msgspec.Struct, frozen=True):
    """How one game came out."""

    deal: int
    bots: Bots
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    won: bool | None
    """Of the table, where all win or lose together."""
    acts: tuple[int, ...]
    seconds: tuple[float, ...]
    """What each seat thought, by the processor's clock (programs: by the one on the wall); the only
    thing here that is not the same every time."""
    luck: tuple[float, ...] | None = None
    """The luck of the draws for each seat, if it was measured; see `harmonium.arena.luck`."""
    lost: Lost | None = None
    details: dict[str, int] = {}

    @property
    def sitting(self) -> Sitting:
        return Sitting(self.deal, self.bots)


Watcher = Callable[[Any, Seat, Any, Any], None]
"""Is told of every act: the state before, the seat, the action, the state after."""


def play(setting: Setting, sitting: Sitting, watch: Watcher | None = None) -> Played:
    game = load(setting.game)
    seats = range(len(sitting.bots))
    label = f"{setting.seed}/{sitting.deal}"
    deal = game.deal(setting.options, len(seats), Generator.from_seed(label))
    state = game.start(setting.options, len(seats), deal)
    players = [
        _Player(game, Seat(seat), make_bot(setting.game, bot, _generator(label, seat)), setting)
        for seat, bot in enumerate(sitting.bots)
    ]
    meter = None if setting.luck is None else luck_meter(setting.game, state, setting.luck)
    lost: Lost | None = None
    try:
        while actors := game.actors(state):
            seat = actors[0]
            before = state
            try:
                action, state = players[seat].act(state)
            except Forfeit as forfeit:
                lost = Lost(seat, forfeit.reason, forfeit.detail[:200])
                break
            for player in players:
                player.hear(before, seat, action, state)
            if meter is not None:
                meter.follow(before, seat, action, state)
            if watch is not None:
                watch(before, seat, action, state)
    finally:
        for player in players:
            player.leave()
    result = _result(game, state, lost)
    return Played(
        sitting.deal,
        sitting.bots,
        result.totals,
        result.ranks,
        result.won,
        tuple(player.acts for player in players),
        tuple(round(player.seconds, 6) for player in players),
        None if meter is None else tuple(round(luck, 6) for luck in meter.luck),
        lost,
        result.details,
    )


def _generator(label: str, seat: int) -> Generator:
    return Generator.from_seed(label, f"bot {seat}")


class _Player:
    """A bot in its seat: what it was told, how long it thought."""

    def __init__(self, game: AnyGame, seat: Seat, bot: Bot, setting: Setting) -> None:
        self._game = game
        self._seat = seat
        self._bot = bot
        self._budget = setting.budget
        self._listens = listens(bot)
        # What others do at the same time is not its fault; a program thinks elsewhere.
        self._clock = time.perf_counter if getattr(bot, "is_local", False) else time.thread_time
        self._told: list[Any] = []
        self.acts = 0
        self.seconds = 0.0

    def act(self, state: Any) -> tuple[Any, Any]:
        """Its action and the state after it; Forfeit if there is none."""
        game, seat = self._game, self._seat
        view, legal = game.view(state, seat), game.legal(state, seat)
        question = Question(view, legal, self._told, self._budget)
        began = self._clock()
        try:
            action = asked(self._bot, question)
        finally:
            self.seconds += self._clock() - began
        self.acts += 1
        try:
            return action, game.apply(state, seat, action)
        except Problem as problem:
            raise Forfeit("illegal", str(problem)) from problem

    def hear(self, before: Any, seat: Seat, action: Any, after: Any) -> None:
        if self._listens:
            self._told += self._game.told(before, seat, action, after, self._seat)

    def leave(self) -> None:
        leave(self._bot)


def _result(game: AnyGame, state: Any, lost: Lost | None) -> Result:
    if lost is None:
        result: Result | None = game.result(state)
        assert result is not None
        return result
    # Who gives the game away is last and has nothing; the others stand as they stood.
    totals = tuple(score.total for score in game.score(state))
    kept = tuple(0 if seat == lost.seat else total for seat, total in enumerate(totals))
    if game.cooperative(state.options):
        return Result(ranks=(1,) * len(kept), totals=kept, won=False)
    strengths = [-math.inf if seat == lost.seat else total for seat, total in enumerate(kept)]
    return Result(ranks=ranked(strengths), totals=kept)
