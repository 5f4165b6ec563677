"""Which record a game belongs to, and whether it was practice."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # The defaults are for what is there already; new rows always say it.
    op.add_column("played", sa.Column("variant", sa.Text(), nullable=False, server_default="{}"))
    op.add_column(
        "played", sa.Column("practice", sa.SmallInteger(), nullable=False, server_default="0")
    )
    connection = op.get_bind()
    rows = connection.execute(
        sa.text(
            "SELECT DISTINCT played.game, played.seats, tables.options FROM played"
            " JOIN tables ON tables.id = played.table_id"
        )
    ).all()
    fill = sa.text(
        "UPDATE played SET variant = :variant WHERE game = :game AND seats = :seats AND table_id IN"
        " (SELECT id FROM tables WHERE options = :options)"
    )
    for game, seats, options in rows:
        variant = json.dumps(_variant(game, seats, json.loads(options)), separators=(",", ":"))
        values = {"variant": variant, "game": game, "seats": seats, "options": options}
        connection.execute(fill, values)


def _variant(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """As the games said it when this step was written; a spirit that was chosen is not known."""
    match game:
        case "take_it_easy":
            kept = {name: options[name] for name in ("placement", "scoring")}
            found = {**kept, "rounds": options["rounds"] or seats}
        case "harmonies":
            found = {"side": options["side"]}
            if options["spirits"]:
                found["spirit"] = "unknown"
            if options["side"] == "A" and options["river_loops"] != "rulebook":
                found["river_loops"] = options["river_loops"]
        case _:
            found = {name: value for name, value in options.items() if value not in (False, "none")}
    return dict(sorted(found.items()))
