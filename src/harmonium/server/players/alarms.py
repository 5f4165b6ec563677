"""The clocks of people: a reminder when time is short, a stand-in when it is over."""

import asyncio
import logging
from functools import partial

from harmonium.core.game import Seat
from harmonium.room import clocks, seating
from harmonium.server.base.errors import CannotWrite
from harmonium.server.tables.changing import change
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.questions import withdraw
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.sending import tell, tell_news
from harmonium.wire import protocol

log = logging.getLogger("harmonium.server")

AGAIN_AFTER = 1.0
"""Seconds, where a stand-in could not be written."""


class Alarms:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def stop(self, room: LiveRoom) -> None:
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None

    def set(self, room: LiveRoom) -> None:
        """To the next reminder or deadline."""
        self.stop(room)
        coming = self._coming(room)
        if coming is not None:
            wait = max(0, coming - self._hub.now()) / 1000
            loop = asyncio.get_running_loop()
            # Long waits in pieces: a loop's timer is not made for weeks.
            room.alarm = loop.call_later(min(wait, 86_400), partial(self._ring, room))

    def _coming(self, room: LiveRoom) -> int | None:
        """When to look again: at the reminder, then at the deadline."""
        deadline = room.deadline(self._hub.now())
        if deadline is None or room.clock is None:
            return None
        time, seat = deadline
        early = time - round(clocks.REMIND_AT * room.clock.remaining[seat])
        return time if (room.entries, seat) in room.reminded else early

    def _ring(self, room: LiveRoom) -> None:
        room.alarm = None
        deadline = room.deadline(self._hub.now())
        if deadline is None:
            return
        time, seat = deadline
        if time <= self._hub.now():
            self._hub.spawn(self.stand_in(room, seat, on=True))
            return
        coming = self._coming(room)
        if coming is not None and coming <= self._hub.now():
            room.reminded = {(room.entries, seat)}
            tell(self._hub, room, protocol.Reminder(seat, time))
        self.set(room)

    async def stand_in(self, room: LiveRoom, seat: Seat, *, on: bool) -> None:
        """A stand-in takes the seat, or its person is back."""
        async with room.lock:
            try:
                changes = await change(
                    self._hub,
                    room,
                    lambda: seating.stood_in(room, seat, self._hub.now(), on=on),
                )
            except Exception as error:  # else nobody would ever look at this deadline again
                if not isinstance(error, CannotWrite):  # which is told once for all
                    log.exception("stand-in not written", extra={"table": room.id})
                loop = asyncio.get_running_loop()
                room.alarm = loop.call_later(AGAIN_AFTER, partial(self._ring, room))
                return
            if not changes:
                self.set(room)
                return
            tell_news(room)
            self._hub.look(room)
            if on:
                await withdraw(self._hub, room, seat)
