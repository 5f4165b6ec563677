"""The rule books: Markdown in which every rule is a list item that begins with its id.

>>> rulebook("take_it_easy").rule("T-COMP-1").section
'Components'
"""

import re
from functools import cache
from textwrap import dedent

import msgspec

from harmonium.locales.places import folder_of

_ISOLATING = dict.fromkeys((0x2068, 0x2069))
_RULE = re.compile(r"- \*\*(?P<id>[A-Z][A-Z0-9-]*)\*\* (?P<text>.*)")


class Rule(msgspec.Struct, frozen=True):
    id: str
    section: str
    text: str
    """Markdown, without the id and without the indentation of a list item."""


class RuleBook(msgspec.Struct, frozen=True):
    game: str
    locale: str
    title: str
    markdown: str
    rules: tuple[Rule, ...]

    def rule(self, rule: str) -> Rule | None:
        return next((one for one in self.rules if one.id == rule), None)


@cache
def rulebook(game: str, locale: str = "en", *, isolate: bool = True) -> RuleBook:
    """The book in that language, or in English where it is not translated yet.

    Foreign text in a book is isolated for mixed directions; terminals mostly do not know the
    isolating characters and get the book without them.
    """
    file = folder_of(game).joinpath(locale, "rules", f"{game}.md")
    if locale != "en" and not file.is_file():
        return rulebook(game)
    markdown = file.read_text("utf-8")
    if not isolate:
        markdown = markdown.translate(_ISOLATING)
    return RuleBook(game, locale, _title(markdown), markdown, tuple(_rules(markdown)))


def _title(markdown: str) -> str:
    return markdown.partition("\n")[0].removeprefix("# ")


def _rules(markdown: str) -> list[Rule]:
    rules: list[Rule] = []
    section, rule, lines = "", "", list[str]()

    def close() -> None:
        if rule:
            text = lines[0] + "\n" + dedent("\n".join(lines[1:]))
            rules.append(Rule(rule, section, text.strip()))

    for line in markdown.splitlines():
        found = _RULE.match(line)
        if found or line.startswith("## "):
            close()
            rule, lines = "", []
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif found:
            rule, lines = found["id"], [found["text"]]
        elif rule:
            lines.append(line)
    close()
    return rules
