"""Every kind of event, complete."""

import typing

import pytest

from heliopolis import dice
from heliopolis.core.events import EpochBegan
from heliopolis.dice import events as kinds
from heliopolis.dice.events import (
    Advanced,
    AnkhsScored,
    CivPlaced,
    DiceRolled,
    DisasterDeclared,
    EpochEnded,
    EpochScored,
    Flooded,
    FloodLost,
    GameOver,
    MarkerLost,
    MarkersReturned,
    MonumentPlaced,
    PharaohMoved,
    RaAdvanced,
    Retreated,
    Spared,
    SunsScored,
    TurnEnded,
)

from .builders import colours, counted, events_of, last_turn, line, position, random_game, throw

RED, BLUE, YELLOW, GREEN, PURPLE = dice.COLOURS
Face = dice.Face

EXAMPLES: dict[str, tuple[dice.Position, tuple[str, ...], tuple[dice.Event, ...]]] = {
    "dice are rolled": (
        position(3, "S----", turn=1, throws=1),
        ("+blue:nile yellow:civ green:sun purple:ankh", "roll purple", "+purple:sun"),
        (
            DiceRolled(
                seat=1,
                throw=2,
                faces=(
                    (BLUE, Face.NILE),
                    (YELLOW, Face.CIV),
                    (GREEN, Face.SUN),
                    (PURPLE, Face.ANKH),
                ),
                suns=2,
            ),
            DiceRolled(seat=1, throw=3, faces=((PURPLE, Face.SUN),), suns=3),
            SunsScored(seat=1, points=3, score=14, suns=3),
        ),
    ),
    "ra goes on": (
        position(4, "SSPPP", phase="reroll", turn=3, ra=5),
        ("keep",),
        (RaAdvanced(seat=3, steps=2, steps_made=7, sun_track=14),),
    ),
    "markers advance": (
        position(2, "PNAAS", turn=1, pharaoh=(0, 3), nile=(0, 11)),
        ("pharaoh red yellow", "nile blue green"),
        (
            Advanced(seat=1, track=Face.PHARAOH, dice=(RED, YELLOW), before=3, after=5),
            Advanced(seat=1, track=Face.NILE, dice=(BLUE, GREEN), before=11, after=12),
            TurnEnded(seat=1, why="nothing-possible", left=()),
        ),
    ),
    "the nile is flooded": (
        position(2, "NPNPA", floods=(2, 0)),
        ("flood red yellow purple",),
        (Flooded(seat=0, dice=(RED, YELLOW, PURPLE), floods=3),),
    ),
    "civilization markers are placed": (
        position(3, "CCACP", turn=2),
        ("civ blue green with red yellow",),
        (CivPlaced(seat=2, colours=(BLUE, GREEN), dice=(RED, BLUE, YELLOW, GREEN)),),
    ),
    "monument markers are placed": (
        position(2, "MMAPP"),
        ("monument blue 8", "monument red 1 with yellow"),
        (
            MonumentPlaced(seat=0, colour=BLUE, column=8, dice=(BLUE,)),
            MonumentPlaced(seat=0, colour=RED, column=1, dice=(RED, YELLOW)),
        ),
    ),
    "a disaster hits the pharaohs": (
        position(2, "SSSSP", turn=1, pharaoh=(3, 5)),
        ("disaster pharaoh",),
        (
            DisasterDeclared(seat=1, area=Face.PHARAOH),
            Retreated(seat=0, track=Face.PHARAOH, before=3, after=1),
        ),
    ),
    "a disaster hits the nile": (
        position(3, "SSSSP", floods=(0, 2, 0), nile=(0, 4, 1)),
        ("disaster nile",),
        (
            DisasterDeclared(seat=0, area=Face.NILE),
            FloodLost(seat=1, floods=1),
            Retreated(seat=2, track=Face.NILE, before=1, after=0),
        ),
    ),
    "a disaster takes markers": (
        position(2, "SSSSP", civ=["", "red blue purple"]),
        ("disaster civ", "lose purple", "lose red"),
        (
            DisasterDeclared(seat=0, area=Face.CIV),
            MarkerLost(seat=1, area=Face.CIV, colour=PURPLE, column=None),
            MarkerLost(seat=1, area=Face.CIV, colour=RED, column=None),
        ),
    ),
    "a disaster takes monuments": (
        position(2, "SSSSP", monuments=["", "red1 green8 purple8"]),
        ("disaster monument", "lose purple 8", "lose red 1"),
        (
            DisasterDeclared(seat=0, area=Face.MONUMENT),
            MarkerLost(seat=1, area=Face.MONUMENT, colour=PURPLE, column=8),
            MarkerLost(seat=1, area=Face.MONUMENT, colour=RED, column=1),
        ),
    ),
    "a disaster takes nothing from somebody": (
        position(3, "SSSSP", floods=(0, 1, 0), nile=(0, 4, 0)),
        ("disaster nile",),
        (
            DisasterDeclared(seat=0, area=Face.NILE),
            FloodLost(seat=1, floods=0),
            Spared(seat=2, area=Face.NILE),
        ),
    ),
    "ankhs score": (
        position(2, "AAAAP", turn=1),
        ("end",),
        (
            TurnEnded(seat=1, why="chosen", left=dice.COLOURS),
            AnkhsScored(seat=1, points=4, score=15, ankhs=4),
        ),
    ),
    "an epoch ends": (
        position(
            2, "SAAPC", ra=10, pharaoh=(1, 3), civ=["red", "blue"], floods=(1, 0), nile=(4, 6)
        ),
        ("end",),
        (
            TurnEnded(seat=0, why="chosen", left=(BLUE, YELLOW, GREEN, PURPLE)),
            AnkhsScored(seat=0, points=2, score=12, ankhs=2),
            EpochEnded(epoch=1),
            EpochScored(
                epoch=1,
                lines=(
                    line(
                        counted(ankhs=1, pharaoh=1, nile=4, floods=1, civilization=1),
                        ankhs=2,
                        pharaohs=-2,
                        river=4,
                        net=4,
                        points=14,
                    ),
                    line(counted(pharaoh=3, nile=6, civilization=1), pharaohs=5, net=5, points=16),
                ),
            ),
            PharaohMoved(seat=0, before=1, after=2),
            PharaohMoved(seat=1, before=3, after=1),
            MarkersReturned(seat=0, colours=(RED,), floods=1),
            MarkersReturned(seat=1, colours=(BLUE,), floods=0),
            EpochBegan(epoch=2, starter=1),
        ),
    ),
    "the game ends": (
        last_turn(2, turn=1, epoch=3, points=(15, 14), monuments=["", "red1"]),
        ("end",),
        (
            TurnEnded(seat=1, why="chosen", left=(RED, BLUE, YELLOW, GREEN)),
            EpochEnded(epoch=3),
            EpochScored(
                epoch=3,
                lines=(
                    line(civilization=-5, net=-5, points=10),
                    line(
                        counted(monuments=1, columns=1),
                        civilization=-5,
                        monuments=1,
                        net=-4,
                        points=10,
                    ),
                ),
            ),
            MarkersReturned(seat=0, colours=(), floods=0),
            MarkersReturned(seat=1, colours=(), floods=0),
            GameOver(winners=(0, 1), scores=(10, 10)),
        ),
    ),
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_what_happens_is_told_completely_and_in_order(example: str) -> None:
    start, moves, expected = EXAMPLES[example]

    happened = events_of(start, *moves)

    assert happened == expected


def test_the_examples_show_every_kind_of_event() -> None:
    shown = {type(event) for _, _, events in EXAMPLES.values() for event in events}

    assert shown == {typing.get_origin(kind) or kind for kind in typing.get_args(kinds.Event)}


@pytest.mark.parametrize(
    ("here", "move"),
    [
        (position(2, "PNCMA", phase="reroll"), "keep"),
        (position(2, "PNCMA", phase="reroll"), "roll red"),
    ],
)
def test_where_nothing_happens_nothing_is_told(here: dice.Position, move: str) -> None:
    assert here.play(move).events == ()


def test_points_in_events_are_those_of_the_position() -> None:
    told = 0
    for here, move in random_game(3, 8, seed=3):
        there, happened = here.play(move)
        for event in happened:
            if isinstance(event, SunsScored | AnkhsScored):
                told += 1
                assert event.score == here.scores[event.seat] + event.points
            if isinstance(event, GameOver):
                assert (event.scores, event.winners) == (there.scores, there.winners)
    assert told > 1


def test_a_throw_lists_what_the_outcome_says() -> None:
    here = position(2)
    outcome = dice.parse_move(throw("PNCMA"))

    (event,) = here.play(outcome).events

    assert isinstance(outcome, dice.Rolled)
    assert event == DiceRolled(0, 1, outcome.faces, 0)


def test_the_log_has_room_for_the_longest_turn() -> None:
    """The third epoch ends with everything to tell, for four seats."""
    everything = "red blue yellow green purple"
    here = last_turn(
        4,
        epoch=3,
        pharaoh=(1, 2, 3, 4),
        floods=(1, 1, 1, 1),
        civ=[everything, everything, everything, ""],
    )

    happened = here.play("end").events

    assert happened[-2] == MarkersReturned(3, colours(""), 1)
    assert isinstance(happened[-1], GameOver)
