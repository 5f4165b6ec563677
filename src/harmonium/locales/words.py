"""Fluent messages by id.

>>> words = Words("en")
>>> words("unknown-game", game="chess", known="take_it_easy")
'There is no game “chess” here. Known: take_it_easy.'
"""

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from harmonium.core.errors import BadRecord, Problem, RuleProblem
from harmonium.locales.choice import fitting


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
                text, errors = bundle.format_pattern(pattern, _plain(arguments))
                if errors:
                    raise LookupError(message, errors)
                return str(text)
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


def _plain(arguments: dict[str, object]) -> dict[str, object]:
    """Fluent takes numbers and strings."""
    return {
        name: value if isinstance(value, int | float | str) else str(value)
        for name, value in arguments.items()
    }


@cache
def _bundle(locale: str, isolate: bool) -> FluentBundle:  # noqa: FBT001 - cached by value
    bundle = FluentBundle([locale], use_isolating=isolate)
    for file in sorted(
        resources.files(__package__).joinpath(locale).iterdir(), key=lambda file: file.name
    ):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
