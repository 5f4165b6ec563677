"""The protocol as it is written down."""

import ast
from pathlib import Path
from typing import Any

import msgspec
import pytest

from harmonium.games import load
from harmonium.wire import protocol

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/protocol.md"


def lines(mark: str) -> list[str]:
    return [
        line.removeprefix(mark)
        for line in PAGE.read_text("utf-8").splitlines()
        if line.startswith(f"{mark}{{")
    ]


def test_every_line_of_the_transcript_is_a_message() -> None:
    said = [msgspec.json.decode(line, type=protocol.ClientMessage) for line in lines("> ")]
    told = [msgspec.json.decode(line, type=protocol.ServerMessage) for line in lines("< ")]
    assert {type(message).__name__ for message in said} >= {"Act", "Undo", "Ask", "Sync", "Ping"}
    kinds = {"Greeting", "Snapshot", "Update", "Ack", "Reject", "Asked", "Settled", "Said", "News"}
    assert {type(message).__name__ for message in told} >= kinds
    game = load("take_it_easy")
    for message in told:
        if isinstance(message, protocol.Snapshot | protocol.Update):
            msgspec.convert(message.view, game.view_type)
            msgspec.convert(message.legal, tuple[game.action_type, ...])  # type: ignore[name-defined]
        if isinstance(message, protocol.Update):
            for one in message.told:
                msgspec.convert(one.events, tuple[game.event_type, ...])  # type: ignore[name-defined]


def test_the_transcript_says_nothing_twice_and_skips_nothing() -> None:
    known = 0
    for line in lines("< "):
        message = msgspec.json.decode(line, type=protocol.ServerMessage)
        if isinstance(message, protocol.Update) and message.over is None and message.told:
            assert message.told[-1].entry == message.entries - 1
            assert message.entries >= known
            known = message.entries
    assert known >= 3


@pytest.mark.parametrize("union", ["ClientMessage", "ServerMessage"])
def test_the_page_names_every_message(union: str) -> None:
    text = PAGE.read_text("utf-8")
    for kind in getattr(protocol, union).__args__:
        assert f"`{kind.__struct_config__.tag}`" in text, kind


def test_the_page_names_every_address() -> None:
    text = PAGE.read_text("utf-8")
    for path in sorted((ROOT / "src/harmonium/server/http/routes").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            decorated: Any = getattr(node, "decorator_list", [])
            for decorator in decorated:
                address = ast.literal_eval(decorator.args[0])
                shown = address.replace("{table_id:str}", "{id}")
                for kind in (":str", ":int"):
                    shown = shown.replace(kind, "")
                last = f"`{shown.rpartition('/')[2]}`"
                found = shown in text or last in text or shown.startswith("/api/invitations/")
                assert found, address
