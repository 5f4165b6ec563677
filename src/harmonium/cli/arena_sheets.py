"""The tables of the arena: raw and adjusted stand side by side, always."""

from rich.table import Table as Sheet

from harmonium.arena.report import Report
from harmonium.arena.sequential import Verdict
from harmonium.arena.statistics import Both, Estimate
from harmonium.arena.trial import Standing, Trial
from harmonium.cli.console import out, words


def show_report(found: Report) -> None:
    has_wins = any(bot.wins is not None for bot in found.bots)
    sheet = _sheet("bot", "games", "points", "adjusted")
    if has_wins:
        _columns(sheet, "wins", "adjusted")
    _columns(sheet, "milliseconds", "lost")
    for bot in found.bots:
        wins = _pair(bot.wins, percent=True) if has_wins else ()
        row = (*_pair(bot.points), *wins, f"{bot.milliseconds:.2f}", str(bot.lost or "–"))
        sheet.add_row(bot.bot, str(bot.games), *row)
    out.print(sheet)
    if not found.pairs:
        return
    out.print()
    sheet = _sheet("difference", "deals", "points", "adjusted")
    if has_wins:
        _columns(sheet, "wins", "adjusted")
    _columns(sheet, "saved")
    for pair in found.pairs:
        wins = _pair(pair.wins, percent=True, sign="+") if has_wins else ()
        saved = pair.points.saved
        sheet.add_row(
            f"{pair.bots[0]} − {pair.bots[1]}",
            str(pair.deals),
            *_pair(pair.points, sign="+"),
            *wins,
            "–" if saved is None else f"{saved:.1f} ×",
        )
    out.print(sheet)


def show_standing(trial: Trial, standing: Standing) -> None:
    one, other = trial.plan.bots
    percent = trial.unit == "wins"
    sheet = _sheet("evidence", "deals", "points" if not percent else "wins", "ratio", "answer")
    for name, verdict in (("raw", standing.raw), ("adjusted", standing.adjusted)):
        sheet.add_row(
            words(f"cli-arena-{name}"),
            str(verdict.deals),
            _number(verdict.difference, percent=percent, sign="+"),
            f"{verdict.ratio:+.2f}",
            words(f"cli-arena-answer-{verdict.answer}"),
        )
    out.print(sheet)
    low, high = trial.rates.bounds
    out.print(words("cli-arena-bounds", low=f"{low:.2f}", high=f"{high:.2f}"), style="dim")
    out.print(_said(trial, standing.verdict, one, other))


def _said(trial: Trial, verdict: Verdict, one: str, other: str) -> str:
    asked = f"{100 * trial.better_by:g} %" if trial.unit == "wins" else f"{trial.better_by:g}"
    return words(
        f"cli-arena-verdict-{verdict.answer}", one=one, other=other, asked=asked, deals=verdict.deals
    )


def _sheet(*names: str) -> Sheet:
    sheet = Sheet(box=None, padding=(0, 2))
    _columns(sheet, *names)
    return sheet


def _columns(sheet: Sheet, *names: str) -> None:
    for name in names:
        left = name in {"bot", "difference", "evidence", "answer"}
        sheet.add_column(words(f"cli-arena-column-{name}"), justify="left" if left else "right")


def _pair(found: Both | None, *, percent: bool = False, sign: str = "") -> tuple[str, str]:
    if found is None:
        return "–", "–"
    return (
        _number(found.raw, percent=percent, sign=sign),
        _number(found.adjusted, percent=percent, sign=sign),
    )


def _number(estimate: Estimate | None, *, percent: bool = False, sign: str = "") -> str:
    if estimate is None:
        return "–"
    factor, digits = (100, 1) if percent else (1, 2)
    error = f"{factor * estimate.error:.{digits}f}" if estimate.error == estimate.error else "?"  # noqa: PLR0124 - nan
    return f"{factor * estimate.mean:{sign}.{digits}f} ± {error}{' %' if percent else ''}"
