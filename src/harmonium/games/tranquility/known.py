"""What everyone concludes from what happens in the open (Q-INFO-6).

Nobody sees which cards are drawn or discarded, but their numbers are public, and some cards can
be in some places only: a Start that had to be played, a monster that cannot be discarded, a card
that was shown. Each function gives the knowledge about one seat after something happened to its
hand; `redeal` builds on it, and its test compares it with all deals there are.
"""

from harmonium.games.tranquility.cards import MONSTER, Card
from harmonium.games.tranquility.state import Known, Trace, Waist


def after_acting(known: Known) -> Known:
    """Before the first Start, whoever does anything else holds none (Q-START-1)."""
    if not known.fresh:
        return known
    return Known(0, known.start_discards, known.monsters, known.unsure, known.traces, known.waists)


def after_drawing(known: Known, drawn: int, *, hand: int, discards: int) -> Known:
    """New cards: any of them can be the own Start or a monster. `hand`: the size before."""
    waists = known.waists
    if hand < len(known.traces):
        waists = (*waists, Waist(discards, hand))
    return Known(
        known.fresh + drawn,
        known.start_discards,
        known.monsters,
        known.unsure + drawn,
        known.traces,
        waists,
    )


def after_discarding(known: Known, count: int, *, hand: int, discards: int) -> Known:
    """None of the discards is a monster (Q-MONSTER-5). `hand`, `discards`: the sizes after."""
    start_discards = known.start_discards
    if known.fresh:
        start_discards = (*start_discards, *range(discards - count, discards))
    return Known(
        min(known.fresh, hand - known.monsters),
        start_discards,
        known.monsters,
        min(known.unsure, hand - known.monsters),
        known.traces,
        known.waists,
    )


def after_playing(known: Known, card: Card, *, hand: int) -> Known:
    """A card left the hand openly. `hand`: the size after."""
    monsters, unsure = known.monsters, known.unsure
    if card == MONSTER:
        if monsters:
            monsters -= 1
        else:
            unsure -= 1
    traces = _without(known, card)
    return Known(
        min(known.fresh, hand - monsters),
        known.start_discards,
        monsters,
        min(unsure, hand - monsters),
        traces,
        known.waists if traces else (),
    )


def after_showing_monsters(known: Known, monsters: int, *, hand: int) -> Known:
    """The number of monsters in the hand is open: there is no other one."""
    fresh = min(known.fresh, hand - monsters)
    return Known(fresh, known.start_discards, monsters, 0, known.traces, known.waists)


def after_being_stuck(known: Known, *, hand: int) -> Known:
    """Who cannot even discard two holds at most one card that is no monster (Q-END-2)."""
    most = known.monsters + known.unsure
    monsters = max(known.monsters, hand - 1)
    return Known(
        min(known.fresh, hand - monsters),
        known.start_discards,
        monsters,
        most - monsters,
        known.traces,
        known.waists,
    )


def after_tracing(known: Known, card: Card, *, discards: int, again: bool = False) -> Known:
    """Everyone saw the card in the hand; `again`: perhaps one that had been seen before."""
    traces = _without(known, card) if again else known.traces
    return Known(
        known.fresh,
        known.start_discards,
        known.monsters,
        known.unsure,
        (*traces, Trace(card, discards, len(known.waists))),
        known.waists,
    )


def _without(known: Known, card: Card) -> tuple[Trace, ...]:
    """The traces less one of that card that may still be in the hand.

    Equal cards are not told apart: if the one that was seen has been discarded since, the one
    that takes its place in the count is another, and what is left is still true.
    """
    for index, trace in enumerate(known.traces):
        if trace.card == card and all(waist.left for waist in known.waists[trace.waists :]):
            return known.traces[:index] + known.traces[index + 1 :]
    return known.traces
