"""Reading a state's bytes in Python, without the kernel."""

from typing import Final

from heliopolis.core.layout import Layout
from heliopolis.ra.state import BID, DRAW, GODS, LOSE, OVER, RA_DRAWN, RA_INVOKED, STATE, TURN
from heliopolis.ra.tiles import KINDS

PHASES: Final = {
    TURN: "turn",
    DRAW: "draw",
    GODS: "gods",
    BID: "auction",
    LOSE: "lose",
    OVER: "over",
}
"""What is being decided, in words."""
REASONS: Final = {int(RA_DRAWN): "drawn", int(RA_INVOKED): "invoked"}
"""Why there is an auction, in words."""

LAYOUT: Final = Layout(STATE)


class Fields:
    """The fields of a state as plain numbers; per-seat fields hold the seats that play."""

    __slots__ = (*LAYOUT.scalars, "_tiles", "bag", "face_down", "face_up", "points", "track")

    def __init__(self, state: bytes) -> None:
        numbers = LAYOUT.unpack(state)
        places = LAYOUT.places
        (
            self.players,
            self.at_once,
            self.hidden,
            self.epoch,
            self.phase,
            self.turn,
            self.acting,
            self.auction,
            self.best_bid,
            self.best_bidder,
            self.owed,
            self.losing_to,
            self.centre_sun,
            self.ra_tiles,
        ) = numbers[: len(LAYOUT.scalars)]
        self.track = numbers[places["track"]]
        self.bag = numbers[places["bag"]]
        self._tiles = numbers[places["tiles"]]
        self.points = numbers[places["points"]][: self.players]
        self.face_up = numbers[places["face_up"]][: self.players]
        self.face_down = numbers[places["face_down"]][: self.players]

    @property
    def phase_name(self) -> str:
        """What is being decided, in words."""
        return PHASES[self.phase]

    def tiles(self, seat: int) -> tuple[int, ...]:
        """How many tiles of each kind a seat has."""
        return self._tiles[seat * KINDS : (seat + 1) * KINDS]
