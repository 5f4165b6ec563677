"""Several servers on one database: which of them are there, and who does what is done once.

Only additions: a server of the version before goes on beside one that knows this.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # The default is for what is there already, and for the version before, which does not count.
    changes = sa.Column("changes", sa.Integer(), nullable=False, server_default="0")
    op.add_column("tables", changes)
    op.create_table(
        "processes",
        sa.Column("id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("until", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("holder", sa.Text(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_index("leases_by_holder", "leases", ["holder"], unique=False)
