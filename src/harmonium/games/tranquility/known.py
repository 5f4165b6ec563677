"""What everyone concludes from what happens in the open (Q-INFO-6).

Nobody sees which cards are drawn or discarded, but their numbers are public, and some cards can
be in some places only: a Start that had to be played, a monster that cannot be discarded, a card
that was shown. Each function gives the knowledge about one seat after something happened to its
hand; `redeal` builds on it, and its test compares it with all deals there are.
"""

from msgspec.structs import replace

from harmonium.games.tranquility.cards import MONSTER, Card
from harmonium.games.tranquility.state import Known, StartDiscards, Trace, Waist


def after_acting(known: Known) -> Known:
    """Before the first Start, whoever does anything else holds none (Q-START-1)."""
    if not (known.fresh or known.older):
        return known
    return replace(known, fresh=0.0, older=0.0)


def after_drawing(known: Known, drawn: int, *, hand: int, discards: int) -> Known:
    """New cards: any of them can be the own Start or a monster. `hand`: the size before."""
    waists = known.waists
    if hand < len(known.traces):
        waists = (*waists, Waist(discards, hand))
    return Known(
        known.fresh + drawn,
        known.older,
        known.start_discards,
        known.monsters,
        known.unsure + drawn,
        known.traces,
        waists,
    )


def after_discarding(known: Known, count: int, *, hand: int, discards: int) -> Known:
    """None of the discards is a monster (Q-MONSTER-5). `hand`, `discards`: the sizes after.

    Any cards may have been chosen, so each carries an equal share of the Start's weight away.
    """
    left = hand - known.monsters
    start_discards = known.start_discards
    if weight := known.fresh + known.older:
        run = StartDiscards(discards - count, count, weight / (left + count))
        start_discards = (*start_discards, run)
    return Known(
        known.fresh * left / (left + count),
        known.older * left / (left + count),
        start_discards,
        known.monsters,
        min(known.unsure, left),
        known.traces,
        known.waists,
    )


def after_playing(known: Known, card: Card, *, hand: int) -> Known:
    """A card left the hand openly, and it was not the Start. `hand`: the size after."""
    monsters, unsure = known.monsters, known.unsure
    fresh, older = known.fresh, known.older
    if card == MONSTER and monsters:
        monsters -= 1
    elif card == MONSTER:
        fresh *= (unsure - 1) / unsure
        unsure -= 1
    else:
        left = hand - monsters
        fresh *= left / (left + 1)
        older *= left / (left + 1)
    traces = _without(known, card)
    return Known(
        fresh,
        older,
        known.start_discards,
        monsters,
        min(unsure, hand - monsters),
        traces,
        known.waists if traces else (),
    )


def after_showing_monsters(known: Known, monsters: int, *, hand: int) -> Known:
    """The number of monsters in the hand is open: there is no other one."""
    known = _with_monsters(known, monsters, hand=hand)
    return replace(known, fresh=0.0, older=known.fresh + known.older, unsure=0)


def after_being_stuck(known: Known, *, hand: int) -> Known:
    """Who cannot even discard two holds at most one card that is no monster (Q-END-2)."""
    return _with_monsters(known, max(known.monsters, hand - 1), hand=hand)


def _with_monsters(known: Known, monsters: int, *, hand: int) -> Known:
    """New ones are among the cards that could be monsters: those are not the Start."""
    new = monsters - known.monsters
    fresh, older = known.fresh, known.older
    if new:
        fresh *= (known.unsure - new) / known.unsure
    if monsters == hand:
        fresh = older = 0.0
    return replace(known, fresh=fresh, older=older, monsters=monsters, unsure=known.unsure - new)


def after_tracing(known: Known, card: Card, *, discards: int, again: bool = False) -> Known:
    """Everyone saw the card in the hand; `again`: perhaps one that had been seen before."""
    traces = _without(known, card) if again else known.traces
    return replace(known, traces=(*traces, Trace(card, discards, len(known.waists))))


def _without(known: Known, card: Card) -> tuple[Trace, ...]:
    """The traces less one of that card that may still be in the hand.

    Equal cards are not told apart: if the one that was seen has been discarded since, the one
    that takes its place in the count is another, and what is left is still true.
    """
    for index, trace in enumerate(known.traces):
        if trace.card == card and all(waist.left for waist in known.waists[trace.waists :]):
            return known.traces[:index] + known.traces[index + 1 :]
    return known.traces
