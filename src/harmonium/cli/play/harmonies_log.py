"""What happened at a table of Harmonies, in sentences."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from harmonium.cli.console import words
from harmonium.cli.play.harmonies_drawing import card_name, token_names
from harmonium.cli.records import seat_name
from harmonium.core.game import Seat
from harmonium.core.table import Table
from harmonium.games.harmonies.events import (
    CardDiscarded,
    CardTaken,
    CardTurnedUp,
    CubePlaced,
    EndSetOff,
    Event,
    GroupTaken,
    SpiritChosen,
    TokenPlaced,
)


class Told(NamedTuple):
    entry: int
    """The number of the entry, by which an undone act is recognised."""
    sentences: list[str]
    after: Any


class Log:
    """The sentences of all acts that count, for one viewer."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._start = table.state_at(0)
        self._told: list[Told] = []

    def sentences(self, viewer: int) -> list[str]:
        """Up to date with the table: what was undone is gone, what was done is added."""
        game, steps = self._table.game, self._table.steps
        same = 0
        while same < min(len(steps), len(self._told)) and (
            steps[same].entry == self._told[same].entry
        ):
            same += 1
        del self._told[same:]
        for step in steps[same:]:
            before = self._told[-1].after if self._told else self._start
            after = game.apply(before, step.seat, step.action)
            events = game.told(before, step.seat, step.action, after, Seat(viewer))
            lines = [line for event in events for line in sentence(self._table, event)]
            self._told.append(Told(step.entry, lines, after))
        return [line for told in self._told for line in told.sentences]


def sentence(table: Table, event: Event) -> Iterator[str]:
    """One sentence for what is worth telling, none for what the next one tells anyway."""
    match event:
        case SpiritChosen(seat, card):
            yield words("harmonies-told-spirit", name=seat_name(table, seat), card=card_name(card))
        case GroupTaken(seat, _, tokens):
            yield words(
                "harmonies-told-group", name=seat_name(table, seat), tokens=token_names(tokens)
            )
        case TokenPlaced(seat, colour, cell):
            yield words(
                "harmonies-told-token",
                name=seat_name(table, seat),
                token=words(f"piece-{colour}"),
                cell=cell,
            )
        case CardTaken(seat, card):
            yield words("harmonies-told-card", name=seat_name(table, seat), card=card_name(card))
        case CubePlaced(seat, card, cell):
            yield words(
                "harmonies-told-cube",
                name=seat_name(table, seat),
                card=card_name(card),
                cell=cell,
            )
        case CardDiscarded(seat, card):
            yield words(
                "harmonies-told-discarded", name=seat_name(table, seat), card=card_name(card)
            )
        case CardTurnedUp(card):
            yield words("harmonies-told-turned-up", card=card_name(card))
        case EndSetOff(_, seat) if seat is not None:
            yield words("harmonies-told-end-board", name=seat_name(table, seat))
        case EndSetOff():
            yield words("harmonies-told-end-bag")
        case _:
            return
