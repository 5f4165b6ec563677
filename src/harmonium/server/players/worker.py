"""A worker in which bots think: reads tasks from its input until that ends."""

import os
import sys
from collections import OrderedDict
from typing import Any

import msgspec

from harmonium.bots import Bot, Budget, Question, make_bot, think
from harmonium.core.deal import Generator
from harmonium.games import load
from harmonium.server.players.pool import Task, Thought
from harmonium.study import hint, judge

NICENESS = 5
"""Serving people comes first."""
MOST_MEMORY = 1 << 30
"""Bytes; who wants more fails and is replaced for the move."""
SHARE = 0.5
"""Of the time until it would be replaced, for a bot that can be stopped."""
KEPT = 64
"""So many bots go on with what they have thought out, those that moved last."""


class Bots:
    """The bots of the tables that this worker thinks for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, ...], Bot] = OrderedDict()

    def of(self, task: Task) -> Bot:
        where = (task.table, str(task.seat), task.game, task.bot)
        bot = self._kept.pop(where, None)
        if bot is None:
            bot = make_bot(task.game, task.bot, _chance(task))
        if task.table:
            self._kept[where] = bot
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return bot


def _chance(task: Task) -> Generator:
    return Generator(bytes.fromhex(task.seed), "bot")


def thought(task: Task, bots: Bots) -> Thought:
    game = load(task.game)
    view: Any = msgspec.json.decode(task.view, type=game.view_type)
    legal: Any = msgspec.json.decode(task.legal, type=tuple[game.action_type, ...])  # type: ignore[name-defined]
    told: Any = msgspec.json.decode(task.told, type=tuple[game.event_type, ...])  # type: ignore[name-defined]
    if task.kind == "hint":
        return Thought(hint=hint(game, Question(view, legal, told), _chance(task)))
    if task.kind == "judge":
        found = judge(game, Question(view, legal, told), game.parse(task.played), _chance(task))
        return Thought(judgement=found)
    question = Question(view, legal, told, Budget(time=SHARE * task.seconds))
    return Thought(action=game.format(think(bots.of(task), question).action))


def be_modest() -> None:
    """Leave time and memory to those who serve people."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if sys.platform == "linux":
        import resource  # noqa: PLC0415 - not everywhere

        # What is written to, not what is reserved: WebAssembly reserves far more than it uses.
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))


def main() -> None:
    be_modest()
    bots = Bots()
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints must not mix with the answers
    for line in sys.stdin.buffer:
        try:
            answer = thought(msgspec.json.decode(line, type=Task), bots)
        except Exception as error:  # noqa: BLE001 - the border of the process: the server logs it
            answer = Thought(error=repr(error))
        out.write(msgspec.json.encode(answer) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
