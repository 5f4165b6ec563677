"""The generator: fixed for all time, even, and different for each purpose."""

import hashlib
import math
from collections import Counter
from itertools import permutations
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harmonium.core.deal import Generator, canonical, commitment
from harmonium.games.take_it_easy import GAME, Options

T = TypeVar("T")
SECRET = bytes(range(32))


def test_words_are_the_hashes_of_key_and_counter() -> None:
    """The whole generator once more, as `docs` describe it."""
    key = hashlib.sha256(b"harmonium/1 deal\0" + SECRET).digest()
    stream = b"".join(
        hashlib.sha256(key + counter.to_bytes(8, "big")).digest() for counter in range(3)
    )
    generator = Generator(SECRET)
    words = [generator.word() for _ in range(24)]
    assert b"".join(word.to_bytes(4, "big") for word in words) == stream


@pytest.mark.parametrize(
    ("generator", "words"),
    [
        (
            Generator(bytes(32)),
            "29001673 9d62435b e7b54cd8 c396fa83 c9eb45da 3674bb99 1dcfa53a 167e02f1 1a96872d",
        ),
        (
            Generator(SECRET, "bot 1"),
            "880d4bbd db53d501 d3a6b2cf 2dff673e 218ab182 a4ca4f12 4dbc83d8 5c8b0320 003da475",
        ),
    ],
)
def test_vectors_of_words(generator: Generator, words: str) -> None:
    assert [f"{generator.word():08x}" for _ in range(9)] == words.split()


def test_vectors_of_numbers() -> None:
    generator = Generator.from_seed(7)
    numbers = [10, 17, 4, 4, 7, 20, 8, 7, 14, 16, 26, 14, 18, 4, 7, 5, 5, 9, 23, 4]
    assert [generator.below(27) for _ in range(20)] == numbers


def test_vectors_of_numbers_with_words_that_are_drawn_again() -> None:
    """A quarter of all words is too high for this bound."""
    generator = Generator.from_seed(7)
    words = Generator.from_seed(7)
    bound = 3 << 30
    accepted = [word for word in (words.word() for _ in range(64)) if word < bound]
    assert len(accepted) < 64
    assert [generator.below(bound) for _ in accepted] == accepted


def test_vectors_of_wide_numbers_and_picks() -> None:
    generator = Generator.from_seed(7)
    assert generator.wide() == 14587231848177656262
    assert generator.pick("abcdef") == "b"


def test_vectors_of_shuffles() -> None:
    order = [3, 2, 12, 1, 16, 8, 10, 18, 14, 4, 6, 13, 0, 7, 5, 15, 9, 11, 17]
    assert Generator.from_seed("seven").shuffled(range(19)) == order


def test_vectors_of_commitments() -> None:
    assert canonical({"b": 1, "a": [None, "x"]}) == b'{"a":[null,"x"],"b":1}'
    assert commitment(bytes(32), {"b": 1, "a": [None, "x"]}) == (
        "609aac168ea5fc9b527e4c823a2fea7ba8021acc776c23be581cc2d7dcfa52ac"
    )


def test_a_commitment_is_the_hash_of_nonce_and_deal() -> None:
    expected = hashlib.sha256(SECRET + b'{"a":1}').hexdigest()
    assert commitment(SECRET, {"a": 1}) == expected


def test_vectors_of_whole_deals() -> None:
    dealt = GAME.deal(Options(rounds=2), 3, Generator.from_seed("seven"))
    assert canonical(dealt) == (
        b'{"calls":['
        b'["963","124","123","964","564","928","574","173","168","974",'
        b'"563","573","178","923","973","163","128","968","164"],'
        b'["578","528","563","174","124","573","173","574","564","524",'
        b'"164","968","963","523","178","974","973","924","128"]],"first_caller":2}'
    )
    from_secret = GAME.deal(Options(), 6, Generator(SECRET))
    assert commitment(b"", from_secret) == (
        "6cd3e6874582fe61eef82febe200392f960899a4dad097634ec4ae12d2a09068"
    )


@given(st.binary(min_size=32, max_size=32), st.integers(1, 2**32))
def test_numbers_are_below_their_bound(secret: bytes, bound: int) -> None:
    assert 0 <= Generator(secret).below(bound) < bound


@given(st.integers(), st.lists(st.integers()))
def test_a_shuffle_keeps_what_it_shuffles(seed: int, items: list[int]) -> None:
    before = list(items)
    assert sorted(Generator.from_seed(seed).shuffled(items)) == sorted(items)
    assert items == before


@pytest.mark.parametrize("bound", [2, 6, 27, 1000])
def test_numbers_are_even(bound: int) -> None:
    generator = Generator.from_seed(f"even {bound}")
    draws = 40 * bound
    counts = Counter(generator.below(bound) for _ in range(draws))
    assert distance_from_even(counts, bound, draws) < most_distance(bound - 1)


def test_orders_are_even() -> None:
    """All 120 orders of five things."""
    generator = Generator.from_seed("orders")
    orders = list(permutations("abcde"))
    draws = 40 * len(orders)
    counts = Counter(tuple(generator.shuffled("abcde")) for _ in range(draws))
    assert set(counts) <= set(orders)
    assert distance_from_even(counts, len(orders), draws) < most_distance(len(orders) - 1)


def test_streams_for_different_purposes_are_independent() -> None:
    """All pairs of two dice of the same secrets, thrown for two purposes, are equally likely."""
    draws = 36 * 60
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(draws):
        one, other = Generator.from_seed(seed, "deal"), Generator.from_seed(seed, "bot 0")
        pairs[one.below(6), other.below(6)] += 1
    assert distance_from_even(pairs, 36, draws) < most_distance(35)


def test_neighbouring_seeds_are_independent() -> None:
    draws = 36 * 60
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(draws):
        one, other = Generator.from_seed(seed), Generator.from_seed(seed + 1)
        pairs[one.below(6), other.below(6)] += 1
    assert distance_from_even(pairs, 36, draws) < most_distance(35)


def test_a_seed_may_be_a_number_or_a_word() -> None:
    """A number and its digits are the same seed: a command line knows only words."""
    assert Generator.from_seed(7).wide() == Generator.from_seed("7").wide()
    assert Generator.from_seed(7).wide() != Generator.from_seed("seven").wide()


def distance_from_even(counts: Counter[T], kinds: int, draws: int) -> float:
    """Chi-square; kinds that never came count too."""
    expected = draws / kinds
    unseen = kinds - len(counts)
    return unseen * expected + sum((one - expected) ** 2 / expected for one in counts.values())


def most_distance(freedom: int) -> float:
    """The mean of chi-square and five standard deviations; the seeds are fixed."""
    return freedom + 5 * math.sqrt(2 * freedom)
