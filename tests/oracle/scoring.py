"""Scoring for the referee: R-7 and R-8."""

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.oracle.components import (
    CIVILIZATION,
    CIVILIZATION_POINTS,
    MONUMENT_GROUP_POINTS,
    MONUMENT_KINDS_POINTS,
    MONUMENTS,
)

NUMERALS = {2: "two", 3: "three", 4: "four", 5: "five"}

Hand = dict[str, int]
Reached = Counter[str]


def count_kinds(hand: Mapping[str, int], family: Sequence[str]) -> int:
    """Return how many different tiles of a family are held."""
    return sum(1 for tile in family if hand[tile])


def count_tiles(hand: Mapping[str, int], family: Sequence[str]) -> int:
    """Return how many tiles of a family are held."""
    return sum(hand[tile] for tile in family)


def plural(count: int) -> str:
    """Write a number of kinds as the keys of `reached` do."""
    return "1 kind" if count == 1 else f"{count} kinds"


def score_gods(hand: Hand, reached: Reached) -> int:
    """R-7.1: two points for each god."""
    if hand["god"]:
        reached["R-7.1"] += 1
    return 2 * hand["god"]


def score_gold(hand: Hand, reached: Reached) -> int:
    """R-7.2: three points for each gold."""
    if hand["gold"]:
        reached["R-7.2"] += 1
    return 3 * hand["gold"]


def score_most_and_fewest(
    amounts: Sequence[int], bonus: int, penalty: int, rule: str, reached: Reached
) -> list[int]:
    """R-7.3, R-8.2: most gains, fewest loses, ties share in full, all equal is nothing."""
    most, fewest = max(amounts), min(amounts)
    if most == fewest:
        reached[f"{rule}:all equal"] += 1
        return [0] * len(amounts)
    reached[f"{rule}:most alone" if amounts.count(most) == 1 else f"{rule}:most tied"] += 1
    reached[f"{rule}:fewest alone" if amounts.count(fewest) == 1 else f"{rule}:fewest tied"] += 1
    points = []
    for amount in amounts:
        if amount == most:
            points.append(bonus)
        elif amount == fewest:
            points.append(-penalty)
        else:
            reached[f"{rule}:in between"] += 1
            points.append(0)
    return points


def score_pharaohs(hands: Sequence[Hand], reached: Reached) -> list[int]:
    """R-7.3: most pharaohs +5, fewest -2, and none at all counts as a number too."""
    amounts = [hand["pharaoh"] for hand in hands]
    if min(amounts) == 0 < max(amounts):
        reached["R-7.3:fewest is zero"] += 1
    return score_most_and_fewest(amounts, 5, 2, "R-7.3", reached)


def score_river(hand: Hand, reached: Reached) -> int:
    """R-7.4: a point for each flood and Nile, but only with a flood."""
    floods, niles = hand["flood"], hand["nile"]
    if floods == 0:
        reached["R-7.4:Niles without flood" if niles else "R-7.4:no river"] += 1
        return 0
    reached["R-7.4:floods and Niles" if niles else "R-7.4:floods without Nile"] += 1
    return floods + niles


def score_civilization(hand: Hand, reached: Reached) -> int:
    """R-7.5: no kind -5; one or two nothing; three, four, five kinds 5, 10, 15."""
    kinds = count_kinds(hand, CIVILIZATION)
    reached[f"R-7.5:{plural(kinds)}"] += 1
    if count_tiles(hand, CIVILIZATION) > kinds:
        reached["R-7.5:doubles"] += 1
    return CIVILIZATION_POINTS[kinds]


def score_monuments(hand: Hand, reached: Reached) -> int:
    """R-8.1: points for different kinds, and for three, four, five of a kind 5, 10, 15."""
    kinds = count_kinds(hand, MONUMENTS)
    reached[f"R-8.1:{plural(kinds)}"] += 1
    points = MONUMENT_KINDS_POINTS[kinds]
    groups = 0
    for tile in MONUMENTS:
        points += MONUMENT_GROUP_POINTS[hand[tile]]
        if hand[tile] == 2:
            reached["R-8.1:pair"] += 1
        if hand[tile] >= 3:
            reached[f"R-8.1:{NUMERALS[hand[tile]]} of a kind"] += 1
            groups += 1
    if groups > 1:
        reached["R-8.1:several groups"] += 1
    return points


def count_hand(hand: Hand, suns: Sequence[int]) -> dict[str, int]:
    """Count what a line of the score sheet is made from."""
    return {
        "gods": hand["god"],
        "gold": hand["gold"],
        "pharaohs": hand["pharaoh"],
        "niles": hand["nile"],
        "floods": hand["flood"],
        "civilization": count_kinds(hand, CIVILIZATION),
        "monuments": count_kinds(hand, MONUMENTS),
        "alike": sum(MONUMENT_GROUP_POINTS[hand[tile]] for tile in MONUMENTS),
        "suns": sum(suns),
    }


def score_suns(suns: Sequence[Sequence[int]], reached: Reached) -> list[int]:
    """R-8.2: highest sum of own suns +5, lowest -5."""
    return score_most_and_fewest([sum(own) for own in suns], 5, 5, "R-8.2", reached)


def add_points(points: int, items: Sequence[int], reached: Reached) -> int:
    """R-7.6: the epoch's items are one sum, and the total stays at zero or above."""
    net = sum(items)
    if net > 0:
        reached["R-7.6:gain"] += 1
    elif net == 0:
        reached["R-7.6:nothing"] += 1
    elif points + net >= 0:
        reached["R-7.6:loss"] += 1
    else:
        reached["R-7.6:floor"] += 1
    losses = sum(item for item in items if item < 0)
    if points + losses < 0 and losses < net:
        reached["R-7.6:losses alone would reach the floor"] += 1
    return max(0, points + net)


def pick_winner(points: Sequence[int], suns: Sequence[Sequence[int]]) -> int:
    """R-8.4: most points; among those tied, the holder of the highest single sun."""
    tied = [seat for seat, total in enumerate(points) if total == max(points)]
    return max(tied, key=lambda seat: max(suns[seat]))
