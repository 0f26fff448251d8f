"""What arrays of games of any kind share: who acts, who wins, and numbers for decisions."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, NoReturn, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.errors import IllegalMove, InvalidNotation
from heliopolis.core.position import StatePosition
from heliopolis.core.seats import NOBODY
from heliopolis.core.stream import Stream

MoveT = TypeVar("MoveT")
StatesT = TypeVar("StatesT", bound="States")
Seats = int | NDArray[np.integer[Any]]
"""One seat for all games, or an array with one for each; `NOBODY` is no seat."""
Actions = NDArray[np.int64] | NDArray[np.int16]
"""Numbers of decisions; the short ones are those of `legal_lists`."""

SHARES: Final = 0
POINTS: Final = 1
"""Where `returns` writes what."""


class States:
    """As many games as there are states, each with a random stream of its own."""

    __slots__ = ("array", "streams")

    def __init__(self, states: Any, streams: Stream) -> None:
        self.array = states
        self.streams = streams

    def __len__(self) -> int:
        return len(self.array)

    def replace(self, where: NDArray[np.bool_], others: Self) -> None:
        """Put other games, as many as are marked, where the marks are: bool[games]."""
        self.array[where] = others.array
        self.streams[where] = others.streams


def check_array(array: NDArray[Any], shape: tuple[int, ...], kind: type[np.generic]) -> None:
    """Raise `ValueError` for an array that compiled code would read or write beyond its end."""
    if not isinstance(array, np.ndarray) or array.shape != shape or array.dtype != kind:
        found = f"{getattr(array, 'dtype', type(array).__name__)}{list(np.shape(array))}"
        raise ValueError(f"expected an array {kind.__name__}{list(shape)}, not {found}")


def actors(states: States) -> NDArray[np.int8]:
    """The seat that decides in every game, -1 where the game is over."""
    found: NDArray[np.int8] = states.array["acting"].copy()
    return found


def scores(states: States) -> NDArray[np.int16]:
    """The points of every game's seats: int16[games, players]."""
    players = int(states.array["players"][0]) if len(states) else 0
    found: NDArray[np.int16] = states.array["points"][:, :players].copy()
    return found


def over(states: States) -> NDArray[np.bool_]:
    """Which games have ended."""
    ended: NDArray[np.bool_] = states.array["acting"] == NOBODY
    return ended


def seats_of(states: States, seats: Seats) -> NDArray[np.int64]:
    """A seat for every game, or `NOBODY`; raise `ValueError` for one that does not play."""
    given = np.asarray(seats)
    if given.dtype.kind not in "iu" or given.shape not in ((), (len(states),)):
        found = f"{given.dtype}{list(given.shape)}"
        raise ValueError(f"expected a seat or an array of seats [{len(states)}], not {found}")
    by_game = np.empty(len(states), dtype=np.int64)
    by_game[:] = given
    wrong = (by_game < NOBODY) | (by_game >= states.array["players"])
    if wrong.any():
        game = int(wrong.argmax())
        raise ValueError(f"game {game} has no seat {by_game[game]}")
    return by_game


