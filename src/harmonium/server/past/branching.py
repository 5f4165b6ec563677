"""Playing on from a moment of a game that is over: a new table that takes over what was done.

The deal stays the old one, with its nonce, so the commitment is the same and proves that. The acts
taken over carry the names of those who did them. As the deal is open, the new game counts nowhere,
and its record says how much of it was taken over.
"""

from datetime import datetime
from typing import Any

from harmonium.bots import bots_of
from harmonium.core import table as core
from harmonium.core.deal import commitment
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.room.errors import NotNow
from harmonium.room.facts import Facts, SeatFacts
from harmonium.room.stored import Started
from harmonium.server.base.security import new_id
from harmonium.server.past import replays
from harmonium.server.storage import Write
from harmonium.server.storage.statements import ADD_ENTRY, text
from harmonium.server.tables import making
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.storing import writes_of
from harmonium.wire.rest import Branch, BranchFile, Me
from harmonium.wire.shared import Plan, Someone


def continued(me: Me, table: core.Table, wish: Branch, now: int) -> LiveRoom:
    """A room in which they sit in that seat and bots in all others; long, so not in the loop."""
    check(table, wish)
    seats = [
        SeatFacts("person", me.name, me.id)
        if number == wish.seat
        else SeatFacts("bot", wish.bot, bot=wish.bot)
        for number in range(len(table.seats))
    ]
    plan = Plan(game=table.game.key, options=table.options, signs=False)
    facts = Facts(id=new_id(), host=Someone(me.id, me.name), created=now)
    acts = taken_over(table, wish.step)
    room = LiveRoom(plan, facts, table.game, seats)
    room.take(_begun(room, table.deal, table.nonce, now, len(acts)))
    for number, act in enumerate(acts):
        room.enter(act, _act_id(number), now)
    return room


def continued_file(me: Me, wish: BranchFile, now: int) -> LiveRoom:
    """Likewise from a file."""
    _, table = replays.folded(wish.record)
    return continued(me, table, wish.branch, now)


async def play_on(hub: Hub, room: LiveRoom) -> LiveRoom:
    await making.add(hub, room, *_writes(room))
    hub.look(room)
    return room


def check(table: core.Table, wish: Branch) -> None:
    game, seats = table.game, len(table.seats)
    if wish.step > len(table.steps):
        raise Problem("no-such-step", step=wish.step, steps=len(table.steps))
    if wish.seat >= seats:
        raise Problem("no-such-seat", seat=wish.seat, seats=seats)
    known = bots_of(game.key)
    if wish.bot not in known:
        raise Problem("unknown-bot", bot=wish.bot, known=", ".join(known))
    if not game.actors(table.state_at(wish.step)):
        raise NotNow("branch-over")


def taken_over(table: core.Table, steps: int) -> tuple[core.Act, ...]:
    """The acts that count so far, each with the name of the one who did it."""
    found = []
    for step in table.steps[:steps]:
        entry = table.entries[step.entry]
        author = _named(entry.author or table.seats[step.seat])
        action = table.game.format(step.action)
        found.append(core.Act(Seat(step.seat), action, author, _moment(entry.time)))
    return tuple(found)


def _named(author: core.Author) -> core.Author:
    """A file may call somebody anything: here they get a name as all others have one."""
    match author:
        case core.Person(name):
            return core.Person(replays.plain_name(name))
        case core.Bot(specification):
            return core.Bot(replays.plain_name(specification))
        case core.StandIn(specification):
            return core.StandIn(replays.plain_name(specification))


def _moment(time: str | None) -> str | None:
    """The time of an act, unless a file says something that is none."""
    try:
        return None if time is None or datetime.fromisoformat(time).tzinfo is None else time
    except ValueError:
        return None


def _begun(room: LiveRoom, deal: Any, nonce: bytes, now: int, branch: int) -> Started:
    """Nobody learns a secret by it: the deal is open."""
    seats = tuple(room.seats)
    return Started(now, commitment(nonce, deal), deal, nonce, seats, frozenset(), branch)


def _writes(room: LiveRoom) -> list[Write]:
    table, started = room.running, room.facts.started or 0
    begun = _begun(room, table.deal, table.nonce, started, len(table.entries))
    entries = [
        {"table_id": room.id, "number": number, "act_id": _act_id(number), "body": text(act)}
        for number, act in enumerate(table.entries)
    ]
    return [*writes_of(room.id, begun), *((ADD_ENTRY, row) for row in entries)]


def _act_id(number: int) -> str:
    return f"taken over {number}"
