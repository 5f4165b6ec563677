"""Whole games of `search` beside `careful` on common deals, all seats alike.

    python training/tranquility/whole_games.py --deals 400 --nodes 12000

One deal after the other is played in each of twelve settings, by `careful` and by `search`, so that
whatever has been played when time is up counts alike for all of them.
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean, stdev

from measure import SETTINGS

from harmonium.arena.plan import Setting, Sitting
from harmonium.arena.runner import play

SEATS = (2, 4)


def summary(name: str, played: Sequence[tuple[bool, bool]]) -> str:
    careful, search = (100 * fmean(column) for column in zip(*played, strict=True))
    gains = [100 * (after - before) for before, after in played]
    error = stdev(gains) / len(gains) ** 0.5
    return (
        f"{name}: careful {careful:.1f}, search {search:.1f}, "
        f"gain {fmean(gains):+.1f} ± {error:.1f}, {len(played)} deals"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=70_000_000)
    parser.add_argument("--minutes", type=float, default=10_000, help="stop after so many")
    chosen = parser.parse_args()
    bots = ("careful", f"search:nodes={chosen.nodes}")
    tables = [(name, seats) for name in SETTINGS for seats in SEATS]
    played: dict[tuple[str, int], list[tuple[bool, bool]]] = defaultdict(list)
    end = time.monotonic() + 60 * chosen.minutes
    for deal in range(chosen.deals):
        if time.monotonic() > end:
            break
        for name, seats in tables:
            setting = Setting("tranquility", SETTINGS[name], chosen.seed)
            games = (play(setting, Sitting(deal, (bot,) * seats)) for bot in bots)
            careful, search = (bool(game.won) for game in games)
            played[name, seats].append((careful, search))
        if deal % 10 == 9:
            pooled = [pair for one in played.values() for pair in one]
            print(summary(f"after {deal + 1} deals", pooled), flush=True)
    for (name, seats), found in played.items():
        print(summary(f"{name}, {seats}", found))
    print(summary("pooled", [pair for found in played.values() for pair in found]))


if __name__ == "__main__":
    main()
