"""How strong the search is: whole games of self-play on fresh deals, natively, by nodes.

    python tools/engine.py --native
    python training/harmonies/measure.py --seats 2 --side A --games 500

The deals have numbers that `fit.py` and `tune.py` never use.
"""

import argparse
import time

import numpy as np
from write import weights_for

from games import Player, Table

FRESH = 900_000_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--side", choices=["A", "B"], default="A")
    parser.add_argument("--spirits", action="store_true")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--nodes", type=int, default=150_000, help="1: no look-ahead")
    parser.add_argument("--width", type=int, default=16)
    parser.add_argument("--candidates", type=int, default=24)
    parser.add_argument("--next-width", type=int, default=3)
    chosen = parser.parse_args()

    weights = weights_for(chosen.seats, chosen.side, spirits=chosen.spirits)
    player = Player(weights, chosen.width, chosen.candidates, chosen.next_width, chosen.nodes)
    table, begun = Table(), time.process_time()
    points = table.play(
        [player],
        chosen.games,
        seats=chosen.seats,
        side="AB".index(chosen.side),
        spirits=chosen.spirits,
        seed=FRESH,
    )
    seconds, turns = time.process_time() - begun, int(points[:, -1].sum())
    # The seats of a game are not independent of each other: the error is that of its mean.
    means = points[:, :-1].mean(axis=1)
    print(
        f"{chosen.seats} seats, side {chosen.side}, {'' if chosen.spirits else 'no '}spirits, "
        f"{chosen.nodes} nodes, {chosen.games} games: "
        f"{means.mean():.1f} ± {means.std(ddof=1) / np.sqrt(len(means)):.1f}, "
        f"winner {points[:, :-1].max(axis=1).mean():.1f}, "
        f"{turns / chosen.games / chosen.seats:.1f} turns, {1000 * seconds / turns:.1f} ms a turn"
    )


if __name__ == "__main__":
    main()
