"""This server and boardgame.io's under the same generator: acts, latency, memory.

    python benchmarks/server/run.py [--seconds 8] [--sizes 100,500,2000] [--runs 3] [--paced 5]
    python benchmarks/server/run.py --servers harmonium,postgresql,two,boardgameio

Needs Node, npm and two cores: the server runs on the first, the generator on the second. What
Node needs is installed into a temporary folder. With PostgreSQL, which needs its programs, one
process or two share the first core with it; of two, each has one player of every table.
"""

import argparse
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src"
sys.path.insert(0, str(HERE.parents[1] / "tests"))

from server.postgres import postgres_server  # noqa: E402 - a PostgreSQL of our own, as the tests have it

PORT = 18_431
SERVER_CORE, GENERATOR_CORE = "0", "1"
ERRORS = ("Traceback", "ERROR", "Error:")
"""What no server may say while it is measured."""
KEPT_UP = 0.95
SPENT = "server_cpu_per_act"
NO_LIMITS = {
    "HARMONIUM_REQUESTS_PER_SECOND": "1000000",
    "HARMONIUM_MESSAGES_PER_SECOND": "1000000",
    "HARMONIUM_MESSAGES_PER_PERSON": "1000000",
    "HARMONIUM_MESSAGES_PER_ADDRESS": "1000000",
    "HARMONIUM_SOCKETS_PER_ADDRESS": "1000000",
    "HARMONIUM_CONNECTIONS_PER_ADDRESS": "1000000",
    "HARMONIUM_MADE_PER_MINUTE": "60000000",
    "HARMONIUM_TABLES_PER_PERSON": "1000000",
    "HARMONIUM_OPEN_TABLES_PER_PERSON": "1000000",
}


def install(folder: Path) -> None:
    for file in (HERE / "peer").iterdir():
        if file.is_file():
            shutil.copy(file, folder)
    subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)


class Served(NamedTuple):
    """What is measured."""

    addresses: tuple[str, ...]
    pids: tuple[int, ...]
    database: int | None = None
    """The process of PostgreSQL whose children work for us."""


@contextmanager
def started(
    command: list[str], folder: Path, ready: str, port: int = PORT, **extra: str
) -> Iterator[Served]:
    """A server; what it says goes into a file, and an error in it is our error."""
    pinned = ["taskset", "-c", SERVER_CORE, *command]
    said = folder / f"server-{port}.log"
    with said.open("w") as log:
        process = subprocess.Popen(
            pinned, cwd=folder, stdout=log, stderr=log, env={**os.environ, **extra}
        )
    try:
        while ready not in said.read_text():
            if process.poll() is not None:
                sys.exit(f"no server: {said.read_text()}")
            time.sleep(0.05)
        yield Served((f"http://127.0.0.1:{port}",), (process.pid,))
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
    if process.wait() == -signal.SIGKILL:
        sys.exit("the server did not end by itself")
    if any(word in said.read_text() for word in ERRORS):
        sys.exit(f"the server complained: {said.read_text()}")


@contextmanager
def serving(folder: Path, database: str, port: int = PORT) -> Iterator[Served]:
    command = [sys.executable, "-c", "from harmonium.cli import main; main()", "serve"]
    command += ["--port", str(port), "--database", database]
    settings = {"PYTHONPATH": str(SOURCE), "HARMONIUM_LOG_REQUESTS": "false", **NO_LIMITS}
    with started(command, folder, "Harmonium", port, **settings) as served:
        yield served


@contextmanager
def harmonium(folder: Path) -> Iterator[Served]:
    """With its defaults: SQLite on this disk, synchronous=FULL."""
    with (
        tempfile.TemporaryDirectory(dir=folder) as data,
        serving(folder, f"sqlite:///{data}/bench.sqlite") as served,
    ):
        yield served


@contextmanager
def on_postgresql(folder: Path, processes: int) -> Iterator[Served]:
    """With its defaults too: a commit is on the disk before it is told."""
    with postgres_server() as running, ExitStack() as stack:
        database, parent = running.address, running.pid
        pin = ["taskset", "-a", "-p", "-c", SERVER_CORE, str(parent)]
        subprocess.run(pin, check=True, capture_output=True)
        upgrade = [sys.executable, "-c", "from harmonium.cli import main; main()"]
        upgrade += ["db", "upgrade", "--database", database]
        environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
        subprocess.run(upgrade, check=True, capture_output=True, env=environment)
        served = [
            stack.enter_context(serving(folder, database, PORT + number))
            for number in range(processes)
        ]
        yield Served(
            tuple(one.addresses[0] for one in served),
            tuple(one.pids[0] for one in served),
            parent,
        )


