"""Tunes the weights of the evaluation by CMA-ES: everybody at the table plays with the same ones.

    python tools/engine.py --native
    pip install cma
    python training/harmonies/tune.py --seats 2 --side A --minutes 30 two-A

It begins with the weights that the engine has for the setting, or those of `--start`, and writes
the middle of the search to `weights/<name>.json` after every generation; `write.py` puts them into
the engine. Every generation plays deals of its own, the same for all of its members.
"""

import argparse
import json
import time
from typing import Final

import cma
import numpy as np
from weights import PACE, Weights, load, save

from games import TERMS, Player, Table

SCALE: Final = 250.0
"""Weights are searched in parts of their own size, but of no less than this."""
FIXED: Final = {
    "A": {"ISLAND_NEXT"},
    "B": {"RIVER_OPEN"},
}
WITH_SPIRITS: Final = {"SPIRIT_GROWS"}


def searched(side: str, *, spirits: bool) -> list[int]:
    """The places of the weights that matter in that setting."""
    idle = FIXED[side] | (set() if spirits else WITH_SPIRITS)
    terms = [at for at, name in enumerate(TERMS) if name not in idle]
    places = terms + [len(TERMS) + at for at in terms] + [PACE]
    return places + list(range(PACE + 1, PACE + 11)) if spirits else places


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("name")
    parser.add_argument("--start", help="the name of other weights to begin with")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--side", choices=["A", "B"], default="A")
    parser.add_argument("--spirits", action="store_true")
    parser.add_argument("--games", type=int, default=60, help="for each member of a generation")
    parser.add_argument("--members", type=int, default=18)
    parser.add_argument("--sigma", type=float, default=0.25)
    parser.add_argument("--width", type=int, default=6)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1_000_000)
    chosen = parser.parse_args()

    table, begun = Table(), time.monotonic()
    start = load(chosen.start or chosen.name)
    places = searched(chosen.side, spirits=chosen.spirits)
    scale = np.maximum(np.abs(np.array(start))[places] * 0.8, SCALE)

    def weights_of(point: np.ndarray) -> Weights:
        weights = np.array(start)
        weights[places] = np.rint(point * scale)
        weights[PACE] = min(max(weights[PACE], 256), 768)
        return [int(weight) for weight in weights]

    def points(weights: Weights, games: int, seed: int) -> np.ndarray:
        player = Player(weights, width=chosen.width, candidates=1)
        setting = {"seats": chosen.seats, "side": "AB".index(chosen.side)}
        played = table.play([player], games, seed=seed, spirits=chosen.spirits, **setting)
        return played[:, : chosen.seats].mean(axis=1)

    search = cma.CMAEvolutionStrategy(
        np.array(start)[places] / scale,
        chosen.sigma,
        {"popsize": chosen.members, "seed": 1, "verbose": -9},
    )
    generation = 0
    while time.monotonic() - begun < 60 * chosen.minutes:
        asked = search.ask()
        seed = chosen.seed + generation
        found = [float(points(weights_of(one), chosen.games, seed).mean()) for one in asked]
        search.tell(asked, [-mean for mean in found])
        generation += 1
        middle = weights_of(search.result.xfavorite)
        save(chosen.name, middle)
        if generation % 5 == 0:
            check = points(middle, 200, chosen.seed - 1)  # the same deals every time
            error = check.std() / np.sqrt(len(check))
            print(
                json.dumps(
                    {
                        "generation": generation,
                        "minutes": round((time.monotonic() - begun) / 60, 1),
                        "members": round(float(np.mean(found)), 2),
                        "middle": round(float(check.mean()), 2),
                        "error": round(float(error), 2),
                        "sigma": round(float(search.sigma), 4),
                    }
                ),
                flush=True,
            )


if __name__ == "__main__":
    main()
