"""Whole screens of both games in every language, compared with how they looked before.

A snapshot is made anew by deleting its file and running this test, which then fails once.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heliopolis import CHANCE
from heliopolis.terminal.style import PLAIN
from heliopolis.texts import LANGUAGES
from tests.dice import builders as dice_builders
from tests.dice.builders import position as dice_position
from tests.ra import builders as ra_builders
from tests.ra.builders import position as ra_position
from tests.terminal.screens.seen import LAST, fits, screen_for, seen_by

SNAPSHOTS = Path(__file__).parent / "snapshots"
WIDTH = 80
HANDS = (
    {"god": 2, "gold": 1, "pharaoh": 3, "nile": 4, "flood": 1, "art": 2, "writing": 1}
    | {"fortress": 2, "obelisk": 1},
    {"pharaoh": 1, "step-pyramid": 1, "agriculture": 3},
)
RA = {
    "turn": ra_position(4, edition="windrider", track="nile god unrest", tiles=HANDS, ra_tiles=2),
    "draw": ra_position(2, phase="draw", turn=1),
    "gods": ra_position(
        3, phase="gods", track="- gold step-pyramid funeral", tiles=[{"god": 1, "drought": 1}]
    ),
    "auction": ra_position(
        5,
        epoch=2,
        phase="auction",
        auction="drawn",
        turn=1,
        acting=0,
        best_bid=7,
        best_bidder=2,
        ra_tiles=3,
        track="nile - god pharaoh astronomy flood statue earthquake",
        tiles=HANDS,
        points=[23, 1, 8, 10, 3],
        face_up=[(16, 8), (15, 9), (7,), (), (12, 11, 6)],
        face_down=[(2,), (3,), (14, 4), (13, 10, 5), ()],
    ),
    "lose": ra_position(
        3,
        edition="windrider",
        phase="lose",
        losing_to="unrest",
        owed=2,
        tiles=[{"art": 2, "writing": 1, "religion": 1}],
    ),
    "over": ra_position(
        3, **ra_builders.OVER, points=[41, 38, 38], tiles=[{"pharaoh": 3, "fortress": 2}]
    ),
}
DICE = {
    "roll": dice_position(4, "PN--S", throws=1, ra=3),
    "reroll": dice_position(
        3, "PNCSA", phase="reroll", throws=2, turn=0, ra=5, monuments=["red1 blue1", "green8"]
    ),
    "apply": dice_position(
        3,
        "CCMAS",
        epoch=2,
        ra=12,
        pharaoh=[4, 0, 12],
        nile=[3, 11, 0],
        floods=[0, 1, 2],
        civ=["red", "red blue", ""],
        monuments=["red1 blue1", "green8", "purple2"],
        points=[23, 1, -4],
    ),
    "disaster": dice_position(2, "SSSSN", pharaoh=[0, 1], floods=[1, 1], civ=["", "red"]),
    "lose": dice_position(
        3,
        "SSSSA",
        phase="lose",
        turn=1,
        acting=0,
        disaster="monument",
        groups="disaster",
        monuments=["red1 blue1 red2"],
    ),
    "over": dice_position(2, **dice_builders.OVER),
}
TABLES: dict[str, dict[str, Any]] = {"ra": RA, "dice": DICE}


def screens(tables: dict[str, Any], language: str) -> Iterator[str]:
    """What is on the screen in every phase; at the end of the game, all that can be asked for."""
    for phase, here in tables.items():
        screen, look = screen_for(here, language), seen_by(here)
        yield f"# {phase}\n{screen.draw_table(look.view, PLAIN, WIDTH)}"
        if here.actor is not CHANCE and here.actor is not None:
            question = screen.question(look, WIDTH)
            yield question.text
            yield (
                screen.help(question.choices, LAST, PLAIN, WIDTH)
                .rpartition(screen.texts.say("help-moves"))[2]
                .strip("\n")
            )
    yield screen.draw_sheets(look.view.sheets[-1:] * 3, PLAIN, WIDTH).rpartition("\n\n")[2]
    yield screen.draw_result(here.scores, here.winners)
    yield from (screen.obey(command, look.view, WIDTH) for command in screen.commands)
    yield screen.help((), LAST, PLAIN, WIDTH)
    yield screen.rules(PLAIN, WIDTH)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_every_screen_looks_as_before(game: str, language: str) -> None:
    snapshot = SNAPSHOTS / f"{game}-{language}.txt"

    shown = "\n\n".join(screens(TABLES[game], language)) + "\n"

    assert fits(shown)
    if not snapshot.exists():
        snapshot.parent.mkdir(exist_ok=True)
        snapshot.write_text(shown, encoding="utf-8")
        pytest.fail(f"{snapshot.name} is new: look at it, and run again")
    assert shown == snapshot.read_text(encoding="utf-8")


def test_every_phase_in_which_somebody_looks_at_a_table_is_among_them() -> None:
    assert {here.phase for here in RA.values()} == {*RA}
    assert {here.phase for here in DICE.values()} == {*DICE} - {"disaster"}
