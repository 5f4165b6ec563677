"""A request is done once, also when it is sent again after a power cut."""

from typing import Any

from harmonium.client import RemoteTable
from server.servers import serving
from server.test_tables import ready, together


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
