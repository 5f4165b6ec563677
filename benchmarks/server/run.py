"""This server and boardgame.io's under the same generator: acts, latency, memory.

    python benchmarks/server/run.py [--seconds 8] [--sizes 100,500,2000] [--runs 3] [--paced 5]

Needs Node, npm and two cores: the server runs on the first, the generator on the second. What
Node needs is installed into a temporary folder.
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
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src"
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


@contextmanager
def started(command: list[str], folder: Path, ready: str, **extra: str) -> Iterator[int]:
    """A server; what it says goes into a file, and an error in it is our error."""
    pinned = ["taskset", "-c", SERVER_CORE, *command]
    said = folder / "server.log"
    with said.open("w") as log:
        process = subprocess.Popen(
            pinned, cwd=folder, stdout=log, stderr=log, env={**os.environ, **extra}
        )
    try:
        while ready not in said.read_text():
            if process.poll() is not None:
                sys.exit(f"no server: {said.read_text()}")
            time.sleep(0.05)
        yield process.pid
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
def harmonium(folder: Path) -> Iterator[int]:
    """With its defaults: SQLite on this disk, synchronous=FULL."""
    with tempfile.TemporaryDirectory(dir=folder) as data:
        database = f"sqlite:///{data}/bench.sqlite"
        command = [sys.executable, "-c", "from harmonium.cli import main; main()", "serve"]
        command += ["--port", str(PORT), "--database", database]
        with started(command, folder, "Harmonium", PYTHONPATH=str(SOURCE), **NO_LIMITS) as pid:
            yield pid


@contextmanager
def boardgameio(folder: Path) -> Iterator[int]:
    with started(["node", "server.mjs", str(PORT)], folder, "ready") as pid:
        yield pid


SERVERS = {"harmonium": harmonium, "boardgameio": boardgameio}


def measure(name: str, folder: Path, tables: int, seconds: float, rate: int = 0) -> dict[str, Any]:
    """A fresh server for every measurement."""
    with SERVERS[name](folder) as pid:
        command = ["taskset", "-c", GENERATOR_CORE, "node", "load.mjs", name]
        command += [f"http://127.0.0.1:{PORT}", str(tables), str(seconds), str(rate or "")]
        done = subprocess.run(
            command,
            cwd=folder,
            check=False,
            capture_output=True,
            text=True,
            env={**os.environ, "SERVER_PID": str(pid)},
        )
    if done.returncode or done.stderr:
        sys.exit(f"not a measurement: {done.stdout}{done.stderr}")
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


def is_behind(result: dict[str, Any], rate: int) -> bool:
    """Whether the acts came slower than they were to be begun: its times then say nothing."""
    return bool(result["acts_per_second"] < KEPT_UP * rate)


def show(kind: str, result: dict[str, Any]) -> None:
    times = "  ".join(f"{name} {result[name]:7.2f}" for name in ("p50", "p95", "p99"))
    print(
        f"{kind:7} {result['target']:12} {result['tables']:5} tables"
        f" {result['acts_per_second']:6} acts/s  {times} ms"
        f"  {result['server_cpu_per_act']:.3f} ms CPU an act ({result['server_cpu']:.0%} of a core)"
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
    parser.add_argument("--folder", type=Path, help="where npm has installed already")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as fresh:
        folder = chosen.folder or Path(fresh)
        if chosen.folder is None:
            install(folder)
        for tables in map(int, chosen.sizes.split(",")):
            compare("closed", folder, chosen.runs, tables, chosen.seconds)
        compare("paced", folder, chosen.paced, 500, chosen.seconds, 1_000)


def compare(kind: str, folder: Path, runs: int, tables: int, seconds: float, rate: int = 0) -> None:
    """In turns, so that both meet the same machine; then medians, and ratios of the pairs."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in SERVERS}
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
        ours, theirs = found.values()
        for what, key in (("acts a second", "acts_per_second"), ("CPU an act", SPENT)):
            ratios = sorted(a[key] / b[key] for a, b in zip(ours, theirs, strict=True))
            pairs = ", ".join(f"{ratio:.2f}" for ratio in ratios)
            print(f"        {what}, ours / theirs: {statistics.median(ratios):.2f} of {pairs}")


def _median(values: list[Any]) -> Any:
    return values[0] if isinstance(values[0], str) else statistics.median_low(values)


if __name__ == "__main__":
    main()
