"""When guests came last, so that those who left nothing behind can be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # The default is for those who are there already; new guests always have a time.
    seen = sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0")
    op.add_column("people", seen)
    op.execute("UPDATE people SET seen = created")
    op.create_index("people_by_seen", "people", ["seen"], unique=False)
    op.create_index("tables_by_host", "tables", ["host"], unique=False)
