"""What search thinks of the moves at a moment of a recorded game: a table, or a JSON document."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Final

from heliopolis.bots.base import Budget
from heliopolis.bots.counsel import counsel
from heliopolis.bots.naming import read_budget
from heliopolis.bots.thoughts import EVEN, Spending
from heliopolis.core.errors import InvalidSetup, shown
from heliopolis.core.value import value
from heliopolis.terminal.console import Console
from heliopolis.terminal.document import counsel_document
from heliopolis.terminal.loading import Prepare, cut_said, read_whole_moves
from heliopolis.terminal.moment import Moment, find_moment
from heliopolis.terminal.screens import screen_of
from heliopolis.terminal.thoughts import draw_counsel
from heliopolis.texts import Catalogue

_PATIENCE: Final = 1.0  # seconds until somebody who waits is told why


@value
class Options:
    """What is to be thought about, and how."""

    budget: str
    """How long to think, as in ``sims=300``."""
    at: int | None = None
    """After so many moves; the last decision of the record where nobody says."""
    seat: str | None = None
    """Whose eyes see; those of who is asked where nobody says."""
    spending: Spending = EVEN
    everything: bool = False
    """Whether all classes of moves are shown, and not the best ones only."""
    as_json: bool = False


def think(
    path: Path, options: Options, console: Console, catalogue: Catalogue, prepare: Prepare
) -> int:
    """Say what search thinks of a moment of the game in a file; the exit status.

    What is left of a file whose end is missing is enough, but it is said.
    """
    budget = _read_budget(options.budget)
    record, cut = read_whole_moves(path, prepare)
    if cut:
        print(cut_said(path, record, catalogue), file=sys.stderr, flush=True)
    moment = find_moment(record, options.at, options.seat)
    if moment.end is not None:
        told = _earlier_said(moment, moment.end, catalogue)
        print(told, file=sys.stderr, flush=True)
    with _patience(catalogue):
        found = counsel(moment.view, budget, options.spending)
    if options.as_json:
        console.say(json.dumps(counsel_document(moment, budget, found), indent=1))
    else:
        screen = screen_of(moment.record.game, moment.record.seats, catalogue)
        everything, style, width = options.everything, console.style, console.width
        console.say(draw_counsel(moment, found, screen, everything, style, width))
    return 0


def _read_budget(text: str) -> Budget:
    """A budget of one kind: with two it would depend on the clock whether the count matters."""
    try:
        budget = read_budget(text)
    except InvalidSetup as error:
        if error.code == "not-a-budget":  # that speaks of parameters of bots
            raise InvalidSetup("no-budget", text=shown(text)) from None
        raise
    if budget.milliseconds is not None and budget.simulations is not None:
        raise InvalidSetup("two-budgets", text=shown(text))
    return budget


def _earlier_said(moment: Moment, why: str, catalogue: Catalogue) -> str:
    """Which moment was taken, as nobody is asked at the end of the record."""
    moves = len(moment.record.moves)
    return catalogue.say("think-earlier", why=why, at=moves, n=moment.at)


@contextmanager
def _patience(catalogue: Catalogue) -> Iterator[None]:
    """Tell somebody who waits long that it is being thought."""
    said = f"{catalogue.say('think-patience')}\n"
    timer = Timer(_PATIENCE, lambda: print(said, end="", file=sys.stderr, flush=True))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
