"""Every message that the code names exists in English, and every language says the same.

Run by `make check`. Found are literal ids in calls of the problem classes and of `words(...)`,
and the ids built from games: titles, options, categories. A translation has the messages of
English with the same arguments, the plural forms of its language, the rules of English in the
same order, and the game in as many sentences with the same rules behind them; only a language that
has just been begun may lack some. Where English ends a sentence, so does every language, and nobody
falls back into a habit that readers have marked.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from harmonium.core.options import describe
from harmonium.games import KEYS, load
from harmonium.locales import LOCALES, rulebook

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/harmonium"
BEGUN: set[str] = set()
"""Languages that may still lack messages; in all others nothing may be missing."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
RULE_PROBLEMS = {"IllegalAction", "IllegalOptions", "ImpossibleDeal", "IllegalPosition"}
PROBLEMS = {
    "Problem",
    "CannotUndo",
    "BadRecord",
    "NotAllowed",
    "NotNow",
    "NotThere",
    "TooMany",
}
STOPS = (".", "!", "?", "\u3002", "\uff01", "\uff1f", "\u061f")
SENTENCE = re.compile(f"[^{''.join(STOPS)}]+[{''.join(STOPS)}]")
INSERTED = "\N{OBJECT REPLACEMENT CHARACTER}"
HABITS = {
    "": (r"\s…", "has a space before …"),
    "fa": (r"[\u0643\u0649\u064a\u0654]", "is written with Arabic letters or signs"),
    # Buttons and labels give orders.
    "it": (r"(?i)^(?!mare\b|tessere\b|.*\.$)\w+[aei]re\b", "is an infinitive"),
}
"""What readers have marked, by language, '' being all: a pattern, and what it means."""


def messages(locale: str) -> dict[str, ftl.Message]:
    """The messages of a locale by their ids."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((SOURCE / "locales" / locale).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Junk):
                raise SystemExit(f"{locale}/{path.name}: not Fluent: {entry.content!r}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    raise SystemExit(f"{locale}/{path.name}: {entry.id.name} stands twice")
                found[entry.id.name] = entry
    return found


def parts(node: object) -> Iterator[ftl.BaseNode]:
    """Everything that a message is made of."""
    if isinstance(node, ftl.BaseNode):
        yield node
        node = list(vars(node).values())
    if isinstance(node, list):
        for child in node:
            yield from parts(child)


def arguments(message: ftl.Message) -> set[str]:
    """What a message inserts or chooses by."""
    return {part.id.name for part in parts(message) if isinstance(part, ftl.VariableReference)}


def missing_forms(message: ftl.Message, needed: set[str]) -> set[str]:
    """The plural forms that whole numbers need and a choice by number does not have."""
    missing: set[str] = set()
    for part in parts(message):
        if isinstance(part, ftl.SelectExpression):
            names = {one.key.name for one in part.variants if isinstance(one.key, ftl.Identifier)}
            if names & PLURALS and names != {"other"}:
                missing |= needed - names
    return missing


def sayings(message: ftl.Message) -> Iterator[str]:
    """Every text in a message, with a mark for what is inserted."""
    for part in parts(message):
        if isinstance(part, ftl.Pattern):
            texts = (
                one.value if isinstance(one, ftl.TextElement) else INSERTED for one in part.elements
            )
            yield "".join(texts).strip()


def endings(pattern: ftl.Pattern | None) -> Iterator[str]:
    """The text that each way of saying a pattern ends with."""
    if pattern is None:
        return
    last = pattern.elements[-1]
    if isinstance(last, ftl.TextElement):
        yield last.value.rstrip()
    elif isinstance(last.expression, ftl.SelectExpression):
        for variant in last.expression.variants:
            yield from endings(variant.value)
    else:
        yield ""


def is_ended(message: ftl.Message) -> bool:
    """Whether a message ends with a full stop or its like, however it is said."""
    return all(end.endswith(STOPS) for end in endings(message.value))


def is_sentence(message: ftl.Message) -> bool:
    """Whether there are words before the full stop, and not only a number: “3.”."""
    return is_ended(message) and any(map(str.isalpha, "".join(sayings(message))))


def habits(locale: str, own: dict[str, ftl.Message], english: dict[str, ftl.Message]) -> list[str]:
    """What readers of a language would mark again."""
    found: list[str] = []
    for name, message in own.items():
        for language, (pattern, meaning) in HABITS.items():
            if language in {"", locale} and any(
                re.search(pattern, said) for said in sayings(message)
            ):
                found.append(f"{locale}: {name} {meaning}")
        if name in english and is_sentence(english[name]) and not is_ended(message):
            found.append(f"{locale}: {name} has no full stop")
    return found


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
        names += [f"preset-{key}-{preset.name}" for preset in game.presets]
        names += [f"refused-{combination.rule}" for combination in game.forbidden]
        uses += [(name, None, f"game {key}") for name in names]
    return uses


def book_faults(game: str, locale: str) -> list[str]:
    """What a rule book has otherwise than the English one."""
    book, original = rulebook(game, locale), rulebook(game)
    if book.locale != locale:
        return [f"{locale}: no rule book of {game}"]
    faults: list[str] = []
    if [rule.id for rule in book.rules] != [rule.id for rule in original.rules]:
        faults.append(f"{locale}: the rule book of {game} has other rules than English")
    if [one.rules for one in book.sentences] != [one.rules for one in original.sentences]:
        faults.append(f"{locale}: the sentences of {game} lead to other rules than in English")
    return faults + [
        f"{locale}: sentence {number} of {game} is not one sentence"
        for number, one in enumerate(book.sentences, 1)
        if not SENTENCE.fullmatch(one.text)
    ]


def translation(locale: str, english: dict[str, ftl.Message]) -> tuple[list[str], list[str]]:
    """(What is wrong, what is missing) in a language."""
    wrong: list[str] = []
    missing: list[str] = []
    own = messages(locale)
    form = Locale.parse(locale, sep="-").plural_form
    forms = {form(number) for number in range(1_000)}
    for name in sorted(english.keys() | own.keys()):
        if name not in own:
            missing.append(f"{locale}: no message {name}")
        elif name not in english:
            missing.append(f"{locale}: {name} is no message of English")
        else:
            if unknown := arguments(own[name]) - arguments(english[name]):
                wrong.append(f"{locale}: {name} wants {', '.join(sorted(unknown))}")
            if unsaid := arguments(english[name]) - arguments(own[name]):
                missing.append(f"{locale}: {name} leaves out {', '.join(sorted(unsaid))}")
            if lacking := missing_forms(own[name], forms):
                wrong.append(f"{locale}: {name} has no form {', '.join(sorted(lacking))}")
    for game in KEYS:
        missing += book_faults(game, locale)
    return wrong, missing


def main() -> int:
    english = messages("en")
    faults = []
    for message, given, place in named() + built():
        if message not in english:
            faults.append(f"{place}: no message {message}")
        elif given is not None and (lacking := arguments(english[message]) - given - {"where"}):
            faults.append(f"{place}: {message} needs {', '.join(sorted(lacking))}")
    for locale in LOCALES:
        wrong, missing = translation(locale, english)
        faults += wrong + habits(locale, messages(locale), english)
        if locale not in BEGUN:
            faults += missing
        elif missing:
            print(f"{locale}: {len(missing)} still to do, such as {missing[0]}")
            if "-v" in sys.argv:
                print("\n".join(missing))
    known = ", ".join(LOCALES)
    print("\n".join(faults) or f"locales: {len(english)} messages, all found; languages: {known}")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
