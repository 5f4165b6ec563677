"""The network of Take It Easy: a tiny one is learned, and the package has the one that was."""

import csv
import re
import subprocess
import sys
import zlib
from math import hypot
from pathlib import Path
from typing import Final

from building import built
from soak import only_in_soak

ROOT: Final = Path(__file__).parents[2]
TRAINING: Final = ROOT / "training/take_it_easy"
SHIPPED: Final = ROOT / "src/harmonium/bots/data/take_it_easy.network"
TINY: Final = (
    *("--games", "4", "--exact-from", "0", "--lessons", "8", "--batch", "512"),
    *("--remembered", "64", "--rows", "4096", "--rate", "1e-2"),
)


def ran(program: str, *arguments: str | Path) -> str:
    done = subprocess.run(
        [sys.executable, str(TRAINING / program), *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def curve_of(path: Path) -> list[tuple[float, float]]:
    """The points of the games, and how far off the network was."""
    head, *lines = path.read_text("utf-8").splitlines()
    assert head.startswith("# ")
    rows = csv.reader(lines)
    return [(float(points), float(error)) for *_, points, error in rows]


def test_a_network_learns_what_a_board_is_worth(tmp_path: Path) -> None:
    """And goes on, twice as wide, from where it was."""
    first, then = tmp_path / "tiny.npz", tmp_path / "wider.npz"
    curves = tmp_path / "first.csv", tmp_path / "then.csv"
    narrow, wide = ("--hidden", "32", "16", "8"), ("--hidden", "64", "16", "8")
    ran("learn.py", first, *narrow, "--steps", "300", "--curve", curves[0], *TINY)
    (points, error), *_, (points_then, error_then) = curve_of(curves[0])
    assert points < 60  # as at random
    assert points_then > 110
    assert error_then < error
    more = ("--start", first, "--steps", "60", "--heat", "0.5", "--curve", curves[1])
    ran("learn.py", then, *wide, *TINY, *more)
    points, _ = curve_of(curves[1])[-1]
    assert points > 100


def test_level5_plays_by_the_weights_that_were_learned(tmp_path: Path) -> None:
    packed = tmp_path / "packed.network"
    ran("pack.py", TRAINING / "checkpoints/standard.npz", "--games", "0", "--out", packed)
    assert zlib.decompress(packed.read_bytes()) == zlib.decompress(SHIPPED.read_bytes())


@only_in_soak
def test_level5_beats_level4(tmp_path: Path) -> None:
    """On 200 common deals, the luck of the draws taken out, by more than two errors."""
    library = built(tmp_path / "easy.so", "take_it_easy/game.cpp", "take_it_easy/player.cpp")
    asked = ("--measure", "200", "--seed", "200", "--library", library)

    def adjusted(*more: str | Path) -> tuple[float, float]:
        mean, error = re.findall(r"out ([\d.]+) ± ([\d.]+)", ran("tables.py", *asked, *more))[0]
        return float(mean), float(error)

    (tables, tables_off), (network, off) = adjusted(), adjusted("--file", SHIPPED, "--look", "2")
    assert network - tables > 2 * hypot(off, tables_off)
