"""The command and its parts. A refusal is one sentence and exit code 2, never a traceback."""

import functools
from collections.abc import Callable
from typing import Annotated, Any

import typer

from harmonium import __version__
from harmonium.cli import (
    LANGUAGE,
    admin,
    arena,
    bench,
    bot,
    db,
    doctor,
    games,
    learn,
    play,
    records,
    rules,
    score,
    serve,
    simulate,
    solve,
)
from harmonium.cli.console import refuse, words
from harmonium.cli.frame import COMMANDS, OPTIONS, Command, Group, name_panels
from harmonium.core.errors import Problem
from harmonium.locales import LOCALES, fitting

name_panels()
app = typer.Typer(
    name="harmonium",
    cls=Group,
    options_metavar=OPTIONS,
    subcommand_metavar=COMMANDS,
    help=words("cli-help"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def refusing(command: Callable[..., Any]) -> Callable[..., Any]:
    """The border where problems become sentences."""

    @functools.wraps(command)
    def wrapped(*arguments: Any, **named: Any) -> Any:
        try:
            return command(*arguments, **named)
        except Problem as problem:
            raise refuse(problem) from problem

    return wrapped


def _say_version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it so
    if wanted:
        typer.echo(f"harmonium {__version__}")
        raise typer.Exit


@app.callback()
@refusing
def language(
    lang: Annotated[str | None, typer.Option(LANGUAGE, help=words("cli-lang"))] = None,
    version: Annotated[  # noqa: ARG001 - its callback has answered before
        bool,
        typer.Option("--version", help=words("cli-version"), callback=_say_version, is_eager=True),
    ] = False,
) -> None:
    """Refuse a language that nobody has written; `main` has set the others before."""
    if lang is not None and fitting([lang]) is None:
        raise Problem("unknown-language", language=lang, known=", ".join(LOCALES))


for name, command in (
    ("play", play.play),
    ("learn", learn.learn),
    ("games", games.games),
    ("rules", rules.rules),
    ("score", score.score),
    ("simulate", simulate.simulate_command),
    ("solve", solve.solve_command),
    ("replay", records.replay_command),
    ("verify", records.verify_command),
    ("bench", bench.bench),
    ("serve", serve.serve),
    ("doctor", doctor.doctor),
):
    app.command(name, cls=Command, options_metavar=OPTIONS, help=words(f"cli-{name}-help"))(
        refusing(command)
    )

for group, steps in (
    ("arena", arena.COMMANDS),
    ("bot", bot.COMMANDS),
    ("db", db.COMMANDS),
    ("admin", admin.COMMANDS),
):
    below = typer.Typer(
        cls=Group,
        options_metavar=OPTIONS,
        subcommand_metavar=COMMANDS,
        help=words(f"cli-{group}-help"),
        no_args_is_help=True,
    )
    app.add_typer(below, name=group)
    for name, step in steps:
        told = words(f"cli-{group}-{name}-help")
        below.command(name, cls=Command, options_metavar=OPTIONS, help=told)(refusing(step))
