"""Whether the engine reads a network as the learner does, on boards of whole games.

    python training/harmonies/compare.py --network mine.npz two-A alone-B-spirits

Writes a line for each kind of table: its name, how many boards, the mean correction and the
farthest that the engine (whole numbers) is from the learner (floats), in points. Without a file a
network is made up, with weights large enough to be heard.
"""

import argparse
from pathlib import Path

import network as net
import numpy as np
from arrays import InNumPy
from self_play import AMOUNTS, POINT, TURN
from write import weights_for

from games import MOST_TURNS, SAMPLE, Player, Setting, Table

GAMES = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("tables", nargs="+")
    parser.add_argument("--network", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    table = Table()
    layout = net.Layout.of(table.library)
    if chosen.network:
        weights, _ = net.load(chosen.network)
    else:
        weights, chance = net.fresh(layout, chosen.seed), np.random.default_rng(chosen.seed)
        for name, spread in (("first", 0.05), ("amounts", 0.05), ("third", 0.1)):
            drawn = spread * chance.standard_normal(weights[name].shape)
            weights[name] = drawn.astype(np.float32)
    content = net.packed(layout, weights, 0xFFFF)
    for name in chosen.tables:
        setting = Setting.named(name)
        by_hand = weights_for(setting.seats, "AB"[setting.side], spirits=bool(setting.spirits))
        samples = np.zeros(GAMES * MOST_TURNS, SAMPLE)
        table.play(
            [Player(by_hand, width=6, candidates=1, nodes=1, network=1)],
            GAMES,
            seats=setting.seats,
            side=setting.side,
            spirits=setting.spirits,
            seed=chosen.seed,
            samples=samples,
            networks=content,
        )
        samples = samples[samples["facts"].any(axis=1)]
        facts = np.minimum(samples["facts"], layout.inputs).astype(np.int64)
        amounts = samples["amounts"][:, :AMOUNTS].astype(np.float32)
        found, _ = net.corrections(InNumPy(), weights, layout.shared, facts, amounts)
        found = found * samples["sure"] / TURN
        off = np.abs(samples["judged"] / POINT - samples["base"] / POINT - found).max()
        print(name, len(samples), f"{np.abs(found).mean():.2f} {off:.3f}")


if __name__ == "__main__":
    main()
