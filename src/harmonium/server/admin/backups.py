"""Backups without anybody thinking of them: every so many hours, the last so many kept.

Each is written by a process of its own, as `harmonium db backup` would: to read and compress a
whole database in this one would hold up the tables.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from harmonium.server.base.settings import PREFIX
from harmonium.server.tables.hub import Hub

log = logging.getLogger("harmonium.backups")

FORM: Final = "harmonium-%Y%m%dT%H%M%SZ.jsonl.gz"
"""So that the names are in the order of time."""

AGAIN_AFTER: Final = 600.0
"""Seconds, where one failed: the disk may have room again."""

LONGEST_NAP: Final = 3600.0


def made(folder: Path) -> list[tuple[datetime, Path]]:
    """The backups there, the oldest first; other files are none of our business."""
    found = []
    for file in folder.glob("harmonium-*.jsonl.gz"):
        try:
            found.append((datetime.strptime(file.name, FORM).replace(tzinfo=UTC), file))
        except ValueError:
            continue
    return sorted(found)


async def keep(hub: Hub) -> None:
    """For ever, where a folder is set."""
    if hub.settings.backup_folder is None:
        return
    folder = Path(hub.settings.backup_folder)
    while True:
        nap = AGAIN_AFTER
        try:
            if await hub.leases.is_ours("backups"):
                nap = await _look(hub, folder)
        except Exception:
            hub.metrics.failed_backups += 1
            log.exception("no backup", extra={"folder": str(folder)})
        await asyncio.sleep(min(nap, LONGEST_NAP))


async def _look(hub: Hub, folder: Path) -> float:
    """Save if it is time to; the seconds until it is again."""
    existing = made(folder)
    now = datetime.fromtimestamp(hub.now() / 1000, UTC)
    between = hub.settings.backup_hours * 3600
    if existing and (age := (now - existing[-1][0]).total_seconds()) < between:
        hub.metrics.last_backup = existing[-1][0].timestamp()
        return between - age
    await _save(hub, folder / now.strftime(FORM))
    hub.metrics.last_backup = now.timestamp()
    for _, old in made(folder)[: -hub.settings.backup_keep]:
        old.unlink()
    return between


def _make_room(folder: Path) -> None:
    """For our eyes only; without what a server left that was ended in the middle of it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for begun in folder.glob("harmonium-*.jsonl.gz.part"):
        begun.unlink()


async def _save(hub: Hub, file: Path) -> None:
    _make_room(file.parent)
    saving = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "harmonium", "db", "backup", str(file)),
        env={**os.environ, f"{PREFIX}DATABASE": hub.settings.database},
        stdin=DEVNULL,
        stdout=DEVNULL,
        stderr=PIPE,
        start_new_session=True,  # Ctrl-C is for the server, which ends it itself
    )
    try:
        _, said = await saving.communicate()
    finally:
        if saving.returncode is None:
            saving.kill()
            await saving.wait()
    if saving.returncode:
        raise OSError(said.decode(errors="replace").strip()[-500:])
    log.info("saved", extra={"file": str(file)})
