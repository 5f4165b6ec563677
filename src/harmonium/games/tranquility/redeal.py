"""A full state drawn evenly from all that a view allows.

Hidden cards lie in places: each place of each draw pile, of each discard pile, of the cards given
blind, of the other hands, of the removed islands. Some cards can lie in some places only (see
`known`). Every way to lay the hidden cards, each taken for itself, into the places they can be in
is equally likely; `tests/games/tranquility/test_redeal.py` compares the draws with all of them.
A Start card was dealt to a place of its draw pile, each equally likely, and has gone from there
where other cards could go too; `known` keeps account of it.

Cards of one kind have the same places, and the places of the kinds lie within each other:

    Storms           draw piles, given blind
    Sea Monsters     the same, and cards of hands that could be monsters
    Finish, Jokers   the same, and the other cards of hands, and discards
    islands          the same, and the removed islands

So each kind can be laid in its turn, into any free places of its own. Start cards and cards that
were shown have places of one seat only, which cut across those of the kinds. They are laid first,
and kept with a chance that is proportional to the number of ways to lay the rest.
"""

from collections import Counter
from collections.abc import Iterable
from math import perm
from typing import NamedTuple

from harmonium.core.deal import Generator
from harmonium.games.tranquility.cards import (
    COMPASS,
    FINISH,
    ISLANDS,
    JOKER,
    MONSTER,
    ORANGE,
    PURPLE,
    ROCKS,
    START,
    STORMS,
    YELLOW,
    Card,
    common_deck,
    discardable,
    explorer_deck,
    in_order,
)
from harmonium.games.tranquility.deal import WIDE
from harmonium.games.tranquility.events import PaymentView, silence
from harmonium.games.tranquility.rules import actors, legal
from harmonium.games.tranquility.state import Known, Payment, State, Storms, Trace
from harmonium.games.tranquility.turn import has_way_out, rules_of
from harmonium.games.tranquility.view import View


class Place(NamedTuple):
    """One place of a hand, a draw pile ("pile"), a discard pile, ..."""

    area: str
    seat: int
    at: int


Laid = dict[Place, Card]


def redeal(view: View, generator: Generator) -> State:
    """Draw until the state could stand where it stands: who is asked must have an answer."""
    hidden = hidden_cards(view)
    places = _Places(view)
    while True:
        laid = _lay(view, hidden, places, generator)
        if laid is not None:
            state = _state(view, hidden, laid, generator)
            if _could_stand(state):
                return state


# Which cards are hidden


class Hidden(NamedTuple):
    cards: Counter[Card]
    """Of the common deck, without those that are somewhere for certain."""
    explorer: Counter[Card]


def hidden_cards(view: View) -> Hidden:
    """What the viewer has never seen, without cards that one seat has or has discarded."""
    seen = Counter(_seen(view))
    traced = Counter(
        trace.card
        for seat, known in enumerate(view.known)
        if seat != view.seat
        for trace in known.traces
    )
    shown = sum(known.monsters for seat, known in enumerate(view.known) if seat != view.seat)
    seen += traced + Counter({MONSTER: shown})
    return Hidden(
        Counter(common_deck(view.options)) - seen, Counter(explorer_deck(view.options)) - seen
    )


def _seen(view: View) -> Iterable[Card]:
    """Every card of the common or the explorer deck that the viewer sees or has seen go."""
    for cell, number in enumerate(view.numbers, 1):
        if number:
            yield JOKER if cell in view.jokers else ISLANDS[number - 1]
    yield from view.gone
    yield from view.hand
    yield from view.own_discards
    yield from view.offer
    yield from (card for card in (view.start, view.finish) if card is not None)
    if view.rocks is not None:
        yield ROCKS
    if view.storms is not None:
        yield from _weather(view.storms)
    for step in view.agenda:
        if step.kind == "storm" and step.card is not None:
            yield step.card
        elif step.kind == "strike":
            yield MONSTER
        elif step.kind == "new_rocks":
            yield ROCKS


def _weather(storms: Storms) -> Iterable[Card]:
    yield from [YELLOW] * sum(storms.yellow)
    yield from [ORANGE] * sum(storms.orange)
    yield from [PURPLE] * sum(storms.purple)
    yield from [JOKER] * storms.jokers
    yield from [COMPASS] * (storms.pool - storms.jokers)


# Where they can lie


