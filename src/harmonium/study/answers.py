"""What comes of studying a position: the wire carries it as it is (`Hinted`, `Judged`)."""

import msgspec

from harmonium.core.game import Remark
from harmonium.wire.protocol import Look, Unit, Weighed


class Hint(msgspec.Struct, frozen=True):
    look: Look
    best: Weighed
    second: Weighed | None
    unit: Unit
    reasons: tuple[Remark, ...]
    bot: str


class Judgement(msgspec.Struct, frozen=True):
    """Of an act that lost more than the margin, and more than chance explains."""

    played: Weighed
    better: Weighed
    loss: float
    error: float
    unit: Unit
    words: Remark
    reasons: tuple[Remark, ...]
    faults: tuple[Remark, ...]
    bot: str
