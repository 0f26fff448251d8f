"""Advice as a table, with made-up figures.

A snapshot is made anew by deleting its file and running this test, which then fails once.
"""

from fractions import Fraction
from pathlib import Path

import pytest

from heliopolis.bots.advice import Advice
from heliopolis.bots.counsel import Counsel
from heliopolis.bots.worth import Worth
from heliopolis.record import read_record
from heliopolis.terminal.moment import Moment, find_moment
from heliopolis.terminal.screens import screen_of
from heliopolis.terminal.screens.layout import length
from heliopolis.terminal.style import PLAIN, Style
from heliopolis.terminal.thoughts import draw_counsel
from heliopolis.texts import LANGUAGES, Catalogue
from tests.made_up_advice import WORTH, advice_at, moment_of
from tests.record.builders import DICE, UNFINISHED
from tests.terminal.stage import ENGLISH
from tests.texts.pseudo import pseudo_catalogue
from tests.texts.tables import catalogue

SNAPSHOTS = Path(__file__).parent / "snapshots"
GAMES = {"ra": (UNFINISHED, 5), "ra-dice": (DICE, 1)}
LONGER = "longer words"
ORDERED = (
    "Moves are in the order that is best for Ana; "
    "the difference is how much less or more the chance of Ben is than with the first."
)
ROLLS = 1  # where Ben may roll some of three dice again, in the game of dice


def drawn(
    moment: Moment,
    advice: Advice,
    *,
    words: Catalogue = ENGLISH,
    everything: bool = False,
    width: int = 80,
    style: Style = PLAIN,
    worth: Worth | None = None,
) -> str:
    screen = screen_of(moment.record.game, moment.record.seats, words)
    counsel = Counsel(worth or WORTH[moment.record.game.name], advice)
    return draw_counsel(moment, counsel, screen, everything, style, width)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_looks_as_before(language: str, game: str) -> None:
    snapshot = SNAPSHOTS / f"advice-{game}-{language}.txt"
    text, at = GAMES[game]
    moment = moment_of(text, at)

    shown = drawn(moment, advice_at(moment), words=catalogue(language))

    if not snapshot.exists():
        snapshot.write_text(f"{shown}\n", encoding="utf-8")
        pytest.fail(f"{snapshot.name} is new: look at it, and run again")
    assert f"{shown}\n" == snapshot.read_text(encoding="utf-8")


def row(text: str, move: str) -> list[str]:
    """The figures in front of a move."""
    (line,) = (line for line in text.split("\n") if line.endswith(f"  {move}"))
    return line.removesuffix(move).split()


def test_every_class_has_its_figures_and_how_much_less_than_the_best_it_is_worth() -> None:
    moment = moment_of(UNFINISHED, 4)

    text = drawn(moment, advice_at(moment))

    assert row(text, "pass (played)") == ["1", "20.0%", "best", "30.2", "60"]
    assert row(text, "bid 2") == ["2", "18.5%", "-1.5", "29.2", "60"]


def test_the_reasons_are_told_largest_first_and_without_what_does_not_matter() -> None:
    moment = moment_of(UNFINISHED, 4)

    text = drawn(moment, advice_at(moment))

    assert text.count("why:      unrest -3.0, river +2.1, sun 9 for sun 2 -1.8\n") == 4
    assert "gold +" not in text


def test_a_disaster_has_the_name_of_the_edition() -> None:
    """R-1.3."""
    moment = moment_of(UNFINISHED.replace("rio-grande", "windrider"), 4)

    assert "war -3.0, river +2.1" in drawn(moment, advice_at(moment))


def test_what_is_expected_is_told_as_it_would_happen() -> None:
    moment = moment_of(UNFINISHED, 9)

    text = " ".join(drawn(moment, advice_at(moment)).split())

    assert "expected: Ana bids 6. Ben passes. Ana pays 6, gains 7 and takes a god." in text


def test_a_draw_or_throw_that_is_expected_is_told_with_its_odds() -> None:
    draw, roll = moment_of(UNFINISHED, 0), moment_of(DICE, ROLLS)
    tile = max(draw.position.play("draw").position.odds().values())

    drawing, rolling = (" ".join(drawn(here, advice_at(here)).split()) for here in (draw, roll))

    assert f"The chance of this tile is {100 * float(tile):.1f}%. why:" in drawing
    assert drawing.count("The chance of this tile") == 1
    assert "The chance of this throw is 1 in 6. why:" in rolling
    assert "The chance of this throw is 1 in 36. why:" in rolling


def test_only_the_best_moves_are_shown_and_the_one_that_was_played() -> None:
    moment = moment_of(DICE, ROLLS)
    classes = advice_at(moment).thoughts.classes
    assert moment.played in classes[-1].moves or len(classes) > 6

    text = drawn(moment, advice_at(moment))

    shown = [line for line in text.split("\n") if line.endswith(("roll green (played)", "keep"))]
    assert len(shown) == 2
    left = len(classes) - text.count("others:")
    assert text.endswith(f"\n{left} more moves are not shown; --all shows them.")


