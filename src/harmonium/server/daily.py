"""Today's deal: the same for everybody, one counted try, closed until the day (UTC) is over."""

from datetime import UTC, datetime, timedelta

import msgspec
from sqlalchemy import bindparam, select

from harmonium.core.errors import Problem
from harmonium.games import KEYS, load
from harmonium.server import access, clocks, lobby
from harmonium.server.errors import NotThere
from harmonium.server.hub import Hub
from harmonium.server.rooms import Facts, Room, SeatFacts
from harmonium.server.schemas import Daily, DailyResult, Me
from harmonium.server.security import derived, new_id
from harmonium.server.storage import Conflict, schema
from harmonium.server.storage.statements import ADD_DAILY, text
from harmonium.server.things import NoClock, Someone

_MINE = select(schema.dailies).where(
    schema.dailies.c.game == bindparam("game"),
    schema.dailies.c.day == bindparam("day"),
    schema.dailies.c.person == bindparam("person"),
)
_RESULTS = (
    select(schema.dailies, schema.people.c.name)
    .join(schema.people, schema.people.c.id == schema.dailies.c.person)
    .where(
        schema.dailies.c.game == bindparam("game"),
        schema.dailies.c.day == bindparam("day"),
        schema.dailies.c.total.is_not(None),
    )
    .order_by(schema.dailies.c.total.desc(), schema.people.c.name)
    .limit(200)
)


def secret_of(secret: bytes, purpose: str, game: str, options: object, day: str) -> bytes:
    """HMAC of the server's secret over game, options and date."""
    return derived(secret, purpose, f"{game}\0{text(options)}\0{day}")


def check_game(game: str) -> None:
    if game not in KEYS:
        raise NotThere("unknown-game", game=game, known=", ".join(KEYS))


async def today(hub: Hub, me: Me) -> tuple[Daily, ...]:
    day = access.day_of(hub.now())
    return tuple([await _one(hub, me, game, day) for game in KEYS])


async def _one(hub: Hub, me: Me, game: str, day: str) -> Daily:
    row = await hub.database.row(_MINE, game=game, day=day, person=me.id)
    closes = datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)
    return Daily(
        game=game,
        day=day,
        closes=clocks.iso(round(closes.timestamp() * 1000)),
        options=load(game).options_type(),
        table=None if row is None else row.table_id,
        finished=row is not None and row.total is not None,
    )


async def play(hub: Hub, me: Me, game: str) -> Room:
    """The table of my counted try; asked again, the same one."""
    check_game(game)
    day = access.day_of(hub.now())
    row = await hub.database.row(_MINE, game=game, day=day, person=me.id)
    if row is not None:
        return await hub.room(row.table_id)
    options = load(game).options_type()
    facts = Facts(
        id=new_id(),
        game=game,
        options=options,
        status="waiting",
        open=False,
        clock=NoClock(),
        chat=False,
        signs=False,
        host=Someone(me.id, me.name),
        created=hub.now(),
        daily=day,
    )
    mine = {"game": game, "day": day, "person": me.id, "table_id": facts.id}
    try:
        room = await lobby.add(hub, facts, [SeatFacts("person", me.name, me.id)], (ADD_DAILY, mine))
    except Conflict:
        return await play(hub, me, game)  # begun in another window at the same moment
    secret = hub.database.secret
    await lobby.start(
        hub,
        room,
        secret_of(secret, "daily deal", game, options, day),
        secret_of(secret, "daily nonce", game, options, day),
    )
    return room


async def results(hub: Hub, game: str, day: str) -> tuple[DailyResult, ...]:
    """The table of results; it leads to the replays once the day is over."""
    check_game(game)
    try:
        datetime.fromisoformat(day)
    except ValueError as error:
        raise Problem("bad-day", day=day) from error
    is_over = day < access.day_of(hub.now())
    return tuple(
        DailyResult(
            Someone(row.person, row.name),
            row.total,
            _details(row.details),
            row.table_id if is_over else None,
        )
        for row in await hub.database.rows(_RESULTS, game=game, day=day)
    )


def _details(stored: str | None) -> dict[str, int]:
    return {} if stored is None else msgspec.json.decode(stored, type=dict[str, int])
