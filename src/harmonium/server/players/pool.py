"""Bots in worker processes: asked over pipes, replaced when late, never in the event loop.

A worker is `python -m harmonium.server.players.worker`; a line of JSON goes in, a line comes out.
"""

import asyncio
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from typing import Literal

import msgspec

from harmonium.core.deal import SECRET_BYTES
from harmonium.server.limits.turns import Fair
from harmonium.study.answers import Hint, Judgement

log = logging.getLogger("harmonium.bots")

LONGEST_LINE = 16_000_000
HOMES = 1_000
"""So many tables are remembered by the worker that thought for them last."""


class Task(msgspec.Struct, frozen=True):
    game: str
    bot: str
    seed: str
    view: msgspec.Raw
    legal: msgspec.Raw
    told: msgspec.Raw = msgspec.Raw(b"[]")
    seconds: float = 10.0
    """What is left until it is replaced; a bot that searches stops well before."""
    table: str = ""
    seat: int = 0
    """Where it sits: what it has thought out there it may go on with."""
    kind: Literal["play", "hint", "judge"] = "play"
    """For a hint or a judgement no bot is named: whoever studies the game knows whom to ask."""
    played: str = ""
    """The act that is judged."""


class Thought(msgspec.Struct, frozen=True):
    action: str | None = None
    error: str | None = None
    hint: Hint | None = None
    judgement: Judgement | None = None


LATE = Thought(error="late")
"""Nothing came of it."""


class Thinkers:
    """So many workers, started when first needed."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._idle: list[Process | None] = [None] * workers
        self._turns = Fair(workers)
        self._is_empty = workers == 0
        self._alive: set[Process] = set()
        self._homes: OrderedDict[str, Process] = OrderedDict()

    async def choose(
        self,
        game: str,
        bot: str,
        view: bytes,
        legal: bytes,
        whose: str = "",
        *,
        told: bytes = b"[]",
        at: tuple[str, int] = ("", 0),
        seen: bool = True,
    ) -> str | None:
        """The bot's action in notation; None if it failed or was late.

        Whose bot it is matters where many wait: nobody's hundred tables hold up another one, and
        those that nobody sees, thousands after a restart, hold up none that is seen.
        """
        knows = (msgspec.Raw(view), msgspec.Raw(legal), msgspec.Raw(told))
        task = Task(game, bot, secrets.token_hex(SECRET_BYTES), *knows, self._seconds, *at)
        return (await self.think(task, whose, seen=seen)).action

    async def think(self, task: Task, whose: str, *, seen: bool = True) -> Thought:
        """What came of any task; `LATE` if its worker failed or was late."""
        if self._is_empty:
            return LATE
        async with self._turns.turn(whose, patient=not seen):
            return await self._think(task)

    async def _think(self, task: Task) -> Thought:
        worker = self._take(task.table)
        kept: Process | None = None
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            thought = await asyncio.wait_for(_ask(worker, task), self._seconds)
            kept = worker
            self._remember(task.table, worker)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            self._warn("bot replaced", task, repr(error))
            return LATE
        finally:
            if kept is None and worker is not None:
                await self._end(worker)
            self._idle.append(kept)
        if thought.error is not None:
            self._warn("bot failed", task, thought.error)
        return thought

    def _warn(self, what: str, task: Task, reason: str) -> None:
        bot = task.bot or task.kind
        log.warning(what, extra={"game": task.game, "bot": bot, "reason": reason})

    def _take(self, table: str) -> Process | None:
        """The worker that knows the table, if it is free; otherwise any."""
        home = self._homes.get(table)
        if home is None or home not in self._idle:
            return self._idle.pop()
        self._idle.remove(home)
        return home

    def _remember(self, table: str, worker: Process) -> None:
        self._homes[table] = worker
        self._homes.move_to_end(table)
        if len(self._homes) > HOMES:
            self._homes.popitem(last=False)

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "harmonium.server.players.worker",
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl-C is for the server, which ends its workers itself
        )
        self._alive.add(worker)
        return worker

    async def _end(self, worker: Process) -> None:
        self._alive.discard(worker)
        if worker.returncode is None:
            worker.kill()
        await worker.wait()

    async def close(self) -> None:
        for worker in tuple(self._alive):
            await self._end(worker)


async def _ask(worker: Process, task: Task) -> Thought:
    if worker.stdin is None or worker.stdout is None:
        raise OSError("no pipes")
    worker.stdin.write(msgspec.json.encode(task) + b"\n")
    await worker.stdin.drain()
    return msgspec.json.decode(await worker.stdout.readline(), type=Thought)
