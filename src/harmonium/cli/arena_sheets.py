"""The tables of the arena: raw and adjusted stand side by side, always."""

from rich.table import Table as Sheet

from harmonium.arena.forfeit import Lost
from harmonium.arena.report import Report
from harmonium.arena.sequential import Verdict
from harmonium.arena.statistics import Both, Estimate
from harmonium.arena.trial import Standing, Trial
from harmonium.cli.console import out, words

NOTHING = "-"


def show_report(found: Report) -> None:
    sheet = _sheet("bot", "games", "unit", "raw", "adjusted", "milliseconds")
    for bot in found.bots:
        sheet.add_row(
            bot.bot, str(bot.games), *_unit("points", bot.points), f"{bot.milliseconds:.2f}"
        )
        if bot.wins is not None:
            sheet.add_row("", "", *_unit("wins", bot.wins))
    out.print(sheet)
    for bot in found.bots:
        if bot.lost:
            told = words("cli-arena-lost", bot=bot.bot, games=bot.lost, reason=_reason(bot.why))
            out.print(told, style="yellow", soft_wrap=True)
    if not found.pairs:
        return
    out.print()
    sheet = _sheet("difference", "deals", "unit", "raw", "adjusted", "saved")
    for pair in found.pairs:
        sheet.add_row(
            f"{pair.bots[0]} / {pair.bots[1]}",
            str(pair.deals),
            *_unit("points", pair.points, sign="+"),
            _saved(pair.points),
        )
        if pair.wins is not None:
            sheet.add_row("", "", *_unit("wins", pair.wins, sign="+"), _saved(pair.wins))
    out.print(sheet)


def _reason(lost: Lost | None) -> str:
    if lost is None:
        return NOTHING
    message = f"cli-arena-reason-{lost.reason}"
    return words(message, detail=lost.detail)


def show_standing(trial: Trial, standing: Standing) -> None:
    sheet = _sheet("evidence", "deals", trial.unit, "ratio", "answer")
    for name, verdict in (("raw", standing.raw), ("adjusted", standing.adjusted)):
        sheet.add_row(
            words(f"cli-arena-column-{name}"),
            str(verdict.deals),
            _number(verdict.difference, trial.unit, "+"),
            f"{verdict.ratio:+.2f}",
            words(f"cli-arena-answer-{verdict.answer}"),
        )
    out.print(sheet)
    low, high = trial.rates.bounds
    out.print(words("cli-arena-bounds", low=f"{low:.2f}", high=f"{high:.2f}"), style="dim")
    out.print(_said(trial, standing.verdict))


def _said(trial: Trial, verdict: Verdict) -> str:
    one, other = trial.plan.bots
    asked = f"{100 * trial.better_by:g} %" if trial.unit == "wins" else f"{trial.better_by:g}"
    told = f"cli-arena-verdict-{verdict.answer}"
    return words(told, one=one, other=other, asked=asked, deals=verdict.deals)


def _sheet(*names: str) -> Sheet:
    sheet = Sheet(box=None, padding=(0, 1))
    for name in names:
        left = name in {"bot", "difference", "evidence", "answer", "unit"}
        sheet.add_column(
            words(f"cli-arena-column-{name}"),
            justify="left" if left else "right",
            no_wrap=name not in {"bot", "difference"},
        )
    return sheet


def _unit(unit: str, found: Both, sign: str = "") -> tuple[str, str, str]:
    return (
        words(f"cli-arena-column-{unit}"),
        _number(found.raw, unit, sign),
        _number(found.adjusted, unit, sign),
    )


def _saved(found: Both) -> str:
    return NOTHING if found.saved is None else f"{found.saved:.1f}"


def _number(estimate: Estimate | None, unit: str, sign: str = "") -> str:
    if estimate is None:
        return NOTHING
    factor, digits, mark = (100, 1, " %") if unit == "wins" else (1, 2, "")
    error = "?" if estimate.error is None else f"{factor * estimate.error:.{digits}f}"
    return f"{factor * estimate.mean:{sign}.{digits}f} ± {error}{mark}"
