"""A game of nothing but the parts that every game has, with rules of three sentences.

T-1: a seat in turn takes one or two stones of the heap, or throws for none to two of them.
T-2: when the heap is empty, every stone is a point, and the next epoch begins with a new heap.
T-3: after the second epoch whoever has the most points has won.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

import numpy as np

from heliopolis.core import events
from heliopolis.core.chance import Dealer
from heliopolis.core.checks import check_empty_seats, check_sheets
from heliopolis.core.compile import rule, zeroed
from heliopolis.core.contract import Seat
from heliopolis.core.desk import Desk
from heliopolis.core.editions import checked_overrides
from heliopolis.core.encoding import Encoding
from heliopolis.core.errors import InvalidPosition, InvalidSetup, Refusal
from heliopolis.core.events import EpochBegan, Rows
from heliopolis.core.game import StateGame
from heliopolis.core.layout import Layout
from heliopolis.core.log import Log, clear, note
from heliopolis.core.numbering import Numbering
from heliopolis.core.position import StatePosition
from heliopolis.core.seats import NOBODY
from heliopolis.core.stream import Stream, below
from heliopolis.core.value import value
from heliopolis.core.view import SeatedView

SEATS: Final = 3
EPOCHS: Final = 2
HEAP: Final = 7
MOST: Final = 2
STATE: Final = np.dtype(
    [
        ("players", "i1"),
        ("epoch", "i1"),
        ("phase", "i1"),
        ("turn", "i1"),
        ("acting", "i1"),
        ("hands", "i1", (SEATS, 2)),  # the stones of a seat, taken and thrown for
        ("points", "i2", (SEATS,)),
        ("suns", "i4", (1,)),  # the heap
        ("spaces", "i8", (SEATS,)),  # nothing: there are numbers of every size here
    ],
    align=True,
)
LAYOUT: Final = Layout(STATE)
PHASES: Final = {0: "roll", 1: "turn", 2: "over", 3: "draw"}
ROLL: Final = 0
TURN: Final = 1
OVER: Final = 2
TAKEN: Final = 1
SCORED: Final = 2
COUNTED: Final = 3
NET: Final = 4
BEGAN: Final = 5
THROW: Final = 2
ACTIONS: Final = 3


@value
class Counts:
    """What a seat's points are counted from."""

    suns: int = 0
    niles: int = 0


@value
class Line:
    """A seat's points of an epoch."""

    suns: int
    river: int
    net: int
    points: int
    counts: Counts = Counts()


ENCODING: Final = Encoding(
    name="Toy",
    magic=b"HeTo",
    version=3,
    layout=LAYOUT,
    players=range(2, SEATS + 1),
    epochs=EPOCHS,
    line_type=Line,
)


@rule
def set_up(s: Any, players: int, starter: int) -> None:
    s.players = players
    s.epoch = 1
    s.phase = TURN
    s.turn = starter
    s.acting = starter
    s.suns[0] = HEAP


@rule
def is_legal(s: Any, number: int) -> bool:
    """T-1."""
    if s.phase == TURN:
        return number == THROW or 0 <= number < min(MOST, int(s.suns[0]))
    return bool(s.phase == ROLL and 0 <= number - ACTIONS <= min(MOST, int(s.suns[0])))


@rule
def apply(s: Any, number: int, log: Log) -> None:
    if number == THROW:
        s.phase = ROLL
        return
    thrown = int(number >= ACTIONS)
    stones = number - ACTIONS if thrown else number + 1
    s.hands[s.turn, thrown] += stones
    s.suns[0] -= stones
    note(log, TAKEN, s.turn, stones, thrown)
    s.turn = (s.turn + 1) % s.players
    s.acting = s.turn
    s.phase = TURN
    if s.suns[0] == 0:
        end_epoch(s, log)


@rule
def end_epoch(s: Any, log: Log) -> None:
    """T-2."""
    for seat in range(s.players):
        net = 0
        for item in range(2):
            stones = int(s.hands[seat, item])
            net += stones
            note(log, SCORED, seat, item, stones)
        for item in range(2):
            note(log, COUNTED, seat, item, s.hands[seat, item])
            s.hands[seat, item] = 0
        s.points[seat] += net
        note(log, NET, seat, net, s.points[seat])
    if s.epoch == EPOCHS:
        s.phase = OVER
        s.turn = NOBODY
        s.acting = NOBODY
    else:
        s.epoch += 1
        s.suns[0] = HEAP
        note(log, BEGAN, s.epoch, s.turn, 0)


