"""What verifying says, in every language."""

from dataclasses import replace

import pytest

from heliopolis.record import Contradicted, NotProvable, Proved
from heliopolis.record.verify import Gap, Promise, Verdict, Why
from heliopolis.texts import LANGUAGES
from heliopolis.texts.proof import rests_on, verdict_said
from tests.texts.tables import catalogue

SEAL = Promise(0, "ab" * 32, 40, words=False, opened=True)
LATER = Promise(17, "cd" * 32, 12, words=True, opened=True)


def gap(first: int, last: int, opening: str = "suns") -> NotProvable:
    gaps = (Gap(first, last, "no-commitment", opening), Gap(30, 31, "never-opened", opening))
    return NotProvable(gaps, 3, (SEAL,), None)


@pytest.mark.parametrize(
    ("verdict", "said"),
    [
        (Proved(40, (SEAL,), None), "Proved: all 40 deals come from what was sealed before."),
        (Proved(1, (SEAL,), None), "Proved: the 1 deal comes from what was sealed before."),
        (gap(0, 0), "the dealing of the suns has no commitment"),
        (gap(0, 0, "starter"), "the choice of the starter has no commitment"),
        (gap(0, 1), "the suns and move 1 have no commitment"),
        (gap(0, 9, "starter"), "the starter and moves 1 to 9 have no commitment"),
        (gap(5, 5), "move 5 has no commitment"),
        (gap(5, 6), "moves 5 to 6 have no commitment"),
        (gap(5, 6), ", moves 30 to 31 have a seal never opened."),
        (
            Contradicted(12, 3, "+nile", "+gold", "suns", (SEAL,)),
            "Contradicted at move 12, in turn 3: the seal deals +nile, the record says +gold.",
        ),
        (
            Contradicted(0, 0, "1", "2", "starter", (SEAL,)),
            "Contradicted at the starter: the seal deals 1, the record says 2.",
        ),
    ],
)
def test_a_verdict_is_one_sentence(verdict: Verdict, said: str) -> None:
    assert said in verdict_said(catalogue("en"), verdict)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opening", ["suns", "starter"])
@pytest.mark.parametrize("why", ["no-commitment", "never-opened"])
@pytest.mark.parametrize(("first", "last"), [(0, 0), (0, 1), (0, 9), (5, 5), (5, 9)])
def test_every_gap_has_words(language: str, opening: str, why: Why, first: int, last: int) -> None:
    found = NotProvable((Gap(first, last, why, opening),), 0, (), None)

    assert len(verdict_said(catalogue(language), found)) > 20


def test_a_proof_says_what_it_rests_on_and_what_no_seal_covers() -> None:
    told = list(rests_on(catalogue("en"), Proved(52, (SEAL, LATER), None)))

    assert told[:5] == [
        "Compare the commitments with what was shown before each of them dealt:",
        "From the beginning:",
        "ab" * 32,
        "From move 17 on:",
        "cd" * 32,
    ]
    assert "does not cover" in told[5]


def test_a_promise_that_dealt_nothing_is_named_all_the_same() -> None:
    idle = Promise(9, "ef" * 32, 0, words=False, opened=False)

    told = list(rests_on(catalogue("en"), Proved(52, (SEAL, idle, LATER), None)))

    assert told[3:6] == [
        "From move 9 on, but another took over before it dealt anything:",
        "ef" * 32,
        "From move 17 on:",
    ]


def test_a_promise_that_has_dealt_nothing_yet_was_taken_over_by_no_other() -> None:
    waiting = replace(LATER, deals=0)

    told = list(rests_on(catalogue("en"), Proved(40, (SEAL, waiting), None)))

    assert told[3:5] == ["From move 17 on:", "cd" * 32]


def test_a_proof_without_a_word_of_any_seat_says_so() -> None:
    assert "No seat added a word" in " ".join(rests_on(catalogue("en"), Proved(40, (SEAL,), None)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_practice_is_never_called_proved_without_saying_so(language: str) -> None:
    told = list(rests_on(catalogue(language), Proved(40, (SEAL,), 12)))

    assert "12" in told[0]


def test_without_a_promise_there_is_nothing_to_compare() -> None:
    assert list(rests_on(catalogue("en"), NotProvable((), 0, (), None))) == []
