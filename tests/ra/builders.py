"""Positions for the rule tests, built from what lies on the table."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from functools import cache
from typing import Any

import numpy as np

from heliopolis import ra
from heliopolis.core.chance import SeededDealer
from heliopolis.ra.tiles import IN_THE_BAG, KINDS, TileCounts
from tests.positions import after as after
from tests.positions import damaged as damaged
from tests.positions import events_of as events_of
from tests.positions import refusal_to as refusal_to
from tests.positions import state_with
from tests.positions import states_of as states_of
from tests.positions import why_refused as why_refused

RA_SPACES = {2: 6, 3: 8, 4: 9, 5: 10}
GROUPS: dict[int, tuple[tuple[int, ...], ...]] = {
    2: ((9, 6, 5, 2), (8, 7, 4, 3)),
    3: ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)),
    4: ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)),
    5: ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)),
}
EVERY_NUMBER_OF_PLAYERS = (2, 3, 4, 5)
FULL_TRACK = "nile nile nile nile nile nile nile nile"
EPOCHS = 3
OVER: dict[str, Any] = {"phase": "over", "epoch": 3, "turn": None}
"""What makes a position that of a finished game."""

Hand = Mapping[str, int]
"""How many tiles of each kind; a name may have an underscore for its hyphen."""


def tile(name: str) -> ra.Tile:
    """The tile with that name, as a keyword spells it."""
    return ra.Tile(name.replace("_", "-"))


def tiles(text: str) -> tuple[ra.Tile, ...]:
    """The tiles that a text names."""
    return tuple(ra.Tile(name) for name in text.split())


def hand(**counts: int) -> dict[ra.Tile, int]:
    """What a view shows of a seat with these tiles."""
    return {tile(name): count for name, count in counts.items() if count}


def counts(**numbers: int) -> TileCounts:
    """These tiles as the kernel's array of numbers by kind."""
    array = np.zeros(KINDS, dtype=np.int8)
    for name, number in numbers.items():
        array[kind(name)] = number
    return array


def spaces(text: str) -> tuple[ra.Tile | None, ...]:
    """The eight spaces of an auction track; a dash is a free space, and so is what is missing."""
    found = [None if name == "-" else ra.Tile(name) for name in text.split()]
    return tuple(found + [None] * (8 - len(found)))


def counted(**numbers: int) -> ra.Counts:
    """What a line of a score sheet is counted from; what is not named is 0."""
    return ra.Counts(**dict.fromkeys((field.name for field in fields(ra.Counts)), 0) | numbers)


def line(counts: ra.Counts | None = None, **points: int) -> ra.Line:
    """A line of a score sheet; what is not named is 0."""
    nothing = dict.fromkeys(("gods", "gold", "pharaohs", "river", "civilization"), 0)
    nothing |= {"monuments": 0, "suns": 0, "net": 0, "points": 0}
    return ra.Line(**nothing | points, counts=counts or counted())


def position(
    players: int = 4,
    *,
    edition: str = "rio-grande",
    overrides: Mapping[str, str] | None = None,
    epoch: int = 1,
    phase: str = "turn",
    turn: int | None = 0,
    acting: int | None = None,
    auction: str | None = None,
    best_bid: int | None = None,
    best_bidder: int | None = None,
    owed: int = 0,
    losing_to: str | None = None,
    centre_sun: int = 1,
    ra_tiles: int = 0,
    track: str = "",
    bag: Hand | None = None,
    tiles: Sequence[Hand] = (),
    points: Sequence[int] | None = None,
    face_up: Sequence[Sequence[int]] | None = None,
    face_down: Sequence[Sequence[int]] | None = None,
) -> ra.Position:
    """A position that passes every check, by default a first turn.

    Who acts is whose turn it is; all other tiles are in the bag; each seat has its group of
    suns, and those that are not given face up lie face down.
    """
    game = ra.Game(players, edition, overrides)
    acting = None if phase in ("draw", "over") else turn if acting is None else acting
    hands = [hand(**tiles[seat]) if seat < len(tiles) else {} for seat in range(players)]
    up = game.sun_groups if face_up is None else face_up
    down = face_down if face_down is not None else _missing(game.sun_groups, up)
    points = (10,) * players if points is None else points
    view = ra.View(
        edition=edition,
        overrides=dict(overrides or {}),
        scores="open",
        seat=None,
        epoch=epoch,
        phase=phase,
        turn=turn,
        acting=acting,
        auction=auction,
        best_bid=best_bid,
        best_bidder=best_bidder,
        owed=owed,
        losing_to=None if losing_to is None else ra.Tile(losing_to),
        centre_sun=centre_sun,
        ra_tiles=ra_tiles,
        ra_spaces=RA_SPACES[players],
        track=spaces(track),
        bag=_left(hands, spaces(track), ra_tiles) if bag is None else hand(**bag),
        seats=tuple(
            ra.SeatView(_sorted(up[seat]), _sorted(down[seat]), hands[seat], points[seat])
            for seat in range(players)
        ),
        sheets=sheets_for(EPOCHS if phase == "over" else epoch - 1, points),
    )
    return ra.from_view(view)


