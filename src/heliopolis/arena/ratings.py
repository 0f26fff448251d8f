"""Plackett-Luce ratings of greatest likelihood, by MM iterations (Hunter 2004).

A game is read from its first place on: the bot that came first was chosen out of all seats, the
next one out of those left, and so on; a bot is chosen with a chance proportional to its strength.
How often which bot was chosen out of which seats is all that the likelihood depends on.
"""

import itertools
import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.arena.played import NOBODY, Played, weighted_counts
from heliopolis.core.value import value

ELO: Final = 400 / math.log(10)
"""Points of the Elo-like scale for one natural unit: 400 points are odds of ten to one."""
_FLOOR: Final = "uniform"
_VIRTUAL: Final = 0.5
_ENOUGH: Final = 1e-8
_MM_STEPS: Final = 30
_NEWTON_STEPS: Final = 100
_LONGEST_STEP: Final = 1.0
_NUMBERS_AT_ONCE: Final = 4_000_000

Kind = tuple[int, tuple[int, ...]]
"""A kind of choice: the bot that was chosen, and the bots of the seats it was chosen from."""


@value
class Choices:
    """How often which bot was chosen out of which set of seats.

    - `sets`: how many seats each bot has in a set, float[sets, bots];
    - `chosen`, `out_of`: bot and set of every kind of choice, int64[kinds];
    - `counts`: how often it was made, float[deals, kinds].
    """

    sets: NDArray[np.float64]
    chosen: NDArray[np.int64]
    out_of: NDArray[np.int64]
    counts: NDArray[np.float64]


@value
class Fit:
    """Ratings in natural units, the anchor at 0, float[samples, bots], and which are held.

    A bot is held when the games alone would put it infinitely far from the anchor: it has a
    rating only because of a virtual tied game against the anchor.
    """

    ratings: NDArray[np.float64]
    held: NDArray[np.bool_]


def anchor_of(bots: Sequence[str]) -> int:
    """The bot whose rating is 0: `uniform` if it plays, else the first."""
    return bots.index(_FLOOR) if _FLOOR in bots else 0


def choices(played: Played) -> Choices:
    """Read the choices off the places.

    Seats that share a place count as every order of theirs, each with the same weight, so that
    a tie between two is half a win for both. A choice among copies of one bot says nothing. A
    forfeit is a loss of that seat against each other one, and no comparison of those.
    """
    patterns, pattern = _patterns(played)
    kinds: dict[Kind, int] = {}
    numbers: list[int] = []
    weights: list[float] = []
    lengths: list[int] = []
    for groups, forfeited in patterns:
        told = _told_by_forfeit(groups) if forfeited else _told(groups)
        numbers += [kinds.setdefault(kind, len(kinds)) for kind in told]
        weights += told.values()
        lengths.append(len(told))
    counts = _count(played, pattern, np.array(lengths), np.array(numbers, np.int64), weights)
    sets = {members: row for row, members in enumerate(dict.fromkeys(s for _, s in kinds))}
    table = np.zeros((len(sets), played.bots))
    for members, row in sets.items():
        for bot in members:
            table[row, bot] += 1
    return Choices(
        sets=table,
        chosen=np.array([bot for bot, _ in kinds], dtype=np.int64),
        out_of=np.array([sets[members] for _, members in kinds], dtype=np.int64),
        counts=counts,
    )


