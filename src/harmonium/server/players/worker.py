"""A worker in which bots think: reads tasks from its input until that ends."""

import os
import sys
from typing import Any

import msgspec

from harmonium.bots import make_bot
from harmonium.core.deal import Generator
from harmonium.games import load
from harmonium.server.players.pool import Task, Thought

NICENESS = 5
"""Serving people comes first."""


def thought(task: Task) -> Thought:
    game = load(task.game)
    view: Any = msgspec.json.decode(task.view, type=game.view_type)
    legal: Any = msgspec.json.decode(task.legal, type=tuple[game.action_type, ...])  # type: ignore[name-defined]
    bot = make_bot(task.game, task.bot, Generator(bytes.fromhex(task.seed), "bot"))
    return Thought(action=game.format(bot.choose(view, legal)))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints must not mix with the answers
    for line in sys.stdin.buffer:
        try:
            answer = thought(msgspec.json.decode(line, type=Task))
        except Exception as error:  # noqa: BLE001 - the border of the process: the server logs it
            answer = Thought(error=repr(error))
        out.write(msgspec.json.encode(answer) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
