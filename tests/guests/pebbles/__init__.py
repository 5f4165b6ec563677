"""Pebbles: a game small enough to see through, for tests of what is common to all games.

Everybody may put a pebble on the common heap, take one from it, or look (once a game) at the
secret number under it, at once or in turn. After the agreed number of acts all win together if
the heap is at least that high.
"""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from harmonium.core.deal import Generator
from harmonium.core.errors import BadNotation, IllegalAction, ImpossibleDeal
from harmonium.core.game import (
    Condition,
    Forbidden,
    Game,
    Points,
    Result,
    Score,
    Seat,
    score_of,
)
from harmonium.core.options import check_forbidden, check_seats

SEATS: Final = range(1, 4)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option of every kind."""

    acts: Annotated[int, msgspec.Meta(ge=1, le=20)] = 8
    side: Literal["left", "right"] = "right"
    level: Literal[3, 1, 2] = 3
    loud: bool = False
    title: str = ""
    limit: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    in_turn: bool = False


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    secret: int


class State(msgspec.Struct, frozen=True):
    options: Options
    deal: Deal
    seats: int
    heap: int = 0
    done: int = 0
    seen: bool = False


class Do(msgspec.Struct, frozen=True, tag="do"):
    what: Literal["put", "take", "look"]


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    options: Options
    seats: int
    heap: int
    done: int
    secret: int | None


class Did(msgspec.Struct, frozen=True, tag="did"):
    heap: int
    secret: int | None


ACTIONS: Final = (Do("put"), Do("take"), Do("look"))
FORBIDDEN: Final = (
    Forbidden("X-LOUD", (Condition("loud", (True,)), Condition("level", (1, 2)))),
    Forbidden("X-SOLO", (Condition("seats", (1,)), Condition("side", ("left",)))),
)


def check(options: Options, seats: int) -> None:
    check_seats(SEATS, seats, "X-SEATS")
    check_forbidden(FORBIDDEN, options, seats)


def check_deal(_options: Options, _seats: int, deal: Deal) -> None:
    if deal.secret not in range(1, 7):
        raise ImpossibleDeal("X-SECRET", secret=deal.secret)


def actors(state: State) -> tuple[Seat, ...]:
    if state.done == state.options.acts:
        return ()
    if state.options.in_turn:
        return (Seat(state.done % state.seats),)
    return tuple(map(Seat, range(state.seats)))


def legal(state: State, seat: Seat) -> tuple[Do, ...]:
    if seat not in actors(state):
        return ()
    possible = {"put": True, "take": state.heap > 0, "look": not state.seen}
    return tuple(action for action in ACTIONS if possible[action.what])


def apply(state: State, seat: Seat, action: Do) -> State:
    if action not in legal(state, seat):
        raise IllegalAction("X-PEBBLES", what=action.what)
    change = {"put": 1, "take": -1, "look": 0}[action.what]
    return msgspec.structs.replace(
        state,
        heap=state.heap + change,
        done=state.done + 1,
        seen=state.seen or action.what == "look",
    )


def reveals(before: State, after: State) -> str | None:
    return "reveal-secret" if after.seen and not before.seen else None


def view(state: State, seat: Seat | None) -> View:
    secret = state.deal.secret if state.seen else None
    return View(seat, state.options, state.seats, state.heap, state.done, secret)


def told(
    _before: State, _seat: Seat, _action: Do, after: State, _viewer: Seat | None
) -> tuple[Did, ...]:
    return (Did(after.heap, after.deal.secret if after.seen else None),)


def follow(view: View, event: Did) -> View:
    return msgspec.structs.replace(view, heap=event.heap, secret=event.secret, done=view.done + 1)


def redeal(view: View, generator: Generator) -> State:
    secret = view.secret or 1 + generator.below(6)
    return State(
        view.options, Deal(secret), view.seats, view.heap, view.done, view.secret is not None
    )


def preview(state: State, seat: Seat, action: Do) -> Mapping[str, int]:
    return {"pebbles": apply(state, seat, action).heap - state.heap}


def score(state: State) -> tuple[Score, ...]:
    pebbles = [Points("pebbles", state.heap, "X-PEBBLES")]
    return (score_of(("pebbles",), pebbles),) * state.seats


def result(state: State) -> Result | None:
    if actors(state):
        return None
    won = state.heap >= state.deal.secret
    return Result((1,) * state.seats, (state.heap,) * state.seats, won=won, rule="X-PEBBLES")


def parse(text: str) -> Do:
    for action in ACTIONS:
        if action.what == text:
            return action
    raise BadNotation(text, "put")


GAME: Final = Game(
    key="pebbles",
    ruleset=1,
    seats=SEATS,
    cooperative=lambda _: True,
    categories=lambda _: ("pebbles",),
    variant=lambda state, _: {"acts": state.options.acts},
    options_type=Options,
    deal_type=Deal,
    action_type=Do,
    view_type=View,
    event_type=Did,
    mark_type=None,
    forbidden=FORBIDDEN,
    check=check,
    deal=lambda _options, _seats, generator: Deal(1 + generator.below(6)),
    check_deal=check_deal,
    start=lambda options, seats, deal: State(options, deal, seats),
    actors=actors,
    legal=legal,
    apply=apply,
    reveals=reveals,
    view=view,
    told=told,
    follow=follow,
    redeal=redeal,
    preview=preview,
    marks=lambda _: (),
    score=score,
    result=result,
    format=lambda action: action.what,
    parse=parse,
    sheet_type=None,
    tally=lambda _: None,
)
