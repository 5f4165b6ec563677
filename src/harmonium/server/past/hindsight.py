"""What the tiles of a finished game of Take It Easy could have become, freely placed."""

from functools import lru_cache

from harmonium.games.take_it_easy.board import CODES, TileCode
from harmonium.games.take_it_easy.state import State
from harmonium.room import access
from harmonium.room.errors import NotNow, NotThere
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.simulators.take_it_easy_solver import best_arrangement
from harmonium.wire.rest import BestBoard

REMEMBERED = 1_000


async def best(hub: Hub, room: LiveRoom, address: str) -> tuple[BestBoard, ...]:
    """
    Round by round; of those that were played to their end, and counted by the standard rules, for
    which the maximum is proven. The boards of today's deal stay closed, like everything of it.
    """
    state = room.running.state
    if not isinstance(state, State):
        raise NotThere("no-solver", game=room.plan.game)
    if not room.running.is_over:
        raise NotNow("table-running")
    if state.options.scoring != "standard":
        return ()
    rounds = state.deal.calls[: len(state.finished)]
    found = await hub.jobs.do(address, _boards, rounds)
    if access.is_closed_today(room, hub.now()):
        return tuple(BestBoard(board.points) for board in found)
    return found


def _boards(rounds: tuple[tuple[TileCode, ...], ...]) -> tuple[BestBoard, ...]:
    return tuple(_best(frozenset(calls)) for calls in rounds)


@lru_cache(REMEMBERED)
def _best(tiles: frozenset[TileCode]) -> BestBoard:
    points, board = best_arrangement(sorted(CODES.index(code) for code in tiles))
    return BestBoard(points, tuple(CODES[tile] for tile in board))
