"""Tables before and around the game: make, join, leave, start, resign, rematch."""

import asyncio
import secrets
from typing import Any

import msgspec
from sqlalchemy import bindparam, func, or_, select

from harmonium.bots import bots_of
from harmonium.core import table as core
from harmonium.core.deal import NONCE_BYTES, SECRET_BYTES, Generator, commitment
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.core.options import from_values
from harmonium.games import load
from harmonium.server import access, acting, clocks
from harmonium.server.errors import NotAllowed, NotNow
from harmonium.server.hub import Hub
from harmonium.server.people import LONGEST_NAME
from harmonium.server.rooms import Facts, Room, SeatFacts
from harmonium.server.schemas import Join, Me, NewTable, SeatForBot, SeatForMe, SeatOpen, SeatPlan
from harmonium.server.security import new_id, plain_text
from harmonium.server.storage import Conflict, Write, schema
from harmonium.server.storage.statements import (
    ADD_ENTRY,
    ADD_SEAT,
    ADD_TABLE,
    FORGET_INVITATIONS,
    change_seat,
    change_table,
    text,
)
from harmonium.server.telling import tell_news, tell_present
from harmonium.server.things import Someone, TableInfo
from harmonium.server.withdrawing import withdraw

SILENT = frozenset({"tranquility"})
"""Games that are played in silence: chat is off unless the host says otherwise."""

OPEN = SeatFacts("open", "")


_OPEN_TABLES = select(func.count(schema.tables.c.id.distinct()).label("number")).where(
    schema.tables.c.status != "over",
    schema.tables.c.daily.is_(None),
    or_(
        schema.tables.c.host == bindparam("person"),
        schema.tables.c.id.in_(
            select(schema.seats.c.table_id).where(schema.seats.c.person == bindparam("person"))
        ),
    ),
)
"""Those that somebody made or sits at. The deals of the day are one a day anyway."""


async def check_may_open(hub: Hub, me: Me, address: str) -> None:
    """Before a new table is made."""
    hub.addresses.check_may_make(address)
    await check_not_too_many(hub, me)


async def check_not_too_many(hub: Hub, me: Me) -> None:
    """Nobody plays at a hundred tables; whoever has that many may close or finish some."""
    row = await hub.database.row(_OPEN_TABLES, person=me.id)
    most = hub.settings.tables_per_person
    if row is not None and row.number >= most:
        raise NotNow("too-many-tables", most=most)


async def create(hub: Hub, me: Me, new: NewTable) -> Room:
    game = load(new.game)
    if not isinstance(new.options, dict):
        raise Problem("message-malformed", reason="options")
    options = from_values(game, new.options)
    game.check(options, len(new.seats))
    seats = [_seat(new.game, plan, me) for plan in new.seats]
    chat = new.game not in SILENT if new.chat is None else new.chat
    facts = Facts(
        id=new_id(),
        game=new.game,
        options=options,
        status="waiting",
        open=new.open,
        clock=new.clock,
        chat=chat,
        signs=new.signs,
        host=Someone(me.id, me.name),
        created=hub.now(),
    )
    room = await add(hub, Room(facts, game, seats))
    if new.start and all(seat.kind != "open" for seat in seats):
        await start(hub, room)
    return room


def _seat(game: str, plan: SeatPlan, me: Me) -> SeatFacts:
    match plan:
        case SeatForMe(name):
            shown = me.name if name is None else plain_text(name, LONGEST_NAME)
            return SeatFacts("person", shown, me.id)
        case SeatForBot(bot):
            known = bots_of(game)
            if bot not in known:
                raise Problem("unknown-bot", bot=bot, known=", ".join(known))
            return SeatFacts("bot", bot, bot=bot)
        case SeatOpen():
            return OPEN


async def add(hub: Hub, room: Room, *others: Write) -> Room:
    """Write a new table down."""
    facts = room.facts
    row = {
        "id": facts.id,
        "game": facts.game,
        "ruleset": room.game.ruleset,
        "options": text(facts.options),
        "status": facts.status,
        "open": int(facts.open),
        "clock": text(facts.clock),
        "chat": int(facts.chat),
        "signs": int(facts.signs),
        "host": facts.host.id,
        "created": facts.created,
        "daily": facts.daily,
        "pauses": "[]",
    }
    writes: list[Write] = [(ADD_TABLE, row)]
    writes += [(ADD_SEAT, _seat_row(facts.id, n, seat)) for n, seat in enumerate(room.seats)]
    await hub.database.writer.write(*writes, *others)
    hub.adopt(room)
    return room


