"""The check of the languages finds again what readers have marked."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

TOOL = Path(__file__).parents[2] / "tools/check_locales.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("check_locales", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def messages(text: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize(
    ("locale", "english", "own", "found"),
    [
        ("it", "save = Save", "save = Salvare", ["it: save is an infinitive"]),
        ("it", "save = Save", "save = Salva", []),
        ("it", "do = discard { $card }", "do = scartare { $card }", ["it: do is an infinitive"]),
        ("it", "aid = Place a tile.", "aid = Collocare una tessera.", []),
        ("it", "tiles = Tiles", "tiles = Tessere", []),
        ("uk", "wait = One moment", "wait = Хвилинку …", ["uk: wait has a space before …"]),
        (
            "fa",
            "card = Card",
            "card = \u0647\u0654",
            ["fa: card is written with Arabic letters or signs"],
        ),
        ("uk", "since = Since { $day }.", "since = Від { $day }", ["uk: since has no full stop"]),
        ("uk", "rank = { $rank }.", "rank = { $rank }", []),
    ],
)
def test_what_readers_marked_is_found_again(
    tool: ModuleType, locale: str, english: str, own: str, found: list[str]
) -> None:
    assert tool.habits(locale, messages(own), messages(english)) == found


def test_every_form_of_a_sentence_ends_like_one(tool: ModuleType) -> None:
    english = messages("won = { $names } won.")
    whole = "won = { $n ->\n    [one] Перемога.\n   *[other] Перемоги{ $stop }.\n  }\n"
    assert tool.habits("uk", messages(whole), english) == []
    broken = whole.replace("Перемога.", "Перемога")
    assert tool.habits("uk", messages(broken), english) == ["uk: won has no full stop"]
