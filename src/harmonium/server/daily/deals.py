"""Today's deal: the same for everybody, closed until the day (UTC) is over.

One try of a person and of a device counts. Whoever comes as another guest, with another browser,
can look at the deal first, and nobody can prevent that; so tries that were opened from the same
address are marked as such, and the pages say it.
"""

from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

import msgspec
from sqlalchemy import Executable, bindparam, case, func, select

from harmonium.core.errors import Problem
from harmonium.core.game import ranked
from harmonium.core.times import day_of, iso
from harmonium.games import KEYS, load
from harmonium.room.errors import NotThere
from harmonium.room.facts import Facts, SeatFacts
from harmonium.server.base.security import derived, hashed, new_id
from harmonium.server.storage import Conflict, schema
from harmonium.server.storage.statements import ADD_DAILY, text
from harmonium.server.tables import making
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import Daily, DailyDay, DailyPlayed, DailyResult, Me
from harmonium.wire.shared import Plan, Someone

_MINE = select(schema.dailies).where(
    schema.dailies.c.game == bindparam("game"),
    schema.dailies.c.day == bindparam("day"),
    schema.dailies.c.person == bindparam("person"),
)
_FINISHED = (
    schema.dailies.c.game == bindparam("game"),
    schema.dailies.c.day == bindparam("day"),
    schema.dailies.c.total.is_not(None),
    schema.dailies.c.counts == 1,
)
_BETTER = select(func.count().label("number")).where(
    *_FINISHED, schema.dailies.c.total > bindparam("total")
)
_PLAYERS = select(func.count().label("number")).where(*_FINISHED)
_DAYS = (
    select(
        schema.dailies.c.day,
        func.count().label("players"),
        func.max(schema.dailies.c.total).label("best"),
        func.max(
            case((schema.dailies.c.person == bindparam("person"), schema.dailies.c.total))
        ).label("mine"),
    )
    .where(
        schema.dailies.c.game == bindparam("game"),
        schema.dailies.c.day < bindparam("today"),
        schema.dailies.c.total.is_not(None),
        schema.dailies.c.counts == 1,
    )
    .group_by(schema.dailies.c.day)
    .order_by(schema.dailies.c.day.desc())
    .limit(60)
)
_OF_PERSON = (
    select(schema.dailies)
    .where(
        schema.dailies.c.person == bindparam("person"),
        schema.dailies.c.day < bindparam("today"),
        schema.dailies.c.total.is_not(None),
        schema.dailies.c.counts == 1,
    )
    .order_by(schema.dailies.c.day.desc(), schema.dailies.c.game)
    .limit(60)
)
_MY_DAYS = (
    select(schema.dailies.c.day)
    .where(
        schema.dailies.c.game == bindparam("game"),
        schema.dailies.c.person == bindparam("person"),
        schema.dailies.c.total.is_not(None),
    )
    .order_by(schema.dailies.c.day.desc())
)
_OF_DEVICE = select(func.count().label("number")).where(
    schema.dailies.c.game == bindparam("game"),
    schema.dailies.c.day == bindparam("day"),
    schema.dailies.c.device == bindparam("device"),
)
_OTHERS = schema.dailies.alias("others")
_FROM_THERE = (
    select(func.count())
    .where(
        _OTHERS.c.game == schema.dailies.c.game,
        _OTHERS.c.day == schema.dailies.c.day,
        _OTHERS.c.address == schema.dailies.c.address,
    )
    .scalar_subquery()
)
"""How many tries were opened from the same address; 0 where it is not known."""
_RESULTS = (
    select(schema.dailies, schema.people.c.name, _FROM_THERE.label("from_there"))
    .join(schema.people, schema.people.c.id == schema.dailies.c.person)
    .where(*_FINISHED)
    .order_by(schema.dailies.c.total.desc(), schema.people.c.name)
    .limit(200)
)


class Opened(NamedTuple):
    """From where a try is opened; neither is known where a test or a program does not say it."""

    device: str | None = None
    """What the browser calls itself, at random."""
    address: str | None = None

    def marks(self, hub: Hub, day: str) -> tuple[str | None, str | None]:
        """By which tries are recognised that day; nothing can be read from them."""
        secret = hub.database.secret
        found = [
            None if not value else hashed(secret, f"{kind} {day} {value}")
            for kind, value in self._asdict().items()
        ]
        return found[0], found[1]


UNKNOWN = Opened()


def secret_of(secret: bytes, purpose: str, game: str, options: object, day: str) -> bytes:
    """HMAC of the server's secret over game, options and date."""
    return derived(secret, purpose, f"{game}\0{text(options)}\0{day}")


def _games() -> tuple[str, ...]:
    """Those that one can play alone: a deal of the day is compared, not shared."""
    return tuple(key for key in KEYS if 1 in load(key).seats)


def check_game(game: str) -> None:
    if game not in _games():
        raise NotThere("unknown-game", game=game, known=", ".join(_games()))


async def today(hub: Hub, me: Me) -> tuple[Daily, ...]:
    day = day_of(hub.now())
    return tuple([await _one(hub, me, game, day) for game in _games()])


