"""Actions as text.

    17@5  joker=17@5                 place an island, a Joker as 17, in cell 5
    discard:17,finish                discard two, or pay
    start  start=joker  finish  finish=joker  monster@5  monster=joker@5
    hand  flip@5                     discard the hand, turn the card in cell 5 round
    compass:yellow  compass:yellow@2  compass:purple@3   spend on the Storm just drawn,
                                     on the one before seat 2, on the one at row 3
    compass=joker  pass              lay a Joker into the pool; spend nothing
    rocks:3  storm:3                 put the rocks, the Purple Storm at row 3
    announce:4  give:3  give:3+2     the Start payment; 3 of the hand and 2 of the pile
    take:17                          from the offer

Who may do it, and whether the card, cell or row exists, `apply` decides.
"""

import re
from collections.abc import Callable
from typing import Final

from harmonium.core.errors import BadNotation, not_an_action
from harmonium.games.tranquility.actions import (
    Action,
    Announce,
    Commit,
    Discard,
    DiscardHand,
    Flip,
    LayJoker,
    Pass,
    Place,
    PlayFinish,
    PlayMonster,
    PlayStart,
    PutRocks,
    PutStorm,
    Spend,
    Take,
)
from harmonium.games.tranquility.board import Cell, Row
from harmonium.games.tranquility.cards import (
    FINISH,
    JOKER,
    MONSTER,
    ORDER,
    START,
    Card,
    in_order,
)

EXAMPLE: Final = "17@5"


def format_action(action: Action) -> str:  # noqa: C901, PLR0912 - one line a kind of action
    match action:
        case Place(card, cell, number):
            return f"{card}@{cell}" if number is None else f"{card}={number}@{cell}"
        case Discard(cards):
            return f"discard:{','.join(cards)}"
        case PlayStart(card):
            return _as(START, card)
        case PlayFinish(card):
            return _as(FINISH, card)
        case PlayMonster(card, cell):
            return f"{_as(MONSTER, card)}@{cell}"
        case DiscardHand():
            return "hand"
        case Flip(cell):
            return f"flip@{cell}"
        case Spend(storm, place):
            return f"compass:{storm}" if place is None else f"compass:{storm}@{place}"
        case LayJoker():
            return "compass=joker"
        case Pass():
            return "pass"
        case PutRocks(row):
            return f"rocks:{row}"
        case PutStorm(row):
            return f"storm:{row}"
        case Announce(number):
            return f"announce:{number}"
        case Commit(hand, pile):
            return f"give:{hand}+{pile}" if pile else f"give:{hand}"
        case Take(card):
            return f"take:{card}"
        case _:
            raise not_an_action(action)


def _as(kind: Card, card: Card) -> str:
    return kind if card == kind else f"{kind}={card}"


_NUMBER = r"(0|[1-9][0-9]{0,2})"
_CARD = r"([1-9][0-9]?|[a-z]+)"

_FORMS: Final[tuple[tuple[re.Pattern[str], Callable[..., Action]], ...]] = tuple(
    (re.compile(pattern, re.ASCII), make)
    for pattern, make in (
        (rf"([1-9][0-9]?)@{_NUMBER}", lambda card, cell: Place(Card(card), Cell(int(cell)))),
        (
            rf"joker={_NUMBER}@{_NUMBER}",
            lambda number, cell: Place(JOKER, Cell(int(cell)), int(number)),
        ),
        (rf"discard:({_CARD}(?:,{_CARD})*)", lambda cards, *_: Discard(_cards(cards))),
        (r"start", lambda: PlayStart(START)),
        (r"start=joker", lambda: PlayStart(JOKER)),
        (r"finish", lambda: PlayFinish(FINISH)),
        (r"finish=joker", lambda: PlayFinish(JOKER)),
        (rf"monster@{_NUMBER}", lambda cell: PlayMonster(MONSTER, Cell(int(cell)))),
        (rf"monster=joker@{_NUMBER}", lambda cell: PlayMonster(JOKER, Cell(int(cell)))),
        (r"hand", DiscardHand),
        (rf"flip@{_NUMBER}", lambda cell: Flip(Cell(int(cell)))),
        (r"compass:(yellow|purple|orange)", lambda storm: Spend(Card(storm))),
        (
            rf"compass:(yellow|purple|orange)@{_NUMBER}",
            lambda storm, place: Spend(Card(storm), int(place)),
        ),
        (r"compass=joker", LayJoker),
        (r"pass", Pass),
        (rf"rocks:{_NUMBER}", lambda row: PutRocks(Row(int(row)))),
        (rf"storm:{_NUMBER}", lambda row: PutStorm(Row(int(row)))),
        (rf"announce:{_NUMBER}", lambda number: Announce(int(number))),
        (rf"give:{_NUMBER}", lambda hand: Commit(int(hand))),
        (rf"give:{_NUMBER}\+([1-9])", lambda hand, pile: Commit(int(hand), int(pile))),
        (rf"take:{_CARD}", lambda card: Take(Card(card))),
    )
)


def _cards(text: str) -> tuple[Card, ...]:
    cards = tuple(map(Card, text.split(",")))
    if not all(card in ORDER for card in cards):
        raise BadNotation(text, EXAMPLE)
    return in_order(cards)


def parse_action(text: str) -> Action:
    for pattern, make in _FORMS:
        if found := pattern.fullmatch(text):
            return make(*found.groups())
    raise BadNotation(text, EXAMPLE)
