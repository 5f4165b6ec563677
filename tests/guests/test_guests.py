"""A fourth game, from a package of its own, goes through the house; and leaves no trace in it.

Pebbles is known wherever `tests/guests` lies on the path: its dist-info says so, as that of an
installed package would. The table in a browser is in `tests/e2e/test_fourth_game.py`.
"""

import os
import subprocess
import sys
from pathlib import Path

from harmonium.games import KEYS, OURS

GUESTS = Path(__file__).parent


def test_a_fourth_game_goes_through_command_line_and_terminal(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(GUESTS / "walk.py"), str(tmp_path / "kept.json")],
        env=os.environ | {"PYTHONPATH": str(GUESTS)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_it_is_not_there_for_anybody_else() -> None:
    assert KEYS == OURS
