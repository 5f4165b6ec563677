"""The engine's face: games, positions and batches in the memory of one instance."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.engine.bridge import Bridge, bridge
from harmonium.engine.host import Instance, Stopped, word, words
from harmonium.engine.layout import Layout

_NUMBERS: Final = (
    "version",
    "position_bytes",
    "packed_bytes",
    "options_bytes",
    "observation_bytes",
    "codes",
    "most_legal",
    "categories",
    "seats",
)
_REFUSED: Final = -100


class Engine:
    """One instance of the engine, for one thread.

    If the engine itself should fail, the call ends with a `Problem`, the instance is made anew
    and everything that was kept in the old one is gone.
    """

    def __init__(self) -> None:
        self._instance = Instance()
        self._faces: dict[str, Face] = {}

    def game(self, key: str) -> "Face":
        """The engine's side of a game; the same object until the instance is made anew."""
        if key not in self._faces:
            self._faces[key] = Face(bridge(key), self._instance, self._renew)
        return self._faces[key]

    def _renew(self) -> None:
        self._instance = Instance()
        self._faces = {}


class Face:
    """A game in an instance: sizes, layouts and functions."""

    def __init__(self, rules: Bridge, instance: Instance, renew: Callable[[], None]) -> None:
        self.rules: Final = rules
        self.instance: Final = instance
        self._renew = renew
        self._is_lost = False
        numbers = {name: self.call("number", which) for which, name in enumerate(_NUMBERS)}
        self.version: Final = numbers["version"]
        """Of the codes, the packed form and the observations (docs/engine.md)."""
        self.codes: Final = numbers["codes"]
        """How many codes there are; actions are numbered from 0."""
        self.most_legal: Final = numbers["most_legal"]
        self.categories: Final = numbers["categories"]
        self.position_bytes: Final = numbers["position_bytes"]
        texts = [instance.text_at(self.call("text", which)) for which in range(4)]
        self.packed: Final = Layout(texts[0])
        self.options: Final = Layout(texts[1])
        self.observation: Final = Layout(texts[2])
        self.numbering: Final = _numbering(texts[3])
        """The kinds of actions in the order of their codes: name, first code, shape."""

    def call(self, name: str, *arguments: int) -> int:
        """A function of the game; a failure of the engine becomes a Problem."""
        if self._is_lost:
            raise Problem("engine-stopped", reason="")
        try:
            return self.instance.call(f"{self.rules.key}_{name}", *arguments)
        except Stopped as stopped:
            self._is_lost = True
            self._renew()
            raise Problem("engine-stopped", reason=str(stopped)) from stopped

    def position(self, state: Any, *, hidden: bool = False, seed: int = 0) -> "Position":
        """That state in the engine. With `hidden` the engine draws anew what nobody has seen."""
        position = Position(self, state.options, seed)
        position.set(self.packed.write(self.rules.parts(state, hidden=hidden)), seed)
        return position

    def deal(self, options: Any = None, seats: int = 1, seed: int = 0) -> "Position":
        """A new game, dealt by the engine's own generator."""
        chosen = self.rules.game.options_type() if options is None else options
        position = Position(self, chosen, seed)
        deal_all(self, position.address, 1, chosen, seats, seed)
        return position


def deal_all(face: Face, address: int, size: int, options: Any, seats: int, seed: int) -> None:
    """So many games, dealt from that address on."""
    face.rules.game.check(options, seats)
    packed = face.options.write(face.rules.options(options, seats))
    there = face.instance.allocate(len(packed))
    face.instance.write(there, packed)
    fault = face.call("deal", address, size, there, seats, *words(seed))
    face.instance.free(there, len(packed))
    check(face, fault)


def check(face: Face, fault: int) -> None:
    """Refuse what the engine found wrong."""
    if fault < 0:
        part = face.rules.faults[-fault - 1]
        raise Problem("engine-position", game=face.rules.key, part=part)


def _numbering(text: str) -> dict[str, tuple[int, tuple[int, ...]]]:
    found: dict[str, tuple[int, tuple[int, ...]]] = {}
    first = 0
    for kind in filter(None, text.split(";")):
        name, shape = kind.strip().split(" ", 1)
        sizes = tuple(map(int, shape.split("*")))
        found[name] = (first, sizes)
        count = 1
        for size in sizes:
            count *= size
        first += count
    return found


