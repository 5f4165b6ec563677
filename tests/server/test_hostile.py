"""Those who want more than their share: of tables, of guests, of room in the database."""

import asyncio
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from sqlalchemy import select

from harmonium.client import Client
from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.core.game import Seat
from harmonium.room import acting, asking, telling
from harmonium.room.errors import TooMany
from harmonium.server.daily import deals
from harmonium.server.limits.buckets import Addresses, PerAddress, address_of
from harmonium.server.past import branching
from harmonium.server.people import identity
from harmonium.server.storage import schema
from harmonium.server.tables import allowances, chat, making, once, questions, seating, storing
from harmonium.server.tables import hub as hub_module
from harmonium.server.tables.reading import read_room
from harmonium.wire.rest import Branch, Join, Me, NewTable, SeatForMe, SeatOpen
from harmonium.wire.shared import LONGEST_NAME, Someone
from server.hubs_for_tests import Time, act, played_out, running, seated
from server.rooms_for_tests import new_room, random_acts
from server.servers import Server, eventually

ALONE = NewTable("take_it_easy", (SeatForMe(),), {"rounds": 1})


async def test_a_person_has_only_so_many_open_tables(database: str) -> None:
    async with running(database, Time(), tables_per_person=3) as hub:
        me, host = [await identity.new_guest(hub, None) for _ in range(2)]
        unseated = NewTable("take_it_easy", (SeatOpen(), SeatOpen()), open=True)
        others = await making.create(hub, host, unseated)
        await deals.play(hub, me, "take_it_easy")
        own = await making.create(hub, me, unseated)
        await seating.join(hub, others, me, Join())
        await allowances.check_may_open(hub, me, "here")
        last = await making.create(hub, me, ALONE)
        with pytest.raises(Problem, match="too-many-tables") as caught:
            await allowances.check_may_open(hub, me, "here")
        assert caught.value.arguments == {"most": 3}
        third = await making.create(hub, host, unseated)
        with pytest.raises(Problem, match="too-many-tables"):
            await seating.join(hub, third, me, Join())
        await seating.join(hub, others, me, Join())  # a second seat at the same table
        await seating.join(hub, own, me, Join())
        await played_out(hub, last)
        await seating.join(hub, third, me, Join())


def test_guests_and_tables_are_not_made_without_end() -> None:
    addresses = Addresses(1.0, 1, made_per_minute=5)
    for _ in range(5):
        addresses.check_may_make("a")
    with pytest.raises(TooMany, match="too-many-requests"):
        addresses.check_may_make("a")
    addresses.check_may_make("b")


def test_only_so_many_addresses_are_remembered() -> None:
    lists: PerAddress[list[int]] = PerAddress(list, most=2)
    for address in ("a", "b", "a", "c"):
        lists[address].append(1)
    assert [len(lists[address]) for address in ("a", "c", "b")] == [2, 1, 0]


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:2", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no:address", "no:address"),
    ],
)
def test_whoever_has_a_network_counts_once(host: str, counted: str) -> None:
    assert address_of({"client": (host, 1)}) == counted
    assert address_of({"client": None}) == ""


def test_a_file_gives_nobody_a_name_that_a_person_could_not_have() -> None:
    old = new_room("take_it_easy", 2, 1)
    for _ in random_acts(old, 1, most=4):
        pass
    table = old.running
    long, hidden = "x" * 10_000, "A\u202eda\n"
    table.seats = (core.Person(long), core.Bot(long))
    for number, author in enumerate((core.Person(hidden), core.StandIn(long))):
        table.entries[number] = msgspec.structs.replace(table.entries[number], author=author)
    room = branching.continued(Me("p", "P", "en", ""), table, Branch(4, 0, "random"), 0)
    authors = [entry.author for entry in room.running.entries]
    assert authors[:2] == [core.Person("Ada"), core.StandIn("x" * LONGEST_NAME)]
    assert set(authors[2:]) <= {core.Person("x" * LONGEST_NAME), core.Bot("x" * LONGEST_NAME)}


async def test_odd_addresses_are_not_there(server: Server) -> None:
    client = Client(server.address)
    long = "/" + "x" * 2_000
    answers = [client.request("GET", path) for path in ("/%00", "/a.%00b", long, long + ".js")]
    assert {status for status, _, _ in answers} <= {200, 400, 404}
    for path in ("/api/people/%00", "/api/me/history?game=%00"):
        status, text, _ = client.request("GET", path)
        assert (status, b"unknown-page" in text) == (400, True)


