"""`careful` in the engine holds the same actions for best as `careful` in Python, act by act."""

import pytest

from harmonium.bots.tranquility import best_actions
from harmonium.core.deal import Generator
from harmonium.core.game import Seat
from harmonium.engine import Engine, Face
from harmonium.games.tranquility import GAME, Options
from soak import IN_SOAK

FACE = Engine().game("tranquility")

MODULES = Options(jagged_rocks=True, sea_monsters="high", storm_compass=True, jokers=True)
GAMES = [
    (Options(), 1),
    (Options(), 4),
    (Options(remove_islands="poseidon"), 2),
    (Options(sea_monsters="middle"), 4),
    (Options(storm_compass=True), 2),
    (Options(jagged_rocks=True, day_night=True), 3),
    (Options(high_arch=True, day_night=True), 2),
    (Options(pyramid=True, jokers=True), 2),
    (MODULES, 1),
    (MODULES, 5),
    (Options(competitive=True), 2),
    (Options(competitive=True, high_arch=True, remove_islands="triton"), 2),
]


class Blueprint:
    """The engine's `careful` with the memory that it works in."""

    def __init__(self, face: Face) -> None:
        self._face = face
        size = face.call("memory_bytes")
        self._memory = face.instance.allocate(size)
        face.instance.write(self._memory, bytes(size))
        self._codes = face.instance.allocate(2 * face.most_legal)

    def choices(self, address: int, seat: int) -> list[int]:
        found = self._face.call("careful", address, seat, self._memory, self._codes)
        return sorted(memoryview(self._face.instance.read(self._codes, 2 * found)).cast("H"))


@pytest.mark.parametrize(("options", "seats"), GAMES)
def test_the_engine_is_as_careful_as_python(options: Options, seats: int) -> None:
    """Most acts are the careful ones; some are any, so that odd positions come up too."""
    blueprint = Blueprint(FACE)
    for number in range(50 if IN_SOAK else 1):
        chance = Generator.from_seed(f"{options} {seats} {number}")
        state = GAME.start(options, seats, GAME.deal(options, seats, chance))
        while waiting := GAME.actors(state):
            seat = Seat(chance.pick(waiting))
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            best = best_actions(view, legal)
            expected = sorted(FACE.rules.code(view, seat, action) for action in best)
            assert blueprint.choices(FACE.position(state).address, seat) == expected, view
            tries = tuple(legal) if chance.below(12) == 0 else best
            state = GAME.apply(state, seat, chance.pick(tries))
