"""Players that think. A bot gets what a person in its seat gets: the view and the legal actions."""

from harmonium.bots.contract import (
    NO_LIMIT,
    Bot,
    Budget,
    Candidate,
    Question,
    RandomBot,
    Thinking,
    ThinkingBot,
    Thought,
    WeighingBot,
    listens,
    think,
)
from harmonium.bots.kinds import (
    Factory,
    Kind,
    Parameter,
    all_bots_of,
    bots_of,
    first_bot,
    kind_of,
    levels_of,
    make_bot,
)
from harmonium.bots.strengths import Strength, strength_of

__all__ = [
    "NO_LIMIT",
    "Bot",
    "Budget",
    "Candidate",
    "Factory",
    "Kind",
    "Parameter",
    "Question",
    "RandomBot",
    "Strength",
    "Thinking",
    "ThinkingBot",
    "Thought",
    "WeighingBot",
    "all_bots_of",
    "bots_of",
    "first_bot",
    "kind_of",
    "levels_of",
    "listens",
    "make_bot",
    "strength_of",
    "think",
]
