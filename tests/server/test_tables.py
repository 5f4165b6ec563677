"""What a person can do around a game: everything a program does here, a browser can do."""

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from harmonium import __version__
from harmonium.client import Client, Refused, RemoteTable
from harmonium.client.table import Rejected
from harmonium.core.record import read, verify
from harmonium.games import load
from server.servers import Server, chooser, eventually

ONE_ROUND = {"rounds": 1}
ME, OPEN = {"type": "me"}, {"type": "open"}


async def together(
    server: Server, seats: int = 2, game: str = "take_it_easy", **wishes: Any
) -> tuple[list[Client], str]:
    """So many guests at a running table."""
    people = [Client(server.address) for _ in range(seats)]
    if game == "take_it_easy":
        wishes.setdefault("options", ONE_ROUND)
    made = await people[0].make_table(game, [ME] + [OPEN] * (seats - 1), **wishes)
    for person in people[1:]:
        await person.join(made["invitation"]["link"])
    await people[0].do(made["table"]["id"], "start")
    return people, made["table"]["id"]


async def refused(answer: Any) -> str:
    with pytest.raises(Refused) as caught:
        await answer
    return caught.value.code


async def rejected(answer: Any) -> str:
    with pytest.raises(Rejected) as caught:
        await answer
    return caught.value.code


async def ready(*tables: RemoteTable) -> None:
    for table in tables:
        await table.until(partial(getattr, table, "positions"))


async def test_a_guest_has_a_name_from_the_first_visit_and_may_change_it(server: Server) -> None:
    client = Client(server.address)
    me = await client.me()
    assert me["name"]
    assert (await client.me())["id"] == me["id"]
    hiding = {"name": "  Ada \u202eevil\u0000 \u200b Byron "}
    assert await refused(client.ask("PATCH", "/api/me", hiding)) == "name-unseen"
    assert await client.me() == me
    named = await client.ask("PATCH", "/api/me", {"name": "  Ada \n Byron "})
    assert named["name"] == "Ada Byron"
    assert await refused(client.ask("PATCH", "/api/me", {"name": "\u202e\u200b"})) == "text-empty"


async def test_a_table_by_link_is_not_there_for_others(server: Server) -> None:
    host, stranger = Client(server.address), Client(server.address)
    made = await host.make_table("take_it_easy", [ME, OPEN])
    table_id = made["table"]["id"]
    assert await refused(stranger.ask("GET", f"/api/tables/{table_id}")) == "unknown-table"
    await stranger.me()
    async with stranger.table(table_id) as table:
        await eventually(lambda: not table.is_open)
    assert table.code == 4404
    assert all(t["id"] != table_id for t in await stranger.ask("GET", "/api/tables"))


async def test_a_watcher_by_link_watches_and_cannot_act_or_join(server: Server) -> None:
    people, table_id = await together(server)
    invitation = await people[0].ask("POST", f"/api/tables/{table_id}/invitation")
    watcher = Client(server.address)
    token = invitation["watch"].rpartition("/")[2]
    invited = await watcher.ask("POST", f"/api/invitations/{token}")
    assert invited["may"] == "watch"
    assert await refused(watcher.do(table_id, "join", seat=0)) == "not-invited"
    async with watcher.table(table_id) as table:
        await ready(table)
        assert table.seats == ()
        assert table.positions[None]["legal"] == []
        act = table.request("act", seat=0, on=0, action="c0")
        assert await rejected(act) == "not-your-seat"
    assert await refused(watcher.do(table_id, "resign", seat=0)) == "not-seated"


async def test_link_code_and_qr_lead_to_the_table(server: Server) -> None:
    host = Client(server.address)
    made = await host.make_table("take_it_easy", [ME, OPEN, OPEN], options=ONE_ROUND)
    invitation = made["invitation"]
    assert invitation["qr"].startswith("<svg")
    by_link, by_code = Client(server.address), Client(server.address)
    await by_link.join(invitation["link"])
    table = await by_code.join(invitation["code"].lower().replace("-", " ").replace(" ", "%20"))
    assert [seat["kind"] for seat in table["seats"]] == ["person"] * 3
    await host.do(table["id"], "start")
    late = Client(server.address)
    assert await refused(late.join(invitation["link"])) == "unknown-invitation"


