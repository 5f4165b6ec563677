"""The unit tests of the browser client run with the others."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_units_of_the_client() -> None:
    run = subprocess.run(
        [sys.executable, ROOT / "tools/web.py", "test"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