@rule
def score_now(states: Any, log: Log) -> None:
    clear(log)
    s = states[0]
    for seat in range(s.players):
        for item in range(2):
            note(log, SCORED, seat, item, s.hands[seat, item])
            s.points[seat] += s.hands[seat, item]
        note(log, NET, seat, 2, s.points[seat])


@rule
def run_chance(s: Any, stream: Stream, log: Log) -> None:
    while s.phase == ROLL:
        apply(s, ACTIONS + below(stream, 1 + min(MOST, s.suns[0])), log)


@rule
def play(states: Any, number: int, log: Log) -> bool:
    clear(log)
    if not is_legal(states[0], number):
        return False
    apply(states[0], number, log)
    return True


@value
class Take:
    """Take stones."""

    stones: int

    def __str__(self) -> str:
        return f"take {self.stones}"


@value
class Throw:
    """Throw for stones."""

    def __str__(self) -> str:
        return "throw"


@value
class Fell:
    """Chance: so many stones."""

    stones: int

    def __str__(self) -> str:
        return f"+{self.stones}"


Move = Take | Throw | Fell
MOVES: Final[tuple[Move, ...]] = (
    *(Take(stones) for stones in range(1, MOST + 1)),
    Throw(),
    *(Fell(stones) for stones in range(MOST + 1)),
)
NUMBERING: Final = Numbering[Move](MOVES, ACTIONS, grammar=("take STONES", "throw", "+STONES"))


@value
class Taken:
    """A seat has got stones."""

    seat: Seat
    stones: int
    thrown: bool


class EpochScored(events.EpochScored[Line]):
    """Every seat scored an epoch."""

    __slots__ = ()


Event = Taken | EpochScored | EpochBegan


class Reader(events.Reader[Line]):
    line_type = Line
    scored = SCORED
    counted = COUNTED


def read_events(rows: Rows) -> tuple[Event, ...]:
    epoch = next((row[1] - 1 for row in rows if row[0] == BEGAN), EPOCHS)
    return Reader(rows).events(
        {
            TAKEN: lambda _, seat, stones, thrown: Taken(seat, stones, bool(thrown)),
            SCORED: lambda reader, *_: EpochScored(epoch, reader.sheet()),
            BEGAN: lambda _, epoch, starter, __: EpochBegan(epoch, starter),
        }
    )


def refusal_of(state: bytes, number: int) -> Refusal:
    return Refusal("not-now", {"action": number, "bytes": len(state)}, "T-1")


@value
class SeatView:
    """What everybody knows of a seat."""

    points: int
    taken: int
    thrown: int


@value
class View(SeatedView):
    """What a seat may know: everything."""

    seat: Seat | None
    edition: str
    overrides: dict[str, str]
    epoch: int
    phase: str
    turn: Seat | None
    heap: int
    seats: tuple[SeatView, ...]
    sheets: tuple[tuple[Line | None, ...], ...]


@value
class Edition:
    """A rulebook."""

    name: str = "first"
    overrides: tuple[tuple[str, str], ...] = ()


