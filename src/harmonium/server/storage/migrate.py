"""Alembic from inside the program: no configuration file is needed."""

from functools import cache
from importlib import resources

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from harmonium.core.errors import Problem


def _config() -> Config:
    config = Config()
    folder = resources.files("harmonium.server").joinpath("migrations")
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def head() -> str | None:
    return _scripts().get_current_head()


def current(connection: Connection) -> str | None:
    """The revision the database is at; None for an empty one. Newer than the code is refused."""
    revision = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in _scripts().walk_revisions()}
    if revision is not None and revision not in known:
        raise Problem("database-newer", revision=revision)
    return revision


def upgrade(connection: Connection) -> None:
    """Lead the database, empty or older, to the present form."""
    if current(connection) != head():
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def check(connection: Connection) -> None:
    """Refuse a database that is not up to date."""
    if current(connection) != head():
        raise Problem("database-older")
