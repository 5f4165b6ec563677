"""What can be watched from outside, in Prometheus' format."""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector


class Count:
    """A plain number: everything is counted in the one loop, and some of it at every act."""

    __slots__ = ("text", "value")

    def __init__(self, text: str) -> None:
        self.text = text
        self.value = 0

    def inc(self) -> None:
        self.value += 1

    def dec(self) -> None:
        self.value -= 1

    def set(self, value: int) -> None:
        self.value = value


class Metrics(Collector):
    """A registry of its own: several servers in one process (tests) do not mix."""

    def __init__(self) -> None:
        self.acts = Count("Acts and undos that are on the disk")
        self.refused = Count("Acts and undos that were refused")
        self.conflicts = Count("Entries that another process wrote first")
        self.messages = Count("Messages received on sockets")
        self.limited = Count("Requests and messages over the limits")
        self.stand_ins = Count("Moves made for a bot that failed")
        self.bot_moves = Count("Moves that bots decided")
        self.sockets = Count("Open sockets")
        self.connections = Count("Open connections, sockets among them")
        self.turned_away = Count("Connections that were one too many")
        self.rooms = Count("Tables in memory")
        self.failed_writes = Count("Writes that the disk or the database did not take")
        self.groups = Count("Groups committed")

    def collect(self) -> Iterable[Metric]:
        counters = {
            "acts": self.acts,
            "refused_acts": self.refused,
            "conflicts": self.conflicts,
            "failed_writes": self.failed_writes,
            "messages": self.messages,
            "limited": self.limited,
            "turned_away": self.turned_away,
            "stand_in_moves": self.stand_ins,
            "bot_moves": self.bot_moves,
        }
        gauges = {
            "connections": self.connections,
            "sockets": self.sockets,
            "rooms": self.rooms,
            "commits": self.groups,
        }
        for name, count in counters.items():
            yield CounterMetricFamily(f"harmonium_{name}", count.text, value=count.value)
        for name, count in gauges.items():
            yield GaugeMetricFamily(f"harmonium_{name}", count.text, value=count.value)

    def text(self) -> bytes:
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)
