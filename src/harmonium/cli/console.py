"""How the command speaks: results to standard output, problems to standard error."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.cells import cell_len, set_cell_size
from rich.console import Console

from harmonium.bots import all_bots_of
from harmonium.core.errors import Problem
from harmonium.core.game import AnyGame
from harmonium.core.options import from_texts
from harmonium.games import load
from harmonium.locales import Words, of_terminal

words = Words(of_terminal())
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

BAD_INPUT = 2


def refuse(problem: Problem) -> typer.Exit:
    """Say what is wrong in one sentence; the caller raises what comes back."""
    err.print(words.problem(problem), style="red", soft_wrap=True, markup=False)
    return typer.Exit(BAD_INPUT)


def column(text: object, width: int, *, right: bool = False) -> str:
    """Cut or filled to that many columns of the terminal; a Chinese character takes two.

    >>> column("Ada", 5), column("和諧之森", 5), column(12, 5, right=True)
    ('Ada  ', '和諧 ', '   12')
    """
    cut = set_cell_size(str(text), min(width, cell_len(str(text))))
    space = " " * (width - cell_len(cut))
    return space + cut if right else cut + space


def print_json(value: Any) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def read_input(source: str) -> bytes:
    """A file, or standard input for `-`."""
    if source == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(source).read_bytes()
    except OSError as error:
        raise Problem("cannot-read", path=source, reason=error.strerror or "") from error


def game_and_options(key: str, given: Sequence[str]) -> tuple[AnyGame, Any]:
    """The game and its options from `--option name=value` words."""
    game = load(key)
    texts: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem("option-without-value", option=text)
        texts[name] = value
    return game, from_texts(game, texts)


def bots_from(game: str, text: str, *others: str) -> tuple[str, ...]:
    """Who sits where: bots of the game, or somebody else by one of these names.

    What follows a comma and is nobody's name belongs to the parameters of the one before.

    >>> bots_from("take_it_easy", "greedy, program:./mybot --like=1,2,random")
    ('greedy', 'program:./mybot --like=1,2', 'random')
    """
    known = {*all_bots_of(game), *others}
    found: list[str] = []
    for part in text.split(","):
        if found and ":" in found[-1] and part.strip().partition(":")[0] not in known:
            found[-1] += f",{part}"
        else:
            found.append(part.strip())
    return tuple(found)
