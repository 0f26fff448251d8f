"""Hands of Ra: what all tiles of a seat are worth together, and what disasters take of them."""

from heliopolis.bots.ra.traits import Traits
from heliopolis.bots.ra.valuation.outlook import Outlook
from heliopolis.bots.ra.valuation.worth import (
    FAMILIES,
    Hand,
    Pad,
    worth_of_civilization,
    worth_of_monuments,
    worth_of_pharaohs,
    worth_of_river,
)
from heliopolis.core.compile import rule
from heliopolis.ra.rulebook import GOD_POINTS, GOLD_POINTS, TILES_OF_A_DISASTER
from heliopolis.ra.state import State
from heliopolis.ra.tiles import (
    DROUGHT,
    EARTHQUAKE,
    EMPTY,
    FIRST_MONUMENT,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    KINDS,
    NILE,
    PHARAOH,
    TAKEN_BY,
    TRACK_SPACES,
    UNREST,
)


@rule
def take_hand(s: State, seat: int, hand: Hand) -> None:
    """Copy the tiles of a seat into a hand."""
    for kind in range(KINDS):
        hand[kind] = s.tiles[seat, kind]


@rule
def take_track(s: State, hand: Hand) -> None:
    """Add the tiles of the track to a hand, with what their disasters do."""
    for space in range(TRACK_SPACES):
        if s.track[space] != EMPTY:
            hand[s.track[space]] += 1
    strike_hand(hand)


@rule
def weigh_hand(s: State, seat: int, suns: int, outlook: Outlook, traits: Traits, pad: Pad) -> None:
    """Write down what every family of a hand is worth to a seat that has so many suns left."""
    hand = pad.hand
    odds = pad.odds
    needed = suns * outlook.lot * traits.choosiness
    game = needed + outlook.epochs * outlook.later / s.players * traits.later_tiles
    families = pad.families
    families[0] = traits.gods * int(hand[GOD]) * (GOD_POINTS + traits.god_hope * outlook.hope)
    families[1] = traits.gold * GOLD_POINTS * int(hand[GOLD])
    pharaohs = worth_of_pharaohs(s, seat, int(hand[PHARAOH]), outlook, traits)
    families[2] = traits.pharaohs * pharaohs
    families[3] = traits.river * worth_of_river(s, hand, needed, outlook, traits)
    civilization = worth_of_civilization(s, hand, needed, outlook, odds)
    families[4] = traits.civilization * civilization
    families[5] = traits.monuments * worth_of_monuments(s, hand, game, outlook, odds)


@rule
def worth_of_hand(
    s: State, seat: int, suns: int, outlook: Outlook, traits: Traits, pad: Pad
) -> float:
    """The points that a seat may expect of a hand, now and later, if it has so many suns left."""
    weigh_hand(s, seat, suns, outlook, traits, pad)
    worth = 0.0
    for family in range(len(FAMILIES)):
        worth += pad.families[family]
    return worth


@rule
def strike_hand(hand: Hand) -> None:
    """R-5.1: lose what the disasters in a hand take, of the owner's choice what is missed least."""
    lost = min(int(hand[PHARAOH]), TILES_OF_A_DISASTER * int(hand[FUNERAL]))
    hand[PHARAOH] -= lost
    owed = TILES_OF_A_DISASTER * int(hand[DROUGHT])
    lost = min(int(hand[FLOOD]), owed)
    hand[FLOOD] -= lost
    hand[NILE] -= min(int(hand[NILE]), owed - lost)
    lose_least(hand, UNREST)
    lose_least(hand, EARTHQUAKE)
    hand[FUNERAL] = hand[DROUGHT] = hand[UNREST] = hand[EARTHQUAKE] = 0


@rule
def lose_least(hand: Hand, disaster: int) -> None:
    """Lose what the disasters of one kind take of their family, what is missed least first."""
    for _ in range(TILES_OF_A_DISASTER * int(hand[disaster])):
        found = -1
        least = 1000
        for kind in range(TAKEN_BY[disaster, 0], TAKEN_BY[disaster, 1]):
            if hand[kind] > 0 and missed(kind, int(hand[kind])) < least:
                found = kind
                least = missed(kind, int(hand[kind]))
        if found >= 0:
            hand[found] -= 1


@rule
def missed(kind: int, held: int) -> int:
    """How much one of so many tiles of a kind would be missed: spare ones least.

    Of civilization all but one are spare (R-7.5); monuments pay for three and more alike (R-8.1),
    so only a second one is.
    """
    if held == 1:
        return 1
    return 0 if held == 2 or kind < FIRST_MONUMENT else held
