"""What needs the consent of the others, asked and answered: the room decides, here it is kept."""

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.room import asking
from harmonium.room.errors import TooMany
from harmonium.room.stored import Answered, Asked, Due, Paused, Settled
from harmonium.server.storage import Conflict, Write
from harmonium.server.tables import once
from harmonium.server.tables.commit import BUSY, fate_of, refresh
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.sending import tell, tell_news, tell_present
from harmonium.server.tables.storing import store, take, touch, writes_of
from harmonium.wire import protocol
from harmonium.wire.shared import NeedsConsent, Question

ASKED_PER_SECOND = 1.0
"""With a burst of ten."""


async def ask(
    hub: Hub, room: LiveRoom, seat: Seat, what: NeedsConsent, key: str, address: str = ""
) -> None:
    """Put a question to the other people at the table; where there are none, it is agreed.

    In the room's lock, as `answer`; a Conflict if another process was faster.
    """
    asking.check(room, what)
    room.check_talk(room.seats[seat].person or str(seat), "ask", ASKED_PER_SECOND, 10.0)
    question = asking.question(room, seat, what, once.name_of(room, key))
    mark = once.mark(room, key)
    if not question.waits_for:
        await _agreed(hub, room, question, address, mark)
        return
    await store(hub, room, Asked(question), besides=(mark,))
    tell(hub, room, protocol.Asked(question))


async def answer(
    hub: Hub,
    room: LiveRoom,
    seat: Seat,
    question_id: str,
    *,
    agree: bool,
    mark: Write,
    address: str = "",
) -> None:
    question = asking.asked(room, seat, question_id)
    waiting = asking.still_waiting(room, question, seat)
    if agree and waiting.waits_for:
        await store(hub, room, Answered(question, waiting), besides=(mark,))
        tell(hub, room, protocol.Asked(waiting))
        return
    settled = Settled(question)
    refusal = None
    try:
        if agree:
            asking.check_agreed(room, question)
            closed = (*writes_of(room.id, settled), touch(room), mark)
            await _agreed(hub, room, question, address, *closed)
            take(hub, room, settled)
        else:
            await store(hub, room, settled, besides=(mark,))
    except Problem as problem:
        if problem.message == BUSY or isinstance(problem, TooMany):
            raise
        # It can no longer be done: the question is closed all the same.
        await store(hub, room, settled)
        refusal = problem
    tell(hub, room, protocol.Settled(question.id, agree and refusal is None))
    if refusal is not None:
        raise refusal


async def _agreed(
    hub: Hub, room: LiveRoom, question: Question, address: str, *besides: Write
) -> None:
    """Do what was agreed, and write `besides` together with it."""
    match question.what:
        case "undo":
            await _undo(hub, room, question, address, besides)
        case "abandon":
            await fate_of(hub, room, core.Ending("abandoned"), *besides)
        case "pause":
            await _set_pause(hub, room, asking.paused(room, hub.now()), besides)
        case "resume":
            await _set_pause(hub, room, asking.resumed(room, hub.now()), besides)


async def _undo(
    hub: Hub, room: LiveRoom, question: Question, address: str, besides: tuple[Write, ...]
) -> None:
    """What was shown is taken back: the whole game is folded again, which may take long."""
    was_practice = room.running.is_practice
    with hub.jobs.here(address):
        fate = fate_of(hub, room, asking.undo(question), *besides)
    await fate
    if room.running.is_practice and not was_practice:
        tell_news(room)


async def _set_pause(hub: Hub, room: LiveRoom, change: Paused, besides: tuple[Write, ...]) -> None:
    await hub.settled(room)
    before = Paused(room.facts.status, room.facts.pauses)
    room.take(change)  # at once: nobody may act any more
    due = Due(room.due(hub.now()))
    try:
        await store(hub, room, change, due, besides=besides)
    except BaseException:
        room.take(before)
        raise
    tell_news(room)
    tell_present(room, hub.now())
    hub.look(room)


async def withdraw(hub: Hub, room: LiveRoom, seat: int) -> None:
    """In the room's lock: who is gone neither asks nor answers any more."""
    for question in asking.of_seat(room, seat):
        try:
            await store(hub, room, Settled(question))
        except Conflict:  # another process was faster
            await refresh(hub, room)
            return
        tell(hub, room, protocol.Settled(question.id, agreed=False))
