"""Whether hints were agreed, whether a table teaches, and whether somebody has taken a hint."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # The defaults are for what is there already; new rows always say it.
    for name in ("hints", "teaching", "helped"):
        op.add_column(
            "tables", sa.Column(name, sa.SmallInteger(), nullable=False, server_default="0")
        )
