"""Whatever a program gives, it hears of a Problem, and nothing has changed."""

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from harmonium import new_table
from harmonium.core.errors import BadNotation, IllegalAction, Problem
from harmonium.core.options import describe
from harmonium.core.table import Table
from harmonium.games import KEYS, load
from harmonium.games.harmonies.actions import PlaceToken
from harmonium.games.harmonies.options import Options as Harmonies
from harmonium.games.take_it_easy.options import Options as TakeItEasy
from harmonium.games.tranquility.options import Options as Tranquility

FLAT = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-3, 90),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(["A", "a1", "red", "pink", "frog", "lion", "978", "17", "joker", "finish"]),
    st.binary(max_size=3),
    st.builds(object),
)
GARBAGE: st.SearchStrategy[Any] = st.recursive(
    FLAT,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.text(max_size=3) | st.integers(0, 40), inner, max_size=3)
    ),
    max_leaves=5,
)


@pytest.mark.parametrize(
    ("make", "option", "possible"),
    [
        (lambda: TakeItEasy(placement="conected"), "placement", "connected"),  # type: ignore[arg-type]
        (lambda: TakeItEasy(rounds=0), "rounds", "1-24"),
        (lambda: TakeItEasy(scoring="both"), "scoring", "best_ray"),  # type: ignore[arg-type]
        (lambda: TakeItEasy(symbols=None), "symbols", "text"),  # type: ignore[arg-type]
        (lambda: Harmonies(side="C"), "side", "A, B"),  # type: ignore[arg-type]
        (lambda: Harmonies(first_player=True), "first_player", "1-4"),
        (lambda: Tranquility(jokers=1), "jokers", "on, off"),  # type: ignore[arg-type]
    ],
)
def test_an_impossible_value_names_its_option_and_what_is_possible(
    make: Any, option: str, possible: str
) -> None:
    with pytest.raises(Problem) as refused:
        make()
    assert refused.value.message == "bad-option-value"
    assert refused.value.arguments["option"] == option
    assert possible in str(refused.value.arguments["expected"])


@pytest.mark.parametrize("options", [None, {}, "free", Harmonies(), Harmonies])
def test_options_of_something_else_are_refused(options: Any) -> None:
    with pytest.raises(Problem) as refused:
        load("take_it_easy").check(options, 1)
    assert refused.value.message == "options-of-another-game"


@pytest.mark.parametrize("seats", [1.0, None, True, "12", [None, None], {1, 2}])
def test_what_are_no_seats_is_refused(seats: Any) -> None:
    with pytest.raises(Problem) as refused:
        new_table("take_it_easy", seats=seats)
    assert refused.value.message == "not-seats"


@given(st.data())
@pytest.mark.parametrize("key", KEYS)
def test_a_table_opens_or_a_problem_says_why_not(key: str, data: st.DataObject) -> None:
    options_type = load(key).options_type
    names = [field.name for field in describe(options_type)]
    chosen = data.draw(st.dictionaries(st.sampled_from(names), GARBAGE, max_size=2))
    try:
        table = new_table(
            data.draw(GARBAGE | st.just(key)),
            seats=data.draw(GARBAGE | st.integers(1, 6)),
            options=data.draw(st.just(options_type(**chosen)) | GARBAGE),
            seed=data.draw(st.integers() | st.text()),
        )
    except Problem:
        return
    assert table.actors


def garbage_action(game: Any) -> st.SearchStrategy[Any]:
    kinds = get_args(game.action_type) or (game.action_type,)
    structs = [
        st.builds(
            kind, **dict.fromkeys((field.name for field in msgspec.structs.fields(kind)), GARBAGE)
        )
        for kind in kinds
    ]
    return st.one_of(GARBAGE, *structs)


def opened(key: str) -> Table:
    table = new_table(key, seats=2, seed=3)
    for _ in range(3):
        seat = table.actors[0]
        table.act(seat, next(iter(table.legal(seat))))
    return table


@given(st.data())
@pytest.mark.parametrize("key", KEYS)
def test_an_act_is_done_or_a_problem_says_why_not(key: str, data: st.DataObject) -> None:
    table = opened(key)
    seat = data.draw(GARBAGE | st.sampled_from(table.actors))
    action = data.draw(garbage_action(table.game))
    state, entries = table.state, len(table.entries)
    try:
        table.act(seat, action)
    except Problem:
        assert (table.state, len(table.entries)) == (state, entries)
        return
    assert table.game.parse(table.entries[-1].action) in table.game.legal(state, seat)  # type: ignore[union-attr]


@pytest.mark.parametrize("key", KEYS)
def test_nothing_is_no_action(key: str) -> None:
    table = opened(key)
    seat = table.actors[0]
    for done in (lambda: table.act(seat, None), lambda: table.game.apply(table.state, seat, None)):
        with pytest.raises(Problem):
            done()


def test_an_unknown_colour_is_refused() -> None:
    table = new_table("harmonies", seats=1, seed=3)
    table.act(0, "g1")
    pink = PlaceToken("pink", "a1")  # type: ignore[arg-type]
    with pytest.raises(IllegalAction) as refused:
        table.game.apply(table.state, table.actors[0], pink)
    assert refused.value.rule == "H-TERM-1"
    with pytest.raises(Problem):
        table.act(0, pink)


@given(st.data())
@pytest.mark.parametrize("key", KEYS)
def test_a_text_is_an_action_or_a_bad_one(key: str, data: st.DataObject) -> None:
    game = load(key)
    texts = st.text() | st.text(alphabet="cg0123456789@:=,+-_abdefijklnoprst\n²٣", max_size=14)
    text = data.draw(texts)
    try:
        action = game.parse(text)
    except BadNotation:
        return
    assert game.parse(game.format(action)) == action


def garbage_sheet(kind: type[Any]) -> st.SearchStrategy[Any]:
    """A sheet, or a page, of which a field or two may be anything."""
    names = [field.name for field in msgspec.structs.fields(kind)]
    needed = {"side": "A", "board": {}, "players": ({},), "rounds": (((None,) * 19,),)}
    valid = {name: needed[name] for name in names if name in needed}
    return st.dictionaries(st.sampled_from(names), GARBAGE, max_size=2).map(
        lambda chosen: lambda: kind(**(valid | chosen))
    )


@given(st.data())
@pytest.mark.parametrize("key", KEYS)
def test_a_sheet_is_counted_or_a_problem_says_why_not(key: str, data: st.DataObject) -> None:
    game = load(key)
    for kind, count in (
        (game.sheet_type, game.tally),
        (game.sheet_type, game.where),
        (game.page_type, game.pad),
    ):
        if count is None:
            continue
        try:
            count(data.draw(garbage_sheet(kind))())
        except Problem:
            continue
