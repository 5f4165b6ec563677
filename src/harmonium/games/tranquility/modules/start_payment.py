"""The Start card and its eight cards: announce, commit, choose, in instalments (Q-START)."""

from msgspec.structs import replace

from harmonium.core.errors import IllegalAction
from harmonium.core.game import Seat
from harmonium.games.tranquility.actions import (
    Action,
    Announce,
    Commit,
    Discard,
    PlayStart,
    discards,
)
from harmonium.games.tranquility.cards import JOKER, START, Card, discardable
from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.events import (
    AllAnnounced,
    Announced,
    Chose,
    Committed,
    CompassGained,
    Ended,
    StartPlayed,
    Tell,
)
from harmonium.games.tranquility.hands import (
    check_held,
    discard,
    give_blind,
    hand_limit,
    played,
    purse,
)
from harmonium.games.tranquility.modules.monsters import shown
from harmonium.games.tranquility.modules.part import (
    Part,
    Procedure,
    before_it,
    done,
    ended,
    instead,
    lost,
)
from harmonium.games.tranquility.modules.storms import gained
from harmonium.games.tranquility.state import (
    Payment,
    State,
    Step,
    clockwise,
    present,
    with_item,
)


def _compulsory(state: State, seat: Seat) -> Action | None:
    """Whoever holds a Start while none has been played must play it (Q-START-1)."""
    return PlayStart(START) if state.start is None and START in state.hands[seat] else None


def _play(state: State, seat: Seat, action: PlayStart, tell: Tell) -> State:
    """Into the bottom-left corner; then a Compass, then the payment (Q-ORDER-1, 3)."""
    card = action.card
    if card not in {START, JOKER} or card not in state.hands[seat]:
        raise IllegalAction("Q-START-1")
    if state.start is not None:
        raise IllegalAction("Q-START-8")
    tell(StartPlayed(seat, card))
    state = replace(played(state, seat, card), start=card, starter=seat)
    if state.storms is not None:
        state = gained(state, CompassGained(seat, "start"), tell)
    return before_it(_everybody_refills(state, seat), Step("owe", seat, FACTS.start_payment))


def _everybody_refills(state: State, active: Seat) -> State:
    """After the active player's refill come the others', clockwise (Q-START-5)."""
    last = state.agenda.index(Step("refill", active))
    others = tuple(Step("refill", seat) for seat in clockwise(state.seats, active)[:0:-1])
    return replace(state, agenda=state.agenda[:last] + others + state.agenda[last:])


# How much each can give


def from_pile(state: State, seat: Seat) -> int:
    """What a Yellow Storm lets a seat add from the draw pile, once for a Start (Q-STORM-5)."""
    if state.storms is None or not state.storms.yellow[seat]:
        return 0
    if state.payment is not None and state.payment.pile_used[seat]:
        return 0
    return min(FACTS.start_from_pile, len(state.piles[seat]))


def maxima(state: State) -> tuple[int, ...]:
    """Open to all while a payment runs (Q-START-4)."""
    return tuple(
        purse(state, Seat(seat)) + from_pile(state, Seat(seat)) for seat in range(state.seats)
    )


def is_collecting(state: State) -> bool:
    """Whether promises are made: not before, and not while hands are refilled for the next ones.

    What is drawn between two parts of a payment is secret until they are counted again.
    """
    return state.agenda[-1].kind in {"announce", "commit", "choose"}


# Collecting


def _owe(state: State, step: Step, tell: Tell) -> State:
    """Begin to collect what is owed, or take all there is and refill (Q-START-6, -7)."""
    if not step.amount:
        return replace(done(state), payment=None)
    if state.payment is None:
        state = replace(state, payment=_fresh(step.seat, (False,) * state.seats, step.amount))
    # Maxima are open, and with the sizes of the hands they tell how many monsters there are.
    state = shown(state)
    most = maxima(state)
    if sum(most) < step.amount:
        return _instalment(state, step, most, tell)
    alone = state.seats == 1
    return before_it(state, Step("commit" if alone else "announce", step.seat))


def _fresh(active: Seat, pile_used: tuple[bool, ...], owed: int) -> Payment:
    nobody = (None,) * len(pile_used)
    return Payment(active, owed, pile_used, nobody, nobody, nobody)


def _instalment(state: State, step: Step, most: tuple[int, ...], tell: Tell) -> State:
    """Everybody gives all they can and refills; if that changes nothing, the game is lost."""
    order = clockwise(state.seats, step.seat)
    can_refill = any(
        state.piles[seat] and len(state.hands[seat]) < hand_limit(state, seat) for seat in order
    )
    if not any(most) and not can_refill:
        outcome = lost(state, "Q-START-7", step.seat)
        tell(Ended(outcome))
        return ended(state, outcome)
    for seat in order:
        commit = Commit(purse(state, seat), from_pile(state, seat))
        state = _given(state, seat, commit, discardable(state.hands[seat]), tell)
    state = _collected(state, step.amount - sum(most))
    return before_it(state, *(Step("refill", seat) for seat in order))


def _given(state: State, seat: Seat, commit: Commit, cards: tuple[Card, ...], tell: Tell) -> State:
    """What a seat has promised is discarded."""
    if cards:
        state = discard(state, seat, cards, tell)
    if commit.pile and state.payment is not None:
        used = with_item(state.payment.pile_used, seat, True)
        state = replace(state, payment=replace(state.payment, pile_used=used))
        state = give_blind(state, seat, commit.pile, tell)
    return state


