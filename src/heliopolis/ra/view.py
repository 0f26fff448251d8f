"""What a seat may know, by allow-list: a field that is not named here does not get out."""

from functools import lru_cache
from itertools import compress
from typing import TYPE_CHECKING, Final

from heliopolis.core.contract import Scores, Seat
from heliopolis.core.value import value
from heliopolis.core.view import SeatedView
from heliopolis.ra.events import Sheet, hide_lines
from heliopolis.ra.fields import REASONS, Fields
from heliopolis.ra.state import BID, DRAW, LOSE, OVER
from heliopolis.ra.suns import RA_SPACES, suns_of
from heliopolis.ra.tiles import EMPTY, TILES, Tile

if TYPE_CHECKING:
    from heliopolis.ra.game import Game

_KEPT: Final = 4096
_TRACK: Final[dict[int, Tile | None]] = dict(enumerate(TILES)) | {EMPTY: None}


@value
class SeatView:
    """What lies in front of one seat; `points` is None where they are hidden."""

    face_up: tuple[int, ...]
    face_down: tuple[int, ...]
    tiles: dict[Tile, int]
    points: int | None


@value
class View(SeatedView):
    """What one seat (or a spectator, when `seat` is None) may know of a position (R-1.4)."""

    edition: str
    overrides: dict[str, str]
    scores: Scores
    seat: Seat | None
    epoch: int
    phase: str
    turn: Seat | None
    acting: Seat | None
    auction: str | None
    best_bid: int | None
    best_bidder: Seat | None
    owed: int
    losing_to: Tile | None
    centre_sun: int
    ra_tiles: int
    ra_spaces: int
    track: tuple[Tile | None, ...]
    bag: dict[Tile, int]
    seats: tuple[SeatView, ...]
    sheets: tuple[Sheet, ...]


@lru_cache(_KEPT)
def _counted(numbers: tuple[int, ...]) -> dict[Tile, int]:
    return dict(zip(compress(TILES, numbers), filter(None, numbers), strict=True))


def _counts(numbers: tuple[int, ...]) -> dict[Tile, int]:
    """A dictionary of its own for every view; most seats have what they had a move ago."""
    return _counted(numbers).copy()


def make_view(game: "Game", state: bytes, sheets: tuple[Sheet, ...], seat: Seat | None) -> View:
    """What a seat may know; hidden scores are shown to all once the game is over."""
    fields = Fields(state)
    phase = fields.phase
    open_scores = not fields.hidden or phase == OVER
    points = fields.points
    return View(
        edition=game.edition.name,
        overrides=dict(game.edition.overrides),
        scores=game.scores,
        seat=seat,
        epoch=fields.epoch,
        phase=fields.phase_name,
        turn=None if phase == OVER else fields.turn,
        acting=None if phase in (OVER, DRAW) else fields.acting,
        auction=REASONS.get(fields.auction),
        best_bid=(fields.best_bid or None) if phase == BID else None,
        best_bidder=fields.best_bidder if phase == BID and fields.best_bid else None,
        owed=fields.owed,
        losing_to=TILES[fields.losing_to] if phase == LOSE else None,
        centre_sun=fields.centre_sun,
        ra_tiles=fields.ra_tiles,
        ra_spaces=int(RA_SPACES[fields.players]),
        track=tuple([_TRACK[kind] for kind in fields.track]),
        bag=_counts(fields.bag),
        seats=tuple(
            [
                SeatView(
                    suns_of(fields.face_up[owner]),
                    suns_of(fields.face_down[owner]),
                    _counts(fields.tiles(owner)),
                    points[owner] if open_scores or owner == seat else None,
                )
                for owner in range(fields.players)
            ]
        ),
        sheets=sheets if open_scores else tuple(hide_lines(sheet, seat) for sheet in sheets),
    )