def hiding(here: ra.Position) -> ra.Position:
    """The same position at a table that hides the points of others."""
    edition = here.game.edition
    game = ra.Game(here.game.players, edition.name, dict(edition.overrides), "hidden")
    return ra.Position(game, state_with(here, {"hidden": 1}), here.sheet())


def differing(here: ra.Position, seat: int | None) -> ra.Position:
    """The same position, but all other seats have more points, and lines that say so."""
    others = [owner for owner in range(here.game.players) if owner != seat]
    state = state_with(here, {f"points {owner}": here.scores[owner] + 7 for owner in others})
    sheets = tuple(
        tuple(
            replace(line, net=line.net + 7, gold=line.gold + 7, points=line.points + 7)
            if line and owner in others
            else line
            for owner, line in enumerate(sheet)
        )
        for sheet in here.sheet()
    )
    return ra.Position(here.game, state, sheets)


def _sorted(suns: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(suns, reverse=True))


def _missing(groups: Sequence[Sequence[int]], up: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """The suns of each group that are not face up; none where as many are as were dealt."""
    return [
        () if len(shown) == len(group) else tuple(sun for sun in group if sun not in shown)
        for group, shown in zip(groups, up, strict=True)
    ]


def _left(
    hands: Sequence[Mapping[ra.Tile, int]], track: Sequence[ra.Tile | None], ra_tiles: int
) -> dict[ra.Tile, int]:
    """What is left in the bag when no tile was discarded yet."""
    used = {tile: sum(hand.get(tile, 0) for hand in hands) for tile in ra.TILES}
    used[ra.Tile.RA] += ra_tiles
    left = {
        tile: int(number) - used[tile] - track.count(tile)
        for tile, number in zip(ra.TILES, IN_THE_BAG, strict=True)
    }
    return {tile: number for tile, number in left.items() if number}


def sheets_for(scored: int, points: Sequence[int]) -> tuple[ra.Sheet, ...]:
    """Score sheets that explain the points: the last scored epoch brought them all."""
    if scored == 0:
        assert set(points) == {10}, "in the first epoch everybody has ten points"
        return ()
    nothing = tuple(line(points=10) for _ in points)
    last = tuple(line(river=own - 10, net=own - 10, points=own) for own in points)
    return (nothing,) * (scored - 1) + (last,)


def last_ra_is_drawn(players: int = 4, **table: Any) -> ra.Position:
    """A position in which `+ra` ends the epoch."""
    return position(players, phase="draw", ra_tiles=RA_SPACES[players] - 1, **table)


def last_bidder(players: int = 2, auction: str = "drawn", **table: Any) -> ra.Position:
    """An auction in which everybody else passed and seat 0, the Ra player, is asked."""
    return position(players, phase="auction", auction=auction, ra_tiles=1, **table)


def scored(players: int = 4, **table: Any) -> tuple[ra.Line, ...]:
    """The lines of an epoch that the last Ra tile ends on this table."""
    sheet = last_ra_is_drawn(players, **table).play("+ra").position.sheet()[-1]
    return tuple(own for own in sheet if own is not None)


def legal(here: ra.Position) -> list[str]:
    """The texts of the legal moves."""
    return [str(move) for move in here.moves()]


def seat_of(here: ra.Position, seat: int) -> ra.SeatView:
    """What lies in front of a seat."""
    return here.view(None).seats[seat]


def kind(name: str) -> int:
    """The kernel's number of a tile."""
    return ra.TILES.index(tile(name))


@cache
def random_game(players: int, edition: str, seed: int) -> tuple[tuple[ra.Position, ra.Move], ...]:
    """A game by random moves: every position but the last, with the move that was played.

    Two of three times a seat that would invoke Ra draws instead, so that tracks get long.
    """
    dealer = SeededDealer(np.random.default_rng(seed))
    here = ra.Game(players, edition).start(dealer)
    game = []
    while not here.over:
        moves = here.moves()
        move = here.deal(dealer) if here.odds() else moves[dealer.below(len(moves))]
        if move == ra.InvokeRa() and dealer.below(3):
            move = moves[0]
        game.append((here, move))
        here = here.play(move).position
    return tuple(game)
