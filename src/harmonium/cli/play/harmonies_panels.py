"""What stands beside the landscape: tokens, cards, points, as lines that can be picked.

Each function turns a view into lines and, where a line can be clicked, its key: `group:2`,
`token:blue`, `card:frog`, `choose:lion`, `end`.
"""

from collections.abc import Iterator
from textwrap import wrap
from typing import Any, Final

from rich.text import Text

from harmonium.cli.console import column, words
from harmonium.cli.play.harmonies_drawing import card_lines, card_name, paint, tokens
from harmonium.cli.records import seat_name
from harmonium.core.table import Table
from harmonium.drawing.harmonies import SIGN
from harmonium.games.harmonies.advice import Fit, Mark, Near, SameStripe, Suns
from harmonium.games.harmonies.cards import CARD, CARDS, CardId
from harmonium.games.harmonies.data import FACTS
from harmonium.games.harmonies.view import View

Held = tuple[str, str] | None
"""What is picked: ("token", colour), ("card", id) or nothing."""
Line = tuple[Text, str | None]

NARROW: Final = 27
MOST_SUNS: Final = len(FACTS.suns.points) + max(FACTS.suns.side.values()) + FACTS.suns.no_spirits


def head(text: str, beside: str = "") -> Line:
    line = Text(text, "bold underline")
    line.append(f"  {beside}", "dim not underline")
    return line, None


def token_lines(view: View, held: Held, *, asked: bool) -> Iterator[Line]:
    """The central board, the bag, and what is still to be placed."""
    if view.offer is not None and view.phase == "spirit" and asked:
        yield from _spirit_lines(view)
        return
    yield head(words("harmonies-central"), words("harmonies-bag", count=sum(view.bag.values())))
    for number, space in enumerate(view.spaces, 1):
        line = Text(f"{number} ", "bold" if view.space is None and asked else "dim")
        if space:
            line.append_text(tokens(space))
        elif number == view.space:
            line.append(words("harmonies-taken"), "dim")
        else:
            line.append(words("harmonies-space-empty"), "dim")
        yield line, f"group:{number}"
    left = Text()
    for colour, number in view.bag.items():
        left.append(SIGN[colour], paint(colour))
        left.append(f"{number} ", "dim")
    yield left, None
    if view.hand:
        yield head(words("harmonies-hand"))
        for number, colour in enumerate(dict.fromkeys(view.hand), 1):
            chosen = held == ("token", colour)
            line = Text(f"{'▸' if chosen else ' '}{number} ", "bold yellow" if chosen else "")
            line.append_text(tokens([colour] * view.hand.count(colour)))
            line.append(words(f"piece-{colour}"), "bold" if chosen else "")
            yield line, f"token:{colour}"
    elif asked and view.phase == "exchange":
        yield Text(f"e  {words('harmonies-keep-row')}", "bold green"), "end"
    elif asked and view.space is not None:
        yield Text(f"e  {words('harmonies-end-turn')}", "bold green"), "end"


def _spirit_lines(view: View) -> Iterator[Line]:
    yield head(words("harmonies-asks-spirit"))
    for number, card in enumerate(view.offer or (), 1):
        for line in card_lines(card, 0, "", chosen=False):
            yield line, f"choose:{card}"
        for text in wrap(f"{number}  " + words(f"spirit-{card}"), NARROW):
            yield Text(text), f"choose:{card}"


def row_lines(view: View, seat: int, found: tuple[Mark, ...], held: Held) -> Iterator[Line]:
    """The face-up cards."""
    yield head(words("harmonies-row"), words("harmonies-pile", count=view.pile))
    for card in view.row:
        if card is None:
            yield Text("—", "dim"), None
            continue
        for line in card_lines(card, 0, remark(seat, card, found), chosen=held == ("card", card)):
            yield line, f"card:{card}"


