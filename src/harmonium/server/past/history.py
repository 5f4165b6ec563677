"""What a person has played: the games, and figures by game, number of seats and variant."""

import asyncio
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, select

from harmonium.core.game import Result
from harmonium.core.times import iso
from harmonium.room import access
from harmonium.server.daily import deals
from harmonium.server.storage import schema
from harmonium.server.storage.statements import ordered
from harmonium.server.tables import making
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import (
    CategoryFigures,
    DetailFigures,
    Figures,
    GameVariant,
    Me,
    MyTable,
    OwnFigures,
    Played,
)

MOST_TOTALS = 500

_PLAYED = (
    select(schema.played, schema.tables.c.result, schema.tables.c.daily)
    .join(schema.tables, schema.tables.c.id == schema.played.c.table_id)
    .where(schema.played.c.person == bindparam("person"))
    .order_by(schema.played.c.ended.desc())
)
_COUNTED = _PLAYED.where(schema.played.c.practice == 0)
_OF_KIND = select(schema.played.c.table_id, schema.played.c.total).where(
    schema.played.c.person == bindparam("person"),
    schema.played.c.game == bindparam("game"),
    schema.played.c.seats == bindparam("seats"),
    schema.played.c.variant == bindparam("variant"),
    schema.played.c.practice == 0,
)
_NAMES = (
    select(schema.seats.c.table_id, schema.seats.c.name, schema.seats.c.bot)
    .where(schema.seats.c.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(schema.seats.c.seat)
)
_RUNNING = (
    select(schema.tables.c.id)
    .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
    .where(schema.seats.c.person == bindparam("person"), schema.tables.c.status != "over")
    .distinct()
)


async def my_tables(hub: Hub, me: Me) -> tuple[MyTable, ...]:
    """Tables that are not over; those that wait for me come first."""
    found = []
    rows = await hub.database.rows(_RUNNING, person=me.id)
    for room in await hub.readable(row.id for row in rows):
        seats = room.seats_of(me.id)
        actors = () if room.table is None else room.table.actors
        mine = any(seat in actors for seat in seats)
        since = making.waiting_since(room)
        found.append(MyTable(room.info(), seats, actors, mine, since))
    return tuple(sorted(found, key=lambda table: (not table.my_turn, table.since or "")))


async def played(hub: Hub, me: Me, most: int, game: str | None) -> tuple[Played, ...]:
    wanted = _PLAYED if game is None else _PLAYED.where(schema.played.c.game == game)
    rows = await hub.database.rows(wanted.limit(most), person=me.id)
    at: dict[str, list[Any]] = defaultdict(list)
    for seat in await hub.database.rows(_NAMES, tables=[row.table_id for row in rows]):
        at[seat.table_id].append(seat)
    return await asyncio.to_thread(_lines, rows, at)


def _lines(
    rows: Sequence[Any], at: Mapping[str, Sequence[Any]] | None = None
) -> tuple[Played, ...]:
    """May be thousands: not in the loop."""
    return tuple(_line(row, () if at is None else at.get(row.table_id, ())) for row in rows)


def _line(row: Any, seats: Sequence[Any] = ()) -> Played:
    result = None if row.result is None else msgspec.json.decode(row.result, type=Result)
    return Played(
        table=row.table_id,
        game=row.game,
        ended=iso(row.ended),
        seat=row.seat,
        seats=row.seats,
        rank=row.rank,
        total=row.total,
        won=None if row.won is None else bool(row.won),
        categories=msgspec.json.decode(row.categories, type=dict[str, int]),
        details={} if result is None else result.details,
        together=result is not None and result.won is not None,
        daily=row.daily,
        players=tuple(seat.name for seat in seats),
        bots=tuple(seat.bot for seat in seats),
        variant=msgspec.json.decode(row.variant, type=GameVariant),
        practice=bool(row.practice),
    )


async def statistics(hub: Hub, me: Me) -> tuple[Figures, ...]:
    """Of all games but practice, each kind by itself."""
    return await asyncio.to_thread(_statistics, await hub.database.rows(_COUNTED, person=me.id))


async def own(hub: Hub, room: LiveRoom, me: Me) -> OwnFigures:
    """How this table's game compares with those of the same kind."""
    access.check_seated(room, me.id)
    table, seat = room.running, room.seats_of(me.id)[0]
    rows = await hub.database.rows(
        _OF_KIND,
        person=me.id,
        game=room.plan.game,
        seats=len(room.seats),
        variant=ordered(room.game.variant(table.state, seat)),
    )
    totals = [row.total for row in rows]
    others = [row.total for row in rows if row.table_id != room.id]
    day = room.plan.daily
    return OwnFigures(
        counts=len(others) < len(totals),
        total=table.score()[seat].total if table.is_over else None,
        played=len(totals),
        best=max(totals, default=None),
        mean=sum(totals) / len(totals) if totals else None,
        before=max(others, default=None),
        streak=0 if day is None else await deals.streak(hub, me, room.plan.game, day),
    )


def _statistics(rows: Sequence[Any]) -> tuple[Figures, ...]:
    groups: dict[tuple[str, int, str], list[Played]] = defaultdict(list)
    for row, line in zip(rows, _lines(rows), strict=True):
        groups[line.game, line.seats, row.variant].append(line)
    return tuple(figures(games) for _, games in sorted(groups.items()))


def figures(games: list[Played]) -> Figures:
    """Figures of games of one kind, at least one, the latest first.

    >>> from harmonium.core.game import Seat
    >>> one = Played("t", "take_it_easy", "", Seat(0), 1, 1, 150, None, {"lines": 150})
    >>> two = Played("u", "take_it_easy", "", Seat(0), 1, 1, 90, None, {"lines": 90})
    >>> result = figures([one, two])
    >>> result.mean, result.best, result.categories["lines"].best, result.totals
    (120.0, 150, 150, (90, 150))
    """
    names = sorted({name for game in games for name in game.categories})
    totals = [game.total for game in games]
    by_category = {}
    for name in names:
        points = [game.categories.get(name, 0) for game in games]
        by_category[name] = CategoryFigures(sum(points) / len(points), max(points))
    by_detail = {}
    for name in sorted({name for game in games for name in game.details}):
        counts = [game.details.get(name, 0) for game in games]
        by_detail[name] = DetailFigures(sum(counts), max(counts))
    return Figures(
        game=games[0].game,
        seats=games[0].seats,
        variant=games[0].variant,
        played=len(games),
        decided=sum(game.won is not None for game in games),
        won=sum(game.won is True for game in games),
        best=max(totals),
        mean=sum(totals) / len(totals),
        categories=by_category,
        details=by_detail,
        totals=tuple(reversed(totals[:MOST_TOTALS])),
    )
