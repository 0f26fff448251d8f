"""Standing bids: what a seat bids by itself, decided from its own view."""

from heliopolis.core.errors import IllegalMove
from heliopolis.ra.moves import Bid, Move, Pass
from heliopolis.ra.view import View


def standing_bid(view: View, limit: int) -> Move | None:
    """What a seat that bids up to `limit` plays: its lowest sun above the best bid, or a pass.

    None where R-4.2 forbids to pass, so that somebody must be asked. Raises `IllegalMove` where no
    auction runs.
    """
    if view.phase != "auction":
        raise IllegalMove("no-auction", "R-4.1")
    assert view.seat is not None, "a spectator has no suns"
    best = view.best_bid or 0
    higher = [sun for sun in view.seats[view.seat].face_up if best < sun <= limit]
    if higher:
        return Bid(min(higher))
    return None if _may_not_pass(view) else Pass()


def _may_not_pass(view: View) -> bool:
    """R-4.2: who invoked Ra must bid when nobody else did and the track is not full."""
    invoked = view.auction == "invoked" and view.seat == view.turn
    return invoked and view.best_bid is None and None in view.track
