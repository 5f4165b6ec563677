"""Self-play as a data set: records in Parquet shards, with checksums and a card.

A row is a game: who played, how it came out, every act as the engine's code, and the whole record,
which `harmonium verify` checks. `docs/data-sets.md` has the columns and three ways to load them.
"""

import hashlib
from collections import abc
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

from harmonium.arena.crews import Crew, play_all
from harmonium.arena.parquet import arrow, parquet, read_rows
from harmonium.arena.plan import Bots, Setting, Sitting
from harmonium.arena.runner import play
from harmonium.arena.store import (
    HEAD,
    Form,
    Store,
    cannot_write,
    open_folder,
    read_head,
    write_head,
)
from harmonium.arena.versions import Made, made
from harmonium.bots import Budget
from harmonium.core.deal import Generator
from harmonium.core.errors import BadRecord, Problem
from harmonium.core.game import Seat
from harmonium.core.record import read, record_of, verify
from harmonium.core.table import Bot, Table
from harmonium.engine.bridge import bridge, is_compiled
from harmonium.games import load

FORMAT: Final = "harmonium-games/1"
CARD: Final = "README.md"


class Game(msgspec.Struct, frozen=True):
    """One row."""

    number: int
    bots: Bots
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    won: bool | None
    seats: tuple[int, ...]
    """Who acted, act by act."""
    codes: tuple[int, ...]
    """What was done, act by act, in the numbers of `docs/engine.md`; none where the engine does not
    know the game."""
    record: str


class Shard(msgspec.Struct, frozen=True):
    file: str
    rows: int
    sha256: str


class Card(msgspec.Struct, frozen=True):
    """How a data set was made: `head.json`, and in words `README.md`."""

    FORMAT: ClassVar[str] = FORMAT
    FIXED: ClassVar[tuple[str, ...]] = ("format", "game", "options", "bots", "seed", "budget")

    format: str
    game: str
    options: dict[str, Any]
    bots: Bots
    seed: int
    budget: Budget
    made: Made
    games: int = 0
    shards: tuple[Shard, ...] = ()


def form(shard: int) -> Form[Game]:
    pa = arrow()
    schema = pa.schema(
        [
            ("number", pa.int64()),
            ("bots", pa.list_(pa.string())),
            ("totals", pa.list_(pa.int32())),
            ("ranks", pa.list_(pa.int32())),
            ("won", pa.bool_()),
            ("seats", pa.list_(pa.int8())),
            ("codes", pa.list_(pa.int32())),
            ("record", pa.string()),
        ],
        metadata={"format": FORMAT},
    )
    return Form(Game, schema, msgspec.to_builtins, _from_columns, shard, "shard")


def _from_columns(columns: dict[str, Any]) -> Game:
    return msgspec.convert(columns, Game)


def play_game(setting: Setting, sitting: Sitting) -> Game:
    """A game with all its acts; a bot that fails is a Problem here: half games teach nothing."""
    game = load(setting.game)
    code = bridge(setting.game).code if is_compiled(setting.game) else None
    label = f"{setting.seed}/{sitting.deal}"
    table = Table(
        game,
        setting.options,
        tuple(Bot(bot) for bot in sitting.bots),
        game.deal(setting.options, len(sitting.bots), Generator.from_seed(label)),
        hashlib.sha256(label.encode()).digest(),
    )
    codes: list[int] = []

    def watch(before: Any, seat: Seat, action: Any, _after: Any) -> None:
        if code is not None:
            codes.append(code(before, seat, action))
        table.act(seat, action)

    played = play(setting, sitting, watch)
    if played.lost is not None:
        bot, reason = sitting.bots[played.lost.seat], played.lost.reason
        raise Problem("arena-bad-game", number=sitting.deal, path=bot, reason=reason)
    return Game(
        sitting.deal,
        sitting.bots,
        played.totals,
        played.ranks,
        played.won,
        tuple(step.seat for step in table.steps),
        tuple(codes),
        msgspec.json.encode(record_of(table)).decode(),
    )


