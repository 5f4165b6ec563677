"""The REST side: thin, one file an area; what happens is in the services."""

from harmonium.server.http.routes import (
    daily,
    games,
    hosting,
    people,
    replays,
    seats,
    system,
    tables,
)

HANDLERS = (
    *people.HANDLERS,
    *games.HANDLERS,
    *tables.HANDLERS,
    *seats.HANDLERS,
    *hosting.HANDLERS,
    *replays.HANDLERS,
    *daily.HANDLERS,
    *system.HANDLERS,
)
