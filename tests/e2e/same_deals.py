"""
A server whose chance is the same in every run: whatever goes wrong in the browser goes wrong again.

A deal follows from what was wished for and how many tables the host had started before, a bot's
choice from what it sees. `make soak` plays by free chance and meets what nobody has thought of.
"""

import hashlib
import os
import sys
from collections import Counter
from typing import Any, NoReturn

import msgspec

from harmonium.cli import main as command_line
from harmonium.core.deal import NONCE_BYTES, SECRET_BYTES
from harmonium.room import starting
from harmonium.room.room import Room
from harmonium.room.stored import Due, Started
from harmonium.server.__main__ import main as serve
from harmonium.server.players import pool

freely_started = starting.start
FreeTask = pool.Task
started_by: Counter[str] = Counter()


def start(
    room: Room[Any], secret: bytes, nonce: bytes, now: int, *, of_the_day: bool = False
) -> tuple[Started, Due]:
    if not of_the_day:
        host = room.facts.host.id
        wished = (room.plan, [(seat.kind, seat.bot) for seat in room.seats], started_by[host])
        started_by[host] += 1
        secret = hashlib.blake2b(msgspec.json.encode(wished), digest_size=SECRET_BYTES).digest()
        nonce = secret[:NONCE_BYTES]
    return freely_started(room, secret, nonce, now, of_the_day=of_the_day)


def task(game: str, bot: str, _seed: str, view: msgspec.Raw, *others: Any) -> pool.Task:
    seed = hashlib.blake2b(bytes(view), digest_size=SECRET_BYTES).hexdigest()
    return FreeTask(game, bot, seed, view, *others)


def becomes(path: str, command: list[str], environment: dict[str, str]) -> NoReturn:
    """The command becomes the server; ours becomes ours."""
    at = command.index("harmonium.server")
    become(path, [command[0], "-P", __file__, *command[at + 1 :]], environment)


become = os.execve

if __name__ == "__main__":
    if "serve" in sys.argv:
        os.execve = becomes  # type: ignore[assignment]  # for this one call
        command_line()
    else:
        starting.start = start
        pool.Task = task  # type: ignore[assignment, misc]  # called, and nothing else
        serve(sys.argv[1:])
