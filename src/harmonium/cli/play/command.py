"""The command: who sits where, with which options; then the screen opens."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from harmonium import new_table
from harmonium.bots import first_bot, make_bot
from harmonium.cli.console import bots_from, game_and_options, words
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.core.table import Author, Bot, Person, Table
from harmonium.games import load

YOU = "you"


def play(
    game: Annotated[str | None, typer.Argument(help=words("cli-play-game"))] = None,
    seats: Annotated[str | None, typer.Option(help=words("cli-play-seats"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=words("cli-option"))] = None,
    seed: Annotated[str | None, typer.Option(help=words("cli-play-seed"))] = None,
    save: Annotated[Path | None, typer.Option(help=words("cli-play-save"))] = None,
    teaching: Annotated[bool, typer.Option("--teaching", help=words("cli-play-teaching"))] = False,
) -> None:
    from harmonium.cli.play.coaching import check_teaching
    from harmonium.cli.play.frame import PlayApp

    if save is not None and not save.parent.is_dir():
        raise Problem("no-such-folder", path=str(save.parent))
    table = None if game is None else open_table(game, seats, option or [], seed)
    if teaching and table is not None:
        check_teaching(table)
    PlayApp(table, save=save, teaching=teaching).run()


def open_table(key: str, seats: str | None, given: Sequence[str], seed: str | None = None) -> Table:
    _, options = game_and_options(key, given)
    names = default_seats(key) if seats is None else bots_from(key, seats, YOU)
    return new_table(key, seats=seated(key, names), options=options, seed=seed)


def default_seats(key: str) -> tuple[str, ...]:
    """You and somebody to begin with."""
    return (YOU, first_bot(key))


def seated(key: str, names: Sequence[str]) -> tuple[Author, ...]:
    """People for `you` (or `you:Name`), bots for everything else."""
    people = [name for name in names if name.partition(":")[0] == YOU]
    authors: list[Author] = []
    for name in names:
        kind, _, called = name.partition(":")
        if kind == YOU:
            number = len([author for author in authors if isinstance(author, Person)]) + 1
            alone = len(people) == 1
            plain = words("you") if alone else words("player-name", number=number)
            authors.append(Person(called or plain))
        else:
            make_bot(load(key).key, name, Generator.from_seed(0))  # refuses what is unknown
            authors.append(Bot(name))
    return tuple(authors)
