"""What can be watched from outside, in Prometheus' format."""

from collections.abc import Iterable
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

COUNTERS: Final = {
    "acts": ("acts", "Acts and undos that are on the disk"),
    "refused": ("refused_acts", "Acts and undos that were refused"),
    "conflicts": ("conflicts", "Entries that another process wrote first"),
    "failed_writes": ("failed_writes", "Writes that the disk or the database did not take"),
    "messages": ("messages", "Messages received on sockets"),
    "limited": ("limited", "Requests and messages over the limits"),
    "turned_away": ("turned_away", "Connections that were one too many"),
    "stand_ins": ("stand_in_moves", "Moves made for a bot that failed"),
    "bot_moves": ("bot_moves", "Moves that bots decided"),
}
GAUGES: Final = {
    "connections": ("connections", "Open connections, sockets among them"),
    "sockets": ("sockets", "Open sockets"),
    "rooms": ("rooms", "Tables in memory"),
    "groups": ("commits", "Groups committed"),
}


class Metrics(Collector):
    """Plain numbers: everything is counted in the one loop, and some of it at every act.

    A registry of its own: several servers in one process (tests) do not mix.
    """

    def __init__(self) -> None:
        self.acts = 0
        self.refused = 0
        self.conflicts = 0
        self.messages = 0
        self.limited = 0
        self.stand_ins = 0
        self.bot_moves = 0
        self.sockets = 0
        self.connections = 0
        self.turned_away = 0
        self.rooms = 0
        self.failed_writes = 0
        self.groups = 0

    def collect(self) -> Iterable[Metric]:
        for field, (name, text) in COUNTERS.items():
            yield CounterMetricFamily(f"harmonium_{name}", text, value=getattr(self, field))
        for field, (name, text) in GAUGES.items():
            yield GaugeMetricFamily(f"harmonium_{name}", text, value=getattr(self, field))

    def text(self) -> bytes:
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)
