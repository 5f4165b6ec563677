"""What stands around the commands: usage, panels and wrong calls, in the reader's language."""

import re
import sys
from typing import Any

import typer
from typer import core, rich_utils

from harmonium.cli.console import BAD_INPUT, err, refuse, words
from harmonium.core.errors import Problem

# Typer carries a Click of its own or uses the installed one; both have this family of errors.
WrongCall: Any = typer.BadParameter.__base__

OPTIONS = words("cli-usage-options")
COMMANDS = words("cli-usage-command")


def name_panels() -> None:
    """Typer takes these from constants."""
    rich_utils.OPTIONS_PANEL_TITLE = words("cli-panel-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = words("cli-panel-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = words("cli-panel-commands")
    rich_utils.DEFAULT_STRING = f"[{words('cli-default', value='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{words('cli-required')}]"


class _Speaks:
    """A command whose usage and help are ours."""

    def format_usage(self: Any, ctx: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{words('cli-usage')} ")

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc] # of the class beside it
        if option is not None:
            option.help = words("cli-help-option")
        return option


class Command(_Speaks, core.TyperCommand):
    pass


class Group(_Speaks, core.TyperGroup):
    def main(self, args: Any = None, *, standalone_mode: bool = True, **named: Any) -> Any:  # type: ignore[override]
        """A wrong call is one sentence and exit code 2, like every other refusal."""
        if not standalone_mode:
            return super().main(args, standalone_mode=False, **named)
        try:
            code = super().main(args, standalone_mode=False, **named)
        except WrongCall as error:
            sys.exit(_say(error))
        except typer.Abort:
            sys.exit(1)
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        if not name.startswith("-") and self.get_command(ctx, name) is None:
            known = ", ".join(self.list_commands(ctx))
            raise refuse(Problem("no-such-command", name=name, known=known))
        return super().resolve_command(ctx, args)


def _say(error: Any) -> int:
    """What is wrong with the call, and how to learn more."""
    if type(error).__name__ == "NoArgsIsHelpError":
        error.show()
        return BAD_INPUT
    if problem := _problem(error):
        refuse(problem)
    else:
        err.print(error.format_message(), style="red", soft_wrap=True, markup=False)
    if error.ctx is not None:
        command = f"{error.ctx.command_path} --help"
        err.print(words("cli-try", command=command), soft_wrap=True, markup=False)
    return BAD_INPUT


def _problem(error: Any) -> Problem | None:
    match type(error).__name__:
        case "NoSuchOption":
            return Problem("no-such-option", name=error.option_name)
        case "MissingParameter" if error.param is not None:
            return Problem("missing-argument", name=_named(error.param))
        case "BadParameter" if error.param is not None:
            return Problem("bad-argument", name=_named(error.param))
        case "BadOptionUsage":
            return Problem("missing-value", name=error.option_name)
        case "UsageError" if found := re.search(
            r"unexpected extra argument\D*\((.*)\)", error.message
        ):
            return Problem("extra-arguments", given=found[1])
        case _:
            return None


def _named(parameter: Any) -> str:
    """As it is typed: --games, or GAME for one that has no name."""
    name = str(parameter.opts[0])
    return name if name.startswith("-") else name.upper()
