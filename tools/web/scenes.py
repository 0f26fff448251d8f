"""The moments of games that the client must be able to show, and how each is recognised."""

from collections.abc import Callable
from typing import Any, Final, Literal

from heliopolis.core.value import value
from heliopolis.match import Match
from heliopolis.ra.tiles import Tile

Eyes = Literal["asked", "other", "nobody", "first"]
"""Whose eyes a scene is seen by: who is asked, who is not, a spectator, or the first seat."""


@value
class Moment:
    """A match at one version, with the view that everybody shares and the seat that is asked."""

    match: Match
    view: Any
    asked: int | None
    scored: bool
    """Whether the last move ended an epoch."""

    @property
    def mine(self) -> Any:
        """What the seat has that is asked."""
        assert self.asked is not None
        return self.view.seats[self.asked]

    @property
    def lot(self) -> tuple[Tile, ...]:
        """The tiles on the auction track."""
        return tuple(tile for tile in self.view.track if tile is not None)

    def offers(self, *kinds: str) -> bool:
        """Whether the seat that is asked may play a move of each of these kinds."""
        assert self.asked is not None
        offered = {type(move).__name__ for move in self.match.options(self.asked)}
        return offered >= set(kinds)


@value
class Scene:
    """The first moment of a game of which something is true, as it is seen by somebody."""

    table: str
    when: Callable[[Moment], bool]
    eyes: Eyes = "asked"
    counsel: bool = False
    standing: bool = False


def _asked(phase: str, holds: Callable[[Moment], bool]) -> Callable[[Moment], bool]:
    """A seat is asked in a phase, and something holds."""
    return lambda here: here.asked is not None and here.view.phase == phase and holds(here)


def _suns_both_sides(here: Moment) -> bool:
    """Some suns of who is asked are too low for the bid, and some are not."""
    best, suns = here.view.best_bid, here.mine.face_up
    return best is not None and len(suns) > 1 and min(suns) < best < max(suns)


def _rich(here: Moment) -> bool:
    """Much lies on the table: it is late in an epoch that is not the first."""
    return bool(here.view.epoch > 1 and here.view.ra_tiles >= 4 and len(here.lot) >= 3)


def _bids_last(here: Moment) -> bool:
    return bool(here.asked == here.view.turn and here.view.best_bid is not None)


def _spent(here: Moment) -> bool:
    """Somebody has no face-up sun while others go on."""
    return here.asked != 0 and not here.view.seats[0].face_up and here.view.epoch > 1


_RA: Final[dict[str, Scene]] = {
    "ra-first-turn": Scene("ra-4", _asked("turn", lambda here: here.match.version == 0)),
    "ra-turn": Scene(
        "ra-4",
        _asked("turn", lambda here: _rich(here) and 4 <= len(here.lot) < 8),
        counsel=True,
    ),
    "ra-turn-gods": Scene("ra-4", _asked("turn", lambda here: here.offers("Draw", "PlayGod"))),
    "ra-turn-full": Scene("ra-5", _asked("turn", lambda here: len(here.lot) == 8)),
    "ra-turn-full-gods": Scene(
        "ra-4",
        _asked("turn", lambda here: len(here.lot) == 8 and here.offers("PlayGod")),
        counsel=True,
    ),
    "ra-gods": Scene("ra-4", _asked("gods", lambda here: True), counsel=True),
    "ra-drawing": Scene("ra-4", lambda here: here.view.phase == "draw" and here.view.epoch == 2),
    "ra-waiting": Scene(
        "ra-4", _asked("turn", lambda here: here.asked == 2 and _rich(here)), eyes="other"
    ),
    "ra-bid-first": Scene(
        "ra-4",
        _asked(
            "auction",
            lambda here: here.view.best_bid is None and here.view.auction == "invoked",
        ),
    ),
    "ra-bid": Scene(
        "ra-4",
        _asked("auction", lambda here: here.view.epoch == 2 and _suns_both_sides(here)),
        counsel=True,
    ),
    "ra-bid-lot": Scene(
        "ra-4",
        _asked(
            "auction",
            lambda here: here.view.epoch > 1 and len(here.lot) > 3 and _suns_both_sides(here),
        ),
        counsel=True,
    ),
    "ra-bid-drawn": Scene(
        "ra-4",
        _asked("auction", lambda here: here.view.auction == "drawn" and len(here.lot) > 1),
    ),
    "ra-bid-last": Scene("ra-4", _asked("auction", _bids_last)),
    "ra-bid-must": Scene("ra-4", _asked("auction", lambda here: not here.offers("Pass"))),
    "ra-standing": Scene(
        "ra-4",
        _asked("auction", lambda here: here.asked != 0 and here.view.turn == 0),
        eyes="first",
        standing=True,
    ),
    "ra-lose-unrest": Scene(
        "ra-4", _asked("lose", lambda here: here.view.losing_to == Tile.UNREST), counsel=True
    ),
    "ra-lose-earthquake": Scene(
        "ra-5", _asked("lose", lambda here: here.view.losing_to == Tile.EARTHQUAKE)
    ),
    "ra-epoch-scored": Scene("ra-4", lambda here: here.scored and here.asked is not None),
    "ra-last-epoch": Scene(
        "ra-4",
        _asked(
            "turn",
            lambda here: here.view.epoch == 3 and here.view.ra_tiles == here.view.ra_spaces - 1,
        ),
    ),
    "ra-no-suns": Scene("ra-4", _asked("turn", _spent), eyes="first"),
    "ra-over": Scene("ra-4", lambda here: here.match.over, eyes="first"),
    "ra-spectator": Scene(
        "ra-4",
        _asked("auction", lambda here: here.view.epoch == 3 and _rich(here)),
        eyes="nobody",
    ),
    "ra-hidden": Scene("ra-4-hidden", _asked("turn", lambda here: _rich(here))),
    "ra-hidden-over": Scene("ra-4-hidden", lambda here: here.match.over, eyes="first"),
    "ra-five": Scene(
        "ra-5",
        _asked("auction", lambda here: _rich(here) and _suns_both_sides(here)),
        counsel=True,
    ),
    "ra-five-turn": Scene(
        "ra-5", _asked("turn", lambda here: here.view.epoch == 3 and _rich(here))
    ),
    "ra-five-over": Scene("ra-5", lambda here: here.match.over, eyes="first"),
    "ra-two": Scene("ra-2", _asked("turn", lambda here: _rich(here))),
    "ra-two-over": Scene("ra-2", lambda here: here.match.over, eyes="first"),
    "ra-windrider": Scene(
        "ra-3-windrider", _asked("auction", lambda here: _rich(here) and bool(here.lot))
    ),
}


