"""What `?` and `rules` answer in the dice game."""

from collections.abc import Sequence
from typing import Final

from heliopolis import dice
from heliopolis.terminal.dice.answers import may_roll
from heliopolis.terminal.help import BY_NUMBER, kinds_of

_BY_COLOUR: Final = "Type the dice to roll, by names or initials, or one of these:"

_MEANINGS: Final[dict[type[dice.Move], str]] = {
    dice.Roll: "roll DICE: any but Suns, twice at most: roll red blue, or just r b (D-4)",
    dice.Keep: "keep: roll no more, and spend what the dice show (D-5)",
    dice.AdvancePharaoh: "pharaoh DICE: a step on the Pharaoh track for each (D-8)",
    dice.AdvanceNile: "nile DICE: a step on the Nile track for each (D-8)",
    dice.FloodNile: "flood DICE: three dice for a cube; with one the Nile scores (D-8, D-12)",
    dice.PlaceCiv: "civ COLOURS with DICE: 3, 4, 5 dice for 1, 2, 3 markers (D-13)",
    dice.PlaceMonument: "monument COLOUR COLUMN: one die for the first, two for others (D-17)",
    dice.DeclareDisaster: "disaster AREA: four or five Suns hit all others (D-23, D-25)",
    dice.Lose: "lose COLOUR or lose COLOUR COLUMN: choose what you need least (D-25)",
    dice.End: "end: dice left over are lost, but each two Ankhs score 2 (D-22)",
}
_ROLLING: Final = "keep DICE: roll all others again; or just all, which rolls all but Suns (D-4)"
_JOKER: Final = "Ankhs stand in for anything but a Sun, beside at least one real die (D-9)"
_COLUMNS: Final = "of columns that come to the same only the first is listed; any may be typed"

RULES: Final = """\
The rules in short (the numbers are those of the full rules)
  Who starts has 10 points, the next seat 11, and so on, up to 13. (D-2)
  Three epochs. On your turn you roll five dice, and then any of them again, up
  to three throws in all. A Sun stays where it fell. (D-3, D-4)
  Then you spend the other dice in any order, each once; you need not. (D-7)
    pharaoh   each die a step on the Pharaoh track, up to 12 (D-8)
    nile      each die a step on the Nile track, up to 12; or three dice for a
              flood cube, without which the Nile scores nothing (D-8, D-12)
    civ       3, 4 or 5 dice for 1, 2 or 3 markers, on the colours of dice that
              show it; at most one of yours on a colour, and {civ} of all players
              together (D-13 to D-15)
    monument  one die for a marker on any free space of its colour, then two
              dice for each further one, in a column where you have none
              (D-17, D-18)
    ankh      stands in for any of these beside at least one real die; each two
              that are not spent score 2 (D-9, D-22)
  One or two Suns move Ra so many steps; three score 3; with four or five you
  may declare a disaster: all others go 2 steps back on the Pharaoh track, or
  lose a flood cube (without one 2 steps on the Nile), or lose 2 civilization
  or 2 monument markers. (D-23, D-25)
  The epoch ends after the turn in which Ra reaches the end of the Sun track. It
  has {steps} steps at this table. Nobody here knows how many the printed board
  has: --override sun_track=N plays another length. (D-26)

  Points after every epoch (D-27)
    Pharaohs      furthest 5, then 2 steps back; last -2, then 1 step forward;
                  nothing when all are level
    Nile          the number of your space, but only with a flood cube
    civilization  no marker -5; 3, 4, 5 markers 5, 10, 15
  After the third epoch also
    monuments     1 for each column with your markers up to 6; 7 columns 10, all
                  8 columns 15; three, four, five in one column 5, 10, 15
  Flood cubes and civilization markers go after an epoch; all else stays. (D-28)
  Most points win; who ties shares the victory. (D-29)"""


def how(choices: Sequence[dice.Move]) -> str:
    """How to answer here."""
    return _BY_COLOUR if may_roll(choices) else BY_NUMBER


def meanings(choices: Sequence[dice.Move]) -> list[str]:
    """What the kinds of moves that are offered here mean."""
    kinds = kinds_of(choices)
    told = [_MEANINGS[kind] for kind in kinds]
    if dice.Roll in kinds:
        told.append(_ROLLING)
    if any(kind not in (dice.Roll, dice.Keep, dice.Lose) for kind in kinds):
        told.append(_JOKER)
    if dice.PlaceMonument in kinds:
        told.append(_COLUMNS)
    return told


def rules_text(players: int, sun_track: int) -> str:
    """The rules in short, with the numbers of the table."""
    return RULES.format(civ=players - 1, steps=sun_track)
