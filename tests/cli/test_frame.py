"""What stands around the commands, and what a wrong call is told, in every language."""

import json
import os
import subprocess
import sys

import pytest

from harmonium.locales import LOCALES, Words

CALLS = (
    ["--help"],
    ["rules", "--help"],
    ["db", "--help"],
    ["playy"],
    ["rules"],
    ["games", "--nope"],
    ["simulate", "take_it_easy", "--games", "many"],
    ["simulate", "take_it_easy", "--games"],
    ["games", "one", "two"],
)
# The language is chosen when the commands are imported, so each one needs a process of its own.
PROGRAM = """
import json, sys
from typer.testing import CliRunner
from harmonium.cli.app import app
runs = [CliRunner().invoke(app, call) for call in json.loads(sys.argv[1])]
print(json.dumps([[run.exit_code, run.output] for run in runs]))
"""


def answers(locale: str) -> list[tuple[int, str]]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps(CALLS)],
        env=os.environ | {"HARMONIUM_LANG": locale, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=True,
    )
    return [(code, text) for code, text in json.loads(done.stdout)]


@pytest.mark.parametrize("locale", LOCALES)
def test_usage_and_wrong_calls_are_told_in_the_language(locale: str) -> None:
    words = Words(locale)
    helps, book, database, unknown, missing, option, value, *more = answers(locale)
    for code, text in (helps, book, database):
        assert code == 0
        assert words("cli-usage") in text
        assert words("cli-panel-options") in text
        assert words("cli-help-option") in text
    assert words("cli-panel-commands") in helps[1]
    assert words("cli-panel-arguments") in book[1]
    assert {code for code, _ in (unknown, missing, option, value, *more)} == {2}
    assert words("no-such-command", name="playy", known="play")[:-1] in unknown[1]
    assert words("missing-argument", name="GAME") in missing[1]
    assert words("no-such-option", name="--nope") in option[1]
    assert words("bad-argument", name="--games") in value[1]
    assert words("missing-value", name="--games") in more[0][1]
    assert words("extra-arguments", given="one two") in more[1][1]
    if locale != "en":
        texts = (helps, book, database, missing, option, value, *more)
        together = "".join(text for _, text in texts)
        for english in ("Usage:", "Missing", "No such", "Invalid", "Show this", "unexpected"):
            assert english not in together
