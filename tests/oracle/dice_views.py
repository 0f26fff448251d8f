"""The dice engine's views in the referee's words, and the referee's positions as views."""

from collections.abc import Mapping
from typing import Any

from heliopolis import dice
from tests.oracle.dice import DiceReferee
from tests.oracle.dice_components import COLOURS
from tests.oracle.dice_scoring import COUNT, COUNTS

EDITION = dice.Game(2).start(starter=0).view(None).edition

ITEMS = ("suns", "ankhs", "pharaohs", "river", "civilization", "monuments", "net", "points")


def snapshot_of(view: dice.View) -> dict[str, Any]:
    """A spectator's view in the referee's words."""
    at_chance = view.acting is None and view.turn is not None
    return {
        "players": len(view.seats),
        "sun_track": view.sun_track,
        "epoch": view.epoch,
        "ra": view.ra,
        "turn": view.turn,
        "actor": "chance" if at_chance else view.acting,
        "phase": view.phase,
        "throws": view.throws,
        "dice": {die.colour: (die.face, die.state) for die in view.dice},
        "groups": list(view.groups),
        "paired": list(view.paired),
        "disaster": view.disaster,
        "lost": view.lost,
        "owed": view.owed,
        "points": [seat.points for seat in view.seats],
        "pharaoh": [seat.pharaoh for seat in view.seats],
        "nile": [seat.nile for seat in view.seats],
        "floods": [seat.floods for seat in view.seats],
        "civ": [list(seat.civilization) for seat in view.seats],
        "monuments": [list(seat.monuments) for seat in view.seats],
        "suns": [seat.suns for seat in view.seats],
        "ankhs": [seat.ankhs for seat in view.seats],
        "sheets": [[line and items_of(line) for line in sheet] for sheet in view.sheets],
    }


def items_of(line: dice.Line) -> dict[str, int]:
    """What one seat scored in one epoch, in the referee's words."""
    items = {item: getattr(line, item) for item in ITEMS}
    return items | {f"{COUNT} {name}": getattr(line.counts, name) for name in COUNTS}


def line_of(items: Mapping[str, int]) -> dice.Line:
    """What one seat scored in one epoch, as the engine has it."""
    counts = dice.Counts(**{name: items[f"{COUNT} {name}"] for name in COUNTS})
    return dice.Line(**{item: items[item] for item in ITEMS}, counts=counts)


def view_of(referee: DiceReferee) -> dice.View:
    """The referee's position as a spectator's view."""
    actor = referee.actor
    return dice.View(
        edition=EDITION,
        overrides={"sun_track": str(referee.sun_track)},
        seat=None,
        epoch=referee.epoch,
        phase=referee.phase,
        turn=None if actor is None else referee.turn,
        acting=None if actor == "chance" else actor,
        ra=referee.ra,
        sun_track=referee.sun_track,
        throws=referee.throws,
        dice=tuple(
            dice.Die(
                colour=dice.Colour(colour),
                face=None if face is None else dice.Face(face),
                state=referee.states[colour],
            )
            for colour, face in referee.faces.items()
        ),
        groups=tuple(referee.snapshot()["groups"]),
        paired=tuple(dice.Colour(colour) for colour in COLOURS if colour in referee.paired),
        disaster=None if referee.disaster is None else dice.Face(referee.disaster),
        lost=None if referee.lost is None else (dice.Colour(referee.lost[0]), referee.lost[1]),
        owed=referee.owed,
        seats=tuple(seat_view(referee, seat) for seat in range(referee.players)),
        sheets=tuple(tuple(line_of(line) for line in sheet) for sheet in referee.sheets),
    )


def seat_view(referee: DiceReferee, seat: int) -> dice.SeatView:
    """What everybody sees of one seat."""
    return dice.SeatView(
        points=referee.points[seat],
        pharaoh=referee.pharaoh[seat],
        nile=referee.nile[seat],
        floods=referee.floods[seat],
        civilization=tuple(dice.Colour(colour) for colour in referee.civ_of(seat)),
        monuments=tuple(
            (dice.Colour(colour), column) for column, colour in referee.monuments_of(seat)
        ),
        suns=referee.sun_points[seat],
        ankhs=referee.ankh_points[seat],
    )


def engine_distinct(state: DiceReferee) -> list[str]:
    """The engine's distinct moves in a position of the referee."""
    return [str(move) for move in dice.from_view(view_of(state)).moves(distinct=True)]
