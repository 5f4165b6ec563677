"""What each viewer is told, and what is told again to whoever missed it."""

import pytest

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.room import acting, asking, clocks, telling
from harmonium.room.acting import Request
from harmonium.room.audience import Place
from harmonium.room.errors import NotAllowed, NotNow
from harmonium.room.facts import SeatFacts
from harmonium.room.fold import KEPT_STATES
from harmonium.room.stored import Asked, DayPlayed, Due, Seated
from harmonium.wire.shared import DaysClock, LiveClock
from room.rooms_alone import ANN, BEN, CY, NOW, act, new_room, place_of, played_out

HASH = "hash"
PROGRAM = SeatFacts("program", "Rob", token=HASH)


def test_whoever_comes_is_greeted_with_what_is_asked_and_counted_among_those_here() -> None:
    room = new_room(ANN, BEN)
    question = asking.question(room, Seat(0), "pause", "tea")
    room.take(Asked(question))
    watching = Place(person=CY, seats=())
    room.audience |= {watching, Place(person=ANN, seats=room.seats_of("ann"))}
    greeting = telling.greeting(room, watching)
    assert (greeting.you, greeting.seats, greeting.questions) == (CY, (), (question,))
    presence = telling.presence(room)
    assert presence.spectators == 1
    here = {present.who: present.seats for present in presence.present}
    assert here == {ANN: (0,), BEN: (1,)}, "two windows are one person"


def test_a_program_that_lost_its_seat_watches() -> None:
    room = new_room(ANN, BEN)
    room.take(Seated(1, room.seats[1], PROGRAM))
    program = Place(person=None, seats=(Seat(1),), token_seat=Seat(1), token=HASH)
    room.audience.add(program)
    assert dict(telling.news(room))[program].seats == (1,)
    room.take(Seated(1, PROGRAM, SeatFacts("program", "Rob", token=HASH[::-1])))
    assert dict(telling.news(room))[program].seats == ()


def test_what_was_missed_is_told_again_to_each_as_they_may_know_it() -> None:
    room = new_room(ANN, BEN)
    act(room, 0, "c3")
    acting.act(room, Request("undo", 0, "ann undo", 1), NOW)
    act(room, 0, "c5")
    fold = room.folded
    latest = fold.latest(1)
    assert latest is not None
    update = telling.update(Seat(1), room, latest, NOW)
    assert [told.takes_back for told in update.told] == [0, None]
    assert fold.latest(3) == ()
    again = telling.late((update,), room.running, 1)
    assert again == [update], "from the beginning as from what is remembered"
    everything = telling.log(Seat(0), room.running).told
    assert [told.entry for told in everything] == [0, 1, 2]
    assert everything[0].events[0].cell == 3
    assert telling.log(None, room.running).told[0].events[0].cell is None
    for number in range(KEPT_STATES):
        acting.act(room, Request("undo", 0, f"u {number}", None), NOW)
        act(room, 0, "c5")
    assert fold.latest(1) is None, "too long ago"


def test_an_act_decided_on_other_choices_than_the_seat_has_now_is_stale() -> None:
    room = new_room(ANN, BEN)
    act(room, 0, "c3")
    acting.act(room, Request("act", 1, "ben", 0, "c4"), NOW)  # nobody is refused for being second
    with pytest.raises(Problem, match="act-stale"):
        acting.act(room, Request("act", 0, "ann", 0, "c5"), NOW)
    structure = {"type": "choose", "cell": 5}
    assert acting.act(room, Request("act", 0, "ann", 2, structure), NOW).entered.number == 2


def test_the_past_is_open_once_the_game_is_over() -> None:
    room = new_room(ANN, BEN, rounds=1)
    act(room, 0, "c3")
    with pytest.raises(Problem, match="record-closed"):
        telling.record(room)
    assert telling.past(Seat(1), room.running, 0).next is None
    with pytest.raises(Problem, match="no-such-step"):
        telling.past(None, room.running, 9)
    played_out(room)
    then = telling.past(None, room.running, 0)
    assert room.game.format(then.next) == "c3"
    moments = list(telling.replayed((None, Seat(0)), room.running, 1, 2))
    assert [moment.step for moment in moments] == [1, 2]
    assert [view.choice for view in moments[0].views] == [None, 3]
    hers = next(iter(telling.story(None, room.running, is_open=True)))
    assert hers.events[0].cell == 3, "as she heard it herself"
    assert next(iter(telling.story(None, room.running, is_open=False))).events[0].cell is None


