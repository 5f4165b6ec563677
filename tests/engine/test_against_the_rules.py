"""Thousands of random games in the rules and in the engine at once (a sample in `make test`)."""

from hypothesis import given, settings

from engine_beside_rules import compare
from harmonium.engine import Engine
from harmonium.games import load
from harmonium.testing.play import Play
from harmonium.testing.strategies import plays
from soak import IN_SOAK

ENGINE = Engine()

# A game is followed act by act, which costs the more the longer it is.
few = settings(max_examples=1_000 if IN_SOAK else 10)


@few
@given(play=plays(load("take_it_easy")))
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
