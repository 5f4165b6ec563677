"""No outgoing byte holds what its reader may not know."""

import ast
import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

import harmonium
from harmonium import load
from harmonium.client import Client
from harmonium.games import KEYS
from harmonium.room import telling
from harmonium.room.fold import Change
from server.rooms_for_tests import NOW, new_room, random_acts, viewers
from server.servers import chooser, serving

PACKAGE = Path(harmonium.__file__).parent
FOLDERS = ("server", "room", "wire")
MARK = "SECRET"
NUMBER = 777_000_111
"""Planted where a number is hidden; no game has such a number."""
BYTE = 0xF7
"""Planted where bytes are hidden; no card or token has such a number."""


def plant(game: str, state: Any, viewer: int | None) -> Any:
    """The same state for that viewer, with a mark in everything the viewer may not know."""
    return {"take_it_easy": _take_it_easy, "harmonies": _harmonies, "tranquility": _tranquility}[
        game
    ](state, viewer)


def _marked(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{MARK}{card}" for card in cards)


def _but(viewer: int | None, things: tuple[Any, ...], marked: Any) -> tuple[Any, ...]:
    return tuple(thing if seat == viewer else marked(thing) for seat, thing in enumerate(things))


def _take_it_easy(state: Any, viewer: int | None) -> Any:
    if state.is_over:
        return state
    calls = list(state.deal.calls)
    shown = calls[state.round][: state.turn + 1]
    calls[state.round] = (*shown, *_marked(calls[state.round][state.turn + 1 :]))
    for later in range(state.round + 1, len(calls)):
        calls[later] = _marked(calls[later])
    return msgspec.structs.replace(
        state,
        deal=msgspec.structs.replace(state.deal, calls=tuple(calls)),
        choices=_but(viewer, state.choices, lambda cell: None if cell is None else NUMBER),
    )


def _harmonies(state: Any, viewer: int | None) -> Any:
    return msgspec.structs.replace(
        state,
        # The colours left in the bag are public, their order is not.
        bag=bytes(reversed(state.bag)),
        pile=bytes([BYTE]) * len(state.pile),
        offers=_but(viewer, state.offers, lambda cards: bytes([BYTE]) * len(cards)),
    )


def _tranquility(state: Any, viewer: int | None) -> Any:
    if state.outcome is not None:
        return state
    payment = state.payment
    if payment is not None:
        payment = msgspec.structs.replace(
            payment,
            chosen=_but(viewer, payment.chosen, lambda c: None if c is None else _marked(c)),
        )
    return msgspec.structs.replace(
        state,
        hands=_but(viewer, state.hands, _marked),
        piles=tuple(map(_marked, state.piles)),
        discards=_but(viewer, state.discards, _marked),
        removed=_marked(state.removed),
        blind=tuple(map(_marked, state.blind)),
        start_places=tuple(NUMBER for _ in state.start_places),
        explorer=_marked(state.explorer),
        deck=_marked(state.deck),
        payment=payment,
    )


OPTIONS: dict[str, list[dict[str, Any]]] = {
    "take_it_easy": [{}, {"scoring": "rays"}],
    "harmonies": [{}, {"spirits": True}],
    "tranquility": [
        {},
        {"competitive": True},
        {"storm_compass": True, "remove_islands": "galatea"},
    ],
}


@pytest.mark.parametrize(("game", "given"), [(g, o) for g in KEYS for o in OPTIONS[g]])
def test_planted_secrets_never_come_out(game: str, given: dict[str, Any]) -> None:
    options = msgspec.convert(given, load(game).options_type)
    room = new_room(game, 2 if given.get("competitive") else 3, 11, options)
    planted = 0
    for change in random_acts(room, 5):
        table = room.running
        true = table.state
        for viewer in viewers(room):
            expected = _everything(room, viewer)
            table.state = plant(game, true, viewer)
            planted += table.state != true
            try:
                told = _everything(room, viewer)
            finally:
                table.state = true
            for message, same in zip(told, expected, strict=True):
                assert MARK.encode() not in message
                assert str(NUMBER).encode() not in message
                assert message == same
        assert change.number + 1 == room.entries
    assert planted > 10


def _everything(room: Any, viewer: Any) -> list[bytes]:
    """All that can be sent to that viewer of the present state."""
    table = room.running
    messages: list[Any] = [
        telling.snapshot(viewer, room, NOW),
        telling.update(viewer, room, (), NOW),
        telling.standing(room.game, table.state, 0),
        telling.advice(viewer, room.game, table.state, 0),
    ]
    if viewer is not None:
        messages += telling.bot_sees(viewer, room)
    return [msgspec.json.encode(message) for message in messages]


class Secret(str):
    """A card that its reader may not know: for the rules that card, for us to be found again."""

    __slots__ = ()


class SecretNumber(int):
    """The same for a cell that was chosen in secret."""


def plant_in_change(game: str, change: Change, viewer: int | None) -> Change:
    """What `told` is asked about, with everything marked that the viewer does not know yet."""
    before, after, action = change.before, change.after, change.action
    replace = msgspec.structs.replace
    match game:
        case "take_it_easy":
            before, after = _calls_marked(before), _calls_marked(after)
            seat = change.entry.seat
            if seat != viewer:
                action = replace(action, cell=SecretNumber(action.cell))
            hidden = [None if cell is None else SecretNumber(cell) for cell in before.choices]
            if viewer is not None:
                hidden[viewer] = before.choices[viewer]
            before = replace(before, choices=tuple(hidden))
        case "harmonies":
            # Bytes cannot be told apart by their kind: what is never shown has a value of its own.
            is_turned_up = before.pile != after.pile
            shown = before.pile[:1] if is_turned_up else b""
            unseen = [bytes([BYTE]) * len(state.pile) for state in (before, after)]
            offers = [
                _but(viewer, state.offers, lambda cards: bytes([BYTE]) * len(cards))
                for state in (before, after)
            ]
            before = replace(before, pile=shown + unseen[0][len(shown) :], offers=offers[0])
            after = replace(after, pile=unseen[1], offers=offers[1])
        case _:
            before, after = _cards_marked(before, viewer), _cards_marked(after, viewer)
            if change.entry.seat != viewer:
                action = _action_marked(action)
    return replace(change, before=before, after=after, action=action)


def _calls_marked(state: Any) -> Any:
    calls = tuple(tuple(map(Secret, tiles)) for tiles in state.deal.calls)
    return msgspec.structs.replace(state, deal=msgspec.structs.replace(state.deal, calls=calls))


def _action_marked(action: Any) -> Any:
    """Cards from a hand and announced numbers; cells, rows and promises lie open."""
    is_announced = action.__struct_config__.tag == "announce"

    def marked(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(marked, value))
        if isinstance(value, int) and is_announced:
            return SecretNumber(value)
        return Secret(value) if isinstance(value, str) else value

    values = msgspec.structs.asdict(action)
    return type(action)(**{name: marked(value) for name, value in values.items()})


def _cards_marked(state: Any, viewer: int | None) -> Any:
    def marked(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(map(Secret, cards))

    payment = state.payment
    if payment is not None:
        chosen = _but(viewer, payment.chosen, lambda c: None if c is None else marked(c))
        payment = msgspec.structs.replace(payment, chosen=chosen)
    return msgspec.structs.replace(
        state,
        hands=_but(viewer, state.hands, marked),
        piles=tuple(map(marked, state.piles)),
        discards=_but(viewer, state.discards, marked),
        removed=marked(state.removed),
        blind=tuple(map(marked, state.blind)),
        explorer=marked(state.explorer),
        deck=marked(state.deck),
        payment=payment,
    )


def secrets_in(value: Any) -> bool:
    if isinstance(value, msgspec.Struct):
        return any(secrets_in(getattr(value, name)) for name in value.__struct_fields__)
    if isinstance(value, tuple):
        return any(map(secrets_in, value))
    return isinstance(value, Secret | SecretNumber) or value == BYTE


SHOWN = {
    ("called", "tile"),
    ("placed", "tile"),
    ("placed", "cells"),
    ("placed", "card"),
    ("start_played", "card"),
    ("storm_drawn", "storm"),
    ("storm_laid", "storm"),
    ("compass_spent", "storm"),
    ("all_announced", "numbers"),
    ("took", "card"),
    ("offer_filled", "cards"),
}
"""Details that were hidden a moment before and that the rules now show to everybody."""

FOR_ITS_SEAT = {("drew", "cards")}


@pytest.mark.parametrize(("game", "given"), [(g, o) for g in KEYS for o in OPTIONS[g]])
def test_planted_secrets_never_come_out_in_what_is_told(game: str, given: dict[str, Any]) -> None:
    options = msgspec.convert(given, load(game).options_type)
    room = new_room(game, 2 if given.get("competitive") else 3, 11, options)
    found: set[tuple[str, str]] = set()
    for change in random_acts(room, 5):
        for viewer in viewers(room):
            planted = plant_in_change(game, change, viewer)
            for event in telling.told(viewer, room.game, planted).events:
                for name in event.__struct_fields__:
                    if secrets_in(getattr(event, name)):
                        detail = (event.__struct_config__.tag, name)
                        mine = detail in FOR_ITS_SEAT and event.seat == viewer
                        assert mine or detail in SHOWN, (viewer, event)
                        found.add(detail)
    assert found or game == "harmonies", "nothing was planted"  # there nothing hidden is told


OWN = {"drew": "cards", "discarded": "cards", "chose": ("cards", "cell"), "announced": "amount"}
"""Events whose details only their seat may know, until all are shown."""


@pytest.mark.parametrize("game", KEYS)
def test_the_details_of_hidden_events_reach_their_seat_only(game: str) -> None:
    room = new_room(game, 3, 3)
    hidden = 0
    for change in random_acts(room, 8):
        for viewer in viewers(room):
            told = msgspec.to_builtins(telling.told(viewer, room.game, change))
            for event in told.get("events", ()):
                names = OWN.get(event["type"])
                if names is None or event.get("seat") in {viewer, None}:
                    continue
                for name in [names] if isinstance(names, str) else names:
                    if name in event:
                        hidden += 1
                        assert event[name] is None
    assert hidden or game == "harmonies"  # where nothing is done in secret


def test_only_one_module_asks_the_rules_what_may_be_known() -> None:
    doors = {"view", "told", "marks", "preview", "record_of"}
    for path in (path for folder in FOLDERS for path in (PACKAGE / folder).rglob("*.py")):
        if path.name == "telling.py" or "migrations" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = ast.unparse(node.func.value)
                asks = node.func.attr in doors and owner.endswith(("game", "table", "running"))
                assert not asks, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("game", KEYS)
async def test_nothing_of_the_deal_and_no_key_is_on_the_wire(game: str, tmp_path: Path) -> None:
    file = tmp_path / "secrets.sqlite"
    with serving(f"sqlite:///{file}") as server:
        one, two, third = (Client(server.address) for _ in range(3))
        made = await one.make_table(game, [{"type": "me"}, {"type": "open"}], open=True)
        table_id = made["table"]["id"]
        await two.join(made["invitation"]["link"])
        await third.me()
        await one.do(table_id, "start")
        async with (
            one.table(table_id) as first,
            two.table(table_id) as second,
            third.table(table_id) as watching,
        ):
            tables = (first, second, watching)
            for table in tables:
                table.raw = []
                await table.send({"type": "sync", "since": 0, "advice": True})
            await asyncio.wait_for(
                asyncio.gather(first.play(chooser(3)), second.play(chooser(4))), 60
            )
            await watching.until(lambda: watching.positions[None]["over"])
        heard = b"".join(part for table in tables for part in table.raw or ())
        connection = sqlite3.connect(file)
        (nonce, deal) = connection.execute("SELECT nonce, deal FROM tables").fetchone()
        (secret,) = connection.execute("SELECT value FROM settings").fetchone()
        acts = [row[0] for row in connection.execute("SELECT act_id FROM entries")]
        tokens = [row[0] for row in connection.execute("SELECT token FROM invitations")]
        connection.close()
    assert len(heard) > 10_000
    keys = [nonce, deal, secret, *tokens, *(client.cookie or "" for client in (one, two, third))]
    for key in (*keys, *(act for act in acts if " " in act)):
        assert key
        assert key.encode() not in heard
