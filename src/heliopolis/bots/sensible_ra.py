"""The Ra bot that follows simple sense: it counts points, and thinks no move ahead."""

from collections.abc import Iterable, Sequence
from typing import Final

from heliopolis import ra
from heliopolis.bots.worth_ra import Outlook, cost_of_losing, with_tiles, worth
from heliopolis.core.contract import Seat
from heliopolis.core.seats import EPOCHS
from heliopolis.ra.suns import HIGHEST_SUN

_CHEAPEST_SUN: Final = 1.5  # points that even the lowest sun may still bring in a whole epoch
_DEAREST_SUN: Final = 16.0  # and the highest
_SUN_LATER: Final = 12.0  # points between the best and the worst sun in the next epoch
_WORTH_INVOKING: Final = 8.0  # points above the price of the sun that make an auction worth it
_WORTH_A_GOD: Final = 1.0  # points above those of the god itself, while many tiles are to come


class SensibleRa:
    """Counts what the tiles are worth to it, and pays with a sun in proportion."""

    name: Final = "sensible"

    def choose(self, view: ra.View, legal: Sequence[ra.Move]) -> ra.Move:
        """The legal move that simple sense asks for."""
        match view.phase:
            case "auction":
                return _bid(view, legal)
            case "lose":
                return _lose(view, legal)
        return _play_god(view, legal) or _draw_or_invoke(view, legal)


def _outlook(view: ra.View, seat: Seat) -> Outlook:
    spaces_left = view.ra_spaces - view.ra_tiles
    rivals = [other for owner, other in enumerate(view.seats) if owner != seat]
    return Outlook(
        hope=(spaces_left - 1) / (view.ra_spaces - 1),
        epochs_after=EPOCHS - view.epoch,
        rival_pharaohs=tuple(rival.tiles.get(ra.Tile.PHARAOH, 0) for rival in rivals),
    )


def _gain(view: ra.View, seat: Seat, tiles: Iterable[ra.Tile]) -> float:
    """What tiles would add to the worth of what a seat has, less their disasters."""
    outlook = _outlook(view, seat)
    hand = view.seats[seat].tiles
    return worth(with_tiles(hand, tiles, outlook), outlook) - worth(hand, outlook)


def _lot(view: ra.View) -> list[ra.Tile]:
    return [tile for tile in view.track if tile is not None]


def _price(view: ra.View, seat: Seat, sun: int) -> float:
    """What a sun may still bring, and what changes when the centre sun takes its place."""
    outlook = _outlook(view, seat)
    rank = sun / HIGHEST_SUN
    now = outlook.hope * (_CHEAPEST_SUN + (_DEAREST_SUN - _CHEAPEST_SUN) * rank)
    return now + _SUN_LATER * (sun - view.centre_sun) / HIGHEST_SUN


def _willing(view: ra.View, seat: Seat, above: int) -> list[int]:
    """The suns above the best bid that a seat would pay for the track, lowest first."""
    gain = _gain(view, seat, _lot(view))
    suns = sorted(sun for sun in view.seats[seat].face_up if sun > above)
    return [sun for sun in suns if _price(view, seat, sun) < gain]


def _to_bid_after(view: ra.View, seat: Seat) -> list[Seat]:
    """The seats that may still bid after one: those up to the Ra player."""
    seats = []
    while seat != view.turn:
        seat = (seat + 1) % view.players
        seats.append(seat)
    return seats


def _bid(view: ra.View, legal: Sequence[ra.Move]) -> ra.Move:
    """The lowest sun worth paying that those after would not outbid."""
    assert view.acting is not None
    willing = _willing(view, view.acting, view.best_bid or 0)
    rivals = _to_bid_after(view, view.acting)
    for sun in willing:
        if not any(_willing(view, rival, sun) for rival in rivals):
            return ra.Bid(sun)
    if willing:  # somebody will probably pay more, but may as well have to
        return ra.Bid(willing[0])
    return ra.Pass() if ra.Pass() in legal else legal[0]


def _lose(view: ra.View, legal: Sequence[ra.Move]) -> ra.Move:
    """The tile without which the rest is worth most."""
    assert view.acting is not None
    outlook = _outlook(view, view.acting)
    hand = view.seats[view.acting].tiles
    losses = [move for move in legal if isinstance(move, ra.Lose)]
    return min(losses, key=lambda loss: cost_of_losing(hand, loss.tile, outlook))


def _play_god(view: ra.View, legal: Sequence[ra.Move]) -> ra.Move | None:
    """The best tile that is worth more than the god; None to do something else."""
    assert view.acting is not None
    best: ra.Move | None = ra.Done() if ra.Done() in legal else None
    outlook = _outlook(view, view.acting)
    hand = view.seats[view.acting].tiles
    best_gain = _WORTH_A_GOD * outlook.hope
    for move in legal:
        if isinstance(move, ra.PlayGod):
            without_god = {**hand, ra.Tile.GOD: hand[ra.Tile.GOD] - 1}
            after = with_tiles(without_god, [move.tile], outlook)
            gain = worth(after, outlook) - worth(hand, outlook)
            if gain > best_gain:
                best, best_gain = move, gain
    return best


def _draw_or_invoke(view: ra.View, legal: Sequence[ra.Move]) -> ra.Move:
    """Invoke Ra for a track that will probably be won at a good price; else draw."""
    assert view.acting is not None
    if ra.Draw() not in legal:
        return ra.InvokeRa()
    rivals = [seat for seat in range(view.players) if seat != view.acting]
    dearest = max((_willing(view, rival, 0) or [0])[-1] for rival in rivals)
    suns = sorted(sun for sun in view.seats[view.acting].face_up if sun > dearest)
    if not suns:
        return ra.Draw()
    surplus = _gain(view, view.acting, _lot(view)) - _price(view, view.acting, suns[0])
    return ra.InvokeRa() if surplus > _WORTH_INVOKING else ra.Draw()