def _free(here: Moment) -> int:
    return sum(die.state == "free" for die in here.view.dice)


def _suns(here: Moment) -> int:
    return sum(die.state == "sun" for die in here.view.dice)


def _late(here: Moment) -> bool:
    """Much stands on the board."""
    return bool(here.view.epoch > 1 and here.view.ra >= 5)


def _loses(area: str) -> Callable[[Moment], bool]:
    return _asked("lose", lambda here: here.view.disaster == area)


_DICE: Final[dict[str, Scene]] = {
    "dice-first-roll": Scene("dice-3", _asked("reroll", lambda here: here.match.version <= 1)),
    "dice-rolling": Scene("dice-3", lambda here: here.view.phase == "roll"),
    "dice-reroll": Scene(
        "dice-3",
        _asked(
            "reroll",
            lambda here: _late(here) and here.view.throws == 1 and _suns(here) == 1,
        ),
        counsel=True,
    ),
    "dice-reroll-last": Scene(
        "dice-3", _asked("reroll", lambda here: _late(here) and here.view.throws == 2)
    ),
    "dice-spend": Scene(
        "dice-3",
        _asked("apply", lambda here: _late(here) and _free(here) >= 4),
        counsel=True,
    ),
    "dice-spend-more": Scene(
        "dice-3",
        _asked("apply", lambda here: _late(here) and bool(here.view.groups) and _free(here) >= 2),
        counsel=True,
    ),
    "dice-disaster": Scene("dice-3", _asked("apply", lambda here: here.offers("DeclareDisaster"))),
    "dice-lose-civ": Scene("dice-3", _loses("civ"), counsel=True),
    "dice-lose-monument": Scene("dice-4", _loses("monument")),
    "dice-watching-victim": Scene("dice-3", _loses("civ"), eyes="other"),
    "dice-waiting": Scene(
        "dice-3", _asked("apply", lambda here: here.asked == 2 and _late(here)), eyes="other"
    ),
    "dice-epoch-scored": Scene("dice-3", lambda here: here.scored and not here.match.over),
    "dice-last-epoch": Scene(
        "dice-3", _asked("apply", lambda here: here.view.epoch == 3 and _late(here))
    ),
    "dice-over": Scene("dice-3", lambda here: here.match.over, eyes="first"),
    "dice-spectator": Scene(
        "dice-4", _asked("apply", lambda here: here.view.epoch == 3 and _late(here)), eyes="nobody"
    ),
    "dice-two": Scene("dice-2", _asked("apply", _late)),
    "dice-two-over": Scene("dice-2", lambda here: here.match.over, eyes="first"),
    "dice-four": Scene("dice-4", _asked("apply", _late)),
    "dice-four-over": Scene("dice-4", lambda here: here.match.over, eyes="first"),
}
SCENES: Final = {**_RA, **_DICE}
