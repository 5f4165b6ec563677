"""What decides how a game is played, as short fingerprints: results of two versions never mix.

Ours is one for all games. What is not ours (bots of other packages, programs, evaluators) has one
for each name.
"""

import hashlib
import os
import platform
import shlex
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

import harmonium
from harmonium import __version__
from harmonium.arena.luck import USUAL, evaluator_of
from harmonium.arena.plan import Setting
from harmonium.arena.programs import ProgramBot
from harmonium.bots import kind_of
from harmonium.core.errors import Problem
from harmonium.games import load

DECISIVE: Final = (
    "arena/forfeit.py",
    "arena/luck",
    "arena/programs.py",
    "arena/runner.py",
    "bots",
    "core",
    "engine",
    "games",
    "simulators",
    "wire",
)
"""The packages and modules that have a say in what is played and how it is counted."""


class Made(msgspec.Struct, frozen=True):
    """With what something was made, when and where."""

    harmonium: str
    fingerprint: str
    ruleset: int
    python: str
    machine: str
    date: str
    strangers: dict[str, str] = {}
    """The fingerprints of what is not ours, by its name."""


@cache
def fingerprint() -> str:
    """
    >>> len(fingerprint())
    16
    """
    digest = hashlib.sha256()
    for part in DECISIVE:
        _add(digest, resources.files("harmonium").joinpath(part), part)
    return digest.hexdigest()[:16]


def _add(digest: "hashlib._Hash", place: Traversable, name: str) -> None:
    if place.is_dir():
        for inside in sorted(place.iterdir(), key=lambda one: one.name):
            if inside.name != "__pycache__":
                _add(digest, inside, f"{name}/{inside.name}")
    elif not name.endswith(".md"):
        digest.update(f"{name}\0".encode())
        digest.update(hashlib.sha256(place.read_bytes()).digest())


def strangers(setting: Setting, bots: Iterable[str]) -> dict[str, str]:
    """The fingerprints of those that play and are not ours; and of the evaluator, if it is not."""
    found = {bot: _of_bot(setting.game, bot) for bot in sorted(set(bots))}
    if setting.luck not in {None, USUAL}:
        found[setting.luck] = _of_code(evaluator_of(setting.game, setting.luck))
    return {name: mark for name, mark in found.items() if mark}


def _of_bot(game: str, specification: str) -> str:
    factory = kind_of(game, specification).factory
    if factory is not ProgramBot:
        return _of_code(factory)
    program, *words = shlex.split(specification.partition(":")[2])
    # What is found by its name alone is the system's: an interpreter, and machines may differ.
    named = [program, *words] if os.sep in program else words
    return _of_files([path for word in named if (path := Path(word)).is_file()])


@cache
def _of_code(thing: object) -> str:
    """The whole package that a class or function comes from; nothing if it is ours."""
    package = getattr(thing, "__module__", type(thing).__module__).partition(".")[0]
    file = getattr(sys.modules.get(package), "__file__", None)
    if package == harmonium.__name__ or file is None:
        return ""
    path = Path(file)
    return _of_files([path.parent if path.name == "__init__.py" else path])


def _of_files(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        _add(digest, path, path.name)
    return digest.hexdigest()[:16]


def made(setting: Setting, bots: Iterable[str]) -> Made:
    return Made(
        __version__,
        fingerprint(),
        load(setting.game).ruleset,
        platform.python_version(),
        machine(),
        datetime.now(UTC).isoformat(timespec="seconds"),
        strangers(setting, bots),
    )


def joined(there: Made, now: Made) -> Made:
    """With what new games were made beside those that are there; a Problem if they do not mix."""
    if there.fingerprint != now.fingerprint:
        raise Problem("arena-other-version", there=there.harmonium, date=there.date)
    for name in there.strangers.keys() & now.strangers.keys():
        if there.strangers[name] != now.strangers[name]:
            raise Problem("arena-other-stranger", name=name)
    return msgspec.structs.replace(there, strangers={**there.strangers, **now.strangers})


@cache
def machine() -> str:
    """The kind of this computer, not its name."""
    processor = platform.processor()
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                processor = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    return f"{processor or platform.machine()}, {os.cpu_count()} cores, {platform.system()}"