def held_lines(view: View, seat: int, found: tuple[Mark, ...], held: Held) -> Iterator[Line]:
    """The cards of a player: active ones drawn, completed ones by name."""
    player = view.players[seat]
    cards = [(one.card, one.placed) for one in player.cards]
    if player.spirit is not None:
        cards.append((player.spirit.card, int(player.spirit.placed)))
    active = [(card, placed) for card, placed in cards if placed < CARDS[CARD[card]].cubes]
    yield head(words("harmonies-cards"), f"{len(active)} / {FACTS.most_active_cards}")
    for card, placed in active:
        for line in card_lines(
            card, placed, remark(seat, card, found), chosen=held == ("card", card)
        ):
            yield line, f"card:{card}"
    done = [card for card, placed in cards if placed == CARDS[CARD[card]].cubes]
    for text in wrap(", ".join(map(card_name, done)), NARROW):
        yield Text(f"✓ {text}", "dim"), None


def remark(seat: int, card: CardId, found: tuple[Mark, ...]) -> str:
    """Where the animal fits, or how nearly, or what is against the card."""
    short = 0
    for mark in found:
        match mark:
            case Fit(who, which, cells) if (who, which) == (seat, card):
                return words("harmonies-fits", cells=" ".join(cells))
            case Near(who, which) if (who, which) == (seat, card):
                short += 1
            case SameStripe(who, _, held, row) if who == seat and card in row:
                return words("harmonies-same-stripe", cards=", ".join(map(card_name, held)))
            case _:
                pass
    return words("harmonies-one-short", places=short) if short else ""


def point_lines(table: Table, view: View, found: tuple[Mark, ...]) -> Iterator[Line]:
    """Points by category, side by side; suns in a solo game."""
    scores = table.score()
    names = "".join(
        " " + column(seat_name(table, seat), 6, right=True) for seat in range(len(scores))
    )
    yield Text(f"{'':<13}{names}", "bold underline"), None
    for category in table.game.categories(view.options):
        label = column(words(f"category-harmonies-{category}"), 13)
        points = "".join(f"{score.categories[category]:>7}" for score in scores)
        yield Text(f"{label}{points}"), None
    totals = "".join(f"{score.total:>7}" for score in scores)
    yield Text(f"{column(words('total'), 13)}{totals}", "bold"), None
    for mark in found:
        if isinstance(mark, Suns):
            yield from _sun_lines(mark)


def _sun_lines(mark: Suns) -> Iterator[Line]:
    yield Text(""), None
    count = words("harmonies-suns-count", suns=mark.suns, most=MOST_SUNS)
    yield Text(f"{'☀' * mark.suns} {count}", "yellow"), None
    if mark.next_points is None:
        yield Text(words("harmonies-suns-all"), "dim"), None
    else:
        missing = mark.next_points - mark.points
        text = words("harmonies-suns-next", points=missing, total=mark.next_points)
        for part in wrap(text, NARROW):
            yield Text(part, "dim"), None


def asks(table: Table, view: View, seat: int) -> str:
    """The one line that says what is to be done, and by whom."""
    if view.active is None:
        return words("harmonies-asks-over")
    if view.active != seat:
        return words("harmonies-waits-turn", name=seat_name(table, view.active))
    match view.phase:
        case "spirit":
            return words("harmonies-asks-spirit")
        case "exchange":
            return words("harmonies-asks-exchange")
        case _ if view.space is None:
            return words("harmonies-asks-group")
        case _ if view.hand:
            return words("harmonies-asks-tokens", count=len(view.hand))
        case _:
            return words("harmonies-asks-end")


def standing(table: Table, view: View) -> str:
    """Everybody's points in a line, and how far the game is."""
    totals: list[Any] = [
        f"{seat_name(table, seat)[:12]}: {score.total}" for seat, score in enumerate(table.score())
    ]
    seats = len(view.players)
    when = (
        words("harmonies-last-round")
        if view.final_round
        else words("harmonies-round", round=view.turn // seats + 1)
    )
    return "  ·  ".join([*totals, when])
