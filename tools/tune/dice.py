"""The merchant of the dice game, which has numbers of its own for each number of players."""

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.dice import traits as traits_module
from heliopolis.bots.dice.characters import MERCHANT_1
from heliopolis.bots.dice.traits import FIRST, TASTES, TUNED, traits_of
from heliopolis.dice.components import PLAYERS
from heliopolis.dice.game import Game

from .subject import Numbers, Point, Subject

_PATH: Final = Path(traits_module.__file__).with_name("merchant.json")
_UNKNOWN: Final = (0.0,) * len(PLAYERS)
"""What traits are that the first merchant does not know."""
_STEP: Final = 0.4
"""Of a range: how far a distance of 1 is."""


class MerchantOfDice(Subject):
    """The merchant of the dice game at tables of one size."""

    game = Game.name
    names = TUNED

    def __init__(self, players: int, go_on: bool) -> None:
        self._at = PLAYERS.index(players)
        super().__init__(_PATH, (players,), go_on)

    def first(self) -> Numbers:
        """The guess to begin with."""
        return {name: number for name, (number, _, _) in FIRST.items()}

    def near(self, point: Point) -> Numbers:
        """Every number so much of its range further."""
        return {
            name: self.numbers[name] + _STEP * distance * (FIRST[name][2] - FIRST[name][1])
            for name, distance in zip(self.names, point.tolist(), strict=True)
        }

    def bounds(self) -> NDArray[np.float64]:
        """How far each number is from the ends of its range."""
        return np.array(
            [
                [(end - self.numbers[name]) / (_STEP * (most - least)) for end in (least, most)]
                for name, (_, least, most) in FIRST.items()
            ]
        )

    def rivals(self) -> tuple[Numbers, ...]:
        """Copies of the champion and of the first merchant, lest tuning go round in circles."""
        first = {name: MERCHANT_1.get(name, _UNKNOWN)[self._at] for name in self.names}
        return self.numbers, first

    def read(self) -> Numbers:
        """The numbers in the file for this number of players."""
        return {name: numbers[self._at] for name, numbers in self._file().items()}

    def keep(self, numbers: Numbers) -> None:
        """Make a candidate the champion, and write it down beside those for other tables."""
        self.numbers = numbers
        kept = self._file()
        for name in self.names:
            kept[name][self._at] = numbers[name]
        lines = (f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in kept.items())
        self.path.write_text("{\n" + ",\n".join(lines) + "\n}\n")

    def _file(self) -> dict[str, list[float]]:
        found: dict[str, list[float]] = json.loads(self.path.read_text())
        return found

    def traits(self, numbers: Numbers, copies: int = 1) -> Any:
        """An array of states of traits."""
        one = traits_of(**numbers, **(dict.fromkeys(TASTES, 1.0) | {"haste": 0.0}))
        return stack_traits([one] * copies)
