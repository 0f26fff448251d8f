"""Tournaments between bots that tell the truth about them.

>>> from heliopolis import arena, games
>>> duel = arena.make_tournament(games.make_game("ra", 2), ["merchant", "uniform"], seed=1)
>>> report = arena.play(duel, games=20)
>>> [line.bot for line in report.figures.lines], report.figures.deals
(['merchant', 'uniform'], 10)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from heliopolis.arena.paired import Paired, compare
    from heliopolis.arena.report import Report
    from heliopolis.arena.schedule import Tournament, make_tournament
    from heliopolis.arena.tournaments import Interrupted, NothingPlayed, Progress, play

__all__ = [
    "Interrupted",
    "NothingPlayed",
    "Paired",
    "Progress",
    "Report",
    "Tournament",
    "compare",
    "make_tournament",
    "play",
]

_MODULE_OF: Final = {
    "Interrupted": "tournaments",
    "NothingPlayed": "tournaments",
    "Paired": "paired",
    "Progress": "tournaments",
    "Report": "report",
    "Tournament": "schedule",
    "compare": "paired",
    "make_tournament": "schedule",
    "play": "tournaments",
}


def __getattr__(name: str) -> Any:
    """Load what somebody asks for: the process of a worker must hear Ctrl-C before all of it."""
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
