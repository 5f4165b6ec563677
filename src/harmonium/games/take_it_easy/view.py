"""What a seat may know, what it is told, and how it imagines the rest."""

from typing import assert_never

import msgspec

from harmonium.core.deal import Generator
from harmonium.core.game import Seat
from harmonium.games.take_it_easy.actions import Choose
from harmonium.games.take_it_easy.board import CODES, EMPTY, TURNS, Board, Cell, TileCode
from harmonium.games.take_it_easy.options import Options
from harmonium.games.take_it_easy.rules import is_laid, open_choices
from harmonium.games.take_it_easy.state import NOBODY_CHOSE, Deal, State, caller


class View(msgspec.Struct, frozen=True):
    """Everything but the tiles to come and the cells that others have chosen in secret."""

    seat: Seat | None
    """Whose eyes; None for a spectator."""
    options: Options
    round: int
    rounds: int
    caller: Seat
    turn: int
    calls: tuple[tuple[TileCode, ...], ...]
    """The tiles called in each round that has begun, the present one last."""
    boards: tuple[Board, ...]
    has_chosen: tuple[bool, ...]
    choice: Cell | None
    """The own choice, which may still be taken back."""
    finished: tuple[tuple[Board, ...], ...]


class Chose(msgspec.Struct, frozen=True, tag="chose"):
    seat: Seat
    cell: Cell | None
    """Known only to the one who chose."""


class Placed(msgspec.Struct, frozen=True, tag="placed"):
    """All have chosen: the tile lies on every board."""

    tile: TileCode
    cells: tuple[Cell, ...]


class RoundEnded(msgspec.Struct, frozen=True, tag="round_ended"):
    round: int


class Called(msgspec.Struct, frozen=True, tag="called"):
    tile: TileCode


Event = Chose | Placed | RoundEnded | Called


def view(state: State, seat: Seat | None) -> View:
    calls, over = state.deal.calls, state.round
    return View(
        seat,
        state.options,
        over,
        len(calls),
        caller(state),
        state.turn,
        calls if state.is_over else (*calls[:over], calls[over][: state.turn + 1]),
        state.boards,
        tuple([choice is not None for choice in state.choices]),
        None if seat is None else state.choices[seat],
        state.finished,
    )


def told(
    before: State, seat: Seat, action: Choose, after: State, viewer: Seat | None
) -> tuple[Event, ...]:
    chose = Chose(seat, action.cell if viewer == seat else None)
    if not is_laid(before, after):
        return (chose,)
    tile = before.deal.calls[before.round][before.turn]
    choices = (*before.choices[:seat], action.cell, *before.choices[seat + 1 :])
    events: list[Event] = [chose, Placed(tile, tuple(cell for cell in choices if cell is not None))]
    if after.round > before.round:
        events.append(RoundEnded(before.round))
    if after.called is not None:
        events.append(Called(after.called))
    return tuple(events)


def follow(view: View, event: Event) -> View:
    change = msgspec.structs.replace
    match event:
        case Chose(seat, cell):
            has_chosen = (*view.has_chosen[:seat], True, *view.has_chosen[seat + 1 :])
            return change(view, has_chosen=has_chosen, choice=view.choice if cell is None else cell)
        case Placed(tile, cells):
            boards = tuple(
                (*board[:cell], tile, *board[cell + 1 :])
                for board, cell in zip(view.boards, cells, strict=True)
            )
            nobody = (False,) * len(boards)
            return change(view, boards=boards, has_chosen=nobody, choice=None, turn=view.turn + 1)
        case RoundEnded():
            return change(
                view,
                round=view.round + 1,
                caller=Seat((view.caller + 1) % len(view.boards)),
                turn=0,
                boards=(EMPTY,) * len(view.boards),
                finished=(*view.finished, view.boards),
            )
        case Called(tile):
            begun, running = view.calls[: view.round], view.calls[view.round :]
            return change(view, calls=(*begun, (*running[0], tile) if running else (tile,)))
    assert_never(event)


def redeal(view: View, generator: Generator) -> State:
    """Any order of the tiles to come, any cell that those who have chosen may have chosen."""
    seats = len(view.boards)
    calls = list(view.calls[: view.round])
    for called in (*view.calls[view.round :], *[()] * (view.rounds - len(view.calls))):
        rest = [code for code in CODES if code not in called]
        calls.append((*called, *generator.shuffled(rest))[:TURNS])
    choices: list[Cell | None] = list(NOBODY_CHOSE[seats])
    for seat, has_chosen in enumerate(view.has_chosen):
        if seat == view.seat:
            choices[seat] = view.choice
        elif has_chosen:
            open_to_seat = open_choices(view.options, view.boards[seat], view.calls[-1])
            choices[seat] = generator.pick(open_to_seat).cell
    first_caller = Seat((view.caller - view.round) % seats)
    return State(
        view.options,
        Deal(first_caller, tuple(calls)),
        view.finished,
        view.boards,
        view.turn,
        tuple(choices),
    )
