"""A seat that was played gives its secrets to nobody who could use them in another one."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from harmonium.client import Client, Refused
from harmonium.core.errors import Problem
from harmonium.room.errors import NotAllowed
from harmonium.server.people import identity, invitations
from harmonium.server.tables import making, seating
from harmonium.server.tables.hub import Hub
from harmonium.server.tables.rooms import LiveRoom
from harmonium.wire.rest import Join, Me, NewTable, SeatOpen
from server.hubs_for_tests import Time, running
from server.servers import Server

RIVALS: dict[str, Any] = {"competitive": True}


@asynccontextmanager
async def begun(
    database: str, seats: int, game: str = "tranquility", **options: Any
) -> AsyncIterator[tuple[Hub, LiveRoom, list[Me]]]:
    """A running table in the lobby, somebody in each seat, and one more who has not sat down."""
    async with running(database, Time()) as hub:
        guests = [await identity.new_guest(hub, None) for _ in range(seats + 1)]
        plan = NewTable(game, (SeatOpen(),) * seats, options, open=True)
        room = await making.create(hub, guests[0], plan)
        for guest in guests[:seats]:
            await seating.join(hub, room, guest, Join())
        await making.start(hub, room)
        yield hub, room, guests


@pytest.mark.parametrize("options", [{}, RIVALS])
async def test_who_has_sat_takes_no_other_seat_at_that_table(
    database: str, options: dict[str, Any]
) -> None:
    async with begun(database, 2, **options) as (hub, room, (one, two, _)):
        await seating.leave(hub, room, two, 1)
        with pytest.raises(NotAllowed, match="sat-elsewhere"):
            await seating.join(hub, room, one, Join(seat=1))
        with pytest.raises(NotAllowed, match="sat-elsewhere"):  # nor without the own one
            await seating.join(hub, room, one, Join())
        with pytest.raises(NotAllowed, match="sat-elsewhere"):
            await invitations.seat_token(hub, room, one, 1)
        assert room.seats[1].kind == "open"
        # Nor after a restart; but back to the own seat, which is found without naming it.
        room.touched -= 10_000
        hub.drop_idle()
        again = await hub.room(room.id)
        assert again is not room
        with pytest.raises(NotAllowed, match="sat-elsewhere"):
            await seating.join(hub, again, one, Join(seat=1))
        assert await seating.join(hub, again, two, Join()) == 1


async def test_a_rivals_hand_is_nobody_elses(database: str) -> None:
    """Whoever opens a second browser is a stranger: against rivals strangers stay outside."""
    async with begun(database, 2, **RIVALS) as (hub, room, (one, two, stranger)):
        await seating.leave(hub, room, two, 1)
        with pytest.raises(NotAllowed, match="seat-has-secrets"):
            await seating.join(hub, room, stranger, Join(seat=1))
        assert await seating.join(hub, room, two, Join(seat=1)) == 1
        assert [seat.person for seat in room.seats] == [one.id, two.id]


async def test_a_newcomer_may_stand_in_where_nobody_is_a_rival(database: str) -> None:
    async with begun(database, 3) as (hub, room, (_, two, three, stranger)):
        await seating.leave(hub, room, three, 2)
        assert await seating.join(hub, room, stranger, Join()) == 2
        # From then on they know that hand: no other one.
        await seating.leave(hub, room, stranger, 2)
        await seating.leave(hub, room, two, 1)
        with pytest.raises(NotAllowed, match="sat-elsewhere"):
            await seating.join(hub, room, stranger, Join(seat=1))
        assert await seating.join(hub, room, three, Join()) == 2


async def test_whoever_played_a_seat_takes_it_back_from_a_program(database: str) -> None:
    async with running(database, Time()) as hub:
        host, one, two = [await identity.new_guest(hub, None) for _ in range(3)]
        plan = NewTable("tranquility", (SeatOpen(), SeatOpen()), open=True)
        room = await making.create(hub, host, plan)  # who does not play
        for guest in (one, two):
            await seating.join(hub, room, guest, Join())
        await making.start(hub, room)
        await seating.leave(hub, room, two, 1)
        token = await invitations.seat_token(hub, room, host, 1)
        assert invitations.seat_of_token(hub, room, token.token) == 1
        with pytest.raises(Problem, match="seat-taken"):  # another's
            await seating.join(hub, room, one, Join(seat=1))
        assert await seating.join(hub, room, two, Join()) == 1
        assert invitations.seat_of_token(hub, room, token.token) is None
        # The host has seen that hand.
        await seating.leave(hub, room, one, 0)
        with pytest.raises(NotAllowed, match="sat-elsewhere"):
            await invitations.seat_token(hub, room, host, 0)


async def test_a_new_token_is_the_hosts_to_give_again(database: str) -> None:
    """Whoever lost the token of a program's seat gets a new one, also in a running game."""
    async with running(database, Time()) as hub:
        host, one = [await identity.new_guest(hub, None) for _ in range(2)]
        room = await making.create(hub, host, NewTable("tranquility", (SeatOpen(),) * 2, open=True))
        await seating.join(hub, room, one, Join(seat=0))
        old = await invitations.seat_token(hub, room, host, 1)
        await making.start(hub, room)
        new = await invitations.seat_token(hub, room, host, 1)
        assert invitations.seat_of_token(hub, room, old.token) is None
        assert invitations.seat_of_token(hub, room, new.token) == 1


async def test_over_the_wire_the_hand_stays_hidden(server: Server) -> None:
    """The way that was found: B leaves, A sits down there, looks, and B comes back."""
    one, two = Client(server.address), Client(server.address)
    seats = [{"type": "me"}, {"type": "open"}]
    made = await one.make_table("tranquility", seats, options=RIVALS, open=True)
    table_id = made["table"]["id"]
    await two.do(table_id, "join", seat=1)
    await one.do(table_id, "start")
    await two.do(table_id, "leave", seat=1)
    for what in ("join", "token"):
        with pytest.raises(Refused) as caught:
            await one.do(table_id, what, seat=1)
        assert (caught.value.status, caught.value.code) == (403, "sat-elsewhere")
    async with one.table(table_id) as table:
        await table.until(lambda: table.positions)
        assert set(table.positions) == {0}
    back = await two.do(table_id, "join", seat=1)
    assert back["seats"][1]["stand_in"] is False
