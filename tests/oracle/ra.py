"""A plain referee for Ra, written from the numbered rules alone.

It shares no code with the engine, so that a rule misread by one of them shows as a difference.
Every function does one rule and counts in `reached` which case of it came up.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal, Self

from tests.oracle.components import (
    BAG,
    CIVILIZATION,
    DISASTERS,
    EPOCHS,
    FAMILY,
    LEAVES_AT_EPOCH_END,
    MONUMENTS,
    OUTCOMES,
    RA_SPACES,
    TIMING,
    TRACK_SPACES,
)
from tests.oracle.scoring import (
    NUMERALS,
    Hand,
    Reached,
    add_points,
    count_hand,
    count_kinds,
    count_tiles,
    pick_winner,
    score_civilization,
    score_gods,
    score_gold,
    score_monuments,
    score_pharaohs,
    score_river,
    score_suns,
)


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
        self.sheet: list[list[dict[str, Any]]] = []
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
            page.append({**line, "counts": count_hand(hand, self._own_suns()[seat])})
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
