"""The form of the database: which one it has, and the way to the present one.

Alembic is loaded only for that way: a running server has no need of it, and it is large.
"""

from importlib import resources
from typing import Final

from sqlalchemy import Connection, inspect, text

from harmonium.core.errors import Problem

HEAD: Final = "0005"
"""The last revision in `migrations/versions`; they are numbered, and a test compares."""


def current(connection: Connection) -> str | None:
    """The revision the database is at; None for an empty one. Newer than the code is refused."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(
        text("SELECT version_num FROM alembic_version")
    ).scalar()
    if revision is not None and revision > HEAD:
        raise Problem("database-newer", revision=revision)
    return revision


def upgrade(connection: Connection, revision: str = HEAD) -> None:
    """Lead the database, empty or older, to the present form, or to that of a revision."""
    if (current(connection) or "") >= revision:
        return
    from alembic import command  # noqa: PLC0415 - see above
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    folder = resources.files("harmonium.server.storage").joinpath("migrations")
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def check(connection: Connection) -> None:
    """Refuse a database that is not up to date."""
    if current(connection) != HEAD:
        raise Problem("database-older")
