"""The rule books: Markdown in which every rule is a list item that begins with its id.

>>> rulebook("take_it_easy").rule("T-COMP-1").section
'Components'

Before the rules a book may say the game in a few sentences: a numbered list, each item one sentence
and the rules behind it.

>>> rulebook("take_it_easy").sentences[5].rules
('T-SCORE-1',)
"""

import re
from collections.abc import Iterator
from functools import cache
from textwrap import dedent

import msgspec

from harmonium.locales.places import folder_of

_ISOLATING = dict.fromkeys((0x2068, 0x2069))
_ID = r"[A-Z][A-Z0-9-]*"
_RULE = re.compile(rf"- \*\*(?P<id>{_ID})\*\* (?P<text>.*)")
_SENTENCE = re.compile(
    rf"^\d+\. (?P<text>.+?)(?P<marks>(?:\s*\[{_ID}\])+)$", re.MULTILINE | re.DOTALL
)


class Rule(msgspec.Struct, frozen=True):
    id: str
    section: str
    text: str
    """Markdown, without the id and without the indentation of a list item."""


class Sentence(msgspec.Struct, frozen=True):
    """One sentence of the game in a few, and the ids of the rules behind it."""

    text: str
    rules: tuple[str, ...]


class RuleBook(msgspec.Struct, frozen=True):
    game: str
    locale: str
    title: str
    markdown: str
    sentences: tuple[Sentence, ...]
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
    return RuleBook(
        game,
        locale,
        _title(markdown),
        markdown,
        tuple(_sentences(markdown)),
        tuple(_rules(markdown)),
    )


def _title(markdown: str) -> str:
    return markdown.partition("\n")[0].removeprefix("# ")


def _sentences(markdown: str) -> Iterator[Sentence]:
    before = markdown[: start.start()] if (start := _RULE.search(markdown)) else markdown
    for found in _SENTENCE.finditer(before):
        yield Sentence(
            " ".join(found["text"].split()), tuple(re.findall(rf"\[({_ID})\]", found["marks"]))
        )


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
