"""What a seat of Tranquility knows, in the engine's numbers: the ground that its search stands on.

The open table and the own cards make a position whose hidden places hold a card that means
nothing; the beliefs say what can lie there (`engine/tranquility/beliefs.h`, which deals as
`harmonium.games.tranquility.redeal` does).
"""

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import Final

from harmonium.engine.bridge import Values
from harmonium.engine.tranquility import CARD, SEATS, parts_of
from harmonium.games.tranquility.cards import BORDER, ISLANDS, Card
from harmonium.games.tranquility.redeal import hidden_cards, is_start_hidden
from harmonium.games.tranquility.state import Known, Payment, State
from harmonium.games.tranquility.view import View

RUNS: Final = 32
TRACES: Final = 48
ONE: Final = 1 << 16
"""A weight of one."""


def seen_parts(view: View) -> Values:
    """The position as the seat sees it."""

    def unknown(size: int, card: Card = ISLANDS[0]) -> tuple[Card, ...]:
        return (card,) * size

    def own(cards: tuple[Card, ...], sizes: tuple[int, ...]) -> tuple[tuple[Card, ...], ...]:
        return tuple(
            cards if seat == view.seat else unknown(size) for seat, size in enumerate(sizes)
        )

    seats = len(view.hands)
    is_opening = not view.are_starts_in and not view.options.competitive
    return parts_of(
        State(
            options=view.options,
            first=view.first,
            numbers=view.numbers,
            hands=own(view.hand, view.hands),
            piles=tuple(map(unknown, view.piles)),
            discards=own(view.own_discards, view.discards),
            known=view.known,
            agenda=view.agenda,
            start=view.start,
            starter=view.starter,
            finish=view.finish,
            outcome=view.outcome,
            blind=tuple(map(unknown, view.blind)),
            start_places=(0,) * seats if is_opening else (),
            payment=_payment(view),
            sunk=view.sunk,
            jokers=view.jokers,
            moons=view.moons,
            night=view.night,
            rocks=view.rocks,
            storms=view.storms,
            explorer=unknown(view.explorer, BORDER),
            deck=unknown(view.deck),
            offer=view.offer,
        )
    )


def _payment(view: View) -> Payment | None:
    """Secret announcements and choices of others are left to the search: they come by habit."""
    seen = view.payment
    if seen is None:
        return None
    chosen = tuple(
        seen.chosen if seat == view.seat and has_chosen else None
        for seat, has_chosen in enumerate(seen.has_chosen)
    )
    return Payment(seen.active, seen.owed, seen.pile_used, seen.announced, seen.committed, chosen)


def beliefs(view: View) -> Values:
    """What can lie in the hidden places."""
    hidden = hidden_cards(view)
    seats = range(len(view.hands))
    others = [known if seat != view.seat else Known() for seat, known in enumerate(view.known)]
    starts = [is_start_hidden(view, seat) for seat in seats]
    runs = [known.start_discards[-RUNS:] for known in others]
    traces = [sorted(known.traces, key=lambda trace: trace.since)[-TRACES:] for known in others]
    waists = [known.waists[-TRACES:] for known in others]
    return {
        "hidden": _counts(hidden.cards),
        "explorer": _counts(hidden.explorer),
        "starts_hidden": _padded(starts, SEATS),
        "start_weights": _padded(
            chain.from_iterable(
                (ONE * (view.piles[seat] + view.blind[seat]), *_weights(others[seat]))
                for seat in seats
            ),
            3 * SEATS,
        ),
        "run_weights": _rows(([round(ONE * run.weight) for run in some] for some in runs), RUNS),
        "run_firsts": _rows(([run.first for run in some] for some in runs), RUNS),
        "run_counts": _rows(([run.count for run in some] for some in runs), RUNS),
        "unsure": _padded((known.unsure for known in others), SEATS),
        "traces": _padded(map(len, traces), SEATS),
        "trace_cards": _rows(([CARD[one.card] for one in some] for some in traces), TRACES),
        "trace_since": _rows(([one.since for one in some] for some in traces), TRACES),
        "trace_waists": _rows(([one.waists for one in some] for some in traces), TRACES),
        "waists": _padded(map(len, waists), SEATS),
        "waist_discards": _rows(([one.discards for one in some] for some in waists), TRACES),
        "waist_left": _rows(([one.left for one in some] for some in waists), TRACES),
    }


def _weights(known: Known) -> tuple[int, int]:
    return round(ONE * known.fresh), round(ONE * known.older)


def _counts(cards: Counter[Card]) -> list[int]:
    return [cards[card] for card in CARD]


def _padded(numbers: Iterable[int], size: int) -> list[int]:
    found = list(numbers)
    return found + [0] * (size - len(found))


def _rows(rows: Iterable[list[int]], size: int) -> list[int]:
    return _padded(chain.from_iterable(_padded(row, size) for row in rows), SEATS * size)
