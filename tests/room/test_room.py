"""A room alone: no server, no socket, no database, no clock but the one that is given in."""

import pytest

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.room import acting, asking, clocks, seating, talking, telling
from harmonium.room.acting import Request
from harmonium.room.audience import Place
from harmonium.room.errors import NotAllowed, NotNow
from harmonium.room.facts import SeatFacts
from harmonium.room.stored import Answered, Asked, Due, Ended, Paused, Played, Settled
from harmonium.wire.shared import LiveClock, Someone
from room.rooms_alone import ANN, BEN, NOW, act, new_room, place_of, played_out


def test_an_act_is_stored_as_an_entry_and_told_to_each_viewer_as_they_may_know_it() -> None:
    room = new_room(ANN, BEN)
    room.audience.add(Place(person=None, seats=()))
    done = act(room, 0, "c3")
    assert (done.entered.number, done.besides, done.is_over) == (0, (), False)
    assert done.entered.body == core.Act(Seat(0), "c3", None, "2023-11-14T22:13:20.000Z")
    assert done.change is not None
    order = [viewer for _, viewer in telling.in_order(room, Seat(0))]
    assert set(order[:-1]) == {None, 1}
    assert order[-1] == 0, "whoever acted comes last"
    updates = telling.updates(order, room, (done.change,), NOW)
    assert {viewer: update.view.choice for viewer, update in updates.items()} == {
        0: 3,
        1: None,
        None: None,
    }
    undo = updates[Seat(0)].undo
    assert undo is not None
    assert undo.possible
    assert updates[Seat(1)].legal
    assert updates[None].actors == (1,)


def test_a_request_that_is_repeated_or_refused_changes_nothing() -> None:
    room = new_room(ANN, BEN)
    request = Request("act", 0, "ann 1", 0, "c3")
    acting.act(room, request, NOW)
    before = room.running.state
    with pytest.raises(acting.Repeated) as repeated:
        acting.act(room, request, NOW)
    assert repeated.value.entry == 0
    for wrong, code in (
        (Request("act", 0, "x", 1, "c4"), "refused-T-TURN-2"),
        (Request("act", 1, "x", 5, "c4"), "act-ahead"),
        (Request("act", 1, "x", 1, {"cell": "x"}), "message-malformed"),
        (Request("act", 7, "x", 1, "c4"), "no-such-seat"),
        (Request("undo", 1, "x", 1), "undo-nothing"),
    ):
        with pytest.raises(Problem) as refused:
            acting.act(room, wrong, NOW)
        assert refused.value.message == code
    assert room.running.state is before
    assert room.entries == 1


def test_an_undo_beyond_its_barrier_is_asked_and_agreed() -> None:
    room = new_room(ANN, BEN)
    start = room.running.state
    act(room, 0, "c3")
    act(room, 1, "c4")  # the tiles are laid and the next one is shown
    with pytest.raises(Problem):
        acting.act(room, Request("undo", 0, "ann 2", 2), NOW)
    asking.check(room, "undo")
    question = asking.question(room, Seat(1), "undo", "why")
    assert question.waits_for == (0,)
    room.take(Asked(question))
    with pytest.raises(NotNow, match="question-open"):
        asking.question(room, Seat(0), "undo", "too")
    with pytest.raises(NotNow, match="not-asked"):
        asking.asked(room, Seat(1), "why")
    asked = asking.asked(room, Seat(0), "why")
    assert asking.still_waiting(room, asked, Seat(0)).waits_for == ()
    asking.check_agreed(room, asked)
    done = acting.act(room, asking.undo(asked), NOW)
    room.take(Settled(asked))
    assert isinstance(done.entered.body, core.Undo)
    assert done.entered.body.consent
    assert not room.questions
    assert not room.running.is_practice, "they were asked"
    assert room.running.view(1).has_chosen == (True, False)
    assert room.running.state_at(0) == start


def test_nobody_agrees_to_take_back_what_was_done_after_they_were_asked() -> None:
    room = new_room(ANN, BEN)
    act(room, 0, "c3")
    act(room, 1, "c4")
    question = asking.question(room, Seat(1), "undo", "why")
    room.take(Asked(question))
    act(room, 0, "c5")
    with pytest.raises(NotNow, match="act-stale"):
        asking.check_agreed(room, question)


def test_alone_an_undo_is_agreed_at_once_and_the_game_is_practice() -> None:
    room = new_room(ANN)
    act(room, 0, "c3")
    question = asking.question(room, Seat(0), "undo", "alone")
    assert question.waits_for == ()
    acting.act(room, asking.undo(question), NOW)
    assert room.running.is_practice
    assert room.info().practice


