"""What a table is, in one place: from the wish for one to its row, its room and every reply."""

from typing import Any

import msgspec

from harmonium.core import table as core
from harmonium.core.game import Result
from harmonium.room.clocks import Pause
from harmonium.wire.shared import ClockPlan, NoClock, SeatKind, Someone, Status


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What its host has decided. Wishes, rows and replies carry the same names."""

    game: str
    options: Any
    clock: ClockPlan = NoClock()
    open: bool = False
    """Whether it stands in the lobby; else it is reached by link only."""
    chat: bool = False
    signs: bool = True
    spectators: bool = False
    """Whether those who watch may speak."""
    daily: str | None = None
    """The day whose deal it plays."""


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """Who made it, and how far it has come."""

    id: str
    host: Someone
    created: int
    status: Status = "waiting"
    started: int | None = None
    ended: int | None = None
    commitment: str | None = None
    ending: core.Ending | None = None
    result: Result | None = None
    rematch: str | None = None
    pauses: tuple[Pause, ...] = ()


class SeatFacts(msgspec.Struct, frozen=True):
    kind: SeatKind
    name: str
    person: str | None = None
    bot: str | None = None
    token: str | None = None
    stand_in: bool = False

    @property
    def author(self) -> core.Author:
        match self.kind:
            case "bot":
                return core.Bot(self.bot or "")
            case "program":
                return core.Bot(self.name)
            case _:
                return core.Person(self.name)

    @property
    def plays_itself(self) -> bool:
        """Whether we decide for it: a bot of ours, or a stand-in."""
        return self.kind == "bot" or self.stand_in


OPEN = SeatFacts("open", "")