async def _one(hub: Hub, me: Me, game: str, day: str) -> Daily:
    row = await hub.database.row(_MINE, game=game, day=day, person=me.id)
    closes = datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)
    total = None if row is None else row.total
    counts = row is None or bool(row.counts)
    return Daily(
        game=game,
        day=day,
        closes=iso(round(closes.timestamp() * 1000)),
        options=load(game).options_type(),
        table=None if row is None else row.table_id,
        finished=total is not None,
        total=total,
        rank=None if total is None or not counts else await _rank(hub, game, day, total),
        players=await _count(hub, _PLAYERS, game=game, day=day),
        streak=await streak(hub, me, game, day),
        counts=counts,
    )


async def streak(hub: Hub, me: Me, game: str, day: str) -> int:
    """On how many days in a row, up to that one or the one before, they finished the deal."""
    rows = await hub.database.rows(_MY_DAYS, game=game, person=me.id)
    return days_in_a_row({row.day for row in rows}, day)


def days_in_a_row(done: Collection[str], day: str) -> int:
    """Counted back from that day, or from the one before while it may still come.

    >>> days_in_a_row({"2026-02-27", "2026-02-28", "2026-03-01"}, "2026-03-01")
    3
    >>> days_in_a_row({"2026-02-28"}, "2026-03-01"), days_in_a_row({"2026-02-27"}, "2026-03-01")
    (1, 0)
    """
    last = date.fromisoformat(day)
    if day not in done:
        last -= timedelta(days=1)
    row = 0
    while (last - timedelta(days=row)).isoformat() in done:
        row += 1
    return row


async def _count(hub: Hub, statement: Executable, **parameters: object) -> int:
    row = await hub.database.row(statement, **parameters)
    return 0 if row is None else int(row.number)


async def _rank(hub: Hub, game: str, day: str, total: int) -> int:
    return 1 + await _count(hub, _BETTER, game=game, day=day, total=total)


async def days(hub: Hub, me: Me, game: str) -> tuple[DailyDay, ...]:
    """The days that are over and were played, the latest first."""
    check_game(game)
    today = day_of(hub.now())
    rows = await hub.database.rows(_DAYS, game=game, today=today, person=me.id)
    return tuple(DailyDay(row.day, row.players, row.best, row.mine) for row in rows)


async def opened(hub: Hub, person: str) -> tuple[DailyPlayed, ...]:
    """What a person made of the deals whose day is over: open to everybody."""
    rows = await hub.database.rows(_OF_PERSON, person=person, today=day_of(hub.now()))
    return tuple(
        DailyPlayed(row.game, row.day, row.total, _details(row.details), row.table_id)
        for row in rows
    )


async def play(hub: Hub, me: Me, game: str, opened: Opened = UNKNOWN) -> LiveRoom:
    """The table of my one try; asked again, the same one."""
    check_game(game)
    day = day_of(hub.now())
    row = await hub.database.row(_MINE, game=game, day=day, person=me.id)
    room = await (_new(hub, me, game, day, opened) if row is None else hub.room(row.table_id))
    async with room.lock:
        if room.facts.status == "waiting":  # also if we were stopped before it was dealt
            secret, options = hub.database.secret, room.plan.options
            await making.start(
                hub,
                room,
                secret_of(secret, "daily deal", game, options, day),
                secret_of(secret, "daily nonce", game, options, day),
            )
    return room


async def _new(hub: Hub, me: Me, game: str, day: str, opened: Opened) -> LiveRoom:
    rules = load(game)
    options = rules.options_type()
    plan = Plan(game=game, options=options, signs=False, daily=day)
    facts = Facts(id=new_id(), host=Someone(me.id, me.name), created=hub.now())
    device, address = opened.marks(hub, day)
    tries = await _count(hub, _OF_DEVICE, game=game, day=day, device=device)
    mine = {
        "game": game,
        "day": day,
        "person": me.id,
        "table_id": facts.id,
        "device": device,
        "address": address,
        "counts": int(tries == 0),
    }
    try:
        seats = [SeatFacts("person", me.name, me.id)]
        return await making.add(hub, LiveRoom(plan, facts, rules, seats), (ADD_DAILY, mine))
    except Conflict:
        return await play(hub, me, game, opened)  # begun in another window at the same moment


async def results(hub: Hub, game: str, day: str) -> tuple[DailyResult, ...]:
    """The table of results; it leads to the replays once the day is over."""
    check_game(game)
    try:
        datetime.fromisoformat(day)
    except ValueError as error:
        raise Problem("bad-day", day=day) from error
    is_over = day < day_of(hub.now())
    rows = await hub.database.rows(_RESULTS, game=game, day=day)
    ranks = ranked([row.total for row in rows])
    return tuple(
        DailyResult(
            Someone(row.person, row.name),
            rank,
            row.total,
            _details(row.details),
            row.table_id if is_over else None,
            row.from_there > 1,
        )
        for rank, row in zip(ranks, rows, strict=True)
    )


def _details(stored: str | None) -> dict[str, int]:
    return {} if stored is None else msgspec.json.decode(stored, type=dict[str, int])
