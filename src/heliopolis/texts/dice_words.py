"""Dice, colours and areas of the dice game in words."""

from collections.abc import Iterable

from heliopolis import dice
from heliopolis.dice.components import Face
from heliopolis.dice.moves import Dice
from heliopolis.texts.table import TableTexts


class DiceWords(TableTexts):
    """Seats and dice of one table."""

    def colour(self, colour: dice.Colour) -> str:
        """A colour that stands for its die or its space."""
        return self.say(f"colour-{colour.value}.noun")

    def colours(self, colours: Dice) -> str:
        """Several of them as a list."""
        return self.catalogue.join([self.colour(colour) for colour in colours])

    def die(self, colour: dice.Colour, face: Face) -> str:
        """A die with what it shows: ``red Pharaoh``."""
        adjective = self.say(f"colour-{colour.value}")
        return self.say("die-shown", colour=adjective, face=self.say(f"face-{face.value}"))

    def thrown(self, shown: Iterable[tuple[dice.Colour, Face]]) -> str:
        """Several of them as a list."""
        return self.catalogue.join([self.die(*each) for each in shown])
