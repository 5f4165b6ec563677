"""Harmonies: who acts, what is allowed, what happens, when it is over."""

from collections.abc import Iterable
from itertools import compress
from typing import Final

import msgspec

from harmonium.core.errors import IllegalAction, not_an_action
from harmonium.core.game import Result, Seat, ranked
from harmonium.games.harmonies.actions import (
    CHOOSE_SPIRIT,
    END_TURN,
    EXCHANGE,
    KEEP_ROW,
    PLACE_CUBE,
    PLACE_TOKEN,
    TAKE_CARD,
    TAKE_GROUP,
    Action,
    ChooseSpirit,
    EndTurn,
    Exchange,
    KeepRow,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeGroup,
)
from harmonium.games.harmonies.board import GRIDS, Cell, CellId
from harmonium.games.harmonies.cards import CARD, CUBES, NO_CARD, CardId
from harmonium.games.harmonies.data import FACTS, Colour
from harmonium.games.harmonies.habitats import settled
from harmonium.games.harmonies.scoring import score, suns
from harmonium.games.harmonies.stacks import ADDED, TOKEN
from harmonium.games.harmonies.state import Area, State

_replace = msgspec.structs.replace

# For `bytes.translate`: 1 where a cell has no cube, 0 where it has one.
_WITHOUT_CUBE: Final = bytes(cube == NO_CARD for cube in range(256))
_GAP: Final = bytes([NO_CARD])


def actors(state: State) -> tuple[Seat, ...]:
    """The active player, and nobody else (H-TURN-6)."""
    return () if state.phase == "over" else (state.active,)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    if state.phase == "over" or seat != state.active:
        return ()
    if state.phase == "turn":
        return _legal_in_turn(state, state.areas[seat])
    if state.phase == "spirit":
        return tuple([CHOOSE_SPIRIT[card] for card in state.offers[seat]])
    return (*[EXCHANGE[card] for card in state.row if card != NO_CARD], KEEP_ROW)


def _legal_in_turn(state: State, area: Area) -> tuple[Action, ...]:
    """What must be done and what may be done, in any order (H-TURN-1, H-TURN-3)."""
    side = state.options.side
    actions: list[Action] = []
    if state.space is None:
        actions += compress(TAKE_GROUP, state.spaces)
    elif state.hand:
        open_cells = int.from_bytes(area.cubes.translate(_WITHOUT_CUBE))
        for token in sorted(set(state.hand)):
            # Where the token may go (H-TOKEN-2) and no cube stands (H-TOKEN-5): bytes are
            # combined as one long number, whose bytes pick from the list of actions.
            fitting = int.from_bytes(area.stacks.translate(_FITTING[token])) & open_cells
            mask = fitting.to_bytes(len(area.stacks))
            actions += compress(PLACE_TOKEN[side][token], mask)
    else:
        actions.append(END_TURN)
    active = area.active
    if not state.took_card and len(active) < FACTS.most_active_cards:
        actions += [TAKE_CARD[card] for card in state.row if card != NO_CARD]
    for card in active:
        for cell in settled(side, card, area.stacks):
            if area.cubes[cell] == NO_CARD:
                actions.append(PLACE_CUBE[side][card][cell])
    return tuple(actions)


_FITTING: Final = tuple(bytes(stack != 0 for stack in added) for added in ADDED)
"""For each token, and `bytes.translate`: 1 where it may be added, 0 where not."""


def apply(state: State, seat: Seat, action: Action) -> State:
    """The position after the action; what `legal` does not offer is refused with its rule."""
    _check_moment(state, seat, action)
    match action:
        case PlaceToken(colour, cell):
            return _token_placed(state, colour, cell)
        case PlaceCube(card, cell):
            return _cube_placed(state, card, cell)
        case TakeGroup(space):
            return _group_taken(state, space - 1)
        case TakeCard(card):
            return _card_taken(state, card)
        case EndTurn():
            return _turn_ended(state)
        case ChooseSpirit(card):
            return _spirit_chosen(state, card)
        case Exchange(card):
            return _exchanged(state, card)
        case KeepRow():
            return _next_turn(state)
    raise not_an_action(action)


