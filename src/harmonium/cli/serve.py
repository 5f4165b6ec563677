"""`harmonium serve`: the table for everybody, on one file, with one command."""

from typing import Annotated

import typer

from harmonium.cli.console import words


def serve(
    host: Annotated[str | None, typer.Option(help=words("cli-serve-host"))] = None,
    port: Annotated[int | None, typer.Option(help=words("cli-serve-port"))] = None,
    database: Annotated[str | None, typer.Option(help=words("cli-serve-database"))] = None,
    channel: Annotated[str | None, typer.Option(help=words("cli-serve-channel"))] = None,
    workers: Annotated[int | None, typer.Option(help=words("cli-serve-workers"))] = None,
    house: Annotated[bool, typer.Option("--house", help=words("cli-serve-house"))] = False,
    public_url: Annotated[str | None, typer.Option(help=words("cli-serve-public-url"))] = None,
    log_format: Annotated[str | None, typer.Option(help=words("cli-serve-log-format"))] = None,
    tables_per_person: Annotated[
        int | None, typer.Option(help=words("cli-serve-tables-per-person"))
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help=words("cli-serve-open"))] = False,
) -> None:
    from harmonium.server.base.settings import from_environment
    from harmonium.server.process.launch import start

    settings = from_environment(
        host=host,
        port=port,
        database=database,
        channel=channel,
        workers=workers,
        house=house or None,
        public_url=public_url,
        log_format=log_format,
        tables_per_person=tables_per_person,
    )
    start(settings, open_browser=open_browser)
