"""Tutorials: a stage is answered from the acts that come with the question, and nothing is kept."""

from litestar import post
from litestar.params import FromPath, JSONBody

from harmonium.room.learning import learning
from harmonium.server.http.routes.shared import TheAddress, TheGuest, TheHub
from harmonium.wire.rest import LearnActs, Learning
from harmonium.wire.shared import Someone


@post("/api/learn/{game:str}/{stage:int}", status_code=200)
async def learn(
    hub: TheHub,
    me: TheGuest,
    address: TheAddress,
    game: FromPath[str],
    stage: FromPath[int],
    data: JSONBody[LearnActs],
) -> Learning:
    """A stage of a game's tutorial after these acts of whoever learns."""
    who = Someone(me.id, me.name)
    return await hub.jobs.do(address, learning, who, game, stage, data.acts, hub.now())


HANDLERS = (learn,)
