"""Every event and move of the dice game as an English sentence."""

from typing import get_args

import pytest

from heliopolis import dice
from heliopolis.core.events import EpochBegan
from heliopolis.dice import events
from heliopolis.dice.catalogue import DECISIONS
from heliopolis.dice.components import Colour, Face
from tests.dice.builders import colours, counted, line, position, throw
from tests.texts.tables import dice_texts

RED, BLUE = Colour.RED, Colour.BLUE

SENTENCES: list[tuple[dice.Event, str]] = [
    (
        events.DiceRolled(0, 1, ((RED, Face.NILE), (BLUE, Face.SUN)), 1),
        "You roll red Nile and blue Sun.",
    ),
    (events.DiceRolled(1, 1, ((RED, Face.CIV),), 0), "Ann rolls red civilization."),
    (events.DiceRolled(1, 2, ((RED, Face.ANKH),), 0), "Second throw: red Ankh."),
    (events.DiceRolled(0, 3, ((RED, Face.PHARAOH),), 0), "Third throw: red Pharaoh."),
    (events.RaAdvanced(0, 2, 8, 12), "Ra advances 2 steps, 4 left."),
    (events.RaAdvanced(0, 1, 12, 12), "Ra advances 1 step, to the end of the Sun track."),
    (events.RaAdvanced(0, 2, 13, 12), "Ra advances 2 steps, to the end of the Sun track."),
    (events.SunsScored(0, 3, 15, 3), "You score 3 points for 3 Suns and have 15."),
    (
        events.Advanced(1, Face.PHARAOH, colours("red blue"), 3, 5),
        "Ann advances from 3 to 5 on the Pharaoh track.",
    ),
    (
        events.Advanced(0, Face.NILE, colours("red"), 12, 12),
        "You stay on 12 of the Nile track.",
    ),
    (events.Flooded(1, colours("red blue green"), 1), "Ann floods the Nile."),
    (
        events.Flooded(0, colours("red blue green"), 2),
        "You flood the Nile, with 2 flood cubes now.",
    ),
    (
        events.CivPlaced(0, colours("red"), colours("red blue green")),
        "You place a civilization marker on red.",
    ),
    (
        events.CivPlaced(1, colours("red blue"), colours("red blue green purple")),
        "Ann places civilization markers on red and blue.",
    ),
    (
        events.MonumentPlaced(1, RED, 3, colours("red")),
        "Ann places a monument marker on red, column 3.",
    ),
    (events.DisasterDeclared(0, Face.PHARAOH), "You declare a Pharaoh disaster."),
    (events.DisasterDeclared(1, Face.CIV), "Ann declares a civilization disaster."),
    (events.Retreated(2, Face.NILE, 4, 2), "Bes retreats from 4 to 2 on the Nile track."),
    (events.Advanced(0, Face.PHARAOH, (RED,), 12, 12), "You stay on 12 of the Pharaoh track."),
    (events.Spared(0, Face.PHARAOH), "You have nothing to lose."),
    (events.Spared(2, Face.CIV), "Bes has nothing to lose."),
    (
        events.TurnEnded(0, "nothing-useful", (RED,)),
        "Nothing that is left would change anything; the turn ends.",
    ),
    (
        events.TurnEnded(0, "nothing-possible", (RED, BLUE)),
        "Nothing more can be done with red and blue; the turn ends.",
    ),
    (events.TurnEnded(0, "nothing-possible", ()), "The turn ends."),
    (
        events.TurnEnded(0, "chosen", (RED, BLUE)),
        "You end the turn without spending red and blue.",
    ),
    (events.TurnEnded(1, "chosen", ()), "Ann ends the turn."),
    (events.FloodLost(1, 1), "Ann loses a flood cube, 1 left."),
    (events.FloodLost(0, 0), "You lose a flood cube, none left."),
    (events.MarkerLost(0, Face.CIV, RED, None), "You lose the civilization marker on red."),
    (
        events.MarkerLost(1, Face.MONUMENT, BLUE, 8),
        "Ann loses the monument marker on blue, column 8.",
    ),
    (events.AnkhsScored(1, 4, 9, 5), "Ann scores 4 points for 5 Ankhs not spent and has 9."),
    (events.EpochEnded(2), "Epoch 2 ends: Ra is at the end of the Sun track."),
    (
        events.EpochScored(
            1, (line(net=5, points=15), line(net=-7, points=4), line(net=0, points=12))
        ),
        "Epoch 1 is scored: You: +5 to 15, Ann: -7 to 4 and Bes: 0 to 12.",
    ),
    (
        events.PharaohMoved(0, 5, 3),
        "On the Pharaoh track after the scoring: you from 5 to 3.",
    ),
    (
        events.MarkersReturned(1, colours("red blue"), 1),
        "Taken back: 2 civilization markers and 1 flood cube.",
    ),
    (events.MarkersReturned(1, (), 0), "Taken back: nothing."),
    (EpochBegan(2, 1), "Epoch 2 begins. Ann has the first turn."),
    (EpochBegan(3, 0), "Epoch 3 begins. You have the first turn."),
    (events.GameOver((0,), (41, 40, 12)), "The game is over: you win with 41 points."),
    (
        events.GameOver((0, 2), (41, 40, 41)),
        "The game is over: you and Bes share the victory with 41 points each (D-29).",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_reads_as_a_sentence(event: dice.Event, sentence: str) -> None:
    assert dice_texts().event(event) == sentence


def test_every_kind_of_event_has_a_sentence_here() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(get_args(dice.Event))


TURN = position(
    3,
    "pharaoh nile civ monument ankh",
    pharaoh=[3],
    nile=[11],
    civ=["red blue"],
    monuments=["red1 blue1 red2"],
)
LOSING = position(
    3,
    "SSSSA",
    phase="lose",
    turn=1,
    acting=0,
    disaster="monument",
    groups="disaster",
    monuments=["red1 blue1 red2"],
)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("roll red", "roll this die again"),
        ("roll red blue", "roll these dice again"),
        ("keep", "roll no more"),
        ("pharaoh red purple", "advance 2, from 3 to 5"),
        ("nile blue purple", "advance 1, from 11 to 12"),
        ("flood red blue green", "a flood cube: the Nile scores 11 now"),
        ("civ yellow with green purple", "a marker, 3 in all"),
        ("civ yellow green with red blue", "2 markers, 4 in all"),
        ("monument green 1", "another in this column, 3 there now"),
        ("monument green 3", "the first in this column, 3 columns now"),
        ("monument green 3 with purple", "the first in this column, 3 columns now"),
        ("disaster nile", "all others lose a flood cube, or else 2 steps on the Nile"),
        ("end", "end the turn"),
        ("+red:nile", "the dice show red Nile"),
    ],
)
def test_a_move_says_what_it_would_do(text: str, told: str) -> None:
    assert dice_texts().move(dice.parse_move(text), TURN.view(0)) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("lose red 1", "give up this marker, 1 left in its column"),
        ("lose red 2", "give up the only marker in its column, 1 column left"),
    ],
)
def test_a_loss_says_what_is_left(text: str, told: str) -> None:
    assert dice_texts().move(dice.parse_move(text), LOSING.view(0)) == told


