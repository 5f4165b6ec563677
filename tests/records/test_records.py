"""Records of every ruleset replay to what they say, for ever."""

from pathlib import Path

import pytest

from harmonium.core import record
from harmonium.core.table import Undo
from harmonium.games import load
from records.make import FIXTURES, HERE, path_of

FILES = sorted(HERE.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_record_verifies_and_is_written_as_it_was(path: Path) -> None:
    text = path.read_bytes()
    found = record.read(text)
    assert path.name.startswith(f"{found.game}-{found.ruleset}-")
    table = record.verify(found, load)
    assert record.write(record.record_of(table, keep_undone=True)) == text


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_record_without_what_was_undone_leads_to_the_same(path: Path) -> None:
    table = record.verify(record.read(path.read_bytes()), load)
    short = record.record_of(table)
    assert not any(isinstance(entry, Undo) for entry in short.entries)
    again = record.verify(record.read(record.write(short)), load)
    assert again.state == table.state
    assert again.ending == table.ending


def test_every_record_that_can_be_made_is_there() -> None:
    """After adding one: python tests/records/make.py."""
    assert {path_of(fixture) for fixture in FIXTURES} <= set(FILES)


def test_the_records_contain_what_they_are_for() -> None:
    found = [record.read(path.read_bytes()) for path in FILES]
    entries = [entry for one in found for entry in one.entries]
    assert any(isinstance(entry, Undo) and entry.consent for entry in entries)
    assert any(isinstance(entry, Undo) and not entry.consent for entry in entries)
    assert any(entry.author is not None for entry in entries)
    assert {one.ending.how if one.ending else None for one in found} == {
        "finished",
        "abandoned",
        "resigned",
        "timed_out",
        None,
    }
