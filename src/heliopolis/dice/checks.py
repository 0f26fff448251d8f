"""Whether a state from outside is a possible position: nothing else reaches the kernel."""

from typing import TYPE_CHECKING, Final

from heliopolis.core import checks
from heliopolis.core.errors import InvalidPosition
from heliopolis.core.seats import EPOCHS, NOBODY
from heliopolis.dice.components import (
    ALL_DICE,
    ANKH,
    CIV,
    COLOURS,
    DICE,
    END_OF_TRACK,
    MONUMENT,
    NILE,
    PHARAOH,
    SPACES,
    SUN,
)
from heliopolis.dice.events import Sheet
from heliopolis.dice.fields import LAYOUT, PHASES, Fields
from heliopolis.dice.rulebook import (
    ANKH_PAIR_POINTS,
    FLOOD_DICE,
    MARKERS_LOST,
    MOST_THROWS,
    STARTING_POINTS,
    SUN_POINTS,
    SUNS_FOR_POINTS,
)
from heliopolis.dice.state import (
    APPLY,
    CIV_USED,
    DISASTER_USED,
    FLOOD_USED,
    LOSE,
    MONUMENT_USED,
    NILE_USED,
    NO_DISASTER,
    NO_MARKER,
    OVER,
    PHARAOH_USED,
    REROLL,
    ROLL,
)

if TYPE_CHECKING:
    from heliopolis.dice.game import Game

PER_SEAT: Final = (
    "pharaoh",
    "nile",
    "civ",
    "floods",
    "points",
    "sun_points",
    "ankh_points",
    "monuments",
)
"""The fields whose first dimension is the seat."""
MOST_POINTS: Final = 10_000
"""More than any game brings, and far from what a state's field cannot hold."""
MOST_FLOODS: Final = 10_000


def check_state(game: "Game", state: bytes) -> None:
    """Raise `InvalidPosition` unless the state is a possible position of that game."""
    fields = Fields(state)
    if fields.players != game.players:
        raise InvalidPosition("other-table", players=fields.players, expected=game.players)
    if fields.sun_track != game.edition.sun_track:
        raise InvalidPosition(
            "other-sun-track", sun_track=fields.sun_track, expected=game.edition.sun_track
        )
    checks.check_empty_seats(LAYOUT, state, PER_SEAT)
    _check_board(fields)
    _check_phase(fields)
    _check_dice(fields)
    _check_uses(fields)


def check_sheets(state: bytes, sheets: tuple[Sheet, ...]) -> None:
    """Raise `InvalidPosition` unless the sheets explain the points."""
    fields = Fields(state)
    running = [sum(pair) for pair in zip(fields.sun_points, fields.ankh_points, strict=True)]
    # D-2: the starter is the seat that began with the fewest points; the sheets tell which it is.
    nets = [sum(line.net for line in lines if line) for lines in zip(*sheets, strict=True)]
    earned = [sum(pair) for pair in zip(running, nets or [0] * fields.players, strict=True)]
    began = [have - since for have, since in zip(fields.points, earned, strict=True)]
    starter = began.index(STARTING_POINTS) if STARTING_POINTS in began else 0
    order = [(seat - starter) % fields.players for seat in range(fields.players)]
    checks.check_sheets(
        sheets,
        scored=EPOCHS if fields.phase == OVER else fields.epoch - 1,
        starting=[STARTING_POINTS + later for later in order],
        running=running,
        points=fields.points,
        floor=None,  # D-27
    )


def _check_board(fields: Fields) -> None:
    """Every marker is where one may be."""
    if not all(0 <= space <= END_OF_TRACK for space in fields.pharaoh + fields.nile):
        raise InvalidPosition("marker-beyond-track")
    if not all(0 <= floods <= MOST_FLOODS for floods in fields.floods):
        raise InvalidPosition("impossible-floods", floods=fields.floods)
    if not all(0 <= civ <= ALL_DICE for civ in fields.civ):
        raise InvalidPosition("civ-marker-on-no-space")
    for colour in range(DICE):  # D-15
        if sum(civ >> colour & 1 for civ in fields.civ) >= fields.players:
            raise InvalidPosition("civ-space-overfull", colour=COLOURS[colour].value)
    taken = 0
    for spaces in fields.monuments:
        if spaces & taken or not 0 <= spaces < 1 << SPACES:
            raise InvalidPosition("monument-markers-clash")
        taken |= spaces
    for points in (fields.sun_points, fields.ankh_points):
        if not all(0 <= scored <= MOST_POINTS for scored in points):
            raise InvalidPosition("impossible-dice-points")
    if any(scored % SUN_POINTS for scored in fields.sun_points) or any(
        scored % ANKH_PAIR_POINTS for scored in fields.ankh_points
    ):
        raise InvalidPosition("impossible-dice-points")
    if not all(-MOST_POINTS <= points <= MOST_POINTS for points in fields.points):
        raise InvalidPosition("impossible-points", points=fields.points)