def opened(folder: Path, setting: Setting, bots: Bots, shard: int) -> Store[Game]:
    """The folder of a data set, new or begun earlier; a Problem if it is of another one."""
    setting.check(bots)
    kind = form(shard)
    card = Card(
        FORMAT,
        setting.game,
        msgspec.to_builtins(setting.options),
        bots,
        setting.seed,
        setting.budget,
        made(setting, bots),
    )
    open_folder(folder, card)
    return Store(folder, kind)


def record_missing(
    store: Store[Game], setting: Setting, bots: Bots, games: int, crew: Crew
) -> abc.Generator[Game, None, None]:
    """Play what the folder lacks of so many games; the card is written at the end."""
    done = {row.number for row in store.rows()}
    missing = (Sitting(n, bots) for n in range(games) if n not in done)
    try:
        for row in play_all(play_game, setting, missing, crew):
            store.add(row)
            yield row
    except BaseException:
        with suppress(Problem):  # a full disk is told once
            _finish(store)
        raise
    _finish(store)


def _finish(store: Store[Game]) -> None:
    """While the folder is still ours alone."""
    store.close_part()
    _write_card(store.folder)


def _write_card(folder: Path) -> None:
    """Every shard with its checksum, and how it was all made."""
    card = read_head(folder, Card)
    shards = []
    for path in Store(folder, form(1)).parts:
        rows = parquet().read_metadata(path).num_rows
        shards.append(Shard(path.name, rows, _checksum(path)))
    games = sum(shard.rows for shard in shards)
    card = msgspec.structs.replace(card, games=games, shards=tuple(shards))
    write_head(folder, card)
    try:
        (folder / CARD).write_text(_in_words(card), "utf-8")
    except OSError as error:
        raise cannot_write(folder / CARD, error) from error


def _checksum(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _in_words(card: Card) -> str:
    options = " ".join(f"--option {name}={value}" for name, value in card.options.items())
    rows = "\n".join(f"| {s.file} | {s.rows} | `{s.sha256}` |" for s in card.shards)
    return f"""# {card.games} games of {card.game}

Self-play of bots, one row a game; format `{card.format}`.

- **Bots**, in seat order: {", ".join(f"`{bot}`" for bot in card.bots)}
- **Options**: `{options}`
- **Seed** {card.seed}; budget an act: nodes {card.budget.nodes}, seconds {card.budget.time}
- **Made with** harmonium {card.made.harmonium} (`{card.made.fingerprint}`), ruleset
  {card.made.ruleset}, Python {card.made.python}
- **Machine**: {card.made.machine}; begun {card.made.date}

| file | games | SHA-256 |
|---|---|---|
{rows}

`harmonium verify FILE` replays every record. The same seed, bots and version give the same games.
"""


def verify_shard(path: Path) -> int:
    """How many records a shard has; a Problem names the first that is not in order."""
    head = path.parent / HEAD
    if head.exists():
        listed = {shard.file: shard for shard in read_head(path.parent, Card).shards}
        if path.name in listed and listed[path.name].sha256 != _checksum(path):
            raise Problem("arena-bad-checksum", path=str(path))
    rows = read_rows(path, form(1).schema)
    for row in map(_from_columns, rows):
        try:
            table = verify(read(row.record), load)
            result = table.result
            if result is None or (result.totals, result.ranks) != (row.totals, row.ranks):
                raise BadRecord("record-result-differs", "result")
            if (tuple(step.seat for step in table.steps), _codes(table)) != (row.seats, row.codes):
                raise BadRecord("record-result-differs", "codes")
        except Problem as problem:
            reason = str(problem)
            raise Problem(
                "arena-bad-game", number=row.number, path=str(path), reason=reason
            ) from problem
    return len(rows)


def _codes(table: Table) -> tuple[int, ...]:
    """Every act in the engine's numbers; none where it does not know the game."""
    if not is_compiled(table.game.key):
        return ()
    code = bridge(table.game.key).code
    acts = zip(table.states(), table.steps, strict=False)  # one state more than acts
    return tuple(code(before, step.seat, step.action) for before, step in acts)
