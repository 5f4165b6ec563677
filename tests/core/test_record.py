"""The record: written, read, replayed, verified; and what is wrong with a bad one, and where."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guests.pebbles import GAME, Deal, Options
from harmonium.core.errors import BadRecord
from harmonium.core.game import AnyGame, Seat
from harmonium.core.record import read, record_of, replay, verify, write
from harmonium.core.table import Act, Bot, Ending, Person, StandIn, Table, Undo
from harmonium.games import load
from harmonium.locales import Words
from records.make import HERE

NONCE = bytes(range(32))
WORDS = Words()

SOLO = (HERE / "take_it_easy-1-solo.json").read_bytes()
THREE = (HERE / "take_it_easy-1-three-sun-moon-best-ray.json").read_bytes()


def games(key: str) -> AnyGame:
    return GAME if key == "pebbles" else load(key)


def pebbles(*acts: str, length: int = 4) -> Table:
    table = Table(GAME, Options(length), [Person("Ada"), Bot("greedy")], Deal(2), NONCE)
    for text in acts:
        seat, what = text.split()
        table.act(int(seat), what)
    return table


def finished() -> Table:
    table = pebbles("0 put", "1 put", "0 look", "1 put")
    table.end(Ending("finished"))
    return table


def changed(text: bytes, **parts: Any) -> bytes:
    """The record with some of its parts replaced; ... takes a part out."""
    document = json.loads(text) | parts
    return json.dumps({name: part for name, part in document.items() if part is not ...}).encode()


def fault(text: bytes | str) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        verify(read(text), games)
    # Whatever it is, there are words for it, and they say where.
    assert str(refused.value.where) in WORDS.problem(refused.value)
    return refused.value


def test_a_record_is_written_for_people_to_read() -> None:
    assert write(record_of(finished())).decode() == (
        "{\n"
        '"format":"harmonium/1",\n'
        '"game":"pebbles",\n'
        '"ruleset":1,\n'
        '"options":{"acts":4,"side":"right","level":3,"loud":false,"title":"","limit":null,'
        '"in_turn":false},\n'
        '"seats":[{"kind":"person","name":"Ada"},{"kind":"bot","specification":"greedy"}],\n'
        f'"commitment":"{finished().commitment}",\n'
        f'"nonce":"{NONCE.hex()}",\n'
        '"deal":{"secret":2},\n'
        '"entries":[\n'
        '{"kind":"act","seat":0,"action":"put"},\n'
        '{"kind":"act","seat":1,"action":"put"},\n'
        '{"kind":"act","seat":0,"action":"look"},\n'
        '{"kind":"act","seat":1,"action":"put"}\n'
        "],\n"
        '"ending":{"how":"finished"},\n'
        '"result":{"ranks":[1,1],"totals":[3,3],"won":true,"rule":"X-PEBBLES"}\n'
        "}\n"
    )


def test_a_record_without_entries_can_be_written_and_read() -> None:
    table = pebbles()
    assert verify(read(write(record_of(table))), games).state == table.state


def test_a_record_can_be_read_from_text_and_from_bytes() -> None:
    assert read(SOLO) == read(SOLO.decode())


def test_spaces_and_the_order_of_the_parts_do_not_matter() -> None:
    document = json.loads(SOLO)
    turned = json.dumps(dict(reversed(document.items())), indent=4)
    assert verify(read(turned), games).state == verify(read(SOLO), games).state


def test_replaying_leads_to_the_same_table() -> None:
    table = finished()
    again = replay(read(write(record_of(table))), games)
    assert again.state == table.state
    assert again.entries == table.entries
    assert again.seats == table.seats
    assert again.ending == table.ending
    assert again.result == table.result


def test_authors_and_times_are_kept() -> None:
    table = pebbles()
    table.act(0, "put", author=StandIn("random"), time="2026-01-02T03:04:05Z")
    table.undo(0, author=Person("Ada"), time="2026-01-02T03:04:06Z")
    again = replay(read(write(record_of(table, keep_undone=True))), games)
    assert again.entries == [
        Act(Seat(0), "put", StandIn("random"), "2026-01-02T03:04:05Z"),
        Undo(Seat(0), 0, consent=False, author=Person("Ada"), time="2026-01-02T03:04:06Z"),
    ]


def test_what_was_undone_is_left_out() -> None:
    table = pebbles("0 put", "1 put")
    table.undo(0)
    table.act(0, "look")
    short = record_of(table)
    assert [entry.action for entry in short.entries if isinstance(entry, Act)] == ["put", "look"]
    assert len(short.entries) == 2
    assert verify(short, games).state == table.state


def test_what_was_undone_can_be_kept() -> None:
    table = pebbles("0 put", "1 put")
    table.undo(0)
    table.act(0, "look")
    table.undo(1, consent=True)
    long = record_of(table, keep_undone=True)
    assert len(long.entries) == 5
    again = verify(read(write(long)), games)
    assert again.state == table.state
    assert again.entries == table.entries


def test_a_game_in_progress_has_a_record_without_an_end() -> None:
    found = record_of(pebbles("0 put"))
    assert (found.ending, found.result) == (None, None)
    assert verify(found, games).actors == (0, 1)


@pytest.mark.parametrize(
    "ending", [Ending("abandoned"), Ending("resigned", Seat(1)), Ending("timed_out", Seat(0))]
)
def test_every_way_to_end_is_kept(ending: Ending) -> None:
    table = pebbles("0 put")
    table.end(ending)
    assert verify(read(write(record_of(table))), games).ending == ending


@pytest.mark.parametrize("taken", [0, 2, 4])
def test_a_game_that_was_continued_says_so(taken: int) -> None:
    table = pebbles()
    for number, text in enumerate(["0 put", "1 put", "0 put", "1 put"]):
        if number == taken:
            table.take_over()
        seat, what = text.split()
        table.act(int(seat), what, author=Bot("random") if number < taken else None)
    if taken == 4:
        table.take_over()
    written = write(record_of(table))
    assert read(written).branch == taken
    again = verify(read(written), games)
    assert again.branch == taken
    assert str(again.why_not_undo(0)) == str(table.why_not_undo(0))
    assert write(record_of(again)) == written


@pytest.mark.parametrize("branch", [-1, 5, 10**9])
def test_a_number_of_acts_taken_over_that_cannot_be_is_refused(branch: int) -> None:
    found = fault(changed(write(record_of(finished())), branch=branch))
    assert (found.message, found.where) == ("record-bad-branch", "branch")


def test_only_acts_are_taken_over() -> None:
    table = pebbles("0 put")
    table.undo(0)
    text = write(record_of(table, keep_undone=True))
    assert fault(changed(text, branch=2)).message == "record-bad-branch"


def test_the_commitment_that_was_published_can_be_held_against_it() -> None:
    found = read(SOLO)
    verify(found, games, published=found.commitment)
    verify(found, games, published=found.commitment.upper())
    with pytest.raises(BadRecord) as refused:
        verify(found, games, published="0" * 64)
    assert (refused.value.message, refused.value.where) == (
        "record-commitment-differs",
        "commitment",
    )


@pytest.mark.parametrize("name", ["harmonium/2", "harmonium", "", "chess"])
def test_an_unknown_format_is_refused_whatever_else_is_in_it(name: str) -> None:
    found = fault(json.dumps({"format": name, "new": []}))
    assert (found.message, found.where) == ("record-unknown-format", "format")
    assert found.arguments["known"] == "harmonium/1"


@pytest.mark.parametrize("ruleset", [0, 2, -1])
def test_an_unknown_ruleset_is_refused(ruleset: int) -> None:
    found = fault(changed(SOLO, ruleset=ruleset))
    assert (found.message, found.where) == ("record-unknown-ruleset", "ruleset")


def test_a_record_of_another_ruleset_is_refused_by_the_game() -> None:
    newer = replace(GAME, ruleset=2)
    with pytest.raises(BadRecord) as refused:
        replay(record_of(finished()), lambda _: newer)
    assert refused.value.arguments == {"where": "ruleset", "known": 2}


def boundaries(text: bytes) -> list[int]:
    """The start, the middle and the end of everything, and around each kind of character."""
    marks = b'{}[],:"\n'
    places = {text.index(bytes([mark])) for mark in marks} | {
        text.rindex(bytes([mark])) for mark in marks
    }
    near = {place + step for place in places for step in (0, 1, 2)}
    return sorted(near | set(range(0, len(text), 41)) - {len(text), len(text) - 1})


@pytest.mark.parametrize("size", [size for size in boundaries(SOLO) if size < len(SOLO) - 1])
def test_a_file_that_ends_too_early_is_refused(size: int) -> None:
    found = fault(SOLO[:size])
    # Where a number is cut short the rest is no number at all: the place is the same.
    assert found.message in {"record-truncated", "record-not-json"}
    assert found.where == f"byte {size}"


@pytest.mark.parametrize(
    ("text", "message", "where"),
    [
        (b"", "record-truncated", "byte 0"),
        (b"harmonium", "record-not-json", "byte 0"),
        (b'{"format" "harmonium/1"}', "record-not-json", "byte 10"),
        (SOLO + b"xyz", "record-not-json", f"byte {len(SOLO) + 1}"),  # after the first too many
        (b"\xef\xbb\xbf" + SOLO, "record-not-json", "byte 0"),
        (SOLO.decode().encode("utf-16"), "record-not-json", "byte 0"),
        (SOLO.replace(b"take", b"t\xff", 1), "record-not-json", f"byte {SOLO.index(b'take') + 1}"),
        (b"[]", "record-malformed", "record"),
        (b"{}", "record-malformed", "record"),
        (b'{"format":1}', "record-malformed", "format"),
    ],
)
def test_what_is_not_json_is_refused_with_its_place(text: bytes, message: str, where: str) -> None:
    found = fault(text)
    assert (found.message, found.where) == (message, where)


def test_text_that_no_file_can_hold_is_refused() -> None:
    found = fault(SOLO.decode().replace("t", "\ud800", 1))
    assert (found.message, found.where) == (
        "record-not-json",
        f"character {SOLO.decode().index('t')}",
    )


@pytest.mark.parametrize("part", ["options", "deal", "new"])
def test_lists_nested_too_deeply_are_refused(part: str) -> None:
    deep = f'{{"format":"harmonium/1","{part}":'.encode() + b"[" * 100_000 + b"]" * 100_000 + b"}"
    assert fault(deep).message == "record-too-deep"


@pytest.mark.parametrize(
    ("part", "value", "message", "where"),
    [
        ("game", "chess", "unknown-game", "game"),
        ("game", 5, "record-malformed", "game"),
        ("game", ..., "record-malformed", "record"),
        ("ruleset", "1", "record-malformed", "ruleset"),
        ("options", [], "record-malformed", "options"),
        ("options", {"colour": "red"}, "unknown-option", "options"),
        ("options", {"placement": "loose"}, "bad-option-value", "options"),
        ("options", {"rounds": 10**30}, "bad-option-value", "options"),
        ("options", {"symbols": "sun"}, "refused-T-COMP-5", "options"),
        ("options", {"scoring": "best_ray"}, "refused-T-VAR-MIX-4", "options"),
        ("options", {"rounds": 2}, "refused-T-MATCH-1", "deal"),
        ("options", {"scoring": "rays"}, "record-result-differs", "result"),
        ("seats", [], "refused-T-COMP-1", "seats"),
        ("seats", [{"kind": "person"}] * 7, "refused-T-COMP-1", "seats"),
        ("seats", [{"kind": "person"}] * 2, "refused-T-MATCH-1", "deal"),
        ("seats", [{"kind": "ghost"}], "record-malformed", "seats[0].kind"),
        ("seats", [{"kind": "bot"}], "record-malformed", "seats[0]"),
        ("commitment", "0" * 64, "record-commitment-broken", "commitment"),
        ("commitment", None, "record-malformed", "commitment"),
        ("nonce", "1" * 64, "record-commitment-broken", "commitment"),
        ("nonce", "1" * 62, "record-bad-nonce", "nonce"),
        ("nonce", "x" * 64, "record-bad-nonce", "nonce"),
        ("deal", {}, "record-malformed", "deal"),
        ("deal", {"first_caller": 0, "calls": [], "more": 1}, "record-malformed", "deal"),
        ("deal", {"first_caller": 0, "calls": [[5]]}, "record-malformed", "deal.calls[0][0]"),
        ("deal", {"first_caller": 1, "calls": []}, "refused-T-SETUP-2", "deal"),
        ("deal", {"first_caller": 0, "calls": [["999"]]}, "refused-T-COMP-2", "deal"),
        ("deal", {"first_caller": 0, "calls": [["123"]]}, "refused-T-TURN-1", "deal"),
        ("branch", "all", "record-malformed", "branch"),
        ("branch", 20, "record-bad-branch", "branch"),
        ("entries", {}, "record-malformed", "entries"),
        ("entries", [{"kind": "pass"}], "record-malformed", "entries[0].kind"),
        ("entries", [{"kind": "act", "seat": 0}], "record-malformed", "entries[0]"),
        ("ending", {"how": "bored"}, "record-malformed", "ending.how"),
        ("ending", {"how": "abandoned"}, "ending-does-not-fit", "ending"),
        ("ending", {"how": "finished", "seat": 0}, "ending-does-not-fit", "ending"),
        ("result", ..., "record-result-differs", "result"),
        ("result", {"ranks": [1], "totals": [300]}, "record-result-differs", "result"),
        ("result", {"ranks": [1]}, "record-malformed", "result"),
        ("winner", 0, "record-malformed", "record"),
    ],
)
def test_a_changed_part_is_refused_with_its_place(
    part: str, value: object, message: str, where: str
) -> None:
    found = fault(changed(SOLO, **{part: value}))
    assert (found.message, found.where) == (message, where)


def test_a_changed_deal_is_found_out_by_the_commitment() -> None:
    """Two later calls exchanged: every act is still possible, but it is not what was dealt."""
    deal = json.loads(SOLO)["deal"]
    calls = deal["calls"][0]
    calls[17], calls[18] = calls[18], calls[17]
    found = fault(changed(SOLO, deal=deal))
    assert (found.message, found.where) == ("record-commitment-broken", "commitment")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"action": "c99"}, "refused-T-BOARD-1"),
        ({"action": "pass"}, "bad-notation"),
        ({"seat": 1}, "no-such-seat"),
        ({"seat": -1}, "no-such-seat"),
        ({"seat": 10**40}, "no-such-seat"),
    ],
)
@pytest.mark.parametrize("number", [0, 7])
def test_a_changed_entry_is_refused_with_its_number(
    change: dict[str, Any], message: str, number: int
) -> None:
    entries = json.loads(SOLO)["entries"]
    assert entries[number]["kind"] == "act"
    entries[number] |= change
    found = fault(changed(SOLO, entries=entries))
    assert (found.message, found.where) == (message, f"entries[{number}]")


def test_an_act_against_the_rules_is_refused_with_the_rule() -> None:
    entries = json.loads(SOLO)["entries"]
    found = fault(changed(SOLO, entries=[entries[0], entries[0]]))
    assert found.where == "entries[1]"
    assert found.arguments["rule"] == "T-PLACE-2"
    assert "(T-PLACE-2)" in WORDS.problem(found)


def test_an_entry_after_the_end_is_refused() -> None:
    entries = json.loads(SOLO)["entries"]
    found = fault(changed(SOLO, entries=[*entries, entries[-1]]))
    assert (found.message, found.where) == ("refused-T-END-1", f"entries[{len(entries)}]")


def test_an_entry_left_out_is_refused() -> None:
    """The last act is missing: the game is not over, but says that it is."""
    entries = json.loads(SOLO)["entries"]
    found = fault(changed(SOLO, entries=entries[:-1]))
    assert (found.message, found.where) == ("ending-does-not-fit", "ending")


def test_an_undo_must_name_the_entry_that_it_takes_back() -> None:
    entries = [
        {"kind": "act", "seat": 0, "action": "put"},
        {"kind": "act", "seat": 0, "action": "put"},
        {"kind": "undo", "seat": 0, "takes_back": 0},
    ]
    text = write(record_of(pebbles()))
    found = fault(changed(text, entries=entries))
    assert (found.message, found.where) == ("record-undo-differs", "entries[2]")
    assert found.arguments["takes_back"] == 1


def test_an_undo_that_was_not_possible_is_refused() -> None:
    text = write(record_of(pebbles()))
    found = fault(changed(text, entries=[{"kind": "undo", "seat": 0, "takes_back": 0}]))
    assert (found.message, found.where) == ("undo-nothing", "entries[0]")


@given(st.data())
@pytest.mark.parametrize("text", [SOLO, THREE], ids=["solo", "three"])
def test_changed_bytes_are_refused_or_change_nothing(text: bytes, data: st.DataObject) -> None:
    """Whatever happens to a file, it is refused as a bad record or still tells the same game."""
    damaged = bytearray(text)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(damaged) - 1))
        match data.draw(st.sampled_from(["set", "drop", "add"])):
            case "set":
                damaged[place] = data.draw(st.integers(0, 255))
            case "drop":
                del damaged[place]
            case _:
                damaged.insert(place, data.draw(st.sampled_from(b'0123456789{}[],:"acs')))
    is_refused_or_the_same(bytes(damaged), text)


@pytest.mark.parametrize(
    "place", [place for place in range(0, len(SOLO), 3) if SOLO[place : place + 1].isdigit()]
)
def test_a_changed_digit_is_refused_or_changes_nothing(place: int) -> None:
    """A digit is the worst that can be changed: the file stays JSON."""
    other = b"1" if SOLO[place : place + 1] == b"0" else b"0"
    is_refused_or_the_same(SOLO[:place] + other + SOLO[place + 1 :], SOLO)


def is_refused_or_the_same(damaged: bytes, text: bytes) -> None:
    again = verified(damaged)
    if isinstance(again, BadRecord):
        assert again.where in WORDS.problem(again)
    else:
        assert again.state == verify(read(text), games).state


def verified(text: bytes) -> Table | BadRecord:
    try:
        return verify(read(text), games)
    except BadRecord as problem:
        return problem
