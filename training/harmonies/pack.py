"""A learned network as the package has it: whole numbers for the engine, compressed.

python training/harmonies/pack.py mine.npz
"""

import argparse
from pathlib import Path

import network as net

from games import ROOT, Table

TARGET = ROOT / "src/harmonium/bots/data/harmonies.network"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("weights", type=Path)
    parser.add_argument("--out", type=Path, default=TARGET)
    chosen = parser.parse_args()
    weights, trained = net.load(chosen.weights)
    content = net.packed(net.Layout.of(Table().library), weights, trained)
    chosen.out.write_bytes(net.compressed(content))
    print(f"{chosen.out.name}: {chosen.out.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
