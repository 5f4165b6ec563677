"""Blocked rows: under the Jagged Rocks or under a Purple Storm."""

from harmonium.games.tranquility.board import Cell, filled_cells
from harmonium.games.tranquility.modules import rocks, storms
from harmonium.games.tranquility.state import State


def blocked_cells(state: State) -> dict[Cell, str]:
    """The cells of blocked rows, each with the rule that blocks it."""
    return {**rocks.closed(state), **storms.closed(state)}


def within_reach(state: State) -> tuple[Cell, ...]:
    """The filled cells that a Sea Monster can be put on (Q-MONSTER-4)."""
    blocked = blocked_cells(state)
    return tuple(cell for cell in filled_cells(state.numbers) if cell not in blocked)
