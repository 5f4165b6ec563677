"""How strong the search is: whole games on fresh deals, natively, by nodes.

    python tools/engine.py --native
    python training/harmonies/measure.py --games 500 two-A                     # level4
    python training/harmonies/measure.py --games 500 --network mine.npz two-A  # with a network
    python training/harmonies/measure.py --games 500 --level5 --network mine.npz two-A
    python training/harmonies/measure.py --games 200 --level5 --network mine.npz --against two-A
    python training/harmonies/measure.py --network mine.npz --against --rival other.npz two-A

The deals have numbers that nothing was tuned or learned on. With `--against` every deal is played
once for each seat, the network in that one and `level4` in the others, or another network that
searches as wide (`--rival`); the differences of a deal are counted together, since they are not
independent.
"""

import argparse
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import network as net
import numpy as np
from numpy.typing import NDArray
from weights import PACE
from write import weights_for

from games import ROOT, Played, Player, Setting, Table

FRESH = 900_000_000
EIGHT_SUNS = 160
"""So many points bring who is alone all suns that there are for points (H-SOLO-7)."""


class Scope(NamedTuple):
    """How wide and how long to search."""

    width: int
    candidates: int
    next_width: int
    draws: int
    nodes: int


# By the number of players, as in `harmonium.bots.harmonies_search`.
LEVEL4 = dict.fromkeys((1, 2, 3), Scope(16, 24, 3, 64, 600_000)) | {
    4: Scope(24, 64, 6, 64, 600_000)
}
LEVEL5 = dict.fromkeys((1, 2, 3), Scope(24, 48, 4, 128, 4_000_000)) | {
    4: Scope(32, 96, 8, 64, 4_000_000)
}


def content_of(path: Path, table: Table) -> bytes:
    """A learner's file, as the engine reads it."""
    return net.packed(net.Layout.of(table.library), *net.load(path))


def spirit_named(card: int) -> str:
    """By the place among the cards: the spirits lie behind the animals."""
    facts = json.loads((ROOT / "src/harmonium/games/harmonies/data/harmonies.json").read_text())
    return str(facts["spirits"][card - len(facts["animals"])]["id"])


def with_error(values: NDArray[np.float64]) -> str:
    error = values.std(ddof=1) / np.sqrt(len(values)) if len(values) > 1 else float("nan")
    return f"{values.mean():.2f} ± {error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("table", nargs="?", default="two-A", help="two-A, alone-B-spirits, ...")
    parser.add_argument("--games", type=int, default=500, help="deals")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--level5", action="store_true", help="as wide and long as level5 searches")
    parser.add_argument("--nodes", type=int, help="1: no look-ahead; without it as the level does")
    for part in ("width", "candidates", "next-width", "draws"):
        parser.add_argument(f"--{part}", type=int, help="likewise")
    parser.add_argument("--network", type=Path, help="a file that learn.py wrote")
    parser.add_argument("--against", action="store_true", help="level4 in the other seats")
    parser.add_argument("--rival", type=Path, help="or another network")
    parser.add_argument("--blind-rival", action="store_true", help="it was learned with --blind")
    parser.add_argument("--bare", action="store_true", help="without the hand-made evaluation")
    chosen = parser.parse_args()

    setting, table = Setting.named(chosen.table), Table()
    weights = weights_for(setting.seats, "AB"[setting.side], spirits=bool(setting.spirits))
    if chosen.bare:
        weights = [0] * PACE + weights[PACE:]
    networks = [path for path in (chosen.network, chosen.rival) if path]
    content = b"".join(content_of(path, table) for path in networks) or None
    asked = {name: getattr(chosen, name) for name in Scope._fields}
    scope = (LEVEL5 if chosen.level5 else LEVEL4)[setting.seats]._replace(
        **{name: number for name, number in asked.items() if number is not None}
    )
    player = Player(weights, *scope, network=int(chosen.network is not None))

    def played(players: list[Player]) -> Played:
        return table.play(
            players,
            chosen.games,
            seats=setting.seats,
            side=setting.side,
            spirits=setting.spirits,
            seed=FRESH,
            first=chosen.first,
            networks=content,
        )

    begun = time.process_time()
    if chosen.against:
        # Three or four players of level4 go by the network too.
        other = Player(weights, *LEVEL4[setting.seats], network=int(setting.seats > 2))
        if chosen.rival:
            other = replace(player, network=len(networks), looks_at_others=not chosen.blind_rival)
        ahead, wins = np.zeros(chosen.games), np.zeros(chosen.games)
        for seat in range(setting.seats):
            seats = [player if at == seat else other for at in range(setting.seats)]
            found = played(seats).points
            best = np.delete(found, seat, axis=1).max(axis=1)
            ahead += found[:, seat] - np.delete(found, seat, axis=1).mean(axis=1)
            wins += (found[:, seat] > best) + 0.5 * (found[:, seat] == best)
        print(
            f"{chosen.table}, {chosen.games} deals in {setting.seats} seats against "
            f"{chosen.rival.stem if chosen.rival else 'level4'}: "
            f"{with_error(ahead / setting.seats)} points ahead, "
            f"{with_error(100 * wins / setting.seats)} % won"
        )
        return
    found = played([player])
    seconds, turns = time.process_time() - begun, int(found.turns.sum())
    suns = ""
    if setting.seats == 1:
        reached = 100 * (found.points[:, 0] >= EIGHT_SUNS)
        suns = f"eight suns in {with_error(reached)} %, "
    # The seats of a game are not independent of each other: the error is that of its mean.
    print(
        f"{chosen.table}, {scope.nodes} nodes, {chosen.games} games: "
        f"{with_error(found.points.mean(axis=1))}, "
        f"winner {found.points.max(axis=1).mean():.1f}, {suns}"
        f"{turns / chosen.games / setting.seats:.1f} turns, {1000 * seconds / turns:.1f} ms a turn"
    )
    for card in np.unique(found.spirits) if setting.spirits else ():
        with_it = found.points[found.spirits == card].astype(float)
        print(f"  {spirit_named(card)}: {with_error(with_it)}, chosen {len(with_it)} times")


if __name__ == "__main__":
    main()