def test_the_loss_of_a_civilization_marker_says_how_many_are_left() -> None:
    here = position(
        3,
        "SSSSA",
        phase="lose",
        turn=1,
        acting=0,
        disaster="civ",
        groups="disaster",
        civ=["red blue green"],
    )

    assert (
        dice_texts().move(dice.parse_move("lose red"), here.view(0))
        == "give up this marker, 2 left"
    )


def test_more_floods_are_only_a_shield() -> None:
    """D-12."""
    here = position(3, "nile nile nile ankh ankh", floods=[1])

    told = dice_texts().move(dice.parse_move("flood red blue yellow"), here.view(0))

    assert told == "flood cube number 2, against disasters"


def test_steps_beyond_the_end_of_a_track_are_no_steps() -> None:
    """D-10."""
    here = position(3, "pharaoh nile civ monument ankh", pharaoh=[12])

    told = dice_texts().move(dice.parse_move("pharaoh red"), here.view(0))

    assert told == "no step, for 12 is the end"


def test_ending_a_turn_says_what_ankhs_score() -> None:
    """D-22."""
    here = position(3, "ankh ankh ankh ankh nile")

    told = dice_texts().move(dice.End(), here.view(0))

    assert told == "end the turn, scoring 4 for Ankhs"


def test_every_decision_has_words_that_fit_the_screen() -> None:
    for move in DECISIONS:
        here = LOSING if isinstance(move, dice.Lose) else TURN
        told = dice_texts().move(move, here.view(0))

        assert told
        assert len(f" 1  {move!s}  {told}") <= 80


