"""Looking through finished games and files, and playing on from one of their moments."""

import asyncio
import json
from functools import partial
from typing import Any

import msgspec
import pytest

from golden_records import golden_records
from harmonium.client import Client, Refused
from harmonium.core.deal import canonical
from harmonium.core.game import Seat
from harmonium.core.record import read, replay, verify
from harmonium.core.table import Table
from harmonium.games import load
from harmonium.locales import Words
from harmonium.wire.rest import LARGEST_RECORD, MOST_MOMENTS
from server.servers import Server, chooser, serving

RECORDS = golden_records()
WORDS = Words()
ME = {"type": "me"}


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def ask(server: Server, record: str, **wish: Any) -> Any:
    return Client(server.address).ask_now("POST", "/api/replays", {"record": record, **wish})


def moments(server: Server, record: str, eyes: str) -> list[Any]:
    """All of them, piece by piece as a page asks for them."""
    found: list[Any] = []
    while True:
        part = ask(server, record, eyes=eyes, first=len(found), count=MOST_MOMENTS, log=False)
        assert part["told"] is None
        found += part["moments"]
        if len(found) > part["steps"]:
            return found


def fold(record: str) -> tuple[Table, list[Any]]:
    table = replay(read(record), load)
    return table, [table.state_at(step) for step in range(len(table.steps) + 1)]


async def refused(answer: Any) -> str:
    with pytest.raises(Refused) as caught:
        await answer
    return caught.value.code


@pytest.mark.parametrize("name", RECORDS)
def test_every_moment_of_every_golden_record_is_the_fold(server: Server, name: str) -> None:
    table, states = fold(RECORDS[name])
    game = table.game
    seats = [Seat(seat) for seat in range(len(table.seats))]
    shown = moments(server, RECORDS[name], "open")
    watched = moments(server, RECORDS[name], "spectator")
    for step, state in enumerate(states):
        assert shown[step]["step"] == step
        assert shown[step]["views"] == plain([game.view(state, who) for who in (None, *seats)])
        assert shown[step]["scores"] == plain(game.score(state))
        assert watched[step]["views"] == plain([game.view(state, None)])
        assert watched[step]["marks"] == plain(game.marks(game.view(state, None)))
        assert shown[step]["actors"] == list(game.actors(state))


@pytest.mark.parametrize("name", RECORDS)
def test_eyes_see_and_hear_what_their_seat_did_and_nothing_else(server: Server, name: str) -> None:
    table, states = fold(RECORDS[name])
    game, middle = table.game, len(table.steps) // 2
    for viewer in (None, *map(Seat, range(len(table.seats)))):
        eyes = "spectator" if viewer is None else str(viewer)
        found = ask(server, RECORDS[name], eyes=eyes, first=middle, count=2)
        assert found["viewers"] == [viewer]
        assert [moment["views"] for moment in found["moments"]] == [
            plain([game.view(state, viewer)]) for state in states[middle : middle + 2]
        ]
        heard = [
            game.told(states[n], step.seat, step.action, states[n + 1], viewer)
            for n, step in enumerate(table.steps)
        ]
        assert [told.get("events", []) for told in found["told"]] == plain(heard)
        text = json.dumps(found)
        assert table.nonce.hex() not in text
        assert canonical(table.deal).decode() not in text


def test_where_everything_is_open_each_act_is_told_as_its_own_seat_heard_it(
    server: Server,
) -> None:
    table, states = fold(RECORDS["tranquility-three"])
    found = ask(server, RECORDS["tranquility-three"], count=0)
    assert found["moments"] == []
    for number, (step, told) in enumerate(zip(table.steps, found["told"], strict=True)):
        own = table.game.told(states[number], step.seat, step.action, states[number + 1], step.seat)
        assert told["events"] == plain(own)
        assert (told["entry"], told["seat"]) == (number, step.seat)


def changed(name: str, **parts: Any) -> str:
    return json.dumps(json.loads(RECORDS[name]) | parts)


