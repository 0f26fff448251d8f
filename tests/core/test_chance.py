"""Dealers deal fairly, and a sealed one can be checked."""

import hashlib
import itertools
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.core.chance import (
    Dealer,
    SealedDealer,
    SeededDealer,
    commitment_to,
    pick,
    shuffled,
)

SECRET = bytes(range(32))
MOST = 1 << 64
limits = st.integers(1, MOST) | st.integers(1, 200)


class Scripted:
    """Deals given numbers, and keeps the limits it was asked for."""

    def __init__(self, *numbers: int) -> None:
        self._numbers = iter(numbers)
        self.limits: list[int] = []

    def below(self, limit: int) -> int:
        self.limits.append(limit)
        return next(self._numbers)


def sealed(secret: bytes = SECRET) -> Dealer:
    """A dealer of one outcome."""
    return SealedDealer(secret, b"game: ra\n", ("", "")).at(7)


def chunks(count: int) -> list[int]:
    """The chunks that a dealer uses: below 2**64 each is dealt as it is."""
    dealer = sealed()
    return [dealer.below(MOST) for _ in range(count)]


@given(st.binary(min_size=32, max_size=32), limits)
def test_a_sealed_number_is_below_its_limit(secret: bytes, limit: int) -> None:
    dealer = sealed(secret)

    assert all(0 <= dealer.below(limit) < limit for _ in range(5))


@given(st.integers(0, 1000), st.integers(1, 1000))
def test_a_seeded_number_is_below_its_limit(seed: int, limit: int) -> None:
    dealer = SeededDealer(np.random.default_rng(seed))

    assert all(0 <= dealer.below(limit) < limit for _ in range(5))


def test_equal_seeds_deal_equally() -> None:
    one, other = (SeededDealer(np.random.default_rng(7)) for _ in range(2))

    assert [one.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]


def test_equal_seals_deal_equally_and_others_differently() -> None:
    def dealt(
        secret: bytes = SECRET, *words: str, table: bytes = b"game: ra\n", number: int = 0
    ) -> list[int]:
        outcome = SealedDealer(secret, table, words).at(number)
        return [outcome.below(MOST) for _ in range(9)]

    seals = [
        dealt(),
        dealt(SECRET[::-1]),
        dealt(SECRET, ""),
        dealt(SECRET, "", ""),
        dealt(SECRET, "a", ""),
        dealt(SECRET, "", "a"),
        dealt(SECRET, "a"),
        dealt(SECRET, "ab", ""),
        dealt(SECRET, "a", "b"),
        dealt(table=b"game: ra-dice\n"),
        dealt(table=b"game: ra\nedition: windrider\n"),
        dealt(number=1),
        dealt(number=1 << 32),
    ]

    assert dealt(SECRET, "a", "") == dealt(SECRET, "a", "")
    assert len(set(itertools.chain(*seals))) == len(seals) * 9


def test_an_outcome_is_the_same_whatever_was_dealt_before_it() -> None:
    dealer = SealedDealer(SECRET, b"", ("lotus", ""))
    dealt = [[dealer.at(number).below(MOST) for _ in range(2)] for number in (0, 1, 5, 1, 0)]
    again = SealedDealer(SECRET, b"", ("lotus", "")).at(5)

    assert dealt[2] == [again.below(MOST)] * 2
    assert dealt[:2] == dealt[:2:-1]
    assert len({tuple(two) for two in dealt}) == 3


def test_a_chunk_above_the_last_full_round_is_thrown_away() -> None:
    limit = MOST // 2 + 1  # only one round fits, so that almost every second chunk is unfair
    dealer = sealed()
    raw = chunks(40)
    fair = [chunk for chunk in raw if chunk < limit]

    assert 10 < len(fair) < 30
    assert [dealer.below(limit) for _ in fair] == fair


def test_a_limit_that_divides_the_range_throws_nothing_away() -> None:
    dealer = sealed()

    assert [dealer.below(1 << 63) for _ in range(20)] == [chunk % (1 << 63) for chunk in chunks(20)]


@pytest.mark.parametrize("limit", range(1, 9))
def test_every_number_has_equally_many_fair_chunks(limit: int) -> None:
    """The argument in small: chunks of 4 bits instead of 64."""
    size = 16
    fair = size - size % limit

    counts = Counter(chunk % limit for chunk in range(fair))

    assert len(set(counts.values())) == 1
    assert len(counts) == limit
    assert size - fair < limit  # and never more is thrown away than must be


def test_numbers_from_a_seal_are_spread_evenly() -> None:
    dealer = sealed()

    counts = Counter(dealer.below(6) for _ in range(6000))

    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(6)) < 20  # chi-square, p = 0.001


@pytest.mark.parametrize("limit", [0, -1, MOST + 1])
def test_a_limit_that_cannot_be_dealt_is_an_error(limit: int) -> None:
    with pytest.raises(ValueError, match=f"cannot deal one of {limit}"):
        sealed().below(limit)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_of_another_length_is_an_error(length: int) -> None:
    with pytest.raises(ValueError, match=f"a secret has 32 bytes, not {length}"):
        SealedDealer(bytes(length), b"", ())


def test_the_commitment_is_sha_256() -> None:
    assert commitment_to(SECRET) == hashlib.sha256(SECRET).digest()


@given(st.lists(st.integers(0, 5), min_size=1, max_size=8).filter(any))
def test_every_index_is_picked_as_often_as_it_weighs(weights: list[int]) -> None:
    picked = Counter(pick(Scripted(ticket), weights) for ticket in range(sum(weights)))

    assert picked == Counter({index: weight for index, weight in enumerate(weights) if weight})


def test_a_dealer_that_breaks_its_promise_is_found_out() -> None:
    with pytest.raises(AssertionError, match="a ticket is below the sum"):
        pick(Scripted(3), [1, 2])


def test_picking_asks_for_a_ticket_below_the_sum() -> None:
    dealer = Scripted(0)

    pick(dealer, [3, 4])

    assert dealer.limits == [7]


def test_shuffling_deals_every_order_exactly_once() -> None:
    orders = [
        shuffled(Scripted(*numbers), "abcd")
        for numbers in itertools.product(range(4), range(3), range(2), range(1))
    ]

    assert sorted(orders) == sorted(itertools.permutations("abcd"))


def test_shuffling_asks_for_one_of_those_left_over() -> None:
    dealer = Scripted(3, 1, 0, 0)

    order = shuffled(dealer, "abcd")

    assert order == ("d", "b", "a", "c")
    assert dealer.limits == [4, 3, 2, 1]


@pytest.mark.parametrize("dealer", [sealed(), SeededDealer(np.random.default_rng(1))])
def test_shuffling_with_a_real_dealer_reaches_every_order(dealer: Dealer) -> None:
    counts = Counter(shuffled(dealer, "abc") for _ in range(600))

    assert len(counts) == 6
    assert min(counts.values()) > 60


def test_nothing_shuffled_is_nothing() -> None:
    assert shuffled(Scripted(), ()) == ()
