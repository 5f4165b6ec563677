"""A view after an event: a view and the events told give the next view."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from harmonium.core.game import Seat
from harmonium.games.tranquility.board import EMPTY
from harmonium.games.tranquility.cards import (
    COMPASS,
    FINISH,
    JOKER,
    ORANGE,
    ROCKS,
    YELLOW,
    Card,
    in_order,
)
from harmonium.games.tranquility.events import (
    Asked,
    CompassGained,
    CompassSpent,
    Discarded,
    Drew,
    Ended,
    Event,
    Explored,
    FinishPlayed,
    Flipped,
    GaveBlind,
    JokerLaid,
    NightFell,
    OfferFilled,
    Placed,
    Removed,
    RocksPut,
    StartPlayed,
    StartsShuffledIn,
    StormDrawn,
    StormLaid,
    Struck,
    Took,
)
from harmonium.games.tranquility.modules.day_night import turned
from harmonium.games.tranquility.state import Storms, present, with_item, without_item
from harmonium.games.tranquility.view import View


def follow(view: View, event: Event) -> View:
    """Events that only speak of what the next `Asked` shows change nothing themselves."""
    change = _CHANGES.get(type(event))
    return view if change is None else change(view, event)


def _changed(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    return with_item(counts, index, counts[index] + by)


def _gained(view: View, seat: Seat, count: int, cards: tuple[Card, ...]) -> View:
    hand = in_order(view.hand + cards) if view.seat == seat else view.hand
    return replace(view, hands=_changed(view.hands, seat, count), hand=hand)


def _lost(view: View, seat: Seat, count: int, cards: tuple[Card, ...]) -> View:
    hand = view.hand
    if view.seat == seat:
        for card in cards:
            hand = without_item(hand, card)
    return replace(view, hands=_changed(view.hands, seat, -count), hand=hand)


def _drew(view: View, event: Drew) -> View:
    view = _gained(view, event.seat, event.count, event.cards or ())
    return replace(view, piles=_changed(view.piles, event.seat, -event.count))


def _discarded(view: View, event: Discarded) -> View:
    cards = event.cards or ()
    view = _lost(view, event.seat, event.count, cards)
    discards = _changed(view.discards, event.seat, event.count)
    return replace(view, discards=discards, own_discards=view.own_discards + cards)


def _gave_blind(view: View, event: GaveBlind) -> View:
    return replace(
        view,
        piles=_changed(view.piles, event.seat, -event.count),
        blind=_changed(view.blind, event.seat, event.count),
    )


def _starts_in(view: View, _: StartsShuffledIn) -> View:
    return replace(view, are_starts_in=True, piles=tuple(size + 1 for size in view.piles))


def _placed(view: View, event: Placed) -> View:
    cell = event.cell
    view = _lost(view, event.seat, 1, (event.card,))
    return replace(
        view,
        numbers=with_item(view.numbers, cell - 1, event.number),
        jokers=tuple(sorted((*view.jokers, cell))) if event.card == JOKER else view.jokers,
        moons=tuple(sorted((*view.moons, cell))) if event.moon else view.moons,
    )


def _start_played(view: View, event: StartPlayed) -> View:
    view = _lost(view, event.seat, 1, (event.card,))
    return replace(view, start=event.card, starter=event.seat)


def _finish_played(view: View, event: FinishPlayed) -> View:
    return replace(_lost(view, event.seat, 1, (event.card,)), finish=event.card)


def _struck(view: View, event: Struck) -> View:
    if not event.explored:
        view = _lost(view, event.seat, 1, (event.card,))
    return replace(
        view,
        numbers=with_item(view.numbers, event.cell - 1, EMPTY),
        jokers=tuple(cell for cell in view.jokers if cell != event.cell),
        moons=tuple(cell for cell in view.moons if cell != event.cell),
        sunk=(*view.sunk, event.number),
        gone=(*view.gone, event.card, event.victim),
    )


def _flipped(view: View, event: Flipped) -> View:
    return replace(view, moons=turned(view.moons, event.cell))


def _night_fell(view: View, _: NightFell) -> View:
    return replace(view, night=True)


def _storms(view: View) -> Storms:
    return present(view.storms)


def _compass_gained(view: View, event: CompassGained) -> View:
    storms = _storms(view)
    supply = storms.supply - (event.why != "explored")
    rewarded = storms.rewarded if event.row is None else (*storms.rewarded, event.row)
    storms = replace(storms, pool=storms.pool + 1, supply=supply, rewarded=rewarded)
    return replace(view, storms=storms)


def _compass_spent(view: View, event: CompassSpent) -> View:
    storms = _storms(view)
    storms = replace(storms, pool=storms.pool - 1, jokers=storms.jokers - event.joker)
    if event.place is not None:
        storms = _with_storm(storms, event.storm, event.place, -1)
    gone = (*view.gone, event.storm, JOKER if event.joker else COMPASS)
    return replace(view, storms=storms, gone=gone)


def _with_storm(storms: Storms, storm: Card, place: int, by: int) -> Storms:
    if storm == YELLOW:
        return replace(storms, yellow=_changed(storms.yellow, place, by))
    if storm == ORANGE:
        return replace(storms, orange=_changed(storms.orange, place, by))
    return replace(storms, purple=_changed(storms.purple, place - 1, by))


def _joker_laid(view: View, event: JokerLaid) -> View:
    storms = _storms(view)
    storms = replace(storms, pool=storms.pool + 1, jokers=storms.jokers + 1)
    return replace(_lost(view, event.seat, 1, (JOKER,)), storms=storms)


def _storm_drawn(view: View, event: StormDrawn) -> View:
    return replace(view, piles=_changed(view.piles, event.seat, -1))


def _storm_laid(view: View, event: StormLaid) -> View:
    place = event.seat if event.row is None else event.row
    return replace(view, storms=_with_storm(_storms(view), event.storm, place, 1))


def _rocks_put(view: View, event: RocksPut) -> View:
    return replace(view, rocks=event.row)


def _explored(view: View, event: Explored) -> View:
    view = replace(view, explorer=view.explorer - 1)
    return _gained(view, event.seat, 1, (FINISH,)) if event.card == FINISH else view


def _removed(view: View, event: Removed) -> View:
    rocks = None if event.card == ROCKS else view.rocks
    return replace(view, gone=(*view.gone, event.card), rocks=rocks)


def _took(view: View, event: Took) -> View:
    view = _gained(view, event.seat, 1, (event.card,))
    return replace(view, offer=without_item(view.offer, event.card))


def _offer_filled(view: View, event: OfferFilled) -> View:
    offer = in_order(view.offer + event.cards)
    return replace(view, offer=offer, deck=view.deck - len(event.cards))


def _ended(view: View, event: Ended) -> View:
    return replace(view, outcome=event.outcome)


def _asked(view: View, event: Asked) -> View:
    return replace(view, agenda=event.agenda, known=event.known, payment=event.payment)


_CHANGES: Final[dict[type[Event], Callable[[View, Any], View]]] = {
    Drew: _drew,
    Discarded: _discarded,
    GaveBlind: _gave_blind,
    StartsShuffledIn: _starts_in,
    Placed: _placed,
    StartPlayed: _start_played,
    FinishPlayed: _finish_played,
    Struck: _struck,
    Flipped: _flipped,
    NightFell: _night_fell,
    CompassGained: _compass_gained,
    CompassSpent: _compass_spent,
    JokerLaid: _joker_laid,
    StormDrawn: _storm_drawn,
    StormLaid: _storm_laid,
    RocksPut: _rocks_put,
    Explored: _explored,
    Removed: _removed,
    Took: _took,
    OfferFilled: _offer_filled,
    Ended: _ended,
    Asked: _asked,
}
