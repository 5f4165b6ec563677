"""For us and for authors of further games: random games, and the laws that every game obeys."""

from harmonium.testing.laws import check_laws
from harmonium.testing.play import Moment, Play, random_play
from harmonium.testing.rules import rule
from harmonium.testing.strategies import options_of, plays

__all__ = ["Moment", "Play", "check_laws", "options_of", "plays", "random_play", "rule"]
