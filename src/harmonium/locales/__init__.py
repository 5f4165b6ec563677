"""Words for people: Fluent messages and rule books, one folder a language."""

from harmonium.locales.choice import LOCALES, fitting, of_terminal
from harmonium.locales.rulebook import Rule, RuleBook, Sentence, rulebook
from harmonium.locales.words import Words

__all__ = ["LOCALES", "Rule", "RuleBook", "Sentence", "Words", "fitting", "of_terminal", "rulebook"]
