"""Where everything is kept: one file (SQLite) or PostgreSQL."""

from harmonium.server.storage.backend import Conflict, Write
from harmonium.server.storage.database import Database, open_database
from harmonium.server.storage.writer import Job, Writer

__all__ = ["Conflict", "Database", "Job", "Write", "Writer", "open_database"]
