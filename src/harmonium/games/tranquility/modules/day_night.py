"""Day and Night: cards lie sun up until half the grid is filled, moon up after (Q-VAR-DAYNIGHT)."""

from collections.abc import Iterator

from msgspec.structs import replace

from harmonium.core.errors import IllegalAction
from harmonium.core.game import Seat
from harmonium.games.tranquility.actions import Action, Flip
from harmonium.games.tranquility.board import EMPTY, Cell, filled_cells, grid_of
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.events import Flipped, NightFell, Tell
from harmonium.games.tranquility.hands import purse
from harmonium.games.tranquility.modules.part import Part, Procedure, before_it, done
from harmonium.games.tranquility.state import Chart, State, Step


def _is_moon(state: State, _: Seat) -> bool:
    return state.night


def _consequences(state: State, seat: Seat, _: Cell) -> tuple[Step, ...]:
    """Counted now, before an explorer card can empty a cell (Q-ORDER-1, 4d)."""
    if state.night:
        return ()
    filled = len(state.numbers) - state.numbers.count(EMPTY)
    return (Step("night", seat, amount=filled),)


def _enter(state: State, step: Step, tell: Tell) -> State:
    """Night falls when half of the grid is filled for the first time (Q-VAR-DAYNIGHT-2)."""
    if step.amount < state.grid.half:
        return done(state)
    tell(NightFell())
    return replace(done(state), night=True)


def wrong_way_up(state: Chart) -> tuple[Cell, ...]:
    """The lower half must show the sun, the upper half the moon (Q-VAR-DAYNIGHT-3)."""
    half = grid_of(state.options).half
    return tuple(
        cell for cell in filled_cells(state.numbers) if (cell in state.moons) != (cell > half)
    )


def _bars_finish(state: State) -> str | None:
    return "Q-VAR-DAYNIGHT-5" if wrong_way_up(state) else None


def _further(state: State, seat: Seat) -> Iterator[Action]:
    """Any card of the grid, also in a blocked row (Q-VAR-DAYNIGHT-4)."""
    if purse(state, seat) >= FACTS.flip_cost:
        yield from map(Flip, filled_cells(state.numbers))


def _flip(state: State, seat: Seat, action: Flip, tell: Tell) -> State:
    cell = action.cell
    if not 1 <= cell <= len(state.numbers) or not state.numbers[cell - 1]:
        raise IllegalAction("Q-VAR-DAYNIGHT-4", cell=cell)
    if purse(state, seat) < FACTS.flip_cost:
        raise IllegalAction("Q-VAR-DAYNIGHT-4", cell=cell)
    tell(Flipped(seat, cell))
    state = before_it(state, Step("pay", seat, amount=FACTS.flip_cost))
    return replace(state, moons=turned(state.moons, cell))


def turned(moons: tuple[Cell, ...], cell: Cell) -> tuple[Cell, ...]:
    """The cards that lie moon up after the one in the cell was turned round."""
    return tuple(sorted({cell} ^ set(moons)))


PART = Part(
    is_moon=_is_moon,
    consequences=_consequences,
    bars_finish=_bars_finish,
    further=_further,
    actions={Flip: _flip},
    procedures={"night": Procedure(enter=_enter)},
)
