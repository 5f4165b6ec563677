"""Words for people: Fluent messages and rule books, one folder a language."""

from harmonium.locales.rulebook import Rule, RuleBook, rulebook
from harmonium.locales.words import LOCALES, Words

__all__ = ["LOCALES", "Rule", "RuleBook", "Words", "rulebook"]
