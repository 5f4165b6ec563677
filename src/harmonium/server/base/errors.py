"""Problems that have their own HTTP status."""

from harmonium.core.errors import Problem


class NotThere(Problem):
    """404"""


class NotAllowed(Problem):
    """403"""


class NotNow(Problem):
    """409"""


class TooMany(Problem):
    """429"""


class CannotWrite(Problem):
    """503: the disk is full or gone, and nothing has changed."""

    def __init__(self) -> None:
        super().__init__("server-cannot-write")
