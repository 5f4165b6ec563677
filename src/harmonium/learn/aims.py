"""What a stage wants, as data: each aim is a question to the rules about the learner's table.

Whatever leads there counts: an aim asks what is so, and only `Did` what was done.
"""

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, assert_never

import msgspec

from harmonium.core.game import Seat
from harmonium.core.table import Table

LEARNER = Seat(0)

Value = str | int | bool | None


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="points", tag_field="is"):
    """The learner has so many points, of a category or in all."""

    least: int
    category: str | None = None


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="seen", tag_field="is"):
    """Something in the learner's view, found by the names and places that lead there.

    It has this value; or the number, or how many there are of it, is within these bounds.
    """

    at: str
    value: Value | msgspec.UnsetType = msgspec.UNSET
    least: int | None = None
    most: int | None = None


class Marked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="marked", tag_field="is"):
    """So many marks of the game's help say this: a line is alive, an animal fits."""

    mark: dict[str, Value]
    least: int | None = None
    most: int | None = None


class Did(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="did", tag_field="is"):
    """An act of the learner is written like this, or like one of these; as in `lost`."""

    like: str | tuple[str, ...]


class Over(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="over", tag_field="is"):
    """The game has come to its end; together won, where that is asked."""

    won: bool | None = None


Aim = Points | Seen | Marked | Did | Over


def holds(aim: Aim, table: Table, acts: Sequence[str]) -> bool:
    """Whether it is so at this table, after these acts of the learner."""
    match aim:
        case Points(least, category):
            score = table.score()[LEARNER]
            return (score.total if category is None else score.categories[category]) >= least
        case Seen(at, value, least, most):
            found = _at(msgspec.to_builtins(table.view(LEARNER)), at)
            return _within(found, least, most) if value is msgspec.UNSET else found == value
        case Marked(mark, least, most):
            marks = map(msgspec.to_builtins, table.game.marks(table.view(LEARNER)))
            fitting = [one for one in marks if mark.items() <= _plain(one).items()]
            return _within(fitting, least, most)
        case Did(like):
            wanted = (like,) if isinstance(like, str) else like
            return any(fnmatchcase(act, one) for act in acts for one in wanted)
        case Over(won):
            result = table.result
            return result is not None and won in {None, result.won}
        case _:
            assert_never(aim)


def _at(found: Any, path: str) -> Any:
    for name in path.split("."):
        found = found[name] if isinstance(found, dict) else found[int(name)]
    return found


def _plain(mark: Mapping[str, Any]) -> dict[str, Value]:
    """What of a mark can be compared with a value in a file."""
    return {name: value for name, value in mark.items() if isinstance(value, Value)}


def _within(found: Any, least: int | None, most: int | None) -> bool:
    number = found if isinstance(found, int) else len(found or ())
    return (least is None or number >= least) and (most is None or number <= most)
