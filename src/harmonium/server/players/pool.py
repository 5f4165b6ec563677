"""Bots in worker processes: asked over pipes, replaced when late, never in the event loop.

A worker is `python -m harmonium.server.players.worker`; a line of JSON goes in, a line comes out.
"""

import asyncio
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from harmonium.core.deal import SECRET_BYTES
from harmonium.server.limits.turns import Fair

log = logging.getLogger("harmonium.bots")

LONGEST_LINE = 16_000_000


class Task(msgspec.Struct, frozen=True):
    game: str
    bot: str
    seed: str
    view: msgspec.Raw
    legal: msgspec.Raw


class Thought(msgspec.Struct, frozen=True):
    action: str | None = None
    error: str | None = None


class Thinkers:
    """So many workers, started when first needed."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._idle: list[Process | None] = [None] * workers
        self._turns = Fair(workers)
        self._is_empty = workers == 0
        self._alive: set[Process] = set()

    async def choose(
        self, game: str, bot: str, view: bytes, legal: bytes, whose: str = ""
    ) -> str | None:
        """The bot's action in notation; None if it failed or was late.

        Whose bot it is matters where many wait: nobody's hundred tables hold up another one.
        """
        if self._is_empty:
            return None
        async with self._turns.turn(whose):
            return await self._choose(game, bot, view, legal)

    async def _choose(self, game: str, bot: str, view: bytes, legal: bytes) -> str | None:
        seed = secrets.token_hex(SECRET_BYTES)
        task = Task(game, bot, seed, msgspec.Raw(view), msgspec.Raw(legal))
        worker = self._idle.pop()
        kept: Process | None = None
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            thought = await asyncio.wait_for(_ask(worker, task), self._seconds)
            kept = worker
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            log.warning("bot replaced", extra={"game": game, "bot": bot, "reason": repr(error)})
            return None
        finally:
            if kept is None and worker is not None:
                await self._end(worker)
            self._idle.append(kept)
        if thought.error is not None:
            log.warning("bot failed", extra={"game": game, "bot": bot, "reason": thought.error})
        return thought.action

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
