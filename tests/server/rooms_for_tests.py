"""Rooms without a database, for tests of what is told."""

import random
from collections.abc import Iterator
from typing import Any

from harmonium import load
from harmonium.core.deal import Generator
from harmonium.core.game import Seat
from harmonium.room.acting import Request, act
from harmonium.room.audience import Place
from harmonium.room.facts import Facts, SeatFacts
from harmonium.room.fold import Change
from harmonium.room.room import Room
from harmonium.wire.shared import Plan, Someone

NOW = 1_700_000_000_000


def new_room(game: str, seats: int, seed: int, options: Any = None) -> Room[Place]:
    rules = load(game)
    options = rules.options_type() if options is None else options
    plan = Plan(game=game, options=options, open=True, signs=False)
    host = Someone("p0", "host")
    facts = Facts(id="table", host=host, created=NOW, status="running", started=NOW)
    people = [SeatFacts("person", f"person {seat}", f"p{seat}") for seat in range(seats)]
    room: Room[Place] = Room(plan, facts, rules, people)
    room.begin(rules.deal(options, seats, Generator.from_seed(seed)), bytes(32), NOW)
    return room


def random_acts(room: Room[Place], seed: int, most: int = 10_000) -> Iterator[Change]:
    """Play at random to the end, act by act."""
    chance = random.Random(seed)
    for number in range(most):
        actors = room.running.actors
        if not actors:
            return
        seat = chance.choice(actors)
        action = chance.choice(tuple(room.running.legal(seat)))
        request = Request("act", seat, str(number), action=room.game.format(action))
        change = act(room, request, NOW + number).change
        assert change is not None
        yield change


def viewers(room: Room[Place]) -> tuple[Seat | None, ...]:
    return (*map(Seat, range(len(room.seats))), None)
