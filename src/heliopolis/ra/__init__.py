"""Ra, the auction game, for 2 to 5 players: every rule of every edition.

>>> from heliopolis import ra
>>> game = ra.Game(players=4, edition="rio-grande")
>>> position = game.start(suns=[(13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)])
>>> position.actor
0
>>> [str(move) for move in position.moves()]
['draw', 'ra']
>>> step = position.play("ra")
>>> step.events
(AuctionOpened(ra_player=0, why='invoked'),)
"""

from heliopolis.ra import batch, kernel
from heliopolis.ra.editions import EDITIONS, ITEMS
from heliopolis.ra.events import Counts, Event, Line, Sheet, seen_by
from heliopolis.ra.fields import Fields
from heliopolis.ra.from_view import from_view
from heliopolis.ra.game import Game
from heliopolis.ra.moves import (
    MOVES,
    Bid,
    Done,
    Draw,
    Drawn,
    InvokeRa,
    Lose,
    Move,
    Pass,
    PlayGod,
)
from heliopolis.ra.notation import parse_move
from heliopolis.ra.position import Position, Step
from heliopolis.ra.ruleset import RULESET
from heliopolis.ra.tiles import TILES, Tile
from heliopolis.ra.view import SeatView, View

__all__ = [
    "EDITIONS",
    "ITEMS",
    "MOVES",
    "RULESET",
    "TILES",
    "Bid",
    "Counts",
    "Done",
    "Draw",
    "Drawn",
    "Event",
    "Fields",
    "Game",
    "InvokeRa",
    "Line",
    "Lose",
    "Move",
    "Pass",
    "PlayGod",
    "Position",
    "SeatView",
    "Sheet",
    "Step",
    "Tile",
    "View",
    "batch",
    "from_view",
    "kernel",
    "parse_move",
    "seen_by",
]
