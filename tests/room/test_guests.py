"""Who may come in, look, sit down and speak, and what a host decides about them."""

import msgspec
import pytest

from harmonium import load
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.core.table import Ending
from harmonium.room import access, acting, hosting, seating, talking
from harmonium.room.audience import Place
from harmonium.room.errors import NotAllowed, NotNow, NotThere
from harmonium.room.facts import OPEN, Facts, SeatFacts
from harmonium.room.plain import checked_name
from harmonium.room.room import Room
from harmonium.room.stored import Due, Restrained, Seated, SpectatorsHeard, Visited
from harmonium.wire.rest import Me
from harmonium.wire.shared import LiveClock, Plan
from room.rooms_alone import ANN, BEN, CY, NOW, act, new_room, place_of, played_out, waiting_room

HOST, GUEST = Me("ann", "Ann", "en", ""), Me("ben", "Ben", "en", "")
ANNS = SeatFacts("person", "Ann", "ann")


def test_a_link_lets_in_and_one_to_watch_takes_nothing_from_who_may_join() -> None:
    room = waiting_room(ANNS, OPEN)
    with pytest.raises(NotThere, match="unknown-table"):
        access.check_see(room, "ben", NOW)
    with pytest.raises(NotAllowed, match="not-invited"):
        access.check_join(room, "ben")
    room.take(*hosting.visited(room, "ben", "watch"))
    access.check_see(room, "ben", NOW)
    with pytest.raises(NotAllowed, match="not-invited"):
        access.check_join(room, "ben")
    assert hosting.visited(room, "ben", "join") == (Visited("ben", "watch", "join"),)
    room.take(*hosting.visited(room, "ben", "join"))
    access.check_join(room, "ben")
    assert hosting.visited(room, "ben", "watch") == ()


def test_whom_the_host_sends_away_is_told_so_until_admitted_again() -> None:
    room = waiting_room(ANNS, OPEN, open=True)
    access.check_see(room, "ben", NOW)
    access.check_join(room, "ben")
    with pytest.raises(NotAllowed, match="only-host"):
        hosting.check_restrains(room, GUEST, "cy")
    with pytest.raises(NotAllowed, match="host-stays"):
        hosting.check_restrains(room, HOST, "ann")
    hosting.check_restrains(room, HOST, "ben")
    room.take(*hosting.restrained(room, "ben", "removed", on=True))
    assert hosting.restrained(room, "ben", "removed", on=True) == ()
    assert not access.may_see(room, "ben", NOW)
    with pytest.raises(NotAllowed, match="removed"):
        access.check_see(room, "ben", NOW)
    with pytest.raises(NotAllowed, match="removed"):
        access.check_join(room, "ben")
    with pytest.raises(NotAllowed, match="removed"):
        hosting.visited(room, "ben", "join")
    room.take(Restrained("ben", "removed", on=False))
    access.check_join(room, "ben")


def test_todays_deal_is_nobody_elses_business_until_the_day_is_over() -> None:
    room = waiting_room(ANNS, daily="2023-11-14")
    assert access.may_see(room, "ann", NOW)
    assert not access.may_see(room, "ben", NOW)
    assert not access.may_see(room, None, NOW)
    assert access.may_see(room, "ben", NOW + 86_400_000)


def test_a_finished_game_is_open_to_whoever_has_its_address() -> None:
    room = new_room(ANN, rounds=1)
    with pytest.raises(NotThere):
        access.check_look_back(room, None, NOW)
    played_out(room)
    access.check_look_back(room, None, NOW)


def test_who_stands_up_from_a_running_game_leaves_a_stand_in_and_may_come_back() -> None:
    room = new_room(ANN, BEN)
    room.sat = {(0, "ann"), (1, "ben")}
    access.check_seated(room, "ben")
    left = seating.given_up(room, 1)
    assert left.after == SeatFacts("open", "Ben", stand_in=True)
    room.take(left)
    assert room.due(NOW) == NOW, "a stand-in is to move"
    with pytest.raises(NotAllowed, match="not-seated"):
        access.check_seated(room, "ben")
    number = seating.free_seat(room, "cy", None)
    back = seating.seated(room, number, SeatFacts("person", "Cy", "cy"), "cy")
    assert back.player == "cy", "who has not sat there before learns what it knows"
    room.take(back)
    assert (1, "cy") in room.sat
    assert seating.seated(room, 1, SeatFacts("person", "Ben", "ben"), "ben").player is None


