"""`harmonium learn`: a game in five minutes, at the table of the terminal."""

from typing import Annotated

import typer

from harmonium.cli.console import words


def learn(
    game: Annotated[str, typer.Argument(help=words("cli-game"))],
    stage: Annotated[int, typer.Option(help=words("cli-learn-stage"))] = 1,
) -> None:
    from harmonium.cli.play.learning import LearnApp

    LearnApp(game, stage).run()
