"""Options as forms and command lines see them: read off the options struct of a game."""

import re
from collections.abc import Mapping
from typing import Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import inspect

from harmonium.core.documents import kinds
from harmonium.core.errors import IllegalOptions, Problem
from harmonium.core.game import AnyGame, Forbidden

Value = str | int | bool | None


class OptionField(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option: its name, what may be chosen and what is chosen unless one says otherwise."""

    name: str
    kind: Literal["choice", "switch", "number", "text"]
    default: Value
    choices: tuple[str | int, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    optional: bool = False
    """Whether it may be left open (null); the option's help says what that means."""
    rule: str | None = None
    """The rule that explains it."""
    rules: dict[str, str] = {}
    """The same for those of its values that have rules of their own."""


def ruled(rule: str, **by_value: str) -> msgspec.Meta:
    """Says of an option, in its annotation, which rule explains it, or each of its values."""
    return msgspec.Meta(extra={"rule": rule, "rules": by_value})


def describe(options_type: type[Any]) -> tuple[OptionField, ...]:
    """The fields of an options struct, in the order of the lobby form."""
    info = inspect.type_info(options_type)
    if not isinstance(info, inspect.StructType):
        raise TypeError(options_type)
    declared = get_type_hints(options_type)
    return tuple(_field(field, declared[field.name]) for field in info.fields)


def _field(field: inspect.Field, declared: object) -> OptionField:
    kind, optional = field.type, False
    common: dict[str, Any] = {"name": field.name, "default": field.default}
    if isinstance(kind, inspect.Metadata):
        common |= kind.extra or {}
        kind = kind.type
    if isinstance(kind, inspect.UnionType):
        (kind,) = (part for part in kind.types if not isinstance(part, inspect.NoneType))
        optional = True
    common["optional"] = optional
    match kind:
        case inspect.LiteralType():
            # msgspec sorts the values; a form shows them as they were declared.
            return OptionField(kind="choice", choices=_literals(declared), **common)
        case inspect.BoolType():
            return OptionField(kind="switch", **common)
        case inspect.IntType(ge=minimum, le=maximum):
            return OptionField(kind="number", minimum=minimum, maximum=maximum, **common)
        case inspect.StrType():
            return OptionField(kind="text", **common)
        case _:
            raise TypeError(field.name)


def _literals(declared: object) -> tuple[str | int, ...]:
    values: list[str | int] = []
    for part in get_args(declared):
        values += [part] if isinstance(part, str | int) else _literals(part)
    return tuple(values)


def from_texts(game: AnyGame, texts: Mapping[str, str]) -> Any:
    """Options from words, as a command line gives them.

    The number of seats is not known here: `game.check` refuses what does not fit together.
    """
    fields = {field.name: field for field in describe(game.options_type)}
    values: dict[str, Value] = {}
    for name, text in texts.items():
        if name not in fields:
            raise Problem("unknown-option", option=name, known=", ".join(fields))
        values[name] = _value(fields[name], text)
    return from_values(game, values)


_NUMBER = re.compile(r"-?[0-9]{1,18}")
_SWITCH = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def _value(field: OptionField, text: str) -> Value:
    if field.optional and text in {"", "none", "null"}:
        return None
    match field.kind:
        case "switch" if text in _SWITCH:
            return _SWITCH[text]
        case "number" if _NUMBER.fullmatch(text):
            return int(text)
        case "choice" if text in map(str, field.choices):
            return next(choice for choice in field.choices if str(choice) == text)
        case "text":
            return text
        case _:
            raise _bad_value(field, text)


def from_values(game: AnyGame, values: Mapping[str, Any]) -> Any:
    """Options from typed values, as JSON gives them."""
    fields = {field.name: field for field in describe(game.options_type)}
    for name, value in values.items():
        if name not in fields:
            raise Problem("unknown-option", option=name, known=", ".join(fields))
        try:
            msgspec.convert({name: value}, game.options_type)
        except msgspec.ValidationError as error:
            raise _bad_value(fields[name], value) from error
    return msgspec.convert(dict(values), game.options_type)


def check_values(options: msgspec.Struct) -> None:
    """For `__post_init__`: whoever makes options learns at once what is wrong with them."""
    for name, kind in kinds(type(options)).items():
        try:
            msgspec.convert(getattr(options, name), kind)
        except msgspec.ValidationError as error:
            fields = {field.name: field for field in describe(type(options))}
            raise _bad_value(fields[name], getattr(options, name)) from error


def check_kind(options: object, expected: type[Any]) -> None:
    if not isinstance(options, expected):
        raise Problem("options-of-another-game", options=type(options).__qualname__)


def _bad_value(field: OptionField, value: object) -> Problem:
    if field.kind == "number":
        expected = f"{field.minimum}-{field.maximum}"
    elif field.kind == "switch":
        expected = "on, off"
    else:
        expected = ", ".join(map(str, field.choices)) or field.kind
    return Problem("bad-option-value", option=field.name, value=str(value), expected=expected)


def check_seats(game_seats: range, seats: int, rule: str) -> None:
    if type(seats) is not int:
        raise Problem("not-seats")
    if seats not in game_seats:
        raise IllegalOptions(rule, seats=seats, least=game_seats[0], most=game_seats[-1])


def check_forbidden(forbidden: tuple[Forbidden, ...], options: object, seats: int) -> None:
    """Refuse the first combination all of whose conditions hold."""
    for combination in forbidden:
        if all(
            (seats if condition.option == "seats" else getattr(options, condition.option))
            in condition.values
            for condition in combination.conditions
        ):
            told = {
                c.option: str(getattr(options, c.option, seats)) for c in combination.conditions
            }
            raise IllegalOptions(combination.rule, **told)