def test_all_moves_are_shown_to_whoever_wants_all() -> None:
    moment = moment_of(DICE, ROLLS)
    advice = advice_at(moment)

    text = drawn(moment, advice, everything=True)

    assert text.count("others:") == len(advice.thoughts.classes)
    assert "not shown" not in text


def test_of_moves_that_come_to_the_same_the_first_has_the_line_the_played_is_named() -> None:
    moment = moment_of(UNFINISHED, 5)

    text = drawn(moment, advice_at(moment, together=5))

    assert row(text, "pass") == ["1", "20.0%", "best", "30.2", "60"]
    assert "like:     bid 7 (played), bid 3, bid 4, 1 more\n" in text
    assert "expected: Ben passes." in text


def test_moves_in_another_language_are_shown_in_notation_too() -> None:
    moment = moment_of(UNFINISHED, 5)

    assert "bieten 7 [bid 7] (gespielt)" in drawn(moment, advice_at(moment), words=catalogue("de"))


def test_the_figures_may_be_those_of_somebody_who_is_not_asked() -> None:
    moment = moment_of(UNFINISHED, 4, "Ben")

    text = drawn(moment, advice_at(moment))

    assert "The figures are those of Ben." in " ".join(text.split())
    assert row(text, "pass (played)") == ["1", "80.0%", "best", "31.0", "60"]
    assert row(text, "bid 2") == ["2", "81.5%", "+1.5", "31.0", "60"]
    assert "others:   Ana 20.0%, 30.2\n" in text
    assert ORDERED in " ".join(text.split())


def test_the_order_is_not_explained_to_who_is_asked() -> None:
    moment = moment_of(UNFINISHED, 4)

    assert "Moves are in the order" not in drawn(moment, advice_at(moment))


def test_how_the_budget_was_spent_is_said() -> None:
    moment = moment_of(UNFINISHED, 4)

    even, play = (
        " ".join(drawn(moment, advice_at(moment, spending=way)).split()) for way in ("even", "play")
    )

    whole = "spent evenly, as many whole rounds on each class of moves"
    assert f" After 4 moves. 300 simulations, {whole}; 8123 positions. " in even
    assert " After 4 moves. 300 simulations, spent as in play; 8123 positions. " in play


def test_what_the_lot_is_worth_to_every_seat_stands_above_the_moves() -> None:
    moment = moment_of(UNFINISHED, 4)
    said = "The next tile is Ra with a chance of 25.0%."

    text = drawn(moment, advice_at(moment))
    without = drawn(moment, advice_at(moment), worth=Worth({}, Fraction(1, 4), (), {}, {}))

    assert f"\n{said}\nWorth of the lot: Ana +6.2, Ben -1.0\n\n" in text
    assert f"\n{said}\n\n" in without


def test_what_uses_of_dice_are_worth_stands_above_the_moves() -> None:
    moment = moment_of(DICE, ROLLS)

    text = drawn(moment, advice_at(moment), width=60)

    said = "Worth of one more: Nile step +0.8, flood cube +4.0,\n    averted Nile disaster +1.5"
    assert f"positions.\n{said}\n\n" in text


def test_what_is_worth_nothing_is_not_said() -> None:
    moment = moment_of(DICE, ROLLS)

    text = drawn(moment, advice_at(moment), worth=Worth({}, None, (), {"spared-civ": 0.04}, {}))

    assert "positions.\n\n" in text


def test_what_is_too_long_for_a_line_is_broken() -> None:
    moment = moment_of(DICE, ROLLS)
    codes = ("spared-civ", "monument-new", "nile-with-flood")
    worth = Worth({}, None, (), dict.fromkeys(codes, -10.0), {})

    text = drawn(moment, advice_at(moment), worth=worth, words=catalogue("de"), width=40)

    said = "Wert von einem mehr: abgewendete\n    Zivilisations-Katastrophe -10,0,\n"
    assert said in text
    assert [line for line in text.split("\n") if len(line) > 40] == []


def test_points_that_are_hidden_stay_so() -> None:
    """R-1.4."""
    hidden = UNFINISHED.replace("suns:", "scores: hidden\nsuns:")
    moment = find_moment(read_record(hidden), 5, None)

    assert "\n  Ana    ? points" in drawn(moment, advice_at(moment))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [80, 60, 40])
@pytest.mark.parametrize("language", [*LANGUAGES, LONGER])
def test_advice_fits_the_screen(language: str, width: int, game: str) -> None:
    text, at = GAMES[game]
    moment = moment_of(text, at)
    words = pseudo_catalogue() if language == LONGER else catalogue(language)
    width = max(width, 60) if language == LONGER else width

    advice = drawn(moment, advice_at(moment), words=words, everything=True, width=width)

    assert [line for line in advice.split("\n") if len(line) > width] == []


def test_colours_take_no_room() -> None:
    moment = moment_of(UNFINISHED, 5)

    plain, painted = (
        drawn(moment, advice_at(moment), style=style) for style in (PLAIN, Style(colours=True))
    )

    assert painted != plain
    assert "\033" not in plain
    for one, other in zip(plain.split("\n"), painted.split("\n"), strict=True):
        assert length(one) == length(other)