def _patterns(
    played: Played,
) -> tuple[list[tuple[list[tuple[int, ...]], bool]], NDArray[np.int64]]:
    """The different rankings, as groups of bots that share a place, and which one a game has."""
    base = played.bots * played.players
    codes = np.sort((played.places - 1) * played.bots + played.seats, axis=1)
    keys = codes @ (base ** np.arange(played.players)) * 2 + (played.forfeiter != NOBODY)
    _, first, pattern = np.unique(keys, return_index=True, return_inverse=True)
    found = []
    for game in first:
        by_place = itertools.groupby(map(int, codes[game]), key=lambda code: code // played.bots)
        groups = [tuple(code % played.bots for code in group) for _, group in by_place]
        found.append((groups, bool(played.forfeiter[game] != NOBODY)))
    return found, pattern.astype(np.int64)


def _told(groups: list[tuple[int, ...]]) -> dict[Kind, float]:
    """The choices of one ranking with their weights."""
    told: dict[Kind, float] = {}
    left = sorted(itertools.chain.from_iterable(groups))
    for group in groups:
        orders = list(itertools.permutations(group))
        for order in orders:
            remaining = left.copy()
            for bot in order:
                if len(set(remaining)) > 1:
                    kind = (bot, tuple(remaining))
                    told[kind] = told.get(kind, 0) + 1 / len(orders)
                remaining.remove(bot)
        left = remaining
    return told


def _told_by_forfeit(groups: list[tuple[int, ...]]) -> dict[Kind, float]:
    """The choices of a game lost by forfeit: each other bot before the one in the last place.

    They weigh together as much as a last place among equals, which was passed over when there
    were n seats left, n - 1, and so on down to two.
    """
    *others, (loser,) = groups
    winners = list(itertools.chain.from_iterable(others))
    passed_over = sum(1 / seats for seats in range(2, len(winners) + 2))
    weight = 2 * passed_over / len(winners)
    return {
        (bot, (min(bot, loser), max(bot, loser))): weight * winners.count(bot)
        for bot in winners
        if bot != loser
    }


def _count(
    played: Played,
    pattern: NDArray[np.int64],
    lengths: NDArray[np.int64],
    numbers: NDArray[np.int64],
    weights: list[float],
) -> NDArray[np.float64]:
    """How often every kind of choice was made in every deal, float[deals, kinds]."""
    kinds = int(numbers.max(initial=-1)) + 1
    starts = np.cumsum(lengths) - lengths
    each = lengths[pattern]
    within = np.arange(each.sum()) - np.repeat(np.cumsum(each) - each, each)
    entry = np.repeat(starts[pattern], each) + within
    cell = np.repeat(played.deal, each) * kinds + numbers[entry]
    flat = weighted_counts(cell, np.array(weights)[entry], played.deals * kinds)
    return flat.reshape(played.deals, kinds)


def fit(told: Choices, counts: NDArray[np.float64], anchor: int) -> Fit:
    """The ratings of greatest likelihood for each row of counts, float[samples, kinds]."""
    bots = told.sets.shape[1]
    held = ~_comparable(told, counts, anchor)
    won = counts @ np.eye(bots)[told.chosen] + _VIRTUAL * held
    won[:, anchor] += _VIRTUAL * held.sum(axis=1)
    met = _by_set(told, counts)
    pairs = np.eye(bots)
    pairs[:, anchor] += 1
    sets = np.vstack([told.sets, pairs])
    met = np.hstack([met, 2 * _VIRTUAL * held])
    ratings = np.zeros(won.shape)
    if bots > 1:
        at_once = max(1, _NUMBERS_AT_ONCE // sets.size)
        for begin in range(0, len(won), at_once):
            part = slice(begin, begin + at_once)
            climbed = np.log(_climb(sets, won[part], met[part]))
            climbed -= climbed[:, [anchor]]
            ratings[part] = _finish(sets, won[part], met[part], climbed, anchor)
    return Fit(ratings=ratings, held=held)


def _by_set(told: Choices, counts: NDArray[np.float64]) -> NDArray[np.float64]:
    """How often there was a choice out of every set, float[samples, sets]."""
    order = np.argsort(told.out_of, kind="stable")
    first = np.searchsorted(told.out_of[order], np.arange(len(told.sets)))
    # A matrix of sets by kinds would do it too, but takes gigabytes with many bots.
    return np.add.reduceat(counts[:, order], first, axis=1) if len(first) else counts


def _comparable(told: Choices, counts: NDArray[np.float64], anchor: int) -> NDArray[np.bool_]:
    """Which bots the games alone place at a finite distance from the anchor.

    These are the ones that lie before it and behind it, if only by way of others.
    """
    bots = told.sets.shape[1]
    rivals = (told.sets > 0)[told.out_of].astype(np.float64)
    before = np.einsum("ki,kj->kij", np.eye(bots)[told.chosen], rivals).reshape(-1, bots * bots)
    reach = ((counts > 0) @ before).reshape(-1, bots, bots) + np.eye(bots) > 0
    for _ in range(max(1, (bots - 1).bit_length())):
        reach = np.matmul(reach.astype(np.float64), reach.astype(np.float64)) > 0
    comparable: NDArray[np.bool_] = reach[:, anchor, :] & reach[:, :, anchor]
    return comparable


def _climb(
    sets: NDArray[np.float64], won: NDArray[np.float64], met: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Strengths after some MM steps, each of which makes the games more likely."""
    strengths = np.ones(won.shape)
    for _ in range(_MM_STEPS):
        strengths = won / ((met / (strengths @ sets.T)) @ sets)
        strengths /= np.exp(np.log(strengths).mean(axis=1, keepdims=True))
    return strengths


def _finish(
    sets: NDArray[np.float64],
    won: NDArray[np.float64],
    met: NDArray[np.float64],
    ratings: NDArray[np.float64],
    anchor: int,
) -> NDArray[np.float64]:
    """The summit, by Newton's steps: there is only one, but MM steps get short near it."""
    free = np.delete(np.arange(won.shape[1]), anchor)
    for _ in range(_NEWTON_STEPS):
        weights = sets * np.exp(ratings)[:, None, :]
        chances = weights / weights.sum(axis=2, keepdims=True)
        often = met[:, :, None] * chances
        expected = often.sum(axis=1)
        curvature = -np.matmul(often.transpose(0, 2, 1), chances)
        diagonal = np.arange(won.shape[1])
        curvature[:, diagonal, diagonal] += expected
        slope = (won - expected)[:, free, None]
        step = np.linalg.solve(curvature[:, free[:, None], free], slope)[:, :, 0]
        ratings[:, free] += np.clip(step, -_LONGEST_STEP, _LONGEST_STEP)
        if np.abs(step).max() < _ENOUGH:
            break
    return ratings
