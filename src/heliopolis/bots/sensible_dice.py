"""The dice bot that follows simple sense: it rolls and spends for the points it may expect."""

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean
from typing import Any, Final

from heliopolis import dice
from heliopolis.bots import hands_dice as kinds
from heliopolis.bots.hands_dice import HANDS, Hand, before_choice, before_throw
from heliopolis.bots.worth_dice import hit, outlook_of, without, worth
from heliopolis.dice import faces
from heliopolis.dice.faces import Colour, Face
from heliopolis.dice.moves import Dice
from heliopolis.dice.view import SPENT

_KIND_OF: Final = {
    Face.PHARAOH: kinds.PHARAOH,
    Face.NILE: kinds.NILE,
    Face.CIV: kinds.CIV,
    Face.MONUMENT: kinds.MONUMENT,
    Face.ANKH: kinds.ANKH,
    Face.SUN: kinds.SUN,
}


class SensibleDice:
    """Rolls for the points that hands may bring, and spends its dice for most of them."""

    name: Final = "sensible"

    def choose(self, view: dice.View, legal: Sequence[dice.Move]) -> dice.Move:
        """The legal move that simple sense asks for."""
        match view.phase:
            case "reroll":
                return _roll(view, legal)
            case "lose":
                return max(legal, key=lambda move: _left_after(view, move))
        return max(legal, key=_Turn(view).gain)


def _roll(view: dice.View, legal: Sequence[dice.Move]) -> dice.Move:
    """Keep what is worth most while the rest is rolled, now and perhaps once more."""
    turn = _Turn(view)
    whole = {hand: turn.worth(hand) for hand in HANDS}
    kept = before_throw(whole, turn.odds)
    if view.throws < faces.MOST_THROWS - 1:
        kept = before_throw(before_choice(kept), turn.odds)

    def worth_of(move: dice.Move) -> float:
        if isinstance(move, dice.Roll):
            return kept[turn.hand(leaving=move.dice)]
        return whole[turn.hand()]

    return max(legal, key=worth_of)


def _left_after(view: dice.View, move: dice.Move) -> float:
    """What a victim has left after a loss; civilization markers are all the same."""
    assert isinstance(move, dice.Lose)
    assert view.acting is not None
    own = view.seats[view.acting]
    left = without(own.monuments, (move.colour, move.column))
    return worth(replace(own, monuments=left), outlook_of(view, view.acting))


def _spent_by(move: dice.Move) -> Dice:
    match move:
        case dice.AdvancePharaoh() | dice.AdvanceNile() | dice.FloodNile():
            return move.dice
        case dice.PlaceCiv():
            return (*move.markers, *move.others)
        case dice.PlaceMonument():
            return (move.colour,) if move.companion is None else (move.colour, move.companion)
    return ()