async def test_seats_are_taken_left_and_cleared_before_the_start(server: Server) -> None:
    host, guest = Client(server.address), Client(server.address)
    made = await host.make_table("take_it_easy", [ME, OPEN, OPEN], open=True)
    table_id = made["table"]["id"]
    assert any(table["id"] == table_id for table in await guest.ask("GET", "/api/tables"))
    await guest.do(table_id, "join", seat=2)
    assert await refused(guest.do(table_id, "join", seat=0)) == "seat-taken"
    await guest.do(table_id, "join", name="Second on one device")
    assert await refused(guest.do(table_id, "remove", seat=0)) == "only-host"
    assert await refused(guest.ask("POST", f"/api/tables/{table_id}/start")) == "only-host"
    table = await guest.do(table_id, "leave", seat=2)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "open"]
    table = await host.do(table_id, "remove", seat=1)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open"]
    assert await refused(host.do(table_id, "start")) == "seats-open"
    closed = await host.do(table_id, "close")
    assert closed["status"] == "over"


async def test_impossible_wishes_name_their_rule(server: Server) -> None:
    client = Client(server.address)
    wish = client.make_table("take_it_easy", [ME], options={"scoring": "best_ray"})
    with pytest.raises(Refused) as caught:
        await wish
    assert caught.value.wrong["rule"] == "T-VAR-MIX-4"
    unknown = client.make_table("take_it_easy", [ME, {"type": "bot", "bot": "hal"}])
    assert await refused(unknown) == "unknown-bot"
    assert await refused(client.make_table("chess", [ME])) == "unknown-game"


async def test_two_people_on_one_device_see_through_their_own_eyes(server: Server) -> None:
    client = Client(server.address)
    seats = [ME, {"type": "me", "name": "Grandmother"}]
    made = await client.make_table("tranquility", seats)
    async with client.table(made["table"]["id"]) as table:
        await table.until(lambda: len(table.positions) == 2)
        assert table.seats == (0, 1)
        assert [seat["name"] for seat in table.table["seats"]][1] == "Grandmother"
        over = await asyncio.wait_for(table.play(chooser(1)), 60)
        assert over["ending"] == {"how": "finished"}


async def test_an_act_is_done_once_however_often_it_comes(server: Server) -> None:
    people, table_id = await together(server)
    async with people[0].table(table_id) as table:
        await ready(table)
        first = await table.act("c9", id="same")
        again = await table.act("c3", id="same", on=0)
        assert first == again
        assert table.positions[0]["entries"] == 1


async def test_a_simultaneous_choice_is_not_refused_for_being_second(server: Server) -> None:
    people, table_id = await together(server)
    async with people[0].table(table_id) as one, people[1].table(table_id) as two:
        await ready(one, two)
        acks = await asyncio.gather(one.act("c1", on=0), two.act("c2", on=0))
        assert sorted(ack["entry"] for ack in acks) == [0, 1]
        # Now everything is shown and the next tile called: what was decided before is stale.
        await one.until(lambda: one.positions[0]["entries"] == 2)
        assert await rejected(one.act("c5", on=1)) == "act-stale"
        assert await rejected(one.act("c5", on=7)) == "act-ahead"


async def test_a_refusal_names_its_rule(server: Server) -> None:
    people, table_id = await together(server)
    async with people[0].table(table_id) as table:
        await ready(table)
        await table.act("c9")
        with pytest.raises(Rejected) as caught:
            await table.act("c8")
        assert caught.value.wrong["rule"] == "T-TURN-2"
        assert await rejected(table.act("nonsense")) == "bad-notation"
        assert await rejected(table.act({"type": "choose", "cell": "x"})) == "message-malformed"
        # Whoever waits for the answer gets one, even if nothing but the id was understood.
        assert await rejected(table.request("say", words="x")) == "message-malformed"


async def test_undo_until_something_is_shown_then_by_consent(server: Server) -> None:
    people, table_id = await together(server)
    async with people[0].table(table_id) as one, people[1].table(table_id) as two:
        await ready(one, two)
        await one.act("c9")
        assert one.positions[0]["undo"] == {"possible": True, "reason": None}
        await one.undo()
        assert one.positions[0]["steps"] == 0
        assert one.positions[0]["told"][0]["takes_back"] == 0
        await one.act("c3")
        await two.until(lambda: two.positions[1]["entries"] == 3)
        await two.act("c4")
        await one.until(lambda: one.positions[0]["entries"] == 4)
        assert one.positions[0]["undo"]["reason"]["code"] == "reveal-all-placed"
        assert await rejected(one.undo()) == "reveal-all-placed"
        await one.request("ask", seat=0, what="undo")
        asked = await two.heard("asked")
        await two.request("answer", seat=1, question=asked["question"]["id"], agree=True)
        await one.until(lambda: one.positions[0]["entries"] == 5)
        assert one.positions[0]["steps"] == 1
        assert (await one.heard("settled"))["agreed"] is True