def test_nobody_sits_down_when_all_is_over_and_before_the_start_a_seat_is_left_empty() -> None:
    waiting = waiting_room(ANNS, SeatFacts("person", "Ben", "ben"))
    assert seating.given_up(waiting, 1).after == OPEN
    over = new_room(ANN, BEN)
    acting.end(over, Ending("abandoned"), NOW)
    with pytest.raises(NotNow, match="table-closed"):
        seating.free_seat(over, "ann", None)


def test_a_seat_whose_secrets_another_has_seen_is_nobodys_who_could_use_them() -> None:
    game = load("tranquility")
    options = game.options_type(competitive=True)
    seats = [ANNS, SeatFacts("open", "Ben", stand_in=True)]
    plan = Plan(game="tranquility", options=options, open=True)
    room: Room[Place] = Room(plan, Facts(id="t", host=ANN, created=NOW), game, seats)
    room.begin(game.deal(options, 2, Generator.from_seed(1)), bytes(32), NOW)
    room.sat = {(0, "ann"), (1, "ben")}
    with pytest.raises(NotAllowed, match="seat-has-secrets"):
        seating.free_seat(room, "cy", 1)
    assert seating.free_seat(room, "ben", 1) == 1


def test_a_stand_in_comes_when_the_time_is_over_and_goes_when_its_person_is_back() -> None:
    room = new_room(ANN, BEN, clock=LiveClock(60))
    late = NOW + 60_000
    assert seating.stood_in(room, 1, late - 1, on=True) == ()
    act(room, 0, "c3", NOW + 1000)
    assert seating.stood_in(room, 0, late, on=True) == (), "it is not her turn any more"
    changes = seating.stood_in(room, 1, late, on=True)
    ben = room.seats[1]
    there = msgspec.structs.replace(ben, stand_in=True)
    assert changes == (Seated(1, ben, there), Due(late))
    room.take(*changes)
    assert seating.stood_in(room, 1, late, on=True) == ()
    assert room.info().seats[1].stand_in
    room.take(*seating.stood_in(room, 1, late + 1, on=False))
    assert not room.seats[1].stand_in
    assert seating.stood_in(room, 1, late + 1, on=False) == ()


def test_who_may_speak_and_who_may_make_signs() -> None:
    room = new_room(ANN, BEN)
    watching, program = Place(person=CY, seats=()), Place(person=None, seats=(Seat(1),))
    with pytest.raises(NotAllowed, match="programs-do-not-talk"):
        talking.check_speaks(room, program, NOW)
    room.take(SpectatorsHeard(on=True))
    assert talking.check_speaks(room, watching, NOW).who == CY
    talking.check_signs(room)
    with pytest.raises(NotAllowed, match="not-seated"):
        talking.check_seated(watching)
    talking.check_seated(place_of(room, BEN))
    said = talking.signed(room, place_of(room, BEN), "thanks", NOW)
    assert (said.who, said.sign, said.text) == (BEN, "thanks", None)
    room.plan = msgspec.structs.replace(room.plan, chat=False, signs=False)
    with pytest.raises(NotAllowed, match="chat-off"):
        talking.check_speaks(room, watching, NOW)
    with pytest.raises(NotAllowed, match="signs-off"):
        talking.check_signs(room)


def test_nobody_points_where_the_game_has_nothing_to_point_at() -> None:
    room = new_room(ANN, BEN)
    with pytest.raises(NotAllowed, match="nothing-to-point-at"):
        talking.check_pointable(room, "c3")
    pointed = talking.pointed(room, place_of(room, ANN), "c3", NOW)
    assert (pointed.point, pointed.seats) == ("c3", (0,))


@pytest.mark.parametrize("text", ["", " \u200b ", "\u2800"])
def test_what_shows_nothing_is_no_text(text: str) -> None:
    room = new_room(ANN, BEN)
    said = talking.check_speaks(room, place_of(room, ANN), NOW)
    with pytest.raises(Problem, match="text-empty"):
        talking.words(said, text, 1)


def test_a_name_is_kept_as_it_was_written_or_refused() -> None:
    assert checked_name("  Ann   Lee ") == "Ann Lee"
    assert checked_name("کوه\u200cنورد") == "کوه\u200cنورد", "Persian needs its joiners"
    for name in ("A\u202enn", "Z" + "\u0351" * 6):
        with pytest.raises(Problem, match="name-unseen"):
            checked_name(name)
