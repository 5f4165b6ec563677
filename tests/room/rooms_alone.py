"""Rooms for tests: no server, no socket, no database, no clock but the one that is given in."""

from typing import Any

from harmonium import load
from harmonium.core.deal import Generator
from harmonium.room import acting
from harmonium.room.acting import Done, Request
from harmonium.room.audience import Place
from harmonium.room.facts import Facts, SeatFacts
from harmonium.room.room import Room
from harmonium.wire.shared import ClockPlan, NoClock, Plan, Someone

NOW = 1_700_000_000_000
ANN, BEN, CY = Someone("ann", "Ann"), Someone("ben", "Ben"), Someone("cy", "Cy")
NO_CLOCK = NoClock()


def new_room(*people: Someone, clock: ClockPlan = NO_CLOCK, **options: Any) -> Room[Place]:
    """Take It Easy, dealt from a seed; whoever comes twice is two people on one device."""
    game = load("take_it_easy")
    chosen = game.options_type(**options)
    plan = Plan(game="take_it_easy", options=chosen, clock=clock, chat=True)
    facts = Facts(id="table", host=people[0], created=NOW, status="running", started=NOW)
    seats = [SeatFacts("person", person.name, person.id) for person in people]
    room: Room[Place] = Room(plan, facts, game, seats)
    room.begin(game.deal(chosen, len(people), Generator.from_seed(7)), bytes(32), NOW)
    for person in dict.fromkeys(people):
        room.audience.add(Place(person=person, seats=room.seats_of(person.id)))
    return room


def waiting_room(*seats: SeatFacts, **decided: Any) -> Room[Place]:
    """Ann's table, where nothing is dealt yet."""
    game = load("take_it_easy")
    plan = Plan(game="take_it_easy", options=game.options_type(), **decided)
    return Room(plan, Facts(id="table", host=ANN, created=NOW), game, list(seats))


def place_of(room: Room[Place], person: Someone) -> Place:
    return next(place for place in room.audience if place.person == person)


def act(room: Room[Place], seat: int, action: str, now: int = NOW) -> Done:
    request = Request("act", seat, f"{seat} {room.entries}", room.entries, action)
    return acting.act(room, request, now)


def played_out(room: Room[Place]) -> Done:
    done = None
    while room.running.actors:
        seat = room.running.actors[0]
        done = act(room, seat, room.game.format(next(iter(room.running.legal(seat)))))
    assert done is not None
    return done