async def test_an_undo_takes_back_only_what_was_asked_about(server: Server) -> None:
    people, table_id = await together(server)
    async with people[0].table(table_id) as one, people[1].table(table_id) as two:
        await ready(one, two)
        await one.act("c9")
        await two.until(lambda: two.positions[1]["entries"] == 1)
        await two.act("c4")
        await one.until(lambda: one.positions[0]["entries"] == 2)
        await one.request("ask", seat=0, what="undo")
        question = (await two.heard("asked"))["question"]
        assert question["entry"] == 1
        await two.act("c5")
        late = two.request("answer", seat=1, question=question["id"], agree=True)
        assert await rejected(late) == "act-stale"
        assert (await one.heard("settled"))["agreed"] is False
        await one.until(lambda: one.positions[0]["entries"] == 3)
        await one.request("ask", seat=0, what="undo")
        question = (await two.heard("asked", 2))["question"]
        await two.request("answer", seat=1, question=question["id"], agree=True)
        await one.until(lambda: one.positions[0]["entries"] == 4)
        assert one.positions[0]["told"][0]["takes_back"] == 2


async def test_a_no_is_a_no(server: Server) -> None:
    people, table_id = await together(server)
    async with people[0].table(table_id) as one, people[1].table(table_id) as two:
        await ready(one, two)
        await one.request("ask", seat=0, what="abandon")
        asked = await two.heard("asked")
        assert await rejected(one.request("ask", seat=0, what="abandon")) == "question-open"
        number = asked["question"]["id"]
        answer = {"question": number, "agree": True}
        assert await rejected(one.request("answer", seat=0, **answer)) == "not-asked"
        await two.request("answer", seat=1, question=number, agree=False)
        assert (await one.heard("settled"))["agreed"] is False
        assert (await people[0].ask("GET", f"/api/tables/{table_id}"))["status"] == "running"


async def test_pause_and_abandon_by_agreement(server: Server) -> None:
    people, table_id = await together(server)
    async with people[0].table(table_id) as one, people[1].table(table_id) as two:
        await ready(one, two)
        for count, what in enumerate(("pause", "resume", "abandon"), 1):
            await one.request("ask", seat=0, what=what)
            asked = await two.heard("asked", count)
            await two.request("answer", seat=1, question=asked["question"]["id"], agree=True)
            if what == "pause":
                await one.until(lambda: one.table["status"] == "paused")
                assert await rejected(one.act("c0")) == "table-paused"
        await one.until(lambda: one.table["status"] == "over")
        assert one.table["ending"] == {"how": "abandoned"}
    assert await people[0].ask("GET", "/api/me/history") == []


async def test_resigning_ends_a_game_of_two_and_a_rematch_follows(server: Server) -> None:
    people, table_id = await together(server)
    table = await people[0].do(table_id, "resign", seat=0)
    assert table["ending"] == {"how": "resigned", "seat": 0}
    assert (await people[1].ask("GET", "/api/me/history"))[0]["rank"] == 1
    new = await people[1].do(table_id, "rematch")
    assert (await people[0].do(table_id, "rematch"))["id"] == new["id"]
    assert [seat["kind"] for seat in new["seats"]] == ["person", "person"]
    started = await people[1].do(new["id"], "start")
    assert started["status"] == "running"


async def test_whoever_leaves_three_is_replaced_until_somebody_sits_down(server: Server) -> None:
    people, table_id = await together(server, 3, open=True)
    left = await people[2].do(table_id, "leave", seat=2)
    assert left["seats"][2]["stand_in"] is True
    async with people[0].table(table_id) as table:
        await ready(table)
        await table.until(lambda: table.positions[0]["entries"] == 1)
        assert table.positions[0]["view"]["has_chosen"] == [False, False, True]
    newcomer = Client(server.address)
    joined = await newcomer.do(table_id, "join", seat=2)
    assert joined["seats"][2]["stand_in"] is False