SOLO = "take_it_easy-1-solo"
ACT = {"kind": "act", "seat": 0, "action": "c9"}
UNDO = {"kind": "undo", "seat": 0, "takes_back": 0, "consent": True}


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("", "record-truncated", "byte 0"),
        ("\x00", "record-not-json", "byte 0"),
        ("PK\x03\x04", "record-not-json", "byte 0"),
        (RECORDS[SOLO][:300], "record-truncated", None),
        ("[" * 100_000, "record-malformed", "record"),
        ("[]", "record-malformed", "record"),
        ('{"format": "harmonium/99"}', "record-unknown-format", "format"),
        ('{"format": "harmonium/1", "deal": ' + "[" * 100_000, "record-too-deep", "record"),
        (changed(SOLO, game="chess"), "unknown-game", "game"),
        (changed(SOLO, game="../../etc/passwd"), "unknown-game", "game"),
        (changed(SOLO, ruleset=99), "record-unknown-ruleset", "ruleset"),
        (changed(SOLO, nonce="00"), "record-bad-nonce", "nonce"),
        (changed(SOLO, entries=[ACT, ACT]), "refused-T-PLACE-2", "entries[1]"),
        (changed(SOLO, entries=[ACT | {"action": "c" * 400_000}]), "bad-notation", "entries[0]"),
        (changed(SOLO, entries=[ACT | {"seat": 10**40}]), "no-such-seat", "entries[0]"),
        (changed(SOLO, entries=[ACT | {"seat": -1}]), "no-such-seat", "entries[0]"),
        (changed(SOLO, entries=[ACT] * 4_001), "record-too-long", "entries"),
        (changed(SOLO, entries=[ACT, UNDO] * 400), "record-too-long", "entries"),
        (changed(SOLO, branch=99), "record-bad-branch", "branch"),
    ],
)
def test_a_wrong_file_is_refused_by_its_fault(
    server: Server, text: str, code: str, where: str | None
) -> None:
    status, data, _ = Client(server.address).request("POST", "/api/replays", {"record": text})
    wrong = json.loads(data)
    assert (status, wrong["code"]) == (400, code)
    assert where is None or wrong["arguments"]["where"] == where
    assert len(data) < 1_000  # whatever is in the file does not come back
    assert f"[{code}]" not in WORDS(code, **wrong["arguments"])


def test_a_file_that_is_too_large_is_refused(server: Server) -> None:
    client = Client(server.address)
    status, _, _ = client.request("POST", "/api/replays", {"record": " " * (LARGEST_RECORD + 1)})
    assert status == 400
    status, _, _ = client.request("POST", "/api/replays", {"record": " " * 2 * LARGEST_RECORD})
    assert status == 413


def test_what_a_file_claims_and_does_not_keep_is_named(server: Server) -> None:
    assert ask(server, RECORDS[SOLO])["fault"] is None
    broken = ask(server, changed(SOLO, commitment="0" * 64))
    assert broken["fault"]["code"] == "record-commitment-broken"
    better = {"ranks": [1], "totals": [307], "rule": "T-MATCH-3"}
    found = ask(server, changed(SOLO, result=better))
    assert found["fault"]["code"] == "record-result-differs"
    assert found["table"]["result"]["totals"] == [16]


def test_names_in_a_file_are_made_plain(server: Server) -> None:
    seats = [{"kind": "person", "name": "  Ada \u202eevil\u0000 \u200b" + "x" * 100}]
    (seat,) = ask(server, changed(SOLO, seats=seats))["table"]["seats"]
    assert seat["name"].startswith("Ada evil x")
    assert len(seat["name"]) == 40
    (seat,) = ask(server, changed(SOLO, seats=[{"kind": "bot", "specification": "\u200b"}]))[
        "table"
    ]["seats"]
    assert (seat["kind"], seat["name"]) == ("bot", "")


def test_eyes_and_moments_that_are_not_there(server: Server) -> None:
    for eyes in ("1", "15"):
        with pytest.raises(Refused) as caught:
            ask(server, RECORDS[SOLO], eyes=eyes)
        assert caught.value.code == "no-such-seat"
    assert ask(server, RECORDS[SOLO], first=20)["moments"] == []
    with pytest.raises(Refused):
        ask(server, RECORDS[SOLO], count=MOST_MOMENTS + 1)
    with pytest.raises(Refused):
        ask(server, RECORDS[SOLO], eyes="-1")


async def finished_table(client: Client, seats: int = 2) -> str:
    options = {"rounds": 1}
    made = await client.make_table("take_it_easy", [ME] * seats, options=options)
    table_id: str = made["table"]["id"]
    path = f"/api/tables/{table_id}"
    assert await refused(client.ask("GET", f"{path}/replay")) == "table-running"
    wish = {"step": 0, "seat": 0, "bot": "random"}
    assert await refused(client.ask("POST", f"{path}/branch", wish)) == "table-running"
    async with client.table(table_id) as table:
        await asyncio.wait_for(table.play(chooser(2)), 60)
    return table_id


async def test_a_finished_table_is_replayed_like_its_record(server: Server) -> None:
    client = Client(server.address)
    table_id = await finished_table(client)
    path = f"/api/tables/{table_id}"
    _, record, _ = client.request("GET", f"{path}/record")
    for eyes in ("open", "spectator", "0", "1"):
        ours = await client.ask("GET", f"{path}/replay?eyes={eyes}&first=5&count=3")
        file = ask(server, record.decode(), eyes=eyes, first=5, count=3)
        for part in ("viewers", "steps", "moments", "told"):
            assert ours[part] == file[part]
        assert ours["table"]["id"] == table_id
    short = await client.ask("GET", f"{path}/replay?log=false&count=0")
    assert (short["told"], short["moments"]) == (None, [])
    assert await refused(client.ask("GET", f"{path}/replay?eyes=2")) == "no-such-seat"


