"""What people write, so that it is really plain: nothing invisible, nothing that piles up."""

import re
import unicodedata
from typing import Final

from harmonium.core.errors import Problem
from harmonium.wire.shared import LONGEST_NAME

MOST_MARKS: Final = 4
"""On one letter, more than any language writes; what goes on above that hides its neighbours."""

_JOINERS: Final = "\u200c\u200d"
"""Persian words and composed emoji need them, between two characters that can be seen."""
_SELECTORS: Final = "\ufe00-\ufe0f\U000e0100-\U000e01ef"
"""They choose the form of the character before them: one is enough."""

_ALONE: Final = "A-Za-z\u00c0-\u05ff\u1e00-\u1fff"
"""Latin, Greek, Cyrillic ... letters, which neither join nor have forms to choose from."""

_BLANK = frozenset(
    "\ufffc\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u180b\u180c\u180d\u180f"
    "\U0001d159\U00016fe4\U0001bc9d\U0001107f"
)
"""They count as letters, marks or symbols, and show nothing."""
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Controls of writing direction, zero-width and tag characters, and what has no meaning."""

_LOST = re.compile(
    f"(?<![^ {_JOINERS}])[{_JOINERS}{_SELECTORS}]+"
    f"|(?<=[{_SELECTORS}])[{_SELECTORS}]+"
    f"|(?<=[{_ALONE}])[{_JOINERS}{_SELECTORS}]+"
    f"|[{_JOINERS}]+(?=[ {_JOINERS}]|$)"
)
"""Joiners and selectors that have nothing to join or to choose."""
_SELECTOR = re.compile(f"[{_SELECTORS}]")


def plain_text(text: str, most: int) -> str:
    r"""Text without what cannot be seen and without piles of accents, spaces made single.

    >>> ascii(plain_text("A\u202eda  \u200b" + "Z\u0351\u0351\u0351\u0351\u0351\u0351", 40))
    "'Ada Z\\u0351\\u0351\\u0351\\u0351'"
    """
    seen = "".join(filter(_is_seen, _spaced(text)))
    cleaned = " ".join(_LOST.sub("", _unpiled(seen)).split())[:most]
    cleaned = cleaned.rstrip(f" {_JOINERS}")
    if not cleaned:
        raise Problem("text-empty")
    return cleaned


def checked_name(text: str) -> str:
    """A name as it was written, but for its spaces; refused if something of it cannot be seen."""
    cleaned = plain_text(text, LONGEST_NAME)
    if cleaned != _spaced(text)[:LONGEST_NAME].rstrip():
        raise Problem("name-unseen")
    return cleaned


def _spaced(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _is_seen(character: str) -> bool:
    if character in _JOINERS:
        return True
    return character not in _BLANK and unicodedata.category(character) not in _UNSEEN


def _unpiled(text: str) -> str:
    """At most so many marks on a letter, and none on nothing."""
    kept, room = [], 0
    for character in text:
        is_mark = unicodedata.category(character) in {"Mn", "Me"}
        if not is_mark:
            room = 0 if character == " " else MOST_MARKS
        elif not _SELECTOR.match(character):
            room -= 1
        if room >= 0:
            kept.append(character)
    return "".join(kept)
