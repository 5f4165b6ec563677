"""Tranquility: gaps and cards, and the chance to win in voyages that `careful` sails to the end."""

from functools import partial
from typing import Final

from harmonium.bots import Candidate
from harmonium.bots.searching import engine_here
from harmonium.core.deal import Generator
from harmonium.core.game import Remark
from harmonium.engine import Position
from harmonium.engine.host import words
from harmonium.engine.tranquility import OUTCOMES
from harmonium.engine.tranquility_search import Thinker
from harmonium.games.tranquility.actions import (
    Action,
    Commit,
    Discard,
    DiscardHand,
    Place,
    PlayFinish,
    PlayMonster,
    PlayStart,
    PutRocks,
    PutStorm,
    Take,
)
from harmonium.games.tranquility.hopes import edges, ends, hopes
from harmonium.games.tranquility.view import View
from harmonium.study.comparing import Comparison, compared
from harmonium.study.subjects import Subject
from harmonium.wire.protocol import Look

WORLDS: Final = 128
"""Voyages sailed to their end with each of two acts."""
_WON: Final = OUTCOMES.index("Q-END-1") + 1


def look(view: View, best: Candidate) -> Look:
    match best.action:
        case Place(_, cell):
            return _gap(view, cell)
        case PlayMonster():
            return Look("cell", "", (), Remark("look-tranquility-islands"))
        case PutRocks() | PutStorm():
            return Look("row", "", (), Remark("look-tranquility-rows"))
        case Discard() | DiscardHand() | Commit() | PlayStart() | PlayFinish() | Take():
            return Look("hand", "", (), Remark("look-tranquility-hand"))
        case _:
            return Look("place", "", (), Remark("look-tranquility-table"))


def _gap(view: View, cell: int) -> Look:
    below, above = ends(view.numbers, cell)
    cells = tuple(str(index + 1) for index in range(below + 1, above))
    name = f"{cells[0]}-{cells[-1]}"
    return Look("gap", name, cells, Remark("look-tranquility-gap", edges(view.numbers, cell)))


def reasons(view: View, candidate: Candidate) -> tuple[Remark, ...]:
    return hopes(view, candidate.action)


def compare(view: View, better: Action, played: Action, generator: Generator) -> Comparison | None:
    """Both in the same worlds that fit what the seat knows, everybody acting as `careful` does."""
    assert view.seat is not None
    face = engine_here().game("tranquility")
    thinker = Thinker(face)
    thinker.begin(view, generator.wide())
    seeds = [generator.wide() for _ in range(WORLDS)]
    wins = partial(_wins, thinker, view, seeds)
    one, other = wins(better), wins(played)
    return compared(one, other, "chance") if len(one) > 1 else None


def _wins(thinker: Thinker, view: View, seeds: list[int], action: Action) -> list[int]:
    assert view.seat is not None
    face = engine_here().game("tranquility")
    code = face.rules.code(view, view.seat, action)
    size = face.call("memory_bytes")
    memory = face.instance.allocate(size)
    face.instance.write(memory, bytes(size))
    won = []
    for seed in seeds:
        world = thinker.imagine(seed, view.options)
        if world is None:
            continue
        world.apply(view.seat, code)
        face.call("play_carefully", world.address, memory, 1, *words(seed))
        won.append(_is_won(view, world))
    face.instance.free(memory, size)
    return won


def _is_won(view: View, end: Position) -> int:
    if not view.options.competitive:
        return int(end.face.packed.read(end.packed(), "outcome")[0] == _WON)
    assert view.seat is not None
    totals = [score["total"] for score in end.score()]
    own, rival = totals[view.seat], totals[1 - view.seat]
    # Moon, who did not begin, wins a tie (Q-VAR-COMPETE-7).
    return int(own > rival or (own == rival and view.seat != view.first))


SUBJECT: Final = Subject(bot="level4", look=look, reasons=reasons, compare=compare, margin=0.05)
