"""What decides how a game is played, as a short fingerprint: results of two versions never mix."""

import hashlib
import os
import platform
from datetime import UTC, datetime
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

from harmonium import __version__
from harmonium.games import load

DECISIVE: Final = ("bots", "core", "engine", "games", "simulators", "arena.luck")
"""The packages that have a say in what is played and how it is counted."""


class Made(msgspec.Struct, frozen=True):
    """With what something was made, when and where."""

    harmonium: str
    fingerprint: str
    ruleset: int
    python: str
    machine: str
    date: str


@cache
def fingerprint() -> str:
    """
    >>> len(fingerprint())
    16
    """
    digest = hashlib.sha256()
    for package in DECISIVE:
        _add(digest, resources.files(f"harmonium.{package}"), package)
    return digest.hexdigest()[:16]


def _add(digest: "hashlib._Hash", place: Traversable, name: str) -> None:
    if place.is_dir():
        for inside in sorted(place.iterdir(), key=lambda one: one.name):
            if inside.name != "__pycache__":
                _add(digest, inside, f"{name}/{inside.name}")
    elif not name.endswith(".md"):
        digest.update(f"{name}\0".encode())
        digest.update(hashlib.sha256(place.read_bytes()).digest())


def made(game: str) -> Made:
    return Made(
        __version__,
        fingerprint(),
        load(game).ruleset,
        platform.python_version(),
        machine(),
        datetime.now(UTC).isoformat(timespec="seconds"),
    )


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
