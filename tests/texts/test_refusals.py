"""Refusals and errors as sentences, in every language."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from heliopolis.core.errors import (
    HeliopolisError,
    IllegalMove,
    InvalidRecord,
    InvalidSetup,
    Refusal,
)
from heliopolis.dice.catalogue import DECISIONS
from heliopolis.ra.moves import MOVES
from heliopolis.texts import LANGUAGES
from heliopolis.texts.table import TableTexts
from tests.dice import builders as dice
from tests.ra import builders as ra
from tests.texts.tables import SEATS, catalogue, dice_texts, ra_texts

EVERY = 29
"""Every so many positions of a game are tried."""


def refusals(positions: Iterable[Any], moves: Iterable[Any]) -> Iterator[Refusal]:
    """Why moves are refused in some positions."""
    for here in positions:
        for move in moves:
            try:
                here.play(move)
            except IllegalMove as error:
                yield error.refusal


@pytest.fixture(scope="module")
def of_ra() -> list[Refusal]:
    game = ra.random_game(3, "rio-grande", seed=5)
    found = refusals((here for here, _ in game[::EVERY]), MOVES)
    return list({refusal.code: refusal for refusal in found}.values())


@pytest.fixture(scope="module")
def of_dice() -> list[Refusal]:
    game = dice.random_game(3, 6, seed=3)
    found = refusals((here for here, _ in game[::EVERY]), DECISIONS[::7])
    return list({refusal.code: refusal for refusal in found}.values())


@pytest.mark.parametrize("you", [None, 0, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_ra_refuses_has_a_sentence(
    of_ra: list[Refusal], language: str, you: int | None
) -> None:
    assert len(of_ra) >= 8
    for refusal in of_ra:
        said = ra_texts(language, you=you).refusal(refusal)

        assert said[0].isupper()
        assert said.endswith(f". ({refusal.rule})")


@pytest.mark.parametrize("you", [None, 0, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_dice_game_refuses_has_a_sentence(
    of_dice: list[Refusal], language: str, you: int | None
) -> None:
    assert len(of_dice) >= 8
    for refusal in of_dice:
        said = dice_texts(language, you=you).refusal(refusal)

        assert said[0].isupper()
        assert said.endswith(f". ({refusal.rule})")


NO_SUN = Refusal("no-such-sun", {"seat": 0, "sun": 9, "suns": (7, 3)}, "R-4.1")
MUST_BID = Refusal("must-bid", {"seat": 0}, "R-4.2")
NO_FLOOD = Refusal("tile-not-on-track", {"tile": "flood"}, "R-3.4")


@pytest.mark.parametrize(
    ("language", "refusal", "said"),
    [
        ("en", NO_SUN, "You have no face-up sun 9, only 7 and 3. (R-4.1)"),
        ("pt-BR", NO_SUN, "Você não tem o sol 9 virado para cima, só 7 e 3. (R-4.1)"),
        ("de", NO_SUN, "Du hast keine offene Sonne 9, nur 7 und 3. (R-4.1)"),
        ("en", MUST_BID, "You invoked Ra and nobody bid: you must. (R-4.2)"),
        (
            "pt-BR",
            MUST_BID,
            "Você invocou Rá e ninguém deu lance: agora precisa dar o seu. (R-4.2)",
        ),
        ("de", MUST_BID, "Du hast Ra gerufen, und niemand hat geboten: Jetzt musst du. (R-4.2)"),
        ("pt-BR", NO_FLOOD, "Não há nenhuma inundação na faixa de leilão. (R-3.4)"),
        ("de", NO_FLOOD, "In der Angebotsreihe liegt keine Überschwemmung. (R-3.4)"),
    ],
)
def test_a_refusal_is_said_to_whoever_tried(language: str, refusal: Refusal, said: str) -> None:
    assert ra_texts(language).refusal(refusal) == said


@pytest.mark.parametrize(
    ("suns", "said"), [(0, "and there is none"), (1, "and there is one"), (2, "and there are 2")]
)
def test_suns_are_counted_in_good_english(suns: int, said: str) -> None:
    """D-23."""
    refusal = Refusal("too-few-suns", {"suns": suns, "needed": 4}, "D-23")

    assert dice_texts().refusal(refusal) == f"A disaster takes 4 Suns, {said}. (D-23)"


def test_the_tiles_of_a_refusal_have_the_names_of_the_edition() -> None:
    """R-1.3."""
    refusal = Refusal("disaster-spares-tile", {"disaster": "unrest", "tile": "temple"}, "R-5.1")

    assert ra_texts().refusal(refusal) == "Unrest takes no temple. (R-5.1)"
    assert ra_texts(edition="windrider").refusal(refusal) == "War takes no temple. (R-5.1)"


def test_a_code_that_nobody_has_words_for_stays_a_code() -> None:
    refusal = Refusal("bored", {"seat": 1}, "X-1")

    assert ra_texts().refusal(refusal) == "bored (X-1): seat=1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_come_where_there_are_any(language: str) -> None:
    table = TableTexts(catalogue(language), ())
    close = InvalidSetup("no-such-bot", name="mercant", bots=("merchant",), close=("merchant",))
    far = InvalidSetup("no-such-bot", name="x", bots=("merchant", "search"), close=())

    assert "merchant" in table.error(close)
    assert table.error(close).endswith("?")
    assert "merchant" in table.error(far)
    assert "search" in table.error(far)


def test_an_error_in_a_file_names_the_line_and_the_file() -> None:
    table = TableTexts(catalogue("en"), ())
    error = InvalidRecord("missing-move", 7)

    assert table.error(error) == "Line 7: A move is missing before a comma."
    assert table.error(error, "a.ra") == '"a.ra", line 7: A move is missing before a comma.'
    assert table.error(InvalidRecord("no-such-file", path="a.ra"), "a.ra") == (
        'There is no file "a.ra".'
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", 'Line 9: Move 4, "bid 9": Ann has no face-up sun 9, only 7 and 3. (R-4.1)'),
        ("de", "Zeile 9: Aktion 4, „bid 9“: Ann hat keine offene Sonne 9, nur 7 und 3. (R-4.1)"),
    ],
)
def test_an_illegal_move_in_a_file_says_why_by_the_names_of_the_file(
    language: str, said: str
) -> None:
    error = InvalidRecord(
        "illegal-move",
        9,
        cause="no-such-sun",
        rule="R-4.1",
        seat=1,
        sun=9,
        suns=(7, 3),
        number=4,
        text="bid 9",
        names=SEATS,
    )

    assert TableTexts(catalogue(language), ()).error(error) == said


def test_two_names_of_a_line_are_told_apart() -> None:
    error: HeliopolisError = InvalidRecord(
        "other-seats-turn", 9, seat=1, name="Bes", names=("Zoe", "Ann", "Bes")
    )

    assert TableTexts(catalogue("en"), ()).error(error) == (
        "Line 9: This turn is that of Ann, not of Bes."
    )


def test_a_truth_is_told_by_yes_or_no() -> None:
    still = Refusal("other-turn", {"turn": 4, "text": "5", "still": True})
    new = Refusal("other-turn", {"turn": 4, "text": "5", "still": False})

    assert ra_texts().refusal(still) == 'This is still turn 4, not "5".'
    assert ra_texts().refusal(new) == 'This is turn 4, not "5".'
