"""The REST side: thin, one file an area; what happens is in the services."""

from harmonium.server.http.routes import (
    daily,
    games,
    hosting,
    learn,
    people,
    replays,
    seats,
    system,
    tables,
)

HANDLERS = (
    *people.HANDLERS,
    *games.HANDLERS,
    *learn.HANDLERS,
    *tables.HANDLERS,
    *seats.HANDLERS,
    *hosting.HANDLERS,
    *replays.HANDLERS,
    *daily.HANDLERS,
    *system.HANDLERS,
)
