"""What `?` and `rules` answer in a game of Ra."""

from collections.abc import Sequence
from typing import Final

from heliopolis import ra
from heliopolis.terminal.help import kinds_of
from heliopolis.terminal.ra.words import Words

COMMANDS: Final = {"bag": "the tiles left in the bag, by kind"}
"""What can be asked in this game only."""

_MEANINGS: Final[dict[type[ra.Move], str]] = {
    ra.Draw: "draw: a Ra tile starts an auction, any other goes on the track (R-3.2)",
    ra.InvokeRa: "ra: start an auction now; if nobody bids, you must (R-3.6, R-4.2)",
    ra.PlayGod: "god TILE: swap a god for a tile of the track, for as many as you like (R-3.4)",
    ra.Done: "done: your turn ends, and disasters you took strike (R-3.5)",
    ra.Bid: "bid SUN: must beat the best bid; the winner swaps it for the centre one (R-4.1)",
    ra.Pass: "pass: you have no second chance in this auction (R-4.1)",
    ra.Lose: "lose TILE: a disaster takes it; choose what you need least (R-5.1)",
}

RULES: Final = """\
The rules in short (the numbers are those of the full rules)
  Three epochs. On your turn you draw a tile, invoke Ra, or play gods. (R-3.1)
  An auction goes once round; who drew or invoked Ra bids last. You bid with one
  of your face-up suns. The winner takes every tile on the track, and the sun in
  the centre, face down until the next epoch; the sun paid takes its place. (R-4)
  The epoch ends when the Ra track is full or the last sun is spent. (R-6.1)

  Points after every epoch (R-7)
    god 2, gold 3
    pharaohs      most 5, fewest -2
    river         1 for each Nile and flood, but only with a flood
    civilization  no tile -5; 3, 4, 5 different kinds 5, 10, 15
  After the third epoch also (R-8)
    monuments     1 for each kind up to 6; 7 kinds 10, all 8 kinds 15
                  three, four, five alike 5, 10, 15
    suns          highest sum 5, lowest sum -5
  Pharaohs, Niles and monuments are kept; all other tiles go after an epoch. (R-6.2)
  Disasters take two tiles each: funeral pharaohs, drought floods and Niles,
  {unrest} civilization, earthquake monuments. (R-5.1)
  Suns in [brackets] are face down: they cannot be bid in this epoch. (R-4.3)"""


def meanings(legal: Sequence[ra.Move]) -> list[str]:
    """What the kinds of moves that are legal here mean."""
    return [_MEANINGS[kind] for kind in kinds_of(legal)]


def rules_text(words: Words) -> str:
    """The rules in short, in the words of the edition."""
    return RULES.format(unrest=words.tile(ra.Tile.UNREST))
