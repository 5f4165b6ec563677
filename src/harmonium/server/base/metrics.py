"""What can be watched from outside, in Prometheus' format; see `docs/guide/operating.md`."""

from collections.abc import Iterable
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from harmonium import __version__

disable_created_metrics()  # type: ignore[no-untyped-call] # a second line for every number

PREFIX: Final = "harmonium"

COUNTERS: Final = {
    "acts": ("acts", "Acts and undos that are on the disk"),
    "conflicts": ("conflicts", "Entries that another process wrote first"),
    "failed_writes": ("failed_writes", "Writes that the disk or the database did not take"),
    "messages": ("messages", "Messages received on sockets"),
    "limited": ("limited", "Requests and messages over the limits"),
    "turned_away": ("turned_away", "Connections that were one too many"),
    "stand_ins": ("stand_in_moves", "Moves made for a bot that failed"),
    "bot_moves": ("bot_moves", "Moves that bots decided"),
    "groups": ("commits", "Groups committed"),
    "failed_backups": ("failed_backups", "Automatic backups that could not be written"),
}
GAUGES: Final = {
    "connections": ("connections", "Open connections, sockets among them"),
    "sockets": ("sockets", "Open sockets"),
    "rooms": ("rooms", "Tables in memory"),
    "writes_waiting": ("writes_waiting", "Acts and other changes that wait for the disk"),
    "jobs_waiting": ("jobs_waiting", "Pieces of looking back that wait for their turn"),
    "bots_due": ("bots_due", "Bots that think, or wait for their turn to"),
    "last_backup": (
        "last_backup_timestamp_seconds",
        "When the newest automatic backup was written; 0: none yet",
    ),
    "processes": ("processes", "Servers on the same database that live, this one among them"),
    "leases": ("leases", "Pieces of work that this server does for all of them"),
    "ending": ("ending", "Whether the server is about to end and takes no new tables"),
}

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics(Collector):
    """Plain numbers: everything is counted in the one loop, and some of it at every act.

    A registry of its own: several servers in one process (tests) do not mix.
    """

    acts: int
    conflicts: int
    failed_writes: int
    messages: int
    limited: int
    turned_away: int
    stand_ins: int
    bot_moves: int
    groups: int
    failed_backups: int
    connections: int
    sockets: int
    rooms: int
    writes_waiting: int
    jobs_waiting: int
    bots_due: int
    last_backup: float
    processes: int
    leases: int
    ending: int

    def __init__(self, worker: int | None = None) -> None:
        self._info = {"version": __version__}
        if worker is not None:
            self._info["worker"] = str(worker)
        for field in (*COUNTERS, *GAUGES):
            setattr(self, field, 0)
        self.registry = CollectorRegistry()
        self.registry.register(self)
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            f"{PREFIX}_requests",
            "Requests answered, and sockets opened, by route and status",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            f"{PREFIX}_request_seconds",
            "From a request to its answer; for a socket, to its greeting",
            ("method", "route"),
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.act_seconds = Histogram(
            f"{PREFIX}_act_seconds",
            "From an act or undo that a socket brought to its acknowledgement",
            ("game",),
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.refused = Counter(
            f"{PREFIX}_refused_acts",
            "Acts and undos of sockets that were refused, by the code of the refusal",
            ("game", "reason"),
            registry=self.registry,
        )

    def collect(self) -> Iterable[Metric]:
        yield InfoMetricFamily(PREFIX, "What serves here", value=self._info)
        for field, (name, text) in COUNTERS.items():
            yield CounterMetricFamily(f"{PREFIX}_{name}", text, value=getattr(self, field))
        for field, (name, text) in GAUGES.items():
            yield GaugeMetricFamily(f"{PREFIX}_{name}", text, value=getattr(self, field))

    def text(self) -> bytes:
        return generate_latest(self.registry)
