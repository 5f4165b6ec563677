"""Problems by their kind: the same everywhere, and a shell gives each its own status."""

from harmonium.core.errors import Problem


class NotThere(Problem):
    """There is no such thing, or none that may be seen."""


class NotAllowed(Problem):
    """Not for this one."""


class NotNow(Problem):
    """Not as things are."""


class TooMany(Problem):
    """Later again."""