class _Turn:
    """What the seat whose turn it is may expect of its dice."""

    def __init__(self, view: dice.View) -> None:
        """Look up once what steps, floods and markers would bring."""
        assert view.turn is not None
        self._view = view
        self._own = own = view.seats[view.turn]
        self._outlook = outlook_of(view, view.turn)
        self._worth = worth(own, self._outlook)
        taken = [colour for seat in view.seats for colour in seat.civilization]
        room = [colour for colour in faces.COLOURS if taken.count(colour) < view.players - 1]
        self._open = [colour for colour in room if colour not in own.civilization]
        end, steps = faces.END_OF_TRACK, range(faces.DICE + 1)
        niles = [min(end, own.nile + more) for more in steps]
        self._pharaoh = [self._more(pharaoh=min(end, own.pharaoh + more)) for more in steps]
        self._nile = [self._more(nile=nile) for nile in niles]
        self._flood = [self._more(nile=nile, floods=own.floods + 1) for nile in niles]
        markers = range(faces.MOST_CIV_MARKERS + 1)
        civilization = [(*own.civilization, *self._open[:more]) for more in markers]
        self._civ = [self._more(civilization=colours) for colours in civilization]
        held = [column for _, column in own.monuments]
        columns = [at for at in range(1, faces.COLUMNS + 1) if held.count(at) < faces.DICE]
        new = [(Colour.RED, column) for column in columns if column not in held]
        self._marker = max((self._placed((Colour.RED, column)) for column in columns), default=0.0)
        self._columns = [self._placed(*new[:more]) for more in markers]
        disaster = max(map(self._harm, faces.AREAS))
        self._suns = (0.0, 0.0, 0.0, faces.SUN_POINTS, disaster, disaster)

    def _more(self, **changes: Any) -> float:
        """What the board is worth more with something changed."""
        return worth(replace(self._own, **changes), self._outlook) - self._worth

    def _placed(self, *spaces: tuple[Colour, int]) -> float:
        return self._more(monuments=(*self._own.monuments, *spaces))

    def _harm(self, area: Face) -> float:
        """What a disaster costs the others, on average."""
        costs = []
        for seat, own in enumerate(self._view.seats):
            if seat != self._view.turn:
                outlook = outlook_of(self._view, seat)
                costs.append(worth(own, outlook) - worth(hit(own, area, outlook), outlook))
        return fmean(costs)

    @property
    def odds(self) -> list[float]:
        """How likely a die shows each kind."""
        useful = len(self._open) / faces.DICE
        return [share / faces.SIDES for share in (1, 1, useful, 1, 1, 1 - useful, 1)]

    def hand(self, leaving: Dice = ()) -> Hand:
        """The dice that are not spent, but for some."""
        left = [die for die in self._view.dice if die.state != SPENT]
        return tuple(sorted(self._kind(die) for die in left if die.colour not in leaving))

    def _kind(self, die: dice.Die) -> int:
        assert die.face is not None
        blank = die.face is Face.CIV and die.colour not in self._open
        return kinds.BLANK_CIV if blank else _KIND_OF[die.face]

    def worth(self, hand: Hand) -> float:
        """What a whole hand brings when it is spent well, its Suns included."""
        return self._suns[hand.count(kinds.SUN)] + self._rest(hand, kinds.PHARAOH)

    def gain(self, move: dice.Move) -> float:
        """What a move brings, and after it the dice that are left."""
        left = self.hand(leaving=_spent_by(move))
        match move:
            case dice.DeclareDisaster():
                return self._harm(move.area) + self._rest(left, kinds.PHARAOH)
            case dice.AdvancePharaoh():
                return self._pharaoh[len(move.dice)] + self._rest(left, kinds.NILE)
            case dice.FloodNile():
                return self._flood[left.count(kinds.NILE)] + self._rest(left, kinds.CIV)
            case dice.AdvanceNile():
                return self._nile[len(move.dice)] + self._rest(left, kinds.CIV)
            case dice.PlaceCiv():
                return self._civ[len(move.markers)] + self._rest(left, kinds.MONUMENT)
            case dice.PlaceMonument():
                rest = self._rest(left, kinds.MONUMENT, further=True)
                return self._placed((move.colour, move.column)) + rest
        return self._rest(left, kinds.ANKH)

    def _rest(self, hand: Hand, use: int, further: bool = False) -> float:
        """What dice bring at best if spent on one use and on those after it."""
        further = further or "monument" in self._view.groups
        return self._best(hand, use, hand.count(kinds.ANKH), further)

    def _best(self, hand: Hand, use: int, ankhs: int, further: bool) -> float:
        """The same with so many Ankhs, which go wherever they help most."""
        if use == kinds.ANKH:
            return ankhs // faces.ANKHS_OF_A_PAIR * faces.ANKH_PAIR_POINTS
        if use not in hand:
            return self._best(hand, use + 1, ankhs, further)
        return max(
            self._bring(use, hand, spent, further)
            + self._best(hand, use + 1, ankhs - spent, further)
            for spent in range(ankhs + 1)
        )

    def _bring(self, use: int, hand: Hand, ankhs: int, further: bool) -> float:
        """What all real dice of one use bring, with so many Ankhs."""
        real = hand.count(use)
        total = real + ankhs
        match use:
            case kinds.PHARAOH:
                return self._pharaoh[total]
            case kinds.NILE if total < faces.FLOOD_DICE:
                return self._nile[total]
            case kinds.NILE:  # D-11: what a flood leaves advances if a real die is among it
                advances = real > max(1, faces.FLOOD_DICE - ankhs)
                left = total - faces.FLOOD_DICE if advances else 0
                return max(self._nile[total], self._flood[left])
            case kinds.CIV:  # D-16
                most = total + hand.count(kinds.BLANK_CIV) - faces.DICE_OF_NO_MARKER
                return self._civ[max(0, min(real, most, faces.MOST_CIV_MARKERS))]
        pairs = real if further else real - 1  # D-20: a real die each, and any other
        markers = (pairs + min(ankhs, pairs)) // faces.DICE_OF_FURTHER_MARKER
        return self._columns[markers] + (0 if further else self._marker)
