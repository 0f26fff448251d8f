"""What a place on the board of the dice game is worth to a seat, in points, by simple sense.

Every estimate goes from a hope, while much of the epoch is to come, to the exact points (D-27)
when nothing is.
"""

from dataclasses import replace
from math import exp, prod
from typing import Final

from heliopolis import dice
from heliopolis.bots.scales import civilization, monuments
from heliopolis.core.contract import Seat
from heliopolis.core.seats import EPOCHS
from heliopolis.core.value import value
from heliopolis.dice import faces
from heliopolis.dice.faces import Colour, Face

Spaces = tuple[tuple[Colour, int], ...]
"""Monument markers by colour and column."""

_RA_STEPS_A_TURN: Final = 0.9
_WHOLE_EPOCH: Final = 5.0  # own turns for which everything may be hoped
_PHARAOH_DRIFT: Final = 1.2  # how far two seats may drift apart in a turn
_PHARAOH_LATER: Final = 0.4  # a step's part in each race to come
_NO_FLOOD_IN_A_TURN: Final = 0.65
_NILE_STEPS_A_TURN: Final = 0.8
_NILE_LATER: Final = 0.7  # a step's points in each epoch to come, where a flood is likely
_SPARE_FLOOD: Final = 0.4


@value
class Outlook:
    """What the worth of a seat's things depends on besides them; `turns` are its own to come."""

    turns: float
    epochs_after: int
    rival_pharaohs: tuple[int, ...]

    @property
    def hope(self) -> float:
        """The share of an epoch that is still to come."""
        return min(1.0, self.turns / _WHOLE_EPOCH)

    @property
    def hope_for_game(self) -> float:
        """The share of three epochs that is still to come."""
        return (self.epochs_after + self.hope) / EPOCHS


def outlook_of(view: dice.View, seat: Seat) -> Outlook:
    """What a seat may look forward to after this turn."""
    steps = max(0, view.sun_track - view.ra)
    rivals = [own.pharaoh for rival, own in enumerate(view.seats) if rival != seat]
    turns = steps / (_RA_STEPS_A_TURN * view.players)
    return Outlook(turns, EPOCHS - view.epoch, tuple(rivals))


def pharaohs(own: int, outlook: Outlook) -> float:
    """The race of this epoch by the chances to be first or last in it, and the races to come."""
    drift = 0.1 + _PHARAOH_DRIFT * outlook.turns**0.5

    def not_behind(lead: int) -> float:
        return 1 / (1 + exp(-(lead + 0.5) / drift))

    first = prod(not_behind(own - rival) for rival in outlook.rival_pharaohs)
    last = prod(not_behind(rival - own) for rival in outlook.rival_pharaohs)
    now = faces.PHARAOH_PRIZE * first - faces.PHARAOH_PENALTY * last
    return now + own * _PHARAOH_LATER * outlook.epochs_after


def river(nile: int, floods: int, outlook: Outlook) -> float:
    """The space that may be reached in this epoch, as likely as it is flooded, and later ones."""
    reached = min(faces.END_OF_TRACK, nile + _NILE_STEPS_A_TURN * outlook.turns)
    flooded = 1.0 if floods else 1 - _NO_FLOOD_IN_A_TURN**outlook.turns
    spare = _SPARE_FLOOD * outlook.hope if floods > 1 else 0.0
    return reached * flooded + nile * _NILE_LATER * outlook.epochs_after + spare


def monuments_on(spaces: Spaces, outlook: Outlook) -> float:
    """Monument markers, at the end of the game."""
    columns = [column for _, column in spaces]
    held = [columns.count(column) for column in range(1, faces.COLUMNS + 1)]
    return monuments(held, outlook.hope_for_game)


def worth(own: dice.SeatView, outlook: Outlook) -> float:
    """The points that a seat may expect of all it has on the board."""
    return (
        pharaohs(own.pharaoh, outlook)
        + river(own.nile, own.floods, outlook)
        + civilization(len(own.civilization), outlook.hope)
        + monuments_on(own.monuments, outlook)
    )


def hit(own: dice.SeatView, area: Face, outlook: Outlook) -> dice.SeatView:
    """What a disaster leaves a seat (D-25), which gives up what it misses least."""
    match area:
        case Face.PHARAOH:
            return replace(own, pharaoh=max(0, own.pharaoh - faces.STEPS_LOST))
        case Face.NILE if own.floods:
            return replace(own, floods=own.floods - 1)
        case Face.NILE:
            return replace(own, nile=max(0, own.nile - faces.STEPS_LOST))
        case Face.CIV:
            return replace(own, civilization=own.civilization[faces.MARKERS_LOST :])
    for _ in own.monuments[: faces.MARKERS_LOST]:
        fewer = [replace(own, monuments=without(own.monuments, lost)) for lost in own.monuments]
        own = max(fewer, key=lambda left: worth(left, outlook))
    return own


def without(spaces: Spaces, lost: tuple[Colour, int | None]) -> Spaces:
    """Monument markers but for one."""
    return tuple(space for space in spaces if space != lost)
