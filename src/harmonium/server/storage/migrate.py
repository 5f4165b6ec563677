"""The form of the database: which one it has, and the way to the present one.

Alembic is loaded only for that way: a running server has no need of it, and it is large.
"""

from importlib import resources
from typing import Final

from sqlalchemy import Connection, inspect, text

from harmonium.core.errors import Problem

HEAD: Final = "0007"
"""The last revision in `migrations/versions`; they are numbered, and a test compares."""


def revision(connection: Connection) -> str | None:
    """The one the database is at; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def current(connection: Connection) -> str | None:
    """Likewise; newer than the code is refused."""
    found = revision(connection)
    if found is not None and found > HEAD:
        raise Problem("database-newer", revision=found)
    return found


def upgrade(connection: Connection, wanted: str = HEAD) -> None:
    """Lead the database, empty or older, to the present form, or to that of a revision."""
    if (current(connection) or "") >= wanted:
        return
    from alembic import command  # noqa: PLC0415 - see above
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    folder = resources.files("harmonium.server.storage").joinpath("migrations")
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, wanted)


def check(connection: Connection) -> None:
    """Refuse a database that is not up to date."""
    if current(connection) != HEAD:
        raise Problem("database-older")


def check_still_fits(connection: Connection) -> None:
    """For whoever runs already: a newer form only adds, and servers are changed one by one."""
    if (revision(connection) or "") < HEAD:
        raise Problem("database-older")
