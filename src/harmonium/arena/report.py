"""What the results say: each bot for itself, and every pair on the deals that both have played."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec

from harmonium.arena.forfeit import Lost
from harmonium.arena.plan import Bots, Pairing, bots_in
from harmonium.arena.results import Head
from harmonium.arena.runner import Played
from harmonium.arena.statistics import Both, Observation, Tally, both, tallies
from harmonium.games import load


class BotReport(msgspec.Struct, frozen=True):
    bot: str
    games: int
    points: Both
    wins: Both | None
    """None where a bot plays only against itself."""
    milliseconds: float
    """What an act took, on average."""
    lost: int
    """Games given away."""
    why: Lost | None
    """The first of them."""


class PairReport(msgspec.Struct, frozen=True):
    """The first less the second, deal by deal."""

    bots: tuple[str, str]
    deals: int
    points: Both
    wins: Both | None


class Report(msgspec.Struct, frozen=True):
    head: Head
    games: int
    bots: tuple[BotReport, ...]
    pairs: tuple[PairReport, ...]


class Difference(NamedTuple):
    points: Observation
    wins: Observation


def report(head: Head, games: Sequence[Played]) -> Report:
    bots = bots_in([played.sitting for played in games])
    counted = counts_wins(head)
    by_deal = _by_deal(games)
    return Report(
        head,
        len(games),
        tuple(_bot_report(bot, games, by_deal, counts=counted) for bot in bots),
        tuple(
            pair
            for one, other in combinations(bots, 2)
            if (pair := _pair_report(one, other, by_deal, head.pairing, counts=counted)) is not None
        ),
    )


def counts_wins(head: Head) -> bool:
    """Whether winning tells bots apart: not where rivals are all the same bot."""
    setting = head.setting
    return head.pairing != "alike" or load(setting.game).cooperative(setting.options)


def _by_deal(games: Iterable[Played]) -> dict[int, list[Played]]:
    found: dict[int, list[Played]] = {}
    for played in games:
        found.setdefault(played.deal, []).append(played)
    return found


def _bot_report(
    bot: str, games: Sequence[Played], by_deal: dict[int, list[Played]], *, counts: bool
) -> BotReport:
    mine = [played for played in games if bot in played.bots]
    made = [tallies(deal).get(bot) for deal in by_deal.values()]
    had = [tally for tally in made if tally is not None]
    seats = [
        (played.acts[seat], played.seconds[seat])
        for played in mine
        for seat, other in enumerate(played.bots)
        if other == bot
    ]
    acts = sum(count for count, _ in seats)
    lost = [
        played.lost
        for played in mine
        if played.lost is not None and played.bots[played.lost.seat] == bot
    ]
    return BotReport(
        bot,
        len(mine),
        both([Observation(tally.points, tally.luck) for tally in had]),
        both([Observation(tally.wins, tally.luck) for tally in had]) if counts else None,
        1000 * sum(seconds for _, seconds in seats) / max(1, acts),
        len(lost),
        lost[0] if lost else None,
    )


def _pair_report(
    one: str, other: str, by_deal: dict[int, list[Played]], pairing: Pairing, *, counts: bool
) -> PairReport | None:
    found = [
        difference
        for deal in by_deal.values()
        if (difference := difference_in(deal, one, other, pairing)) is not None
    ]
    if not found:
        return None
    return PairReport(
        (one, other),
        len(found),
        both([difference.points for difference in found]),
        both([difference.wins for difference in found]) if counts else None,
    )


def difference_in(
    deal: Iterable[Played], one: str, other: str, pairing: Pairing
) -> Difference | None:
    """What the first had more than the second from one deal; None while games are missing."""
    games = list(_between(deal, one, other, pairing))
    if pairing == "duels" and len(games) < 2:
        return None
    made = tallies(games)
    if one not in made or other not in made:
        return None
    first, second = made[one], made[other]
    luck = _luck(first, second)
    return Difference(
        Observation(first.points - second.points, luck),
        Observation(first.wins - second.wins, luck),
    )


def _between(deal: Iterable[Played], one: str, other: str, pairing: Pairing) -> Iterator[Played]:
    wanted: set[Bots | frozenset[str]] = {frozenset((one, other))}
    for played in deal:
        if pairing != "duels" or frozenset(played.bots) in wanted:
            yield played


def _luck(first: Tally, second: Tally) -> float | None:
    return None if first.luck is None or second.luck is None else first.luck - second.luck
