"""The engine reads the network as the learner does: stored boards with the learner's own worths."""

import json
from pathlib import Path

import pytest

from harmonium.bots.take_it_easy_tables import NETWORK, POINT
from harmonium.games.take_it_easy.board import CODES
from take_it_easy_boards import start

COMPARED = json.loads((Path(__file__).parent / "take_it_easy_network.json").read_text("utf-8"))
EMPTY = len(CODES)


def test_every_stored_board_is_worth_what_the_learner_said() -> None:
    """Laid tile by tile at a table whose deal calls them in that order."""
    for one in COMPARED:
        laid = [(cell, tile) for cell, tile in enumerate(one["board"]) if tile != EMPTY]
        calls = " ".join(CODES[tile] for tile in (*(tile for _, tile in laid), one["called"]))
        table = start(calls)
        for cell, _ in laid:
            table.act(0, f"c{cell}")
        found = NETWORK.weights(table.view(0), 0)
        assert {cell: value / POINT for cell, value in found.items()} == pytest.approx(
            {int(cell): worth for cell, worth in one["worth"].items()}, abs=0.3
        )