class _Places:
    """The places of the hidden cards; those of each kind of card in its own list."""

    def __init__(self, view: View) -> None:
        others = [seat for seat in range(len(view.hands)) if seat != view.seat]
        self.anything = [
            *_row("pile", view.piles),
            *_row("blind", view.blind),
            *[Place("deck", 0, index) for index in range(view.deck)],
        ]
        self.monsters: list[Place] = []
        """Further places of Sea Monsters."""
        self.cards = [place for place in _row("discard", view.discards) if place.seat in others]
        """Further places of Finish cards and Jokers."""
        self.shown: list[Place] = []
        for seat in others:
            known = view.known[seat]
            hand = [Place("hand", seat, index) for index in range(view.hands[seat])]
            unsure = len(hand) - known.unsure
            self.shown += hand[: known.monsters]
            self.cards += hand[known.monsters : unsure]
            self.monsters += hand[unsure:]
        self.removed = [Place("removed", 0, index) for index in range(view.options.islands_removed)]
        self.traces = {seat: _traces(view, seat) for seat in others if view.known[seat].traces}
        self.starts = [
            _start_places(view, seat)
            for seat in range(len(view.hands))
            if is_start_hidden(view, seat)
        ]


def _row(area: str, sizes: Iterable[int]) -> list[Place]:
    return [Place(area, seat, index) for seat, size in enumerate(sizes) for index in range(size)]


def _traces(view: View, seat: int) -> list[tuple[Trace, list[Place]]]:
    """Cards that were shown: in the hand or among later discards; the last ones first."""
    known = view.known[seat]
    hand = [Place("hand", seat, index) for index in range(known.monsters, view.hands[seat])]
    return [
        (
            trace,
            hand + [Place("discard", seat, i) for i in range(trace.since, view.discards[seat])],
        )
        for trace in sorted(known.traces, key=lambda trace: -trace.since)
    ]


def is_start_hidden(view: View, seat: int) -> bool:
    """Whether the viewer does not know where that seat's own Start card lies."""
    if not view.are_starts_in or (view.starter == seat and view.start == START):
        return False
    return seat != view.seat or START not in (*view.hand, *view.own_discards)


class _Share(NamedTuple):
    """Places of a Start card that are equally likely."""

    weight: float
    """Of all of them together."""
    places: list[Place]


def _start_places(view: View, seat: int) -> list[_Share]:
    """The own draw pile, or where it could have come to since (Q-INFO-6)."""
    unseen = [Place("pile", seat, index) for index in range(view.piles[seat])]
    unseen += [Place("blind", seat, index) for index in range(view.blind[seat])]
    shares = [_Share(len(unseen), unseen)]
    if seat != view.seat:
        known = view.known[seat]
        hand = [Place("hand", seat, index) for index in range(view.hands[seat])]
        unsure = len(hand) - known.unsure
        # Cards that could be monsters are the last ones of the hand.
        shares.append(_Share(known.fresh, hand[unsure:]))
        shares.append(_Share(known.older, hand[known.monsters : unsure] or hand[known.monsters :]))
        for run in known.start_discards:
            places = [Place("discard", seat, run.first + index) for index in range(run.count)]
            shares.append(_Share(run.weight * run.count, places))
    return [share for share in shares if share.weight]


def _pick_share(shares: list[_Share], generator: Generator) -> list[Place]:
    at = generator.wide() / WIDE * sum(share.weight for share in shares)
    for share in shares:
        at -= share.weight
        if at < 0:
            return share.places
    return shares[-1].places


# Laying them


def _lay(view: View, hidden: Hidden, places: _Places, generator: Generator) -> Laid | None:
    """One even proposal, or None if it was not to be."""
    laid: Laid = dict.fromkeys(places.shown, MONSTER)
    for seat, traces in places.traces.items():
        # Later traces have fewer places, all of which earlier ones have too: laid first, every
        # way to lay them all is equally likely.
        chosen: list[tuple[Trace, Place]] = []
        for trace, possible in traces:
            place = generator.pick([place for place in possible if place not in laid])
            laid[place] = trace.card
            chosen.append((trace, place))
        if not _passes_waists(view.known[seat], chosen):
            return None
    for shares in places.starts:
        place = generator.pick(_pick_share(shares, generator))
        if place in laid:
            return None
        laid[place] = START
    return _lay_kinds(hidden.cards, places, laid, generator)


def _passes_waists(known: Known, chosen: list[tuple[Trace, Place]]) -> bool:
    """Of the cards shown before a waist, no more than were left can have come through it."""
    for number, waist in enumerate(known.waists):
        through = [
            place
            for trace, place in chosen
            if trace.waists <= number and (place.area == "hand" or place.at >= waist.discards)
        ]
        if len(through) > waist.left:
            return False
    return True


