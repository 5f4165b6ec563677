"""The pictures of the rule books show what the rules say: every point, every fit, every cost."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from harmonium.core.errors import IllegalPosition
from harmonium.games import KEYS
from harmonium.games.harmonies import GAME as HARMONIES
from harmonium.games.harmonies import Sheet, explained
from harmonium.games.harmonies.data import FACTS as HARMONIES_FACTS
from harmonium.games.harmonies.sheet import SheetCard, SheetSpirit
from harmonium.games.take_it_easy import Sheet as TakeItEasySheet
from harmonium.games.take_it_easy.board import BANDS, LINES, NEIGHBOURS, TileCode
from harmonium.games.take_it_easy.sheet import tally
from harmonium.games.tranquility.board import GRIDS
from harmonium.games.tranquility.cards import ISLANDS
from harmonium.games.tranquility.data import FACTS as TRANQUILITY_FACTS
from harmonium.games.tranquility.sheet import Sheet as TranquilitySheet
from harmonium.games.tranquility.sheet import where
from harmonium.locales import rulebook

SIDE_A = 23
"""Cells (H-COMP-4)."""
TWO = 2
FOLDER = Path(__file__).parents[2] / "web/src/games"


def table(game: str) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = json.loads(
        (FOLDER / game / "book/pictures.json").read_text("utf-8")
    )
    return found


def first_page(game: str) -> list[list[dict[str, Any]]]:
    """The pictures of the game in ten sentences, by sentence."""
    found: list[list[dict[str, Any]]] = json.loads(
        (FOLDER / game / "book/first.json").read_text("utf-8")
    )
    return found


def panels(game: str, needed: str) -> list[Any]:
    """All panels that show it, of the rules and of the sentences."""
    sentences = {f"sentence-{n}": drawn for n, drawn in enumerate(first_page(game), 1)}
    return [
        pytest.param(panel, id=f"{place}-{number}")
        for place, drawn in (table(game) | sentences).items()
        for number, panel in enumerate(drawn)
        if needed in panel
    ]


@pytest.mark.parametrize("game", KEYS)
def test_every_picture_hangs_on_a_rule(game: str) -> None:
    known = {rule.id for rule in rulebook(game).rules}
    assert known >= table(game).keys()


@pytest.mark.parametrize("game", KEYS)
def test_every_sentence_has_a_picture(game: str) -> None:
    drawn = first_page(game)
    assert len(drawn) == len(rulebook(game).sentences)
    assert all(drawn)


def laid(text: str) -> dict[str, tuple[str, ...]]:
    """`b1 b2 blue; c3 brown-red` as the score pad writes it."""
    board: dict[str, tuple[str, ...]] = {}
    for *cells, stack in (part.split() for part in text.split(";") if part.strip()):
        board |= dict.fromkeys(cells, tuple(stack.split("-")))
    return board


def sheet(panel: dict[str, Any]) -> Sheet:
    spirit, cubes = panel.get("spirit"), panel.get("cubes", {})
    return Sheet(
        side=panel.get("side", "A"),
        board=laid(panel["lay"]),
        cards=tuple(SheetCard(card, placed) for card, placed in Counter(cubes.values()).items()),
        cubes=cubes,
        spirit=None if spirit is None else SheetSpirit(spirit, placed=True),
        river_loops=panel.get("loops", "rulebook"),
    )


@pytest.mark.parametrize("panel", panels("harmonies", "lay"))
def test_landscapes_bring_the_points_they_show(panel: dict[str, Any]) -> None:
    score = explained(sheet(panel))
    for category, points in panel.get("scores", {}).items():
        assert score.categories[category] == points
    single = {item.cells[0]: item.points for item in score.items if len(item.cells) == 1}
    for cell, points in panel.get("points", {}).items():
        assert single[cell] == points


@pytest.mark.parametrize("panel", panels("harmonies", "path"))
def test_the_way_through_a_river_is_its_length(panel: dict[str, Any]) -> None:
    board, way = laid(panel["lay"]), panel["path"].split()
    assert {board[cell] for cell in way} == {("blue",)}
    length = len(set(way))
    worth = {1: 0, 2: 2, 3: 5, 4: 8, 5: 11, 6: 15, 7: 19, 8: 23}
    assert worth[length] == panel["scores"]["water"]


@pytest.mark.parametrize("panel", panels("harmonies", "added"))
def test_a_token_may_be_added_or_not(panel: dict[str, Any]) -> None:
    stack = "-".join([*panel["tokens"].split(), panel["added"]])
    if panel["right"]:
        explained(sheet({"lay": f"a1 {stack}"}))
    else:
        with pytest.raises(IllegalPosition):
            explained(sheet({"lay": f"a1 {stack}"}))


def fitting() -> Iterator[Any]:
    """Each landscape with the card that was drawn before it."""
    for rule in ("H-CUBE-2", "EX-COMBO-1"):
        card = ""
        for number, panel in enumerate(table("harmonies")[rule]):
            card = panel.get("card", card)
            if "lay" in panel:
                yield pytest.param(card, panel, id=f"{rule}-{number}")
    for rule in ("H-CUBE-3", "EX-ORIENT-1"):
        for number, panel in enumerate(table("harmonies")[rule]):
            yield pytest.param("shrew", panel, id=f"{rule}-{number}")
    for drawn in first_page("harmonies"):
        if any("fits" in panel and "card" in drawn[0] for panel in drawn):
            for number, panel in enumerate(drawn[1:], 1):
                yield pytest.param(drawn[0]["card"], panel, id=f"sentence-{number}")


@pytest.mark.parametrize(("card", "panel"), list(fitting()))
def test_an_animal_fits_where_the_picture_says(card: str, panel: dict[str, Any]) -> None:
    assert HARMONIES.where is not None
    assert set(HARMONIES.where(sheet(panel))[card]) == set(panel.get("fits", "").split())


def test_the_last_sentence_shows_a_board_that_ends_the_game() -> None:
    (panel,) = first_page("harmonies")[-1]
    empty = SIDE_A - len(laid(panel["lay"]))
    assert 0 < empty <= HARMONIES_FACTS.last_empty_cells


def tiles(panel: dict[str, Any]) -> tuple[str | None, ...]:
    cells = panel["board"].replace("|", " ").split()
    return tuple(None if cell == "-" else cell for cell in cells)


@pytest.mark.parametrize("panel", panels("take_it_easy", "lines"))
def test_lines_bring_the_points_they_show(panel: dict[str, Any]) -> None:
    (score,) = tally(
        TakeItEasySheet(board=tiles(panel), scoring=panel.get("scoring", "standard"))
    ).scores
    assert {item.subject: item.points for item in score.items if item.category == "lines"} == panel[
        "lines"
    ]
    rays = {item.subject for item in score.items if item.category != "lines"}
    assert rays == set(panel.get("rays", "").split())
    assert score.categories == panel.get("scores", score.categories)


@pytest.mark.parametrize("panel", panels("take_it_easy", "broken"))
def test_unfinished_lines_are_alive_or_broken(panel: dict[str, Any]) -> None:
    board = tiles(panel)
    alive, broken = {}, set()
    for line in LINES:
        laid_there = [tile for cell in line.cells if (tile := board[cell]) is not None]
        values = {BANDS[TileCode(tile)][line.direction] for tile in laid_there}
        if len(values) > 1:
            broken.add(line.id)
        elif values and len(laid_there) < len(line.cells):
            alive[line.id] = len(line.cells) * values.pop()
    # Where the hopes of the others are not shown, only what is broken is.
    assert (alive, broken) == (panel.get("alive", alive), set(panel["broken"].split()))


@pytest.mark.parametrize("panel", panels("take_it_easy", "board"))
def test_boards_can_be_laid_and_bring_what_they_show(panel: dict[str, Any]) -> None:
    (score,) = tally(
        TakeItEasySheet(board=tiles(panel), scoring=panel.get("scoring", "standard"))
    ).scores
    assert score.categories == panel.get("scores", score.categories)
    shown = {int(cell) for cell in panel.get("cells", "").split()}
    assert not shown or shown == {cell for cell, tile in enumerate(tiles(panel)) if tile}


@pytest.mark.parametrize("panel", panels("take_it_easy", "open"))
def test_open_cells_touch_a_tile(panel: dict[str, Any]) -> None:
    board = tiles(panel)
    beside = {
        cell
        for cell, tile in enumerate(board)
        if tile is None and any(board[other] is not None for other in NEIGHBOURS[cell])
    }
    assert beside == set(map(int, panel["open"].split()))


def chart(panel: dict[str, Any]) -> TranquilitySheet:
    return TranquilitySheet(
        grid=panel.get("grid", "standard"),
        placed={int(cell): number for cell, number in panel["placed"].items()},
        hand=(panel["island"],) if "island" in panel else (),
        hand_size=5,
        blocked_rows=(panel["rocks"],) if "rocks" in panel else (),
    )


@pytest.mark.parametrize("panel", panels("tranquility", "placed"))
def test_islands_cost_what_the_chart_shows(panel: dict[str, Any]) -> None:
    grid = GRIDS[panel.get("grid", "standard")]
    rows = map(int, panel.get("rows", "1 2 3 4 5 6").split())
    shown = {cell for row in rows for cell in grid.rows[row - 1]}
    spots = [spot for spot in where(chart(panel)).spots if spot.cell in shown]
    payable = {None, "Q-COST-5"}
    costs = {str(spot.cell): spot.cost for spot in spots if spot.obstacle in payable}
    dear = {spot.cell for spot in spots if spot.obstacle == "Q-COST-5"}
    assert costs == panel.get("costs", {})
    assert dear == set(map(int, panel.get("dear", "").split()))


@pytest.mark.parametrize("panel", panels("tranquility", "placed"))
def test_numbers_rise_along_the_chain(panel: dict[str, Any]) -> None:
    islands = [number for _, number in sorted((int(c), n) for c, n in panel["placed"].items())]
    assert islands == sorted(set(islands))


def test_cards_of_the_sentences_are_those_of_the_box() -> None:
    hand, discarded, payment, silent = (
        panel["cards"].split()
        for drawn in first_page("tranquility")
        for panel in drawn
        if "cards" in panel
    )
    assert len(hand) == len(silent) == TRANQUILITY_FACTS.hand
    assert len(discarded) == TWO
    assert payment == ["start", *["back"] * TRANQUILITY_FACTS.start_payment]
    assert set(hand + discarded) - {"finish"} < set(ISLANDS)


def test_the_chart_is_full_before_the_finish_and_nothing_fits_at_the_loss() -> None:
    *_, (full,), (lost,) = first_page("tranquility")
    assert {int(cell) for cell in full["placed"]} == set(range(1, 37))
    # That it fits nowhere is asked of the rules above, as of every chart.
    assert "island" in lost
    assert "costs" not in lost


def test_the_chart_at_nightfall_is_right_for_a_win() -> None:
    ((panel,),) = (drawn for rule, drawn in table("tranquility").items() if "DAYNIGHT" in rule)
    moons = set(map(int, panel["moons"].split()))
    assert moons == {int(cell) for cell in panel["placed"] if int(cell) > 18}
