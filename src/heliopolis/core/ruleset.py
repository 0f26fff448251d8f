"""What a game is to everybody above it: one value that names all that it offers."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from heliopolis.core.contract import Game, Seat
from heliopolis.core.value import value

if TYPE_CHECKING:  # whoever only asks for the names of games should not wait for NumPy
    import numpy as np


@value
class Ruleset:
    """A game: its classes, its rules as texts and numbers, its arrays, and its compiled code.

    - `package`: the folder of its code, such as "ra"; None for a game from outside;
    - `game`, `position`, `view`: the classes of its tables, its positions and its views;
    - `moves`, `events`: the classes of its moves and events; `line`: that of its score sheets;
    - `editions`, `items`: its editions by name, and what a table may override, with the choices;
    - `parse_move(text)`: reads a move, as strictly as files are read;
    - `number_of(move)`, `move_of(number)`: the kernel's number of a move, and back;
    - `from_view(view)`: a position to think in, rebuilt from what a seat may know;
    - `seen_by(game, events, seat)`: the events as a seat, or with None a spectator, may see them;
    - `batch`: arrays of games, with all that `ra.batch` has;
    - `kernel`: the compiled functions for bots, search and learning;
    - `state`: the layout of the kernel's states;
    - `doorways`: what the warm-up calls;
    - `standing_bid(view, limit)`: the move of a seat that bids up to a limit by itself, None where
      the person must be asked; a game without auctions has none.
    """

    name: str
    package: str | None
    game: type[Any]
    position: type[Any]
    view: type[Any]
    moves: tuple[type[Any], ...]
    events: tuple[type[Any], ...]
    line: type[Any]
    editions: Collection[str]
    items: Mapping[str, Collection[str]]
    parse_move: Callable[[str], Any]
    number_of: Callable[[Any], int]
    move_of: Callable[[int], Any]
    from_view: Callable[[Any], Any]
    seen_by: Callable[[Game, Sequence[Any], Seat | None], tuple[Any, ...]]
    batch: Any
    kernel: Any
    state: "np.dtype[np.void]"
    doorways: Sequence[Callable[[], object]]
    standing_bid: Callable[[Any, int], Any] | None = None
