"""A learned network as the package has it: whole numbers for the engine, compressed.

python training/harmonies/pack.py alone.npz      # for one player: harmonies_alone.network
python training/harmonies/pack.py together.npz   # for two
python training/harmonies/pack.py crowd.npz      # for three and four
"""

import argparse
from pathlib import Path

import network as net

from games import ROOT, Table

DATA = ROOT / "src/harmonium/bots/data"
NAMES = ("alone", "together", "crowd")
"""As in `harmonium.bots.harmonies_search`."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("weights", type=Path)
    parser.add_argument("--out", type=Path, help="instead of the package's file of that name")
    chosen = parser.parse_args()
    if not chosen.out and chosen.weights.stem not in NAMES:
        parser.error(f"the package has {', '.join(NAMES)}; another name needs --out")
    out = chosen.out or DATA / f"harmonies_{chosen.weights.stem}.network"
    weights, trained = net.load(chosen.weights)
    content = net.packed(net.Layout.of(Table().library), weights, trained)
    out.write_bytes(net.compressed(content))
    print(f"{out.name}: {out.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