async def test_the_address_of_a_finished_game_is_enough_to_look_back(server: Server) -> None:
    """As long as it runs, and whatever was said beside it, is for those at the table."""
    host, stranger = Client(server.address), Client(server.address)
    made = await host.make_table("take_it_easy", [ME], options={"rounds": 1})
    path = f"/api/tables/{made['table']['id']}"
    for part in ("replay", "record"):
        assert await refused(stranger.ask("GET", f"{path}/{part}")) == "unknown-table"
    async with host.table(made["table"]["id"]) as table:
        await asyncio.wait_for(table.play(chooser(2)), 60)
    assert (await stranger.ask("GET", f"{path}/replay?eyes=0"))["table"]["status"] == "over"
    assert (await stranger.ask("GET", f"{path}/record"))["game"].startswith("take_it_easy")
    for part in ("", "/log", "/moments/3"):
        assert await refused(stranger.ask("GET", f"{path}{part}")) == "unknown-table"


async def test_playing_on_is_a_new_table_whose_record_says_so(server: Server) -> None:
    client = Client(server.address)
    table_id = await finished_table(client)
    me = (await client.me())["id"]
    before = [row["table"] for row in await client.ask("GET", "/api/me/history")]
    wish = {"step": 7, "seat": 1, "bot": "greedy"}
    made = await client.ask("POST", f"/api/tables/{table_id}/branch", wish)
    old = await client.ask("GET", f"/api/tables/{table_id}")
    assert made["id"] != table_id
    assert (made["branch"], made["status"], made["open"]) == (7, "running", False)
    assert made["commitment"] == old["commitment"]
    assert [(seat["kind"], seat["person"]) for seat in made["seats"]] == [
        ("bot", None),
        ("person", me),
    ]
    async with client.table(made["id"]) as table:
        await asyncio.wait_for(table.play(chooser(3)), 60)
    _, text, _ = client.request("GET", f"/api/tables/{made['id']}/record")
    record = read(text)
    assert record.branch == 7
    assert verify(record, load, old["commitment"]).branch == 7
    assert all(entry.author is not None for entry in record.entries[:7])
    _, first, _ = client.request("GET", f"/api/tables/{table_id}/record")
    taken = [(entry.seat, entry.action) for entry in read(first).entries[:7]]  # type: ignore[union-attr]
    assert [(entry.seat, entry.action) for entry in record.entries[:7]] == taken  # type: ignore[union-attr]
    # The deal was open: it counts nowhere.
    assert [row["table"] for row in await client.ask("GET", "/api/me/history")] == before


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"step": 91, "seat": 0, "bot": "random"}, "no-such-step"),
        ({"step": 90, "seat": 0, "bot": "random"}, "branch-over"),
        ({"step": 3, "seat": 2, "bot": "random"}, "no-such-seat"),
        ({"step": 3, "seat": 0, "bot": "oracle"}, "unknown-bot"),
    ],
)
async def test_where_one_cannot_play_on(server: Server, wish: Any, code: str) -> None:
    body = {"record": RECORDS["harmonies-two"], "branch": wish}
    assert await refused(Client(server.address).ask("POST", "/api/replays/branch", body)) == code


BRANCHES = {"harmonies-1-solo": 0, "tranquility-five": 23, "take_it_easy-match": 41}


async def test_playing_on_from_a_file_survives_a_power_cut(database: str) -> None:
    made = {}
    with serving(database) as server:
        client = Client(server.address)
        for name, step in BRANCHES.items():
            entries = json.loads(RECORDS[name])["entries"]
            text = changed(name, entries=[entry | {"time": "yesterday"} for entry in entries])
            branch = {"step": step, "seat": 0, "bot": "random"}
            body = {"record": text, "branch": branch}
            made[name] = (await client.ask("POST", "/api/replays/branch", body))["id"]
        server.kill()
        server.start()
        for name, step in BRANCHES.items():
            async with client.table(made[name]) as table:
                await table.until(partial(table.positions.__contains__, 0))
                assert table.positions[0]["entries"] >= step
                await asyncio.wait_for(table.play(chooser(3)), 60)
            info = await client.ask("GET", f"/api/tables/{made[name]}")
            assert (info["status"], info["branch"]) == ("over", step)
            _, played, _ = client.request("GET", f"/api/tables/{made[name]}/record")
            assert verify(read(played), load).branch == step


async def test_what_was_taken_over_cannot_be_taken_back(server: Server) -> None:
    client = Client(server.address)
    branch = {"step": 5, "seat": 0, "bot": "random"}
    body = {"record": RECORDS["take_it_easy-solo"], "branch": branch}
    made = await client.ask("POST", "/api/replays/branch", body)
    async with client.table(made["id"]) as table:
        await table.until(lambda: 0 in table.positions)
        assert table.positions[0]["undo"]["reason"]["code"] == "undo-taken-over"


async def test_todays_deal_is_replayed_and_continued_by_nobody(server: Server) -> None:
    client = Client(server.address)
    table_id = (await client.ask("POST", "/api/daily/take_it_easy"))["id"]
    async with client.table(table_id) as table:
        await asyncio.wait_for(table.play(chooser(1)), 30)
    path = f"/api/tables/{table_id}"
    assert await refused(client.ask("GET", f"{path}/replay?eyes=0")) == "daily-closed"
    wish = {"step": 3, "seat": 0, "bot": "random"}
    assert await refused(client.ask("POST", f"{path}/branch", wish)) == "daily-closed"
