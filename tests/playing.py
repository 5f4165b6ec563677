"""One game of a simulation, for tests of bots."""

import msgspec

from harmonium.arena.plan import Sitting
from harmonium.arena.runner import Played, play
from harmonium.arena.simulate import Simulation


def play_one(simulation: Simulation, number: int) -> Played:
    """Without what is not the same every time."""
    played = play(simulation.setting, Sitting(number, simulation.bots))
    return msgspec.structs.replace(played, seconds=())
