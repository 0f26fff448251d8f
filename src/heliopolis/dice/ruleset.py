"""What the dice game is to everybody above it."""

from typing import Final, get_args

from heliopolis.core.ruleset import Ruleset
from heliopolis.dice import batch, kernel
from heliopolis.dice.editions import EDITIONS, ITEMS
from heliopolis.dice.events import Event, Line
from heliopolis.dice.from_view import from_view
from heliopolis.dice.game import Game
from heliopolis.dice.moves import Move
from heliopolis.dice.notation import NUMBERING
from heliopolis.dice.position import Position
from heliopolis.dice.state import STATE
from heliopolis.dice.view import View
from heliopolis.dice.warmup import DOORWAYS

RULESET: Final = Ruleset(
    name=Game.name,
    package="dice",
    game=Game,
    position=Position,
    view=View,
    moves=get_args(Move),
    events=get_args(Event),
    line=Line,
    editions=EDITIONS,
    items=ITEMS,
    parse_move=NUMBERING.parse_move,
    number_of=NUMBERING.number_of,
    move_of=NUMBERING.move_of,
    from_view=from_view,
    seen_by=lambda _game, events, _seat: tuple(events),  # nothing is hidden in this game
    batch=batch,
    kernel=kernel,
    state=STATE,
    doorways=DOORWAYS,
)
