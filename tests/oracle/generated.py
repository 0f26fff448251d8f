"""Positions made up to reach rules that random games seldom or never reach."""

from collections import Counter
from random import Random

from heliopolis import ra
from heliopolis.ra.suns import RA_SPACES, STARTING_POINTS
from heliopolis.ra.tiles import CIVILIZATION, DISASTERS, IN_THE_BAG, MONUMENTS
from tests.oracle.compare import EDITIONS, compare_on, snapshot_of
from tests.oracle.ra import Referee
from tests.ra.builders import sheets_for

KEPT = (ra.Tile.PHARAOH, ra.Tile.NILE, ra.Tile.FLOOD, ra.Tile.GOLD)


class Pool:
    """The 180 tiles, handed out one by one."""

    def __init__(self) -> None:
        self.left = Counter(dict(zip(ra.TILES, map(int, IN_THE_BAG), strict=True)))

    def take(self, tile: ra.Tile, most: int) -> int:
        """Take up to so many of a kind; how many there were."""
        taken = min(most, self.left[tile])
        self.left[tile] -= taken
        return taken


def make_hand(pool: Pool, rng: Random) -> dict[ra.Tile, int]:
    """A hand with a leaning: many of few kinds, or one each of many."""
    hand: Counter[ra.Tile] = Counter()
    civilization = rng.sample(CIVILIZATION, rng.choice([0, 1, 1, 1, 2, 3, 4, 5, 5]))
    monuments = rng.sample(MONUMENTS, rng.choice([0, 1, 1, 1, 2, 3, 6, 7, 8]))
    for tile in [*civilization, *monuments]:
        hand[tile] += pool.take(tile, rng.choice([1, 1, 1, 2, 3, 4, 5]))
    for tile in KEPT:
        hand[tile] += pool.take(tile, rng.randrange(4))
    hand[ra.Tile.GOD] += pool.take(ra.Tile.GOD, rng.choice([0, 0, 1, 2, 3]))
    return {tile: count for tile, count in hand.items() if count}


def make_track(pool: Pool, rng: Random) -> tuple[ra.Tile | None, ...]:
    """A track with a taste for disasters, often of one kind, sometimes full, sometimes short."""
    length = rng.choice([0, 1, 2, 3, 5, 6, 8, 8])
    twins = rng.choice([*DISASTERS, ra.Tile.UNREST, ra.Tile.UNREST])
    first = [twins] * rng.choice([0, 0, 1, 2, 3, 4])
    first += rng.choices(DISASTERS, k=rng.choice([0, 1, 2]))
    wanted = first + rng.choices(ra.TILES[1:], k=8)
    found = [tile for tile in wanted if pool.take(tile, 1)][:length]
    track: list[ra.Tile | None] = [*found, *[None] * (8 - len(found))]
    rng.shuffle(track)
    return tuple(track)


def make_suns(game: ra.Game, rng: Random) -> tuple[int, list[list[int]]]:
    """The centre sun, and every seat's suns."""
    suns = [1, *(sun for group in game.sun_groups for sun in group)]
    each = len(game.sun_groups[0])
    for _ in range(rng.choice([1, 60])):  # equal sums are rare: try for them in half of the cases
        rng.shuffle(suns)
        hands = [suns[1 + seat * each : 1 + (seat + 1) * each] for seat in range(game.players)]
        sums = [sum(hand) for hand in hands]
        if sums.count(max(sums)) > 1 or sums.count(min(sums)) > 1:
            break
    return suns[0], hands


def make_position(seed: int) -> ra.Position:
    """A position at the start of some seat's turn; the seed picks everything."""
    rng = Random(seed)
    game = ra.Game(rng.choice([2, 3, 4, 5]), rng.choice(EDITIONS))
    pool = Pool()
    alike = rng.random() < 0.25
    hands = [{} if alike else make_hand(pool, rng) for _ in range(game.players)]
    track = make_track(pool, rng)
    centre, suns = make_suns(game, rng)
    turn = rng.randrange(game.players)
    left = rng.choice([[0], [0, 1], [0, 1], [1, 2, 3]])
    face_up = [hand[: rng.choice(left)] for hand in suns]
    face_up[turn] = face_up[turn] or suns[turn][:1]
    spaces = int(RA_SPACES[game.players])
    near_the_end = rng.random() < 0.7
    ra_tiles = pool.take(ra.Tile.RA, spaces - 1 if near_the_end else rng.randrange(spaces))
    bag = {tile: rng.randrange(count + 1) for tile, count in pool.left.items()}
    bag[ra.Tile.RA] = pool.left[ra.Tile.RA]
    epoch = rng.choice([1, 2, 3, 3, 3])
    even = rng.randrange(30)
    points = [even if alike else rng.randrange(12) for _ in suns]
    if epoch == 1:
        points = [STARTING_POINTS] * game.players
    view = ra.View(
        edition=game.edition.name,
        overrides={},
        scores="open",
        seat=None,
        epoch=epoch,
        phase="turn",
        turn=turn,
        acting=turn,
        auction=None,
        best_bid=None,
        best_bidder=None,
        owed=0,
        losing_to=None,
        centre_sun=centre,
        ra_tiles=ra_tiles,
        ra_spaces=spaces,
        track=track,
        bag={tile: count for tile, count in bag.items() if count},
        seats=tuple(
            ra.SeatView(
                tuple(sorted(up, reverse=True)),
                tuple(sorted(set(own) - set(up), reverse=True)),
                hand,
                own_points,
            )
            for up, own, hand, own_points in zip(face_up, suns, hands, points, strict=True)
        ),
        sheets=sheets_for(epoch - 1, points),
    )
    return ra.from_view(view)


def compare_generated(seed: int) -> tuple[Referee, int]:
    """Compare one made-up position, played to the end of its epoch."""
    position = make_position(seed)
    edition = position.game.edition.name
    referee = Referee.from_snapshot(snapshot_of(position.view(None)), edition)
    rng = Random(seed)
    return referee, compare_on(position, referee, rng, bias=rng.random() < 0.7, epochs=1)
