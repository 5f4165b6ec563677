"""Who made a table and who sits at it, and how far it has come; `Plan` says what it is."""

import msgspec

from harmonium.core import table as core
from harmonium.core.game import Result
from harmonium.room.clocks import Pause
from harmonium.wire.shared import SeatKind, Someone, Status


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
    helped: bool = False
    """Whether somebody has taken a hint."""
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
