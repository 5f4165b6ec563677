"""Where everything is kept: one file (SQLite) or PostgreSQL."""

from harmonium.server.storage.database import Database, open_database
from harmonium.server.storage.writer import Conflict, Job, Write, Writer

__all__ = ["Conflict", "Database", "Job", "Write", "Writer", "open_database"]
