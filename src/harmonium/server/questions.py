"""What needs the consent of the others: undo beyond its barrier, pause, resume, abandon."""

import asyncio
import secrets
from typing import Literal

import msgspec

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.server import lobby, protocol
from harmonium.server.errors import NotNow
from harmonium.server.hub import Hub
from harmonium.server.play import Request
from harmonium.server.rooms import Room
from harmonium.server.storage.statements import ADD_QUESTION, change_question, change_table, text
from harmonium.server.things import Question

What = Literal["undo", "pause", "resume", "abandon"]


def check(room: Room, what: What) -> None:
    status = room.facts.status
    fits = {
        "undo": status == "running",
        "pause": status == "running",
        "resume": status == "paused",
        "abandon": status in {"running", "paused"},
    }
    if not fits[what]:
        raise NotNow("question-does-not-fit", what=what, status=status)
    if what == "undo" and not room.running.steps:
        raise Problem("undo-nothing")


async def ask(hub: Hub, room: Room, seat: Seat, what: What) -> None:
    """Put a question to the other people at the table; where there are none, it is agreed."""
    async with room.lock:
        check(room, what)
        for question in room.questions.values():
            if question.what == what:
                raise NotNow("question-open", what=what)
        mine = room.seats[seat].person
        others = tuple(
            Seat(number)
            for number, other in enumerate(room.seats)
            if number != seat
            and other.kind == "person"
            and not other.stand_in
            and (mine is None or other.person != mine)
        )
        question = Question(secrets.token_hex(8), seat, what, others)
        if not others:
            await _agreed(hub, room, question)
            return
        row = {
            "table_id": room.id,
            "id": question.id,
            "body": text(question),
            "settled": 0,
        }
        await hub.database.writer.write((ADD_QUESTION, row))
        room.questions[question.id] = question
        hub.tell(room, protocol.Asked(question))


async def answer(hub: Hub, room: Room, seat: Seat, question_id: str, *, agree: bool) -> None:
    async with room.lock:
        question = room.questions.get(question_id)
        if question is None:
            raise NotNow("question-settled")
        if seat not in question.waits_for:
            raise NotNow("not-asked")
        mine = room.seats[seat].person
        left = tuple(other for other in question.waits_for if room.seats[other].person != mine)
        if agree and left:
            waiting = msgspec.structs.replace(question, waits_for=left)
            change = change_question(room.id, question.id, body=text(waiting))
            await hub.database.writer.write(change)
            room.questions[question.id] = waiting
            hub.tell(room, protocol.Asked(waiting))
            return
        await hub.database.writer.write(change_question(room.id, question.id, settled=1))
        del room.questions[question.id]
        hub.tell(room, protocol.Settled(question.id, agree))
        if agree:
            await _agreed(hub, room, question)


async def _agreed(hub: Hub, room: Room, question: Question) -> None:
    match question.what:
        case "undo":
            await _undo(hub, room, question)
        case "abandon":
            await lobby.end(hub, room, core.Ending("abandoned"))
        case "pause":
            await _set_pause(hub, room, "paused", (*room.facts.pauses, (hub.now(), None)))
        case "resume":
            *earlier, (begin, _) = room.facts.pauses
            await _set_pause(hub, room, "running", (*earlier, (begin, hub.now())))


async def _undo(hub: Hub, room: Room, question: Question) -> None:
    future: asyncio.Future[int | Problem] = asyncio.get_running_loop().create_future()
    act_id = f"question {question.id}"
    request = Request("undo", question.seat, act_id, future.set_result, consent=True)
    hub.submit(room, request)
    fate = await future
    if isinstance(fate, Problem):
        raise fate


async def _set_pause(
    hub: Hub, room: Room, status: str, pauses: tuple[tuple[int, int | None], ...]
) -> None:
    await hub.settled(room)
    room.facts = msgspec.structs.replace(room.facts, status=status, pauses=pauses)
    await hub.database.writer.write(
        change_table(room.id, status=status, pauses=text(pauses)), hub.due_write(room)
    )
    hub.tell_news(room)
    hub.tell_present(room)
    hub.look(room)
