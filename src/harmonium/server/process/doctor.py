"""Whether a server could run well here, looked at from outside it: settings, database, disk, clock.

Every finding is a sentence that says what to do. Nothing is changed, and a server that runs
meanwhile is not disturbed.
"""

import os
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Literal

import msgspec

from harmonium.core.errors import Problem
from harmonium.locales.choice import VARIABLE
from harmonium.server.admin import backups
from harmonium.server.base.house import is_here
from harmonium.server.base.networks import EVERYBODY
from harmonium.server.base.settings import PREFIX, Settings, from_environment
from harmonium.server.http.pages import STATIC
from harmonium.server.process import probes, workers
from harmonium.server.process.channel import kind_of
from harmonium.server.process.run import FIRST_PORT, bind
from harmonium.server.storage.database import async_url

Level = Literal["ok", "warning", "fault"]

LITTLE: Final = 1 << 30
TOO_LITTLE: Final = 100 << 20
"""Bytes that are free."""


class Finding(msgspec.Struct, frozen=True):
    check: str
    level: Level
    told: Problem


Found = Iterator[tuple[Level, Problem]]


def examine(environment: Mapping[str, str] | None = None, **given: object) -> Iterator[Finding]:
    """One after the other, as they are found; without usable settings nothing else is looked at."""
    variables = os.environ if environment is None else environment
    try:
        settings = from_environment(variables, **given)
        kind_of(settings)
        workers.check(settings)
    except Problem as problem:
        yield Finding("settings", "fault", problem)
        return
    yield from _named("settings", _settings(variables))
    seen = probes.database(settings.database)
    yield from _named("database", _database(seen))
    yield from _named("clock", _clock(seen.last, seen.now))
    for check, look in CHECKS.items():
        yield from _named(check, look(settings))


def _named(check: str, found: Found) -> Iterator[Finding]:
    for level, told in found:
        yield Finding(check, level, told)


def _settings(variables: Mapping[str, str]) -> Found:
    known = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__} | {VARIABLE}
    unknown = sorted(name for name in variables if name.startswith(PREFIX) and name not in known)
    if unknown:
        yield "warning", Problem("doctor-settings-unknown", names=", ".join(unknown))
    else:
        yield "ok", Problem("doctor-settings-ok")


def _database(seen: probes.Seen) -> Found:
    shown = {"database": seen.name}
    if seen.refusal is not None:
        yield "fault", seen.refusal
    elif seen.error is not None:
        yield "fault", Problem("doctor-database-closed", reason=seen.error, **shown)
    elif seen.revision is None:
        yield "ok", Problem("doctor-database-new", **shown)
    elif not seen.is_current and seen.is_upgraded_at_start:
        yield "warning", Problem("doctor-database-older", revision=seen.revision, **shown)
    elif not seen.is_current:
        yield "fault", Problem("database-older")
    else:
        yield "ok", Problem("doctor-database-ok", revision=seen.revision, **shown)


def _clock(last: float | None, theirs: float | None) -> Found:
    """Against what is stored, which is never of tomorrow, and against the database's own clock."""
    ours = time.time()
    behind = max((other - ours for other in (last, theirs) if other is not None), default=0.0)
    if behind > 60:
        yield "fault", Problem("doctor-clock-behind", seconds=round(behind))
    elif theirs is not None and abs(theirs - ours) > 5:
        yield "warning", Problem("doctor-clock-differs", seconds=round(abs(theirs - ours)))
    else:
        now = datetime.fromtimestamp(ours, UTC).strftime("%Y-%m-%d %H:%M:%S")
        yield "ok", Problem("doctor-clock-ok", now=now)


def _disk(settings: Settings) -> Found:
    for folder in _folders(settings):
        there = next(each for each in (folder, *folder.parents) if each.exists())
        if not os.access(there, os.W_OK | os.X_OK):
            yield "fault", Problem("doctor-disk-closed", folder=str(folder))
            continue
        free = shutil.disk_usage(there).free
        shown = {"folder": str(folder), "free": f"{free / (1 << 30):.1f}"}
        if free < LITTLE:
            yield (
                "fault" if free < TOO_LITTLE else "warning",
                Problem("doctor-disk-full", **shown),
            )
        else:
            yield "ok", Problem("doctor-disk-ok", **shown)


def _folders(settings: Settings) -> Iterator[Path]:
    url = async_url(settings.database)
    if url.get_backend_name() == "sqlite" and url.database:
        yield Path(url.database).resolve().parent
    if settings.backup_folder is not None:
        yield Path(settings.backup_folder).resolve()


def _port(settings: Settings) -> Found:
    wanted = FIRST_PORT if settings.port is None else settings.port
    version = probes.version(f"http://{_local(settings.host)}:{wanted}") if wanted else None
    if version is not None:
        yield "ok", Problem("doctor-port-ours", port=str(wanted), version=version)
        return
    try:
        with bind(settings) as free:
            yield "ok", Problem("doctor-port-ok", port=str(free.getsockname()[1]))
    except Problem as problem:
        is_taken = problem.message == "serve-port-taken"
        yield (
            "fault",
            Problem("doctor-port-taken", port=str(wanted)) if is_taken else problem,
        )


def _local(host: str) -> str:
    """Where a server that listens there is found from here."""
    wide = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 - only read
    return wide.get(host, f"[{host}]" if ":" in host else host)


def _address(settings: Settings) -> Found:
    """How people come here."""
    if settings.trusted_proxies.strip() == EVERYBODY and not is_here(settings.host):
        yield "fault", Problem("doctor-address-anybody")
    public = settings.public_url
    if public is None:
        if is_here(settings.host):
            yield "ok", Problem("doctor-address-here")
        else:
            yield "warning", Problem("doctor-address-plain", address=settings.host)
        return
    if not probes.is_origin(public):
        yield "fault", Problem("doctor-address-bad", address=public)
        return
    if not public.startswith("https:"):
        yield "warning", Problem("doctor-address-plain", address=public)
    if not settings.trusted_proxies:
        yield "warning", Problem("doctor-address-proxies")
    if probes.version(public) is None:
        yield "warning", Problem("doctor-address-silent", address=public)
    elif not probes.has_sockets(public):
        yield "fault", Problem("doctor-address-sockets", address=public)
    else:
        yield "ok", Problem("doctor-address-ok", address=public)


def _client(_: Settings) -> Found:
    if (STATIC / "index.html").is_file():
        yield "ok", Problem("doctor-client-ok")
    else:
        yield "fault", Problem("doctor-client-missing")


def _backups(settings: Settings) -> Found:
    if settings.backup_folder is None:
        yield "warning", Problem("doctor-backups-off")
        return
    made = backups.made(Path(settings.backup_folder))
    hours = (time.time() - made[-1][0].timestamp()) / 3600 if made else None
    if hours is None or hours > 2 * settings.backup_hours:
        yield "warning", Problem("doctor-backups-late", folder=settings.backup_folder)
    else:
        yield "ok", Problem("doctor-backups-ok", file=made[-1][1].name)


CHECKS: Final[Mapping[str, Callable[[Settings], Found]]] = {
    "disk": _disk,
    "port": _port,
    "address": _address,
    "client": _client,
    "backups": _backups,
}
