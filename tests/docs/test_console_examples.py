"""The commands shown in the documentation print what is shown there.

A block marked `console` holds commands after `$` and their output; a line `...` stands for any
lines, and `...` inside a line for anything that differs from run to run. Blocks marked `shell`
are only read.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
TOOLS = ("jq", "sha256sum", "xxd")
"""Not part of Harmonium: an example that needs one is skipped where it is not installed."""
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples() -> Iterator[tuple[str, str, str]]:
    for page in PAGES:
        for block in BLOCK.findall(page.read_text("utf-8")):
            for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, output = example.partition("\n")
                yield str(page.relative_to(ROOT)), command, output


def as_pattern(output: str) -> str:
    lines = [line.rstrip() for line in output.strip().splitlines()]
    patterns = [r"(?:.*\n)*?.*" if line == "..." else _line(line) for line in lines]
    return "\n".join(patterns)


def _line(line: str) -> str:
    return ".*".join(map(re.escape, line.split("...")))


EXAMPLES = list(examples())
NAMES = [f"{page}-{number}" for number, (page, _, _) in enumerate(EXAMPLES)]


@pytest.mark.parametrize(("page", "command", "output"), EXAMPLES, ids=NAMES)
def test_the_command_prints_what_is_shown(page: str, command: str, output: str) -> None:
    for tool in TOOLS:
        if tool in command and shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")
    bin_folder = Path(sys.executable).parent
    environment = os.environ | {
        "COLUMNS": "80",
        "NO_COLOR": "1",
        "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}",
    }
    ran = subprocess.run(
        ["bash", "-c", command],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    printed = "\n".join(line.rstrip() for line in (ran.stdout + ran.stderr).strip().splitlines())
    assert re.fullmatch(as_pattern(output), printed), f"{page}: {command}\n{printed}"


def test_there_are_examples_to_check() -> None:
    assert {page for page, _, _ in EXAMPLES} >= {"README.md", "docs/guide/command-line.md"}