def _collected(state: State, owed: int) -> State:
    """What is still owed stands on the agenda, and a new round of promises may begin."""
    running = present(state.payment)
    state = replace(state, payment=_fresh(running.active, running.pile_used, owed))
    return instead(state, replace(state.agenda[-1], amount=owed))


# Announce


def _payment(state: State) -> Payment:
    return present(state.payment)


def _yet_to_announce(state: State, _: Step) -> tuple[Seat, ...]:
    announced = _payment(state).announced
    return tuple(Seat(seat) for seat, number in enumerate(announced) if number is None)


def _enter_announce(state: State, step: Step, tell: Tell) -> State:
    """Shown when all have announced; binding nobody."""
    announced = _payment(state).announced
    if None in announced:
        return state
    tell(AllAnnounced(tuple(number or 0 for number in announced)))
    return instead(state, Step("commit", step.seat))


def _legal_announce(state: State, seat: Seat) -> list[Action]:
    return [Announce(number) for number in range(maxima(state)[seat] + 1)]


def _announce(state: State, seat: Seat, action: Announce, tell: Tell) -> State:
    if not 0 <= action.number <= maxima(state)[seat]:
        raise IllegalAction("Q-START-4")
    tell(Announced(seat, action.number))
    payment = _payment(state)
    announced = with_item(payment.announced, seat, action.number)
    return replace(state, payment=replace(payment, announced=announced))


# Commit


def commits(state: State, seat: Seat) -> list[Commit]:
    """What a seat may promise: neither too much nor so little that the rest cannot be covered."""
    payment = _payment(state)
    owed = payment.owed - sum(commit.total for commit in payment.committed if commit)
    order = clockwise(state.seats, payment.active)
    later = order[order.index(seat) + 1 :]
    most = maxima(state)
    least = owed - sum(most[other] for other in later)
    # Two cards of the pile, or one if there is one or if one is all that is owed.
    pile = min(from_pile(state, seat), owed)
    possible = [
        Commit(hand, extra)
        for extra in ((0, pile) if pile else (0,))
        for hand in range(purse(state, seat) + 1)
    ]
    return [commit for commit in possible if least <= commit.total <= owed]


def _enter_commit(state: State, step: Step, tell: Tell) -> State:
    """A promise that is forced need not be asked for."""
    only = commits(state, step.seat)
    return _committed(state, step.seat, only[0], tell) if len(only) == 1 else state


def _legal_commit(state: State, seat: Seat) -> list[Commit]:
    return commits(state, seat)


def _commit(state: State, seat: Seat, action: Commit, tell: Tell) -> State:
    if action not in commits(state, seat):
        raise IllegalAction("Q-START-4")
    return _committed(state, seat, action, tell)


def _committed(state: State, seat: Seat, commit: Commit, tell: Tell) -> State:
    tell(Committed(seat, commit))
    payment = _payment(state)
    committed = with_item(payment.committed, seat, commit)
    state = replace(state, payment=replace(payment, committed=committed))
    following = Seat((seat + 1) % state.seats)
    if following == payment.active:
        return instead(state, Step("choose", payment.active))
    return instead(state, Step("commit", following))


# Choose


def _promised(state: State, seat: Seat) -> int:
    """How many cards of the hand the seat has promised."""
    commit = _payment(state).committed[seat]
    return 0 if commit is None else commit.hand


def _yet_to_choose(state: State, _: Step) -> tuple[Seat, ...]:
    """Those who have promised some, but not all, of their cards, and have not chosen."""
    return tuple(
        seat
        for seat in map(Seat, range(state.seats))
        if _payment(state).chosen[seat] is None and 0 < _promised(state, seat) < purse(state, seat)
    )


def _enter_choose(state: State, step: Step, tell: Tell) -> State:
    """When all have chosen, everything is discarded at the same time."""
    if _yet_to_choose(state, step):
        return state
    payment = _payment(state)
    for seat in clockwise(state.seats, step.seat):
        cards = payment.chosen[seat]
        if cards is None:
            cards = discardable(state.hands[seat]) if _promised(state, seat) else ()
        state = _given(state, seat, payment.committed[seat] or Commit(0), cards, tell)
    return _collected(done(state), 0)


def _legal_choose(state: State, seat: Seat) -> tuple[Discard, ...]:
    return discards(discardable(state.hands[seat]), _promised(state, seat))


def _choose(state: State, seat: Seat, action: Discard, tell: Tell) -> State:
    check_held(state, seat, action.cards, "Q-START-4")
    if len(action.cards) != _promised(state, seat):
        raise IllegalAction("Q-START-4")
    tell(Chose(seat, action.cards))
    payment = _payment(state)
    chosen = with_item(payment.chosen, seat, action.cards)
    return replace(state, payment=replace(payment, chosen=chosen))


PART = Part(
    compulsory=_compulsory,
    actions={PlayStart: _play},
    procedures={
        "owe": Procedure(enter=_owe),
        "announce": Procedure(
            enter=_enter_announce,
            legal=_legal_announce,
            answers={Announce: _announce},
            asked=_yet_to_announce,
            rule="Q-START-4",
        ),
        "commit": Procedure(
            enter=_enter_commit,
            legal=_legal_commit,
            answers={Commit: _commit},
            rule="Q-START-4",
        ),
        "choose": Procedure(
            enter=_enter_choose,
            legal=_legal_choose,
            answers={Discard: _choose},
            asked=_yet_to_choose,
            rule="Q-START-4",
        ),
    },
)
