"""Which requests besides acts were done: a repeat after a restart is recognised."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "requests",
        sa.Column("table_id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("key", sa.Text(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "key"),
        sqlite_with_rowid=False,
    )
