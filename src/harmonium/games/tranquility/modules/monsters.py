"""Sea Monsters: cards that cannot be discarded, destroy islands and forbid the win (Q-MONSTER)."""

from collections.abc import Iterator

from msgspec.structs import replace

from harmonium.core.errors import IllegalAction
from harmonium.core.game import Seat
from harmonium.games.tranquility.actions import Action, PlayMonster
from harmonium.games.tranquility.board import EMPTY, Cell
from harmonium.games.tranquility.cards import ISLANDS, JOKER, MONSTER, Card
from harmonium.games.tranquility.events import FinishFailed, Struck, Tell
from harmonium.games.tranquility.hands import played
from harmonium.games.tranquility.known import after_showing_monsters, after_tracing
from harmonium.games.tranquility.modules.part import Part
from harmonium.games.tranquility.modules.rows import blocked_cells, within_reach
from harmonium.games.tranquility.state import State, with_item


def _further(state: State, seat: Seat) -> Iterator[Action]:
    if MONSTER in state.hands[seat]:
        for cell in within_reach(state):
            yield PlayMonster(MONSTER, cell)


def check_victim(state: State, cell: Cell) -> None:
    """An island, or a Joker as one, in a row that is not blocked (Q-MONSTER-3, -4)."""
    if not 1 <= cell <= len(state.numbers) or not state.numbers[cell - 1]:
        raise IllegalAction("Q-MONSTER-3", cell=cell)
    if cell in blocked_cells(state):
        raise IllegalAction("Q-MONSTER-4", cell=cell)


def _play(state: State, seat: Seat, action: PlayMonster, tell: Tell) -> State:
    if action.card not in {MONSTER, JOKER} or action.card not in state.hands[seat]:
        raise IllegalAction("Q-MONSTER-2")
    check_victim(state, action.cell)
    state = played(state, seat, action.card)
    return strike(state, seat, action.card, action.cell, tell, explored=False)


def strike(
    state: State, seat: Seat, card: Card, cell: Cell, tell: Tell, *, explored: bool
) -> State:
    """Monster and victim are removed; the number still counts as played (Q-MONSTER-3, -4)."""
    number = state.numbers[cell - 1]
    victim = JOKER if cell in state.jokers else ISLANDS[number - 1]
    tell(Struck(seat, card, cell, victim, number, explored))
    return replace(
        state,
        numbers=with_item(state.numbers, cell - 1, EMPTY),
        jokers=tuple(other for other in state.jokers if other != cell),
        moons=tuple(other for other in state.moons if other != cell),
        sunk=(*state.sunk, number),
        gone=(*state.gone, card, victim),
    )


def held(state: State) -> tuple[int, ...]:
    """How many Sea Monsters each seat holds; a Joker never counts (Q-JOKER-4)."""
    return tuple(hand.count(MONSTER) for hand in state.hands)


def shown(state: State) -> State:
    """Everyone sees how many monsters each hand holds."""
    known = tuple(
        after_showing_monsters(one, hand.count(MONSTER), hand=len(hand))
        for one, hand in zip(state.known, state.hands, strict=True)
    )
    return state if known == state.known else replace(state, known=known)


def _finish_fails(state: State, seat: Seat, card: Card, tell: Tell) -> State | None:
    """The holders reveal their monsters, the Finish goes back, the turn goes on (Q-MONSTER-7)."""
    monsters = held(state)
    if not any(monsters):
        return None
    tell(FinishFailed(seat, card, monsters))
    state = shown(state)
    known = after_tracing(state.known[seat], card, discards=len(state.discards[seat]), again=True)
    turn = replace(state.agenda[-1], attempted=True)
    return replace(
        state,
        known=with_item(state.known, seat, known),
        agenda=(*state.agenda[:-1], turn),
    )


PART = Part(further=_further, actions={PlayMonster: _play}, finish_fails=_finish_fails)
