"""What things on a table are worth: the numbers that stand beside the thoughts of a bot."""

from collections.abc import Mapping
from fractions import Fraction

from heliopolis.core.value import value


@value
class Worth:
    """What lies open and what the valuation of merchants and search says of it, in points.

    - `bag`: how many tiles of each kind are left in the bag, empty in a game without one;
    - `next_ra`: the odds that the next tile is Ra, None in a game without tiles;
    - `lot`: by seat what it may expect more with the tiles on the auction track than without
      them, whatever it pays; empty where none lie there;
    - `margins`: what one more of each thing changes for the seat whose view it is, or in an open
      view for who is asked: a tile by its name, a use of dice by a code; `heliopolis.texts` says
      those by its messages ``margin-<game>-<code>``. What nobody can have is left out;
    - `everyone`: by tile what one more of it changes for each seat; empty in a game without tiles.
    """

    bag: Mapping[str, int]
    next_ra: Fraction | None
    lot: tuple[float, ...]
    margins: Mapping[str, float]
    everyone: Mapping[str, tuple[float, ...]]
