"""The blueprint of `search` beside `careful` on common deals, whole games in the engine.

python training/tranquility/measure.py --deals 1000 --seed 90000000

Every deal is played twice, all seats by `careful` and all seats by the blueprint alone, without
search; the gain is the mean of the differences, with its standard error.
"""

import argparse
from statistics import fmean, stdev
from typing import Final

from harmonium.engine import Engine, Face
from harmonium.games.tranquility import Options

SETTINGS: Final = {
    "standard": Options(),
    "Poseidon": Options(remove_islands="poseidon"),
    "4 Sea Monsters": Options(sea_monsters="middle"),
    "Storm and Compass": Options(storm_compass=True),
    "High Arch": Options(high_arch=True),
    "Pyramid": Options(pyramid=True),
}
WON: Final = 1


class Player:
    """One way to play all seats, with the memory it works in."""

    def __init__(self, face: Face, *, as_blueprint: bool) -> None:
        self._face, self._as_blueprint = face, as_blueprint
        size = face.call("memory_bytes")
        self._memory = face.instance.allocate(size)
        face.instance.write(self._memory, bytes(size))

    def wins(self, options: Options, seats: int, seed: int) -> bool:
        position = self._face.deal(options, seats, seed)
        self._face.call(
            "play_carefully", position.address, self._memory, self._as_blueprint, seed, 7
        )
        return self._face.packed.read(position.packed(), "outcome")[0] == WON


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=90_000_000)
    parser.add_argument("--seats", type=int, nargs="+", default=[1, 2, 3, 4, 5])
    chosen = parser.parse_args()
    face = Engine().game("tranquility")
    players = [Player(face, as_blueprint=flag) for flag in (False, True)]
    for name, options in SETTINGS.items():
        for seats in chosen.seats:
            seeds = range(chosen.seed, chosen.seed + chosen.deals)
            played = [[player.wins(options, seats, seed) for player in players] for seed in seeds]
            gains = [after - before for before, after in played]
            careful, blueprint = (100 * fmean(column) for column in zip(*played, strict=True))
            error = 100 * stdev(gains) / chosen.deals**0.5
            print(
                f"{name}, {seats}: careful {careful:.1f}, blueprint {blueprint:.1f}, "
                f"gain {100 * fmean(gains):+.1f} ± {error:.1f}"
            )


if __name__ == "__main__":
    main()
