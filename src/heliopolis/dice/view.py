"""What a seat may know, by allow-list. Nothing is hidden in this game, but a view is no state."""

from typing import TYPE_CHECKING

from heliopolis.core.contract import Seat
from heliopolis.core.value import value
from heliopolis.core.view import SeatedView
from heliopolis.dice.catalogue import dice_of, marker_at, space_at
from heliopolis.dice.components import AREAS, COLOURS, FACES, SPACES, SUN, Colour, Face
from heliopolis.dice.events import Sheet
from heliopolis.dice.fields import GROUPS, PHASES, Fields
from heliopolis.dice.moves import Dice
from heliopolis.dice.rulebook import MARKERS_LOST
from heliopolis.dice.state import LOSE, NO_MARKER, OVER, ROLL

if TYPE_CHECKING:
    from heliopolis.dice.game import Game

ROLLING, FREE, LOCKED, SPENT = "rolling", "free", "sun", "spent"


@value
class Die:
    """A die: what it shows, None while in the air, and its state: rolling, free, sun or spent."""

    colour: Colour
    face: Face | None
    state: str


@value
class SeatView:
    """What belongs to one seat; `suns` and `ankhs` are points of this epoch, counted in `points`.

    Monument markers are given by colour and column.
    """

    points: int
    pharaoh: int
    nile: int
    floods: int
    civilization: Dice
    monuments: tuple[tuple[Colour, int], ...]
    suns: int
    ankhs: int


@value
class View(SeatedView):
    """What one seat (or a spectator, when `seat` is None) may know of a position.

    `groups` is what was done with dice in this turn, `paired` the colours of the monument markers
    that took two dice; `disaster`, `lost` and `owed` are about a victim that has to choose.
    """

    edition: str
    overrides: dict[str, str]
    seat: Seat | None
    epoch: int
    phase: str
    turn: Seat | None
    acting: Seat | None
    ra: int
    sun_track: int
    throws: int
    dice: tuple[Die, ...]
    groups: tuple[str, ...]
    paired: Dice
    disaster: Face | None
    lost: tuple[Colour, int | None] | None
    owed: int
    seats: tuple[SeatView, ...]
    sheets: tuple[Sheet, ...]


def _dice(fields: Fields) -> tuple[Die, ...]:
    dice = []
    for number, colour in enumerate(COLOURS):
        face = next((face for face, some in enumerate(fields.showing) if some >> number & 1), None)
        if face is None:
            dice.append(Die(colour, None, ROLLING))
            continue
        state = LOCKED if face == SUN else SPENT if fields.spent >> number & 1 else FREE
        dice.append(Die(colour, FACES[face], state))
    return tuple(dice)


def _monuments(spaces: int) -> tuple[tuple[Colour, int], ...]:
    return tuple(space_at(space) for space in range(SPACES) if spaces >> space & 1)


def make_view(game: "Game", state: bytes, sheets: tuple[Sheet, ...], seat: Seat | None) -> View:
    """What a seat may know."""
    fields = Fields(state)
    phase = fields.phase
    losing = phase == LOSE
    area = AREAS[fields.disaster] if losing else None
    given_up = area is not None and fields.lost != NO_MARKER
    return View(
        edition=game.edition.name,
        overrides=dict(game.edition.overrides),
        seat=seat,
        epoch=fields.epoch,
        phase=PHASES[phase],
        turn=None if phase == OVER else fields.turn,
        acting=None if phase in (OVER, ROLL) else fields.acting,
        ra=fields.ra,
        sun_track=fields.sun_track,
        throws=fields.throws,
        dice=_dice(fields),
        groups=tuple(name for use, name in GROUPS.items() if fields.used & use),
        paired=dice_of(fields.paired),
        disaster=area,
        lost=marker_at(area, fields.lost) if area is not None and given_up else None,
        owed=(MARKERS_LOST - given_up) if losing else 0,
        seats=tuple(
            SeatView(
                points=fields.points[owner],
                pharaoh=fields.pharaoh[owner],
                nile=fields.nile[owner],
                floods=fields.floods[owner],
                civilization=dice_of(fields.civ[owner]),
                monuments=_monuments(fields.monuments[owner]),
                suns=fields.sun_points[owner],
                ankhs=fields.ankh_points[owner],
            )
            for owner in range(fields.players)
        ),
        sheets=sheets,
    )
