"""Tables before and around the game: make, start, call off, once more; and the lobby."""

import secrets

import msgspec
from sqlalchemy import func, select

from harmonium.bots import bots_of
from harmonium.core.deal import NONCE_BYTES, SECRET_BYTES, Generator, commitment
from harmonium.core.errors import Problem
from harmonium.core.options import from_values
from harmonium.core.times import iso_or_none
from harmonium.games import load
from harmonium.room import access
from harmonium.room.errors import NotAllowed, NotNow
from harmonium.room.facts import OPEN, Facts, SeatFacts
from harmonium.room.plain import checked_name
from harmonium.room.stored import Due
from harmonium.server.base.security import new_id
from harmonium.server.storage import Conflict, Write, schema
from harmonium.server.storage.columns import row_of
from harmonium.server.storage.statements import (
    ADD_ENTRY,
    ADD_SAT,
    ADD_SEAT,
    ADD_TABLE,
    FORGET_INVITATIONS,
    change_seat,
    change_table,
    text,
)
from harmonium.server.tables import closing
from harmonium.server.tables.allowances import check_may_invite_everybody
from harmonium.server.tables.commit import refresh
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.rows import table_row, who_sits
from harmonium.server.tables.sending import tell_news, tell_present
from harmonium.server.tables.storing import store
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
    facts = Facts(id=new_id(), host=Someone(me.id, me.name), created=hub.now())
    room = await add(hub, LiveRoom(plan, facts, game, seats))
    if new.start and all(seat.kind != "open" for seat in seats):
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


async def start(hub: Hub, room: LiveRoom, secret: bytes | None = None, nonce: bytes = b"") -> None:
    """Deal; the commitment is public from here on. A secret is given for the deals of the day."""
    if room.facts.status != "waiting":
        raise NotNow("table-started")
    if any(seat.kind == "open" for seat in room.seats):
        raise NotNow("seats-open")
    if room.plan.daily is not None and secret is None:
        raise NotAllowed("daily-once")  # its deal is everybody's; see `daily.play`
    game, options = room.game, room.plan.options
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
    players = enumerate(map(room.player, room.seats))
    sat = {(number, player) for number, player in players if player is not None}
    seated = [
        change_seat(room.id, number, who_sits(seat), kind=seat.kind)
        for number, seat in enumerate(room.seats)
    ]
    try:
        await hub.database.writer.write(
            (ADD_ENTRY, mark),
            *seated,
            *(
                (ADD_SAT, {"table_id": room.id, "seat": number, "person": player})
                for number, player in sat
            ),
            change_table(room.id, **values),
            (FORGET_INVITATIONS, forget),
        )
    except Conflict:
        await refresh(hub, room)
        await start(hub, room, secret, nonce)  # as things are now
        return
    room.facts = facts
    room.sat = sat
    room.begin(deal, nonce, facts.started or 0)
    await store(hub.database, room, Due(room.due(hub.now())))
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
        if room.facts.status != "over":
            raise NotNow("table-running")
        if room.plan.daily is not None:
            raise NotAllowed("daily-once")
        if room.facts.rematch is not None:
            return await hub.room(room.facts.rematch)
        facts = Facts(id=new_id(), host=Someone(me.id, me.name), created=hub.now())
        # Programs entered with a token of the old table: they are asked in again.
        kept = {"person", "bot"}
        seats = [
            msgspec.structs.replace(seat, stand_in=False) if seat.kind in kept else OPEN
            for seat in room.seats
        ]
        begun = LiveRoom(room.plan, facts, room.game, seats)
        new = await add(hub, begun, change_table(room.id, rematch=facts.id))
        room.facts = msgspec.structs.replace(room.facts, rematch=facts.id)
        tell_news(room)
    if all(seat.kind == "bot" or seat.person == me.id for seat in seats):
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
