"""How many tables somebody may have: all that are not over, and those in the lobby."""

from sqlalchemy import bindparam, func, or_, select

from harmonium.room.errors import NotNow
from harmonium.server.base.errors import Ending
from harmonium.server.storage import schema
from harmonium.server.tables.hub import Hub
from harmonium.wire.rest import Me

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

_IN_LOBBY = select(func.count().label("number")).where(
    schema.tables.c.status != "over",
    schema.tables.c.open == 1,
    schema.tables.c.host == bindparam("person"),
)


async def check_may_open(hub: Hub, me: Me, address: str) -> None:
    """Before a new table is made."""
    if hub.is_ending:
        raise Ending
    hub.addresses.check_may_make(address)
    await check_not_too_many(hub, me)


async def check_may_invite_everybody(hub: Hub, me: Me) -> None:
    """Before a new table is put into the lobby: it is everybody's, and nobody may fill it."""
    row = await hub.database.row(_IN_LOBBY, person=me.id)
    most = hub.settings.open_tables_per_person
    if row is not None and row.number >= most:
        raise NotNow("too-many-open-tables", most=most)


async def check_not_too_many(hub: Hub, me: Me) -> None:
    """Nobody plays at a hundred tables; whoever has that many may close or finish some."""
    row = await hub.database.row(_OPEN_TABLES, person=me.id)
    most = hub.settings.tables_per_person
    if row is not None and row.number >= most:
        raise NotNow("too-many-tables", most=most)