def _seat_row(table_id: str, number: int, seat: SeatFacts) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "person": seat.person,
        "bot": seat.bot,
        "token": seat.token,
        "stand_in": int(seat.stand_in),
    }


async def start(hub: Hub, room: Room, secret: bytes | None = None, nonce: bytes = b"") -> None:
    """Deal; the commitment is public from here on. A secret is given for the deals of the day."""
    if room.facts.status != "waiting":
        raise NotNow("table-started")
    if any(seat.kind == "open" for seat in room.seats):
        raise NotNow("seats-open")
    if room.facts.daily is not None and secret is None:
        raise NotAllowed("daily-once")  # its deal is everybody's; see `daily.play`
    game, options = room.game, room.facts.options
    game.check(options, len(room.seats))
    generator = Generator(secret or secrets.token_bytes(SECRET_BYTES))
    deal = game.deal(options, len(room.seats), generator)
    nonce = nonce or secrets.token_bytes(NONCE_BYTES)
    facts = msgspec.structs.replace(
        room.facts, status="running", started=hub.now(), commitment=commitment(nonce, deal)
    )
    values = {
        "status": facts.status,
        "started": facts.started,
        "commitment": facts.commitment,
        "deal": text(deal),
        "nonce": nonce.hex(),
    }
    # The insert is the lock: of two processes that start the table one loses. And those who
    # are dealt to must still sit there.
    mark = {"table_id": room.id, "number": -1, "act_id": "start", "body": ""}
    forget = {"table": room.id, "right": "join"}
    seated = [
        change_seat(room.id, number, _who_sits(seat), kind=seat.kind)
        for number, seat in enumerate(room.seats)
    ]
    try:
        await hub.database.writer.write(
            (ADD_ENTRY, mark),
            *seated,
            change_table(room.id, **values),
            (FORGET_INVITATIONS, forget),
        )
    except Conflict:
        await acting.refresh(hub, room)
        await start(hub, room, secret, nonce)  # as things are now
        return
    room.facts = facts
    room.begin(deal, nonce, facts.started or 0)
    await hub.database.writer.write(acting.due_write(hub, room))
    tell_news(room)
    tell_present(room, hub.now())
    hub.look(room)


async def join(hub: Hub, room: Room, me: Me, wish: Join) -> Seat:
    """Sit down: in that seat or the first open one. Also takes over a seat that was given up."""
    access.check_join(room, me.id)
    if room.facts.host.id != me.id and not room.seats_of(me.id):  # else it counts already
        await check_not_too_many(hub, me)
    name = me.name if wish.name is None else plain_text(wish.name, LONGEST_NAME)
    async with room.lock:
        while True:
            if room.facts.status == "over":
                raise NotNow("table-closed", how="over")
            free = [n for n, seat in enumerate(room.seats) if seat.kind == "open"]
            if not free or (wish.seat is not None and wish.seat not in free):
                raise NotNow("seat-taken")
            number = free[0] if wish.seat is None else wish.seat
            try:
                await set_seat(hub, room, number, SeatFacts("person", name, me.id))
            except NotNow:  # taken at another process: look again what is free
                continue
            return Seat(number)


async def set_seat(hub: Hub, room: Room, number: int, seat: SeatFacts) -> None:
    """Put that into the seat; refused if another process has changed the seat meanwhile."""
    row = _seat_row(room.id, number, seat)
    values = {name: row[name] for name in ("kind", "name", "person", "bot", "token", "stand_in")}
    change = change_seat(room.id, number, _who_sits(room.seats[number]), **values)
    try:
        await hub.database.writer.write(change)
    except Conflict as conflict:
        await acting.refresh(hub, room)
        raise NotNow("seat-taken") from conflict
    room.seats[number] = seat
    tell_news(room)
    for connection in room.connections:
        if Seat(number) in connection.seats and room.table is not None:
            tell_present(room, hub.now())
            break
    hub.look(room)


def _who_sits(seat: SeatFacts) -> dict[str, Any]:
    """What must still be so in the database for a change that was decided on it."""
    return {"kind": seat.kind, "person": seat.person, "token": seat.token}


async def leave(hub: Hub, room: Room, me: Me, number: int) -> None:
    """Stand up. From a running game a stand-in takes over until somebody else sits down."""
    access.check_seated(room, me.id)
    async with room.lock:
        if Seat(number) not in room.seats_of(me.id):
            raise NotAllowed("not-your-seat", seat=number)
        if room.facts.status == "over":
            raise NotNow("table-closed", how="over")
        await give_up(hub, room, number)