def _check_moment(state: State, seat: Seat, action: Action) -> None:
    """Refuse who is not to act now, and what belongs to another phase."""
    if state.phase == "over":
        raise IllegalAction("H-END-4")
    if seat != state.active:
        raise IllegalAction("H-TURN-6", seat=seat)
    phase = _PHASE.get(type(action), "turn")
    if phase == state.phase:
        return
    if state.phase == "spirit" or phase == "spirit":
        raise IllegalAction("H-SPIRIT-2")
    if state.phase == "exchange":
        raise IllegalAction("H-SOLO-4")
    raise IllegalAction("H-SOLO-3")


_PHASE: Final = {ChooseSpirit: "spirit", Exchange: "exchange", KeepRow: "exchange"}


def _spirit_chosen(state: State, card: CardId) -> State:
    number = CARD.get(card, NO_CARD)
    if number not in state.offers[state.active]:
        raise IllegalAction("H-SPIRIT-1", card=card)
    area = _replace(state.areas[state.active], spirit=number)
    return _replace(state, areas=_with_area(state, area), phase="turn")


def _group_taken(state: State, space: int) -> State:
    if state.space is not None:
        raise IllegalAction("H-TURN-1")
    if not (0 <= space < len(state.spaces) and state.spaces[space]):
        raise IllegalAction("H-TURN-2")
    spaces = (*state.spaces[:space], b"", *state.spaces[space + 1 :])
    return _replace(state, spaces=spaces, space=space, hand=state.spaces[space])


def _token_placed(state: State, colour: Colour, name: CellId) -> State:
    """One token on top of what lies there; tokens are never moved again (H-TOKEN-4)."""
    token = TOKEN.get(colour)
    if token is None:
        raise IllegalAction("H-TERM-1", colour=colour)
    at = state.hand.find(token)
    if at < 0:
        raise IllegalAction("H-TURN-2")
    area = state.areas[state.active]
    cell = _cell(state, name)
    if area.cubes[cell] != NO_CARD:
        raise IllegalAction("H-TOKEN-5", cell=name)
    stack = ADDED[token][area.stacks[cell]]
    if not stack:
        raise IllegalAction("H-TOKEN-2", cell=name)
    area = Area(_set(area.stacks, cell, stack), area.cubes, area.cards, area.spirit)
    hand = state.hand[:at] + state.hand[at + 1 :]
    return _replace(state, areas=_with_area(state, area), hand=hand)


def _card_taken(state: State, card: CardId) -> State:
    """The card goes to the player with all its cubes; the gap stays until the turn ends."""
    if state.took_card:
        raise IllegalAction("H-CARD-2")
    number = CARD.get(card, NO_CARD)
    slot = state.row.find(number)
    if number == NO_CARD or slot < 0:
        raise IllegalAction("H-CARD-1", card=card)
    area = state.areas[state.active]
    if len(area.active) >= FACTS.most_active_cards:
        raise IllegalAction("H-CARD-3", most=FACTS.most_active_cards)
    area = Area(area.stacks, area.cubes, area.cards + bytes([number]), area.spirit)
    row = _set(state.row, slot, NO_CARD)
    return _replace(state, areas=_with_area(state, area), row=row, took_card=True)


def _cube_placed(state: State, card: CardId, name: CellId) -> State:
    """A cube for good (H-CUBE-7); the last one completes its card (H-CUBE-10)."""
    area = state.areas[state.active]
    number = CARD.get(card, NO_CARD)
    if number == NO_CARD or (number not in area.cards and number != area.spirit):
        raise IllegalAction("H-CUBE-1", card=card)
    if area.cubes.count(number) == CUBES[number]:
        raise IllegalAction("H-CUBE-10", card=card)
    cell = _cell(state, name)
    if area.cubes[cell] != NO_CARD:
        raise IllegalAction("H-CUBE-6", cell=name)
    if cell not in settled(state.options.side, number, area.stacks):
        raise IllegalAction("H-CUBE-2", card=card, cell=name)
    area = Area(area.stacks, _set(area.cubes, cell, number), area.cards, area.spirit)
    return _replace(state, areas=_with_area(state, area))


