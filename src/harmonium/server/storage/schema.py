"""The tables of the database; `migrations/` leads from any older form to this one.

Times are milliseconds since 1970 (UTC), structures are JSON text, truth values 0 and 1. What a
table and a seat are is not said again here: a new field of `Plan` is a new column, and wants a
migration.
"""

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, SmallInteger, Table, Text

from harmonium.room.facts import SeatFacts
from harmonium.server.storage.columns import columns_of
from harmonium.wire.shared import Plan

METADATA: Final = MetaData()


def _column(
    name: str, kind: type = Text, *, null: bool = False, key: bool = False
) -> Column[object]:
    return Column(name, kind(), nullable=null, primary_key=key, autoincrement=False)


settings: Final = Table("settings", METADATA, _column("name", key=True), _column("value"))

people: Final = Table(
    "people",
    METADATA,
    _column("id", key=True),
    _column("name"),
    _column("locale"),
    _column("created", BigInteger),
    _column("seen", BigInteger),  # the last visit, to within a day
    Index("people_by_seen", "seen"),
)

tables: Final = Table(
    "tables",
    METADATA,
    _column("id", key=True),
    *columns_of(Plan),
    _column("ruleset", Integer),
    _column("status"),  # waiting, running, paused, over
    _column("host"),
    _column("created", BigInteger),
    _column("started", BigInteger, null=True),
    _column("ended", BigInteger, null=True),
    _column("deal", null=True),
    _column("nonce", null=True),
    _column("commitment", null=True),
    _column("ending", null=True),
    _column("result", null=True),
    _column("rematch", null=True),
    _column("helped", SmallInteger),  # whether somebody has taken a hint
    _column("pauses"),  # [[from, to or null], ...]
    _column("due", BigInteger, null=True),  # the next deadline, for a look after a restart
    # How often it was changed, acts apart: what another server compares with what it knows.
    Column("changes", Integer, nullable=False, server_default="0"),
    Index("tables_by_status", "status", "open", "created"),
    Index("tables_by_due", "due"),
    Index("tables_by_host", "host"),
)

seats: Final = Table(
    "seats",
    METADATA,
    _column("table_id", key=True),
    _column("seat", Integer, key=True),
    *columns_of(SeatFacts),
    Index("seats_by_person", "person"),
)

entries: Final = Table(
    "entries",
    METADATA,
    _column("table_id", key=True),
    _column("number", Integer, key=True),
    _column("act_id"),  # who and the id they chose: recognises repeats
    _column("body"),
    sqlite_with_rowid=False,
)

invitations: Final = Table(
    "invitations",
    METADATA,
    _column("token", key=True),  # hash
    _column("table_id"),
    _column("may"),  # join, watch
    _column("created", BigInteger),
    Index("invitations_by_table", "table_id"),
)

visitors: Final = Table(
    "visitors",
    METADATA,
    _column("table_id", key=True),
    _column("person", key=True),
    _column("may"),
)

sat: Final = Table(  # who has played which seat, and so knows its secrets
    "sat",
    METADATA,
    _column("table_id", key=True),
    _column("seat", Integer, key=True),
    _column("person", key=True),
)

restraints: Final = Table(  # what the host of a table allows a guest no more
    "restraints",
    METADATA,
    _column("table_id", key=True),
    _column("person", key=True),
    _column("how", key=True),  # muted, removed
)

bans: Final = Table(  # whom the keeper of the server sends away
    "bans",
    METADATA,
    _column("kind", key=True),  # guest, address
    _column("value", key=True),
    _column("since", BigInteger),
    _column("reason"),
)

orders: Final = Table(  # what `harmonium admin` asked for: the queue and the log
    "orders",
    METADATA,
    _column("number", Integer, key=True),
    _column("time", BigInteger),
    _column("who"),  # the account at the keyboard
    _column("what"),
    _column("target"),
    _column("reason"),
    _column("done", BigInteger, null=True),
    _column("outcome", null=True),  # null while it waits
    Index("orders_by_done", "done"),
)

sayings: Final = Table(
    "sayings",
    METADATA,
    _column("table_id", key=True),
    _column("number", Integer, key=True),
    _column("body"),
)

questions: Final = Table(
    "questions",
    METADATA,
    _column("table_id", key=True),
    _column("id", key=True),
    _column("body"),
    _column("settled", SmallInteger),
)

requests: Final = Table(
    "requests",
    METADATA,
    _column("table_id", key=True),
    _column("key", key=True),  # who and the id they chose: recognises repeats
    sqlite_with_rowid=False,
)

played: Final = Table(
    "played",
    METADATA,
    _column("person", key=True),
    _column("table_id", key=True),
    _column("seat", Integer, key=True),
    _column("game"),
    _column("seats", Integer),
    _column("ended", BigInteger),
    _column("rank", Integer, null=True),
    _column("total", Integer),
    _column("won", SmallInteger, null=True),
    _column("categories"),
    _column("variant"),  # which record it belongs to, among games of as many seats
    _column("practice", SmallInteger),  # 1: counts in no figures
    Index("played_by_time", "person", "ended"),
)

dailies: Final = Table(
    "dailies",
    METADATA,
    _column("game", key=True),
    _column("day", key=True),
    _column("person", key=True),
    _column("table_id"),
    _column("total", Integer, null=True),
    _column("details", null=True),
    _column("device", null=True),  # hash of what the browser calls itself
    _column("address", null=True),  # hash of where it was opened, made anew for each day
    _column("counts", SmallInteger),  # 0: a second try of the same device
    Index("dailies_by_table", "table_id"),
)

processes: Final = Table(  # the servers that are here together
    "processes",
    METADATA,
    _column("id", key=True),
    _column("channel"),  # by which it hears the others
    _column("until", BigInteger),  # by the database's clock: taken for dead after that
)

leases: Final = Table(  # what is done once: by its holder, as long as that one is here
    "leases",
    METADATA,
    _column("name", key=True),
    _column("holder"),
    Index("leases_by_holder", "holder"),
)

PASSING: Final = frozenset({processes.name, leases.name})
"""Of the servers that run now: nothing to keep in a backup."""
