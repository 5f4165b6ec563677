"""A silent table: nothing can be said, but a Storm can be pointed at (Q-INFO-5)."""

from typing import Any

import pytest

from harmonium.client import Client
from harmonium.client.table import Rejected
from server.servers import serving
from server.test_tables import ME


async def test_a_storm_in_play_can_be_pointed_at_and_nothing_else(database: str) -> None:
    with serving(database) as server:
        person = Client(server.address)
        options = {"storm_compass": True}
        made = await person.make_table("tranquility", [ME], options=options, open=True)
        table_id = made["table"]["id"]
        assert made["table"]["chat"] is False
        async with person.table(table_id) as table, Client(server.address).table(table_id) as crowd:
            await table.until(lambda: 0 in table.positions)
            while not (stormy := storms(table.positions[0]["view"])):
                await table.act(wild(table.positions[0]["legal"]))
            await table.request("point", id="point", at=stormy[0])
            assert (await table.heard("said"))["point"] == stormy[0]
            assert (await crowd.heard("said"))["point"] == stormy[0]
            for other in ("17@5", "compass:yellow@9", "hello", ""):
                with pytest.raises(Rejected) as refused:
                    await table.request("point", id=f"not {other}", at=other)
                assert refused.value.code in {"nothing-to-point-at", "too-many-messages"}
            with pytest.raises(Rejected) as refused:
                await crowd.request("point", id="from outside", at=stormy[0])
            assert refused.value.code == "not-seated"


def storms(view: dict[str, Any]) -> list[str]:
    """The Storms in play, as what a Compass would do."""
    weather = view["storms"]
    return [
        f"compass:{kind}@{place}"
        for kind, first in (("yellow", 0), ("orange", 0), ("purple", 1))
        for place, count in enumerate(weather[kind], first)
        if count
    ]


def wild(legal: list[Any]) -> Any:
    """Rather two discards than anything else: so the cards come quickly."""
    kinds = ("storm", "pass", "discard", "commit", "start")
    return next(action for kind in kinds for action in legal if action["type"] == kind)
