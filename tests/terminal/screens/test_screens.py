"""What the screen of every game fulfils, in every language."""

import re
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

import pytest

from heliopolis import dice, ra
from heliopolis.games import make_game, names
from heliopolis.terminal.style import PLAIN, Style
from heliopolis.texts import LANGUAGES
from heliopolis.texts.typed import command_in
from tests.dice.builders import random_game as random_dice_game
from tests.ra.builders import random_game as random_ra_game
from tests.terminal.screens.seen import EVERY, LAST, fits, screen_for, seen_by, words_of

OPENINGS = {"ra": "9-6-5-2 8-7-4-3", "ra-dice": "1"}


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_screen_for_the_seats_of_its_table(name: str) -> None:
    screen = screen_for(make_game(name, 2))

    assert screen.texts.seats == ("You", "Merchant 1")
    assert screen_for(make_game(name, 2), you=None).texts.seats == ("Zoe", "Merchant 1")


@pytest.mark.parametrize("name", names())
def test_the_items_of_a_sheet_are_those_of_the_rules(name: str) -> None:
    texts = screen_for(make_game(name, 2)).texts
    lines = {"ra": ra.Line, "ra-dice": dice.Line}
    scored = {field.name for field in fields(lines[name])}

    assert {*texts.items, "net", "points", "counts"} == scored
    assert set(texts.last_epoch_only) < set(texts.items)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_in_the_help_as_it_is_typed(name: str, language: str) -> None:
    game = make_game(name, 2)
    screen = screen_for(game, language)
    start = game.start_with(OPENINGS[name])

    shown = screen.help((), LAST, PLAIN, 80).split("\n")[1:]

    typed = [command_in(words_of(language), line.split()[0]) for line in shown]
    assert typed == ["help", "rules", "table", *screen.commands, "sheet", "save", "quit"]
    for command in screen.commands:
        assert screen.obey(command, start.view(0), 80)


def test_the_commands_where_no_move_is_asked_for_are_listed() -> None:
    told = [screen_for(make_game(name, 2)).commands_here(LAST) for name in ("ra", "ra-dice")]

    assert told == [
        "Commands here: table, bag, sheet, rules, save, quit.",
        "Commands here: table, sheet, rules, save, quit.",
    ]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", EVERY)
@pytest.mark.parametrize("width", [80, 120])
def test_help_and_rules_and_what_was_dealt_fit_the_screen(
    name: str, language: str, width: int
) -> None:
    game = make_game(name, 2)
    screen = screen_for(game, language)
    start = game.start_with(OPENINGS[name])
    every_kind = {"ra": ra.RULESET, "ra-dice": dice.RULESET}[name]
    decisions = [every_kind.move_of(number) for number in range(every_kind.batch.ACTIONS)]

    assert fits(screen.help(decisions, LAST, PLAIN, width), width)
    assert fits(screen.rules(PLAIN, width), width)
    assert fits(screen.opening(start.view(None)))
    assert screen.texts.say("help-moves") in screen.help(decisions, LAST, PLAIN, width)
    for command in screen.commands:
        assert fits(screen.obey(command, start.view(0), width), width)


@pytest.mark.parametrize("name", names())
def test_the_rules_in_short_begin_with_a_heading(name: str) -> None:
    screen = screen_for(make_game(name, 2))
    title = "The rules in short (the numbers are those of the full rules)"

    assert screen.rules(PLAIN, 80).startswith(f"{title}\n  ")
    assert screen.rules(Style(colours=True), 80).startswith(f"\033[1m{title}\033[0m\n  ")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("ra", "Ra for 2 players, Rio Grande edition."),
        ("ra-dice", "Ra: The Dice Game for 2 players, Rio Grande edition, Sun track of 10 steps."),
    ],
)
def test_what_is_played_is_one_sentence(name: str, told: str) -> None:
    game = make_game(name, 2)

    assert screen_for(game).texts.setting(game) == told


def test_a_sun_track_of_one_step_is_told_too() -> None:
    game = make_game("ra-dice", 2, None, {"sun_track": "1"})

    assert screen_for(game).texts.setting(game).endswith(" edition, Sun track of 1 step.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "game",
    [
        *(random_ra_game(4, edition, seed=3) for edition in ra.EDITIONS),
        *(random_dice_game(players, 6, seed=players) for players in (2, 3, 4)),
    ],
    ids=[*ra.EDITIONS, "two", "three", "four"],
)
def test_whole_games_can_be_told(game: Sequence[tuple[Any, Any]], language: str) -> None:
    screen = screen_for(game[0][0], language)
    news = [event for here, move in game for event in here.play(move).events]

    for paragraph in screen.paragraphs(news):
        assert paragraph[0].isupper()
        assert paragraph.endswith((".", ")"))
        assert not re.search(r"[<{}]|  |Colour|Face|Tile", paragraph)


def test_what_happened_is_told_by_the_texts() -> None:
    here = ra.Game(2).start_with(OPENINGS["ra"])
    step = here.play("draw").position.play("+nile")

    assert list(screen_for(here).paragraphs(step.events)) == ["You draw a Nile."]
    assert list(screen_for(here, "de").paragraphs(step.events)) == ["Du ziehst einen Nil."]


def test_a_long_move_is_told_on_the_next_line_and_later_lines_are_indented() -> None:
    here = ra.Game(2).start_with(OPENINGS["ra"])

    text = screen_for(here, "pseudo").question(seen_by(here), 40).text

    assert text == (
        " 1  draw  drawww a tileee frommm theee\n"
        "          baggg\n"
        " 2  ra    invokeeee Raa: ann auctionnnn\n"
        "          forrr theee centreeee sunnn\n"
        "          aloneee"
    )
