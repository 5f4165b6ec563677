"""The socket of a table: what those at it say, and what becomes of it."""

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import Any, Literal

import msgspec

from harmonium import __version__
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.core.table import Table
from harmonium.room import telling
from harmonium.room.acting import Request
from harmonium.room.errors import NotAllowed
from harmonium.server.limits.buckets import Bucket
from harmonium.server.storage import Conflict
from harmonium.server.tables import chat, commit, once, questions, taking_back
from harmonium.server.tables.commit import BUSY
from harmonium.server.tables.connections import Connection, Held
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.sending import encode, tell_presence
from harmonium.wire import protocol
from harmonium.wire.shared import wrong

log = logging.getLogger("harmonium.sockets")

_DECODER = msgspec.json.Decoder(protocol.ClientMessage)
_IDS = msgspec.json.Decoder(protocol.Named)

Aside = protocol.Ask | protocol.Answer | protocol.Say | protocol.ShowSign | protocol.Point

NOTHING = rb"\u0000"
"""A character that PostgreSQL cannot keep: all who are written with such an id would fail too."""

MOST_MISSED = 500
"""Entries that a client is told of when it returns; beyond that, only where the game stands."""

TRIES = 5
"""How often a request is looked at again because another process was faster."""


def left(hub: Hub, address: str) -> None:
    hub.metrics.sockets -= 1
    hub.addresses.disconnect(address)


def welcome(hub: Hub, room: LiveRoom, connection: Connection) -> None:
    """Greeting, position, presence; a person who was replaced by a stand-in is back."""
    if not connection.line.is_open:
        return
    connection.send(encode(telling.greeting(room, connection)))
    room.audience.add(connection)
    show(hub, room, connection)
    tell_presence(hub, room)
    back(hub, room, connection)


def show(hub: Hub, room: LiveRoom, connection: Connection) -> None:
    if room.table is not None:
        for viewer in connection.viewers:
            connection.send(encode(telling.snapshot(viewer, room, hub.now())))
        if connection.wants_advice:
            hub.adviser.advise(room, connection)


def back(hub: Hub, room: LiveRoom, connection: Connection) -> None:
    for seat in connection.seats:
        if room.seats[seat].stand_in and hub.driver is not None:
            hub.spawn(hub.driver.stand_in(room, seat, on=False))