def test_three_are_asked_and_each_person_answers_once() -> None:
    room = new_room(ANN, BEN, BEN, Someone("cy", "Cy"))
    question = asking.question(room, Seat(0), "pause", "tea")
    room.take(Asked(question))
    waiting = asking.still_waiting(room, question, Seat(2))
    assert waiting.waits_for == (3,), "both seats of one person"
    room.take(Answered(question, waiting))
    assert asking.asked(room, Seat(3), "tea") == waiting
    room.take(asking.paused(room, NOW + 1000), Settled(waiting))
    with pytest.raises(Problem, match="table-paused"):
        act(room, 0, "c3")
    with pytest.raises(NotNow, match="question-does-not-fit"):
        asking.check(room, "undo")
    resumed = asking.resumed(room, NOW + 5000)
    assert resumed == Paused("running", ((NOW + 1000, NOW + 5000),))
    room.take(resumed)
    act(room, 0, "c3")


def test_the_flag_falls_at_the_deadline_that_was_stored_and_pauses_move_it() -> None:
    room = new_room(ANN, BEN, clock=LiveClock(60, 5))
    done = act(room, 0, "c3", NOW + 10_000)
    assert done.is_looked_after
    assert done.besides == (Due(NOW + 60_000),), "Ben has thought since the start"
    assert room.clock is not None
    assert room.clock.remaining == (55_000, 60_000), "her ten seconds, and five for moving on"
    room.take(asking.paused(room, NOW + 20_000))
    assert room.due(NOW + 25_000) is None
    room.take(asking.resumed(room, NOW + 50_000))
    now = NOW + 80_000
    assert clocks.due(room.plan.clock, room.clock, room.facts.pauses, now) == (NOW + 90_000, 1)
    late = act(room, 1, "c4", NOW + 95_000)
    assert late.change is not None
    shown = telling.update(Seat(0), room, (late.change,), NOW + 95_000).clocks
    assert shown is not None
    assert [seat.remaining for seat in shown.seats] == [55_000, 0]


def test_one_screen_shows_only_what_the_one_before_it_may_know() -> None:
    room = new_room(ANN, ANN, BEN)
    screen = place_of(room, ANN)
    assert list(screen.viewers) == [0, 1]
    screen.look_through((Seat(1),))
    done = act(room, 0, "c3")
    assert done.change is not None
    pairs = telling.in_order(room, Seat(0))
    assert [(place.person, viewer) for place, viewer in pairs] == [(BEN, 2), (ANN, 1)]
    assert telling.update(Seat(1), room, (done.change,), NOW).view.choice is None
    screen.look_through(())
    assert list(screen.viewers) == [None], "between two turns the screen is a spectator"
    room.seats[1] = SeatFacts("open", "")
    assert {place.seats for place, _ in telling.news(room)} == {(0,), (2,)}


def test_a_finished_game_is_stored_with_its_result_and_a_line_for_everyone() -> None:
    room = new_room(ANN, ANN, BEN, rounds=1)
    done = played_out(room)
    ended, *lines = done.besides
    assert done.is_over
    assert isinstance(ended, Ended)
    assert ended.ending.how == "finished"
    assert room.facts.status == "over"
    assert room.info().result == ended.result
    played = [line for line in lines if isinstance(line, Played)]
    assert [(line.person, line.seat) for line in played] == [("ann", 0), ("ben", 2)]
    assert [line.total for line in played] == [room.running.score()[seat].total for seat in (0, 2)]
    snapshot = telling.snapshot(None, room, NOW)
    assert snapshot.over is not None
    assert snapshot.legal == snapshot.actors == ()
    assert telling.record(room).result == ended.result


def test_an_end_before_the_natural_one_takes_a_number_and_leaves_no_line() -> None:
    room = new_room(ANN, BEN)
    act(room, 0, "c3")
    done = acting.end(room, core.Ending("abandoned"), NOW)
    assert done.entered.number == 1
    assert done.besides == (Ended(NOW, core.Ending("abandoned"), None),)
    with pytest.raises(Problem):
        act(room, 1, "c4")
    resigned = new_room(ANN, BEN)
    lines = acting.end(resigned, core.Ending("resigned", Seat(0)), NOW).besides[1:]
    assert [(line.person, line.rank, line.won) for line in lines if isinstance(line, Played)] == [
        ("ann", 2, 0),
        ("ben", 1, 1),
    ]


def test_those_who_watch_are_silent_unless_the_host_says_otherwise() -> None:
    room = new_room(ANN, BEN)
    said = talking.check_speaks(room, place_of(room, BEN), NOW)
    assert talking.words(said, " hello\u202e  there ", 0).text == "hello there"
    cy = Place(person=Someone("cy", "Cy"), seats=())
    with pytest.raises(NotAllowed, match="spectators-silent"):
        talking.check_speaks(room, cy, NOW)
    room.muted.add("ben")
    with pytest.raises(NotAllowed, match="muted"):
        talking.check_speaks(room, place_of(room, BEN), NOW)


def test_a_seat_is_free_to_its_own_first_and_to_nobody_who_has_played_another() -> None:
    room = new_room(ANN, BEN)
    room.sat = {(0, "ann"), (1, "ben")}
    room.seats[1] = SeatFacts("open", "Ben", stand_in=True)
    assert seating.free_seat(room, "ben", None) == 1
    with pytest.raises(NotNow, match="seat-taken"):
        seating.free_seat(room, "ben", 0)
    with pytest.raises(NotAllowed, match="sat-elsewhere"):
        seating.free_seat(room, "ann", 1)
