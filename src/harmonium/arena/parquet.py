"""Parquet through PyArrow, which only those need who keep results."""

import os
from importlib import import_module
from pathlib import Path
from typing import Any

from harmonium.core.errors import Problem


def arrow() -> Any:
    return _module("pyarrow")


def parquet() -> Any:
    return _module("pyarrow.parquet")


def needs_parquet(extra: str) -> None:
    """A Problem if PyArrow is not there, with the extra that brings it."""
    _module("pyarrow.parquet", extra)


def _module(name: str, extra: str = "arena") -> Any:
    try:
        return import_module(name)
    except ImportError as error:
        raise Problem("needs-extra", extra=extra) from error


def write_rows(path: Path, rows: list[dict[str, Any]], schema: Any) -> None:
    """All rows or none: the file appears when it is complete and on the disk."""
    unfinished = path.with_name(f".{path.name}.part")
    try:
        with unfinished.open("wb") as file:
            table = arrow().Table.from_pylist(rows, schema=schema)
            parquet().write_table(table, file, compression="zstd")
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError as error:
        raise Problem(
            "cannot-write", path=str(path), reason=error.strerror or str(error)
        ) from error
    finally:
        unfinished.unlink(missing_ok=True)


def read_rows(path: Path, schema: Any) -> list[dict[str, Any]]:
    """The rows of a file; a Problem names the file if it is not what it should be."""
    failed = (OSError, arrow().ArrowException)
    try:
        path.open("rb").close()
    except OSError as error:
        raise Problem("cannot-read", path=str(path), reason=error.strerror or "") from error
    try:
        table = parquet().read_table(path)
        if not table.schema.equals(schema):
            raise Problem("arena-other-schema", path=str(path))
        rows: list[dict[str, Any]] = table.to_pylist()
    except failed as error:
        reason = str(error).partition("\n")[0][:120]
        raise Problem("arena-broken-part", path=str(path), reason=reason) from error
    return rows