def test_an_outcome_has_words() -> None:
    told = dice_texts().move(dice.parse_move(throw("PNCMA")), TURN.view(0))

    assert told.startswith("the dice show red Pharaoh, blue Nile, yellow civilization, green")


def test_a_turn_whose_dice_are_all_spent_ends_without_a_word() -> None:
    news: list[dice.Event] = [
        events.Advanced(1, Face.NILE, (RED,), 3, 4),
        events.TurnEnded(1, "nothing-possible", ()),
        events.DiceRolled(0, 1, ((RED, Face.SUN),), 1),
    ]

    assert list(dice_texts().paragraphs(news)) == [
        "Ann advances from 3 to 4 on the Nile track.",
        "You roll red Sun.",
    ]


def test_victims_that_lose_nothing_share_a_sentence() -> None:
    """D-25."""
    declared = events.DisasterDeclared(1, Face.CIV)
    spared = [events.Spared(2, Face.CIV), events.Spared(0, Face.CIV)]

    one = list(dice_texts().paragraphs([declared, spared[0]]))
    all_others = list(dice_texts().paragraphs([declared, *spared]))

    assert one == ["Ann declares a civilization disaster. Bes has nothing to lose."]
    assert all_others == ["Ann declares a civilization disaster. Nobody has anything to lose."]


def test_what_all_seats_do_after_the_scoring_is_told_in_one_sentence() -> None:
    """D-27, D-28."""
    news: list[dice.Event] = [
        events.PharaohMoved(0, 5, 3),
        events.PharaohMoved(1, 0, 1),
        events.MarkersReturned(0, colours("red"), 1),
        events.MarkersReturned(1, colours("blue"), 2),
    ]

    assert list(dice_texts().paragraphs(news)) == [
        "On the Pharaoh track after the scoring: you from 5 to 3 and Ann from 0 to 1. "
        "Taken back: 2 civilization markers and 3 flood cubes."
    ]


def test_the_headline_says_what_is_being_decided() -> None:
    rolling = position(3, phase="roll", turn=1)
    again = position(3, "PNCMA", phase="reroll", turn=1)
    heads = [dice_texts().headline(here.view(0)) for here in (rolling, again, TURN, LOSING)]

    assert heads == [
        "Epoch 1 of 3. Ann rolls the dice.",
        "Epoch 1 of 3. Ann's turn, throw 1 of 3: roll dice again, or keep them.",
        "Epoch 1 of 3. Your turn: spend dice, or end the turn.",
        "Epoch 1 of 3. Ann's disaster. You must lose 2 monument markers.",
    ]


def test_a_score_sheet_says_what_the_points_are_for() -> None:
    many = counted(suns=2, ankhs=1, pharaoh=5, nile=9, floods=1, civilization=3, columns=6)
    together = counted(columns=1, together=5)
    told = [dice_texts().counts(line(many), item) for item in dice_texts().items]

    assert told == [
        "three Suns twice",
        "1 pair",
        "space 5",
        "space 9, 1 flood cube",
        "3 markers",
        "6 columns",
    ]
    assert dice_texts().counts(line(together), "monuments") == (
        "1 column, 5 for three and more in one"
    )
