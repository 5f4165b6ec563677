"""Structures as rows: a field is a column of its name.

The one place that says how a value is kept: text as it is, truth values as 0 and 1, everything
else as JSON text.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import inspect
from sqlalchemy import Column, SmallInteger, Text

T = TypeVar("T", bound=msgspec.Struct)


def columns_of(kind: type[msgspec.Struct]) -> Iterator[Column[Any]]:
    """What a table of the database needs to keep such a structure."""
    for field in msgspec.structs.fields(kind):
        parts = _parts(field.type)
        column = SmallInteger if inspect.BoolType in parts else Text
        yield Column(field.name, column(), nullable=inspect.NoneType in parts)


def row_of(value: msgspec.Struct) -> dict[str, Any]:
    return {name: _kept(part) for name, part in msgspec.structs.asdict(value).items()}


def read_as(kind: type[T], row: Any, **known: Any) -> T:
    """The structure that a row keeps; what is known of it is not asked of the row."""
    found = {
        name: read(getattr(row, name)) for name, read in _readers(kind).items() if name not in known
    }
    return kind(**found, **known)


def _kept(value: Any) -> Any:
    match value:
        case bool():
            return int(value)
        case str() | int() | None:
            return value
        case _:
            return msgspec.json.encode(value).decode()


@cache
def _readers(kind: type[msgspec.Struct]) -> dict[str, Callable[[Any], Any]]:
    return {field.name: _reader(field.type) for field in msgspec.structs.fields(kind)}


def _reader(kind: Any) -> Callable[[Any], Any]:
    parts = _parts(kind)
    if inspect.BoolType in parts:
        return bool
    if parts <= {inspect.StrType, inspect.LiteralType, inspect.IntType, inspect.NoneType}:
        return lambda value: value
    decode = msgspec.json.Decoder(kind).decode
    return lambda text: decode(text) if text else None


def _parts(kind: Any) -> set[type]:
    info = inspect.type_info(kind)
    parts = info.types if isinstance(info, inspect.UnionType) else (info,)
    return {type(p.type) if isinstance(p, inspect.Metadata) else type(p) for p in parts}
