"""Tables before and around the game: make, start, call off, once more; and the lobby."""

import secrets

from sqlalchemy import func, select

from harmonium.bots import bots_of
from harmonium.core.deal import NONCE_BYTES, SECRET_BYTES
from harmonium.core.errors import Problem
from harmonium.core.options import from_values
from harmonium.core.times import iso_or_none
from harmonium.games import load
from harmonium.room import access, helping, starting
from harmonium.room.errors import NotNow
from harmonium.room.facts import OPEN, Facts, SeatFacts
from harmonium.room.plain import checked_name
from harmonium.room.stored import Rematched
from harmonium.server.base.security import new_id
from harmonium.server.storage import Conflict, Write, schema
from harmonium.server.storage.columns import row_of
from harmonium.server.storage.statements import ADD_SEAT, ADD_TABLE
from harmonium.server.tables import closing
from harmonium.server.tables.allowances import check_may_invite_everybody
from harmonium.server.tables.changing import change
from harmonium.server.tables.commit import refresh
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.rows import table_row
from harmonium.server.tables.sending import tell_news, tell_present
from harmonium.server.tables.storing import take, touch, writes_of
from harmonium.wire.rest import Me, NewTable, SeatForBot, SeatForMe, SeatOpen, SeatPlan
from harmonium.wire.shared import Manners, Plan, Someone, TableInfo

_BY_HOST = (
    select(
        schema.tables.c.id,
        schema.tables.c.created,
        func.row_number()
        .over(partition_by=schema.tables.c.host, order_by=schema.tables.c.created.desc())
        .label("place"),
    )
    .where(schema.tables.c.open == 1, schema.tables.c.status != "over")
    .subquery()
)
_LOBBY = select(_BY_HOST.c.id).order_by(_BY_HOST.c.place, _BY_HOST.c.created.desc())


async def create(hub: Hub, me: Me, new: NewTable) -> LiveRoom:
    if new.open:
        await check_may_invite_everybody(hub, me)
    game = load(new.game)
    if not isinstance(new.options, dict):
        raise Problem("message-malformed", reason="options")
    options = from_values(game, new.options)
    game.check(options, len(new.seats))
    seats = [_seat(new.game, plan, me) for plan in new.seats]
    decided = {name: getattr(new, name) for name in Manners.__struct_fields__}
    chat = not game.is_silent if new.chat is None else new.chat
    plan = Plan(game=new.game, options=options, chat=chat, **decided)
    helping.check_plan(plan, seats)
    facts = Facts(id=new_id(), host=Someone(me.id, me.name), created=hub.now())
    room = await add(hub, LiveRoom(plan, facts, game, seats))
    if new.start and all(seat.kind != "open" for seat in seats):
        async with room.lock:
            await start(hub, room)
    return room


def _seat(game: str, plan: SeatPlan, me: Me) -> SeatFacts:
    match plan:
        case SeatForMe(name):
            shown = me.name if name is None else checked_name(name)
            return SeatFacts("person", shown, me.id)
        case SeatForBot(bot):
            known = bots_of(game)
            if bot not in known:
                raise Problem("unknown-bot", bot=bot, known=", ".join(known))
            return SeatFacts("bot", bot, bot=bot)
        case SeatOpen():
            return OPEN


async def add(hub: Hub, room: LiveRoom, *others: Write) -> LiveRoom:
    """Write a new table down."""
    writes: list[Write] = [(ADD_TABLE, table_row(room))]
    writes += [
        (ADD_SEAT, {"table_id": room.id, "seat": number, **row_of(seat)})
        for number, seat in enumerate(room.seats)
    ]
    await hub.database.writer.write(*writes, *others)
    hub.adopt(room)
    return room


async def start(hub: Hub, room: LiveRoom, secret: bytes = b"", nonce: bytes = b"") -> None:
    """In the room's lock: deal. A secret is given for the deals of the day."""
    await change(
        hub,
        room,
        lambda: starting.start(
            room,
            secret or secrets.token_bytes(SECRET_BYTES),
            nonce or secrets.token_bytes(NONCE_BYTES),
            hub.now(),
            of_the_day=secret != b"",
        ),
    )
    tell_news(room)
    tell_present(room, hub.now())
    hub.look(room)


async def close(hub: Hub, room: LiveRoom, me: Me) -> None:
    """The host calls off a table that has not begun."""
    access.check_host(room, me)
    async with room.lock:
        if room.facts.status != "waiting":
            raise NotNow("table-started")
        await closing.call_off(hub, room)


async def rematch(hub: Hub, room: LiveRoom, me: Me) -> LiveRoom:
    """The same people, bots and options again; whoever asks second gets the first one's table."""
    access.check_seated(room, me.id)
    async with room.lock:
        starting.check_again(room)
        while room.facts.rematch is None:
            facts, seats = starting.again(room, Someone(me.id, me.name), new_id(), hub.now())
            new, again = LiveRoom(room.plan, facts, room.game, seats), Rematched(facts.id)
            try:
                await add(hub, new, *writes_of(room.id, again), touch(room))
            except Conflict:  # asked at another process at the same moment
                await refresh(hub, room)
                continue
            take(hub, room, again)
            tell_news(room)
            break
        else:
            return await hub.room(room.facts.rematch)
    if starting.is_alone(new):
        async with new.lock:
            await start(hub, new)
    return new


async def lobby(hub: Hub, most: int = 100) -> tuple[TableInfo, ...]:
    """Open tables to join or to watch: of each host the newest, then everybody's second ones."""
    rows = await hub.database.rows(_LOBBY.limit(most))
    rooms = await hub.readable(row.id for row in rows)
    return tuple(room.info() for room in rooms)


def waiting_since(room: LiveRoom) -> str | None:
    """Since when the table waits: the last entry, or the start."""
    if room.table is None or room.table.is_over:
        return None
    if room.table.entries:
        return room.table.entries[-1].time
    return iso_or_none(room.facts.started)
