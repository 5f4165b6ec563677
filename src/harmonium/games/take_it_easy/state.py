"""A position of Take It Easy, and how a match is set up."""

from typing import Final

import msgspec

from harmonium.core.deal import Generator
from harmonium.core.errors import ImpossibleDeal
from harmonium.core.game import Seat
from harmonium.games.take_it_easy.board import BANDS, CODES, EMPTY, TURNS, Board, Cell, TileCode
from harmonium.games.take_it_easy.options import Options


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the chance of a match: who calls first, and the tiles of every round in order."""

    first_caller: Seat
    calls: tuple[tuple[TileCode, ...], ...]


class State(msgspec.Struct, frozen=True):
    options: Options
    deal: Deal
    finished: tuple[tuple[Board, ...], ...]
    """The boards of the rounds that are over, round by round, seat by seat."""
    boards: tuple[Board, ...]
    turn: int
    """Tiles laid on each board in this round."""
    choices: tuple[Cell | None, ...]
    """Where each seat will lay the called tile, once all have chosen (T-TURN-5)."""

    @property
    def round(self) -> int:
        return len(self.finished)

    @property
    def is_over(self) -> bool:
        return len(self.finished) == len(self.deal.calls)

    @property
    def called(self) -> TileCode | None:
        return None if self.is_over else self.deal.calls[self.round][self.turn]

    @property
    def calls(self) -> tuple[TileCode, ...]:
        """The tiles called in this round, the present one last."""
        return () if self.is_over else self.deal.calls[self.round][: self.turn + 1]


NOBODY_CHOSE: Final = tuple((None,) * seats for seats in range(7))


def deal(options: Options, seats: int, generator: Generator) -> Deal:
    """A random first caller (T-SETUP-2) and a well mixed set for every round (T-SETUP-3)."""
    first_caller = Seat(generator.below(seats))
    return Deal(
        first_caller,
        tuple(tuple(generator.shuffled(CODES)[:TURNS]) for _ in range(options.rounds_for(seats))),
    )


def check_deal(options: Options, seats: int, deal: Deal) -> None:
    if not 0 <= deal.first_caller < seats:
        raise ImpossibleDeal("T-SETUP-2", caller=deal.first_caller, seats=seats)
    if len(deal.calls) != options.rounds_for(seats):
        raise ImpossibleDeal("T-MATCH-1", dealt=len(deal.calls), rounds=options.rounds_for(seats))
    for number, calls in enumerate(deal.calls, 1):
        unknown = [code for code in calls if code not in BANDS]
        if unknown:
            raise ImpossibleDeal("T-COMP-2", tile=unknown[0])
        if len(calls) != TURNS or len(set(calls)) != TURNS:
            raise ImpossibleDeal("T-TURN-1", round=number, tiles=len(set(calls)), turns=TURNS)


def start(options: Options, seats: int, deal: Deal) -> State:
    """Empty boards, and the first tile called (T-SETUP-5)."""
    return State(options, deal, (), (EMPTY,) * seats, 0, NOBODY_CHOSE[seats])


def caller(state: State) -> Seat:
    """Who draws the tiles of this round: the role passes on clockwise (T-MATCH-2)."""
    return Seat((state.deal.first_caller + state.round) % len(state.boards))
