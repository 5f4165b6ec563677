"""Thousands of random games in the rules and in the engine at once (a sample in `make test`)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine_beside_rules import compare
from harmonium.engine import Engine
from harmonium.games import load
from harmonium.testing.play import Play
from harmonium.testing.strategies import options_of, plays
from soak import IN_SOAK

ENGINE = Engine()

# A game is followed act by act, which costs the more the longer it is.
few = settings(max_examples=1_000 if IN_SOAK else 10)


TAKE_IT_EASY = load("take_it_easy")
ROUNDS = options_of(TAKE_IT_EASY, rounds=st.integers(1, 2))


@few
@given(play=plays(TAKE_IT_EASY, ROUNDS, st.integers(1, 6 if IN_SOAK else 3)))
def test_take_it_easy_follows_the_rules(play: Play) -> None:
    compare(ENGINE.game("take_it_easy"), play)


@few
@given(play=plays(load("harmonies")))
def test_harmonies_follows_the_rules(play: Play) -> None:
    compare(ENGINE.game("harmonies"), play)


@few
@given(play=plays(load("tranquility")))
def test_tranquility_follows_the_rules(play: Play) -> None:
    compare(ENGINE.game("tranquility"), play)
