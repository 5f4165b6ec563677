"""Sitting down and standing up: the room says who may, here it is kept."""

from harmonium.core import table as core
from harmonium.core.game import Seat
from harmonium.room import access, seating
from harmonium.room.errors import NotAllowed, NotNow
from harmonium.room.facts import SeatFacts
from harmonium.room.plain import checked_name
from harmonium.room.stored import Seated
from harmonium.server.storage import Conflict
from harmonium.server.tables.allowances import check_not_too_many
from harmonium.server.tables.changing import change
from harmonium.server.tables.commit import fate_of, refresh
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.questions import withdraw
from harmonium.server.tables.rooms import LiveRoom
from harmonium.server.tables.sending import tell_news, tell_present
from harmonium.server.tables.storing import store
from harmonium.wire.rest import Join, Me


async def join(hub: Hub, room: LiveRoom, me: Me, wish: Join) -> Seat:
    """Sit down: in that seat or the first one that is free to them, their own before others'."""
    access.check_join(room, me.id)
    if room.facts.host.id != me.id and not room.seats_of(me.id):  # else it counts already
        await check_not_too_many(hub, me)
    name = me.name if wish.name is None else checked_name(wish.name)
    sitting = SeatFacts("person", name, me.id)

    def decide() -> tuple[Seated]:
        number = seating.free_seat(room, me.id, wish.seat)
        return (seating.seated(room, number, sitting, me.id),)

    async with room.lock:
        (seated,) = await change(hub, room, decide)
        _tell(hub, room, seated)
        return Seat(seated.seat)


async def set_seat(
    hub: Hub, room: LiveRoom, number: int, seat: SeatFacts, player: str | None = None
) -> None:
    """Put that into the seat."""
    await _seat(hub, room, seating.seated(room, number, seat, player))


async def _seat(hub: Hub, room: LiveRoom, seated: Seated) -> None:
    """Refused if another process has changed the seat meanwhile."""
    try:
        await store(hub, room, seated)
    except Conflict as conflict:
        await refresh(hub, room)
        raise NotNow("seat-taken") from conflict
    _tell(hub, room, seated)


def _tell(hub: Hub, room: LiveRoom, seated: Seated) -> None:
    tell_news(room)
    for connection in room.audience:
        if Seat(seated.seat) in connection.seats and room.fold is not None:
            tell_present(room, hub.now())
            break
    hub.look(room)


async def leave(hub: Hub, room: LiveRoom, me: Me, number: int) -> None:
    """Stand up. From a running game a stand-in takes over until somebody else sits down."""
    access.check_seated(room, me.id)
    async with room.lock:
        if Seat(number) not in room.seats_of(me.id):
            raise NotAllowed("not-your-seat", seat=number)
        if room.facts.status == "over":
            raise NotNow("table-closed", how="over")
        await give_up(hub, room, number)


async def give_up(hub: Hub, room: LiveRoom, number: int) -> None:
    await _seat(hub, room, seating.given_up(room, number))
    is_running = room.facts.status != "waiting"
    await withdraw(hub, room, number)
    if is_running and not any(seat.kind == "person" for seat in room.seats):
        await fate_of(hub, room, core.Ending("abandoned"))


async def resign(hub: Hub, room: LiveRoom, me: Me, number: int) -> None:
    """With two at the table the game is over; with more a stand-in plays on."""
    access.check_seated(room, me.id)
    if Seat(number) not in room.seats_of(me.id):
        raise NotAllowed("not-your-seat", seat=number)
    if room.facts.status not in {"running", "paused"}:
        raise NotNow("table-not-running")
    if len(room.seats) > 2:
        async with room.lock:
            await give_up(hub, room, number)
        return
    await fate_of(hub, room, core.Ending("resigned", Seat(number)))