class Batch(ABC, Generic[StatesT, MoveT]):
    """What can be done with arrays of one game, all of them with as many players.

    A game's own class names its positions, which have the numbers of its moves, how many features
    it has and how many decisions a seat can have at most; what is compiled is its own too.
    """

    position: ClassVar[type[StatePosition[Any, Any, Any, Any]]]
    features: ClassVar[int]
    most_legal: ClassVar[int]

    @property
    def _decisions(self) -> Sequence[MoveT]:
        return self.position.numbering.decisions

    @abstractmethod
    def first_illegal(self, states: StatesT, actions: NDArray[np.int64]) -> int:
        """The first game where an action is illegal, or `NOBODY`."""

    @abstractmethod
    def play(self, states: StatesT, actions: NDArray[np.int64]) -> None:
        """Play legal actions, and run chance to the next decision."""

    @abstractmethod
    def mark_legal(self, states: StatesT, out: NDArray[np.bool_]) -> None:
        """Write the distinct legal actions of every game."""

    @abstractmethod
    def list_legal(
        self, states: StatesT, out: NDArray[np.int16], counts: NDArray[np.int64]
    ) -> None:
        """List the distinct legal actions of every game."""

    @abstractmethod
    def write(self, states: StatesT, seats: NDArray[np.int64], out: NDArray[np.float32]) -> None:
        """Write the features of every game as a seat sees it."""

    @abstractmethod
    def rank(self, states: Any) -> NDArray[np.int64]:
        """The place of every seat in an array of states, as the points stand."""

    def step(self, states: StatesT, actions: Actions) -> None:
        """Play one decision in every game and run chance to the next decision.

        `actions` is int64[games], or int16 as `legal_lists` lists them; games that are over ignore
        theirs. If any decision is illegal, `IllegalMove` names the game, and none is played.
        """
        numbers: Any = actions
        if isinstance(actions, np.ndarray) and actions.dtype == np.int16:
            numbers = actions.astype(np.int64)  # what is compiled is so for these alone
        check_array(numbers, (len(states),), np.int64)
        wrong = self.first_illegal(states, numbers)
        if wrong != NOBODY:
            self._refuse(states, wrong, int(numbers[wrong]))
        self.play(states, numbers)

    def _refuse(self, states: StatesT, game: int, number: int) -> NoReturn:
        actions = len(self._decisions)
        if not 0 <= number < actions:
            raise InvalidNotation("no-such-action", game=game, action=number, actions=actions)
        refusal = self.position.refusal_of(states.array[game].tobytes(), number)
        raise IllegalMove.of(refusal, game=game, move=str(self._decisions[number]))

    def legal(self, states: StatesT, out: NDArray[np.bool_]) -> None:
        """Write the distinct legal actions of every game: bool[games, ACTIONS], none when over."""
        check_array(out, (len(states), len(self._decisions)), np.bool_)
        self.mark_legal(states, out)

    def legal_lists(
        self, states: StatesT, out: NDArray[np.int16], counts: NDArray[np.int64]
    ) -> None:
        """List the distinct legal actions of every game: int16[games, MOST_LEGAL], int64[games].

        Only as many places of a row are written as the game has actions, none when it is over.
        """
        check_array(out, (len(states), self.most_legal), np.int16)
        check_array(counts, (len(states),), np.int64)
        self.list_legal(states, out, counts)

    def observe(self, states: StatesT, seats: Seats, out: NDArray[np.float32]) -> None:
        """Write every game as a seat sees it: float32[games, FEATURES].

        `seats` is one seat, or one for every game, as `actors` gives them. Nobody (-1) sees zeros.
        """
        check_array(out, (len(states), self.features), np.float32)
        self.write(states, seats_of(states, seats), out)

    def places(self, states: StatesT) -> NDArray[np.int64]:
        """The place of every seat, from 1, as the points stand: int64[games, players].

        Who shares a place has the better one. Where a game is over, the winners have the first.
        """
        return self.rank(states.array)

    def winners(self, states: StatesT) -> NDArray[np.bool_]:
        """Who has won: bool[games, players], and nobody where a game goes on."""
        won: NDArray[np.bool_] = self.places(states) == 1
        won[~over(states)] = False
        return won

    def returns(self, states: StatesT, out: NDArray[np.float32]) -> None:
        """Write what every seat has got: float32[games, 2, players], its share and its points.

        Winners have equal shares of one victory, and nobody has any before the game is over. The
        points are those so far, of all seats, even where the table hides them.
        """
        points = scores(states)
        check_array(out, (len(states), 2, points.shape[1]), np.float32)
        out[:, SHARES] = 0
        out[:, POINTS] = points
        ended = over(states)
        if ended.any():
            won = self.rank(states.array[ended]) == 1
            out[ended, SHARES] = won / won.sum(axis=1, keepdims=True)

    def action(self, chosen: MoveT) -> int:
        """The number of a decision."""
        try:
            number = self.position.numbering.number_of(chosen)
        except KeyError:
            raise ValueError(f"{chosen!r} is no move of this game") from None
        if number >= len(self._decisions):
            raise ValueError(f"{chosen} is an outcome of chance, not a decision")
        return number

    def move(self, number: int) -> MoveT:
        """The decision with that number."""
        if not 0 <= number < len(self._decisions):
            raise ValueError(f"actions go from 0 to {len(self._decisions) - 1}, not {number}")
        return self._decisions[number]
