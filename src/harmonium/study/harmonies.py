"""Harmonies: the turn that `level5` has planned, what it brings, and what the cards make of it."""

from collections.abc import Sequence
from math import hypot
from typing import Final

from harmonium.bots import Candidate, Question
from harmonium.bots.harmonies_search import learned
from harmonium.bots.searching import engine_here
from harmonium.core.deal import Generator
from harmonium.core.game import Remark
from harmonium.engine.harmonies_search import Candidate as Plan
from harmonium.engine.harmonies_search import Search
from harmonium.games.harmonies.actions import (
    Action,
    ChooseSpirit,
    EndTurn,
    Exchange,
    KeepRow,
    PlaceCube,
    PlaceToken,
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


def rival(question: Question, best: Candidate, played: Action) -> Candidate | None:
    """What the best turn does with the same thing: the token, the card, the animal.

    Within a turn most acts can wait for each other, so whatever else it does is not lost yet; and
    cards are taken at any moment, while the search takes the gap in the row for lasting.
    """
    if isinstance(played, _END):
        return best
    for act in (best.action, *best.plan):
        if act in question.legal and _thing(act) == _thing(played):
            return Candidate(act, best.value, best.error, best.plan if act == best.action else ())
    return None


def _thing(action: Action) -> tuple[type[Action], str]:
    """What an act is about."""
    match action:
        case PlaceToken(colour):
            return PlaceToken, colour
        case PlaceCube(card):
            return PlaceCube, card
        case _:
            return type(action), ""


def compare(view: View, better: Action, played: Action, generator: Generator) -> Comparison | None:
    """The best that the rest of the turn makes of each, searched to the end with the same luck.

    The search tells the error of each by itself; together they are at least that of the difference.
    """
    seed = generator.wide()
    if isinstance(better, _END) or isinstance(played, _END):
        plans = _plans(view, seed)
        found = [plans.get(action) for action in (better, played)]
        done = 1
    else:
        found = [_best(_plans(view, seed, action)) for action in (better, played)]
        done = 0
    one, other = found
    if one is None or other is None:
        return None
    later = (_acts(view, plan.codes[done:]) for plan in (one, other))
    return Comparison(one.value, other.value, hypot(one.error, other.error), "points", *later)


def _acts(view: View, codes: Sequence[int]) -> tuple[Action, ...]:
    assert view.seat is not None
    rules = engine_here().game("harmonies").rules
    return tuple(rules.action(view, view.seat, code) for code in codes)


def _best(plans: dict[Action, Plan]) -> Plan | None:
    return next(iter(plans.values()), None)


def _plans(view: View, seed: int, after: Action | None = None) -> dict[Action, Plan]:
    """The best plan for each act that could come next, the best first."""
    assert view.seat is not None
    face = engine_here().game("harmonies")
    position = face.position(redeal(view, Generator.from_seed(0)), hidden=True)
    if after is not None:
        position.apply(view.seat, face.rules.code(view, view.seat, after))
    search = Search(position, seed, learned(len(view.players)))
    while search.run(search.nodes + 1):  # to its end: what is drawn more often is worth more
        pass
    plans: dict[Action, Plan] = {}
    for plan in search.candidates():
        plans.setdefault(face.rules.action(view, view.seat, plan.codes[0]), plan)
    return plans


SUBJECT: Final = Subject(
    bot="level5",
    look=look,
    reasons=reasons,
    compare=compare,
    rival=rival,
    rivals=2,
    margin=3.0,
)