class Position(StatePosition["Game", Line, Move, Event]):
    """A moment of the toy game."""

    __slots__ = ()

    layout = LAYOUT
    phases = PHASES
    over_phase = OVER
    chance_phases = (ROLL, 3)
    encoding = ENCODING
    desk = Desk(STATE)
    numbering = NUMBERING
    play_number = staticmethod(play)
    log_score_now = staticmethod(score_now)
    read_events = staticmethod(read_events)
    refusal_of = staticmethod(refusal_of)

    @property
    def begins_turn(self) -> bool:
        return self.phase == "turn"

    @property
    def winners(self) -> tuple[Seat, ...]:
        """T-3."""
        best = max(self.scores)
        return tuple(i for i, points in enumerate(self.scores) if self.over and points == best)

    def moves(self, distinct: bool = False) -> tuple[Move, ...]:
        self.desk.memory[:] = self.state
        return tuple(
            move for number, move in enumerate(MOVES) if is_legal(self.desk.states[0], number)
        )

    def options(self) -> tuple[Move, ...]:
        return self.moves()

    def odds(self) -> Mapping[Move, Fraction]:
        if self.phase != "roll":
            return {}
        return {move: Fraction(1, len(self.moves())) for move in self.moves()}

    def deal(self, dealer: Dealer) -> Move:
        if self.phase != "roll":
            raise ValueError("nothing is thrown, so there is nothing to deal")
        return Fell(dealer.below(len(self.moves())))

    def view(self, seat: Seat | None) -> View:
        self._check_seat(seat)
        (state,) = np.frombuffer(self.state, dtype=STATE)
        return View(
            seat=seat,
            edition=self.game.edition.name,
            overrides=dict(self.game.edition.overrides),
            epoch=self.epoch,
            phase=self.phase,
            turn=self.turn,
            heap=int(state["suns"][0]),
            seats=tuple(
                SeatView(points, *hand)
                for points, hand in zip(self.scores, state["hands"].tolist(), strict=False)
            ),
            sheets=self.sheet(),
        )


class Game(StateGame[Edition]):
    """A table for the toy game."""

    name = "toy"
    opening = "beginner"
    table_sizes = range(2, SEATS + 1)
    encoding = ENCODING

    def __init__(
        self,
        players: int = 2,
        edition: str = "first",
        overrides: Mapping[str, str] | None = None,
    ) -> None:
        chosen = checked_overrides(edition, EDITIONS, overrides or {}, ITEMS)
        super().__init__(self._checked_players(players), Edition(edition, chosen))

    def start(self, dealer: Dealer | None = None) -> Position:
        assert dealer is not None
        return self._begun(dealer.below(self.players))

    def start_with(self, opening: str) -> Position:
        if opening not in map(str, range(1, self.players + 1)):
            raise InvalidSetup("not-a-beginner", text=opening[:40])
        return self._begun(int(opening) - 1)

    def _begun(self, seat: Seat) -> Position:
        states = zeroed(1, STATE)
        set_up(states[0], self.players, seat)
        return Position(self, states.tobytes())

    def opening_of(self, start: Position) -> str:
        assert start.turn is not None
        return str(start.turn + 1)

    def from_bytes(self, data: bytes) -> Position:
        return checked(self, *self._decoded(data))


EDITIONS: Final = ("first", "second")
ITEMS: Final = {"stones": ("white", "black")}


def checked(game: Game, state: bytes, sheets: Sequence[Sequence[Line | None]]) -> Position:
    """The position of a state and sheets that come from outside."""
    check_empty_seats(LAYOUT, state, ("hands", "points", "spaces"))
    here = Position(game, state, tuple(tuple(sheet) for sheet in sheets))
    nothing = [0] * game.players
    check_sheets(
        sheets,
        scored=EPOCHS if here.over else here.epoch - 1,
        starting=nothing,
        running=nothing,
        points=here.scores,
        floor=None,
    )
    return here


def from_view(view: View) -> Position:
    game = Game(view.players, view.edition, view.overrides)
    turn = NOBODY if view.turn is None else view.turn
    empty = (0,) * (SEATS - view.players)
    state = LAYOUT.pack(
        {
            "players": view.players,
            "epoch": view.epoch,
            "phase": next(phase for phase, name in PHASES.items() if name == view.phase),
            "turn": turn,
            "acting": turn,
            "hands": sum(((seat.taken, seat.thrown) for seat in view.seats), ()) + 2 * empty,
            "points": tuple(seat.points for seat in view.seats) + empty,
            "suns": (view.heap,),
            "spaces": (0,) * SEATS,
        }
    )
    here = checked(game, state, view.sheets)
    if here.view(view.seat) != view:
        raise InvalidPosition("view-contradicts-itself")
    return here


def packed(**changes: int | tuple[int, ...]) -> bytes:
    """A state of two players in their first turn, with other numbers in some fields."""
    usual: dict[str, int | tuple[int, ...]] = {
        "players": 2,
        "epoch": 1,
        "phase": 1,
        "turn": 1,
        "acting": 0,
        "hands": (1, 2, 3, 4, 0, 0),
        "points": (300, -5, 0),
        "suns": (1 << 20,),
        "spaces": (1 << 40, 0, 0),
    }
    return LAYOUT.pack(usual | changes)
