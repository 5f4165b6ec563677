"""Learning a game at its table: stages with a prepared position, one idea and one thing to do.

A stage is a file (`stage`), what it wants is said in a few words that the rules can check (`aims`),
and `lesson` plays it. Nothing here knows a game, a screen or a language.
"""

from harmonium.learn.lesson import Lesson, Verdict, play
from harmonium.learn.stage import Stage, find, stages_of

__all__ = ["Lesson", "Stage", "Verdict", "find", "play", "stages_of"]
