"""Positions for the rule tests, built from what lies on the table."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

import numpy as np
import pytest

from heliopolis import CHANCE, dice
from heliopolis.core.chance import SeededDealer
from heliopolis.core.errors import InvalidPosition
from tests.positions import after as after
from tests.positions import damaged as damaged
from tests.positions import events_of as events_of
from tests.positions import refusal_to as refusal_to
from tests.positions import states_of as states_of

EVERY_NUMBER_OF_PLAYERS = (2, 3, 4)
COLOURS = ("red", "blue", "yellow", "green", "purple")
FACES = ("pharaoh", "nile", "civ", "monument", "ankh", "sun")
SUN_TRACK = {2: 10, 3: 12, 4: 14}
EPOCHS = 3
NO_USE = "civ civ monument pharaoh sun"
"""Faces without a pair of Ankhs; its one Sun has moved Ra."""
SHORT = {letter: face for face, letter in zip(FACES, "PNCMAS", strict=True)}


def colours(text: str) -> tuple[dice.Colour, ...]:
    """The colours that a text names."""
    return tuple(map(dice.Colour, text.split()))


def faces(text: str) -> list[dice.Face | None]:
    """The faces of the five dice, in words or by their first letters; a dash is in the air."""
    names = [SHORT.get(name, name) for name in (text.split() if " " in text else text)]
    assert len(names) == 5, text
    return [None if name == "-" else dice.Face(name) for name in names]


def throw(text: str) -> str:
    """The outcome that all five dice show these faces; those with a dash were not thrown."""
    fallen = zip(COLOURS, faces(text), strict=True)
    return "+" + " ".join(f"{colour}:{face}" for colour, face in fallen if face is not None)


def markers(text: str) -> tuple[tuple[dice.Colour, int], ...]:
    """Monument markers: `red1 blue3` are those on red in column 1 and on blue in column 3."""
    found = {(int(name[-1]), COLOURS.index(name[:-1])) for name in text.split()}
    return tuple((dice.Colour(COLOURS[colour]), column) for column, colour in sorted(found))


def counted(**numbers: int) -> dice.Counts:
    """What a line's points are counted from; what is not named is 0."""
    return dice.Counts(**dict.fromkeys((field.name for field in fields(dice.Counts)), 0) | numbers)


def line(counts: dice.Counts | None = None, **points: int) -> dice.Line:
    """A line of a score sheet; what is not named is 0."""
    nothing = dict.fromkeys(("suns", "ankhs", "pharaohs", "river", "civilization", "monuments"), 0)
    nothing |= {"net": 0, "points": 0}
    return dice.Line(**nothing | points, counts=counts or counted())


def position(
    players: int = 2,
    shown: str = "-----",
    *,
    phase: str | None = None,
    sun_track: int | None = None,
    starter: int = 0,
    epoch: int = 1,
    turn: int | None = 0,
    acting: int | None = None,
    ra: int | None = None,
    throws: int | None = None,
    spent: str = "",
    groups: str = "",
    paired: str = "",
    disaster: str | None = None,
    lost: str | None = None,
    pharaoh: Sequence[int] = (),
    nile: Sequence[int] = (),
    floods: Sequence[int] = (),
    civ: Sequence[str] = (),
    monuments: Sequence[str] = (),
    suns: Sequence[int] = (),
    ankhs: Sequence[int] = (),
    points: Sequence[int] | None = None,
) -> dice.Position:
    """A position that passes every check, by default the first of a game.

    With dice that show something they are being spent, after the third throw; without a phase
    dice in the air are being rolled. One or two Suns have moved Ra from its start.
    """
    fallen = faces(shown)
    if phase is None:
        phase = "roll" if None in fallen else "apply"
    if throws is None:
        throws = {"roll": 0, "reroll": 1, "over": 0}.get(phase, 3)
    if ra is None:
        seen = fallen.count(dice.Face.SUN)
        ra = seen if phase == "apply" and seen < 3 else 0
    own = [
        dice.SeatView(
            points=0,
            pharaoh=_at(pharaoh, seat),
            nile=_at(nile, seat),
            floods=_at(floods, seat),
            civilization=colours(_at(civ, seat, "")),
            monuments=markers(_at(monuments, seat, "")),
            suns=_at(suns, seat),
            ankhs=_at(ankhs, seat),
        )
        for seat in range(players)
    ]
    start = [10 + (seat - starter) % players for seat in range(players)]
    running = [seat.suns + seat.ankhs for seat in own]
    if points is None:
        points = [begun + since for begun, since in zip(start, running, strict=True)]
    track = SUN_TRACK[players] if sun_track is None else sun_track
    moving = phase in ("roll", "over")
    view = dice.View(
        edition="rio-grande",
        overrides={"sun_track": str(track)},
        seat=None,
        epoch=epoch,
        phase=phase,
        turn=turn,
        acting=None if moving else turn if acting is None else acting,
        ra=ra,
        sun_track=track,
        throws=throws,
        dice=tuple(
            dice.Die(colour, face, _state(colour, face, spent))
            for colour, face in zip(dice.COLOURS, fallen, strict=True)
        ),
        groups=tuple(groups.split()),
        paired=colours(paired),
        disaster=None if disaster is None else dice.Face(disaster),
        lost=None if lost is None else _marker(lost),
        owed=0 if phase != "lose" else 2 if lost is None else 1,
        seats=tuple(
            dice.SeatView(
                points=points[seat],
                pharaoh=own[seat].pharaoh,
                nile=own[seat].nile,
                floods=own[seat].floods,
                civilization=own[seat].civilization,
                monuments=own[seat].monuments,
                suns=own[seat].suns,
                ankhs=own[seat].ankhs,
            )
            for seat in range(players)
        ),
        sheets=_sheets(EPOCHS if phase == "over" else epoch - 1, start, running, points),
    )
    return dice.from_view(view)


