"""Which languages there are, and which of them somebody would like best.

A language is a folder beside this file; English stands behind all others.

>>> fitting(["de-AT", "en-GB"])
'en'
"""

import os
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Final

VARIABLE: Final = "HARMONIUM_LANG"
_VARIABLES: Final = (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG")


def _folders() -> tuple[str, ...]:
    """Names as BCP 47 writes them; a folder that begins with _ is none of the languages."""
    found = sorted(
        entry.name
        for entry in resources.files(__package__).iterdir()
        if not entry.name.startswith("_") and entry.joinpath("core.ftl").is_file()
    )
    return ("en", *(name for name in found if name != "en"))


LOCALES: Final = _folders()


def fitting(wishes: Iterable[str]) -> str | None:
    """The first wish that can be met: the same tag, or at least the same language."""
    for wish in wishes:
        tag = wish.lower()
        for locale in LOCALES:
            if locale.lower() == tag:
                return locale
        for locale in LOCALES:
            if locale.lower().partition("-")[0] == tag.partition("-")[0]:
                return locale
    return None


def of_terminal(environment: Mapping[str, str] | None = None) -> str:
    """HARMONIUM_LANG, or what POSIX names for messages, such as uk_UA.UTF-8.

    >>> of_terminal({"LANG": "C.UTF-8"})
    'en'
    """
    values = os.environ if environment is None else environment
    wish = next((values[name] for name in _VARIABLES if values.get(name)), "en")
    return fitting([wish.partition(".")[0].partition("@")[0].replace("_", "-")]) or "en"
