"""How strong the search is: whole games on fresh deals, natively, by nodes.

    python tools/engine.py --native
    python training/harmonies/measure.py --games 500 two-A                     # level4
    python training/harmonies/measure.py --games 500 --level5 two-A
    python training/harmonies/measure.py --games 500 --level5 --network mine.npz two-A
    python training/harmonies/measure.py --games 200 --level5 --against two-A
    python training/harmonies/measure.py --network mine.npz --against --rival other.npz two-A

The levels play by the networks of `checkpoints/`, as in the package, unless another is named. The
deals have numbers that nothing was tuned or learned on. With `--against` every deal is played once
for each seat, the player in that one and `level4` in the others, or another network that searches
as wide (`--rival`); the differences of a deal are counted together, since they are not independent.
"""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

import network as net
import numpy as np
from numpy.typing import NDArray
from weights import PACE
from write import weights_for

from games import ROOT, Played, Player, Setting, Table

FRESH = 900_000_000
NO_CARD = 255
EIGHT_SUNS = 160
"""So many points bring who is alone all suns that there are for points (H-SOLO-7)."""


Play = Callable[[list[Player]], Played]
"""Whole games of these players, one for all seats or one for each."""


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


CHECKPOINTS = Path(__file__).parent / "checkpoints"


def network_of(seats: int, *, level5: bool) -> Path | None:
    """By which one a level plays, as in the package."""
    if seats > 2:
        return CHECKPOINTS / "crowd.npz"
    return CHECKPOINTS / ("alone.npz", "together.npz")[seats - 1] if level5 else None


class Networks:
    """All that play, by their numbers: from 1 on, 0 is none."""

    def __init__(self) -> None:
        self._paths: list[Path] = []

    def number(self, path: Path | None) -> int:
        if path is None:
            return 0
        if path not in self._paths:
            self._paths.append(path)
        return self._paths.index(path) + 1

    def content(self, table: Table) -> bytes | None:
        """As the engine reads them."""
        layout = net.Layout.of(table.library)
        return b"".join(net.packed(layout, *net.load(path)) for path in self._paths) or None


def spirit_named(card: int) -> str:
    """By the place among the cards: the spirits lie behind the animals."""
    facts = json.loads((ROOT / "src/harmonium/games/harmonies/data/harmonies.json").read_text())
    return str(facts["spirits"][card - len(facts["animals"])]["id"])


def with_error(values: NDArray[np.float64]) -> str:
    error = values.std(ddof=1) / np.sqrt(len(values)) if len(values) > 1 else float("nan")
    return f"{values.mean():.2f} ± {error:.2f}"


def match(play: Play, player: Player, other: Player, seats: int) -> str:
    """Every deal once for each seat, the player in that one and the other in the rest."""
    ahead, wins = [], []
    for seat in range(seats):
        points = play([player if at == seat else other for at in range(seats)]).points
        mine, others = points[:, seat], np.delete(points, seat, axis=1)
        ahead.append(mine - others.mean(axis=1))
        wins.append((mine > others.max(axis=1)) + 0.5 * (mine == others.max(axis=1)))
    return (
        f"{with_error(np.mean(ahead, axis=0))} points ahead, "
        f"{with_error(100 * np.mean(wins, axis=0))} % won"
    )


def strength(play: Play, player: Player) -> str:
    """All seats alike; as these depend on each other, the error is that of whole games."""
    begun = time.process_time()
    points, turns, spirits = play([player])
    games, seats = points.shape
    seconds = time.process_time() - begun
    told = [with_error(points.mean(axis=1)), f"winner {points.max(axis=1).mean():.1f}"]
    if seats == 1:
        told.append(f"eight suns in {with_error(100.0 * (points[:, 0] >= EIGHT_SUNS))} %")
    told.append(f"{turns.sum() / games / seats:.1f} turns")
    told.append(f"{1000 * seconds / turns.sum():.1f} ms a turn")
    lines = [", ".join(told)]
    for card in np.unique(spirits[spirits != NO_CARD]):
        chosen = points[spirits == card].astype(float)
        lines.append(f"  {spirit_named(card)}: {with_error(chosen)}, chosen {len(chosen)} times")
    return "\n".join(lines)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("table", nargs="?", default="two-A", help="two-A, alone-B-spirits, ...")
    parser.add_argument("--games", type=int, default=500, help="deals")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--level5", action="store_true", help="as wide and long as level5 searches")
    parser.add_argument("--nodes", type=int, help="1: no look-ahead; without it as the level does")
    for part in ("width", "candidates", "next-width", "draws"):
        parser.add_argument(f"--{part}", type=int, help="likewise")
    parser.add_argument("--network", type=Path, help="of learn.py, instead of the usual one")
    parser.add_argument("--against", action="store_true", help="level4 in the other seats")
    parser.add_argument("--rival", type=Path, help="or another network")
    parser.add_argument("--blind-rival", action="store_true", help="it was learned with --blind")
    parser.add_argument("--bare", action="store_true", help="without the hand-made evaluation")
    chosen = parser.parse_args()
    try:
        chosen.setting = Setting.named(chosen.table)
    except ValueError as error:
        parser.error(str(error))
    if chosen.against and chosen.setting.seats == 1:
        parser.error("nobody is there to play against")
    if chosen.rival and not chosen.against:
        parser.error("--rival goes with --against")
    if chosen.blind_rival and not chosen.rival:
        parser.error("--blind-rival goes with --rival")
    return chosen


def main() -> None:
    chosen, table, networks = asked(), Table(), Networks()
    setting: Setting = chosen.setting
    seats = setting.seats
    by_hand = weights_for(seats, "AB"[setting.side], spirits=bool(setting.spirits))
    weights = [0] * PACE + by_hand[PACE:] if chosen.bare else by_hand
    parts = {name: getattr(chosen, name) for name in Scope._fields}
    scope = (LEVEL5 if chosen.level5 else LEVEL4)[seats]._replace(
        **{name: number for name, number in parts.items() if number is not None}
    )
    usual = None if chosen.bare else network_of(seats, level5=chosen.level5)
    player = Player(weights, *scope, network=networks.number(chosen.network or usual))
    if chosen.rival:
        number = networks.number(chosen.rival)
        other = replace(player, network=number, looks_at_others=not chosen.blind_rival)
    else:
        number = networks.number(network_of(seats, level5=False))
        other = Player(by_hand, *LEVEL4[seats], network=number)
    play = partial(
        table.play,
        games=chosen.games,
        seats=seats,
        side=setting.side,
        spirits=setting.spirits,
        seed=FRESH,
        first=chosen.first,
        networks=networks.content(table),
    )
    if chosen.against:
        who = chosen.rival.stem if chosen.rival else "level4"
        print(f"{chosen.table}, {chosen.games} deals in {seats} seats against {who}: ", end="")
        print(match(play, player, other, seats))
    else:
        print(f"{chosen.table}, {scope.nodes} nodes, {chosen.games} games: ", end="")
        print(strength(play, player))


if __name__ == "__main__":
    main()
