"""Requests besides acts are done once: that one was done is written together with what it did."""

import hashlib

from sqlalchemy import bindparam, select

from harmonium.server.storage import Write, schema
from harmonium.server.storage.statements import ADD_REQUEST, FORGET_REQUESTS
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom

KEPT_FOR = 86_400_000
"""Milliseconds after the end of a table: nobody repeats a request of the day before."""

_DONE = select(schema.requests.c.key).where(
    schema.requests.c.table_id == bindparam("id"), schema.requests.c.key == bindparam("wanted")
)


async def is_done(hub: Hub, room: LiveRoom, key: str) -> bool:
    return await hub.database.row(_DONE, id=room.id, wanted=key) is not None


def mark(room: LiveRoom, key: str) -> Write:
    """To be written with the effect; a Conflict if somebody else has done it meanwhile."""
    return ADD_REQUEST, {"table_id": room.id, "key": key}


async def forget_old(hub: Hub) -> None:
    await hub.database.writer.write((FORGET_REQUESTS, {"before": hub.now() - KEPT_FOR}))


def name_of(room: LiveRoom, key: str) -> str:
    """The same for every repeat, so that what comes of the request is recognised as well."""
    return hashlib.sha256(f"{room.id} {key}".encode()).hexdigest()[:16]
