"""What can be watched from outside, in Prometheus' format."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """A registry of its own: several servers in one process (tests) do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.acts = self._counter("acts", "Acts and undos that are on the disk")
        self.refused = self._counter("refused_acts", "Acts and undos that were refused")
        self.conflicts = self._counter("conflicts", "Entries that another process wrote first")
        self.messages = self._counter("messages", "Messages received on sockets")
        self.limited = self._counter("limited", "Requests and messages over the limits")
        self.stand_ins = self._counter("stand_in_moves", "Moves made for a bot that failed")
        self.bot_moves = self._counter("bot_moves", "Moves that bots decided")
        self.sockets = Gauge("harmonium_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("harmonium_rooms", "Tables in memory", registry=self.registry)
        self.groups = Gauge("harmonium_commits", "Groups committed", registry=self.registry)

    def _counter(self, name: str, text: str) -> Counter:
        return Counter(f"harmonium_{name}", text, registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
