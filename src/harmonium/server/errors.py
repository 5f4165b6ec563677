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
