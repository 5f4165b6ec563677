"""The built wheel, used as a stranger would: nothing installed but it."""

import json
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from harmonium import __version__
from harmonium.games import KEYS

ROOT = Path(__file__).parent.parent


def run(*command: str | Path) -> str:
    """What a command prints; away from the sources, so that only the installed package is found."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        command,
        cwd=Path(command[0]).anchor,
        env=kept,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.xdist_group("package")
def test_the_wheel_installed_bare_lists_the_games(tmp_path: Path) -> None:
    build = ("-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, ROOT)
    run(sys.executable, *build)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.startswith(f"harmonium-{__version__}-py3-none-any")
    names = zipfile.ZipFile(wheel).namelist()
    assert "harmonium/py.typed" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not any("tests" in Path(name).parts for name in names)

    venv.create(tmp_path / "bare")
    bare = tmp_path / "bare" / ("Scripts" if os.name == "nt" else "bin")
    into = ("-m", "pip", "--python", bare / "python", "install", "--quiet", "--no-compile")
    run(sys.executable, *into, wheel)
    listed = json.loads(run(bare / "harmonium", "games", "--json"))
    assert [game["key"] for game in listed] == list(KEYS)
    assert "take_it_easy" in run(bare / "harmonium", "games")
