"""`harmonium rules`: the rule books."""

from typing import Annotated

import typer
from rich.markdown import Markdown

from harmonium.cli.console import out, print_json, words
from harmonium.core.errors import Problem
from harmonium.games import load
from harmonium.locales import rulebook


def rules(
    game: Annotated[str, typer.Argument(help=words("cli-game"))],
    rule: Annotated[str | None, typer.Argument(help=words("cli-rules-rule"))] = None,
    json: Annotated[bool, typer.Option("--json", help=words("cli-json"))] = False,
) -> None:
    book = rulebook(load(game).key, words.locale, isolate=False)
    if rule is None:
        if json:
            print_json(book.rules)
        else:
            out.print(Markdown(book.markdown))
        return
    found = book.rule(rule.upper())
    if found is None:
        raise Problem("unknown-rule", game=game, rule=rule)
    if json:
        print_json(found)
    else:
        out.print(f"[bold]{found.id}[/]  [dim]{found.section}[/]")
        out.print(Markdown(found.text))