@contextmanager
def one_process(folder: Path) -> Iterator[Served]:
    with on_postgresql(folder, 1) as served:
        yield served


@contextmanager
def two_processes(folder: Path) -> Iterator[Served]:
    with on_postgresql(folder, 2) as served:
        yield served


@contextmanager
def boardgameio(folder: Path) -> Iterator[Served]:
    with started(["node", "server.mjs", str(PORT)], folder, "ready") as served:
        yield served


SERVERS = {
    "harmonium": harmonium,
    "postgresql": one_process,
    "two": two_processes,
    "boardgameio": boardgameio,
}
PEER = "boardgameio"


def measure(name: str, folder: Path, tables: int, seconds: float, rate: int = 0) -> dict[str, Any]:
    """A fresh server for every measurement."""
    with SERVERS[name](folder) as served:
        protocol = PEER if name == PEER else "harmonium"
        command = ["taskset", "-c", GENERATOR_CORE, "node", "load.mjs", protocol]
        command += [",".join(served.addresses), str(tables), str(seconds), str(rate or "")]
        pids = {"SERVER_PID": ",".join(map(str, served.pids))}
        if served.database is not None:
            pids["DATABASE_PID"] = str(served.database)
        done = subprocess.run(
            command,
            cwd=folder,
            check=False,
            capture_output=True,
            text=True,
            env={**os.environ, **pids},
        )
    if done.returncode or done.stderr:
        sys.exit(f"not a measurement: {done.stdout}{done.stderr}")
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result | {"target": name}


def is_behind(result: dict[str, Any], rate: int) -> bool:
    """Whether the acts came slower than they were to be begun: its times then say nothing."""
    return bool(result["acts_per_second"] < KEPT_UP * rate)


def show(kind: str, result: dict[str, Any]) -> None:
    times = "  ".join(f"{name} {result[name]:7.2f}" for name in ("p50", "p95", "p99"))
    print(
        f"{kind:7} {result['target']:12} {result['tables']:5} tables"
        f" {result['acts_per_second']:6} acts/s  {times} ms"
        f"  {result['server_cpu_per_act']:.3f} ms CPU an act ({result['server_cpu']:.0%} of a core)"
        f" + {result['database_cpu_per_act']:.3f} of the database"
        f"  {result['memory']:4.0f} MB  {result['bytes_per_update']} B an update"
        f"  {result['idle_seats']} seats never acted",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--sizes", default="100,500,2000")
    parser.add_argument("--runs", type=int, default=3, help="of each size, the two in turns")
    parser.add_argument("--paced", type=int, default=5, help="runs at 1,000 acts a second")
    parser.add_argument("--servers", default=f"harmonium,{PEER}", help=", ".join(SERVERS))
    parser.add_argument("--pace", type=int, default=1_000, help="acts a second of paced runs")
    parser.add_argument("--folder", type=Path, help="where npm has installed already")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as fresh:
        folder = chosen.folder or Path(fresh)
        if chosen.folder is None:
            install(folder)
        names = chosen.servers.split(",")
        for tables in map(int, chosen.sizes.split(",")):
            compare(names, "closed", folder, chosen.runs, tables, chosen.seconds)
        compare(names, "paced", folder, chosen.paced, 500, chosen.seconds, chosen.pace)


def compare(
    names: list[str],
    kind: str,
    folder: Path,
    runs: int,
    tables: int,
    seconds: float,
    rate: int = 0,
) -> None:
    """In turns, so that all meet the same machine; then medians, and ratios to the peer."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    for _ in range(runs):
        for name, results in found.items():
            results.append(measure(name, folder, tables, seconds, rate))
            show(kind, results[-1])
            if is_behind(results[-1], rate):
                sys.exit(f"{name} was behind: {rate} acts a second were asked for")
    if runs:
        for results in found.values():
            middle = {key: _median([run[key] for run in results]) for key in results[0]}
            show("median", middle)
        theirs = found.get(PEER, [])
        for name, ours in found.items():
            if name != PEER and theirs:
                _ratios(name, ours, theirs)


def _ratios(name: str, ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> None:
    for what, key in (("acts a second", "acts_per_second"), ("CPU an act", SPENT)):
        ratios = sorted(a[key] / b[key] for a, b in zip(ours, theirs, strict=True))
        pairs = ", ".join(f"{ratio:.2f}" for ratio in ratios)
        middle = statistics.median(ratios)
        print(f"        {what}, {name} / {PEER}: {middle:.2f} of {pairs}")


def _median(values: list[Any]) -> Any:
    return values[0] if isinstance(values[0], str) else statistics.median_low(values)


if __name__ == "__main__":
    main()
