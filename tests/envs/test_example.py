"""The example learns, also on a tiny scale."""

import runpy
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples/take_it_easy_lines.py"


def test_it_clearly_beats_chance_after_a_few_hundred_games() -> None:
    example = runpy.run_path(str(EXAMPLE))
    player = example["train"](batches=20, size=64)
    average = example["average"]
    at_random, learnt = average(player, 200, 1.0, seed=2), average(player, 200, 0.0, seed=2)
    assert 5 < at_random < 20
    assert learnt > 4 * at_random
