"""Records of every ruleset, which must replay for ever.

    python tests/records/make.py

writes those that are not there yet. A file that exists is never written again: when a game gets
a new ruleset, its new records are added here under the new number and the old ones stay.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from harmonium.core import record
from harmonium.core.deal import NONCE_BYTES, Generator
from harmonium.core.game import Seat
from harmonium.core.options import from_values
from harmonium.core.table import Author, Bot, Ending, Person, StandIn, Table
from harmonium.games import load

HERE = Path(__file__).parent
PEOPLE = (Person("Ada"), Person("Blaise"), Person("Carl"), Person(), Bot("greedy"), Bot("random"))


class Fixture(NamedTuple):
    """A random game, in which people sometimes change their minds."""

    name: str
    game: str
    seed: int
    seats: tuple[Author, ...] = PEOPLE[:1]
    options: Mapping[str, object] = {}
    ending: Ending | None = Ending("finished")
    acts: int | None = None
    """After so many acts it ends; None: when the game is over."""


FIXTURES = (
    Fixture("solo", "take_it_easy", 1),
    Fixture(
        "solo-connected-rays",
        "take_it_easy",
        2,
        options={"placement": "connected", "scoring": "rays"},
    ),
    Fixture(
        "three-sun-moon-best-ray",
        "take_it_easy",
        3,
        PEOPLE[1:4],
        {"placement": "sun_moon_connected", "scoring": "best_ray"},
    ),
    Fixture("six", "take_it_easy", 4, PEOPLE, {"rounds": 1, "scoring": "best_ray"}),
    Fixture(
        "two-other-symbols",
        "take_it_easy",
        5,
        PEOPLE[:2],
        {"symbols": "smsmsmsmsmsmsmsmsmsmsmsmsms", "scoring": "rays"},
    ),
    Fixture("abandoned", "take_it_easy", 6, PEOPLE[:3], ending=Ending("abandoned"), acts=40),
    Fixture("resigned", "take_it_easy", 7, PEOPLE[:2], ending=Ending("resigned", Seat(1)), acts=9),
    Fixture("timed-out", "take_it_easy", 8, ending=Ending("timed_out", Seat(0)), acts=0),
    Fixture("running", "take_it_easy", 9, PEOPLE[:4], ending=None, acts=50),
    Fixture("two", "harmonies", 1, PEOPLE[:2]),
    Fixture("three-first-player", "harmonies", 2, PEOPLE[:3], {"first_player": 3}),
    Fixture("four-islands-spirits", "harmonies", 3, PEOPLE[2:], {"side": "B", "spirits": True}),
    Fixture("solo", "harmonies", 4, options={"river_loops": "bga"}),
    Fixture("solo-islands-spirits", "harmonies", 5, options={"side": "B", "spirits": True}),
)


def played(fixture: Fixture) -> Table:
    game = load(fixture.game)
    options = from_values(game, fixture.options)
    chance = Generator.from_seed(fixture.seed, "fixture")
    deal = game.deal(options, len(fixture.seats), Generator.from_seed(fixture.seed))
    nonce = b"".join(chance.word().to_bytes(4, "big") for _ in range(NONCE_BYTES // 4))
    table = Table(game, options, fixture.seats, deal, nonce)
    while table.actors and len(table.steps) != fixture.acts:
        seat = chance.pick(table.actors)
        stand_in = StandIn("random") if chance.below(12) == 0 else None
        time = f"2026-01-01T12:00:{len(table.entries) % 60:02}Z"
        table.act(seat, chance.pick(tuple(table.legal(seat))), author=stand_in, time=time)
        if chance.below(8) == 0 and table.why_not_undo(seat) is None:
            table.undo(seat, time=time)
        elif chance.below(20) == 0:
            table.undo(chance.below(len(fixture.seats)), consent=True)
    if fixture.ending is not None:
        table.end(fixture.ending)
    return table


def path_of(fixture: Fixture) -> Path:
    return HERE / f"{fixture.game}-{load(fixture.game).ruleset}-{fixture.name}.json"


def main() -> None:
    for fixture in FIXTURES:
        path = path_of(fixture)
        if not path.exists():
            path.write_bytes(record.write(record.record_of(played(fixture), keep_undone=True)))
            print(path.name)  # noqa: T201 - says what it did


if __name__ == "__main__":
    main()