def _at(given: Sequence[Any], seat: int, nothing: Any = 0) -> Any:
    return given[seat] if seat < len(given) else nothing


def _state(colour: dice.Colour, face: dice.Face | None, spent: str) -> str:
    if face is None:
        return "rolling"
    if face is dice.Face.SUN:
        return "sun"
    return "spent" if colour in spent.split() else "free"


def _marker(text: str) -> tuple[dice.Colour, int | None]:
    if text in COLOURS:
        return dice.Colour(text), None
    return markers(text)[0]


def _sheets(
    scored: int, start: Sequence[int], running: Sequence[int], points: Sequence[int]
) -> tuple[dice.Sheet, ...]:
    """Score sheets that explain the points: the last scored epoch brought them all."""
    before = [have - since for have, since in zip(points, running, strict=True)]
    if scored == 0:
        assert before == list(start), "in the first epoch only Suns and Ankhs have scored"
        return ()
    nothing = tuple(line(points=begun) for begun in start)
    last = tuple(
        line(river=have - begun, net=have - begun, points=have)
        for begun, have in zip(start, before, strict=True)
    )
    return (nothing,) * (scored - 1) + (last,)


OVER: dict[str, Any] = {"phase": "over", "epoch": 3, "turn": None}
"""What makes a position that of a finished game."""


def last_turn(players: int = 2, **table: Any) -> dice.Position:
    """A position in which `end` ends the epoch."""
    track = table.get("sun_track", SUN_TRACK[players])
    return position(players, NO_USE, ra=track, **table)


def scored(players: int = 2, **table: Any) -> tuple[dice.Line, ...]:
    """The lines of the epoch that ends with this turn on this table."""
    sheet = last_turn(players, **table).play("end").position.sheet()[-1]
    return tuple(own for own in sheet if own is not None)


def why_refused(here: dice.Position, changes: Mapping[str, int]) -> str:
    """The code of the refusal of a damaged position."""
    with pytest.raises(InvalidPosition) as error:
        here.game.from_bytes(damaged(here, changes))
    return error.value.code


def legal(here: dice.Position, *kinds: str) -> list[str]:
    """The texts of the legal moves, or only of those that begin with one of some words."""
    return _of_kinds(here.moves(), kinds)


def distinct(here: dice.Position, *kinds: str) -> list[str]:
    """The texts of the distinct moves, or only of those that begin with one of some words."""
    return _of_kinds(here.moves(distinct=True), kinds)


def options(here: dice.Position, *kinds: str) -> list[str]:
    """The texts of the options, or only of those that begin with one of some words."""
    return _of_kinds(here.options(), kinds)


def _of_kinds(moves: Sequence[dice.Move], kinds: Sequence[str]) -> list[str]:
    texts = [str(move) for move in moves]
    return [text for text in texts if not kinds or text.split()[0] in kinds]


def seat_of(here: dice.Position, seat: int) -> dice.SeatView:
    """What lies in front of a seat."""
    return here.view(None).seats[seat]


def spent_in(here: dice.Position) -> list[str]:
    """The colours of the dice that are spent."""
    return [die.colour.value for die in here.view(None).dice if die.state == "spent"]


@cache
def random_game(
    players: int, sun_track: int, seed: int
) -> tuple[tuple[dice.Position, dice.Move], ...]:
    """A game by random moves: every position but the last, with the move that was played.

    One of two times a seat that would end its turn with dice left does something else instead.
    """
    dealer = SeededDealer(np.random.default_rng(seed))
    here = dice.Game(players, overrides={"sun_track": str(sun_track)}).start(dealer)
    game = []
    while not here.over:
        if here.actor is CHANCE:
            move = here.deal(dealer)
        else:
            moves = here.moves(distinct=dealer.below(2) == 0)
            move = moves[dealer.below(len(moves))]
            if move == dice.End() and dealer.below(2):
                move = moves[-1]
        game.append((here, move))
        here = here.play(move).position
    return tuple(game)
