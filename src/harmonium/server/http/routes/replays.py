"""Replays of finished games and of files, and playing on from one of their moments."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from harmonium.server.http.routes.shared import TheAddress, TheGuest, TheHub, finished_room
from harmonium.server.past import branching, replays
from harmonium.server.tables import allowances
from harmonium.wire.rest import (
    LARGEST_RECORD,
    MOST_MOMENTS,
    Branch,
    BranchFile,
    Replay,
    ReplayFile,
)
from harmonium.wire.shared import TableInfo

LARGEST_FILE = 2 * LARGEST_RECORD
"""Bytes: in a request every quotation mark of the file is written as two characters."""

EyesAsked = Annotated[str, QueryParameter(pattern="^(open|spectator|[0-9]{1,2})$")]
First = Annotated[int, QueryParameter(ge=0, le=100_000)]
Count = Annotated[int, QueryParameter(ge=0, le=MOST_MOMENTS)]
WithLog = Annotated[bool, QueryParameter()]


@get("/api/tables/{table_id:str}/replay")
async def show_replay(
    hub: TheHub,
    me: TheGuest,
    address: TheAddress,
    table_id: FromPath[str],
    eyes: EyesAsked = "open",
    first: First = 0,
    count: Count = 24,
    log: WithLog = True,  # noqa: FBT002 - a query is named
) -> Replay:
    """Moments of a finished game through anybody's eyes."""
    room = await finished_room(hub, me, table_id)
    table = replays.opened(room, hub)  # here: what is asked beside the loop must not change
    return await hub.jobs.do(
        address, replays.of_table, table, room.info(), eyes, first, count, log=log
    )


@post("/api/tables/{table_id:str}/branch", status_code=200)
async def branch(
    hub: TheHub,
    me: TheGuest,
    address: TheAddress,
    table_id: FromPath[str],
    data: JSONBody[Branch],
) -> TableInfo:
    """A new table that goes on from that moment, against bots."""
    room = await finished_room(hub, me, table_id)
    table = replays.opened(room, hub)
    await allowances.check_may_open(hub, me, address)
    new = hub.jobs.do(address, branching.continued, me, table, data, hub.now())
    return (await branching.play_on(hub, await new)).info()


@post("/api/replays", status_code=200, request_max_body_size=LARGEST_FILE)
async def replay_file(hub: TheHub, address: TheAddress, data: JSONBody[ReplayFile]) -> Replay:
    """Moments of a game in a file; nothing of it is kept."""
    return await hub.jobs.do(address, replays.of_file, data)


@post("/api/replays/branch", status_code=200, request_max_body_size=LARGEST_FILE)
async def branch_file(
    hub: TheHub, me: TheGuest, address: TheAddress, data: JSONBody[BranchFile]
) -> TableInfo:
    """A new table that goes on from a moment of the game in a file."""
    await allowances.check_may_open(hub, me, address)
    new = hub.jobs.do(address, branching.continued_file, me, data, hub.now())
    return (await branching.play_on(hub, await new)).info()


HANDLERS = (show_replay, branch, replay_file, branch_file)
