"""Who may be helped at a table, and how far a teaching game goes back."""

import msgspec
import pytest

from harmonium.core.errors import Problem
from harmonium.room import acting, helping
from harmonium.room.audience import Place
from harmonium.room.facts import SeatFacts
from harmonium.room.room import Room
from harmonium.room.stored import Helped
from harmonium.wire.shared import Plan
from room.rooms_alone import ANN, BEN, NOW, act, new_room

PERSON, BOT = SeatFacts("person", "Ann", "ann"), SeatFacts("bot", "level1", bot="level1")
PROGRAM, OPEN = SeatFacts("program", "Robo"), SeatFacts("open", "")


def table(*, with_bot: bool = False, **decided: object) -> Room[Place]:
    """Ann and Ben, or Ann and a bot where Ben would sit."""
    room = new_room(ANN, BEN)
    room.plan = msgspec.structs.replace(room.plan, **decided)
    if with_bot:
        room.seats[1] = BOT
    return room


def refusal_of_hint(room: Room[Place], seat: int = 0, on: int = 0) -> str:
    with pytest.raises(Problem) as refused:
        helping.check_hint(room, seat, on)
    return refused.value.message


def refusal_of_way_back(room: Room[Place], entry: int, seat: int = 0) -> str:
    with pytest.raises(Problem) as refused:
        helping.taken_back(room, seat, entry, "back")
    return refused.value.message


@pytest.mark.parametrize(
    ("seats", "alone"),
    [
        ((PERSON,), True),
        ((PERSON, BOT, BOT), True),
        ((PERSON, PERSON), False),
        ((PERSON, PROGRAM), False),
        ((PERSON, OPEN), False),
        ((BOT, BOT), False),
    ],
)
def test_alone_is_one_person_among_bots(seats: tuple[SeatFacts, ...], *, alone: bool) -> None:
    assert helping.is_alone(seats) is alone


def test_a_table_teaches_one_person_and_never_the_deal_of_the_day() -> None:
    plan = Plan(game="take_it_easy", options=None, teaching=True)
    helping.check_plan(plan, (PERSON, BOT))
    with pytest.raises(Problem) as others:
        helping.check_plan(plan, (PERSON, PERSON))
    assert others.value.message == "teaching-alone"
    with pytest.raises(Problem) as daily:
        helping.check_plan(msgspec.structs.replace(plan, daily="2026-01-01"), (PERSON,))
    assert daily.value.message == "help-daily"


def test_hints_are_for_who_is_alone_or_has_agreed() -> None:
    helping.check_hint(table(with_bot=True), 0, 0)
    helping.check_hint(table(hints=True), 0, 0)
    assert refusal_of_hint(table()) == "hint-others"
    assert refusal_of_hint(table(with_bot=True, daily="2026-01-01")) == "help-daily"


def test_a_hint_is_about_the_present_of_who_is_to_act() -> None:
    room = table(hints=True)
    act(room, 0, "c3")
    assert refusal_of_hint(room, seat=0, on=1) == "hint-no-turn"
    act(room, 1, "c3")
    assert refusal_of_hint(room, seat=0, on=0) == "act-stale"
    room.facts = msgspec.structs.replace(room.facts, status="paused")
    assert refusal_of_hint(room, seat=0, on=2) == "table-paused"


def test_a_hint_is_noted_once() -> None:
    room = table(hints=True)
    (noted,) = helping.helped(room)
    assert noted == Helped()
    room.take(noted)
    assert helping.helped(room) == ()
    assert room.info().practice


def test_the_way_back_undoes_what_came_after_by_whomever() -> None:
    room = table(with_bot=True, teaching=True)
    for seat, cell in ((0, "c3"), (1, "c3"), (1, "c4"), (0, "c4"), (1, "c5")):
        act(room, seat, cell)
    undone = helping.taken_back(room, 0, 0, "back")
    assert [one.act_id for one in undone] == [f"back {entry}" for entry in (4, 3, 2, 1, 0)]
    for request in undone:
        acting.act(room, request, NOW)
    assert not room.running.steps
    assert refusal_of_way_back(room, 0) == "take-back-gone"


def test_the_way_back_is_ones_own_and_has_an_end() -> None:
    room = table(with_bot=True, teaching=True)
    act(room, 0, "c3")
    act(room, 1, "c3")
    assert refusal_of_way_back(room, 1) == "take-back-gone", "the bot's act"
    while len(room.running.steps) <= helping.MOST_BACK:
        seat = room.running.actors[0]
        act(room, seat, room.game.format(next(iter(room.running.legal(seat)))))
    assert refusal_of_way_back(room, 0) == "take-back-far"
    assert refusal_of_way_back(table(with_bot=True), 0) == "take-back-teaching"
