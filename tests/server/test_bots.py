"""Bots in worker processes: what they return, and what happens when they do not."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from harmonium.core.game import Seat
from harmonium.games import KEYS
from harmonium.room import telling
from harmonium.server.players.pool import Task, Thinkers, Thought
from harmonium.server.players.worker import Bots, thought
from server.rooms_for_tests import new_room, random_acts
from server.servers import eventually


@pytest.mark.parametrize("game", KEYS)
def test_a_view_goes_to_a_worker_and_back_unchanged(game: str) -> None:
    room = new_room(game, 2, 5)
    for _ in random_acts(room, 5):
        for seat in room.running.actors:
            view, legal, _ = map(msgspec.json.encode, telling.bot_sees(seat, room))
            rules = room.game
            assert msgspec.json.decode(view, type=rules.view_type) == room.running.view(seat)
            actions = tuple[rules.action_type, ...]  # type: ignore[name-defined]
            assert msgspec.json.decode(legal, type=actions) == tuple(room.running.legal(seat))


@pytest.mark.parametrize("game", KEYS)
async def test_a_worker_answers_with_a_legal_action(game: str) -> None:
    room = new_room(game, 2, 5)
    seat = room.running.actors[0]
    thinkers = Thinkers(1, 60)
    try:
        for _ in range(2):  # the second time the worker is warm
            view, legal, _ = map(msgspec.json.encode, telling.bot_sees(seat, room))
            action = await thinkers.choose(game, "random", view, legal)
            assert action is not None
            assert room.game.parse(action) in room.running.legal(seat)
    finally:
        await thinkers.close()


async def test_a_bot_that_fails_or_is_late_is_replaced_and_the_next_one_thinks() -> None:
    room = new_room("take_it_easy", 2, 5)
    view, legal, _ = map(msgspec.json.encode, telling.bot_sees(Seat(0), room))
    thinkers = Thinkers(1, 60)
    try:
        assert await thinkers.choose("take_it_easy", "nobody", view, legal) is None
        thinkers._seconds = 0.000_001
        assert await thinkers.choose("take_it_easy", "random", view, legal) is None
        thinkers._seconds = 60
        assert await thinkers.choose("take_it_easy", "random", view, legal) is not None
    finally:
        await thinkers.close()


async def test_without_workers_every_move_is_a_stand_ins() -> None:
    assert await Thinkers(0, 1).choose("take_it_easy", "random", b"{}", b"[]") is None


def test_a_task_is_answered_in_notation() -> None:
    room = new_room("take_it_easy", 1, 5)
    view, legal, _ = (
        msgspec.Raw(msgspec.json.encode(part)) for part in telling.bot_sees(Seat(0), room)
    )
    answer = thought(Task("take_it_easy", "random", "00" * 32, view, legal), Bots())
    assert answer.error is None
    assert room.game.parse(answer.action or "") in room.running.legal(0)


async def test_a_cancelled_wait_leaves_no_worker_behind() -> None:
    room = new_room("take_it_easy", 2, 5)
    view, legal, _ = map(msgspec.json.encode, telling.bot_sees(Seat(0), room))
    thinkers = Thinkers(1, 60)
    waiting: asyncio.Task[Any] = asyncio.create_task(
        thinkers.choose("take_it_easy", "random", view, legal)
    )
    await eventually(lambda: thinkers._alive)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert not thinkers._alive
    await thinkers.close()


async def test_nobodys_many_tables_hold_up_anothers_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """And none that nobody sees holds up one that is seen."""
    moved: list[str] = []

    async def move(_: Thinkers, task: Task) -> Thought:
        moved.append(task.bot)
        await asyncio.sleep(0)
        return Thought(action="")

    monkeypatch.setattr(Thinkers, "_think", move)
    thinkers = Thinkers(1, 60)
    asked = ("greedy u1", "greedy u2", "other u3", "greedy g1", "greedy g2", "other o1")

    async def choose(whose: str, bot: str) -> None:
        await thinkers.choose("", bot, b"", b"", whose, seen=not bot.startswith("u"))

    await asyncio.gather(*(choose(*one.split()) for one in asked))
    assert moved == ["u1", "g1", "o1", "g2", "u2", "u3"]


GUESTS = """
import os, time

class Guest:
    def __init__(self, generator):
        self.moves = 0

class Sleeper(Guest):
    def choose(self, view, legal):
        time.sleep(60)

class Eater(Guest):
    def choose(self, view, legal):
        self.eaten = bytearray(4 << 30)

class Dying(Guest):
    def choose(self, view, legal):
        os.kill(os.getpid(), 9)

class Counter(Guest):
    def choose(self, view, legal):
        self.moves += 1
        return legal[self.moves - 1]
"""


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with bots of its own, installed where the workers look."""
    (tmp_path / "guests.py").write_text(GUESTS)
    info = tmp_path / "guests-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1\n")
    names = "".join(f"{n.lower()} = guests:{n}\n" for n in ("Sleeper", "Eater", "Dying", "Counter"))
    (info / "entry_points.txt").write_text(f"[harmonium.bots.take_it_easy]\n{names}")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


@pytest.mark.usefixtures("guests")
async def test_a_bot_that_sleeps_dies_or_eats_everything_is_replaced() -> None:
    room = new_room("take_it_easy", 1, 5)
    view, legal, _ = map(msgspec.json.encode, telling.bot_sees(Seat(0), room))
    thinkers = Thinkers(1, 60)
    try:
        assert await thinkers.choose("take_it_easy", "eater", view, legal) is None
        assert await thinkers.choose("take_it_easy", "dying", view, legal) is None
        thinkers._seconds = 0.5
        assert await thinkers.choose("take_it_easy", "sleeper", view, legal) is None
        thinkers._seconds = 60
        assert await thinkers.choose("take_it_easy", "random", view, legal) is not None
    finally:
        await thinkers.close()


@pytest.mark.usefixtures("guests")
async def test_a_bot_goes_on_with_what_it_thought_out_at_its_seat() -> None:
    room = new_room("take_it_easy", 1, 5)
    view, legal, _ = map(msgspec.json.encode, telling.bot_sees(Seat(0), room))
    thinkers = Thinkers(2, 60)
    places = [("one", 0), ("one", 0), ("two", 0), ("one", 1), ("one", 0), ("", 0), ("", 0)]
    try:
        moves = [
            await thinkers.choose("take_it_easy", "counter", view, legal, at=place)
            for place in places
        ]
    finally:
        await thinkers.close()
    assert moves == ["c0", "c1", "c0", "c0", "c2", "c0", "c0"]
