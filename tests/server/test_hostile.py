"""Those who want more than their share: of tables, of guests, of room in the database."""

import msgspec
import pytest

from harmonium.core import table as core
from harmonium.core.errors import Problem
from harmonium.server import branching, daily, lobby, people
from harmonium.server.errors import TooMany
from harmonium.server.limits import Addresses, PerAddress, address_of
from harmonium.server.people import LONGEST_NAME
from harmonium.server.schemas import Branch, Join, Me, NewTable, SeatForMe, SeatOpen
from server.hubs_for_tests import Time, played_out, running
from server.rooms_for_tests import new_room, random_acts

ALONE = NewTable("take_it_easy", (SeatForMe(),), {"rounds": 1})


async def test_a_person_has_only_so_many_open_tables(database: str) -> None:
    async with running(database, Time(), tables_per_person=3) as hub:
        me, host = [await people.new_guest(hub, None) for _ in range(2)]
        unseated = NewTable("take_it_easy", (SeatOpen(), SeatOpen()), open=True)
        others = await lobby.create(hub, host, unseated)
        await daily.play(hub, me, "take_it_easy")
        await lobby.create(hub, me, unseated)
        await lobby.join(hub, others, me, Join())
        await lobby.check_may_open(hub, me, "here")
        last = await lobby.create(hub, me, ALONE)
        with pytest.raises(Problem, match="too-many-tables") as caught:
            await lobby.check_may_open(hub, me, "here")
        assert caught.value.arguments == {"most": 3}
        third = await lobby.create(hub, host, unseated)
        with pytest.raises(Problem, match="too-many-tables"):
            await lobby.join(hub, third, me, Join())
        await lobby.join(hub, others, me, Join())  # a second seat at the same table
        await played_out(hub, last)
        await lobby.join(hub, third, me, Join())


def test_guests_and_tables_are_not_made_without_end() -> None:
    addresses = Addresses(1.0, 1, made_per_minute=5)
    for _ in range(5):
        addresses.check_may_make("a")
    with pytest.raises(TooMany, match="too-many-requests"):
        addresses.check_may_make("a")
    addresses.check_may_make("b")


def test_only_so_many_addresses_are_remembered() -> None:
    lists: PerAddress[list[int]] = PerAddress(list, most=2)
    for address in ("a", "b", "a", "c"):
        lists[address].append(1)
    assert [len(lists[address]) for address in ("a", "c", "b")] == [2, 1, 0]


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:2", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no:address", "no:address"),
    ],
)
def test_whoever_has_a_network_counts_once(host: str, counted: str) -> None:
    assert address_of({"client": (host, 1)}) == counted
    assert address_of({"client": None}) == ""


def test_a_file_gives_nobody_a_name_that_a_person_could_not_have() -> None:
    old = new_room("take_it_easy", 2, 1)
    for _ in random_acts(old, 1, most=4):
        pass
    table = old.running
    long, hidden = "x" * 10_000, "A\u202eda\n"
    table.seats = (core.Person(long), core.Bot(long))
    for number, author in enumerate((core.Person(hidden), core.StandIn(long))):
        table.entries[number] = msgspec.structs.replace(table.entries[number], author=author)
    room = branching.continued(Me("p", "P", "en", ""), table, Branch(4, 0, "random"), 0)
    authors = [entry.author for entry in room.running.entries]
    assert authors[:2] == [core.Person("Ada"), core.StandIn("x" * LONGEST_NAME)]
    assert set(authors[2:]) <= {core.Person("x" * LONGEST_NAME), core.Bot("x" * LONGEST_NAME)}
