"""Jokers: cards that stand for others (Q-JOKER).

As an island, a Start, a Finish, a monster or a Compass a Joker goes through the same answers as
the real card; here stands only when it may.
"""

from collections.abc import Iterator

from harmonium.core.game import Seat
from harmonium.games.tranquility.actions import Action, PlayMonster, PlayStart
from harmonium.games.tranquility.cards import JOKER
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.modules.part import Part
from harmonium.games.tranquility.modules.rows import within_reach
from harmonium.games.tranquility.state import Chart, State


def numbers(state: Chart) -> list[int]:
    """Every number that has never been played; discarded or removed ones too (Q-JOKER-2)."""
    played = {*state.numbers, *state.sunk}
    return [number for number in range(1, FACTS.islands + 1) if number not in played]


def _further(state: State, seat: Seat) -> Iterator[Action]:
    """As Start it is voluntary; as a monster it needs that module (Q-JOKER-2)."""
    if JOKER not in state.hands[seat]:
        return
    if state.start is None:
        yield PlayStart(JOKER)
    if state.options.sea_monsters != "none":
        for cell in within_reach(state):
            yield PlayMonster(JOKER, cell)


PART = Part(further=_further, joker_numbers=numbers)
