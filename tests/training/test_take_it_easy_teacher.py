"""The network that teaches the tables of Take It Easy, in NumPy."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest

from harmonium import new_table
from harmonium.bots.take_it_easy_tables import POINT, weights
from harmonium.engine import Engine

TRAINING = Path(__file__).parents[2] / "training/take_it_easy"


def test_the_teacher_knows_what_the_last_tile_will_bring() -> None:
    """With one cell left the look-ahead of the tables is exact; the network is a point off."""
    spec = importlib.util.spec_from_file_location("teacher", TRAINING / "teacher.py")
    assert spec is not None
    assert spec.loader is not None
    teacher = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(teacher)
    face = Engine().game("take_it_easy")
    boards, to_come = [], []
    for seed in range(12):
        table = new_table("take_it_easy", seats=1, seed=seed)
        for _ in range(18):
            worths = weights(table.view(0))
            cell = max(worths, key=lambda cell: worths[cell])
            table.act(0, f"c{cell}")
        boards.append(face.packed.read(face.position(table.state).packed(), "tiles")[:19])
        to_come.append(worths[cell] / POINT - table.game.score(table.state)[0].total)
    found = teacher.Teacher().to_come(np.array(boards, np.uint8))
    assert np.std(to_come) > 4
    assert list(found) == pytest.approx(to_come, abs=3)
    assert np.mean(np.abs(found - to_come)) < 1