def _turn_ended(state: State) -> State:
    """Refill the central board, then the row, unless this was the last turn (H-REFILL-1, -4)."""
    if state.space is None or state.hand:
        raise IllegalAction("H-TURN-4", tokens=len(state.hand))
    if _ends_the_game(state):
        turn = state.turn + 1
        return _replace(state, turn=turn, phase="over", space=None, took_card=False)
    alone = len(state.areas) == 1
    refilled = _spaces_refilled(state, range(len(state.spaces)) if alone else (state.space,))
    if state.took_card:
        return _next_turn(_row_refilled(refilled))
    if alone:  # H-SOLO-3, after the new tokens (H-SOLO-4)
        return _replace(refilled, phase="exchange", space=None)
    return _next_turn(refilled)


def _ends_the_game(state: State) -> bool:
    """The last player's turn in a round in which the end was set off (H-END-1 to H-END-5)."""
    if (state.turn + 1) % len(state.areas):
        return False
    return (
        not state.bag  # a refill is due (H-END-2)
        or state.areas[state.active].has_last_cells
        or state.is_final_round
    )


def _spaces_refilled(state: State, which: Iterable[int]) -> State:
    """New tokens on these spaces; what lay there in solo leaves the game (H-SOLO-2, H-SOLO-5)."""
    spaces, bag = list(state.spaces), state.bag
    for space in which:
        spaces[space], bag = bag[: FACTS.tokens_a_space], bag[FACTS.tokens_a_space :]
    return _replace(state, spaces=tuple(spaces), bag=bag)


def _row_refilled(state: State) -> State:
    """The next card into the gap, if there is one (H-REFILL-3)."""
    row = state.row.replace(_GAP, state.pile[:1], 1) if state.pile else state.row
    return _replace(state, row=row, pile=state.pile[1:])


def _exchanged(state: State, card: CardId) -> State:
    number = CARD.get(card, NO_CARD)
    slot = state.row.find(number)
    if number == NO_CARD or slot < 0:
        raise IllegalAction("H-SOLO-3")
    gap = _replace(
        state, row=_set(state.row, slot, NO_CARD), discarded=state.discarded + bytes([number])
    )
    return _next_turn(_row_refilled(gap))


def _next_turn(state: State) -> State:
    turn = state.turn + 1
    after = _replace(state, turn=turn, phase="turn", space=None, took_card=False)
    if state.options.spirits and after.areas[after.active].spirit == NO_CARD:
        return _replace(after, phase="spirit")
    return after


def _cell(state: State, name: CellId) -> Cell:
    cell = GRIDS[state.options.side].cells.get(name)
    if cell is None:
        raise IllegalAction("H-COMP-4", cell=name, side=state.options.side)
    return cell


def _with_area(state: State, area: Area) -> tuple[Area, ...]:
    seat = state.active
    return (*state.areas[:seat], area, *state.areas[seat + 1 :])


def _set(values: bytes, at: int, value: int) -> bytes:
    return values[:at] + bytes([value]) + values[at + 1 :]


def reveals(before: State, after: State) -> str | None:
    """New tokens and cards come at the end of a turn, or with an exchange (H-INFO-2)."""
    if before.bag != after.bag:
        return "reveal-refill"
    if before.pile != after.pile:
        return "reveal-exchange"
    return None


def result(state: State) -> Result | None:
    """Most points, then most animals, then together (H-WIN-1, H-WIN-2, H-WIN-3)."""
    if state.phase != "over":
        return None
    totals = tuple(seat.total for seat in score(state))
    animals = [animal_cubes(area) for area in state.areas]
    rule, seat = ended_by(state)
    details: dict[str, int] = {}
    if len(totals) == 1:
        spirit = state.areas[0].spirit
        kept = None if spirit == NO_CARD else spirit
        details["suns"] = suns(totals[0], state.options.side, kept)
    return Result(
        ranks=ranked(list(zip(totals, animals, strict=True))),
        totals=totals,
        rule=rule,
        seat=seat,
        details=details,
    )


def ended_by(state: State) -> tuple[str, Seat | None]:
    """The rule that set off the end, and the first seat that did by filling its board."""
    seats = len(state.areas)
    for played in range(seats):
        seat = Seat((state.first_player + played) % seats)
        if state.areas[seat].has_last_cells:
            return "H-END-3", seat
    return "H-END-2", None


def animal_cubes(area: Area) -> int:
    """Cubes on the board, without the spirit's (H-WIN-2)."""
    return sum(cube in area.cards for cube in area.cubes)
