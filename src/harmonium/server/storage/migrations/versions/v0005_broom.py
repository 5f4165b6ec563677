"""Who has played which seat, what hosts and the keeper of the server allow no more, and which tries
of a day's deal were opened where.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # The defaults are for what is there already; new rows always say it.
    speak = sa.Column("spectators", sa.SmallInteger(), nullable=False, server_default="0")
    op.add_column("tables", speak)
    op.create_table(
        "sat",
        sa.Column("table_id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "person"),
    )
    # Of games that go on, those who sit there now are known; a program is its host's.
    op.execute(
        "INSERT INTO sat (table_id, seat, person)"
        " SELECT seats.table_id, seats.seat,"
        " CASE WHEN seats.kind = 'program' THEN tables.host ELSE seats.person END"
        " FROM seats JOIN tables ON tables.id = seats.table_id"
        " WHERE tables.status IN ('running', 'paused')"
        " AND (seats.kind = 'program' OR seats.person IS NOT NULL)"
    )
    op.create_table(
        "restraints",
        sa.Column("table_id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("how", sa.Text(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "how"),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("value", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("since", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("reason", sa.Text(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("kind", "value"),
    )
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("time", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("who", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("what", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("target", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("reason", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("done", sa.BigInteger(), autoincrement=False, nullable=True),
        sa.Column("outcome", sa.Text(), autoincrement=False, nullable=True),
        sa.PrimaryKeyConstraint("number"),
    )
    op.create_index("orders_by_done", "orders", ["done"], unique=False)
    op.add_column("dailies", sa.Column("device", sa.Text(), nullable=True))
    op.add_column("dailies", sa.Column("address", sa.Text(), nullable=True))
    op.add_column(
        "dailies", sa.Column("counts", sa.SmallInteger(), nullable=False, server_default="1")
    )