async def test_chat_and_signs_stay_beside_the_game(server: Server) -> None:
    people, table_id = await together(server)
    async with people[0].table(table_id) as one, people[1].table(table_id) as two:
        await ready(one, two)
        await one.request("say", text="  <b>hello</b>\u202e there\u0007 ")
        said = await two.heard("said")
        assert said["text"] == "<b>hello</b> there"
        await two.request("sign", sign="thanks")
        assert (await one.heard("said", 2))["sign"] == "thanks"
        for _ in range(5):
            try:
                await two.request("sign", sign="hello")
            except Rejected as limited:
                assert limited.code == "too-many-messages"  # noqa: PT017
                break
        else:
            raise AssertionError("signs are not limited")
        assert one.positions[0]["entries"] == 0
    async with people[1].table(table_id) as later:
        assert (await later.heard("said"))["text"] == "<b>hello</b> there"
        for number in range(100):
            await later.send({"type": "say", "id": str(number), "text": "and another thing"})
        assert (await later.heard("reject"))["wrong"]["code"] == "too-many-messages"
    silent, quiet_id = await together(server, game="tranquility")
    async with silent[0].table(quiet_id) as table:
        await ready(table)
        assert await rejected(table.request("say", text="psst")) == "chat-off"


async def test_presence_tells_who_is_there(server: Server) -> None:
    people, table_id = await together(server)
    async with people[0].table(table_id) as one:
        await ready(one)
        async with people[1].table(table_id) as two:
            await ready(two)
            await one.until(lambda: _present(one) == [[0], [1]])
        await one.until(lambda: _present(one) == [[0]])


def _present(table: RemoteTable) -> list[Any]:
    last = [m for m in table.messages if m["type"] == "presence"][-1:]
    return sorted(person["seats"] for message in last for person in message["present"])


async def test_a_second_window_shows_the_same_table(server: Server) -> None:
    people, table_id = await together(server)
    async with people[0].table(table_id) as window, people[0].table(table_id) as other:
        await ready(window, other)
        await window.act("c9")
        await other.until(lambda: other.positions[0]["entries"] == 1)
        assert other.positions[0]["view"] == window.positions[0]["view"]


async def test_who_was_away_gets_what_was_missed(server: Server) -> None:
    people, table_id = await together(server)
    async with people[0].table(table_id) as one, people[1].table(table_id) as two:
        await ready(one, two)
        await one.act("c1")
        await two.act("c2")
        await two.send({"type": "sync", "since": 1})
        await two.until(lambda: two.positions[1]["entries"] == 2)
        update = await two.heard("update", 3)
        assert [told["entry"] for told in update["told"]] == [1]
        await two.send({"type": "sync", "since": 99})
        await two.heard("resync")


async def test_advice_is_for_the_seat_that_wants_it(server: Server) -> None:
    people, table_id = await together(server)
    async with people[0].table(table_id) as one, people[1].table(table_id) as two:
        await ready(one, two)
        await one.send({"type": "sync", "since": 0, "advice": True})
        advice = await one.heard("advice")
        legal = one.positions[0]["legal"]
        assert len(advice["previews"]) == len(legal) == 19
        assert advice["texts"] == [f"c{action['cell']}" for action in legal]
        assert advice["marks"]
        await two.act("c2")
        assert not [m for m in two.messages if m["type"] == "advice"]


async def test_who_is_not_to_act_sees_by_marks_how_the_table_stands(server: Server) -> None:
    people, table_id = await together(server, open=True)
    watching = Client(server.address)
    await watching.me()
    async with people[0].table(table_id) as one, people[1].table(table_id) as two:
        await ready(one, two)
        async with watching.table(table_id) as third:
            await third.send({"type": "sync", "since": None, "advice": True})
            first = await third.heard("advice")
            assert (first["viewer"], first["previews"], first["texts"]) == (None, [], [])
            # A choice that is secret changes nothing that is marked: nothing is sent again.
            await one.act("c2")
            await two.act("c9")
            second = await third.heard("advice", 2)
            assert second["entries"] == 2
            marks = [mark for mark in second["marks"] if mark["type"] == "line"]
            alive = {(mark["seat"], mark["line"]) for mark in marks if mark["status"] == "alive"}
            assert {(0, "V1"), (1, "V3")} <= alive


