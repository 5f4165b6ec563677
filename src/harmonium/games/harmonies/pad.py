"""A page of the score pad: what lies before everyone, counted, explained and ranked."""

from collections import Counter

import msgspec

from harmonium.core.documents import check_fields
from harmonium.core.errors import IllegalPosition
from harmonium.core.game import Points, Score, ranked, score_of
from harmonium.games.harmonies.advice import Suns, suns_with
from harmonium.games.harmonies.board import GRIDS, CellId, Grid, bits
from harmonium.games.harmonies.cards import CARD, CARDS, CardId
from harmonium.games.harmonies.data import FACTS, Colour, Side
from harmonium.games.harmonies.habitats import HABITATS
from harmonium.games.harmonies.idle import idle_stacks
from harmonium.games.harmonies.options import SEATS, Options, RiverLoops
from harmonium.games.harmonies.scoring import categories, colours_around
from harmonium.games.harmonies.sheet import (
    Read,
    Sheet,
    SheetCard,
    SheetSpirit,
    check_tokens,
    counted,
    free_homes,
    read_sheet,
)
from harmonium.games.harmonies.stacks import ADDED, COLOURS, TO_KINDS, TOKEN, mask


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before one player."""

    board: dict[str, tuple[str, ...]] = {}
    cubes: dict[str, str] = {}
    """By cell the card whose cube stands there."""
    cards: tuple[SheetCard, ...] = ()
    """With all their placed cubes, also those whose cells nobody wrote down."""
    spirit: SheetSpirit | None = None

    def __post_init__(self) -> None:
        check_fields(self)


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: tuple[Place, ...]
    side: Side = "A"
    spirits: bool = False
    river_loops: RiverLoops = "rulebook"

    def __post_init__(self) -> None:
        check_fields(self)


class Account(msgspec.Struct, frozen=True):
    """One player's points, and what could be added to the board."""

    score: Score
    nothing: tuple[Points, ...]
    """What lies there and brings no points, with the rule that says so."""
    seen: dict[CellId, tuple[Colour, ...]]
    """For every building the colours around it."""
    animals: int
    """Animal cubes on the board, for ties (H-WIN-2)."""
    tokens: dict[Colour, tuple[CellId, ...]]
    """Where a token of each colour could be added."""
    cubes: dict[CardId, tuple[CellId, ...]]
    """Where a cube of each held card can stand: free stacks of the kind that it asks for."""
    where: dict[CardId, tuple[CellId, ...]]
    """For each of the 42 cards where its cube could go now, the whole habitat around it."""


class Counted(msgspec.Struct, frozen=True):
    players: tuple[Account, ...]
    ranks: tuple[int, ...]
    decided: str
    """The rule that made the first one: most points, more animals, or together."""
    left: dict[Colour, int]
    """The tokens of the box that lie on nobody's board."""
    suns: Suns | None
    """For one who plays alone."""
    crowded: tuple[int, ...]
    """Players with more active cards than places (H-CARD-3): some of their cubes are still to be
    written down, so this is the end of no game yet."""


def pad(page: Page) -> Counted:
    """The page counted; IllegalPosition names what cannot be."""
    if len(page.players) not in SEATS:
        raise IllegalPosition("H-COMP-2")
    _check_cards(page)
    left = _tokens_left(page)
    sheets = [_sheet(page, place) for place in page.players]
    reads = [read_sheet(sheet) for sheet in sheets]
    accounts = tuple(
        _account(page, place, sheet, read, left)
        for place, sheet, read in zip(page.players, sheets, reads, strict=True)
    )
    strengths = [(one.score.total, one.animals) for one in accounts]
    ranks = ranked(strengths)
    crowded = tuple(number for number, read in enumerate(reads) if read.is_crowded)
    suns = _suns(page, accounts)
    return Counted(accounts, ranks, _decided(strengths, ranks), left, suns, crowded)


