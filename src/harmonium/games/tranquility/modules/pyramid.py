"""Pyramid: border cards under the outline, and the explorer deck they turn up (Q-VAR-PYRAMID)."""

from msgspec.structs import replace

from harmonium.core.errors import IllegalAction
from harmonium.core.game import Seat
from harmonium.games.tranquility.actions import Action, PlayMonster, PutRocks
from harmonium.games.tranquility.board import Cell, open_rows
from harmonium.games.tranquility.cards import COMPASS, FINISH, MONSTER, ROCKS, Card, in_order
from harmonium.games.tranquility.events import CompassGained, Explored, Removed, RocksPut, Tell
from harmonium.games.tranquility.known import after_tracing
from harmonium.games.tranquility.modules import rocks
from harmonium.games.tranquility.modules.monsters import check_victim, strike
from harmonium.games.tranquility.modules.part import Part, Procedure, done, instead
from harmonium.games.tranquility.modules.rows import within_reach
from harmonium.games.tranquility.modules.storms import is_storm, weather
from harmonium.games.tranquility.state import State, Step, with_item


def _consequences(state: State, seat: Seat, cell: Cell) -> tuple[Step, ...]:
    """An island on a border card turns up an explorer card (Q-VAR-PYRAMID-4)."""
    return (Step("explore", seat),) if cell in state.grid.outline else ()


def _explore(state: State, step: Step, tell: Tell) -> State:
    """What each card does, for the active player (Q-VAR-PYRAMID-5)."""
    if not state.explorer:
        return done(state)
    card, seat = state.explorer[0], step.seat
    tell(Explored(seat, card))
    state = replace(state, explorer=state.explorer[1:])
    if is_storm(card):
        return instead(state, Step("storm", seat, card=card))
    if card == COMPASS:
        return _compass(done(state), seat, tell)
    if card == FINISH:
        return _finish(done(state), seat)
    if card == MONSTER and within_reach(state):
        return instead(state, Step("strike", seat))
    if card == ROCKS and not rocks.are_over(state):
        return instead(state, Step("new_rocks", seat))
    return _removed(done(state), card, tell)


def _removed(state: State, card: Card, tell: Tell) -> State:
    """A calm sea, a monster without a victim, rocks that come too late."""
    tell(Removed(card))
    return replace(state, gone=(*state.gone, card))


def _compass(state: State, seat: Seat, tell: Tell) -> State:
    storms = weather(state)
    tell(CompassGained(seat, "explored"))
    return replace(state, storms=replace(storms, pool=storms.pool + 1))


def _finish(state: State, seat: Seat) -> State:
    """Into the hand, before everyone's eyes."""
    known = after_tracing(state.known[seat], FINISH, discards=len(state.discards[seat]))
    return replace(
        state,
        hands=with_item(state.hands, seat, in_order((*state.hands[seat], FINISH))),
        known=with_item(state.known, seat, known),
    )


def _wait(state: State, _step: Step, _tell: Tell) -> State:
    return state


def _legal_strike(state: State, _: Seat) -> list[Action]:
    return [PlayMonster(MONSTER, cell) for cell in within_reach(state)]


def _strike(state: State, seat: Seat, action: PlayMonster, tell: Tell) -> State:
    if action.card != MONSTER:
        raise IllegalAction("Q-VAR-PYRAMID-5")
    check_victim(state, action.cell)
    return strike(done(state), seat, MONSTER, action.cell, tell, explored=True)


def _legal_rocks(state: State, _: Seat) -> list[Action]:
    return [PutRocks(row) for row in open_rows(state.grid, state.numbers)]


def _put_rocks(state: State, seat: Seat, action: PutRocks, tell: Tell) -> State:
    """They have to be moved from the next turn on."""
    if action.row not in open_rows(state.grid, state.numbers):
        raise IllegalAction("Q-VAR-PYRAMID-5")
    tell(RocksPut(seat, action.row))
    agenda = tuple(step for step in state.agenda[:-1] if step.kind != "rocks")
    return replace(state, rocks=action.row, agenda=agenda)


PART = Part(
    consequences=_consequences,
    procedures={
        "explore": Procedure(enter=_explore),
        "strike": Procedure(
            enter=_wait,
            legal=_legal_strike,
            answers={PlayMonster: _strike},
            rule="Q-VAR-PYRAMID-5",
        ),
        "new_rocks": Procedure(
            enter=_wait,
            legal=_legal_rocks,
            answers={PutRocks: _put_rocks},
            rule="Q-VAR-PYRAMID-5",
        ),
    },
)
