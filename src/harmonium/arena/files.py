"""Outcomes as a file: JSON lines, or Parquet with the extra `data`."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from harmonium.arena.parquet import arrow, needs_parquet, parquet
from harmonium.arena.simulate import Outcome
from harmonium.core.errors import Problem

EXTRA: Final = "data"


def check_target(path: Path) -> None:
    """Refuse before anything is played what could not be written afterwards."""
    if path.suffix not in {".jsonl", ".parquet"}:
        raise Problem("unknown-file-kind", path=path.name, known=".jsonl, .parquet")
    if not path.parent.is_dir():
        raise Problem("no-such-folder", path=str(path.parent))
    if path.suffix == ".parquet":
        needs_parquet(EXTRA)


def written(path: Path, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """The same outcomes, written on the way; the file appears only when all are there."""
    unfinished = path.with_name(path.name + ".part")
    try:
        if path.suffix == ".parquet":
            yield from _to_parquet(unfinished, outcomes)
        else:
            with unfinished.open("wb") as file:
                for outcome in outcomes:
                    file.write(msgspec.json.encode(outcome) + b"\n")
                    yield outcome
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def _to_parquet(path: Path, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    pa = arrow()
    rows = []
    for outcome in outcomes:
        row = msgspec.to_builtins(outcome)
        row["details"] = list(outcome.details.items())
        rows.append(row)
        yield outcome
    numbers = pa.list_(pa.int32())
    schema = pa.schema(
        [
            ("number", pa.int64()),
            ("totals", numbers),
            ("ranks", numbers),
            ("won", pa.bool_()),
            ("acts", pa.int32()),
            ("details", pa.map_(pa.string(), pa.int32())),
        ]
    )
    parquet().write_table(pa.Table.from_pylist(rows, schema=schema), path)