def _check_cards(page: Page) -> None:
    """Each card is in the box once; spirits take part for everybody or not at all."""
    held = Counter(card.card for place in page.players for card in place.cards)
    held.update(place.spirit.card for place in page.players if place.spirit is not None)
    for card, times in held.items():
        if times > 1:
            raise IllegalPosition("H-COMP-2", card=card)
    if not page.spirits and any(place.spirit is not None for place in page.players):
        raise IllegalPosition("H-SPIRIT-1")


def _tokens_left(page: Page) -> dict[Colour, int]:
    laid = Counter(
        colour for place in page.players for stack in place.board.values() for colour in stack
    )
    check_tokens(laid)
    return {colour: number - laid[colour] for colour, number in FACTS.tokens.items()}


def _sheet(page: Page, place: Place) -> Sheet:
    return Sheet(
        side=page.side,
        board=place.board,
        cubes=place.cubes,
        cards=place.cards,
        spirit=place.spirit,
        river_loops=page.river_loops,
    )


def _account(
    page: Page, place: Place, sheet: Sheet, read: Read, left: dict[Colour, int]
) -> Account:
    items = counted(sheet, read).items
    stacks = read.stacks
    grid = GRIDS[page.side]
    return Account(
        score=score_of(categories(Options(spirits=page.spirits)), items),
        nothing=(*idle_stacks(page.side, stacks, page.river_loops), *_idle_cards(place)),
        seen={
            grid.names[cell]: colours_around(grid, stacks, cell)
            for cell in bits(mask(stacks, "building"))
        },
        animals=sum(card.placed for card in place.cards),
        tokens={
            colour: _room(grid, read, colour) if left[colour] > 0 else () for colour in COLOURS
        },
        cubes=_stands(page.side, read),
        where=free_homes(page.side, read),
    )


def _room(grid: Grid, read: Read, colour: Colour) -> tuple[CellId, ...]:
    """H-TOKEN-2, and nothing goes on a cell with a cube (H-TOKEN-5)."""
    added = ADDED[TOKEN[colour]]
    return tuple(
        name
        for name, stack in zip(grid.names, read.stacks, strict=True)
        if added[stack] and name not in read.cubes
    )


def _stands(side: Side, read: Read) -> dict[CardId, tuple[CellId, ...]]:
    """A habitat may have changed since, but not the stack under a cube (H-TOKEN-5)."""
    names = GRIDS[side].names
    kinds = read.stacks.translate(TO_KINDS)
    shown = Counter(read.cubes.values())
    found = {}
    for card, placed in read.placed.items():
        wanted = HABITATS[side][card].kind
        # What was only counted so far may still be shown on the board.
        free = placed > shown[card] or placed < CARDS[card].cubes
        found[CARDS[card].id] = tuple(
            name
            for name, kind in zip(names, kinds, strict=True)
            if free and kind == wanted and name not in read.cubes
        )
    return found


def _idle_cards(place: Place) -> list[Points]:
    idle = [
        Points("animals", 0, "H-SCORE-CARD-1", (), card.card)
        for card in place.cards
        if not card.placed
    ]
    if place.spirit is not None and not place.spirit.placed:
        idle.append(Points("spirit", 0, "H-SPIRIT-6", (), place.spirit.card))
    return idle


def _decided(strengths: list[tuple[int, int]], ranks: tuple[int, ...]) -> str:
    if ranks.count(1) > 1:
        return "H-WIN-3"
    best = max(total for total, _ in strengths)
    return "H-WIN-1" if [total for total, _ in strengths].count(best) == 1 else "H-WIN-2"


def _suns(page: Page, accounts: tuple[Account, ...]) -> Suns | None:
    if len(accounts) > 1:
        return None
    points = accounts[0].score.total
    (place,) = page.players
    if place.spirit is not None:
        return suns_with(points, page.side, CARD[CardId(place.spirit.card)])
    return suns_with(points, page.side, None, undecided=page.spirits)
