"""The cards by their short names, and which of them a game is played with."""

from collections.abc import Iterable
from typing import Final, NewType

from harmonium.games.tranquility.data import FACTS
from harmonium.games.tranquility.options import Options

Card = NewType("Card", str)
"""An island by its number ("17"), any other card by its kind ("finish")."""

ISLANDS: Final = tuple(Card(str(number)) for number in range(1, FACTS.islands + 1))
START: Final = Card("start")
FINISH: Final = Card("finish")
MONSTER: Final = Card("monster")
JOKER: Final = Card("joker")
YELLOW: Final = Card("yellow")
PURPLE: Final = Card("purple")
ORANGE: Final = Card("orange")
COMPASS: Final = Card("compass")
ROCKS: Final = Card("rocks")
BORDER: Final = Card("border")

STORMS: Final = (YELLOW, PURPLE, ORANGE)
KINDS: Final = (START, FINISH, MONSTER, JOKER, *STORMS, COMPASS, ROCKS, BORDER)

NUMBERS: Final = {card: int(card) for card in ISLANDS}
"""The number of each island; no other card has one."""

ORDER: Final = {card: place for place, card in enumerate((*ISLANDS, *KINDS))}
"""How hands are sorted: a hand has no order of its own (two equal hands are one state)."""

_place = ORDER.__getitem__


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=_place))


def discardable(hand: Iterable[Card]) -> tuple[Card, ...]:
    """All but the Sea Monsters (Q-MONSTER-5)."""
    return tuple([card for card in hand if card != MONSTER])


def common_deck(options: Options) -> tuple[Card, ...]:
    """What is shuffled and dealt, before islands are removed (Q-SETUP-4, Q-COMBO-4)."""
    if options.competitive:
        return ISLANDS
    return (
        *ISLANDS,
        *[FINISH] * (0 if options.pyramid else FACTS.finishes),
        *[MONSTER] * FACTS.monsters[options.sea_monsters],
        *(storm_cards() if options.storm_compass else ()),
        *[JOKER] * (FACTS.jokers if options.jokers else 0),
    )


def storm_cards() -> tuple[Card, ...]:
    return tuple(storm for storm in STORMS for _ in range(FACTS.storms[storm]))


def explorer_deck(options: Options) -> tuple[Card, ...]:
    """Q-VAR-PYRAMID-3."""
    if not options.pyramid:
        return ()
    return tuple(Card(kind) for kind, count in FACTS.explorer.items() for _ in range(count))
