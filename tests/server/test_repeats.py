"""A request is done once: at two processes at the same moment, and again after a power cut."""

import asyncio
from typing import Any

from harmonium.client import Client, Refused, RemoteTable
from server.servers import serving
from server.test_tables import ME, OPEN, ready, together


async def test_of_two_processes_only_one_gives_a_seat(database: str) -> None:
    with serving(database) as one, serving(database) as two:
        addresses = (one.address, two.address)
        host = Client(one.address)
        made = await host.make_table("take_it_easy", [ME, OPEN, OPEN, OPEN], open=True)
        table_id = made["table"]["id"]
        guests = [Client(addresses[number % 2]) for number in range(8)]
        for guest in guests:  # both know the table, with all its seats open
            await guest.me()
            await guest.ask("GET", f"/api/tables/{table_id}")
        fates = await asyncio.gather(*(_sit_down(guest, table_id) for guest in guests))
        assert sorted(seat for fate in fates for seat in fate) == [1, 2, 3]
        # A third process reads what is true.
        with serving(database) as other:
            seen = await Client(other.address, host.cookie).ask("GET", f"/api/tables/{table_id}")
        for guest, fate in zip(guests, fates, strict=True):
            assert _seats(seen, await guest.me()) == fate


async def _sit_down(guest: Client, table_id: str) -> list[int]:
    """The seats that this guest was told to have."""
    try:
        table = await guest.ask("POST", f"/api/tables/{table_id}/join", {})
    except Refused as refused:
        assert refused.code == "seat-taken"  # noqa: PT017
        return []
    return _seats(table, await guest.me())


def _seats(table: Any, me: Any) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["person"] == me["id"]]


def _heard(table: RemoteTable, kind: str) -> list[Any]:
    return [message for message in table.messages if message["type"] == kind]


async def test_a_repeat_after_a_power_cut_is_only_acknowledged(database: str) -> None:
    with serving(database) as server:
        people, table_id = await together(server)
        async with people[0].table(table_id) as one, people[1].table(table_id) as two:
            await ready(one, two)
            await one.act("c1")
            await one.request("say", id="words", text="hello")
            await one.request("sign", id="sign", sign="thanks")
            await one.request("ask", id="question", seat=0, what="undo")
            asked = (await two.heard("asked"))["question"]
            answer = {"seat": 1, "question": asked["id"], "agree": True}
            await two.request("answer", id="answer", **answer)
            await one.until(lambda: one.positions[0]["entries"] == 2)
        server.kill()
        server.start()
        async with people[0].table(table_id) as one, people[1].table(table_id) as two:
            await ready(one, two)
            await one.request("say", id="words", text="hello")
            await one.request("sign", id="sign", sign="thanks")
            await one.request("ask", id="question", seat=0, what="undo")
            await two.request("answer", id="answer", **answer)
            # Said last, so that everything before it would have been heard.
            await one.request("say", id="new", text="done")
            await two.until(lambda: [m["text"] for m in _heard(two, "said")][-1:] == ["done"])
            assert [message["text"] for message in _heard(two, "said")] == ["hello", "done"]
            assert not _heard(two, "asked")
            assert two.greeting["questions"] == []
            assert two.positions[1]["entries"] == 2
            assert two.positions[1]["steps"] == 0


async def test_the_same_words_at_the_same_moment_are_said_once(database: str) -> None:
    with serving(database) as server:
        people, table_id = await together(server)
        async with people[0].table(table_id) as one, people[1].table(table_id) as two:
            await ready(one, two)
            for _ in range(4):
                await one.send({"type": "say", "id": "same", "text": "hello"})
            await one.heard("ack", 4)
            await one.request("say", id="new", text="done")
            await two.until(lambda: [m["text"] for m in _heard(two, "said")][-1:] == ["done"])
            assert [message["text"] for message in _heard(two, "said")] == ["hello", "done"]
