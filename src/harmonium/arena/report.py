"""What the results say: each bot for itself, and every pair on the deals that both have played."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec

from harmonium.arena.forfeit import Lost
from harmonium.arena.plan import Pairing, bots_in, wins_tell
from harmonium.arena.results import Head
from harmonium.arena.runner import Played
from harmonium.arena.statistics import Both, Observation, Yield, both, yields


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
    counted = wins_tell(head.setting, head.pairing)
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


def _by_deal(games: Iterable[Played]) -> dict[int, list[Played]]:
    found: dict[int, list[Played]] = {}
    for played in games:
        found.setdefault(played.deal, []).append(played)
    return found


def _bot_report(
    bot: str, games: Sequence[Played], by_deal: dict[int, list[Played]], *, counts: bool
) -> BotReport:
    mine = [played for played in games if bot in played.bots]
    made = [yields(deal).get(bot) for deal in by_deal.values()]
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
    games = [played for played in deal if pairing != "duels" or set(played.bots) == {one, other}]
    # Who has not sat in every seat yet has not seen the whole deal.
    if any(len(games) < _seatings(played, pairing) for played in games):
        return None
    made = yields(games)
    if one not in made or other not in made:
        return None
    first, second = made[one], made[other]
    luck = _luck(first, second)
    return Difference(
        Observation(first.points - second.points, luck),
        Observation(first.wins - second.wins, luck),
    )


def _seatings(played: Played, pairing: Pairing) -> int:
    """In how many ways the bots of a game take its seats."""
    return {"alike": 1, "duels": 2, "together": len(played.bots)}[pairing]


def _luck(first: Yield, second: Yield) -> float | None:
    return None if first.luck is None or second.luck is None else first.luck - second.luck