async def test_the_past_is_marked_too(server: Server) -> None:
    people, table_id = await together(server)
    async with people[0].table(table_id) as one, people[1].table(table_id) as two:
        await ready(one, two)
        await one.act("c2")
        await two.act("c9")
        past = await people[0].ask("GET", f"/api/tables/{table_id}/moments/1")
        marks = [mark for mark in past["marks"] if mark["type"] == "line"]
        assert {mark["status"] for mark in marks} == {"open"}


async def test_a_program_plays_with_the_token_of_its_seat(server: Server) -> None:
    host = Client(server.address)
    made = await host.make_table("take_it_easy", [ME, OPEN], options=ONE_ROUND)
    table_id = made["table"]["id"]
    token = (await host.do(table_id, "token", seat=1))["token"]
    await host.do(table_id, "start")
    wrong = RemoteTable(server.address, table_id, token="x" * 32)
    async with wrong:
        await eventually(lambda: not wrong.is_open)
    assert wrong.code == 4403
    program = RemoteTable(server.address, table_id, token=token)
    async with host.table(table_id) as one, program as two:
        first, second = await asyncio.wait_for(
            asyncio.gather(one.play(chooser(1)), two.play(chooser(2))), 30
        )
        assert first == second
        assert two.seats == (1,)


async def test_a_token_that_is_replaced_ends_what_entered_with_it(server: Server) -> None:
    host = Client(server.address)
    made = await host.make_table("tranquility", [ME, OPEN])
    table_id = made["table"]["id"]
    old = (await host.do(table_id, "token", seat=1))["token"]
    async with RemoteTable(server.address, table_id, token=old) as program:
        await program.heard("greeting")
        new = (await host.do(table_id, "token", seat=1))["token"]
        await host.do(table_id, "start")
        await eventually(lambda: not program.is_open)
        assert program.code == 4403
        assert not program.positions
    async with RemoteTable(server.address, table_id, token=new) as program:
        await program.until(lambda: program.positions)
        assert program.seats == (1,)


async def test_after_the_end_everything_is_open_and_proven(server: Server) -> None:
    people, table_id = await together(server)
    assert await refused(people[0].ask("GET", f"/api/tables/{table_id}/record")) == "record-closed"
    hidden = people[0].ask("GET", f"/api/tables/{table_id}/moments/0?viewer=1")
    assert await refused(hidden) == "not-your-seat"
    async with people[0].table(table_id) as one, people[1].table(table_id) as two:
        await asyncio.gather(one.play(chooser(5)), two.play(chooser(6)))
        await one.until(lambda: one.table["status"] == "over")
        commitment = one.greeting["table"]["commitment"]
    _, text, headers = people[1].request("GET", f"/api/tables/{table_id}/record")
    assert "attachment" in headers["content-disposition"]
    record = verify(read(text), load, commitment)
    assert record.is_over
    moment = await people[0].ask("GET", f"/api/tables/{table_id}/moments/7?viewer=1")
    assert moment["next"] is not None
    assert moment["view"]["seat"] == 1
    log = await people[0].ask("GET", f"/api/tables/{table_id}/log")
    assert len(log["told"]) == 38
    figures = await people[0].ask("GET", "/api/me/statistics")
    assert figures[0]["played"] == 1
    assert figures[0]["best"] == record.score()[0].total


async def test_my_tables_say_whose_turn_it_is_and_since_when(server: Server) -> None:
    people, table_id = await together(server)
    async with people[0].table(table_id) as one:
        await ready(one)
        await one.act("c1")
    (mine,) = await people[0].ask("GET", "/api/me/tables")
    (theirs,) = await people[1].ask("GET", "/api/me/tables")
    assert not mine["my_turn"]
    assert theirs["my_turn"]
    assert theirs["actors"] == [1]
    assert theirs["since"] > theirs["table"]["started"]


async def test_the_score_pad_counts_and_refuses(server: Server) -> None:
    client = Client(server.address)
    empty = {"board": [None] * 19}
    tally = await client.ask("POST", "/api/scores/take_it_easy", empty)
    assert tally["scores"][0]["total"] == 0
    with pytest.raises(Refused) as caught:
        await client.ask("POST", "/api/scores/take_it_easy", {"board": ["164"] * 19})
    assert caught.value.wrong["rule"] == "T-COMP-2"
    assert await refused(client.ask("POST", "/api/scores/chess", {})) == "unknown-game"
    games = await client.ask("GET", "/api/games")
    for game in games:
        asked = client.ask("POST", f"/api/where/{game['key']}", {"nonsense": 1})
        code = await refused(asked)
        assert code == ("message-malformed" if game["where"] else "score-without-where")


