"""How long a bot thinks about a turn, as people meet it: in WebAssembly, on one core.

    python benchmarks/players.py harmonies level5 --seats 1 2 3 4
    python benchmarks/players.py take_it_easy level5 --option rounds=1 --games 20

What is counted is time of the processor, so that other work on the machine matters little. In
Harmonies a turn has several acts, of which the first one takes nearly all of it.
"""

import argparse
import time
from statistics import mean

from harmonium import new_table
from harmonium.bots import make_bot
from harmonium.cli.console import game_and_options
from harmonium.core.deal import Generator

SEED = 8_000_000


def turns_of(key: str, bot: str, seats: int, options: object, seed: int) -> list[float]:
    """The seconds of every turn of a game."""
    table = new_table(key, seats=seats, options=options, seed=seed)
    bots = [make_bot(key, bot, Generator.from_seed(seed + seat)) for seat in range(seats)]
    turns: dict[tuple[int, int], float] = {}
    acts = 0
    while table.actors:
        seat = table.actors[0]
        view, legal = table.view(seat), table.legal(seat)
        turn = seat, (view.turn if key == "harmonies" else acts)
        begun = time.process_time()
        action = bots[seat].choose(view, legal)
        turns[turn] = turns.get(turn, 0.0) + time.process_time() - begun
        table.act(seat, action)
        acts += 1
    return list(turns.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--seats", type=int, nargs="+", default=[1])
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--games", type=int, default=3, help="for each number of seats")
    chosen = parser.parse_args()
    if chosen.games < 1:
        parser.error("at least one game")
    _, options = game_and_options(chosen.game, chosen.option)
    for seats in chosen.seats:
        turns = [
            1000 * seconds
            for game in range(chosen.games)
            for seconds in turns_of(chosen.game, chosen.bot, seats, options, SEED + game)
        ]
        print(
            f"{chosen.bot}, {seats} seats, {chosen.games} games: {mean(turns):.1f} ms a turn, "
            f"at most {max(turns):.1f} ms, {len(turns)} turns",
            flush=True,
        )


if __name__ == "__main__":
    main()
