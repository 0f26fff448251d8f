"""Two bots in each other's place: the same seats, deals and opponents in two tournaments."""

from collections import Counter
from dataclasses import replace

import numpy as np

from heliopolis.arena.bootstrap import Bootstrap, interval
from heliopolis.arena.figures import BUNDLES, Estimate, estimates
from heliopolis.arena.played import bundled, gather
from heliopolis.arena.report import Report
from heliopolis.arena.shares import MEASURES, Sums, measure, ratios
from heliopolis.core.errors import InvalidSetup
from heliopolis.core.value import value


@value
class Paired:
    """By how much a bot does better than another one did in its place, on the same deals.

    `share` is the difference of their win shares, `score` that of their points.
    """

    bot: str
    other: str
    deals: int
    share: Estimate
    score: Estimate


def compare(report: Report, other: Report) -> Paired:
    """Compare a bot with the one that sat in its place in another tournament.

    The tournaments have the same table, seed and seating, and differ in one bot; else
    `InvalidSetup` is raised. Deals that both have are compared, but for those in which a game was
    lost by a fault, on either side: such a game has no points. Intervals are from resampling
    deals, each with its pair; where all differences are equal there is none.
    """
    bot = _exchanged(report, other)
    deals = _played(report) & _played(other)
    if not deals:
        raise InvalidSetup("there is no deal that both have played to its end")
    own, others = (_measures(each, bot, deals) for each in (report, other))
    bootstrap = Bootstrap(len(own.amounts))
    again, others_again = (
        ratios(bootstrap.sums(sums.amounts), bootstrap.sums(sums.counts)) for sums in (own, others)
    )
    ends = interval(again - others_again)
    if len(deals) == 1:
        ends[:] = np.nan  # one deal says nothing about how much deals differ
    found = np.concatenate([(own.means() - others.means())[None], ends])
    told = dict(zip(MEASURES, estimates(found), strict=True))
    names = report.tournament.bots[bot], other.tournament.bots[bot]
    return Paired(*names, len(deals), told["share"], told["score"])


def _exchanged(report: Report, other: Report) -> int:
    """The number of the one bot in which two tournaments differ."""
    one, two = report.tournament, other.tournament
    if replace(one, bots=()) == replace(two, bots=()) and len(one.bots) == len(two.bots):
        pairs = enumerate(zip(one.bots, two.bots, strict=True))
        differ = [bot for bot, (own, theirs) in pairs if own != theirs]
        if len(differ) == 1:
            return differ[0]
    raise InvalidSetup("these tournaments do not differ in one bot alone, so deals are no pairs")


def _played(report: Report) -> set[int]:
    """The numbers of the deals of which every game was played, and to its end."""
    often = Counter(result.deal for result in report.results if result.forfeit is None)
    return {deal for deal, games in often.items() if games == report.tournament.games_a_deal}


def _measures(report: Report, bot: int, deals: set[int]) -> Sums:
    """The measures of a bot in some deals: float[deals, measures]."""
    tournament = report.tournament
    results = [result for result in report.results if result.deal in deals]
    played = bundled(gather(results, tournament.bots, tournament.players), BUNDLES)
    sums = measure(played)
    return Sums(amounts=sums.amounts[:, bot], counts=sums.counts[:, bot])
