"""The network of Harmonies is learned on a tiny run: NumPy, one process, a few hundred games."""

import csv
import os
import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from building import built
from soak import only_in_soak

ROOT = Path(__file__).parents[2]
TRAINING = ROOT / "training/harmonies"
CHECKPOINTS = {
    "alone": ("alone-A", "alone-B", "alone-A-spirits"),
    "together": ("two-A", "two-B", "two-A-spirits"),
    "crowd": ("three-A", "four-A", "four-B"),
}
"""What was learned, and tables that were learned from."""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("native") / "harmonies.so", "harmonies/search.cpp")


def ran(library: Path, program: str, *arguments: str | Path) -> str:
    done = subprocess.run(
        [sys.executable, str(TRAINING / program), *map(str, arguments)],
        env={**os.environ, "HARMONIES_LIBRARY": str(library)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_network_learns_what_a_board_is_worth(library: Path, tmp_path: Path) -> None:
    """Without the hand-made evaluation: it has everything to learn, and plays better for it."""
    learned, curve = tmp_path / "tiny.npz", tmp_path / "curve.csv"
    ran(
        library,
        "learn.py",
        *(learned, "two-A", "--bare", "--plain", "--steps", "150", "--batch", "128"),
        *("--repeats", "1.5", "--least", "500", "--games", "5", "--width", "2"),
        *("--rate", "5e-3", "--curve", curve),
    )
    *_, last = csv.reader(curve.read_text("utf-8").splitlines())
    points_off, network_off = map(float, last[-2:])
    assert network_off < points_off / 2
    asked = ("--bare", "--nodes", "1", "--width", "2", "--games", "60", "two-A")
    before, after = (
        float(re.findall(r"games: ([\d.]+) ±", ran(library, "measure.py", *asked, *more))[0])
        for more in ((), ("--network", learned))
    )
    assert after > before + 2


def test_the_engine_reads_a_network_as_the_learner_does(library: Path) -> None:
    """Of boards that a made-up network comes to, with one player and two, on both sides."""
    found = ran(library, "compare.py", "--seed", "3", "two-A", "alone-A", "two-B-spirits")
    rows = [line.split() for line in found.splitlines()]
    assert [name for name, *_ in rows] == ["two-A", "alone-A", "two-B-spirits"]
    for _, boards, corrected, off in rows:
        assert int(boards) > 30
        assert float(corrected) > 1  # points, on average: there is something to compare
        assert float(off) < 0.25  # the farthest: whole numbers instead of floats


@pytest.mark.parametrize("name", CHECKPOINTS)
def test_level5_plays_by_the_weights_that_were_learned(
    library: Path, tmp_path: Path, name: str
) -> None:
    checkpoint, packed = TRAINING / f"checkpoints/{name}.npz", tmp_path / "harmonies.network"
    ran(library, "pack.py", checkpoint, "--out", packed)
    shipped = ROOT / f"src/harmonium/bots/data/harmonies_{name}.network"
    assert zlib.decompress(packed.read_bytes()) == zlib.decompress(shipped.read_bytes())
    found = ran(library, "compare.py", "--network", checkpoint, *CHECKPOINTS[name])
    for line in found.splitlines():
        assert float(line.split()[-1]) < 0.5  # of corrections of ten points


@only_in_soak
def test_level5_beats_level4(library: Path) -> None:
    """On 200 common deals, each with the seats changed: wins, and points by two errors."""
    together = TRAINING / "checkpoints/together.npz"
    found = ran(
        library,
        "measure.py",
        *("--games", "200", "--level5", "--network", together, "--against", "two-A"),
    )
    (ahead, error), (wins, _) = re.findall(r"(\S+) ± (\S+)", found)
    assert float(ahead) > 2 * float(error)
    assert float(wins) > 50
