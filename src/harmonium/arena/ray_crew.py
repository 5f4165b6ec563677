"""Many machines: a cluster of Ray plays the handfuls. Scheduling and repair are Ray's business.

Ray repeats what a lost process or machine had not finished; games are made of their seeds, so that
a repeated one comes out the same. Every handful carries the fingerprint of the code that must play
it: a machine with another version refuses, and the run ends with a sentence.
"""

import platform
import socket
import time
from importlib import import_module
from typing import Any, Final

import msgspec

from harmonium.arena.crews import MOST, Handful, play_handful
from harmonium.arena.plan import Setting
from harmonium.arena.versions import fingerprint, strangers
from harmonium.core.errors import Problem

TRIES: Final = 20
"""So often Ray repeats what is lost with a process or a machine."""
KNOCK_SECONDS: Final = 10.0
LOOK_SECONDS: Final = 5.0
"""How often we look how many processors there are: machines come and go."""


class OtherVersion(msgspec.Struct, frozen=True):
    """The answer of a machine whose code would play otherwise."""

    machine: str
    name: str
    """Of what differs."""


def fingerprints(handful: Handful) -> dict[str, str]:
    """Of everything that decides how these games are played."""
    _, setting, games = handful
    ours = {"harmonium": fingerprint()}
    if not isinstance(setting, Setting):
        return ours
    return ours | strangers(setting, [bot for game in games for bot in game.bots])


def play_checked(expected: dict[str, str], handful: Handful) -> Any:
    found = fingerprints(handful)
    for name, mark in expected.items():
        if found.get(name) != mark:
            return OtherVersion(platform.node(), name)
    return play_handful(handful)


class RayCrew:
    """The processors of a cluster that is running already."""

    most = MOST

    def __init__(self, address: str) -> None:
        self._ray = _ray()
        try:
            _knock(address)
            self._ray.init(
                address=address,
                log_to_driver=False,
                logging_level="ERROR",
                ignore_reinit_error=True,
                include_dashboard=False if address == "local" else None,
            )
        except (OSError, RuntimeError, ValueError) as error:
            reason = str(error).strip().partition("\n")[0]
            raise Problem("arena-ray-unreachable", address=address, reason=reason) from error
        self._play = self._ray.remote(num_cpus=1, max_retries=TRIES)(play_checked)
        self._under_way: list[Any] = []
        self._looked = -LOOK_SECONDS
        self._count = 1

    @property
    def count(self) -> int:
        if time.monotonic() - self._looked > LOOK_SECONDS:
            self._looked = time.monotonic()
            self._count = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        return self._count

    @property
    def room(self) -> int:
        return 2 * self.count

    def submit(self, handful: Handful) -> None:
        self._under_way.append(self._play.remote(fingerprints(handful), handful))

    def finished(self) -> list[tuple[list[Any], float]]:
        done, self._under_way = self._ray.wait(self._under_way, num_returns=1)
        try:
            answers: list[Any] = self._ray.get(done)
        except self._ray.exceptions.RayError as error:
            cause = getattr(error, "cause", None)
            if isinstance(cause, Problem):
                raise cause from error
            reason = f"{type(cause or error).__name__}: {cause or error}".partition("\n")[0]
            raise Problem("arena-ray-failed", reason=reason) from error
        for answer in answers:
            if isinstance(answer, OtherVersion):
                raise Problem("arena-ray-version", machine=answer.machine, name=answer.name)
        return answers

    def close(self) -> None:
        for handful in self._under_way:
            self._ray.cancel(handful, force=True)
        self._under_way = []
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal() and "/" not in host:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError as error:
        raise Problem("needs-extra", extra="ray") from error