async def give_up(hub: Hub, room: Room, number: int) -> None:
    is_running = room.facts.status != "waiting"
    name = room.seats[number].name if is_running else ""
    await set_seat(hub, room, number, SeatFacts("open", name, stand_in=is_running))
    await withdraw(hub, room, number)
    if is_running and not any(seat.kind == "person" for seat in room.seats):
        await end(hub, room, core.Ending("abandoned"))


async def remove(hub: Hub, room: Room, me: Me, number: int) -> None:
    """The host clears a seat before the start."""
    access.check_host(room, me)
    async with room.lock:
        if room.facts.status != "waiting":
            raise NotNow("table-started")
        if not 0 <= number < len(room.seats):
            raise Problem("no-such-seat", seat=number, seats=len(room.seats))
        await set_seat(hub, room, number, OPEN)


async def close(hub: Hub, room: Room, me: Me) -> None:
    """The host calls off a table that has not begun."""
    access.check_host(room, me)
    async with room.lock:
        if room.facts.status != "waiting":
            raise NotNow("table-started")
        await call_off(hub, room)


async def call_off(hub: Hub, room: Room) -> None:
    """In the room's lock, before the start."""
    ending = core.Ending("abandoned")
    now = hub.now()
    await hub.database.writer.write(
        change_table(room.id, status="over", ended=now, ending=text(ending))
    )
    room.facts = msgspec.structs.replace(room.facts, status="over", ended=now, ending=ending)
    tell_news(room)


async def resign(hub: Hub, room: Room, me: Me, number: int) -> None:
    """With two at the table the game is over; with more a stand-in plays on."""
    access.check_seated(room, me.id)
    if Seat(number) not in room.seats_of(me.id):
        raise NotAllowed("not-your-seat", seat=number)
    if room.facts.status not in {"running", "paused"}:
        raise NotNow("table-not-running")
    if len(room.seats) > 2:
        async with room.lock:
            await give_up(hub, room, number)
        return
    await end(hub, room, core.Ending("resigned", Seat(number)))


async def end(hub: Hub, room: Room, ending: core.Ending, *besides: Write) -> None:
    future: asyncio.Future[int | Problem] = asyncio.get_running_loop().create_future()
    acting.end(hub, room, ending, future.set_result, *besides)
    fate = await future
    if isinstance(fate, Problem):
        raise fate


async def rematch(hub: Hub, room: Room, me: Me) -> Room:
    """The same people, bots and options again; whoever asks second gets the first one's table."""
    access.check_seated(room, me.id)
    async with room.lock:
        if room.facts.status != "over":
            raise NotNow("table-running")
        if room.facts.daily is not None:
            raise NotAllowed("daily-once")
        if room.facts.rematch is not None:
            return await hub.room(room.facts.rematch)
        old = room.facts
        facts = Facts(
            id=new_id(),
            game=old.game,
            options=old.options,
            status="waiting",
            open=old.open,
            clock=old.clock,
            chat=old.chat,
            signs=old.signs,
            host=Someone(me.id, me.name),
            created=hub.now(),
        )
        # Programs entered with a token of the old table: they are asked in again.
        kept = {"person", "bot"}
        seats = [
            msgspec.structs.replace(seat, stand_in=False) if seat.kind in kept else OPEN
            for seat in room.seats
        ]
        begun = Room(facts, room.game, seats)
        new = await add(hub, begun, change_table(room.id, rematch=facts.id))
        room.facts = msgspec.structs.replace(old, rematch=facts.id)
        tell_news(room)
    if all(seat.kind == "bot" or seat.person == me.id for seat in seats):
        await start(hub, new)
    return new


async def lobby(hub: Hub, most: int = 100) -> tuple[TableInfo, ...]:
    """Open tables to join or to watch, the newest first."""
    wanted = (
        select(schema.tables.c.id)
        .where(schema.tables.c.open == 1, schema.tables.c.status != "over")
        .order_by(schema.tables.c.created.desc())
        .limit(most)
    )
    rooms = await hub.readable(row.id for row in await hub.database.rows(wanted))
    return tuple(room.info() for room in rooms)


def waiting_since(room: Room) -> str | None:
    """Since when the table waits: the last entry, or the start."""
    if room.table is None or room.table.is_over:
        return None
    if room.table.entries:
        return room.table.entries[-1].time
    return clocks.iso_or_none(room.facts.started)
