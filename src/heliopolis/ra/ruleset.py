"""What Ra is to everybody above it."""

from typing import Final, get_args

from heliopolis.core.ruleset import Ruleset
from heliopolis.ra import batch, kernel
from heliopolis.ra.editions import EDITIONS, ITEMS
from heliopolis.ra.events import Event, Line, seen_by
from heliopolis.ra.from_view import from_view
from heliopolis.ra.game import Game
from heliopolis.ra.moves import Move
from heliopolis.ra.notation import NUMBERING
from heliopolis.ra.position import Position
from heliopolis.ra.standing import standing_bid
from heliopolis.ra.state import STATE
from heliopolis.ra.view import View
from heliopolis.ra.warmup import DOORWAYS

RULESET: Final = Ruleset(
    name=Game.name,
    package="ra",
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
    seen_by=seen_by,
    batch=batch,
    kernel=kernel,
    state=STATE,
    doorways=DOORWAYS,
    standing_bid=standing_bid,
)
