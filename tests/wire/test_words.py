"""A seat promises a word for the seal first, and tells it when nobody can promise any more."""

import hashlib
from typing import Any

from msgspec.structs import replace

from heliopolis.wire import next_word
from heliopolis.wire.client import Commit, Reveal
from heliopolis.wire.tables import SealingStruct, TableStruct
from tools.wire.examples import TABLE

SEED = "a seed that nobody else has"


def table(commitment: str = "c1", revealing: bool = False, **mine: Any) -> TableStruct:
    """A table that is being sealed, with the second seat as it is given."""
    assert TABLE.sealing is not None
    sealing: SealingStruct = replace(TABLE.sealing, commitment=commitment, revealing=revealing)
    seats = (TABLE.seats[0], replace(TABLE.seats[1], **mine))
    return replace(TABLE, sealing=sealing, seats=seats)


def promised(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()


def test_a_word_is_promised_and_then_told() -> None:
    commit = next_word(table(), 1, SEED)
    reveal = next_word(table(committed=True, revealing=True), 1, SEED)

    assert isinstance(commit, Commit)
    assert isinstance(reveal, Reveal)
    assert commit.commitment == promised(reveal.word)


def test_no_word_is_told_while_others_may_still_promise_theirs() -> None:
    assert next_word(table(committed=True), 1, SEED) is None


def test_nothing_is_said_twice_or_too_late() -> None:
    assert next_word(table(committed=True, revealing=True, revealed=True), 1, SEED) is None
    assert next_word(table(revealing=True), 1, SEED) is None
    assert next_word(replace(table(), sealing=None), 1, SEED) is None


def test_a_word_is_the_same_when_the_line_was_cut_and_another_for_another_seal_or_seed() -> None:
    first = next_word(table(), 1, SEED)

    assert next_word(table(), 1, SEED) == first
    assert next_word(table("c2"), 1, SEED) != first
    assert next_word(table(), 1, "another seed") != first
