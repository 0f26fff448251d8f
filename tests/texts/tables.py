"""Tables whose words are tested: you, Ann and Bes."""

from functools import cache

from heliopolis import dice, ra
from heliopolis.texts import Catalogue, sources_of
from heliopolis.texts.dice import DiceTexts
from heliopolis.texts.ra import RaTexts

SEATS = ("Zoe", "Ann", "Bes")
YOU = 0


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue.from_texts(language, sources_of(language).values())


@cache
def ra_texts(language: str = "en", edition: str = "rio-grande", you: int | None = YOU) -> RaTexts:
    return RaTexts(catalogue(language), ra.Game(len(SEATS), edition), SEATS, you)


@cache
def dice_texts(language: str = "en", you: int | None = YOU) -> DiceTexts:
    return DiceTexts(catalogue(language), dice.Game(len(SEATS)), SEATS, you)