@pytest.mark.parametrize("name", ["[::1", "a b", "\u00ff", "localhost:x", "http://["])
async def test_odd_names_are_not_ours(server: Server, name: str) -> None:
    """Neither on a page nor on a socket; and the server logs no error, or this would fail late."""
    client = Client(server.address)
    assert client.request("GET", "/api/me", None, {"host": name})[0] in {200, 400, 421}
    assert client.request("POST", "/api/tables", {}, {"origin": name})[0] == 403
    where = urlsplit(server.address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(
        f"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nOrigin: {name}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode("latin-1")
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    assert b"\x88\x02" + (4403).to_bytes(2, "big") in await reader.read(100)
    writer.close()


async def test_what_a_database_cannot_keep_is_refused_to_whoever_waits(database: str) -> None:
    async with running(database, Time()) as hub:
        me = await identity.new_guest(hub, None)
        room = await making.create(hub, me, ALONE)
        talk, line = seated(hub, room, Someone(me.id, me.name))
        talk.hear(rb'{"type": "act", "id": "a\u0000b", "seat": 0, "on": 0, "action": "c1"}')
        talk.hear(rb'{"type": "act", "id": "c", "seat": 0, "on": 0, "action": "c1\u0000"}')
        assert [message["wrong"]["code"] for message in line.messages] == ["message-malformed"] * 2
        assert [message["id"] for message in line.messages] == ["a\0b", "c"]
        assert room.entries == 0


async def test_what_is_kept_of_one_table_has_an_end(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acting, "MOST_UNDOS", 2)
    monkeypatch.setattr(asking, "MOST_PAUSES", 1)
    monkeypatch.setattr(storing, "KEPT_SAYINGS", 3)
    monkeypatch.setattr(chat, "SAYINGS_PER_SECOND", 1_000.0)
    async with running(database, Time()) as hub:
        me = await identity.new_guest(hub, None)
        room = await making.create(hub, me, NewTable("take_it_easy", (SeatForMe(), SeatForMe())))
        talk, line = seated(hub, room, Someone(me.id, me.name))
        for number in range(3):
            await act(hub, room)
            ask = {"type": "ask", "id": f"u{number}", "seat": 0, "what": "undo"}
            talk.hear(msgspec.json.encode(ask))
            await eventually(lambda: line.types[-1] in {"ack", "reject"})
        assert line.messages[-1]["wrong"]["code"] == "undo-too-many"
        direct = {"type": "undo", "id": "direct", "seat": 0, "on": room.entries}
        talk.hear(msgspec.json.encode(direct))
        assert line.types[-2:] == ["reject", "reject"]
        assert line.messages[-1]["wrong"]["code"] == "undo-too-many"
        for what in ("pause", "resume", "pause"):
            ask = {"type": "ask", "id": f"{what} {len(line.types)}", "seat": 0, "what": what}
            talk.hear(msgspec.json.encode(ask))
            line.messages.append({"type": "asked for"})
            await eventually(lambda: line.types[-1] in {"ack", "reject"})
        assert line.messages[-1]["wrong"]["code"] == "pause-too-many"
        for number in range(51):
            await chat.say(hub, room, talk.connection, f"{number}", once.mark(room, f"{number}"))
        rows = await hub.database.rows(select(schema.sayings.c.number))
        assert sorted(row.number for row in rows) == [48, 49, 50]


async def test_more_sockets_say_no_more(database: str) -> None:
    async with running(database, Time()) as hub:
        me = await identity.new_guest(hub, None)
        room = await making.create(hub, me, ALONE)
        one, two = [seated(hub, room, Someone(me.id, me.name))[0] for _ in range(2)]
        await chat.say(hub, room, one.connection, "hello", once.mark(room, "1"))
        (bucket,) = room.talk.values()
        bucket._left = -1_000.0  # all is said, for minutes
        with pytest.raises(Problem, match="too-many-messages"):
            await chat.say(hub, room, two.connection, "hello", once.mark(room, "2"))


async def test_only_so_many_idle_rooms_are_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "MOST_IDLE", 2)
    async with running(database, Time()) as hub:
        me = await identity.new_guest(hub, None)
        made = [await making.create(hub, me, ALONE) for _ in range(4)]
        seated(hub, made[0], Someone(me.id, me.name))
        for number, room in enumerate(made):
            room.touched += 1_000_000 + number
        hub.drop_idle()
        assert {room.id for room in hub.rooms} == {made[0].id, made[2].id, made[3].id}
        assert (await hub.room(made[1].id)).running.state == made[1].running.state


async def test_advice_is_thought_about_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[Any] = []
    think = telling.advice

    def counted(viewer: Any, *given: Any, **named: Any) -> Any:
        thoughts.append(viewer)
        return think(viewer, *given, **named)

    monkeypatch.setattr(telling, "advice", counted)
    async with running(database, Time()) as hub:
        me = await identity.new_guest(hub, None)
        room = await making.create(hub, me, ALONE)
        talk, line = seated(hub, room, Someone(me.id, me.name))
        for _ in range(20):
            talk.hear(b'{"type": "sync", "advice": true}')
        await eventually(lambda: line.types.count("advice") == 20)
        assert thoughts == [0]
        await act(hub, room)
        await eventually(lambda: line.types.count("advice") == 21)
        assert thoughts == [0, 0]


async def test_who_is_gone_holds_up_no_question(database: str) -> None:
    async with running(database, Time()) as hub:
        me, other, third = [await identity.new_guest(hub, None) for _ in range(3)]
        plan = NewTable("take_it_easy", (SeatForMe(), SeatOpen(), SeatOpen()), open=True)
        room = await making.create(hub, me, plan)
        for guest in (other, third):
            await seating.join(hub, room, guest, Join())
        await making.start(hub, room)
        await questions.ask(hub, room, Seat(0), "abandon", "key")
        _, line = seated(hub, room, Someone(me.id, me.name))
        await seating.leave(hub, room, other, 1)
        assert room.questions == {}
        assert {"type": "settled", "agreed": False} in [
            {name: message.get(name) for name in ("type", "agreed")} for message in line.messages
        ]
        assert (await read_room(hub.database, room.id)).questions == {}
        await questions.ask(hub, room, Seat(0), "abandon", "again")
        assert [question.waits_for for question in room.questions.values()] == [(2,)]
