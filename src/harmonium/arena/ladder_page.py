"""The ladder as a page of the documentation."""

from harmonium.arena.ladder import Course, Ladder, Rung, Stage
from harmonium.arena.statistics import Estimate

HEADS = {
    "points": "| bot | games | points | without luck | ms an act |\n|---|---:|---:|---:|---:|",
    "wins": "| bot | games | won | interval (95 %) | ms an act |\n|---|---:|---:|---:|---:|",
    "rating": "| bot | games | rating | interval (95 %) | points | ms an act |\n"
    "|---|---:|---:|---:|---:|---:|",
}
EXPLAINED = {
    "points": "Every seat is played by the same bot. Points a seat, with one standard error.",
    "wins": "All seats are played by the same bot, which wins or loses as a table.",
    "rating": "Rivals who change seats on every deal. Ratings on the scale of chess (Bradley and "
    "Terry; 400 more win ten of eleven games). Who has won or lost every game may be further away "
    "than the interval says.",
}


def page(ladder: Ladder) -> str:
    """Markdown; `harmonium arena ladder` writes it."""
    made = ladder.made
    head = f"""# The ladder

How strong every bot is, measured on common deals. Written by `harmonium arena ladder --minutes \
{ladder.minutes:g} --seed {ladder.seed}`; do not edit. [The arena](arena.md) explains the columns.

Measured {made.date[:10]} on {made.machine}, Python {made.python}, harmonium {made.harmonium}
(`{made.fingerprint}`). Slow bots have played fewer games; one with two names has played once.
Errors are left out below ten deals. Milliseconds are those of the processor.
"""
    return head + "".join(_stage(stage) for stage in ladder.stages)


def _stage(stage: Stage) -> str:
    course = stage.course
    rows = "\n".join(_row(course, rung) for rung in stage.rungs)
    explained = EXPLAINED[course.measure]
    return f"\n## {course.name}\n\n{explained}\n\n{HEADS[course.measure]}\n{rows}\n"


def _row(course: Course, rung: Rung) -> str:
    bot = rung.report
    names = " = ".join(f"`{name}`" for name in (bot.bot, *rung.aliases))
    cells = [names, str(bot.games)]
    if course.measure == "points":
        cells += [_estimate(bot.points.raw), _estimate(bot.points.adjusted)]
    elif rung.wins is not None:
        share, low, high = rung.wins
        cells += [f"{share:.1%}", f"{low:.1%} to {high:.1%}"]
    elif rung.rating is not None:
        rating = rung.rating
        cells += [f"{rating.value:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}"]
        cells.append(_estimate(bot.points.raw))
    cells.append(f"{bot.milliseconds:.2f}")
    return "| " + " | ".join(cells) + " |"


def _estimate(estimate: Estimate | None) -> str:
    if estimate is None:
        return ""
    error = "?" if estimate.error is None else f"{estimate.error:.2f}"
    return f"{estimate.mean:.2f} ± {error}"
