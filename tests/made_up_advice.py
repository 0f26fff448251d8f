"""Advice that nobody thought of, to be drawn: its figures are as good as any."""

from fractions import Fraction
from typing import Any

from heliopolis.bots.advice import Advice
from heliopolis.bots.reasons import Reason
from heliopolis.bots.thoughts import EVEN, Spending, Thought, Thoughts
from heliopolis.bots.worth import Worth
from heliopolis.games import Position
from heliopolis.record import read_record
from heliopolis.terminal.moment import Moment, find_moment

LONGEST = 4
REASONS: dict[str, tuple[Reason, ...]] = {
    "ra": (
        Reason("river", 2.1, {}),
        Reason("disaster", -3.04, {"tile": "unrest"}),
        Reason("sun-for-sun", -1.8, {"paid": 9, "gained": 2}),
        Reason("gold", 0.04, {}),
    ),
    "ra-dice": (Reason("monuments", 1.26, {}), Reason("turns", -2.0, {})),
}
WORTH: dict[str, Worth] = {
    "ra": Worth(
        {"ra": 30, "nile": 90}, Fraction(1, 4), (6.25, -1.04), {"nile": 0.8}, {"nile": (0.8, 0.3)}
    ),
    "ra-dice": Worth(
        {},
        None,
        (),
        {"nile": 0.81, "flood": 4.0, "spared-nile": 1.5, "nile-with-flood": -0.04},
        {},
    ),
}


def moment_of(text: str, at: int | None = None, seat: str | None = None) -> Moment:
    """A moment of the game in a text."""
    return find_moment(read_record(text), at, seat)


def line_from(here: Position, move: Any) -> tuple[Any, ...]:
    """A move, and the likeliest outcomes and first moves after it."""
    line = [move]
    here = here.play(move).position
    while not here.over and len(line) < LONGEST:
        asked = isinstance(here.actor, int)
        odds = {} if asked else here.odds()
        line.append(here.moves(distinct=True)[0] if asked else max(odds, key=lambda o: odds[o]))
        here = here.play(line[-1]).position
    return tuple(line)


def advice_at(moment: Moment, *, together: int = 1, spending: Spending = EVEN) -> Advice:
    """Every so many moves are one class; each class is 1.5 % and a point worse than the last."""
    here, players = moment.position, len(moment.record.seats)
    moves = here.moves(distinct=True)
    classes = []
    for place in range(0, len(moves), together):
        less = 0.015 * place / together
        shares = [(0.8 + less) / (players - 1)] * players
        shares[moment.actor] = 0.2 - less
        own = 30.25 - place / together
        points = tuple(own if seat == moment.actor else 30.0 + seat for seat in range(players))
        line = line_from(here, moves[place])
        together_here = moves[place : place + together]
        classes.append(Thought(together_here, 60, line, tuple(shares), points))
    thoughts = Thoughts(moment.actor, spending, tuple(classes), 60 * len(classes), 8123)
    return Advice(thoughts, (REASONS[moment.record.game.name],) * len(classes))
