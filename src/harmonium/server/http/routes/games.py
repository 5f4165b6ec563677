"""The games, and the score pad for positions that were never played here."""

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from harmonium.core.errors import Problem
from harmonium.core.game import AnyGame
from harmonium.games import GUESTS, KEYS, load
from harmonium.locales import LOCALES
from harmonium.locales.places import folder_of, message_files
from harmonium.room.errors import NotThere
from harmonium.server.http.routes.shared import TheAddress, TheHub
from harmonium.study.listing import listed
from harmonium.wire.shared import GameInfo, GameWords


def _game(key: str) -> AnyGame:
    if key not in KEYS:
        raise NotThere("unknown-game", game=key, known=", ".join(KEYS))
    return load(key)


def _sheet(data: dict[str, Any], kind: Any) -> Any:
    try:
        # The keys of JSON are text, also where a cell is a number.
        return msgspec.convert(data, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise Problem("message-malformed", reason=str(error)) from error


@get("/api/games")
async def games() -> tuple[GameInfo, ...]:
    return tuple(map(listed, KEYS))


@get("/api/games/{game:str}/words/{locale:str}")
async def game_words(game: FromPath[str], locale: FromPath[str]) -> GameWords:
    """The messages of a game that came by itself, for clients that were built without it."""
    known = _game(game).key
    files = message_files(locale, folder_of(known)) if known in GUESTS and locale in LOCALES else ()
    return GameWords("\n".join(file.read_text("utf-8") for file in files))


@post("/api/scores/{game:str}", status_code=200)
async def tally(
    hub: TheHub, address: TheAddress, game: FromPath[str], data: JSONBody[dict[str, Any]]
) -> Any:
    """The points of a sheet; an impossible position names its rule."""
    known = _game(game)
    return await hub.jobs.do(address, known.tally, _sheet(data, known.sheet_type))


@post("/api/where/{game:str}", status_code=200)
async def where(
    hub: TheHub, address: TheAddress, game: FromPath[str], data: JSONBody[dict[str, Any]]
) -> Any:
    """Where things could go on such a sheet, if the game has an answer to that."""
    known = _game(game)
    if known.where is None:
        raise NotThere("score-without-where", game=game)
    return await hub.jobs.do(address, known.where, _sheet(data, known.sheet_type))


@post("/api/pads/{game:str}", status_code=200)
async def pad(
    hub: TheHub, address: TheAddress, game: FromPath[str], data: JSONBody[dict[str, Any]]
) -> Any:
    """A page of the score pad: everyone's points explained, what could be added, the ranking."""
    known = _game(game)
    if known.pad is None:
        raise NotThere("score-without-pad", game=game)
    return await hub.jobs.do(address, known.pad, _sheet(data, known.page_type))


HANDLERS = (games, game_words, tally, where, pad)
