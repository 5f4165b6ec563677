"""What only a server can fail in."""

from harmonium.core.errors import Problem


class CannotWrite(Problem):
    """The disk is full or gone, and nothing has changed."""

    def __init__(self) -> None:
        super().__init__("server-cannot-write")


class Ending(Problem):
    """The server was told to end; soon it, or another one, is there again."""

    def __init__(self) -> None:
        super().__init__("server-restarts")
