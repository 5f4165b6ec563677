"""Tunes the weights of the evaluation by CMA-ES: everybody at the table plays with the same ones.

    python tools/engine.py --native
    pip install cma
    python training/harmonies/tune.py --seats 2 --side A --minutes 30 two-A

It begins with the weights of that name, or those of `--start`, and writes
the middle of the search to `weights/<name>.json` whenever it is better than what was there;
`write.py` puts them into the engine. Every generation plays deals of its own, the same for all of
its members.
"""

import argparse
import json
import time
from typing import Final

import cma
import numpy as np
from numpy.typing import NDArray
from weights import PACE, Weights, load, save

from games import STAGE_TURNS, TERMS, Player, Table

SCALE: Final = 200.0
"""Weights are searched in parts of their own size, but of no less than this."""
IDLE: Final = {"A": ("ISLAND_NEXT",), "B": ("RIVER", "WATER_OPEN")}
"""Terms that a side of the board does not know."""
CARDS: Final = "CARD"
"""Those of single cards are left as `fit.py` found them: games tell too little about each."""
SPIRITS: Final = TERMS[TERMS.index("SPIRIT_FINDS0") : TERMS.index("CARD0")]


def searched(side: str, *, spirits: bool) -> list[int]:
    """The places of the weights that matter in that setting."""
    idle = {*IDLE[side], *(() if spirits else SPIRITS)}
    used = [at for at, name in enumerate(TERMS) if name not in idle and not name.startswith(CARDS)]
    places = [stage * len(TERMS) + at for stage in range(len(STAGE_TURNS)) for at in used]
    return [*places, PACE]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("name")
    parser.add_argument("--start", help="the name of other weights to begin with")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--side", choices=["A", "B"], default="A")
    parser.add_argument("--spirits", action="store_true")
    parser.add_argument("--games", type=int, default=60, help="for each member of a generation")
    parser.add_argument("--members", type=int, default=18)
    parser.add_argument("--check", type=int, default=300, help="games after five generations")
    parser.add_argument("--sigma", type=float, default=0.15)
    parser.add_argument("--width", type=int, default=5)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1_000_000)
    chosen = parser.parse_args()

    table, begun = Table(), time.monotonic()
    start = load(chosen.start or chosen.name)
    places = searched(chosen.side, spirits=chosen.spirits)
    scale = np.maximum(np.abs(np.array(start))[places] * 0.8, SCALE)

    def weights_of(point: NDArray[np.float64]) -> Weights:
        weights = np.array(start)
        weights[places] = np.rint(point * scale)
        weights[PACE] = min(max(weights[PACE], 256), 768)
        return [int(weight) for weight in weights]

    def points(weights: Weights, games: int, seed: int) -> NDArray[np.float64]:
        player = Player(weights, width=chosen.width, candidates=1)
        setting = {"seats": chosen.seats, "side": "AB".index(chosen.side)}
        played = table.play([player], games, seed=seed, spirits=chosen.spirits, **setting)
        return np.asarray(played.points.mean(axis=1))

    search = cma.CMAEvolutionStrategy(
        np.array(start)[places] / scale,
        chosen.sigma,
        {"popsize": chosen.members, "seed": 1, "verbose": -9, "CMA_diagonal": True},
    )
    generation, best = 0, float(points(start, chosen.check, chosen.seed - 1).mean())
    print(f"begins with {best:.2f}", flush=True)
    while time.monotonic() - begun < 60 * chosen.minutes:
        asked = search.ask()
        seed = chosen.seed + generation
        found = [float(points(weights_of(one), chosen.games, seed).mean()) for one in asked]
        search.tell(asked, [-mean for mean in found])
        generation += 1
        if generation % 5 == 0:
            middle = weights_of(search.result.xfavorite)
            check = points(middle, chosen.check, chosen.seed - 1)  # the same deals every time
            error = check.std() / np.sqrt(len(check))
            if check.mean() > best:
                best = float(check.mean())
                save(chosen.name, middle)
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