async def test_the_words_of_our_games_are_in_every_client(server: Server) -> None:
    client = Client(server.address)
    for locale in ("en", "tlh", ".."):
        assert await client.ask("GET", f"/api/games/harmonies/words/{locale}") == {"fluent": ""}
    assert await refused(client.ask("GET", "/api/games/chess/words/en")) == "unknown-game"


async def test_a_page_of_the_score_pad_is_counted_or_refused(server: Server) -> None:
    client = Client(server.address)
    pages: dict[str, dict[str, Any]] = {
        "harmonies": {"players": [{"board": {"a1": ["gray"], "a2": ["gray", "gray"]}}]},
        "take_it_easy": {"rounds": [[[None] * 19]]},
        "tranquility": {"placed": {"1": 3}, "hand": [5]},
    }
    counted = {
        game: await client.ask("POST", f"/api/pads/{game}", page) for game, page in pages.items()
    }
    assert counted["harmonies"]["players"][0]["score"]["total"] == 4
    assert counted["take_it_easy"]["totals"] == [0]
    assert counted["tranquility"]["fits"][0]["spot"]["cost"] == 2
    wrong = {"players": [{"board": {"a1": ["blue", "blue"]}}]}
    with pytest.raises(Refused) as caught:
        await client.ask("POST", "/api/pads/harmonies", wrong)
    assert caught.value.wrong["rule"] == "H-TOKEN-2"
    assert await refused(client.ask("POST", "/api/pads/chess", {})) == "unknown-game"
    malformed = client.ask("POST", "/api/pads/take_it_easy", {"rounds": [[]] * 25})
    assert await refused(malformed) == "message-malformed"


async def test_the_deal_of_the_day_is_one_try_and_closed_for_the_day(server: Server) -> None:
    me, other = Client(server.address), Client(server.address)
    table = await me.ask("POST", "/api/daily/take_it_easy")
    assert (await me.ask("POST", "/api/daily/take_it_easy"))["id"] == table["id"]
    theirs = await other.ask("POST", "/api/daily/take_it_easy")
    assert theirs["commitment"] == table["commitment"]
    assert theirs["id"] != table["id"]
    async with me.table(table["id"]) as mine:
        over = await asyncio.wait_for(mine.play(chooser(1)), 30)
    assert await refused(me.ask("GET", f"/api/tables/{table['id']}/record")) == "daily-closed"
    peep = other.ask("GET", f"/api/tables/{table['id']}/moments/3")
    assert await refused(peep) == "unknown-table"
    assert await refused(me.do(table["id"], "rematch")) == "daily-once"
    results = await other.ask("GET", f"/api/daily/take_it_easy/{table['daily']}")
    # Others may have played it on this server as well.
    assert (over["result"]["totals"][0], None) in [(row["total"], row["table"]) for row in results]
    (today,) = [d for d in await me.ask("GET", "/api/daily") if d["game"] == "take_it_easy"]
    assert today["finished"] is True


async def test_a_client_of_another_version_is_told_that_a_new_one_is_ready(server: Server) -> None:
    people, table_id = await together(server)
    path = f"{server.address.replace('http', 'ws')}/api/tables/{table_id}/socket"
    for version, is_told in (("0.0.0", True), (__version__, False), (None, False)):
        url = path if version is None else f"{path}?client={version}"
        async with connect(url, additional_headers={"Cookie": people[0].cookie or ""}) as socket:
            heard: list[Any] = []
            await socket.send('{"type":"ping"}')
            while not heard or heard[-1]["type"] != "pong":
                heard.append(msgspec.json.decode(await socket.recv()))
        assert heard[0]["type"] == "greeting"
        told = [message for message in heard if message["type"] == "ready"]
        assert told == ([{"type": "ready", "version": __version__}] if is_told else [])


async def test_against_bots_the_game_ends_by_itself(server: Server) -> None:
    client = Client(server.address)
    seats = [ME, {"type": "bot", "bot": "random"}, {"type": "bot", "bot": "greedy"}]
    made = await client.make_table("take_it_easy", seats, options=ONE_ROUND)
    assert made["table"]["status"] == "running"
    async with client.table(made["table"]["id"]) as table:
        over = await asyncio.wait_for(table.play(chooser(1)), 60)
    assert over["ending"] == {"how": "finished"}
