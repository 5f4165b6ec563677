"""A folder that rows are added to, one by one, and that loses none.

    head.json            what all rows have in common, and with what they were made
    part-00000.parquet   rows, so many a file; a file that is there is complete
    open.jsonl           the latest rows, a line each, until they fill a part

A row is on its way to the disk before the next one is asked for. Whatever happens then (Ctrl-C, a
kill, a full disk), the rows before are there, and who opens the folder again goes on after them.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, ClassVar, Final, Generic, Protocol, Self, TypeVar

import msgspec

from harmonium.arena.parquet import read_rows, write_rows
from harmonium.arena.versions import Made, joined
from harmonium.core.errors import Problem

T = TypeVar("T", bound=msgspec.Struct)

HEAD: Final = "head.json"
OPEN: Final = "open.jsonl"


class Form(msgspec.Struct, Generic[T], frozen=True):
    """How rows of a kind are written."""

    row: type[T]
    schema: Any
    to_columns: Any
    """A row as a dict by the names of the columns, and back."""
    from_columns: Any
    part: int = 5000
    """The rows of a file."""
    stem: str = "part"


class Store(Generic[T]):
    """The rows of a folder. Use it in a `with`: at the end what is open becomes a part."""

    def __init__(self, folder: Path, form: Form[T]) -> None:
        self.folder = folder
        self._form = form
        self._decoder = msgspec.json.Decoder(form.row)
        self._encoder = msgspec.json.Encoder()
        self._open: list[T] = []
        self._journal: BinaryIO | None = None

    def __enter__(self) -> Self:
        path = self.folder / OPEN
        try:
            self._journal = path.open("a+b", buffering=0)
        except OSError as error:
            raise cannot_write(path, error) from error
        try:
            self._lock(self._journal)
            self._open = self._read_open()
            if self._open and self._is_kept(self._open[0]):
                self._forget_open()  # a kill came between the part and the end of its journal
        except Problem:
            self._journal.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        try:
            self.close_part()
        except Problem:
            # A full disk: the open file still holds what no part could take.
            if error is None:
                raise
        finally:
            if self._journal is not None:
                self._journal.close()
                with suppress(OSError):
                    if not (self.folder / OPEN).stat().st_size:
                        (self.folder / OPEN).unlink()

    def _lock(self, journal: BinaryIO) -> None:
        try:
            fcntl = import_module("fcntl")
        except ImportError:  # not on Windows: there two runs in one folder are not told apart
            return
        try:
            fcntl.flock(journal, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise Problem("arena-in-use", path=str(self.folder)) from error

    @property
    def parts(self) -> list[Path]:
        return sorted(self.folder.glob(f"{self._form.stem}-*.parquet"))

    def rows(self) -> Iterator[T]:
        """Everything there is, part by part, what is open last."""
        yield from map(self._form.from_columns, self._rows_of(self.parts))
        yield from self._open if self._journal is not None else self._read_open()

    def _read_open(self) -> list[T]:
        """The lines of the open file; a last one that was cut off is none."""
        path = self.folder / OPEN
        try:
            lines = path.read_bytes().split(b"\n")
        except FileNotFoundError:
            return []
        except OSError as error:
            raise Problem("cannot-read", path=str(path), reason=error.strerror or "") from error
        cut = lines.pop()
        rows = []
        for number, line in enumerate(lines, 1):
            try:
                rows.append(self._decoder.decode(line))
            except msgspec.DecodeError as error:
                raise Problem("arena-broken-line", path=str(path), line=number) from error
        if cut and self._journal is not None:
            self._journal.truncate(path.stat().st_size - len(cut))
        return rows

    def add(self, row: T) -> None:
        """Keep a row for good."""
        assert self._journal is not None
        line = self._encoder.encode(row) + b"\n"
        before = os.fstat(self._journal.fileno()).st_size
        try:
            written = self._journal.write(line)
            if written != len(line):
                # The rest of a line that does not fit says why.
                self._journal.write(line[written or 0 :])
        except OSError as error:
            with suppress(OSError):
                self._journal.truncate(before)
            raise cannot_write(self.folder / OPEN, error) from error
        self._open.append(row)
        if len(self._open) >= self._form.part:
            self.close_part()

    def close_part(self) -> None:
        """What is open becomes a file of its own."""
        if not self._open or self._journal is None:
            return
        number = int(self.parts[-1].stem.rpartition("-")[2]) + 1 if self.parts else 0
        path = self.folder / f"{self._form.stem}-{number:05}.parquet"
        write_rows(path, [self._form.to_columns(row) for row in self._open], self._form.schema)
        self._forget_open()

    def _forget_open(self) -> None:
        assert self._journal is not None
        self._open = []
        self._journal.truncate(0)

    def _is_kept(self, row: T) -> bool:
        """Whether a row is in the last part already."""
        return row in map(self._form.from_columns, self._rows_of(self.parts[-1:]))

    def _rows_of(self, parts: list[Path]) -> Iterator[dict[str, Any]]:
        for part in parts:
            yield from read_rows(part, self._form.schema)


class Head(Protocol):
    """What all rows of a folder have in common, and with what they were made."""

    FORMAT: ClassVar[str]
    FIXED: ClassVar[tuple[str, ...]]
    """The fields that may not change when rows are added."""

    @property
    def made(self) -> Made: ...


def open_folder(folder: Path, head: Head) -> None:
    """Make the folder with its head, or check that new rows may come to those that are there."""
    path = folder / HEAD
    try:
        folder.mkdir(exist_ok=True)
        there = path.read_bytes() if path.exists() else None
    except OSError as error:
        raise cannot_write(folder, error) from error
    if there is not None:
        _add_to(folder, read_head(folder, type(head)), head)
        return
    if any(folder.iterdir()):
        raise Problem("arena-strange-folder", path=str(folder))
    write_head(folder, head)


def _add_to(folder: Path, there: Any, wanted: Head) -> None:
    for part in wanted.FIXED:
        if getattr(there, part) != getattr(wanted, part):
            raise Problem("arena-other-plan", part=part)
    made = joined(there.made, wanted.made)
    if made != there.made:
        write_head(folder, msgspec.structs.replace(there, made=made))


def write_head(folder: Path, head: Any) -> None:
    path, unfinished = folder / HEAD, folder / f".{HEAD}.part"
    try:
        unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(head), indent=2) + b"\n")
        unfinished.replace(path)
    except OSError as error:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise cannot_write(path, error) from error


H = TypeVar("H", bound=Head)


class _Any(msgspec.Struct):
    """A head of any kind."""

    format: str


def read_head(folder: Path, kind: type[H]) -> H:
    path = folder / HEAD
    try:
        text = path.read_bytes()
        found = msgspec.json.decode(text, type=_Any).format
        if found != kind.FORMAT:
            raise Problem("arena-other-format", path=str(folder), format=found, wanted=kind.FORMAT)
        return msgspec.json.decode(text, type=kind)
    except OSError as error:
        raise Problem("arena-no-results", path=str(folder)) from error
    except msgspec.DecodeError as error:
        reason = str(error)
        raise Problem("arena-broken-head", path=str(path), reason=reason) from error


def cannot_write(path: Path, error: OSError) -> Problem:
    return Problem("cannot-write", path=str(path), reason=error.strerror or str(error))
