"""The unit tests of the browser client run with the others."""

import random
import subprocess
import sys
from pathlib import Path

from soak import IN_SOAK

ROOT = Path(__file__).parents[2]


def test_the_units_of_the_client() -> None:
    """Among them: the score pad's own counting, compared with the rules over many sheets."""
    sheets, seed = 1000, 1
    if IN_SOAK:
        sheets, seed = 5000, random.randrange(1 << 32)
    options = ["--sheets", str(sheets), "--seed", str(seed)]
    run = subprocess.run(
        [sys.executable, ROOT / "tools/web.py", "test", *options],
        check=False,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, f"{options}\n{run.stdout}{run.stderr}"
