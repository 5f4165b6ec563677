"""Who plays where no person does: bots and stand-ins are set to work when a table is due."""

import asyncio
import logging
import random

from sqlalchemy import bindparam, select

from harmonium.bots import bots_of
from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.room import clocks, telling
from harmonium.room.acting import Request
from harmonium.server.base.errors import CannotWrite
from harmonium.server.players.alarms import Alarms
from harmonium.server.players.helper import Helper
from harmonium.server.players.pool import Thinkers
from harmonium.server.storage import schema
from harmonium.server.tables.commit import fate_of
from harmonium.server.tables.hub import WAKE_AHEAD, Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.sending import encode

log = logging.getLogger("harmonium.server")

STAND_IN = "level3"

AGAIN_AFTER = 1.0
"""Seconds, where a move could not be written."""


WAKE_EVERY = 60.0
"""Seconds."""

CLAIM_EVERY = 2.0
"""Seconds."""

OF_TABLE = "table "
"""How the names of such leases begin."""

ASLEEP_AFTER = 30 * clocks.DAY

_DUE = (
    select(schema.tables.c.id)
    .where(
        schema.tables.c.status == "running",
        schema.tables.c.due <= bindparam("soon"),
        schema.tables.c.due >= bindparam("forgotten"),
    )
    .order_by(schema.tables.c.due.desc())
)
"""Those first whose people may still be there."""


def stand_in_of(game: str) -> str:
    """One that plays well and at once; any legal move where nobody knows the game."""
    names = tuple(bots_of(game))
    return STAND_IN if STAND_IN in names else names[min(1, len(names) - 1)]


def _listens(room: LiveRoom, bot: str) -> bool:
    kind = bots_of(room.plan.game).get(bot)
    return kind is not None and kind.listens


def lease_of(room: LiveRoom) -> str:
    return f"{OF_TABLE}{room.id}"


def needs_us(room: LiveRoom) -> bool:
    """Whether something is done there that nobody does who is connected."""
    if room.table is None or room.facts.status != "running":
        return False
    return room.clock is not None or any(seat.plays_itself for seat in room.seats)


class Driver:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._thinkers = Thinkers(hub.settings.bot_workers, hub.settings.bot_seconds)
        self._alarms = Alarms(hub)
        hub.driver = self
        hub.helper = Helper(hub, self._thinkers)

    async def watch(self) -> None:
        """For ever: every table goes on when it is due, and until then sleeps where it is kept."""
        while True:
            try:
                await self.wake()
            except Exception:
                log.exception("not looked who is due")
            await asyncio.sleep(WAKE_EVERY)

    async def wake(self) -> None:
        """Read the tables that wait for a bot, or whose deadline is near; to read is to look.

        One that has waited for longer than anybody remembers sleeps until somebody comes.
        """
        if not await self._hub.leases.is_ours("wake"):
            return
        now = self._hub.now()
        soon, forgotten = now + round(WAKE_AHEAD * 1000), now - ASLEEP_AFTER
        rows = await self._hub.database.rows(_DUE, soon=soon, forgotten=forgotten)
        await self._hub.readable(row.id for row in rows if self._hub.known(row.id) is None)

    async def close(self) -> None:
        await self._thinkers.close()

    async def claim(self) -> None:
        """For ever, where there are several servers: go on with tables whose server is gone, and
        leave to others those that are looked at there alone.
        """
        leases = self._hub.leases
        while leases.is_shared:
            await asyncio.sleep(CLAIM_EVERY)
            try:
                await self._claim()
            except Exception as error:  # noqa: BLE001 - the database is gone: next time
                log.warning("no tables taken over", extra={"reason": str(error)[:200]})

    async def _claim(self) -> None:
        leases = self._hub.leases
        wanted = {}
        rooms = {lease_of(room): room for room in self._hub.rooms}
        left = [name for name in leases.held if name.startswith(OF_TABLE) and name not in rooms]
        for name, room in rooms.items():
            is_elsewhere = bool(room.elsewhere) and not room.audience and not room.thinking
            if needs_us(room) and not is_elsewhere:
                if not leases.has(name):
                    wanted[name] = room
            elif leases.has(name):
                left.append(name)
                self._alarms.stop(room)
        await leases.give_up(*left)
        if wanted:
            for name in await leases.take(*wanted):
                self.look(wanted[name])

    async def _take(self, room: LiveRoom) -> None:
        if await self._hub.leases.take(lease_of(room)):
            self.look(room)

    def look(self, room: LiveRoom) -> None:
        """Set bots to work and the alarm to the next deadline, unless another server does."""
        if not self._hub.leases.has(lease_of(room)):
            self._alarms.stop(room)
            if needs_us(room):
                self._hub.spawn(self._take(room))
            return
        if room.clock is not None or room.alarm is not None:
            self._alarms.set(room)
        if room.table is None or room.facts.status != "running":
            return
        if not any(seat.plays_itself for seat in room.seats):
            return
        for seat in room.table.actors:
            if room.seats[seat].plays_itself and seat not in room.thinking:
                room.thinking.add(seat)
                self._hub.spawn(self._play(room, seat))

    async def _play(self, room: LiveRoom, seat: Seat) -> None:
        try:
            while True:
                await self._hub.settled(room)
                table = room.running
                its_turn = seat in table.actors and room.facts.status == "running"
                is_ours = self._hub.leases.has(lease_of(room))
                if not its_turn or not room.seats[seat].plays_itself or not is_ours:
                    return
                try:
                    await self._move(room, seat)
                except Exception:  # else the table would wait for ever
                    log.exception("bot did not move", extra={"table": room.id})
                    await asyncio.sleep(AGAIN_AFTER)
        finally:
            room.thinking.discard(seat)

    async def _move(self, room: LiveRoom, seat: Seat) -> None:
        facts, entries = room.seats[seat], room.entries
        is_bot = facts.kind == "bot"
        bot = facts.bot if is_bot and facts.bot else stand_in_of(room.plan.game)
        view, legal, told = map(encode, telling.bot_sees(seat, room, listens=_listens(room, bot)))
        action = await self._thinkers.choose(
            room.plan.game,
            bot,
            view,
            legal,
            room.facts.host.id,
            told=told,
            at=(room.id, seat),
            seen=bool(room.audience),
        )
        if room.entries != entries or not room.seats[seat].plays_itself:
            return  # somebody else acted meanwhile, or the person is back
        author = None if is_bot else core.StandIn(bot)
        if action is None or not await self._submit(room, seat, entries, action, author):
            self._hub.metrics.stand_ins += 1
            choice = random.choice(tuple(room.running.legal(seat)) or (None,))
            if choice is not None:
                stand_in = core.StandIn("random")
                if not await self._submit(room, seat, entries, choice, stand_in):
                    await asyncio.sleep(AGAIN_AFTER)
        else:
            self._hub.metrics.bot_moves += 1

    async def _submit(
        self, room: LiveRoom, seat: Seat, entries: int, action: object, author: core.Author | None
    ) -> bool:
        kind = "stand_in" if isinstance(author, core.StandIn) else "bot"
        act_id = f"{kind} {seat} {entries}"
        try:
            await fate_of(self._hub, room, Request("act", seat, act_id, entries, action, author))
        except CannotWrite:  # which is told once for all
            return False
        except Problem as problem:
            if problem.message not in {"act-stale", "act-ahead"}:
                log.warning("bot refused", extra={"table": room.id, "reason": str(problem)})
                return False
        return True

    async def stand_in(self, room: LiveRoom, seat: Seat, on: bool) -> None:  # noqa: FBT001
        await self._alarms.stand_in(room, seat, on=on)
