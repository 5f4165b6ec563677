"""Rooms without a database, for tests of what is told."""

import random
from collections.abc import Iterator
from typing import Any

from harmonium import load
from harmonium.core.deal import Generator
from harmonium.core.game import Seat
from harmonium.server.tables.play import Request, enter
from harmonium.server.tables.rooms import Change, Facts, Room, SeatFacts
from harmonium.wire.shared import NoClock, Someone

NOW = 1_700_000_000_000


def new_room(game: str, seats: int, seed: int, options: Any = None) -> Room:
    rules = load(game)
    options = rules.options_type() if options is None else options
    facts = Facts(
        id="table",
        game=game,
        options=options,
        status="running",
        open=True,
        clock=NoClock(),
        chat=False,
        signs=False,
        host=Someone("p0", "host"),
        created=NOW,
        started=NOW,
    )
    people = [SeatFacts("person", f"person {seat}", f"p{seat}") for seat in range(seats)]
    room = Room(facts, rules, people)
    room.begin(rules.deal(options, seats, Generator.from_seed(seed)), bytes(32), NOW)
    return room


def random_acts(room: Room, seed: int, most: int = 10_000) -> Iterator[Change]:
    """Play at random to the end, act by act."""
    chance = random.Random(seed)
    for number in range(most):
        actors = room.running.actors
        if not actors:
            return
        seat = chance.choice(actors)
        action = chance.choice(tuple(room.running.legal(seat)))
        request = Request("act", seat, str(number), lambda _: None, action=room.game.format(action))
        yield enter(room, request, NOW + number)


def viewers(room: Room) -> tuple[Seat | None, ...]:
    return (*map(Seat, range(len(room.seats))), None)
