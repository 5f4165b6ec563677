"""Playing on from a moment of a game that is over: a new table that takes over what was done.

The deal stays the old one, with its nonce, so the commitment is the same and proves that. The acts
taken over carry the names of those who did them. As the deal is open, the new game counts nowhere,
and its record says how much of it was taken over.
"""

from datetime import datetime

from harmonium.bots import bots_of
from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.server import lobby
from harmonium.server.errors import NotNow
from harmonium.server.hub import Hub
from harmonium.server.rooms import Facts, Room, SeatFacts
from harmonium.server.schemas import Branch, Me
from harmonium.server.security import new_id
from harmonium.server.storage import Write
from harmonium.server.storage.reading import Begin
from harmonium.server.storage.statements import ADD_ENTRY, change_table, text
from harmonium.server.things import NoClock, Someone


async def play_on(hub: Hub, me: Me, table: core.Table, wish: Branch) -> Room:
    """Sit down in that seat; bots take all others."""
    check(table, wish)
    seats = [
        SeatFacts("person", me.name, me.id)
        if number == wish.seat
        else SeatFacts("bot", wish.bot, bot=wish.bot)
        for number in range(len(table.seats))
    ]
    now = hub.now()
    facts = Facts(
        id=new_id(),
        game=table.game.key,
        options=table.options,
        status="running",
        open=False,
        clock=NoClock(),
        chat=False,
        signs=False,
        host=Someone(me.id, me.name),
        created=now,
        started=now,
        commitment=table.commitment,
    )
    acts = taken_over(table, wish.step)
    room = await lobby.add(hub, facts, seats, *_writes(facts, table, acts))
    room.begin(table.deal, table.nonce, now, len(acts))
    for number, act in enumerate(acts):
        room.enter(act, _act_id(number), now)
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
        author = entry.author or table.seats[step.seat]
        action = table.game.format(step.action)
        found.append(core.Act(Seat(step.seat), action, author, _moment(entry.time)))
    return tuple(found)


def _moment(time: str | None) -> str | None:
    """The time of an act, unless a file says something that is none."""
    try:
        return None if time is None or datetime.fromisoformat(time).tzinfo is None else time
    except ValueError:
        return None


def _writes(facts: Facts, table: core.Table, acts: tuple[core.Act, ...]) -> list[Write]:
    begun = change_table(
        facts.id,
        started=facts.started,
        commitment=facts.commitment,
        deal=text(table.deal),
        nonce=table.nonce.hex(),
    )
    mark = {"number": -1, "act_id": "start", "body": text(Begin(len(acts)))}
    rows = [
        mark,
        *(
            {"number": number, "act_id": _act_id(number), "body": text(act)}
            for number, act in enumerate(acts)
        ),
    ]
    return [begun, *((ADD_ENTRY, {"table_id": facts.id, **row}) for row in rows)]


def _act_id(number: int) -> str:
    return f"taken over {number}"
