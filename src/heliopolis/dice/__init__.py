"""Ra: The Dice Game, for 2 to 4 players.

>>> from heliopolis import dice
>>> game = dice.Game(players=2)
>>> position = game.start(starter=0)
>>> position.actor
CHANCE
>>> position = position.play("+red:nile blue:ankh yellow:sun green:sun purple:pharaoh").position
>>> position.actor
0
>>> step = position.play("keep")
>>> step.events
(RaAdvanced(seat=0, steps=2, steps_made=2, sun_track=10),)
>>> [str(move) for move in step.position.moves(distinct=True)]
['end', 'pharaoh purple', 'pharaoh blue purple', 'nile red', 'nile red blue']
"""

from heliopolis.dice import batch, kernel
from heliopolis.dice.components import AREAS, COLOURS, FACES, Colour, Face
from heliopolis.dice.editions import EDITIONS, ITEMS
from heliopolis.dice.events import Counts, Event, Line, Sheet
from heliopolis.dice.fields import Fields
from heliopolis.dice.from_view import from_view
from heliopolis.dice.game import Game
from heliopolis.dice.moves import (
    AdvanceNile,
    AdvancePharaoh,
    DeclareDisaster,
    End,
    FloodNile,
    Keep,
    Lose,
    Move,
    PlaceCiv,
    PlaceMonument,
    Roll,
    Rolled,
)
from heliopolis.dice.notation import parse_move
from heliopolis.dice.position import Position, Step
from heliopolis.dice.ruleset import RULESET
from heliopolis.dice.view import Die, SeatView, View

__all__ = [
    "AREAS",
    "COLOURS",
    "EDITIONS",
    "FACES",
    "ITEMS",
    "RULESET",
    "AdvanceNile",
    "AdvancePharaoh",
    "Colour",
    "Counts",
    "DeclareDisaster",
    "Die",
    "End",
    "Event",
    "Face",
    "Fields",
    "FloodNile",
    "Game",
    "Keep",
    "Line",
    "Lose",
    "Move",
    "PlaceCiv",
    "PlaceMonument",
    "Position",
    "Roll",
    "Rolled",
    "SeatView",
    "Sheet",
    "Step",
    "View",
    "batch",
    "from_view",
    "kernel",
    "parse_move",
]
