"""What can be wrong, told apart by who has to change something.

A problem carries the id of a Fluent message and its arguments, never a sentence: the border
that speaks to a person (terminal, browser, command line) finds the words in their language.
"""

from typing import ClassVar, Never


class Problem(ValueError):
    """Something given to us is wrong: `message` is a Fluent id, `arguments` fill its gaps."""

    def __init__(self, message: str, **arguments: object) -> None:
        self.message = message
        self.arguments = arguments
        super().__init__(message, arguments)

    def __reduce__(self) -> tuple[object, ...]:
        """Problems cross borders between processes whole, whatever their kinds take to be made."""
        return _again, (type(self), self.args), self.__dict__

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.message}({told})"


def _again(kind: type[Problem], arguments: tuple[object, ...]) -> Problem:
    return kind.__new__(kind, *arguments)


class RuleProblem(Problem):
    """A rule forbids it: `rule` is the rule book's id; the sentence is `refused-<rule>`."""

    def __init__(self, rule: str, **arguments: object) -> None:
        super().__init__(f"refused-{rule}", **arguments)
        self.rule = rule


class IllegalAction(RuleProblem):
    """The action is not allowed now; nothing has changed."""


class IllegalOptions(RuleProblem):
    """The options exclude each other or the number of seats."""


class ImpossibleDeal(RuleProblem):
    """No shuffle of this game's components could have given this deal."""


class IllegalPosition(RuleProblem):
    """A position written down for scoring cannot stand on a table."""


class BadNotation(Problem):
    """The text names no action of the game."""

    expected: ClassVar[str] = "bad-notation"

    def __init__(self, text: str, example: str) -> None:
        super().__init__(self.expected, text=text, example=example)


def not_an_action(action: Never) -> Problem:
    """What is no action at all; as `assert_never`, but for what comes from outside."""
    return Problem("not-an-action", action=repr(action))


class CannotUndo(Problem):
    """The act cannot be taken back; the message says why."""


class BadRecord(Problem):
    """A record is not what it claims: `where` is the place of the first fault."""

    def __init__(self, message: str, where: str, **arguments: object) -> None:
        super().__init__(message, where=where, **arguments)
        self.where = where
