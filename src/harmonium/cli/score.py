"""`harmonium score`: the points of positions written down as JSON."""

from typing import Annotated, Any

import msgspec
import typer

from harmonium.cli.console import BAD_INPUT, print_json, read_input, words
from harmonium.core.documents import from_json
from harmonium.core.errors import Problem, RuleProblem
from harmonium.core.game import AnyGame
from harmonium.games import load


def score(
    game: Annotated[str, typer.Argument(help=words("cli-game"))],
    file: Annotated[str, typer.Argument(help=words("cli-score-file"))],
    lines: Annotated[bool, typer.Option("--lines", help=words("cli-score-lines"))] = False,
    where: Annotated[bool, typer.Option("--where", help=words("cli-score-where"))] = False,
) -> None:
    rules = load(game)
    if where and rules.where is None:
        raise Problem("no-where", game=game)
    text = read_input(file)
    if not lines:
        print_json(scored(rules, text, where=where))
        return
    refused = False
    for line in text.splitlines():
        try:
            print_json(scored(rules, line, where=where))
        except Problem as problem:
            refused = True
            rule = problem.rule if isinstance(problem, RuleProblem) else None
            print_json({"error": {"rule": rule, "message": words.problem(problem)}})
    if refused:
        raise typer.Exit(BAD_INPUT)


def scored(game: AnyGame, document: bytes, *, where: bool) -> Any:
    if not document.strip():
        raise Problem("nothing-to-score")
    sheet = from_json(document, game.sheet_type)
    tally = game.tally(sheet)
    if where and game.where is not None:
        return msgspec.to_builtins(tally) | {"where": game.where(sheet)}
    return tally
