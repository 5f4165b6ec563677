"""How far a board is from the habitats of a card, counted in tokens."""

from functools import lru_cache
from typing import Final

from harmonium.games.harmonies.cards import CARDS, NO_CARD, Card
from harmonium.games.harmonies.data import Side
from harmonium.games.harmonies.habitats import HABITATS
from harmonium.games.harmonies.stacks import ADDED, KINDS, TO_KINDS, TOKENS, Stacks
from harmonium.games.harmonies.state import Area

TOO_FAR: Final = 5
"""A habitat that lacks so many tokens gives no hope."""

# A stack under a cube cannot grow any more: here it gets a number of its own.
SEALED: Final = 16
_SEALS: Final = bytes(0 if cube == NO_CARD else SEALED for cube in range(256))


def sealed(area: Area) -> Stacks:
    """The stacks of the board, those under cubes told apart."""
    seals = int.from_bytes(area.cubes.translate(_SEALS))
    return (int.from_bytes(area.stacks) | seals).to_bytes(len(area.stacks))


def _steps(kind: int) -> bytes:
    """For `bytes.translate`: how many tokens turn each stack into that kind, if they can."""
    exact = [0 if TO_KINDS[stack] == kind else TOO_FAR for stack in range(len(TOKENS))]
    steps = list(exact)
    for _ in range(3):
        for stack in range(len(TOKENS)):
            grown = [steps[added[stack]] + 1 for added in ADDED if added[stack]]
            steps[stack] = min(steps[stack], *grown, TOO_FAR)
    padding = [TOO_FAR] * (SEALED - len(TOKENS))
    return bytes([*steps, *padding, *exact]).ljust(256, bytes([TOO_FAR]))


STEPS: Final = tuple(_steps(kind) for kind in range(len(KINDS)))


@lru_cache(maxsize=1 << 14)
def lacks(side: Side, closed: Stacks, card: Card) -> tuple[int, ...]:
    """How many tokens the habitat lacks at each free cell where it is not too far, least first."""
    kind, ways = HABITATS[side][card]
    steps = {wanted: closed.translate(STEPS[wanted]) for wanted in _WANTED[card]}
    found = []
    for cell, here in enumerate(steps[kind]):
        if here == TOO_FAR or closed[cell] >= SEALED:
            continue
        least = TOO_FAR
        for tests in ways[cell]:
            missing = here
            for other, wanted in tests:
                missing += steps[wanted][other]
            least = min(least, missing)
        if least < TOO_FAR:
            found.append(least)
    return tuple(sorted(found))


_WANTED: Final = tuple({KINDS.index(piece.kind) for piece in card.habitat} for card in CARDS)
