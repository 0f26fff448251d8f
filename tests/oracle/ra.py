"""A plain referee for Ra, written from the numbered rules alone.

It shares no code with the engine, so that a rule misread by one of them shows as a difference.
Every function does one rule and counts in `reached` which case of it came up.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal, Self

CIVILIZATION = ("agriculture", "art", "astronomy", "religion", "writing")
MONUMENTS = (
    "fortress",
    "obelisk",
    "palace",
    "pyramid",
    "sphinx",
    "statue",
    "step-pyramid",
    "temple",
)
DISASTERS = ("funeral", "drought", "unrest", "earthquake")  # the order in which they are resolved

BAG = {
    "ra": 30,
    "god": 8,
    "gold": 5,
    "pharaoh": 25,
    "funeral": 2,
    "nile": 25,
    "flood": 12,
    "drought": 2,
    **dict.fromkeys(CIVILIZATION, 5),
    "unrest": 4,
    **dict.fromkeys(MONUMENTS, 5),
    "earthquake": 2,
}
OUTCOMES = tuple((tile, f"+{tile}") for tile in sorted(BAG))
FAMILY = {
    "funeral": ("pharaoh",),
    "drought": ("flood", "nile"),
    "unrest": CIVILIZATION,
    "earthquake": MONUMENTS,
}
LEAVES_AT_EPOCH_END = ("god", "gold", "flood", *CIVILIZATION)

TRACK_SPACES = 8
RA_SPACES = {2: 6, 3: 8, 4: 9, 5: 10}
EPOCHS = 3
TIMING = {"rio-grande": "after-turn", "windrider": "at-once", "reference-sheet": "after-turn"}

CIVILIZATION_POINTS = (-5, 0, 0, 5, 10, 15)
MONUMENT_KINDS_POINTS = (0, 1, 2, 3, 4, 5, 6, 10, 15)
MONUMENT_GROUP_POINTS = (0, 0, 0, 5, 10, 15)

RULES: tuple[str, ...] = (
    "R-2.1",
    "R-2.2:2 players",
    "R-2.2:3 players",
    "R-2.2:4 players",
    "R-2.2:5 players",
    "R-2.3:epoch 1",
    "R-2.3:epoch 2",
    "R-2.3:epoch 3",
    "R-2.3:highest sun of all in the centre",
    "R-2.3:clockwise",
    "R-3.1:draw",
    "R-3.1:invoke",
    "R-3.1:gods",
    "R-3.1:passed over",
    "R-3.1:passed over despite a god",
    "R-3.2:ra",
    "R-3.2:first free space",
    "R-3.2:last free space",
    "R-3.3:auction",
    "R-3.3:last space, 2 players",
    "R-3.3:last space, 3 players",
    "R-3.3:last space, 4 players",
    "R-3.3:last space, 5 players",
    "R-3.3:last space, tiles on the track",
    "R-3.4:first god",
    "R-3.4:another god",
    "R-3.4:full track",
    "R-3.4:last tile of the track",
    "R-3.4:one of several alike",
    "R-3.4:god left on the track",
    "R-3.4:no disaster",
    "R-3.4:funeral",
    "R-3.4:drought",
    "R-3.4:unrest",
    "R-3.4:earthquake",
    "R-3.4:god without use, empty track",
    "R-3.4:god without use, only gods on the track",
    "R-3.4:gap filled by a later draw",
    "R-3.5:after the turn",
    "R-3.5:after the turn, several disasters",
    "R-3.5:after the turn, god played with a disaster in hand",
    "R-3.5:at once",
    "R-3.5:at once, then more gods",
    "R-3.6:tiles",
    "R-3.6:empty track",
    "R-3.7:turn on a full track",
    "R-4.1:first bid",
    "R-4.1:overbid",
    "R-4.1:overbid by the Ra player",
    "R-4.1:pass",
    "R-4.1:pass by the Ra player",
    "R-4.1:cannot outbid",
    "R-4.1:Ra player cannot outbid",
    "R-4.1:no face-up sun",
    "R-4.2",
    "R-4.2:one sun",
    "R-4.2:not forced, Ra was drawn",
    "R-4.2:not forced, somebody bid",
    "R-4.2:not forced, full track",
    "R-4.3:drawn",
    "R-4.3:invoked",
    "R-4.3:no tiles",
    "R-4.3:some tiles",
    "R-4.3:eight tiles",
    "R-4.3:disasters",
    "R-4.3:last sun of the winner",
    "R-4.3:outbid sun goes back",
    "R-4.4:kept",
    "R-4.4:kept, empty track",
    "R-4.4:discarded",
    "R-4.5:Ra player won",
    "R-4.5:other seat won",
    "R-4.5:nobody won",
    "R-4.6:lone player",
    "R-4.6:drawn, bid",
    "R-4.6:drawn, pass",
    "R-4.6:invoked, bid",
    "R-4.6:full track, bid",
    "R-4.6:full track, pass",
    "R-5.1:funeral in full",
    "R-5.1:funeral in part",
    "R-5.1:funeral without effect",
    "R-5.1:two funerals",
    "R-5.1:drought in full",
    "R-5.1:drought in part",
    "R-5.1:drought without effect",
    "R-5.1:two droughts",
    "R-5.1:drought takes floods",
    "R-5.1:drought takes floods and Niles",
    "R-5.1:drought takes Niles",
    "R-5.1:unrest in full",
    "R-5.1:unrest in part",
    "R-5.1:unrest without effect",
    "R-5.1:two unrests",
    "R-5.1:three unrests",
    "R-5.1:four unrests",
    "R-5.1:earthquake in full",
    "R-5.1:earthquake in part",
    "R-5.1:earthquake without effect",
    "R-5.1:two earthquakes",
    "R-5.1:several kinds of disaster",
    "R-5.1:new tiles not spared",
    "R-5.2:gold spared",
    "R-5.2:gods spared",
    "R-5.2:unrest asked",
    "R-5.2:unrest not asked, one kind",
    "R-5.2:unrest not asked, all must go",
    "R-5.2:earthquake asked",
    "R-5.2:earthquake not asked, one kind",
    "R-5.2:earthquake not asked, all must go",
    "R-6.1:Ra track full, epoch 1",
    "R-6.1:Ra track full, epoch 2",
    "R-6.1:Ra track full, epoch 3",
    "R-6.1:last sun spent, epoch 1",
    "R-6.1:last sun spent, epoch 2",
    "R-6.1:last sun spent, epoch 3",
    "R-6.1:choice after the last sun",
    "R-6.1:choice after the last sun of the game",
    "R-6.2:auction track discarded",
    "R-6.2:Ra track discarded",
    "R-6.2:gods discarded",
    "R-6.2:gold discarded",
    "R-6.2:floods discarded",
    "R-6.2:civilization discarded",
    "R-6.2:pharaohs kept",
    "R-6.2:Niles kept",
    "R-6.2:monuments kept",
    "R-6.2:suns turned up",
    "R-6.2:unspent sun stays",
    "R-6.3:last Ra tile of the bag",
    "R-7.1",
    "R-7.2",
    "R-7.3:most alone",
    "R-7.3:most tied",
    "R-7.3:fewest alone",
    "R-7.3:fewest tied",
    "R-7.3:fewest is zero",
    "R-7.3:in between",
    "R-7.3:all equal",
    "R-7.4:no river",
    "R-7.4:Niles without flood",
    "R-7.4:floods without Nile",
    "R-7.4:floods and Niles",
    "R-7.5:0 kinds",
    "R-7.5:1 kind",
    "R-7.5:2 kinds",
    "R-7.5:3 kinds",
    "R-7.5:4 kinds",
    "R-7.5:5 kinds",
    "R-7.5:doubles",
    "R-7.6:gain",
    "R-7.6:nothing",
    "R-7.6:loss",
    "R-7.6:floor",
    "R-7.6:losses alone would reach the floor",
    "R-8.1:0 kinds",
    "R-8.1:1 kind",
    "R-8.1:2 kinds",
    "R-8.1:3 kinds",
    "R-8.1:4 kinds",
    "R-8.1:5 kinds",
    "R-8.1:6 kinds",
    "R-8.1:7 kinds",
    "R-8.1:8 kinds",
    "R-8.1:pair",
    "R-8.1:three of a kind",
    "R-8.1:four of a kind",
    "R-8.1:five of a kind",
    "R-8.1:several groups",
    "R-8.2:most alone",
    "R-8.2:most tied",
    "R-8.2:fewest alone",
    "R-8.2:fewest tied",
    "R-8.2:in between",
    "R-8.2:all equal",
    "R-8.3",
    "R-8.3:two totals would differ",
    "R-8.4:most points",
    "R-8.4:tie-break",
    "R-8.4:tie-break, sums say otherwise",
    "R-11.1:several actions",
    "R-11.1:only ra",
    "R-11.2:cannot outbid",
    "R-11.2:no face-up sun",
    "R-11.2:forced bid",
    "R-11.2:forced bid with one sun",
    "R-11.3:asked",
    "R-11.3:no god left",
    "R-11.3:no tile left",
    "R-11.3:done",
    "R-11.4:unrest",
    "R-11.4:earthquake",
    "R-11.4:unrest with earthquake to come",
    "R-11.4:rest falls, one kind",
    "R-11.4:funeral not asked",
    "R-11.4:drought not asked",
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


class Referee:
    """One game of Ra from the deal to the winner, told move by move in notation."""

    def __init__(
        self,
        suns: Sequence[Sequence[int]],
        edition: str = "rio-grande",
        disasters: str | None = None,
    ) -> None:
        if len(suns) not in RA_SPACES:
            raise ValueError(f"Ra is for 2 to 5 players, not {len(suns)}")
        if edition not in TIMING:
            raise ValueError(f"unknown edition {edition!r}")
        if disasters not in (None, *TIMING.values()):
            raise ValueError(f"unknown timing of disasters {disasters!r}")
        self.reached: Reached = Counter()
        self.sheet: list[list[dict[str, int]]] = []
        self._timing = disasters or TIMING[edition]
        self._players = len(suns)
        self._legal: list[str] | None = None
        self._epoch = 0
        self._phase = "turn"
        self._turn = 0
        self._seat = 0  # the seat to decide, unless chance decides or the game is over
        self._auction: str | None = None
        self._best_bid: int | None = None
        self._best_bidder: int | None = None
        self._losing: str | None = None
        self._owed = 0
        self._ra_tiles = 0
        self._bag = dict(BAG)
        self._track: list[str | None] = [None] * TRACK_SPACES
        self._tiles: list[Hand] = [dict.fromkeys(BAG, 0) for _ in suns]
        self._set_up(suns)
        self._start_epoch()

    @property
    def actor(self) -> int | Literal["chance"] | None:
        """The seat to decide, "chance" while a drawn tile is awaited, None when over."""
        if self._phase == "over":
            return None
        return "chance" if self._phase == "draw" else self._seat

    @property
    def winners(self) -> list[int]:
        """R-8.4: the winning seat in a list, which is empty until the game is over."""
        return [pick_winner(self._points, self._face_up)] if self._phase == "over" else []

    def legal(self) -> list[str]:
        """Return the texts of all legal moves or outcomes, sorted."""
        return list(self._allowed())

    def odds(self) -> dict[str, Fraction]:
        """Return how likely each outcome is; ValueError when no tile is awaited."""
        if self._phase != "draw":
            raise ValueError("no tile is being drawn")
        left = sum(self._bag.values())
        return {text: Fraction(self._bag[tile], left) for tile, text in OUTCOMES if self._bag[tile]}

    def play(self, text: str) -> None:
        """Play a move or an outcome; ValueError if it is not legal now."""
        if text not in self._allowed():
            raise ValueError(
                f"{text!r} is not legal; legal: {', '.join(self._allowed()) or 'none'}"
            )
        self._legal = None
        verb, _, what = text.partition(" ")
        if verb[0] == "+":
            self._place(verb[1:])
        elif verb == "draw":
            self._draw()
        elif verb == "ra":
            self._invoke()
        elif verb == "god":
            self._play_god(what)
        elif verb == "done":
            self._stop_playing_gods()
        elif verb == "bid":
            self._bid(int(what))
        elif verb == "pass":
            self._pass()
        else:
            self._lose(what)

    def snapshot(self) -> dict[str, object]:
        """Return the whole position as fresh plain values."""
        return {
            "epoch": self._epoch,
            "actor": self.actor,
            "turn": None if self._phase == "over" else self._turn,
            "phase": self._phase,
            "auction": self._auction,
            "best_bid": self._best_bid,
            "best_bidder": self._best_bidder,
            "owed": self._owed,
            "losing": self._losing,
            "bag": {tile: count for tile, count in self._bag.items() if count},
            "track": list(self._track),
            "ra_tiles": self._ra_tiles,
            "centre_sun": self._centre_sun,
            "face_up": [list(suns) for suns in self._face_up],
            "face_down": [list(suns) for suns in self._face_down],
            "tiles": [
                {tile: count for tile, count in hand.items() if count} for hand in self._tiles
            ],
            "points": list(self._points),
        }

    @classmethod
    def from_snapshot(
        cls,
        snapshot: Mapping[str, Any],
        edition: str = "rio-grande",
        disasters: str | None = None,
    ) -> Self:
        """Continue from any position; its sheet and `reached` start empty."""
        any_deal = [[seat + 2] for seat in range(len(snapshot["points"]))]
        referee = cls(any_deal, edition, disasters)
        referee.reached.clear()
        referee._legal = None
        referee._epoch = snapshot["epoch"]
        referee._phase = snapshot["phase"]
        referee._turn = 0 if snapshot["turn"] is None else snapshot["turn"]
        acting = snapshot["actor"]
        referee._seat = acting if isinstance(acting, int) else referee._turn
        referee._auction = snapshot["auction"]
        referee._best_bid = snapshot["best_bid"]
        referee._best_bidder = snapshot["best_bidder"]
        referee._owed = snapshot["owed"]
        referee._losing = snapshot["losing"]
        referee._bag = dict.fromkeys(BAG, 0) | snapshot["bag"]
        referee._track = list(snapshot["track"])
        referee._ra_tiles = snapshot["ra_tiles"]
        referee._centre_sun = snapshot["centre_sun"]
        referee._face_up = [sorted(suns, reverse=True) for suns in snapshot["face_up"]]
        referee._face_down = [sorted(suns, reverse=True) for suns in snapshot["face_down"]]
        referee._tiles = [dict.fromkeys(BAG, 0) | hand for hand in snapshot["tiles"]]
        referee._points = list(snapshot["points"])
        return referee

    # What is legal

    def _allowed(self) -> list[str]:
        """Return the legal texts, worked out once a position."""
        if self._legal is None:
            self._legal = sorted(self._find_legal())
        return self._legal

    def _find_legal(self) -> list[str]:
        """Return the legal texts of the phase, in any order."""
        match self._phase:
            case "turn":
                return self._turn_moves()
            case "gods":
                return ["done", *self._god_moves()]
            case "draw":
                return [text for tile, text in OUTCOMES if self._bag[tile]]
            case "auction":
                return self._auction_moves()
            case "lose":
                return self._lose_moves()
        return []

    def _turn_moves(self) -> list[str]:
        """R-3.1, R-3.2, R-11.1: invoke Ra, draw with a free space, or play a god."""
        moves = ["ra"]
        if not self._track_is_full():
            moves.append("draw")
        return moves + self._god_moves()

    def _god_moves(self) -> list[str]:
        """R-3.4: with a god, any tile of the track but a god."""
        if not self._tiles[self._turn]["god"]:
            return []
        return [f"god {tile}" for tile in self._takeable()]

    def _auction_moves(self) -> list[str]:
        """R-4.1, R-4.2: a higher sun, or a pass unless the bid is forced."""
        moves = [f"bid {sun}" for sun in self._suns_to_bid(self._seat)]
        if not self._must_bid():
            moves.append("pass")
        return moves

    def _lose_moves(self) -> list[str]:
        """R-11.4: one tile of the family that the disaster hits."""
        hand = self._tiles[self._seat]
        return [f"lose {tile}" for tile in FAMILY[str(self._losing)] if hand[tile]]

    def _takeable(self) -> set[str]:
        """R-3.4: what a god may take, disasters included."""
        return {tile for tile in self._track if tile is not None and tile != "god"}

    def _track_is_full(self) -> bool:
        """R-1.2: whether all eight spaces of the auction track are taken."""
        return None not in self._track

    def _track_is_empty(self) -> bool:
        """R-3.6: whether an auction is for the sun alone."""
        return all(tile is None for tile in self._track)

    def _suns_to_bid(self, seat: int) -> list[int]:
        """R-4.1: the face-up suns above the best bid."""
        return [sun for sun in self._face_up[seat] if sun > (self._best_bid or 0)]

    def _must_bid(self) -> bool:
        """R-4.2: Ra was invoked, the track is not full and nobody else bid."""
        return (
            self._seat == self._turn
            and self._auction == "invoked"
            and self._best_bid is None
            and not self._track_is_full()
        )

    def _is_alone(self) -> bool:
        """R-4.6: whether only one seat has face-up suns."""
        return sum(1 for suns in self._face_up if suns) == 1

    # Set-up and the order of turns

    def _set_up(self, suns: Sequence[Sequence[int]]) -> None:
        """R-2.1, R-2.2: ten points each, sun 1 in the centre, the dealt suns face up."""
        self.reached["R-2.1"] += 1
        self.reached[f"R-2.2:{self._players} players"] += 1
        self._points = [10] * self._players
        self._centre_sun = 1
        self._face_up = [sorted(own, reverse=True) for own in suns]
        self._face_down: list[list[int]] = [[] for _ in suns]

    def _start_epoch(self) -> None:
        """R-2.3: the holder of the highest sun begins; the centre sun is nobody's."""
        self._epoch += 1
        self.reached[f"R-2.3:epoch {self._epoch}"] += 1
        highest = max(max(suns) for suns in self._face_up)
        if self._centre_sun > highest:
            self.reached["R-2.3:highest sun of all in the centre"] += 1
        self._start_turn(next(s for s, suns in enumerate(self._face_up) if highest in suns))

    def _start_turn(self, seat: int) -> None:
        """R-3.1, R-11.1: the seat is asked, even for a lone `ra`."""
        self._phase = "turn"
        self._turn = seat
        self._seat = seat
        full = self._track_is_full()
        if full:
            self.reached["R-3.7:turn on a full track"] += 1
        if self._tiles[seat]["god"] and not self._takeable():
            why = "empty track" if self._track_is_empty() else "only gods on the track"
            self.reached[f"R-3.4:god without use, {why}"] += 1
        only_ra = full and not self._god_moves()
        self.reached["R-11.1:only ra" if only_ra else "R-11.1:several actions"] += 1

    def _complete_turn(self) -> None:
        """R-6.1, R-4.5: without any sun left the epoch ends, else the left neighbour is next."""
        self._auction = None
        if not any(self._face_up):
            self.reached[f"R-6.1:last sun spent, epoch {self._epoch}"] += 1
            self._end_epoch()
        else:
            self._start_turn(self._next_seat_with_suns())

    def _next_seat_with_suns(self) -> int:
        """R-3.1, R-4.6: clockwise past all without face-up suns, perhaps back to the same."""
        self.reached["R-2.3:clockwise"] += 1
        seat = (self._turn + 1) % self._players
        while not self._face_up[seat]:
            self.reached["R-3.1:passed over"] += 1
            if self._tiles[seat]["god"]:
                self.reached["R-3.1:passed over despite a god"] += 1
            seat = (seat + 1) % self._players
        if self._is_alone():
            self.reached["R-4.6:lone player"] += 1
        return seat

    # Drawing

    def _draw(self) -> None:
        """R-3.2: a tile is drawn; chance decides which."""
        self.reached["R-3.1:draw"] += 1
        self._phase = "draw"

    def _place(self, tile: str) -> None:
        """R-3.2: a Ra tile goes to the Ra track, any other to the auction track."""
        self._bag[tile] -= 1
        if tile == "ra":
            self._place_ra()
        else:
            self._place_on_auction_track(tile)

    def _place_ra(self) -> None:
        """R-3.3: on the last space the epoch ends at once, else there is an auction."""
        self.reached["R-3.2:ra"] += 1
        self._ra_tiles += 1
        if self._bag["ra"] == 0:
            self.reached["R-6.3:last Ra tile of the bag"] += 1
        if self._ra_tiles < RA_SPACES[self._players]:
            self.reached["R-3.3:auction"] += 1
            self._open_auction("drawn")
            return
        self.reached[f"R-3.3:last space, {self._players} players"] += 1
        if not self._track_is_empty():
            self.reached["R-3.3:last space, tiles on the track"] += 1
        self.reached[f"R-6.1:Ra track full, epoch {self._epoch}"] += 1
        self._end_epoch()

    def _place_on_auction_track(self, tile: str) -> None:
        """R-3.2, R-3.4: to the first free space, which may be a gap; the turn is over."""
        space = self._track.index(None)
        self.reached["R-3.2:first free space"] += 1
        if any(other is not None for other in self._track[space:]):
            self.reached["R-3.4:gap filled by a later draw"] += 1
        self._track[space] = tile
        if self._track_is_full():
            self.reached["R-3.2:last free space"] += 1
        self._complete_turn()

    # Gods

    def _play_god(self, tile: str) -> None:
        """R-3.4: a god is given up for one tile of the track, the leftmost of its kind."""
        self._note_god(tile)
        hand = self._tiles[self._turn]
        hand["god"] -= 1
        self._track[self._track.index(tile)] = None
        hand[tile] += 1
        if self._timing == "at-once" and tile in DISASTERS:
            self.reached["R-3.5:at once"] += 1
            self._face_disasters()
        else:
            self._go_on_with_gods()

    def _note_god(self, tile: str) -> None:
        """R-3.4: count the cases of playing a god."""
        if self._phase == "turn":
            self.reached["R-3.1:gods"] += 1
            self.reached["R-3.4:first god"] += 1
        else:
            self.reached["R-3.4:another god"] += 1
        if self._track_is_full():
            self.reached["R-3.4:full track"] += 1
        if self._track.count(None) == TRACK_SPACES - 1:
            self.reached["R-3.4:last tile of the track"] += 1
        if self._track.count(tile) > 1:
            self.reached["R-3.4:one of several alike"] += 1
        if "god" in self._track:
            self.reached["R-3.4:god left on the track"] += 1
        self.reached[f"R-3.4:{tile}" if tile in DISASTERS else "R-3.4:no disaster"] += 1
        if count_tiles(self._tiles[self._turn], DISASTERS):
            self.reached["R-3.5:after the turn, god played with a disaster in hand"] += 1

    def _go_on_with_gods(self) -> None:
        """R-11.3: more gods are asked for while a god and a tile to take remain."""
        if not self._tiles[self._turn]["god"]:
            self.reached["R-11.3:no god left"] += 1
            self._finish_gods()
        elif not self._takeable():
            self.reached["R-11.3:no tile left"] += 1
            self._finish_gods()
        else:
            self.reached["R-11.3:asked"] += 1
            self._phase = "gods"

    def _stop_playing_gods(self) -> None:
        """R-11.3: the seat has enough."""
        self.reached["R-11.3:done"] += 1
        self._finish_gods()

    def _finish_gods(self) -> None:
        """R-3.5: disasters still held are resolved now, and the turn is complete."""
        held = count_tiles(self._tiles[self._turn], DISASTERS)
        if held:
            self.reached["R-3.5:after the turn"] += 1
            if held > 1:
                self.reached["R-3.5:after the turn, several disasters"] += 1
            self._face_disasters()
        else:
            self._complete_turn()

    # Auctions

    def _invoke(self) -> None:
        """R-3.6: an auction starts, even for the sun alone."""
        self.reached["R-3.1:invoke"] += 1
        self.reached["R-3.6:empty track" if self._track_is_empty() else "R-3.6:tiles"] += 1
        self._open_auction("invoked")

    def _open_auction(self, cause: str) -> None:
        """R-4.1: left of the Ra player first."""
        self._phase = "auction"
        self._auction = cause
        self._ask_next_bidder(self._turn)

    def _ask_next_bidder(self, after: int) -> None:
        """R-4.1, R-11.2: once round up to the Ra player, past all who cannot bid."""
        for step in range(1, self._players + 1):
            seat = (after + step) % self._players
            if self._suns_to_bid(seat):
                self._seat = seat
                self._note_asked_bidder()
                return
            self._note_skipped_bidder(seat)
            if seat == self._turn:
                break
        self._close_auction()

    def _note_asked_bidder(self) -> None:
        """R-4.2, R-11.2: count whether the Ra player must bid, and if not, why."""
        if self._seat != self._turn:
            return
        if self._must_bid():
            self.reached["R-4.2"] += 1
            self.reached["R-11.2:forced bid"] += 1
            if len(self._face_up[self._seat]) == 1:
                self.reached["R-4.2:one sun"] += 1
                self.reached["R-11.2:forced bid with one sun"] += 1
        elif self._auction == "drawn":
            self.reached["R-4.2:not forced, Ra was drawn"] += 1
        elif self._best_bid is not None:
            self.reached["R-4.2:not forced, somebody bid"] += 1
        else:
            self.reached["R-4.2:not forced, full track"] += 1

    def _note_skipped_bidder(self, seat: int) -> None:
        """R-4.1, R-11.2: count why a seat is not asked."""
        why = "cannot outbid" if self._face_up[seat] else "no face-up sun"
        self.reached[f"R-4.1:{why}"] += 1
        self.reached[f"R-11.2:{why}"] += 1
        if seat == self._turn:
            self.reached["R-4.1:Ra player cannot outbid"] += 1

    def _bid(self, sun: int) -> None:
        """R-4.1: the sun is the best bid now; it stays with its owner until it wins."""
        if self._best_bid is None:
            self.reached["R-4.1:first bid"] += 1
        else:
            self.reached["R-4.1:overbid"] += 1
            self.reached["R-4.3:outbid sun goes back"] += 1
            if self._seat == self._turn:
                self.reached["R-4.1:overbid by the Ra player"] += 1
        self._note_lone_bidder("bid")
        self._best_bid = sun
        self._best_bidder = self._seat
        self._end_of_bid()

    def _pass(self) -> None:
        """R-4.1: nothing is offered."""
        self.reached["R-4.1:pass"] += 1
        if self._seat == self._turn:
            self.reached["R-4.1:pass by the Ra player"] += 1
        self._note_lone_bidder("pass")
        self._end_of_bid()

    def _note_lone_bidder(self, answer: str) -> None:
        """R-4.6: count what the only seat with suns does."""
        if self._is_alone():
            full = self._auction == "invoked" and self._track_is_full()
            self.reached[f"R-4.6:{'full track' if full else self._auction}, {answer}"] += 1

    def _end_of_bid(self) -> None:
        """R-4.1: the Ra player bids last."""
        if self._seat == self._turn:
            self._close_auction()
        else:
            self._ask_next_bidder(self._seat)

    def _close_auction(self) -> None:
        """R-4.3, R-4.4: the best bid wins, if there is one."""
        winner, paid = self._best_bidder, self._best_bid
        self._best_bidder = self._best_bid = None
        if winner is None or paid is None:
            self.reached["R-4.5:nobody won"] += 1
            self._end_without_bid()
        else:
            who = "Ra player" if winner == self._turn else "other seat"
            self.reached[f"R-4.5:{who} won"] += 1
            self._hand_over(winner, paid)

    def _end_without_bid(self) -> None:
        """R-4.4: after a drawn Ra the tiles stay, after invoking on a full track they go."""
        if self._auction == "drawn":
            self.reached["R-4.4:kept"] += 1
            if self._track_is_empty():
                self.reached["R-4.4:kept, empty track"] += 1
        else:
            self.reached["R-4.4:discarded"] += 1
            self._clear_track()
        self._complete_turn()

    def _hand_over(self, winner: int, paid: int) -> None:
        """R-4.3: the bid is swapped for the centre sun, the track taken, disasters resolved."""
        self.reached[f"R-4.3:{self._auction}"] += 1
        self._face_up[winner].remove(paid)
        self._face_down[winner] = sorted([*self._face_down[winner], self._centre_sun], reverse=True)
        self._centre_sun = paid
        if not self._face_up[winner]:
            self.reached["R-4.3:last sun of the winner"] += 1
        taken = [tile for tile in self._track if tile is not None]
        self._note_taken(winner, taken)
        for tile in taken:
            self._tiles[winner][tile] += 1
        self._clear_track()
        self._seat = winner
        if count_tiles(self._tiles[winner], DISASTERS):
            self._face_disasters()
        else:
            self._complete_turn()

    def _note_taken(self, winner: int, taken: Sequence[str]) -> None:
        """R-4.3, R-5.1: count how much is won, and whether a disaster hits tiles just won."""
        if not taken:
            self.reached["R-4.3:no tiles"] += 1
        elif len(taken) == TRACK_SPACES:
            self.reached["R-4.3:eight tiles"] += 1
        else:
            self.reached["R-4.3:some tiles"] += 1
        kinds = [kind for kind in DISASTERS if kind in taken]
        if kinds:
            self.reached["R-4.3:disasters"] += 1
        for kind in kinds:
            held_before = count_tiles(self._tiles[winner], FAMILY[kind])
            won = sum(1 for tile in taken if tile in FAMILY[kind])
            if won and held_before < 2 * taken.count(kind):
                self.reached["R-5.1:new tiles not spared"] += 1

    def _clear_track(self) -> None:
        """R-4.3, R-4.4, R-6.2: nothing is left on the auction track."""
        self._track = [None] * TRACK_SPACES

    # Disasters

    def _face_disasters(self) -> None:
        """R-5.1: all new tiles are placed, so the disasters among them are resolved."""
        if count_kinds(self._tiles[self._seat], DISASTERS) > 1:
            self.reached["R-5.1:several kinds of disaster"] += 1
        self._resolve_disasters()

    def _resolve_disasters(self) -> None:
        """R-5.1: kind after kind, until a choice is asked or no disaster is left."""
        hand = self._tiles[self._seat]
        for kind in DISASTERS:
            if hand[kind]:
                self._note_disaster(kind)
                owed = 2 * hand[kind]
                hand[kind] = 0
                if kind == "funeral":
                    self._bury(owed)
                elif kind == "drought":
                    self._dry_up(owed)
                elif self._choice_matters(kind, owed):
                    self._ask_what_to_lose(kind, owed)
                    return
                else:
                    self._note_not_asked(kind, owed)
                    self._let_fall(kind, owed)
        self._finish_disasters()

    def _note_disaster(self, kind: str) -> None:
        """R-5.1, R-5.2: count how hard a disaster hits, and what it spares."""
        hand = self._tiles[self._seat]
        held = count_tiles(hand, FAMILY[kind])
        if held == 0:
            self.reached[f"R-5.1:{kind} without effect"] += 1
        elif held < 2 * hand[kind]:
            self.reached[f"R-5.1:{kind} in part"] += 1
        else:
            self.reached[f"R-5.1:{kind} in full"] += 1
        if hand[kind] > 1:
            self.reached[f"R-5.1:{NUMERALS[hand[kind]]} {kind}s"] += 1
        if hand["gold"] and kind == "unrest":
            self.reached["R-5.2:gold spared"] += 1
        if hand["god"]:
            self.reached["R-5.2:gods spared"] += 1

    def _bury(self, owed: int) -> None:
        """R-5.1: a funeral takes pharaohs."""
        self.reached["R-11.4:funeral not asked"] += 1
        hand = self._tiles[self._seat]
        hand["pharaoh"] -= min(owed, hand["pharaoh"])

    def _dry_up(self, owed: int) -> None:
        """R-5.1: a drought takes floods first, then Niles."""
        self.reached["R-11.4:drought not asked"] += 1
        hand = self._tiles[self._seat]
        floods = min(owed, hand["flood"])
        niles = min(owed - floods, hand["nile"])
        hand["flood"] -= floods
        hand["nile"] -= niles
        if floods and niles:
            self.reached["R-5.1:drought takes floods and Niles"] += 1
        elif floods:
            self.reached["R-5.1:drought takes floods"] += 1
        elif niles:
            self.reached["R-5.1:drought takes Niles"] += 1

    def _choice_matters(self, kind: str, owed: int) -> bool:
        """R-5.2: not if all must go, and not if only one kind is left."""
        hand = self._tiles[self._seat]
        family = FAMILY[kind]
        return count_tiles(hand, family) > owed and count_kinds(hand, family) > 1

    def _let_fall(self, kind: str, owed: int) -> None:
        """R-5.2: lose what is owed, or what there is, where the choice makes no difference."""
        hand = self._tiles[self._seat]
        for tile in FAMILY[kind]:
            hand[tile] -= min(owed, hand[tile])

    def _note_not_asked(self, kind: str, owed: int) -> None:
        """R-5.2: count why nobody is asked, if there was something to lose."""
        held = count_tiles(self._tiles[self._seat], FAMILY[kind])
        if held > owed:
            self.reached[f"R-5.2:{kind} not asked, one kind"] += 1
        elif held:
            self.reached[f"R-5.2:{kind} not asked, all must go"] += 1

    def _ask_what_to_lose(self, kind: str, owed: int) -> None:
        """R-5.2, R-6.1: the owner chooses, also when no sun is left in the epoch."""
        self._phase = "lose"
        self._losing, self._owed = kind, owed
        self.reached[f"R-5.2:{kind} asked"] += 1
        if not any(self._face_up):
            self.reached["R-6.1:choice after the last sun"] += 1
            if self._epoch == EPOCHS:
                self.reached["R-6.1:choice after the last sun of the game"] += 1

    def _lose(self, tile: str) -> None:
        """R-11.4: one tile goes; once one kind is left the rest falls by itself.

        A choice is asked only while more is held than owed, and a loss lowers both by one,
        so "everything left must go" can only be true before the first choice.
        """
        kind = str(self._losing)
        hand = self._tiles[self._seat]
        self.reached[f"R-11.4:{kind}"] += 1
        if kind == "unrest" and hand["earthquake"]:
            self.reached["R-11.4:unrest with earthquake to come"] += 1
        hand[tile] -= 1
        self._owed -= 1
        if self._owed and self._choice_matters(kind, self._owed):
            return
        if self._owed:
            self.reached["R-11.4:rest falls, one kind"] += 1
            self._let_fall(kind, self._owed)
        self._losing, self._owed = None, 0
        self._resolve_disasters()

    def _finish_disasters(self) -> None:
        """R-3.5: after a god's disaster at once more gods may follow, else the turn is over."""
        if self._auction is None and self._timing == "at-once":
            self._go_on_with_gods()
            if self._phase == "gods":
                self.reached["R-3.5:at once, then more gods"] += 1
        else:
            self._complete_turn()

    # The end of an epoch

    def _end_epoch(self) -> None:
        """R-6.2: score, clear up, and start the next epoch or end the game."""
        self._score_epoch()
        self._clear_up()
        if self._epoch < EPOCHS:
            self._start_epoch()
        else:
            self._end_game()

    def _score_epoch(self) -> None:
        """R-7, R-8: fill one page of the sheet and add each seat's net to its points."""
        last = self._epoch == EPOCHS
        nothing = [0] * self._players
        pharaohs = score_pharaohs(self._tiles, self.reached)
        suns = score_suns(self._own_suns(), self.reached) if last else nothing
        page = []
        for seat, hand in enumerate(self._tiles):
            line = {
                "gods": score_gods(hand, self.reached),
                "gold": score_gold(hand, self.reached),
                "pharaohs": pharaohs[seat],
                "river": score_river(hand, self.reached),
                "civilization": score_civilization(hand, self.reached),
                "monuments": score_monuments(hand, self.reached) if last else 0,
                "suns": suns[seat],
            }
            if last:
                self._note_one_total(self._points[seat], line)
            items = list(line.values())
            self._points[seat] = add_points(self._points[seat], items, self.reached)
            line["net"] = sum(items)
            line["points"] = self._points[seat]
            page.append(line)
        self.sheet.append(page)

    def _note_one_total(self, points: int, line: Mapping[str, int]) -> None:
        """R-8.3: count where a floor between epoch and game scoring would change the result."""
        self.reached["R-8.3"] += 1
        at_the_end = line["monuments"] + line["suns"]
        in_the_epoch = sum(line.values()) - at_the_end
        in_two_steps = max(0, max(0, points + in_the_epoch) + at_the_end)
        if in_two_steps != max(0, points + in_the_epoch + at_the_end):
            self.reached["R-8.3:two totals would differ"] += 1

    def _own_suns(self) -> list[list[int]]:
        """R-8.2: each seat's suns, face up and face down."""
        return [up + down for up, down in zip(self._face_up, self._face_down, strict=True)]

    def _clear_up(self) -> None:
        """R-6.2: tracks and passing tiles go, lasting tiles stay, all suns are turned face up."""
        self._note_clearing()
        self._clear_track()
        self._ra_tiles = 0
        for hand in self._tiles:
            for tile in LEAVES_AT_EPOCH_END:
                hand[tile] = 0
        self._face_up = [sorted(suns, reverse=True) for suns in self._own_suns()]
        self._face_down = [[] for _ in self._face_up]

    def _note_clearing(self) -> None:
        """R-6.2: count what goes and what stays."""
        cases = {
            "auction track discarded": not self._track_is_empty(),
            "Ra track discarded": self._ra_tiles > 0,
            "gods discarded": any(hand["god"] for hand in self._tiles),
            "gold discarded": any(hand["gold"] for hand in self._tiles),
            "floods discarded": any(hand["flood"] for hand in self._tiles),
            "civilization discarded": any(count_tiles(h, CIVILIZATION) for h in self._tiles),
            "pharaohs kept": any(hand["pharaoh"] for hand in self._tiles),
            "Niles kept": any(hand["nile"] for hand in self._tiles),
            "monuments kept": any(count_tiles(hand, MONUMENTS) for hand in self._tiles),
            "suns turned up": any(self._face_down),
            "unspent sun stays": any(self._face_up),
        }
        for case, happened in cases.items():
            if happened:
                self.reached[f"R-6.2:{case}"] += 1

    def _end_game(self) -> None:
        """R-8.4: nobody is asked any more."""
        self._phase = "over"
        best = max(self._points)
        tied = [seat for seat, points in enumerate(self._points) if points == best]
        if len(tied) == 1:
            self.reached["R-8.4:most points"] += 1
            return
        self.reached["R-8.4:tie-break"] += 1
        by_sum = max(tied, key=lambda seat: sum(self._face_up[seat]))
        if [by_sum] != self.winners:
            self.reached["R-8.4:tie-break, sums say otherwise"] += 1
