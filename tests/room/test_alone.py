"""A room runs anywhere: what decides a game imports nothing that a worker of a page has not."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import harmonium

PACKAGE = Path(harmonium.__file__).parent
MAY_KNOW = {
    "core": {"core"},
    "games": {"core", "games"},
    "wire": {"core", "wire"},
    "room": {"core", "games", "learn", "room", "wire"},
}


def imported(file: Path) -> Iterator[tuple[str, ...]]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (tuple(alias.name.split(".")) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield tuple((node.module or "").split("."))


def is_foreign(name: tuple[str, ...], known: set[str]) -> bool:
    """`harmonium` itself says no more than its version."""
    if name[0] == "harmonium":
        return len(name) > 1 and name[1] not in known
    return name[0] not in sys.stdlib_module_names and name[0] != "msgspec"


@pytest.mark.parametrize("layer", MAY_KNOW)
def test_it_imports_the_standard_library_msgspec_and_what_lies_below(layer: str) -> None:
    files = sorted((PACKAGE / layer).rglob("*.py"))
    assert files
    for file in files:
        foreign = [name for name in imported(file) if is_foreign(name, MAY_KNOW[layer])]
        assert foreign == [], file
