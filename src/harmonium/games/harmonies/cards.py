"""The 42 cards: 32 animals and, behind them, 10 nature spirits (H-COMP-2).

A card is a small number, its place in this list; NO_CARD stands where a cell has no cube, the
row a gap or a player no spirit.
"""

from typing import Final, NamedTuple, NewType

from harmonium.games.harmonies.data import FACTS, Colour, Piece, SpiritFacts

Card = NewType("Card", int)
CardId = NewType("CardId", str)

NO_CARD: Final = Card(255)


class CardFacts(NamedTuple):
    id: CardId
    stripe: Colour
    """The colour on which its cubes will stand (H-ADVICE-2)."""
    cubes: int
    points: tuple[int, ...]
    """By the number of cubes placed, from none (H-SCORE-CARD-1); a spirit scores otherwise."""
    habitat: tuple[Piece, ...]
    spirit: SpiritFacts | None


CARDS: Final = (
    *(
        CardFacts(
            CardId(animal.id),
            animal.stripe,
            len(animal.points),
            (0, *animal.points),
            animal.habitat,
            None,
        )
        for animal in FACTS.animals
    ),
    *(
        CardFacts(CardId(spirit.id), spirit.stripe, 1, (0, 0), spirit.habitat, spirit)
        for spirit in FACTS.spirits
    ),
)
CARD: Final = {card.id: Card(number) for number, card in enumerate(CARDS)}
ANIMALS: Final = tuple(Card(number) for number, card in enumerate(CARDS) if card.spirit is None)
SPIRITS: Final = tuple(Card(number) for number, card in enumerate(CARDS) if card.spirit is not None)
CUBES: Final = bytes(card.cubes for card in CARDS)
"""How many cubes each card has."""


def card_id(card: int) -> CardId:
    return CARDS[card].id
