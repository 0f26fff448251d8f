"""D-1 and D-2: setting up the table."""

from heliopolis.core.compile import rule
from heliopolis.core.seats import seat_after
from heliopolis.dice.components import SEATS
from heliopolis.dice.rolling import begin_turn
from heliopolis.dice.rulebook import STARTING_POINTS
from heliopolis.dice.state import NO_DISASTER, NO_MARKER, State


@rule
def set_up(s: State, players: int, sun_track: int, starter: int) -> None:
    """D-1: all markers at the beginning, nothing on the board."""
    s.players = players
    s.sun_track = sun_track
    s.epoch = 1
    s.ra = 0
    s.disaster = NO_DISASTER
    s.lost = NO_MARKER
    for seat in range(SEATS):
        s.pharaoh[seat] = 0
        s.nile[seat] = 0
        s.floods[seat] = 0
        s.civ[seat] = 0
        s.monuments[seat] = 0
        s.points[seat] = 0
        s.sun_points[seat] = 0
        s.ankh_points[seat] = 0
    give_points(s, starter)
    begin_turn(s, starter)


@rule
def give_points(s: State, starter: int) -> None:
    """D-2: 10 points for the starter, and one more for each seat clockwise."""
    seat = starter
    for later in range(s.players):
        s.points[seat] = STARTING_POINTS + later
        seat = seat_after(s, seat)