def _lay_kinds(
    cards: Counter[Card], places: _Places, laid: Laid, generator: Generator
) -> Laid | None:
    storms = [card for card in STORMS for _ in range(cards[card])]
    monsters = [MONSTER] * cards[MONSTER]
    others = [card for card in (FINISH, JOKER) for _ in range(cards[card])]
    islands = [card for card in ISLANDS if cards[card]]

    free = [place for place in places.anything if place not in laid]
    unsure = [place for place in places.monsters if place not in laid]
    ways = _ways(len(free), len(unsure), storms, monsters)
    most = _ways(len(places.anything), len(places.monsters), storms, monsters)
    if ways < most and _below(most, generator) >= ways:
        return None
    for kind, further in (
        (storms, unsure),
        (monsters, [place for place in places.cards if place not in laid]),
        (others, places.removed),
        (islands, []),
    ):
        for card in kind:
            at = generator.below(len(free))
            free[at], free[-1] = free[-1], free[at]
            laid[free.pop()] = card
        free += further
    return laid


def _ways(free: int, unsure: int, storms: list[Card], monsters: list[Card]) -> int:
    """How many ways there are to lay Storms and monsters; those of the rest are always the same."""
    if len(storms) > free:
        return 0
    return perm(free, len(storms)) * perm(free - len(storms) + unsure, len(monsters))


def _below(bound: int, generator: Generator) -> int:
    """A whole number below a bound of any size, each equally likely."""
    bits = bound.bit_length()
    while True:
        number = 0
        for _ in range(0, bits, 32):
            number = number << 32 | generator.word()
        number >>= -bits % 32
        if number < bound:
            return number


# The state that comes of it


def _state(view: View, hidden: Hidden, laid: Laid, generator: Generator) -> State:
    seats = len(view.hands)

    def cards(area: str, seat: int, size: int) -> tuple[Card, ...]:
        return tuple(laid[Place(area, seat, index)] for index in range(size))

    hands = tuple(
        view.hand if seat == view.seat else in_order(cards("hand", seat, view.hands[seat]))
        for seat in range(seats)
    )
    explorer = generator.shuffled(hidden.explorer.elements())
    is_opening = not view.are_starts_in and not view.options.competitive
    return State(
        options=view.options,
        first=view.first,
        numbers=view.numbers,
        hands=hands,
        piles=tuple(cards("pile", seat, size) for seat, size in enumerate(view.piles)),
        discards=tuple(
            view.own_discards if seat == view.seat else cards("discard", seat, size)
            for seat, size in enumerate(view.discards)
        ),
        known=view.known,
        agenda=view.agenda,
        start=view.start,
        starter=view.starter,
        finish=view.finish,
        outcome=view.outcome,
        removed=in_order(cards("removed", 0, view.options.islands_removed)),
        blind=tuple(cards("blind", seat, size) for seat, size in enumerate(view.blind)),
        start_places=tuple(generator.wide() for _ in range(seats)) if is_opening else (),
        payment=_payment(view, hands, generator),
        gone=view.gone,
        sunk=view.sunk,
        jokers=view.jokers,
        moons=view.moons,
        night=view.night,
        rocks=view.rocks,
        storms=view.storms,
        explorer=tuple(explorer),
        deck=cards("deck", 0, view.deck),
        offer=view.offer,
    )


def _payment(
    view: View, hands: tuple[tuple[Card, ...], ...], generator: Generator
) -> Payment | None:
    """Secret announcements and choices of others are any they could have made."""
    seen = view.payment
    if seen is None:
        return None
    announced = list(seen.announced)
    chosen: list[tuple[Card, ...] | None] = [None] * len(hands)
    for seat, hand in enumerate(hands):
        if seen.has_announced[seat] and announced[seat] is None:
            announced[seat] = generator.below(seen.maxima[seat] + 1)
        if seen.has_chosen[seat]:
            chosen[seat] = (
                seen.chosen if seat == view.seat else _choice(seen, seat, hand, generator)
            )
    return Payment(
        seen.active, seen.owed, seen.pile_used, tuple(announced), seen.committed, tuple(chosen)
    )


def _choice(
    seen: PaymentView, seat: int, hand: tuple[Card, ...], generator: Generator
) -> tuple[Card, ...]:
    commit = seen.committed[seat]
    count = 0 if commit is None else commit.hand
    return in_order(generator.shuffled(discardable(hand))[:count])


def _could_stand(state: State) -> bool:
    """Whoever is asked has something to answer, and who had nothing has lost (Q-END-2)."""
    outcome = state.outcome
    if outcome is not None:
        stuck = outcome.rule == "Q-END-2" or not (outcome.won is not None or state.is_complete)
        return not (stuck and has_way_out(state, outcome.seat))
    step = state.agenda[-1]
    procedure = rules_of(state.options).procedures[step.kind]
    if procedure.enter(state, step, silence) is not state:
        return False
    # Entering a turn has looked for a way out already.
    return step.kind == "turn" or all(legal(state, seat) for seat in actors(state))
