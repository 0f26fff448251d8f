"""Positions for the tests of the referee."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from tests.oracle.ra import Referee

GROUPS = {
    2: [[9, 6, 5, 2], [8, 7, 4, 3]],
    3: [[13, 8, 5, 2], [12, 9, 6, 3], [11, 10, 7, 4]],
    4: [[13, 6, 2], [12, 7, 3], [11, 8, 4], [10, 9, 5]],
    5: [[16, 7, 2], [15, 8, 3], [14, 9, 4], [13, 10, 5], [12, 11, 6]],
}
RA_SPACES = {2: 6, 3: 8, 4: 9, 5: 10}
EIGHT_TILES = ["nile"] * 8


def track(*tiles: str | None) -> list[str | None]:
    return [*tiles, *[None] * (8 - len(tiles))]


def at(players: int = 3, timing: str = "after-turn", **changes: Any) -> Referee:
    """Start from a fresh deal in which some things are different."""
    position = Referee(GROUPS[players]).snapshot() | changes
    return Referee.from_snapshot(position, disasters=timing)


def play(referee: Referee, *texts: str) -> Referee:
    for text in texts:
        referee.play(text)
    return referee


def state(referee: Referee, *names: str) -> Any:
    """Return one thing of the position, or several as a tuple."""
    values = [referee.snapshot()[name] for name in names]
    return values[0] if len(values) == 1 else tuple(values)


def score(hands: Sequence[dict[str, int]], epoch: int = 1, **changes: Any) -> list[dict[str, int]]:
    """Let a last Ra tile end the epoch and return what was scored."""
    referee = at(
        len(hands),
        tiles=list(hands),
        epoch=epoch,
        actor="chance",
        phase="draw",
        ra_tiles=RA_SPACES[len(hands)] - 1,
        **changes,
    )
    return play(referee, "+ra").sheet[0]


def column(page: list[dict[str, int]], item: str) -> list[int]:
    return [line[item] for line in page]


def choose(referee: Referee, rng: Random, taste: dict[str, float], luck: dict[str, float]) -> str:
    """Pick a move by taste, or an outcome by the odds bent by luck."""
    legal = referee.legal()
    if referee.actor == "chance":
        bag = state(referee, "bag")
        return rng.choices(legal, [bag[t[1:]] * luck.get(t[1:], 1.0) for t in legal])[0]
    return rng.choices(legal, [taste[text.split()[0]] for text in legal])[0]


def timing_of(seed: int) -> str:
    """Return the timing of disasters in a random game."""
    return ("after-turn", "at-once")[seed // 4 % 2]


def random_game(seed: int, luck: dict[str, float] | None = None) -> Iterator[tuple[Referee, str]]:
    """Play a whole game; yield its referee before each move, with that move."""
    rng = Random(seed)
    players = 2 + seed % 4
    referee = Referee(rng.sample(GROUPS[players], players), disasters=timing_of(seed))
    verbs = ("draw", "ra", "god", "done", "bid", "pass", "lose")
    taste = {verb: rng.choice([0.1, 0.5, 1.0, 4.0]) for verb in verbs}
    while referee.actor is not None:
        text = choose(referee, rng, taste, luck or {})
        yield referee, text
        referee.play(text)


def finished_game(seed: int, luck: dict[str, float] | None = None) -> Referee:
    """Play a whole game and return its referee."""
    *_, (referee, _) = random_game(seed, luck)
    return referee
