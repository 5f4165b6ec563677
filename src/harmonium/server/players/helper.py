"""Hints for those who ask, and judgements in games that teach: thought where bots think."""

import secrets
from collections.abc import Callable

import msgspec

from harmonium.core.deal import SECRET_BYTES
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.core.table import Act
from harmonium.room import helping, telling
from harmonium.room.errors import NotNow
from harmonium.server.players.pool import Task, Thinkers
from harmonium.server.tables.changing import change
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.sending import encode, tell_news
from harmonium.study import knows
from harmonium.wire import protocol


class Helper:
    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self._hub = hub
        self._thinkers = thinkers
        self._asking: set[str] = set()
        """Who waits for a hint: one at a time."""

    async def hint(
        self, room: LiveRoom, who: str, seat: int, on: int, act_id: str
    ) -> protocol.Hinted:
        """For that seat, which `who` holds; a Problem says why there is none."""
        await self._hub.settled(room)
        helping.check_hint(room, seat, on)
        if not knows(room.plan.game):
            raise Problem("hint-unknown")
        if who in self._asking:
            raise NotNow("hint-waiting")
        self._asking.add(who)
        try:
            return await self._hint(room, who, Seat(seat), act_id)
        finally:
            self._asking.discard(who)

    async def _hint(self, room: LiveRoom, who: str, seat: Seat, act_id: str) -> protocol.Hinted:
        entries = room.entries
        if room.hinted is None or room.hinted[:2] != (entries, seat):
            thought = await self._thinkers.think(self._task(room, seat), who)
            if thought.hint is None:
                raise Problem("hint-late")
            await self._hub.settled(room)
            helping.check_hint(room, seat, entries)
            entries = room.entries
            room.hinted = (entries, seat, thought.hint)
        found = room.hinted[2]
        # Nobody has a hint before the game is practice, on the disk as well.
        async with room.lock:
            if await change(self._hub, room, lambda: helping.helped(room)):
                tell_news(room)
        return protocol.Hinted(
            id=act_id, seat=seat, entries=entries, **msgspec.structs.asdict(found)
        )

    def _task(self, room: LiveRoom, seat: Seat) -> Task:
        """About what a person in that seat knows now."""
        view, legal, _ = map(encode, telling.bot_sees(seat, room))
        seed = secrets.token_hex(SECRET_BYTES)
        return Task(room.plan.game, "", seed, msgspec.Raw(view), msgspec.Raw(legal), kind="hint")

    def teacher(self, room: LiveRoom, seat: int) -> Callable[[int], None] | None:
        """Asked before an act, told the number of its entry once it is done."""
        taught = helping.teaches(room) and knows(room.plan.game) and room.table is not None
        if not taught or seat not in room.running.actors:
            return None
        entries, task = room.entries, self._task(room, Seat(seat))

        def judge(entry: int) -> None:
            act = room.running.entries[entry]
            if entry == entries and isinstance(act, Act):  # it was decided on what was asked about
                asked = msgspec.structs.replace(task, kind="judge", played=act.action)
                self._hub.spawn(self._judge(room, Seat(seat), entry, asked))

        return judge

    async def _judge(self, room: LiveRoom, seat: Seat, entry: int, task: Task) -> None:
        """Said to those who sit there, unless it was taken back meanwhile."""
        thought = await self._thinkers.think(task, room.seats[seat].person or "")
        if thought.judgement is None or room.table is None:
            return
        await self._hub.settled(room)
        if all(step.entry != entry for step in room.table.steps):
            return
        found = msgspec.structs.asdict(thought.judgement)
        message = encode(protocol.Judged(seat=seat, entry=entry, **found))
        for connection in room.audience:
            if seat in connection.viewers:
                connection.send(message)
