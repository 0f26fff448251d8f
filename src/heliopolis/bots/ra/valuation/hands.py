"""Hands of Ra: what all tiles of a seat are worth together, and what disasters take of them."""

from typing import Final

import numpy as np

from heliopolis.bots.ra.traits import Traits
from heliopolis.bots.ra.valuation.outlook import Outlook
from heliopolis.bots.ra.valuation.worth import (
    Hand,
    Pad,
    worth_of_civilization,
    worth_of_monuments,
    worth_of_pharaohs,
    worth_of_river,
)
from heliopolis.core.compile import constant, rule
from heliopolis.ra.rulebook import GOD_POINTS, GOLD_POINTS, TILES_OF_A_DISASTER
from heliopolis.ra.state import State
from heliopolis.ra.tiles import (
    DROUGHT,
    EARTHQUAKE,
    EMPTY,
    END_OF_CIVILIZATION,
    END_OF_MONUMENTS,
    FIRST_CIVILIZATION,
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

FAMILIES: Final = ("gods", "gold", "pharaohs", "river", "civilization", "monuments")
"""The families of tiles, in the order of `weigh_hand`."""
GODS, GOLDS, PHARAOHS, RIVER, CIVILIZATIONS, MONUMENTS = range(len(FAMILIES))
EVERY_FAMILY: Final = constant((1 << len(FAMILIES)) - 1)
Families = tuple[float, float, float, float, float, float]
UNKNOWN: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
FAMILY_OF: Final = np.zeros(KINDS, dtype=np.int64)
"""By kind, the family that it belongs to or takes from."""
FAMILY_OF[GOLD] = GOLDS
FAMILY_OF[[PHARAOH, FUNERAL]] = PHARAOHS
FAMILY_OF[[NILE, FLOOD, DROUGHT]] = RIVER
FAMILY_OF[[*range(FIRST_CIVILIZATION, END_OF_CIVILIZATION), UNREST]] = CIVILIZATIONS
FAMILY_OF[[*range(FIRST_MONUMENT, END_OF_MONUMENTS), EARTHQUAKE]] = MONUMENTS


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
def families_on_track(s: State) -> int:
    """The families that the tiles of the track change, its disasters included, as bits."""
    families = 0
    for space in range(TRACK_SPACES):
        if s.track[space] != EMPTY:
            families |= 1 << FAMILY_OF[s.track[space]]
    return families


@rule
def weigh_hand(
    s: State,
    seat: int,
    suns: int,
    outlook: Outlook,
    traits: Traits,
    pad: Pad,
    changed: int,
    known: Families,
) -> Families:
    """What every family of a hand is worth to a seat that has so many suns left.

    Only those that are `changed`, as bits, are weighed; the others are `known`.
    """
    hand = pad.hand
    gods, gold, pharaohs, river, civilization, monuments = known
    needed = suns * outlook.lot * traits.choosiness
    if changed >> GODS & 1:
        gods = traits.gods * int(hand[GOD]) * (GOD_POINTS + traits.god_hope * outlook.hope)
    if changed >> GOLDS & 1:
        gold = traits.gold * GOLD_POINTS * int(hand[GOLD])
    if changed >> PHARAOHS & 1:
        own = int(hand[PHARAOH])
        pharaohs = traits.pharaohs * worth_of_pharaohs(s, seat, own, outlook, traits)
    if changed >> RIVER & 1:
        river = traits.river * worth_of_river(s, hand, needed, outlook, traits)
    if changed >> CIVILIZATIONS & 1:
        worth = worth_of_civilization(s, hand, needed, outlook, pad.odds)
        civilization = traits.civilization * worth
    if changed >> MONUMENTS & 1:
        game = needed + outlook.epochs * outlook.later / s.players * traits.later_tiles
        monuments = traits.monuments * worth_of_monuments(s, hand, game, outlook, pad.odds)
    return gods, gold, pharaohs, river, civilization, monuments


@rule
def worth_of_hand(
    s: State, seat: int, suns: int, outlook: Outlook, traits: Traits, pad: Pad
) -> float:
    """The points that a seat may expect of a hand, now and later, if it has so many suns left."""
    return sum_of(weigh_hand(s, seat, suns, outlook, traits, pad, EVERY_FAMILY, UNKNOWN))


@rule
def sum_of(families: Families) -> float:
    """What all families are worth together."""
    gods, gold, pharaohs, river, civilization, monuments = families
    return gods + gold + pharaohs + river + civilization + monuments


@rule
def strike_hand(hand: Hand) -> None:
    """R-5.1: lose what the disasters in a hand take, of the owner's choice what is missed least."""
    # `strike` takes a state and stops where the owner has to choose; a hand is only imagined.
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
