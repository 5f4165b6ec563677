"""Fluent messages by id.

>>> words = Words("en")
>>> words("unknown-game", game="chess", known="take_it_easy")
'There is no game “chess” here. Known: take_it_easy.'
"""

from functools import cache
from typing import Any, Final

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt

from harmonium.core.errors import BadRecord, Problem, RuleProblem
from harmonium.locales.choice import fitting
from harmonium.locales.places import message_files


class Words:
    """The messages of one language; what it lacks is taken from English.

    Inserted text is isolated for mixed directions when `isolate` is set; terminals mostly do
    not know the isolating characters, so there it stays off.
    """

    def __init__(self, locale: str = "en", *, isolate: bool = False) -> None:
        # People keep the tag they asked for, also of a language that nobody has written yet.
        self.locale = fitting([locale]) or "en"
        order = ("en",) if self.locale == "en" else (self.locale, "en")
        self._bundles = tuple(_bundle(name, isolate) for name in order)

    def __call__(self, message: str, **arguments: object) -> str:
        """The sentence; an unknown id is a bug of ours and says so."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is None:
                    break
                text, errors = bundle.said(pattern, arguments)
                if errors:
                    raise LookupError(message, errors)
                return text
        raise LookupError(message)

    def __contains__(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def problem(self, problem: Problem) -> str:
        """What is wrong, where, and which rule says so."""
        arguments = dict(problem.arguments)
        rule = arguments.pop("rule", None) if isinstance(problem, BadRecord) else None
        if isinstance(problem, RuleProblem):
            rule = problem.rule
        text = self(problem.message, **arguments)
        if rule is not None:
            text = self("with-rule", sentence=text, rule=rule)
        if isinstance(problem, BadRecord):
            text = self("at-place", sentence=text, place=problem.where)
        return text


DIGITS: Final = {"arabext": {ord("0") + digit: 0x06F0 + digit for digit in range(10)}}
"""The digits of a numbering system of CLDR in place of ours; Babel knows only its separators."""


def _number(number: float, locale: Locale) -> str:
    text = format_decimal(number, locale=locale, numbering_system="default")
    return text.translate(DIGITS.get(locale.default_numbering_system, {}))


class _Whole(FluentInt):
    """A number in the digits of the language; codes and coordinates come as text and stay."""

    def format(self, locale: Locale) -> str:
        return _number(self, locale)


class _Fraction(FluentFloat):
    def format(self, locale: Locale) -> str:
        return _number(self, locale)


ON_BOARDS: Final = {"cell", "row", "tile"}
"""What stands on a board is called as it stands there, in whatever digits a language counts."""


def _inserted(name: str, value: object) -> object:
    """Fluent takes numbers and strings."""
    if name in ON_BOARDS:
        return str(value)
    if isinstance(value, int):
        return _Whole(value)
    return _Fraction(value) if isinstance(value, float) else str(value)


class _Bundle(FluentBundle):
    """Fluent's own would turn our numbers back into its plain ones."""

    def said(self, pattern: Pattern, arguments: dict[str, object]) -> tuple[str, list[Exception]]:
        inserted = {name: _inserted(name, value) for name, value in arguments.items()}
        errors: list[Exception] = []
        current = CurrentEnvironment(args=inserted)
        text = pattern(ResolverEnvironment(context=self, current=current, errors=errors))
        return str(text), errors


@cache
def _bundle(locale: str, isolate: bool) -> _Bundle:  # noqa: FBT001 - cached by value
    def person(name: object) -> Any:  # text, which the types of Fluent do not foresee
        """Whom a name means, for verbs that agree with it: the reader (`you`) or another."""
        said = bundle.get_message("you").value if bundle.has_message("you") else None
        reader = said is not None and str(name) == bundle.said(said, {})[0]
        return "second" if reader else "third"

    bundle = _Bundle([locale], functions={"PERSON": person}, use_isolating=isolate)
    for file in message_files(locale):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
