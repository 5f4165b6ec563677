"""What comes from outside as a struct: read from JSON, or made by a program."""

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar, get_type_hints

import msgspec

from harmonium.core.errors import Problem

T = TypeVar("T")

_PATH = re.compile(r" - at `(?P<path>[^`]*)`$")


def from_json(text: bytes, kind: type[T]) -> T:
    """The struct in a document; a Problem names the place of the first fault."""
    try:
        document = msgspec.json.decode(text, type=kind)
        json.loads(text, object_pairs_hook=_each_key_once)
    except msgspec.ValidationError as error:
        raise _malformed(error) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("not-json", reason=str(error)) from error
    return document


def _each_key_once(pairs: list[tuple[str, object]]) -> None:
    """Two cubes on a cell, say: the decoder would forget the first one without a word."""
    keys = [key for key, _ in pairs]
    for key in keys:
        if keys.count(key) > 1:
            raise Problem("key-twice", key=key)


def check_fields(document: msgspec.Struct) -> None:
    """For `__post_init__`: a program may put anything into a field, and msgspec lets it.

    What could be written in JSON becomes what it would be read as: lists tuples, say.
    """
    for name, kind in kinds(type(document)).items():
        try:
            read = msgspec.convert(getattr(document, name), kind)
        except msgspec.ValidationError as error:
            raise _malformed(error, name) from error
        msgspec.structs.force_setattr(document, name, read)


@cache
def kinds(struct: type[Any]) -> Mapping[str, Any]:
    """The declared type of each field, with what it says of least and most."""
    return get_type_hints(struct, include_extras=True)


def _malformed(error: msgspec.ValidationError, field: str = "") -> Problem:
    told = str(error)
    found = _PATH.search(told)
    place, reason = (found["path"], told[: found.start()]) if found else ("$", told)
    if field:
        place = place.replace("$", f"$.{field}", 1)
    return Problem("bad-document", reason=reason, place=place)
