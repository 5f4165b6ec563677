"""A question waits for people at the table; who is gone neither asks nor answers any more."""

from harmonium.core.game import Seat
from harmonium.server.storage import Conflict
from harmonium.server.storage.statements import change_question, text
from harmonium.server.tables.commit import refresh
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import Room
from harmonium.server.tables.telling import tell
from harmonium.wire import protocol


async def withdraw(hub: Hub, room: Room, seat: int) -> None:
    """In the room's lock: the questions of that seat and those that wait for it are settled.

    Else the others could never ask the same again.
    """
    for question in tuple(room.questions.values()):
        if seat == question.seat or Seat(seat) in question.waits_for:
            settle = change_question(room.id, question.id, text(question), settled=1)
            try:
                await hub.database.writer.write(settle)
            except Conflict:  # another process was faster
                await refresh(hub, room)
                return
            room.questions.pop(question.id, None)
            tell(room, protocol.Settled(question.id, agreed=False))
