"""`harmonium rules`: the rule books."""

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table

from harmonium.cli.console import out, print_json, words
from harmonium.core.errors import Problem
from harmonium.games import load
from harmonium.locales import RuleBook, rulebook


def rules(
    game: Annotated[str, typer.Argument(help=words("cli-game"))],
    rule: Annotated[str | None, typer.Argument(help=words("cli-rules-rule"))] = None,
    whole: Annotated[bool, typer.Option("--all", help=words("cli-rules-all"))] = False,
    json: Annotated[bool, typer.Option("--json", help=words("cli-json"))] = False,
) -> None:
    book = rulebook(load(game).key, words.locale, isolate=False)
    if rule is None:
        if json:
            print_json(book.rules)
        elif whole or not book.sentences:
            out.print(Markdown(book.markdown))
        else:
            _print_sentences(book)
        return
    found = book.rule(rule.upper())
    if found is None:
        raise Problem("unknown-rule", game=game, rule=rule)
    if json:
        print_json(found)
    else:
        out.print(f"[bold]{found.id}[/]  [dim]{found.section}[/]")
        out.print(Markdown(found.text))


def _print_sentences(book: RuleBook) -> None:
    """The game in a few sentences, each with the rules behind it, and how to read on."""
    out.print(f"[bold]{book.title}[/]")
    page = Table.grid(padding=(0, 1))
    page.add_column(justify="right")
    page.add_column()
    for number, sentence in enumerate(book.sentences, 1):
        page.add_row(f"{number}.", f"{sentence.text}\n[dim]{' '.join(sentence.rules)}[/]")
    out.print(Padding(page, (1, 0)))
    command = f"harmonium rules {book.game}"
    one = book.sentences[0].rules[0]
    out.print(words("cli-rules-more", all=f"{command} --all", one=f"{command} {one}"))
