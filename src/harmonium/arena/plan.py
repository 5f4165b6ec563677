"""What is to be compared: bots, a game, its deals, and who sits where in each of them.

Every deal is played by every line-up: whoever is compared has seen the same deals, from each seat
equally often.
"""

import tomllib
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from harmonium.arena.luck import USUAL, evaluator_of
from harmonium.bots import Budget, make_bot
from harmonium.core.deal import Generator
from harmonium.core.errors import Problem
from harmonium.core.options import from_values
from harmonium.games import load

Pairing = Literal["alike", "duels", "together"]
"""Who sits at one table: the same bot in all seats, two bots in turn, or one of each."""
Bots = tuple[str, ...]
"""The specifications of the bots in seat order."""


class Setting(msgspec.Struct, frozen=True):
    """What all games of a comparison have in common."""

    game: str
    options: Any
    seed: int
    budget: Budget = Budget()
    """What every bot gets for an act, at most."""
    luck: str | None = None
    """By which evaluator the luck of the draws is measured, if it is."""

    def check(self, bots: Bots) -> None:
        """Refuse what cannot be played, before anything is."""
        load(self.game).check(self.options, len(bots))
        if self.luck not in {None, USUAL}:
            evaluator_of(self.game, self.luck)
        for specification in set(bots):
            make_bot(self.game, specification, Generator.from_seed(0))


class Sitting(msgspec.Struct, frozen=True):
    """One game to play: the number of its deal and who sits where."""

    deal: int
    bots: Bots


class Plan(msgspec.Struct, frozen=True):
    """A comparison, as its file describes it."""

    setting: Setting
    bots: Bots
    seats: int
    deals: int
    pairing: Pairing

    def check(self) -> None:
        if len(set(self.bots)) < len(self.bots):
            raise Problem("arena-bot-twice")
        if self.pairing == "duels" and (self.seats < 2 or len(self.bots) < 2):
            raise Problem("arena-no-duels", seats=self.seats, bots=len(self.bots))
        if self.pairing == "together" and self.seats != len(self.bots):
            raise Problem("arena-not-together", seats=self.seats, bots=len(self.bots))
        for lineup in self.lineups:
            self.setting.check(lineup)

    @property
    def lineups(self) -> tuple[Bots, ...]:
        """Every way to sit, each played once a deal.

        >>> plan = Plan(Setting("harmonies", None, 1), ("a", "b"), 3, 10, "duels")
        >>> plan.lineups
        (('a', 'b', 'a'), ('b', 'a', 'b'))
        """
        match self.pairing:
            case "alike":
                return tuple((bot,) * self.seats for bot in self.bots)
            case "together":
                return tuple(self.bots[at:] + self.bots[:at] for at in range(self.seats))
            case "duels":
                return tuple(
                    lineup
                    for one, other in combinations(self.bots, 2)
                    for lineup in (
                        _in_turn(one, other, self.seats),
                        _in_turn(other, one, self.seats),
                    )
                )

    def sittings(self) -> Iterator[Sitting]:
        """All games, deal by deal: what is there at any moment is comparable."""
        lineups = self.lineups
        for deal in range(self.deals):
            for lineup in lineups:
                yield Sitting(deal, lineup)

    @property
    def games(self) -> int:
        return self.deals * len(self.lineups)


def _in_turn(one: str, other: str, seats: int) -> Bots:
    return tuple(other if seat % 2 else one for seat in range(seats))


def usual_pairing(game: str, options: Any, seats: int) -> Pairing:
    """Rivals meet at a table; who is alone or plays together is compared from table to table."""
    return "alike" if seats == 1 or load(game).cooperative(options) else "duels"


def wins_tell(setting: Setting, pairing: Pairing) -> bool:
    """Whether winning tells bots apart: not where rivals are all the same bot."""
    return pairing != "alike" or load(setting.game).cooperative(setting.options)


Count = Annotated[int, msgspec.Meta(ge=1)]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    bots: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    seats: Count
    deals: Count = 100
    seed: int = 0
    pairing: Pairing | None = None
    nodes: Any = None
    time: Any = None
    """As a budget has them."""
    luck: bool | str = True
    """Whether it is measured, or by which evaluator."""
    options: dict[str, Any] = {}


def read_plan(path: Path) -> Plan:
    """The plan in a TOML file; a Problem says what is wrong with it."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "UTF-8"
        raise Problem("cannot-read", path=str(path), reason=reason) from error
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
        budget = msgspec.convert({"nodes": file.nodes, "time": file.time}, Budget)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Problem("arena-bad-plan", path=str(path), reason=str(error)) from error
    options = from_values(load(file.game), file.options)
    load(file.game).check(options, file.seats)
    luck = file.luck if isinstance(file.luck, str) else USUAL if file.luck else None
    plan = Plan(
        Setting(file.game, options, file.seed, budget, luck),
        file.bots,
        file.seats,
        file.deals,
        file.pairing or usual_pairing(file.game, options, file.seats),
    )
    plan.check()
    return plan


def bots_in(sittings: Sequence[Sitting]) -> Bots:
    """The bots in the order in which they first sit down."""
    return tuple(dict.fromkeys(bot for sitting in sittings for bot in sitting.bots))
