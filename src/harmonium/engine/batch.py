"""Many games at once in the engine's memory, for learning and for statistics."""

from typing import TYPE_CHECKING, Any, Final

from harmonium.core.errors import Problem
from harmonium.engine.engine import Face, deal_all

if TYPE_CHECKING:
    import numpy as np


class Batch:
    """So many games of one kind, each with its own generator; all act at the same time.

    After `look` and `step` the arrays tell how every game stands. `observations`, `masks`,
    `seats`, `points` and `done` are NumPy arrays that lie in the engine's memory and change with
    the next step (in a page copies, which do not); without NumPy the same bytes are at
    `window(name)`.
    """

    def __init__(
        self, face: Face, size: int, options: Any = None, seats: int = 1, seed: int = 0
    ) -> None:
        self.face: Final = face
        self.options: Final = face.rules.game.options_type() if options is None else options
        self.size: Final = size
        self.seats_a_game: Final = seats
        self.sizes: Final = {
            "games": face.position_bytes * size,
            "codes": 2 * size,
            "observations": face.observation.size * size,
            "masks": face.codes * size,
            "seats": size,
            "points": 4 * seats * size,
            "done": size,
        }
        self._at = {name: face.instance.allocate(room) for name, room in self.sizes.items()}
        self.deal(seed)

    def __del__(self) -> None:
        """The memory is used again."""
        for name, address in getattr(self, "_at", {}).items():
            self.face.instance.free(address, self.sizes[name])

    def deal(self, seed: int) -> None:
        """New games, each with its own generator from that seed."""
        deal_all(self.face, self._at["games"], self.size, self.options, self.seats_a_game, seed)
        self.look()

    def look(self) -> None:
        """Observations, masks and seats of the games as they stand."""
        at = self._at
        self.face.call("look", at["games"], self.size, at["observations"], at["masks"], at["seats"])

    def step(self, codes: Any, *, again: bool = True) -> None:
        """One act in every game, by the seat to move: its code, as bytes (u16) or an array.

        If one of them is not legal a Problem names the game, and nothing has changed. A game
        that ends is dealt anew, unless `again` is false: `points` and `done` then tell of the old
        one, everything else of the new one.
        """
        content = bytes(memoryview(codes).cast("B")) if not isinstance(codes, bytes) else codes
        if len(content) != self.sizes["codes"]:
            raise Problem("engine-batch-size", given=len(content) // 2, size=self.size)
        at = self._at
        self.face.instance.write(at["codes"], content)
        refused = self.face.call(
            "step",
            *(at["games"], self.size, at["codes"], again),
            *(at["observations"], at["masks"], at["seats"], at["points"], at["done"]),
        )
        if refused:
            code = int.from_bytes(content[2 * refused - 2 : 2 * refused], "little")
            raise Problem("engine-batch-code", number=refused - 1, code=code)

    def answer(self, seat: int) -> None:
        """Everybody but that seat acts at random, until every game waits for it or is over.

        `points` tell how the games stand then; `look` shows the rest.
        """
        self.face.call("answer", self._at["games"], self.size, seat, self._at["points"])

    def redeal(self, which: Any) -> None:
        """Deal those games anew for which there is not 0: bytes, or an array of them."""
        content = bytes(which)
        if len(content) != self.size:
            raise Problem("engine-batch-size", given=len(content), size=self.size)
        self.face.instance.write(self._at["done"], content)
        self.face.call("redeal", self._at["games"], self.size, self._at["done"])

    def observe(self, seat: int) -> None:
        """The observations as that seat has them, whoever is to act, also when a game is over."""
        self.face.call("observe", self._at["games"], self.size, seat, self._at["observations"])

    def packed(self, number: int) -> bytes:
        """One of the games in its documented form."""
        instance, size = self.face.instance, self.face.packed.size
        there = instance.allocate(size)
        at = self._at["games"] + number * self.face.position_bytes
        self.face.call("pack", at, there)
        content = instance.read(there, size)
        instance.free(there, size)
        return content

    def window(self, name: str) -> memoryview:
        """The bytes of one of the arrays."""
        return self.face.instance.window(self._at[name], self.sizes[name])

    def _array(self, name: str, kind: str, *shape: int) -> "np.ndarray[Any, Any]":
        import numpy as np  # noqa: PLC0415 - only where arrays are wanted

        return np.frombuffer(self.window(name), kind).reshape(self.size, *shape)

    @property
    def observations(self) -> "np.ndarray[Any, Any]":
        """A row of bytes a game; `face.observation` names its parts."""
        return self._array("observations", "u1", -1)

    def observed(self, part: str) -> "np.ndarray[Any, Any]":
        """One part of the observations, in its own shape."""
        found = self.face.observation[part]
        flat = self.observations[:, found.offset : found.offset + _product(found.shape)]
        return flat.reshape(self.size, *found.shape)

    @property
    def masks(self) -> "np.ndarray[Any, Any]":
        """A byte for each code, 1 where it is legal."""
        return self._array("masks", "u1", -1)

    @property
    def seats(self) -> "np.ndarray[Any, Any]":
        """Who is to act; 255 where the game is over."""
        return self._array("seats", "u1")

    @property
    def points(self) -> "np.ndarray[Any, Any]":
        """The totals after the last step, seat by seat."""
        return self._array("points", "<i4", self.seats_a_game)

    @property
    def done(self) -> "np.ndarray[Any, Any]":
        """1 where the last step ended a game."""
        return self._array("done", "u1")


def _product(shape: tuple[int, ...]) -> int:
    product = 1
    for size in shape:
        product *= size
    return product
