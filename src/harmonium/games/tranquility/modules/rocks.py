"""Jagged Rocks: a row that nothing can be put into, moved or paid for every turn (Q-ROCKS)."""

from collections.abc import Mapping

from msgspec.structs import replace

from harmonium.core.errors import IllegalAction
from harmonium.core.game import Seat
from harmonium.games.tranquility.actions import Action, Discard, PutRocks, discards
from harmonium.games.tranquility.board import Cell, Row, complete_rows, grid_of, open_rows
from harmonium.games.tranquility.cards import ROCKS, discardable
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.events import Removed, RocksPut, Tell
from harmonium.games.tranquility.hands import check_held, discard
from harmonium.games.tranquility.modules.part import Part, Procedure, done
from harmonium.games.tranquility.state import Chart, State, Step


def closed(state: Chart) -> Mapping[Cell, str]:
    """Q-ROCKS-2."""
    if state.rocks is None:
        return {}
    return dict.fromkeys(grid_of(state.options).rows[state.rocks - 1], "Q-ROCKS-2")


def are_over(state: State) -> bool:
    """Four rows are complete at the same time (Q-ROCKS-4)."""
    return complete_rows(state.grid, state.numbers) >= FACTS.rocks_end_at_rows


def _consequences(state: State, seat: Seat, _: Cell) -> tuple[Step, ...]:
    return () if state.rocks is None else (Step("clear_rocks", seat),)


def _clear(state: State, _: Step, tell: Tell) -> State:
    """The rocks are removed for good, before they would have to be moved (Q-ROCKS-4)."""
    if state.rocks is None or not are_over(state):
        return done(state)
    tell(Removed(ROCKS))
    return replace(done(state), rocks=None, gone=(*state.gone, ROCKS))


def targets(state: State) -> tuple[Row, ...]:
    """Every other row with an empty cell; a Purple Storm does not matter (Q-ROCKS-3)."""
    return tuple(row for row in open_rows(state.grid, state.numbers) if row != state.rocks)


def _enter(state: State, _step: Step, _tell: Tell) -> State:
    return state if state.rocks is not None else done(state)


def _legal(state: State, seat: Seat) -> list[Action]:
    """Move them, or let them lie and discard two (Q-ROCKS-3)."""
    return [
        *map(PutRocks, targets(state)),
        *discards(discardable(state.hands[seat]), FACTS.rocks_stay),
    ]


def _move(state: State, seat: Seat, action: PutRocks, tell: Tell) -> State:
    if action.row not in targets(state):
        raise IllegalAction("Q-ROCKS-3")
    tell(RocksPut(seat, action.row))
    return replace(done(state), rocks=action.row)


def _stay(state: State, seat: Seat, action: Discard, tell: Tell) -> State:
    check_held(state, seat, action.cards, "Q-ROCKS-3")
    if len(action.cards) != FACTS.rocks_stay:
        raise IllegalAction("Q-ROCKS-3")
    return discard(done(state), seat, action.cards, tell)


PART = Part(
    closed=closed,
    consequences=_consequences,
    after_action=("rocks",),
    procedures={
        "clear_rocks": Procedure(enter=_clear),
        "rocks": Procedure(
            enter=_enter,
            legal=_legal,
            answers={PutRocks: _move, Discard: _stay},
            rule="Q-ROCKS-3",
        ),
    },
)
