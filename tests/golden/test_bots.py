"""A whole game of every bot that decides by worths: the same on every Python and machine.

What decides is whole numbers. A sum of floats is not the same everywhere (`sum` has rounded
otherwise since Python 3.12), and ties would fall otherwise.
"""

from textwrap import wrap
from typing import Any

import pytest

from golden.transcript import check_golden
from harmonium.bots import bots_of, make_bot
from harmonium.core.deal import Generator
from harmonium.core.table import Bot, Table
from harmonium.games import KEYS, load
from harmonium.games.harmonies import Options as Harmonies
from harmonium.games.take_it_easy import Options as TakeItEasy
from harmonium.games.tranquility import Options as Tranquility

GAMES: list[tuple[str, str, Any, int]] = [
    ("harmonies", "greedy", Harmonies(spirits=True), 2),
    ("harmonies", "search:nodes=500", Harmonies(spirits=True), 2),
    ("take_it_easy", "greedy", TakeItEasy(scoring="rays"), 2),
    ("take_it_easy", "level1", TakeItEasy(scoring="best_ray"), 2),
    ("take_it_easy", "level2", TakeItEasy(scoring="rays"), 2),
    ("take_it_easy", "level4", TakeItEasy(rounds=1), 2),
    ("take_it_easy", "level5", TakeItEasy(rounds=1), 1),
    ("tranquility", "careful", Tranquility(storm_compass=True, jokers=True), 2),
    ("tranquility", "level1", Tranquility(), 2),
    ("tranquility", "level2", Tranquility(), 2),
    ("tranquility", "search:nodes=50", Tranquility(), 2),
]
TRAINED: list[tuple[str, str, str, Any, int]] = [
    ("two", "harmonies", "network:nodes=20000", Harmonies(), 2),
    ("alone", "harmonies", "network:nodes=20000", Harmonies(), 1),
    ("four", "harmonies", "level4", Harmonies(), 4),
    ("spirits", "harmonies", "network:nodes=20000", Harmonies(side="B", spirits=True), 2),
    ("one", "take_it_easy", "level5", TakeItEasy(rounds=1), 1),
    ("connected", "take_it_easy", "level5", TakeItEasy(rounds=1, placement="connected"), 1),
]
"""Whole games of the trained players, by name: their weights and the engine play the same."""


def played(game: str, bot: str, options: Any, seats: int) -> Table:
    rules = load(game)
    deal = rules.deal(options, seats, Generator.from_seed("golden"))
    table = Table(rules, options, (Bot(bot),) * seats, deal, b"")
    players = [make_bot(game, bot, Generator.from_seed("golden", str(n))) for n in range(seats)]
    while table.actors:
        seat = table.actors[0]
        table.act(seat, players[seat].choose(table.view(seat), table.legal(seat)))
    return table


def way_of(game: str, bot: str) -> Any:
    """How it thinks: levels may share that, or only set numbers."""
    factory = bots_of(game)[bot.partition(":")[0]].factory
    return getattr(factory, "func", factory)


def test_every_way_of_thinking_has_its_golden_game() -> None:
    for game in KEYS:
        golden = tuple(way_of(game, bot) for key, bot, _, _ in GAMES if key == game)
        ways = [way_of(game, bot) for bot in bots_of(game) if bot != "random"]
        assert all(issubclass(way, golden) for way in ways)


@pytest.mark.parametrize(("game", "bot", "options", "seats"), GAMES)
def test_playthrough(game: str, bot: str, options: Any, seats: int) -> None:
    check_played(f"bots/{game}-{bot.partition(':')[0]}", game, bot, options, seats)


@pytest.mark.parametrize(("name", "game", "bot", "options", "seats"), TRAINED)
def test_stored_game(name: str, game: str, bot: str, options: Any, seats: int) -> None:
    check_played(f"bots/trained/{game}-{name}", game, bot, options, seats)


def check_played(name: str, game: str, bot: str, options: Any, seats: int) -> None:
    """Act by act."""
    table = played(game, bot, options, seats)
    acts = [f"{step.seat}:{table.game.format(step.action)}" for step in table.steps]
    lines = [f"totals: {table.result.totals}" if table.result else "no result"]
    lines += wrap("  ".join(acts), 100, break_long_words=False, break_on_hyphens=False)
    check_golden(name, "\n".join(lines) + "\n")
