"""Languages on the page: how a person chooses one, and whether a page says all it says in it."""

import json
import re
from functools import cache
from importlib import resources

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page, expect

from e2e.people import Person
from harmonium.games import KEYS
from harmonium.locales import rulebook

RIGHT_TO_LEFT = {"fa"}
WORD = re.compile(r"[^\W\d_\u3040-\u9fff]{2,}")
"""Chinese has no spaces between words, so only what is written in other letters can be told."""
UNKNOWN = re.compile(r"\[[a-z][\w-]*-[\w-]+\]")
"""How the client shows a message that nobody has written."""


def speaks(person: Person, locale: str, theme: str = "light") -> None:
    """From the next page on, as if chosen in the settings before."""
    chosen = json.dumps({"locale": locale, "theme": theme})
    if not person.page.url.startswith(person.url):
        person.goes_to("/")
    person.page.evaluate("(text) => localStorage.setItem('harmonium.settings', text)", chosen)


def is_spoken(page: Page, locale: str) -> None:
    """The page says in which language and direction it is written."""
    expect(page.locator("html")).to_have_attribute("lang", locale)
    direction = "rtl" if locale in RIGHT_TO_LEFT else "ltr"
    expect(page.locator("html")).to_have_attribute("dir", direction)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the parser's name
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802 - the same
        self.found.append(node.value)


@cache
def vocabulary(locale: str) -> frozenset[str]:
    """Every word that the messages and rule books of a language have."""
    texts = _Texts()
    folder = resources.files("harmonium.locales").joinpath(locale)
    for file in folder.iterdir():
        if file.name.endswith(".ftl"):
            texts.visit(FluentParser().parse(file.read_text("utf-8")))
    texts.found += [rulebook(game, locale).markdown for game in KEYS]
    return frozenset(word for text in texts.found for word in words_in(text))


def words_in(text: str) -> list[str]:
    return [word.casefold() for word in WORD.findall(text)]


SAID = """() => {
  const own = document.documentElement.lang;
  // Keys and codes are the same everywhere; what is marked as another language is not ours.
  const quiet = 'script, style, code, kbd, [translate=no]';
  const foreign = (element) =>
    element.closest(quiet) !== null || element.closest('[lang]')?.lang !== own;
  const spoken = /^(aria-(label|valuetext|description|roledescription)|title|placeholder|alt)$/;
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, 5);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeType === 3) {
      if (!foreign(node.parentElement)) texts.push(node.data);
    } else if (!foreign(node)) {
      for (const { name, value } of node.attributes) if (spoken.test(name)) texts.push(value);
    }
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}"""


TYPED = """() => [
  ...[...document.querySelectorAll('code, kbd')].map((one) => one.textContent),
  ...[...document.querySelectorAll('[data-action]')].map((one) => one.dataset.action),
  'gray',
]"""
"""Commands are typed the same in every language, also where a sentence names one as an example."""


CALENDAR = """(locale) => {
  const said = [new Intl.DisplayNames([locale], { type: 'language' }).of(locale)];
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const unit of ['day', 'hour', 'minute', 'second'])
    for (let count = 0; count < 60; count++) said.push(ago.format(-count, unit));
  for (const dateStyle of ['long', 'medium'])
    for (let month = 0; month < 12; month++)
      said.push(new Intl.DateTimeFormat(locale, { dateStyle }).format(new Date(2026, month, 15)));
  return [...said, new Intl.ListFormat(locale, { type: 'conjunction' }).format(['', '', ''])];
}"""
_calendars: dict[str, frozenset[str]] = {}


def calendar(page: Page, locale: str) -> frozenset[str]:
    """The words that the browser itself has for days, for how long ago, and for lists."""
    if locale not in _calendars:
        texts: list[str] = page.evaluate(CALENDAR, locale)
        _calendars[locale] = frozenset(word for text in texts for word in words_in(text))
    return _calendars[locale]


def unsaid(page: Page, locale: str, *names: str) -> list[str]:
    """
    What stands on the page, or is read out there, and is not of this language: words that no
    message, rule book or calendar of it has, apart from these names, and messages that are missing.
    """
    known = vocabulary(locale) | calendar(page, locale)
    typed: list[str] = page.evaluate(TYPED)
    known |= {word for text in (*names, *typed) for word in words_in(text)}
    texts: list[str] = page.evaluate(SAID)
    return [
        text
        for text in dict.fromkeys(texts)
        if UNKNOWN.search(text) or not known.issuperset(words_in(text))
    ]
