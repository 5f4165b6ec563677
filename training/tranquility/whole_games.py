"""Whole games of `level4` beside `careful` on common deals, all seats alike.

    python training/tranquility/whole_games.py --deals 400
    python training/tranquility/whole_games.py --deals 100 --bots level4 level5

One deal after the other is played in each of twelve settings by every bot, so that whatever has
been played when time is up counts alike for all of them. Gains are those over the first bot.
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean, stdev

from measure import SETTINGS

from harmonium.arena.plan import Setting, Sitting
from harmonium.arena.runner import play

SEATS = (2, 4)

Won = tuple[bool, ...]
"""Whether each bot has won a deal."""


def summary(name: str, bots: Sequence[str], played: Sequence[Won]) -> str:
    return f"{name}: {', '.join(_shares(bots, played))}, {len(played)} deals"


def _shares(bots: Sequence[str], played: Sequence[Won]) -> Iterator[str]:
    for at, bot in enumerate(bots):
        share = f"{bot} {100 * fmean(won[at] for won in played):.1f}"
        if at:
            gains = [100 * (won[at] - won[0]) for won in played]
            share += f" (gain {fmean(gains):+.1f} ± {stdev(gains) / len(gains) ** 0.5:.1f})"
        yield share


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--bots", nargs="+", default=["careful", "level4"])
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=71_000_000)
    parser.add_argument("--minutes", type=float, default=10_000, help="stop after so many")
    chosen = parser.parse_args()
    tables = [(name, seats) for name in SETTINGS for seats in SEATS]
    played: dict[tuple[str, int], list[Won]] = defaultdict(list)
    end = time.monotonic() + 60 * chosen.minutes
    for deal in range(chosen.deals):
        if time.monotonic() > end:
            break
        for name, seats in tables:
            setting = Setting("tranquility", SETTINGS[name], chosen.seed)
            games = (play(setting, Sitting(deal, (bot,) * seats)) for bot in chosen.bots)
            played[name, seats].append(tuple(bool(game.won) for game in games))
        if deal % 10 == 9:
            pooled = [won for one in played.values() for won in one]
            print(summary(f"after {deal + 1} deals", chosen.bots, pooled), flush=True)
    for (name, seats), found in played.items():
        print(summary(f"{name}, {seats}", chosen.bots, found))
    print(summary("pooled", chosen.bots, [won for found in played.values() for won in found]))


if __name__ == "__main__":
    main()
