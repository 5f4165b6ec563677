"""Harmonies: the turn that `level4` has planned, what it brings, and what the cards make of it."""

from math import hypot
from typing import Final

from harmonium.bots import Candidate
from harmonium.bots.searching import engine_here
from harmonium.core.deal import Generator
from harmonium.core.game import Remark
from harmonium.engine.harmonies_search import Search
from harmonium.games.harmonies.actions import (
    Action,
    ChooseSpirit,
    EndTurn,
    Exchange,
    KeepRow,
    PlaceCube,
    TakeCard,
    TakeGroup,
)
from harmonium.games.harmonies.hopes import changes, hopes
from harmonium.games.harmonies.rules import apply
from harmonium.games.harmonies.scoring import area_score
from harmonium.games.harmonies.state import State
from harmonium.games.harmonies.view import View, redeal
from harmonium.study.comparing import Comparison
from harmonium.study.subjects import Subject
from harmonium.wire.protocol import Look

NODES: Final = 60_000
"""For each of two acts that are compared."""
_END: Final = EndTurn | Exchange | KeepRow


def look(view: View, best: Candidate) -> Look:
    match best.action:
        case PlaceCube(card):
            return _at_card(card, "ready")
        case TakeCard() | Exchange() | KeepRow():
            return Look("row", "", (), Remark("look-harmonies-row"))
        case ChooseSpirit():
            return Look("hand", "", (), Remark("look-harmonies-spirit"))
        case EndTurn():
            return Look("place", "", (), Remark("look-harmonies-done"))
        case _:
            return _of_turn(view, best) or _anywhere(best.action)


def _anywhere(action: Action) -> Look:
    if isinstance(action, TakeGroup):
        return Look("group", "", (), Remark("look-harmonies-group"))
    return Look("place", "", (), Remark("look-harmonies-place"))


def _of_turn(view: View, best: Candidate) -> Look | None:
    """The card that the turn serves, or else the landscape that gains most."""
    settling = [act.card for act in best.plan if isinstance(act, PlaceCube)]
    if settling:
        return _at_card(settling[0], "settles")
    gains = _gains(view, best)
    most = max(gains, key=lambda name: gains[name], default=None)
    if most is None or gains[most] <= 0:
        return None
    names = {"category": f"category-harmonies-{most}"}
    return Look("place", "", (), Remark("look-harmonies-category", {}, names))


def _at_card(card: str, what: str) -> Look:
    words = Remark(f"look-harmonies-{what}", {}, {"card": f"card-{card}"})
    return Look("card", card, (), words)


def reasons(view: View, candidate: Candidate) -> tuple[Remark, ...]:
    """Of a turn that was thought out all of it, otherwise of the act alone."""
    assert view.seat is not None
    if not candidate.plan:
        return (*_points("reason-harmonies-now", _gains(view, candidate)), *_hopes(view, candidate))
    before, after = _states(view, candidate)
    said = [
        Remark("reason-harmonies-settles", {}, {"card": f"card-{act.card}"})
        for act in candidate.plan
        if isinstance(act, PlaceCube)
    ]
    said += [
        Remark("reason-harmonies-takes", {}, {"card": f"card-{act.card}"})
        for act in candidate.plan
        if isinstance(act, TakeCard)
    ]
    areas = before.areas[view.seat], after.areas[view.seat]
    return (
        *_points("reason-harmonies-turn", _gains(view, candidate)),
        *said,
        *changes(view.options.side, *areas),
    )


def _hopes(view: View, candidate: Candidate) -> tuple[Remark, ...]:
    return () if view.active != view.seat else hopes(view, candidate.action)


def _points(code: str, gains: dict[str, int]) -> tuple[Remark, ...]:
    total = sum(gains.values())
    return (Remark(code, {"points": total}),) if total else ()


def _states(view: View, candidate: Candidate) -> tuple[State, State]:
    """Before the act, and after all that was planned of the own turn; nothing of it is drawn."""
    assert view.seat is not None
    before = after = redeal(view, Generator.from_seed(0))
    for action in (candidate.action, *candidate.plan):
        if isinstance(action, _END):
            break
        after = apply(after, view.seat, action)
    return before, after


def _gains(view: View, candidate: Candidate) -> dict[str, int]:
    """Points by category."""
    assert view.seat is not None
    before, after = (
        area_score(view.options, state.areas[view.seat]).categories
        for state in _states(view, candidate)
    )
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def compare(view: View, better: Action, played: Action, generator: Generator) -> Comparison | None:
    """The best that the rest of the turn makes of each, searched with the same luck.

    The search tells the error of each by itself; together they are at least that of the difference.
    """
    seed = generator.wide()
    values = [_best_after(view, action, seed) for action in (better, played)]
    found = [value for value in values if value is not None]
    if len(found) < len(values):
        return None
    (one, one_error), (other, other_error) = found
    return Comparison(one, other, hypot(one_error, other_error), "points")


def _best_after(view: View, action: Action, seed: int) -> tuple[float, float] | None:
    face = engine_here().game("harmonies")
    position = face.position(redeal(view, Generator.from_seed(0)), hidden=True)
    assert view.seat is not None
    code = face.rules.code(view, view.seat, action)
    ends = isinstance(action, _END)
    if not ends:
        position.apply(view.seat, code)
    search = Search(position, seed)
    while search.nodes < NODES and search.run(search.nodes + 1):
        pass
    plans = search.candidates()
    fitting = [plan for plan in plans if not ends or plan.codes[0] == code]
    return (fitting[0].value, fitting[0].error) if fitting else None


SUBJECT: Final = Subject(bot="level4", look=look, reasons=reasons, compare=compare, margin=3.0)
