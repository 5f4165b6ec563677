"""Every message that the code names exists in English, with no argument that nobody gives.

Run by `make check`. Found are literal ids in calls of the problem classes and of `words(...)`,
and the ids built from games: titles, options, categories.
"""

import ast
import sys
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from harmonium.core.options import describe
from harmonium.games import KEYS, load

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/harmonium"
RULE_PROBLEMS = {"IllegalAction", "IllegalOptions", "ImpossibleDeal", "IllegalPosition"}
PROBLEMS = {"Problem", "CannotUndo", "BadRecord"}


def messages(locale: str) -> dict[str, set[str]]:
    """The ids of a locale's messages and the arguments each one inserts."""
    found: dict[str, set[str]] = {}
    for path in sorted((SOURCE / "locales" / locale).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Junk):
                raise SystemExit(f"{path.name}: not Fluent: {entry.content!r}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    raise SystemExit(f"{path.name}: {entry.id.name} stands twice")
                found[entry.id.name] = _arguments(entry)
    return found


def _arguments(node: object) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    children: list[object] = []
    if isinstance(node, ftl.BaseNode):
        children = list(vars(node).values())
    elif isinstance(node, list):
        children = node
    return set().union(*(_arguments(child) for child in children))


def named() -> list[tuple[str, set[str] | None, str]]:
    """(message id, arguments given or None if open, place) for every literal use in the code."""
    uses: list[tuple[str, set[str] | None, str]] = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            first = node.args[0]
            if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
                continue
            function = ast.unparse(node.func).rpartition(".")[2]
            if function in RULE_PROBLEMS:
                message = f"refused-{first.value}"
            elif function in PROBLEMS or function in {"words", "_words"}:
                message = first.value
            else:
                continue
            given: set[str] | None = {str(keyword.arg) for keyword in node.keywords}
            if given and "None" in given:
                given = None
            place = f"{path.relative_to(ROOT)}:{node.lineno}"
            uses.append((message, given, place))
    return uses


def built() -> list[tuple[str, set[str] | None, str]]:
    """The ids made of the names of games, options and categories."""
    uses: list[tuple[str, set[str] | None, str]] = []
    for key in KEYS:
        game = load(key)
        names = [f"{key}-title"]
        for field in describe(game.options_type):
            names.append(f"option-{key}-{field.name}")
            names += [f"option-{key}-{field.name}-{choice}" for choice in field.choices]
            names += [f"option-{key}-{field.name}-none"] if field.optional else []
        names += [f"category-{key}-{name}" for name in game.categories(game.options_type())]
        names += [f"refused-{combination.rule}" for combination in game.forbidden]
        uses += [(name, None, f"game {key}") for name in names]
    return uses


def main() -> int:
    known = messages("en")
    faults = []
    for message, given, place in named() + built():
        if message not in known:
            faults.append(f"{place}: no message {message}")
        elif given is not None and (missing := known[message] - given - {"where"}):
            faults.append(f"{place}: {message} needs {', '.join(sorted(missing))}")
    print("\n".join(faults) or f"locales: {len(known)} English messages, all found")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
