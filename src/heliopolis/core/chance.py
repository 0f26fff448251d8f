"""Dealers: the only places where chance comes from, outside compiled playouts."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:  # `heliopolis --help` should not wait for NumPy
    import numpy as np

SECRET_BYTES = 32
_CHUNKS_OF_A_DIGEST = 4
_CHUNK_RANGE = 1 << 64

T = TypeVar("T")


class Dealer(Protocol):
    """Something that deals fairly."""

    def below(self, limit: int) -> int:
        """A uniform whole number from 0 to `limit` - 1."""


class SeededDealer:
    """Deals from a NumPy generator: repeatable, for tests, arenas and seeded games."""

    def __init__(self, generator: "np.random.Generator") -> None:
        self._generator = generator

    def below(self, limit: int) -> int:
        """A uniform whole number from 0 to `limit` - 1."""
        return int(self._generator.integers(limit))


def commitment_to(secret: bytes) -> bytes:
    """What is published before the first deal, so that the secret cannot be changed later."""
    return hashlib.sha256(secret).digest()


class SealedDealer:
    """Deals from a secret that was committed to beforehand, so that anybody can check the deal.

    `table` are the lines that say who plays what, frozen before any word is heard; `words` are
    those that the seats gave, one a seat and "" for none. Every outcome has a dealer of its own,
    so dealing can be taken up again at any number. The derivation is written down to the byte in
    `docs/notation.md`.
    """

    def __init__(self, secret: bytes, table: bytes, words: Sequence[str]) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        spoken = (word.encode() for word in words)
        said = b"".join(len(word).to_bytes(4, "big") + word for word in spoken)
        self._secret = secret
        self._prefix = b"heliopolis sealed chance 2\n" + table + said

    def at(self, number: int) -> Dealer:
        """A fresh dealer of one outcome: 0 is the opening, n what becomes the n-th move."""
        return _Outcome(self._secret, self._prefix + number.to_bytes(8, "big"))


class _Outcome:
    """Deals one outcome of a sealed game, from as many numbers as it takes."""

    def __init__(self, secret: bytes, prefix: bytes) -> None:
        self._secret = secret
        self._prefix = prefix
        self._chunks_used = 0

    def below(self, limit: int) -> int:
        """A uniform whole number from 0 to `limit` - 1, by rejection, so without any bias."""
        if not 1 <= limit <= _CHUNK_RANGE:
            raise ValueError(f"cannot deal one of {limit}")
        fair_range = _CHUNK_RANGE - _CHUNK_RANGE % limit
        while True:
            chunk = self._next_chunk()
            if chunk < fair_range:
                return chunk % limit

    def _next_chunk(self) -> int:
        counter, place = divmod(self._chunks_used, _CHUNKS_OF_A_DIGEST)
        self._chunks_used += 1
        digest = hmac.digest(self._secret, self._prefix + counter.to_bytes(8, "big"), "sha256")
        return int.from_bytes(digest[8 * place : 8 * place + 8], "big")


def pick(dealer: Dealer, weights: Sequence[int]) -> int:
    """The index that a dealer picks, each with a chance proportional to its weight."""
    ticket = dealer.below(sum(weights))
    for index, weight in enumerate(weights):
        if ticket < weight:
            return index
        ticket -= weight
    raise AssertionError("a ticket is below the sum of the weights")


def shuffled(dealer: Dealer, items: Sequence[T]) -> tuple[T, ...]:
    """The items in an order dealt by a dealer: each place takes one of those left over."""
    left = list(items)
    return tuple(left.pop(dealer.below(len(left))) for _ in range(len(left)))