def _check_phase(fields: Fields) -> None:
    """What is being decided fits the epoch, the seats and the Sun track."""
    if fields.phase not in PHASES or not 1 <= fields.epoch <= EPOCHS:
        raise InvalidPosition("no-such-phase", phase=fields.phase, epoch=fields.epoch)
    if fields.phase == OVER:
        cleared = not any(fields.civ + fields.floods + fields.sun_points + fields.ankh_points)
        fits = fields.epoch == EPOCHS and fields.turn == fields.acting == NOBODY and cleared
        fits = fits and fields.ra == 0
    else:
        seats = range(fields.players)
        fits = fields.turn in seats and fields.acting in seats
        fits = fits and (fields.phase == LOSE) == (fields.acting != fields.turn)
        fits = fits and _ra_fits(fields)
    if not (fits and _loss_fits(fields)):
        raise InvalidPosition("phase-does-not-fit", phase=PHASES[fields.phase])


def _ra_fits(fields: Fields) -> bool:
    """D-26: Ra is short of the end, unless the one or two Suns of this turn moved it there."""
    moved = fields.suns if fields.phase == APPLY and fields.suns < SUNS_FOR_POINTS else 0
    return 0 <= fields.ra - moved < fields.sun_track


def _loss_fits(fields: Fields) -> bool:
    """D-25: only a victim that has more markers than the disaster takes is asked."""
    if fields.phase != LOSE:
        return (fields.disaster, fields.lost) == (NO_DISASTER, NO_MARKER)
    if fields.disaster not in (CIV, MONUMENT) or not fields.used & DISASTER_USED:
        return False
    in_civ = fields.disaster == CIV
    of_seats = fields.civ if in_civ else fields.monuments
    markers = of_seats[fields.acting]
    if fields.lost == NO_MARKER:
        return markers.bit_count() > MARKERS_LOST
    if fields.lost not in range(DICE if in_civ else SPACES):
        return False
    # The marker that was given up had room beside those that are there.
    there = sum(others >> fields.lost & 1 for others in of_seats)
    room = fields.players - 1 if in_civ else 1
    mine = markers >> fields.lost & 1
    return not mine and there < room and markers.bit_count() >= MARKERS_LOST


def _check_dice(fields: Fields) -> None:
    """D-3 to D-5: every die shows one face or is in the air, and the throws fit."""
    lying = 0
    for dice in fields.showing:
        if dice & lying or not 0 <= dice <= ALL_DICE:
            raise InvalidPosition("die-shows-two-faces")
        lying |= dice
    rolling = fields.in_the_air
    free = lying & ~fields.showing[SUN]
    match fields.phase:
        case phase if phase == OVER:
            fits = lying == 0 and fields.throws == 0
        case phase if phase == ROLL:
            first = fields.throws == 0
            fits = rolling != 0 and fields.throws in range(MOST_THROWS)
            fits = fits and (rolling == ALL_DICE or not first)
        case phase if phase == REROLL:
            fits = rolling == 0 and free != 0 and fields.throws in range(1, MOST_THROWS)
        case _:
            fits = rolling == 0 and fields.throws in range(1, MOST_THROWS + 1)
    if not fits:
        raise InvalidPosition("throws-do-not-fit", throws=fields.throws)


def _check_uses(fields: Fields) -> None:
    """D-8: what was done in this turn took just the dice that are spent."""
    if fields.phase not in (APPLY, LOSE):
        if fields.spent or fields.used or fields.paired:
            raise InvalidPosition("dice-spent-too-early")
        return
    if fields.spent & ~(ALL_DICE & ~fields.showing[SUN]) or fields.spent < 0:
        raise InvalidPosition("sun-is-spent")
    if not 0 <= fields.used < MONUMENT_USED * 2:
        raise InvalidPosition("no-such-use", used=fields.used)
    if fields.used & DISASTER_USED and fields.suns <= SUNS_FOR_POINTS:
        raise InvalidPosition("disaster-without-suns", suns=fields.suns)
    if not _spending_fits(fields):
        raise InvalidPosition("spending-does-not-fit")


def _spending_fits(fields: Fields) -> bool:
    """Whether spent dice can be shared out among the uses: real dice first, then Ankhs."""
    spent = [(dice & fields.spent).bit_count() for dice in fields.showing]
    used = fields.used
    pharaoh, flood, nile, civ, monument = (
        bool(used & use) for use in (PHARAOH_USED, FLOOD_USED, NILE_USED, CIV_USED, MONUMENT_USED)
    )
    if pharaoh != (spent[PHARAOH] > 0) or (flood or nile) != (spent[NILE] > 0):
        return False
    if civ != (spent[CIV] > 0) or monument != (spent[MONUMENT] > 0):
        return False
    if flood and not (spent[NILE] >= 2 if nile else spent[NILE] <= FLOOD_DICE):
        return False
    pairs = fields.paired.bit_count()
    if fields.paired < 0 or fields.paired & ~(fields.showing[MONUMENT] & fields.spent):
        return False
    # The Ankhs that each use must have had at least; the others may have had more, or none.
    least = max(0, FLOOD_DICE + nile - spent[NILE]) if flood else 0
    least += max(0, FLOOD_DICE - spent[CIV]) if civ else 0
    ankhs = spent[ANKH] - least
    if monument:
        # One Monument for the first marker, two dice for each further one, one of them real.
        companions = 1 + 2 * pairs - spent[MONUMENT]
        if not 0 <= companions <= pairs:
            return False
        ankhs -= companions
    # Ankhs that are left over must have gone where any number may.
    return ankhs == 0 or (ankhs > 0 and (pharaoh or nile or civ))
