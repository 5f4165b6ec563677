"""A real Ray cluster of two nodes on this machine: the same games, whatever is killed."""

import os
import shutil
import signal
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import harmonium
from harmonium.arena.crews import Alone, play_all
from harmonium.arena.plan import Plan, Setting
from harmonium.arena.ray_crew import RayCrew
from harmonium.arena.results import opened, play_missing, read_results
from harmonium.arena.runner import Played, play
from harmonium.core.errors import Problem
from harmonium.games.take_it_easy import Options

ray = pytest.importorskip("ray")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own, of which it has many

PLAN = Plan(
    Setting(
        "take_it_easy",
        Options(rounds=1),
        3,
        luck="harmonium.arena.luck.take_it_easy:by_lines",  # the quickest, by its name
    ),
    ("random", "greedy"),
    2,
    60,
    "duels",
)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """One node; everything stays on the loopback, which Ray by itself would leave."""
    services = import_module("ray._private.services")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services, "node_ip_address_from_perspective", lambda _=None: "127.0.0.1")
        yield from _cluster()


def _cluster() -> Iterator[Any]:
    made = _started(3)
    yield made
    made.shutdown()


def _started(tries: int) -> Any:
    """Ray waits 30 seconds for its own processes, which is short on a machine that is busy."""
    try:
        return import_module("ray.cluster_utils").Cluster(
            initialize_head=True,
            head_node_args={
                "num_cpus": 1,
                "node_ip_address": "127.0.0.1",
                "include_dashboard": False,
                "object_store_memory": 80_000_000,
            },
        )
    except Exception:
        if not tries:
            raise
        return _started(tries - 1)


def node(cluster: Any, **more: Any) -> Any:
    return cluster.add_node(
        num_cpus=1, node_ip_address="127.0.0.1", object_store_memory=80_000_000, **more
    )


def timeless(games: list[Played]) -> list[Played]:
    found = [msgspec.structs.replace(played, seconds=()) for played in games]
    return sorted(found, key=lambda played: (played.deal, played.bots))


def workers(node: Any) -> list[int]:
    """The processes of a node that play; its raylet dies with its other children."""
    raylet = node.all_processes["raylet"][0].process.pid
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            stat = (process / "stat").read_text().rpartition(")")[2].split()
            command = (process / "cmdline").read_bytes()
        except OSError:
            continue
        if int(stat[1]) == raylet and command.startswith((b"ray::play", b"ray::IDLE")):
            found.append(int(process.name))
    return found


def test_no_cluster_is_one_sentence() -> None:
    with pytest.raises(Problem) as problem:
        RayCrew("127.0.0.1:1")
    assert problem.value.message == "arena-ray-unreachable"


@pytest.fixture(scope="module")
def crew(cluster: Any) -> Iterator[RayCrew]:
    """It sits on the first node, and stays alive with it."""
    made = RayCrew(cluster.address)
    yield made
    made.close()


def test_the_same_games_though_a_worker_and_a_node_are_killed(
    cluster: Any, crew: RayCrew, tmp_path: Path
) -> None:
    second = node(cluster)
    killed = {"worker": False, "node": False}
    with opened(tmp_path / "r", PLAN) as store:
        for number, _ in enumerate(play_missing(PLAN, store, crew)):
            if number == 10:
                for process in workers(cluster.head_node):
                    os.kill(process, signal.SIGKILL)
                    killed["worker"] = True
            if number == 30:
                cluster.remove_node(second, allow_graceful=False)
                killed["node"] = True
    assert killed == {"worker": True, "node": True}
    games = read_results(tmp_path / "r")[1]
    alone = list(play_all(play, PLAN.setting, PLAN.sittings(), Alone()))
    assert timeless(games) == timeless(alone)


def test_another_version_is_refused(cluster: Any, crew: RayCrew, tmp_path: Path) -> None:
    source = Path(harmonium.__file__).parent
    shutil.copytree(
        source, tmp_path / "harmonium", ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    changed = tmp_path / "harmonium" / "bots" / "take_it_easy.py"
    changed.write_text(changed.read_text() + "\n# another version\n")
    other = node(cluster, env_vars={"PYTHONPATH": str(tmp_path)})
    try:
        with pytest.raises(Problem) as problem:
            list(play_all(play, PLAN.setting, PLAN.sittings(), crew))
        assert problem.value.message == "arena-ray-version"
        assert problem.value.arguments["name"] == "harmonium"
    finally:
        cluster.remove_node(other, allow_graceful=False)
