"""Runs the steps on the connection that `harmonium.server.storage.migrate` hands over."""

from alembic import context

from harmonium.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
