"""The deal: 256 secret bits, a generator made of a hash, shuffles, and the proof of it all.

The generator is SHA-256 in counter mode. It needs no state of the platform's own, so the same
secret gives the same deal on every machine and every Python; `tests/core/test_deal.py` holds
fixed vectors.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

SECRET_BYTES = 32
NONCE_BYTES = 32

_WORD = 1 << 32


class Generator:
    """Even random numbers drawn from a secret.

    >>> generator = Generator(bytes(32))
    >>> [generator.below(6) + 1 for _ in range(8)]
    [2, 6, 3, 4, 1, 4, 1, 2]
    >>> generator.shuffled("abc")
    ['b', 'a', 'c']
    """

    __slots__ = ("_counter", "_key", "_words")

    def __init__(self, secret: bytes, purpose: str = "deal") -> None:
        """Streams of one secret for different purposes are independent of each other."""
        self._key = hashlib.sha256(b"harmonium/1 " + purpose.encode() + b"\0" + secret).digest()
        self._counter = 0
        self._words: list[int] = []

    @classmethod
    def from_seed(cls, seed: int | str, purpose: str = "deal") -> "Generator":
        """A repeatable generator for simulations and tests, where nothing is secret."""
        # Every text is a seed, also one that no file could hold.
        text = f"seed {seed}".encode(errors="surrogatepass")
        return cls(hashlib.sha256(text).digest(), purpose)

    def word(self) -> int:
        """32 random bits."""
        if not self._words:
            block = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            # Taken from the end by pop(), so laid down in reverse.
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely; bound at most 2^32."""
        # Words above the last multiple of the bound would favour small numbers: draw again.
        limit = _WORD - _WORD % bound
        while True:
            word = self.word()
            if word < limit:
                return word % bound

    def wide(self) -> int:
        """A whole number below 2^64."""
        return self.word() << 32 | self.word()

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """A new list in an even random order (Fisher and Yates, from the end)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def canonical(deal: object) -> bytes:
    """The one spelling of a deal: JSON with sorted keys and no spaces."""
    return msgspec.json.encode(deal, order="sorted")


def commitment(nonce: bytes, deal: object) -> str:
    """What is published at the start; nonce and deal, shown at the end, prove it."""
    return hashlib.sha256(nonce + canonical(deal)).hexdigest()