class Position:
    """One game in the engine's memory. It changes when somebody acts."""

    def __init__(self, face: Face, options: Any, seed: int = 0) -> None:
        self.face: Final = face
        self.options: Final = options
        self.seed = seed
        self._size = face.position_bytes
        self._room = max(
            2 * face.most_legal,
            face.packed.size,
            face.observation.size,
            4 * 6 * (face.categories + 1),
        )
        self.address: Final = face.instance.allocate(self._size)
        self._scratch = face.instance.allocate(self._room)

    def __del__(self) -> None:
        """The memory is used again."""
        if hasattr(self, "_scratch"):
            self.face.instance.free(self.address, self._size)
            self.face.instance.free(self._scratch, self._room)

    def set(self, packed: bytes, seed: int = 0) -> None:
        """Become that position; a Problem names the part that cannot be, and nothing changes."""
        if len(packed) != self.face.packed.size:
            raise Problem("engine-position", game=self.face.rules.key, part="size")
        kept = self.face.instance.read(self.address, self._size)
        self.face.instance.write(self._scratch, packed)
        fault = self.face.call("unpack", self.address, self._scratch, *words(seed))
        if fault:
            self.face.instance.write(self.address, kept)
        check(self.face, fault)

    def packed(self) -> bytes:
        """The position in its documented form."""
        self.face.call("pack", self.address, self._scratch)
        return self.face.instance.read(self._scratch, self.face.packed.size)

    def copy(self) -> "Position":
        other = Position(self.face, self.options, self.seed)
        there = self.face.instance.read(self.address, self._size)
        self.face.instance.write(other.address, there)
        return other

    @property
    def seats(self) -> int:
        return self.face.packed.read(self.packed(), "seats")[0]

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Whom the game waits for; nobody when it is over."""
        waiting = self.face.call("actors", self.address)
        return tuple(Seat(seat) for seat in range(waiting.bit_length()) if waiting >> seat & 1)

    def legal(self, seat: int) -> tuple[int, ...]:
        """The codes of everything that the seat may do, in rising order."""
        found = self.face.call("legal", self.address, word(seat), self._scratch)
        codes = memoryview(self.face.instance.read(self._scratch, 2 * found)).cast("H")
        return tuple(sorted(codes))

    def apply(self, seat: int, code: int) -> None:
        """Act; a Problem if that is not legal, and then nothing has changed."""
        if self.face.call("apply", self.address, word(seat), word(code)) == _REFUSED:
            raise Problem("engine-code", game=self.face.rules.key, seat=seat, code=code)

    def observe(self, seat: int) -> bytes:
        """What that seat may know, whether it is to act or not; `face.observation` names the parts.

        >>> game = Engine().game("take_it_easy")
        >>> seen = game.deal(seats=2, seed=7).observe(1)
        >>> game.observation.read(seen, "called")
        (25,)
        """
        self.face.call("observe", self.address, 1, seat, self._scratch)
        return self.face.instance.read(self._scratch, self.face.observation.size)

    def score(self) -> tuple[dict[str, int], ...]:
        """The points of every seat by category, and their total."""
        seats, width = self.seats, self.face.categories + 1
        self.face.call("score", self.address, self._scratch)
        content = self.face.instance.read(self._scratch, 4 * seats * width)
        points = memoryview(content).cast("i")
        names = self.face.rules.categories(self.options)
        return tuple(
            {
                "total": points[seat * width],
                **{
                    name: points[seat * width + number]
                    for number, name in enumerate(names, 1)
                    if name is not None
                },
            }
            for seat in range(seats)
        )

    def play_outs(
        self, count: int, seed: int, weights: Sequence[int] | None = None
    ) -> list[tuple[int, ...]]:
        """The totals of so many games played on from here to the end.

        Everybody acts at random, evenly or by the weights: one for each code, 0 to 255.
        """
        seats, instance = self.seats, self.face.instance
        there = instance.allocate(4 * seats * count)
        table = 0
        if weights is not None:
            table = instance.allocate(self.face.codes)
            instance.write(table, bytes(weights).ljust(self.face.codes, b"\0"))
        self.face.call("play_outs", self.address, count, *words(seed), table, there)
        points = memoryview(instance.read(there, 4 * seats * count)).cast("i").tolist()
        instance.free(there, 4 * seats * count)
        if table:
            instance.free(table, self.face.codes)
        return [tuple(points[at : at + seats]) for at in range(0, len(points), seats)]

    def perft(self, depth: int) -> int:
        """The sequences of so many acts from here (at most eight): a net under every rule."""
        return self.face.call("perft", self.address, depth) & 0xFFFFFFFF

    def play_at_random(self, seed: int, most: int = 10_000) -> list[int]:
        """Play on to the end; the codes of everything that was done."""
        instance = self.face.instance
        there = instance.allocate(2 * most)
        acts = self.face.call("transcript", self.address, *words(seed), there, most)
        codes = memoryview(instance.read(there, 2 * acts)).cast("H").tolist()
        instance.free(there, 2 * most)
        return codes
