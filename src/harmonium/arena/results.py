"""The results of a comparison as a folder of Parquet files; `docs/arena.md` has the columns."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

from harmonium.arena.crews import Crew, play_all
from harmonium.arena.forfeit import Lost
from harmonium.arena.parquet import arrow
from harmonium.arena.plan import Pairing, Plan, Setting, Sitting
from harmonium.arena.runner import Played, play
from harmonium.arena.store import Form, Store, open_folder, read_head
from harmonium.arena.versions import Made, made
from harmonium.bots import Budget
from harmonium.core.options import from_values
from harmonium.games import load

FORMAT: Final = "harmonium-arena/1"


class Head(msgspec.Struct, frozen=True):
    """What the games of a folder have in common. Bots and deals may be added later."""

    FORMAT: ClassVar[str] = FORMAT
    FIXED: ClassVar[tuple[str, ...]] = (
        "format",
        "game",
        "options",
        "seats",
        "seed",
        "budget",
        "luck",
        "pairing",
    )

    format: str
    game: str
    options: dict[str, Any]
    seats: int
    seed: int
    budget: Budget
    luck: str | None
    pairing: Pairing
    made: Made

    @property
    def setting(self) -> Setting:
        options = from_values(load(self.game), self.options)
        return Setting(self.game, options, self.seed, self.budget, self.luck)


def head_of(plan: Plan) -> Head:
    setting = plan.setting
    return Head(
        FORMAT,
        setting.game,
        msgspec.to_builtins(setting.options),
        plan.seats,
        setting.seed,
        setting.budget,
        setting.luck,
        plan.pairing,
        made(setting, plan.bots),
    )


def form() -> Form[Played]:
    pa = arrow()
    numbers = pa.list_(pa.int32())
    schema = pa.schema(
        [
            ("deal", pa.int64()),
            ("bots", pa.list_(pa.string())),
            ("totals", numbers),
            ("ranks", numbers),
            ("won", pa.bool_()),
            ("acts", numbers),
            ("seconds", pa.list_(pa.float64())),
            ("luck", pa.list_(pa.float64())),
            ("lost_seat", pa.int32()),
            ("lost_reason", pa.string()),
            ("lost_detail", pa.string()),
            ("details", pa.map_(pa.string(), pa.int32())),
        ],
        metadata={"format": FORMAT},
    )
    return Form(Played, schema, _to_columns, _from_columns)


def _to_columns(played: Played) -> dict[str, Any]:
    columns: dict[str, Any] = msgspec.to_builtins(played)
    lost = columns.pop("lost") or {}
    columns |= {f"lost_{part}": lost.get(part) for part in Lost.__struct_fields__}
    return columns | {"details": list(played.details.items())}


def _from_columns(columns: dict[str, Any]) -> Played:
    lost = {part: columns.pop(f"lost_{part}") for part in Lost.__struct_fields__}
    columns["lost"] = None if lost["seat"] is None else lost
    return msgspec.convert(columns | {"details": dict(columns["details"])}, Played)


def opened(folder: Path, plan: Plan) -> Store[Played]:
    """The folder of a plan, new or begun earlier; a Problem if it is of another one."""
    kind = form()
    open_folder(folder, head_of(plan))
    return Store(folder, kind)


def read_results(folder: Path) -> tuple[Head, list[Played]]:
    """Everything in a folder, sorted by deal, each game once."""
    head = read_head(folder, Head)
    games = {played.sitting: played for played in Store(folder, form()).rows()}
    return head, sorted(games.values(), key=lambda played: (played.deal, played.bots))


def play_missing(
    plan: Plan, store: Store[Played], crew: Crew, sittings: Iterable[Sitting] | None = None
) -> Iterator[Played]:
    """Play what the folder lacks; every game is kept before it is told of."""
    done = {played.sitting for played in store.rows()}
    missing = (one for one in sittings or plan.sittings() if one not in done)
    for played in play_all(play, plan.setting, missing, crew):
        store.add(played)
        yield played
