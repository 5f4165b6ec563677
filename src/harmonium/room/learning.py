"""A stage of a tutorial as a table: whoever learns is told what they would be told at a real one.

Nothing of it is kept anywhere. The acts come with every question, and the answer follows from them.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from harmonium.core.errors import not_an_action
from harmonium.core.game import AnyGame, Seat
from harmonium.games import load
from harmonium.learn import Lesson, find, play, stages_of
from harmonium.room import telling
from harmonium.room.audience import Place
from harmonium.room.facts import Facts, SeatFacts
from harmonium.room.fold import Fold
from harmonium.room.room import Room
from harmonium.wire.rest import Learning
from harmonium.wire.shared import Plan, Someone, Undoing

LEARNER = Seat(0)


def learning(me: Someone, key: str, number: int, acts: Sequence[Any], now: int) -> Learning:
    """The stage of that number after these acts; a Problem where the rules are against one."""
    game = load(key)
    lesson = play(find(key, number), [_text(game, act) for act in acts])
    room = _room(me, lesson, f"learn-{key}-{number}", now)
    table = lesson.table
    snapshot = msgspec.structs.replace(
        telling.snapshot(LEARNER, room, now), undo=Undoing(bool(lesson.acts)), over=None
    )
    return Learning(
        stages=len(stages_of(key)),
        message=lesson.stage.message,
        verdict=lesson.verdict,
        acts=lesson.acts,
        greeting=telling.greeting(room, Place(person=me, seats=(LEARNER,))),
        snapshot=snapshot,
        advice=telling.advice(LEARNER, game, table.state, len(table.entries)),
        told=telling.log(LEARNER, table).told,
    )


def _text(game: AnyGame, act: Any) -> str:
    """The notation of an act, which comes as such or as one of the legal actions."""
    if isinstance(act, str):
        return act
    try:
        return game.format(msgspec.convert(act, game.action_type))
    except msgspec.ValidationError as error:
        raise not_an_action(act) from error


def _room(me: Someone, lesson: Lesson, name: str, now: int) -> Room[Place]:
    table = lesson.table
    others = [
        SeatFacts("bot", seat.specification, bot=seat.specification) for seat in lesson.others
    ]
    plan = Plan(game=table.game.key, options=table.options, signs=False)
    facts = Facts(id=name, host=me, created=now, status="running", started=now)
    seats = [SeatFacts("person", me.name, me.id), *others]
    return Room(plan, facts, table.game, seats, Fold.begun(table, plan.clock, now))
