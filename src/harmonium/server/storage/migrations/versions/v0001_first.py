"""The first form."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "dailies",
        sa.Column("game", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("total", sa.Integer(), autoincrement=False, nullable=True),
        sa.Column("details", sa.Text(), autoincrement=False, nullable=True),
        sa.PrimaryKeyConstraint("game", "day", "person"),
    )
    op.create_index("dailies_by_table", "dailies", ["table_id"], unique=False)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("act_id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "invitations",
        sa.Column("token", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("may", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("created", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_index("invitations_by_table", "invitations", ["table_id"], unique=False)
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("created", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "played",
        sa.Column("person", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("rank", sa.Integer(), autoincrement=False, nullable=True),
        sa.Column("total", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("won", sa.SmallInteger(), autoincrement=False, nullable=True),
        sa.Column("categories", sa.Text(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", "seat"),
    )
    op.create_index("played_by_time", "played", ["person", "ended"], unique=False)
    op.create_table(
        "questions",
        sa.Column("table_id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("settled", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "id"),
    )
    op.create_table(
        "sayings",
        sa.Column("table_id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), autoincrement=False, nullable=True),
        sa.Column("bot", sa.Text(), autoincrement=False, nullable=True),
        sa.Column("token", sa.Text(), autoincrement=False, nullable=True),
        sa.Column("stand_in", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seats_by_person", "seats", ["person"], unique=False)
    op.create_table(
        "settings",
        sa.Column("name", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("value", sa.Text(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("ruleset", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("options", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("status", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("open", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("clock", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("chat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("signs", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("host", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("created", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("started", sa.BigInteger(), autoincrement=False, nullable=True),
        sa.Column("ended", sa.BigInteger(), autoincrement=False, nullable=True),
        sa.Column("deal", sa.Text(), autoincrement=False, nullable=True),
        sa.Column("nonce", sa.Text(), autoincrement=False, nullable=True),
        sa.Column("commitment", sa.Text(), autoincrement=False, nullable=True),
        sa.Column("ending", sa.Text(), autoincrement=False, nullable=True),
        sa.Column("result", sa.Text(), autoincrement=False, nullable=True),
        sa.Column("rematch", sa.Text(), autoincrement=False, nullable=True),
        sa.Column("daily", sa.Text(), autoincrement=False, nullable=True),
        sa.Column("pauses", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("due", sa.BigInteger(), autoincrement=False, nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_by_due", "tables", ["due"], unique=False)
    op.create_index("tables_by_status", "tables", ["status", "open", "created"], unique=False)
    op.create_table(
        "visitors",
        sa.Column("table_id", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), autoincrement=False, nullable=False),
        sa.Column("may", sa.Text(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
