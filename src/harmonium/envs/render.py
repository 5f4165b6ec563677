"""`render`: the picture of a game as it stands."""

from typing import Final

from harmonium.core.errors import Problem
from harmonium.drawing import ansi, figure, svg
from harmonium.envs.course import Course

MODES: Final = {"ansi": ansi, "svg": svg}


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        told = {"value": mode, "expected": ", ".join(MODES)}
        raise Problem("bad-option-value", option="render_mode", **told)
    return mode


def render(mode: str | None, course: Course, seat: int | None) -> str | None:
    """What that seat, or a spectator, sees; nothing unless a mode was chosen."""
    if mode is None:
        return None
    drawn = figure(course.settings.key, course.view(seat), course.totals)
    return MODES[mode](drawn)
