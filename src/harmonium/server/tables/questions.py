"""What needs the consent of the others: undo beyond its barrier, pause, resume, abandon."""

import asyncio

import msgspec

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.server.base.errors import NotAllowed, NotNow, TooMany
from harmonium.server.storage import Write
from harmonium.server.storage.statements import ADD_QUESTION, change_question, change_table, text
from harmonium.server.tables import closing, commit, once, play
from harmonium.server.tables.commit import BUSY
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.play import Request
from harmonium.server.tables.rooms import Room
from harmonium.server.tables.telling import tell, tell_news, tell_present
from harmonium.wire import protocol
from harmonium.wire.shared import NeedsConsent, Question, Status

ASKED_PER_SECOND = 1.0
"""With a burst of ten."""

MOST_PAUSES = 100
"""They are kept with the table, and every act is timed by them."""


def check(room: Room, what: NeedsConsent) -> None:
    status = room.facts.status
    fits = {
        "undo": status == "running",
        "pause": status == "running",
        "resume": status == "paused",
        "abandon": status in {"running", "paused"},
    }
    if not fits[what]:
        raise NotNow("question-does-not-fit", what=what, status=status)
    if what == "pause" and len(room.facts.pauses) >= MOST_PAUSES:
        raise NotNow("pause-too-many", most=MOST_PAUSES)
    if what == "undo" and room.facts.daily is not None:
        # Alone there is nobody to object: one could look at the whole deal and begin again.
        raise NotAllowed("daily-once")
    if what == "undo" and not room.running.steps:
        raise Problem("undo-nothing")
    if what == "undo":
        play.check_undo(room)


async def ask(
    hub: Hub, room: Room, seat: Seat, what: NeedsConsent, key: str, address: str = ""
) -> None:
    """Put a question to the other people at the table; where there are none, it is agreed.

    In the room's lock, as `answer`; a Conflict if another process was faster.
    """
    check(room, what)
    room.check_talk(room.seats[seat].person or str(seat), "ask", ASKED_PER_SECOND, 10.0)
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
    entry = room.running.steps[-1].entry if what == "undo" else None
    question = Question(once.name_of(room, key), seat, what, others, entry)
    mark = once.mark(room, key)
    if not others:
        await _agreed(hub, room, question, address, mark)
        return
    row = {
        "table_id": room.id,
        "id": question.id,
        "body": text(question),
        "settled": 0,
    }
    await hub.database.writer.write((ADD_QUESTION, row), mark)
    room.questions[question.id] = question
    tell(room, protocol.Asked(question))


async def answer(
    hub: Hub,
    room: Room,
    seat: Seat,
    question_id: str,
    *,
    agree: bool,
    mark: Write,
    address: str = "",
) -> None:
    question = room.questions.get(question_id)
    if question is None:
        raise NotNow("question-settled")
    if seat not in question.waits_for:
        raise NotNow("not-asked")
    known = text(question)
    mine = room.seats[seat].person
    left = tuple(other for other in question.waits_for if room.seats[other].person != mine)
    if agree and left:
        waiting = msgspec.structs.replace(question, waits_for=left)
        change = change_question(room.id, question.id, known, body=text(waiting))
        await hub.database.writer.write(change, mark)
        room.questions[question.id] = waiting
        tell(room, protocol.Asked(waiting))
        return
    settle = change_question(room.id, question.id, known, settled=1)
    refusal = None
    try:
        if agree:
            check(room, question.what)
            _check_not_overtaken(room, question)
            await _agreed(hub, room, question, address, settle, mark)
        else:
            await hub.database.writer.write(settle, mark)
    except Problem as problem:
        if problem.message == BUSY or isinstance(problem, TooMany):
            raise
        # It can no longer be done: the question is closed all the same.
        await hub.database.writer.write(settle)
        refusal = problem
    room.questions.pop(question.id, None)
    tell(room, protocol.Settled(question.id, agree and refusal is None))
    if refusal is not None:
        raise refusal


def _check_not_overtaken(room: Room, question: Question) -> None:
    """Nobody agreed to take back what was done after they had been asked."""
    if question.entry is not None and question.entry != room.running.steps[-1].entry:
        raise NotNow("act-stale", entries=room.entries)


async def _agreed(hub: Hub, room: Room, question: Question, address: str, *besides: Write) -> None:
    """Do what was agreed, and write `besides` together with it."""
    match question.what:
        case "undo":
            await _undo(hub, room, question, address, besides)
        case "abandon":
            await closing.end(hub, room, core.Ending("abandoned"), *besides)
        case "pause":
            pauses = (*room.facts.pauses, (hub.now(), None))
            await _set_pause(hub, room, "paused", pauses, besides)
        case "resume":
            *earlier, (begin, _) = room.facts.pauses
            pauses = (*earlier, (begin, hub.now()))
            await _set_pause(hub, room, "running", pauses, besides)


async def _undo(
    hub: Hub, room: Room, question: Question, address: str, besides: tuple[Write, ...]
) -> None:
    """What was shown is taken back: the whole game is folded again, which may take long."""
    future: asyncio.Future[int | Problem] = asyncio.get_running_loop().create_future()
    act_id = f"question {question.id}"
    request = Request(
        "undo",
        question.seat,
        act_id,
        future.set_result,
        consent=True,
        alone=not question.waits_for,
        besides=besides,
    )
    was_practice = room.running.is_practice
    with hub.folding.here(address):
        commit.submit(hub, room, request)
    fate = await future
    if isinstance(fate, Problem):
        raise fate
    if room.running.is_practice and not was_practice:
        tell_news(room)


async def _set_pause(
    hub: Hub,
    room: Room,
    status: Status,
    pauses: tuple[tuple[int, int | None], ...],
    besides: tuple[Write, ...],
) -> None:
    await hub.settled(room)
    before = room.facts
    room.facts = msgspec.structs.replace(before, status=status, pauses=pauses)
    change = change_table(room.id, status=status, pauses=text(pauses))
    try:
        await hub.database.writer.write(change, commit.due_write(hub, room), *besides)
    except BaseException:
        room.facts = before
        raise
    tell_news(room)
    tell_present(room, hub.now())
    hub.look(room)
