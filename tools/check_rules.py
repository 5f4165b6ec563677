"""Every rule of every rule book is proven by a test, or stands on the list of those that cannot be.

Run by `make check`. The list is tests/rules_without_tests.toml. The game in ten sentences is ten
sentences, and the rules behind each of them exist.
"""

import ast
import sys
import tomllib
from pathlib import Path

from harmonium.games import KEYS
from harmonium.locales import RuleBook, rulebook

ROOT = Path(__file__).parent.parent
SENTENCES = 10


def proven() -> dict[str, list[str]]:
    """The ids in the `@rule(...)` markers of all tests, and where they stand."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant):
                        place = f"{path.relative_to(ROOT)}:{node.lineno}"
                        found.setdefault(str(argument.value), []).append(place)
    return found


def misled(book: RuleBook) -> list[str]:
    """What is wrong with the game in ten sentences."""
    if len(book.sentences) != SENTENCES:
        return [f"{book.game}: {len(book.sentences)} sentences, not {SENTENCES}"]
    return [
        f"{book.game}: sentence {number} names {rule}, which is no rule"
        for number, sentence in enumerate(book.sentences, 1)
        for rule in sentence.rules
        if book.rule(rule) is None
    ]


def main() -> int:
    tests = proven()
    without = tomllib.loads((ROOT / "tests/rules_without_tests.toml").read_text("utf-8"))
    faults: list[str] = []
    known: set[str] = set()
    for game in KEYS:
        # Decisions are reasons of rules, which carry their numbers: no tests of their own.
        rules = {rule.id for rule in rulebook(game).rules if rule.section != "Decisions"}
        listed = set(without.get(game, {}))
        known |= rules
        faults += [f"{game}: no test for {rule}" for rule in sorted(rules - tests.keys() - listed)]
        faults += [f"{game}: {rule} is listed but has a test" for rule in listed & tests.keys()]
        faults += [f"{game}: {rule} is listed but unknown" for rule in listed - rules]
        faults += misled(rulebook(game))
        covered = len(rules & tests.keys())
        print(f"{game}: {covered} of {len(rules)} rules tested, {len(listed)} cannot be")
    for rule, places in tests.items():
        if rule not in known:
            faults.append(f"{places[0]}: no rule book has {rule}")
    print("\n".join(faults))
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
