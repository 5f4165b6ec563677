"""Tranquility: who acts, what is allowed, what happens, when it is over."""

from collections.abc import Collection

from harmonium.core.errors import IllegalAction
from harmonium.core.game import Result, Seat, ranked
from harmonium.games.tranquility.actions import Action
from harmonium.games.tranquility.board import EMPTY
from harmonium.games.tranquility.deal import Deal, setup
from harmonium.games.tranquility.events import Tell, silence
from harmonium.games.tranquility.modules.start_payment import is_collecting
from harmonium.games.tranquility.options import Options
from harmonium.games.tranquility.scoring import score
from harmonium.games.tranquility.state import State
from harmonium.games.tranquility.turn import rules_of


def start(options: Options, seats: int, deal: Deal) -> State:
    """Opening hands are drawn, the Starts shuffled in; a Storm may ask its drawer first."""
    return settled(setup(options, seats, deal), silence)


def settled(state: State, tell: Tell) -> State:
    """Do what is on the agenda until somebody must answer or the game is over."""
    procedures = rules_of(state.options).procedures
    while state.outcome is None:
        step = state.agenda[-1]
        after = procedures[step.kind].enter(state, step, tell)
        if after is state:
            break
        state = after
    return state


def actors(state: State) -> tuple[Seat, ...]:
    """Whoever is asked: mostly one seat, all of them for parts of a Start payment."""
    if state.outcome is not None:
        return ()
    step = state.agenda[-1]
    return rules_of(state.options).procedures[step.kind].asked(state, step)


def legal(state: State, seat: Seat) -> Collection[Action]:
    """Every answer to what the seat is asked; nothing depends on another hand."""
    if seat not in actors(state):
        return ()
    procedure = rules_of(state.options).procedures[state.agenda[-1].kind]
    return tuple(procedure.legal(state, seat))


def apply(state: State, seat: Seat, action: Action) -> State:
    return played_out(state, seat, action, silence)


def played_out(state: State, seat: Seat, action: Action, tell: Tell) -> State:
    """The act and all that follows by itself, told to whoever listens."""
    if state.outcome is not None:
        raise IllegalAction(state.outcome.rule)
    step = state.agenda[-1]
    procedure = rules_of(state.options).procedures[step.kind]
    if seat not in procedure.asked(state, step):
        raise IllegalAction("Q-TURN-1")
    answer = procedure.answers.get(type(action))
    if answer is None:
        raise IllegalAction(procedure.rule)
    return settled(answer(state, seat, action, tell), tell)


def reveals(before: State, after: State) -> str | None:
    """Whether something hidden was shown, and what: undo stops there."""
    if before.piles != after.piles:
        return "reveal-drawn"
    if before.explorer != after.explorer:
        return "reveal-explored"
    if before.deck != after.deck:
        return "reveal-offer"
    if after.outcome is not None:
        return "reveal-over"
    if _shows_monsters(before, after):
        return "reveal-monsters"
    if _announcing(before) and not _announcing(after):
        return "reveal-announced"
    return None


def _announcing(state: State) -> bool:
    return state.agenda[-1].kind == "announce"


def _shows_monsters(before: State, after: State) -> bool:
    """Maxima or an attempt to finish show the monsters of all hands, a Yellow Storm of one.

    That fewer cards can be monsters after a discard is no news: it takes nobody's secret.
    """
    if is_collecting(after) and not is_collecting(before):
        return after.options.sea_monsters != "none"
    if after.agenda[-1].attempted and not before.agenda[-1].attempted:
        return True
    return any(
        now.monsters > then.monsters for then, now in zip(before.known, after.known, strict=True)
    )


def result(state: State) -> Result | None:
    """All win or lose together; rivals are ranked, and a tie is Moon's (Q-VAR-COMPETE-7)."""
    outcome = state.outcome
    if outcome is None:
        return None
    totals = tuple(seat.total for seat in score(state))
    ranks = (1,) * state.seats
    if state.options.competitive:
        ranks = ranked([(total, seat != state.first) for seat, total in enumerate(totals)])
    filled = len(state.numbers) - state.numbers.count(EMPTY)
    return Result(ranks, totals, outcome.won, outcome.rule, outcome.seat, {"cells_filled": filled})
