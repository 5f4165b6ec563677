"""A game as servers and terminals tell of it: its form, and who plays it."""

from harmonium.bots.kinds import bots_of, first_bot, levels_of
from harmonium.bots.strengths import strength_of
from harmonium.games import load
from harmonium.learn import stages_of
from harmonium.study.subjects import knows
from harmonium.wire.shared import GameInfo, LevelInfo, game_info


def listed(game: str) -> GameInfo:
    levels = [_level(game, level) for level in levels_of(game)]
    return game_info(
        load(game),
        bots_of(game),
        levels,
        first_bot(game),
        len(stages_of(game)),
        hints=knows(game),
    )


def _level(game: str, level: str) -> LevelInfo:
    found = strength_of(game, level)
    return LevelInfo(level) if found is None else LevelInfo(level, found.mean, found.unit)