def test_advice_is_for_who_is_to_act_and_the_standing_for_everybody() -> None:
    room = new_room(ANN, BEN)
    act(room, 0, "c3")
    game, state = room.game, room.running.state
    idle = telling.advice(Seat(0), game, state, 1)
    assert not idle.previews
    assert not idle.texts
    advice = telling.advice(Seat(1), game, state, 1, most=3)
    assert len(advice.previews) == 3
    assert len(advice.texts) == len(tuple(room.running.legal(Seat(1))))
    assert telling.standing(game, state, 1).scores == room.running.score()
    view, legal, told = telling.bot_sees(Seat(1), room, listens=True)
    assert view.choice is None
    assert len(legal) == 19
    assert told


def test_what_a_stand_in_did_is_told_as_its() -> None:
    room = new_room(ANN, BEN)
    request = Request("act", 0, "x", 0, "c3", core.StandIn("level3"))
    done = acting.act(room, request, NOW)
    assert done.change is not None
    assert telling.update(Seat(1), room, (done.change,), NOW).told[0].by == "stand_in"


def test_a_stand_in_leaves_time_to_think_and_an_undo_makes_none() -> None:
    room = new_room(ANN, BEN, clock=LiveClock(60, 5))
    acting.act(room, Request("act", 0, "a", 0, "c3", core.StandIn("level3")), NOW + 60_000)
    assert room.clock is not None
    assert room.clock.remaining[0] == 6_000, "a tenth of the time"
    acting.act(room, Request("undo", 0, "b", 1), NOW + 60_000)
    assert room.clock.remaining[0] == 1_000
    shown = telling.snapshot(Seat(0), room, NOW + 60_000).clocks
    assert shown is not None
    assert not shown.paused


def test_days_are_given_again_with_every_act() -> None:
    room = new_room(ANN, BEN, clock=DaysClock(2))
    two_days = 2 * clocks.DAY
    assert room.deadline(NOW) == (NOW + two_days, 0)
    done = act(room, 0, "c3", NOW + clocks.DAY)
    assert done.besides == (Due(NOW + two_days),)
    assert room.clock is not None
    assert room.clock.remaining == (two_days, two_days)
    room.seats[1] = SeatFacts("bot", "random", bot="random")
    assert room.deadline(NOW) is None, "ours think as long as they may"


def test_what_does_not_fit_the_moment_is_not_asked() -> None:
    room = new_room(ANN, BEN)
    with pytest.raises(Problem, match="undo-nothing"):
        asking.check(room, "undo")
    with pytest.raises(NotNow, match="question-settled"):
        asking.asked(room, Seat(0), "never")
    room.take(Asked(asking.question(room, Seat(0), "pause", "tea")))
    assert [one.id for one in asking.of_seat(room, 1)] == ["tea"], "it waits for her"
    for _ in range(asking.MOST_PAUSES):
        room.take(asking.paused(room, NOW))
        room.take(asking.resumed(room, NOW))
    with pytest.raises(NotNow, match="pause-too-many"):
        asking.check(room, "pause")


def test_of_a_deal_of_the_day_nothing_is_taken_back_and_the_day_counts_it() -> None:
    room = new_room(ANN, rounds=1)
    room.plan = type(room.plan)(game=room.plan.game, options=room.plan.options, daily="2023-11-14")
    act(room, 0, "c3")
    with pytest.raises(NotAllowed, match="daily-once"):
        asking.check(room, "undo")
    day = [line for line in played_out(room).besides if isinstance(line, DayPlayed)]
    assert [line.total for line in day] == [room.running.score()[0].total]


def test_undos_are_many_but_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acting, "MOST_UNDOS", 2)
    room = new_room(ANN, BEN)
    for number in range(2):
        act(room, 0, "c3")
        acting.act(room, Request("undo", 0, f"u {number}"), NOW)
    act(room, 0, "c3")
    with pytest.raises(Problem, match="undo-too-many"):
        acting.act(room, Request("undo", 0, "u"), NOW)
    with pytest.raises(Problem, match="undo-too-many"):
        asking.check(room, "undo")


def test_a_room_becomes_what_was_stored_for_those_who_know_it() -> None:
    room, read = new_room(ANN, BEN), new_room(ANN, BEN)
    act(read, 0, "c3")
    read.muted, read.visitors = {"cy"}, {"cy": "watch"}
    room.visitors = {"dee": "join"}
    audience = room.audience
    room.become(read)
    assert (room.entries, room.muted) == (1, {"cy"})
    assert room.visitors == {"cy": "watch", "dee": "join"}, "who has just come in stays in"
    assert room.audience is audience
    assert place_of(room, BEN).seats == (1,)


def test_a_game_that_was_taken_over_counts_nowhere() -> None:
    played = new_room(ANN, BEN, rounds=1)
    act(played, 0, "c3")
    table = played.running
    room = new_room(ANN, BEN, rounds=1)
    room.begin(table.deal, table.nonce, NOW, branch=1)
    room.enter(table.entries[0], "taken over 0", NOW)
    assert room.info().branch == 1
    done = played_out(room)
    assert done.is_over
    assert len(done.besides) == 1, "an end, and a line for nobody"
