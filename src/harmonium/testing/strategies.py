"""Hypothesis strategies: options that fit together, and random legal games."""

from typing import Any

from hypothesis import strategies as st

from harmonium.core.errors import IllegalOptions
from harmonium.core.game import AnyGame
from harmonium.core.options import OptionField, describe
from harmonium.testing.play import Play, random_play

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)


def _values(field: OptionField) -> st.SearchStrategy[Any]:
    match field.kind:
        case "choice":
            values: st.SearchStrategy[Any] = st.sampled_from(field.choices)
        case "switch":
            values = st.booleans()
        case "number":
            low = field.minimum or 0
            values = st.integers(low, min(low + 2, field.maximum or low + 2))
        case "text":
            values = st.just(field.default)
    return st.none() | values if field.optional else values


def _allowed(game: AnyGame, options: Any, seats: int) -> bool:
    try:
        game.check(options, seats)
    except IllegalOptions:
        return False
    return True


def options_of(game: AnyGame, **special: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Any options of the game; `special` replaces the strategy of single fields."""
    fields = {field.name: _values(field) for field in describe(game.options_type)}
    return st.builds(game.options_type, **(fields | special))


@st.composite
def plays(
    draw: st.DrawFn,
    game: AnyGame,
    options: st.SearchStrategy[Any] | None = None,
    seats: st.SearchStrategy[int] | None = None,
) -> Play:
    """A whole random game with options and seats that fit together."""
    any_options = options_of(game) if options is None else options
    any_seats = st.sampled_from(game.seats) if seats is None else seats
    chosen = draw(st.tuples(any_options, any_seats).filter(lambda pair: _allowed(game, *pair)))
    return random_play(game, *chosen, draw(SEEDS))
