"""Take It Easy: who acts, what is allowed, what happens, when it is over."""

from harmonium.core.errors import IllegalAction, not_an_action
from harmonium.core.game import Result, Seat, ranked
from harmonium.games.take_it_easy.actions import CHOICES, Choose
from harmonium.games.take_it_easy.board import (
    EMPTY,
    NEIGHBOURS,
    TURNS,
    Board,
    TileCode,
    symbol_table,
)
from harmonium.games.take_it_easy.options import Options
from harmonium.games.take_it_easy.scoring import score
from harmonium.games.take_it_easy.state import NOBODY_CHOSE, State

_SEATS = tuple(map(Seat, range(6)))


def actors(state: State) -> tuple[Seat, ...]:
    """Every seat that has not yet chosen a cell for the called tile (T-TURN-2)."""
    if state.is_over:
        return ()
    if state.choices == NOBODY_CHOSE[len(state.choices)]:
        return _SEATS[: len(state.choices)]
    return tuple(seat for seat in _SEATS[: len(state.choices)] if state.choices[seat] is None)


def legal(state: State, seat: Seat) -> tuple[Choose, ...]:
    """The cells of the seat's own board that the placement variant leaves open."""
    if state.choices[seat] is not None or state.is_over:
        return ()
    return open_choices(state.options, state.boards[seat], _calls_that_matter(state))


def _calls_that_matter(state: State) -> tuple[TileCode, ...]:
    """The calls of the round, which free placement need not look at."""
    return () if state.options.placement == "free" else state.calls


def open_choices(options: Options, board: Board, calls: tuple[TileCode, ...]) -> tuple[Choose, ...]:
    """Where the last of the calls may go: on an empty cell (T-PLACE-2), or a touching one."""
    if must_touch(options, calls):
        return tuple(
            choice
            for choice, tile in zip(CHOICES, board, strict=True)
            if tile is None and touches(board, choice.cell)
        )
    return tuple([choice for choice, tile in zip(CHOICES, board, strict=True) if tile is None])


def must_touch(options: Options, calls: tuple[TileCode, ...]) -> bool:
    """Whether the last called tile must lie beside another one; the first never must."""
    if options.placement == "free" or len(calls) < 2:
        return False
    if options.placement == "connected":  # T-VAR-CONNECTED-2
        return True
    symbols = symbol_table(options.symbols)
    return symbols[calls[-1]] == symbols[calls[-2]]  # T-VAR-SMCONN-2, -3, -4


def touches(board: Board, cell: int) -> bool:
    return any(board[near] is not None for near in NEIGHBOURS[cell])


def apply(state: State, seat: Seat, action: Choose) -> State:
    """The seat chooses; when all have chosen, the tiles are laid and the next one is called."""
    check_choice(state, seat, action)
    choices = (*state.choices[:seat], action.cell, *state.choices[seat + 1 :])
    if None in choices:
        return State(state.options, state.deal, state.finished, state.boards, state.turn, choices)
    return _laid(state, choices)


def check_choice(state: State, seat: Seat, action: Choose) -> None:
    """Must agree with `legal`, and says which rule is against it; the laws compare the two."""
    if state.is_over:
        raise IllegalAction("T-END-1")
    if state.choices[seat] is not None:
        raise IllegalAction("T-TURN-2", seat=seat)
    if not isinstance(action, Choose):
        raise not_an_action(action)
    board = state.boards[seat]
    if not 0 <= action.cell < TURNS:
        raise IllegalAction("T-BOARD-1", cell=action.cell)
    if board[action.cell] is not None:
        raise IllegalAction("T-PLACE-2", cell=action.cell)
    calls = _calls_that_matter(state)
    if must_touch(state.options, calls) and not touches(board, action.cell):
        rule = "T-VAR-CONNECTED-2" if state.options.placement == "connected" else "T-VAR-SMCONN-3"
        raise IllegalAction(rule, cell=action.cell)


def _laid(state: State, choices: tuple[int | None, ...]) -> State:
    """All choices become final at once (T-PLACE-4); the 19th tile ends the round (T-END-1)."""
    tile = state.called
    boards = tuple(
        [
            (*board[:cell], tile, *board[cell + 1 :])  # type: ignore[operator]
            for board, cell in zip(state.boards, choices, strict=True)
        ]
    )
    nobody = NOBODY_CHOSE[len(boards)]
    if state.turn + 1 < TURNS:
        return State(state.options, state.deal, state.finished, boards, state.turn + 1, nobody)
    finished = (*state.finished, boards)
    return State(state.options, state.deal, finished, (EMPTY,) * len(boards), 0, nobody)


def is_laid(before: State, after: State) -> bool:
    """Whether the choice between these two was the last one, and the tiles were laid."""
    return before.turn != after.turn


def reveals(before: State, after: State) -> str | None:
    """When the last seat has chosen, everybody's cell and the next tile are shown (T-TURN-5)."""
    return "reveal-all-placed" if is_laid(before, after) else None


def result(state: State) -> Result | None:
    """Most points over all rounds win; equal totals share the win (T-WIN-1, T-MATCH-3)."""
    if not state.is_over:
        return None
    totals = tuple(seat.total for seat in score(state))
    return Result(ranks=ranked(totals), totals=totals, rule="T-MATCH-3")
