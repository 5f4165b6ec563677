"""Games a second in the arena: one process, some processes, and Ray with as many workers.

    python benchmarks/arena.py --games 500

The Ray workers are nodes of a real cluster on this machine. What a handful costs beside its games
is measured with handfuls of nothing, and shared by the games of a handful of its usual length.
`docs/arena.md` shows the figures.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from harmonium.arena.crews import HANDFUL_SECONDS, Alone, Crew, Processes, play_all
from harmonium.arena.plan import Setting, Sitting
from harmonium.arena.runner import play
from harmonium.games.take_it_easy import Options

SETTING = Setting("take_it_easy", Options(), 1)


def games_a_second(crew: Crew, games: int) -> float:
    for first, count in ((0, 20), (100, games)):  # the first ones wake everybody up
        began = time.perf_counter()
        sittings = (Sitting(deal, ("greedy",)) for deal in range(first, first + count))
        assert sum(1 for _ in play_all(play, SETTING, sittings, crew)) == count
    return games / (time.perf_counter() - began)


def nothing(_common: object, game: object) -> object:
    return game


def milliseconds_a_handful(crew: Crew, handfuls: int = 200) -> float:
    began = time.perf_counter()
    under_way = done = 0
    while done < handfuls:
        while under_way < crew.room:
            crew.submit((nothing, None, [0]))
            under_way += 1
        finished = len(crew.finished())
        under_way -= finished
        done += finished
    while under_way:
        under_way -= len(crew.finished())
    return 1000 * (time.perf_counter() - began) / handfuls


@contextmanager
def cluster(nodes: int) -> Iterator[Any]:
    """A cluster on the loopback, one processor a node."""
    services: Any = import_module("ray._private.services")
    services.node_ip_address_from_perspective = lambda _=None: "127.0.0.1"
    room = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 80_000_000}
    head = {**room, "include_dashboard": False}
    made = _patiently(import_module("ray.cluster_utils").Cluster, True, head_node_args=head)
    crew = import_module("harmonium.arena.ray_crew").RayCrew(made.address)
    for _ in range(nodes - 1):
        _patiently(made.add_node, **room)
    while crew.count < nodes:  # it looks now and then how many there are
        time.sleep(0.2)
    yield crew
    crew.close()
    made.shutdown()


def _patiently(start: Callable[..., Any], *given: Any, **named: Any) -> Any:
    """Ray waits 30 seconds for its own processes, which is short on a machine that is busy."""
    for _ in range(4):
        try:
            return start(*given, **named)
        except Exception as error:  # noqa: BLE001 - it raises no other
            print(f"Ray: {error}".partition("\n")[0], file=sys.stderr)
    return start(*given, **named)


def tell(name: str, crew: Crew, games: int) -> None:
    speed, handful = games_a_second(crew, games), milliseconds_a_handful(crew)
    in_a_handful = max(1.0, HANDFUL_SECONDS * speed / crew.count)
    print(f"| {name} | {speed:.1f} | {handful:.2f} | {handful / in_a_handful:.3f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--only-ray", action="store_true")
    args = parser.parse_args()
    print("| who plays | games a second | ms a handful | ms a game |\n|---|---:|---:|---:|")
    if not args.only_ray:
        tell("this process", Alone(), args.games)
        for count in (1, 2):
            crew = Processes(count)
            tell(f"processes: {count}", crew, args.games)
            crew.close()
    for count in (1, 2):
        with cluster(count) as ray:
            tell(f"Ray workers: {count}", ray, args.games)


if __name__ == "__main__":
    main()
