"""What a module or variant consists of, in the words the rules ask for it.

The rules of the standard game know no module by name. They ask every part in force: which cells
do you close, which further actions are there, what follows a placement. A part that has nothing
to say to a question leaves it out.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from harmonium.core.game import Seat
from harmonium.games.tranquility.actions import Action
from harmonium.games.tranquility.board import Cell
from harmonium.games.tranquility.cards import Card
from harmonium.games.tranquility.events import Tell
from harmonium.games.tranquility.state import Chart, Missing, Outcome, State, Step, StepKind

Answer = Callable[[State, Seat, Any, Tell], State]
"""What an action does; it refuses with IllegalAction if it is not allowed."""
Answers = Mapping[type[Action], Answer]


def _only_its_seat(_: State, step: Step) -> tuple[Seat, ...]:
    return (step.seat,)


def _nothing(_state: State, _seat: Seat) -> tuple[Action, ...]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Procedure:
    """How a step of the agenda is done."""

    enter: Callable[[State, Step, Tell], State]
    """Do it, or give the same state back if an answer is needed first."""
    legal: Callable[[State, Seat], Iterable[Action]] = _nothing
    """The answers that a seat can give."""
    answers: Answers = field(default_factory=dict)
    asked: Callable[[State, Step], tuple[Seat, ...]] = _only_its_seat
    rule: str = "Q-TURN-1"
    """What to name if something else is tried while this is asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A module or variant. The order of parts is that of Q-ORDER-1."""

    closed: Callable[[Chart], Mapping[Cell, str]] | None = None
    """The cells that no card may be put into, each with the rule that closes it."""
    only_beside: Callable[[Chart, Seat], bool] | None = None
    """Whether a seat may place islands only beside others (Q-STORM-7)."""
    compulsory: Callable[[State, Seat], Action | None] | None = None
    """The one action that the seat must take."""
    further: Callable[[State, Seat], Iterable[Action]] | None = None
    """Further actions of a turn."""
    actions: Answers = field(default_factory=dict)
    """How those are done; the rest of the turn is on the agenda already."""
    window: Callable[[State, Seat], Iterable[Action]] | None = None
    """What may be done at the beginning of a turn and is not its action."""
    spends: Answers = field(default_factory=dict)
    """How that is done."""
    rescues: Callable[[State, Seat], bool] | None = None
    """Whether what the window offers is a way out of a loss."""
    consequences: Callable[[State, Seat, Cell], tuple[Step, ...]] | None = None
    """The steps that follow a placement, the first one first."""
    after_action: tuple[StepKind, ...] = ()
    """The steps between an action and the refill, the first one first."""
    refill: tuple[StepKind, ...] | None = None
    """The steps of a refill, if it is not the usual one."""
    intercepts: Callable[[Card], bool] | None = None
    """Whether a card never comes into a hand when it is drawn ..."""
    drawn: Callable[[State, Seat, Card, Tell], State] | None = None
    """... and what happens instead."""
    bars_finish: Callable[[State], str | None] | None = None
    """The rule that forbids finishing the complete grid."""
    finish_fails: Callable[[State, Seat, Card, Tell], State | None] | None = None
    """What happens if an attempt to finish does not win; None if it does."""
    joker_numbers: Callable[[State], Iterable[int]] | None = None
    """The numbers that a Joker may take as an island."""
    is_moon: Callable[[State, Seat], bool] | None = None
    """Whether a card that the seat places now lies moon up."""
    stuck: Callable[[State, Seat], Outcome] | None = None
    """How the game ends for want of a legal action, if that is not a loss for all."""
    procedures: Mapping[StepKind, Procedure] = field(default_factory=dict)


def done(state: State) -> State:
    """The step at hand is done."""
    return replace(state, agenda=state.agenda[:-1])


def instead(state: State, *steps: Step) -> State:
    """These steps, the first one first, take the place of the one at hand."""
    return replace(state, agenda=state.agenda[:-1] + steps[::-1])


def before_it(state: State, *steps: Step) -> State:
    """These steps, the first one first, come before the one at hand."""
    return replace(state, agenda=state.agenda + steps[::-1])


def lost(state: State, rule: str, seat: Seat) -> Outcome:
    """The loss of everybody by that rule, and what was missing to a win (Q-END-1)."""
    lacking: dict[Missing, bool] = {
        "cells": not state.is_complete,
        "start": state.start is None,
        "payment": rule == "Q-START-7",
        "finish": True,
    }
    missing = tuple(thing for thing, is_lacking in lacking.items() if is_lacking)
    return Outcome(False, rule, seat, missing)


def ended(state: State, outcome: Outcome) -> State:
    """It is over; the agenda stays and shows where."""
    return replace(state, outcome=outcome)