class TableTalk:
    """What a client says, one message after the other."""

    __slots__ = ("_address", "_hub", "_seconds", "connection", "room")

    def __init__(self, hub: Hub, room: LiveRoom, connection: Connection, address: str) -> None:
        self._hub = hub
        self.room = room
        self.connection = connection
        self._address = address
        self._seconds = hub.metrics.act_seconds.labels(room.plan.game)

    async def greet(self, version: str | None) -> None:
        """As soon as all that the table knows is on the disk."""
        self.connection.client = version
        greeted = asyncio.Event()

        def greet() -> None:
            welcome(self._hub, self.room, self.connection)
            greeted.set()

        self.room.when_settled(greet)
        await greeted.wait()
        if version is not None and version != __version__:
            self.connection.send(encode(protocol.Ready(__version__)))

    def gone(self) -> None:
        self.room.audience.discard(self.connection)
        tell_presence(self._hub, self.room)
        left(self._hub, self._address)

    def hear(self, data: bytes) -> None:
        """Understand and do."""
        hub, connection = self._hub, self.connection
        hub.metrics.messages += 1
        if len(data) > protocol.LARGEST_MESSAGE:
            connection.drop(protocol.TOO_LONG)
            return
        if not connection.allowance.take(1 + len(data) // 1024):
            self._hold_back(data)
            return
        if NOTHING in data:
            self._reject(_id_of(data), Problem("message-malformed", reason="U+0000"))
            return
        try:
            message = _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            problem = Problem("message-malformed", reason=str(error)[:200])
            self._reject(_id_of(data), problem)
            return
        self._do(message)

    def bears(self) -> bool:
        """Whether one more frame that says nothing (ping, pong, part) is within the limits."""
        if self.connection.allowance.take():
            return True
        self._hold_back(None)
        return False

    def _hold_back(self, message: bytes | None) -> None:
        """Refuse what is over the limit; who goes on and on is not worth an answer each time."""
        connection = self.connection
        self._hub.metrics.limited += 1
        if connection.patience is None:
            connection.patience = Bucket(self._hub.settings.messages_per_second)
        if not connection.patience.take():
            connection.drop(protocol.TOO_MANY)
        elif message is not None:
            self._reject(_id_of(message), Problem("too-many-messages"))

    def _do(self, message: protocol.ClientMessage) -> None:
        match message:
            case protocol.Act(id, seat, on, action):
                self._submit("act", id, seat, on, action)
            case protocol.Undo(id, seat, on):
                self._submit("undo", id, seat, on, None)
            case protocol.Ping(sent):
                pong = protocol.Pong(sent, self._hub.now())
                self.connection.send(encode(pong))
            case protocol.Hint():
                self._hub.spawn(self._replied(message.id, self._hint(message)))
            case protocol.TakeBack():
                self._hub.spawn(self._replied(message.id, self._take_back(message)))
            case protocol.Sync():
                self.room.when_settled(lambda: self._sync(message))
            case _:
                self._hub.spawn(self._replied(message.id, self._answer(message)))

    def _submit(
        self, kind: Literal["act", "undo"], act_id: str, seat: int, on: int, action: Any
    ) -> None:
        room, connection = self.room, self.connection
        if seat not in connection.seats:
            self._refuse(act_id, NotAllowed("not-your-seat", seat=seat))
            return
        if room.seats[seat].stand_in:
            back(self._hub, room, connection)

        begin = time.perf_counter()
        helper = self._hub.helper if room.plan.teaching and kind == "act" else None
        teacher = None if helper is None else helper.teacher(room, seat)

        def reply(fate: int | Problem) -> None:
            if isinstance(fate, Problem):
                self._refuse(act_id, fate)
                return
            connection.line.send(encode(protocol.Ack(act_id, fate)))
            self._seconds.observe(time.perf_counter() - begin)
            if teacher is not None:
                teacher(fate)

        key = f"{connection.author} {act_id}"
        commit.submit(self._hub, room, Request(kind, seat, key, on, action), reply)

    def _refuse(self, act_id: str, problem: Problem) -> None:
        """An act or an undo."""
        self._hub.metrics.refused.labels(self.room.plan.game, problem.message).inc()
        self._reject(act_id, problem)

    def _reject(self, act_id: str | None, problem: Problem) -> None:
        self.connection.send(encode(protocol.Reject(act_id, wrong(problem))))

    def _sync(self, message: protocol.Sync) -> None:
        hub, room, connection = self._hub, self.room, self.connection
        if message.advice is not None:
            connection.wants_advice = message.advice
        if message.hopes is not None:
            connection.wants_hopes = message.hopes
        if message.eyes is not None:
            connection.look_through(tuple(map(Seat, message.eyes)))
        back(hub, room, connection)
        if room.table is None:
            return
        if message.since is None:
            show(hub, room, connection)
        elif message.since > room.entries:
            self._resync()
        else:
            self._tell_since(message.since)

    def _resync(self) -> None:
        """What was missed cannot be told: only where the game stands."""
        self.connection.send(encode(protocol.Resync()))
        show(self._hub, self.room, self.connection)

    def _tell_since(self, since: int) -> None:
        """In the loop what the room remembers; else the whole game is folded again beside it."""
        hub, room, connection = self._hub, self.room, self.connection
        missed = room.folded.latest(since)
        if missed is not None:
            for viewer in connection.viewers:
                connection.send(encode(telling.update(viewer, room, missed, hub.now())))
        elif room.entries - since > MOST_MISSED or isinstance(connection.line, Held):
            self._resync()  # one answer at a time, and none that would burst the line
            return
        else:
            updates = telling.updates(connection.viewers, room, (), hub.now()).values()
            past = room.running.copy()
            try:
                late = hub.jobs.do(self._address, _late, tuple(updates), past, since)
            except Problem:
                self._resync()
                return
            connection.line = held = Held(connection.line)
            hub.spawn(self._tell_late(late, held))
        if connection.wants_advice:
            hub.adviser.advise(room, connection)

    async def _tell_late(self, late: Awaitable[list[bytes]], held: Held) -> None:
        """What comes meanwhile is told after it: nothing is lost and nothing overtakes."""
        connection = self.connection
        try:
            connection.line = held.released(*await late)
        except Exception:
            log.exception("nothing told of the past", extra={"table": self.room.id})
            connection.line = held.released()
            self.room.when_settled(self._resync)

    async def _answer(self, message: Aside) -> protocol.Ack:
        async with self.room.lock:
            await self._once(message, f"{self.connection.author} {message.id}")
        return protocol.Ack(message.id)

    async def _hint(self, message: protocol.Hint) -> protocol.Hinted:
        self._check_seat(message.seat)
        if self._hub.helper is None:
            raise Problem("hint-late")
        who = self.connection.author
        return await self._hub.helper.hint(self.room, who, message.seat, message.on, message.id)

    async def _take_back(self, message: protocol.TakeBack) -> protocol.Ack:
        self._check_seat(message.seat)
        key = f"{self.connection.author} {message.id}"
        entry = await taking_back.take_back(
            self._hub, self.room, message.seat, message.entry, key, self._address
        )
        return protocol.Ack(message.id, entry)

    async def _replied(
        self, act_id: str, answer: Awaitable[protocol.Ack | protocol.Hinted]
    ) -> None:
        """The answer, or why there is none."""
        try:
            reply = encode(await answer)
        except Problem as problem:
            self._reject(act_id, problem)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("message failed", extra={"table": self.room.id})
            self._reject(act_id, Problem("server-trouble"))
        else:
            self.connection.send(reply)

    async def _once(self, message: Aside, key: str) -> None:
        for _ in range(TRIES):
            try:
                if not await once.is_done(self._hub, self.room, key):
                    await self._fulfil(message, key)
            except Conflict:  # another process was faster
                await commit.refresh(self._hub, self.room)
            else:
                return
        raise Problem(BUSY)

    async def _fulfil(self, message: Aside, key: str) -> None:
        hub, room, connection = self._hub, self.room, self.connection
        mark = once.mark(room, key)
        match message:
            case protocol.Ask(_, seat, what):
                self._check_seat(seat)
                await questions.ask(hub, room, Seat(seat), what, key, self._address)
            case protocol.Answer(_, seat, question, agree):
                self._check_seat(seat)
                await questions.answer(
                    hub,
                    room,
                    Seat(seat),
                    question,
                    agree=agree,
                    mark=mark,
                    address=self._address,
                )
            case protocol.Say(_, words):
                await chat.say(hub, room, connection, words, mark)
            case protocol.ShowSign(_, shown):
                await chat.sign(hub, room, connection, shown, mark)
            case protocol.Point(_, at):
                await chat.point(hub, room, connection, at, mark)

    def _check_seat(self, seat: int) -> None:
        if seat not in self.connection.seats:
            raise NotAllowed("not-your-seat", seat=seat)


def _late(updates: tuple[protocol.Update, ...], table: Table, since: int) -> list[bytes]:
    return [encode(update) for update in telling.late(updates, table, since)]


def _id_of(data: bytes) -> str | None:
    """The id of a message that is not read further: somebody may wait for its answer."""
    try:
        return _IDS.decode(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
