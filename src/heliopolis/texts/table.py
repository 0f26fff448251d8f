"""What is said of one table in every game: its seats, named or spoken to, its epochs, its end."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, Final, Self

from heliopolis.core.contract import Seat
from heliopolis.core.errors import HeliopolisError, Refusal
from heliopolis.core.events import EpochScored
from heliopolis.core.seats import EPOCHS
from heliopolis.core.value import value
from heliopolis.texts.catalogue import Catalogue
from heliopolis.texts.refusals import said_error, said_why

Arguments = dict[str, int | str]
"""What is put into a message."""

SUMS: Final = ("net", "points")
"""The last lines of every score sheet."""


@value
class Passage:
    """A piece of a longer text: how deep it stands, and its label where it is part of a table."""

    text: str
    depth: int
    label: str = ""


class TableTexts:
    """The words for one table; `you` is the seat that is spoken to, if any.

    A seat goes into a message as `$who`, by which the message chooses its grammar, and `$name`,
    what to call it at the beginning of a sentence. `$who` is ``you`` or ``name``, and for several
    seats ``you-and``, where the one spoken to is among them, or ``names``.
    """

    def __init__(self, catalogue: Catalogue, seats: Sequence[str], you: Seat | None = None) -> None:
        self.catalogue = catalogue
        self.say = catalogue.say
        self._names = tuple(seats)
        self._speak_to(you)

    def _speak_to(self, you: Seat | None) -> None:
        self.you = you
        self.seats: tuple[str, ...] = tuple(
            self.say("you") if seat == you else name for seat, name in enumerate(self._names)
        )
        """What the seats are called in tables and at the beginning of a sentence."""

    def spoken_to(self, seat: Seat) -> Self:
        """The same words for somebody on that seat."""
        other = copy(self)
        other._speak_to(seat)
        return other

    def who(self, *seats: Seat) -> Arguments:
        """One seat or several as `$who` and `$name`."""
        names = [self.seats[seats[0]], *map(self.within, seats[1:])]
        kinds = ("name", "you") if len(seats) == 1 else ("names", "you-and")
        return {"who": kinds[self.you in seats], "name": self.catalogue.join(names)}

    def within(self, seat: Seat) -> str:
        """What a seat is called inside a sentence."""
        return self.say("you-within") if seat == self.you else self.seats[seat]

    def listed(self, seats: Iterable[Seat]) -> str:
        """Several seats as a list inside a sentence."""
        return self.catalogue.join([self.within(seat) for seat in seats])

    def prompt(self, seat: Seat) -> str:
        """What stands in front of a seat's answer."""
        return self.say("move-prompt", **self.who(seat))

    def setting(self, game: Any) -> str:
        """What is played, and how, in one sentence."""
        changes = [self.override(*override) for override in game.edition.overrides]
        if game.scores == "hidden":
            changes.append(self.say("setting-scores-hidden"))
        told: Arguments = {
            "game": self.say(f"game-{game.name}"),
            "n": game.players,
            "edition": self.say(f"edition-{game.edition.name}"),
        }
        if not changes:
            return self.say("setting", **told)
        return self.say("setting-changed", **told, changes=self.catalogue.join(changes, "comma"))

    def override(self, item: str, choice: str) -> str:
        """How the table differs from its edition; as it is typed where nobody has words for it."""
        for key in (f"override-{item}-{choice}", f"override-{item}"):
            if self.catalogue.has(key):
                edition = f"edition-{choice}"
                told = self.say(edition) if self.catalogue.has(edition) else choice
                number = int(choice) if choice.isdecimal() else 0
                return self.say(key, edition=told, n=number)
        return f"{item}={choice}"

    def seated(self) -> str:
        """Who sits where, in one sentence."""
        return self.say("seats-clockwise", names=self.catalogue.join(self.seats, "comma"))

    def with_seats(self, names: Sequence[str]) -> "TableTexts":
        """The same words for other seats, none of which is spoken to; itself where they are so."""
        return self if tuple(names) == self._names else TableTexts(self.catalogue, names)

    def tile_key(self, tile: str) -> str:
        """The key of a tile's names."""
        return f"tile-{tile}"

    def refusal(self, refusal: Refusal) -> str:
        """Why something is refused, with the number of the rule."""
        return said_why(self, refusal)

    def error(self, error: HeliopolisError, path: str = "") -> str:
        """What an error says to people, with the line of the file that it is about, if any."""
        return said_error(self, error, path)

    def points(self, number: int) -> str:
        """A number of points."""
        return self.say("count-points", n=number)

    def signed(self, number: float) -> str:
        """A gain with its sign; with one decimal, unless it is a whole number."""
        return self.say("signed", n=number, sign="plus" if round(number, 1) > 0 else "none")

    def scored(self, event: EpochScored[Any]) -> str:
        """What an epoch brought to everybody whose points are seen."""
        points = [
            self.say("epoch-scored-seat", name=name, net=self.signed(line.net), points=line.points)
            for name, line in zip(self.seats, event.lines, strict=True)
            if line is not None
        ]
        return self.say("epoch-scored", epoch=event.epoch, points=self.catalogue.join(points))

    def won(self, winner: Seat, points: int) -> str:
        """Somebody won alone, and by points."""
        return self.say("game-won", **self.who(winner), points=points)

    def headed(self, view: Any, what: str) -> str:
        """What is being decided, behind the number of the epoch."""
        return self.say("headline", epoch=view.epoch, epochs=EPOCHS, what=what)

    def rules_of(self, game: str, depths: Mapping[str, int], **told: int | str) -> list[Passage]:
        """The rules of a game in short: its messages in order, and how deep each stands."""
        found = []
        for part, depth in depths.items():
            key = f"rules-{game}-{part}"
            label = f"{key}.label"
            said = self.say(label) if self.catalogue.has(label) else ""
            found.append(Passage(self.say(key, **told), depth, said))
        return found


def gathered(sentences: Iterable[tuple[bool, str]]) -> Iterator[str]:
    """Sentences as paragraphs, one for every turn; those marked True begin one."""
    paragraph: list[str] = []
    for begins, sentence in sentences:
        if begins and paragraph:
            yield " ".join(paragraph)
            paragraph = []
        paragraph.append(sentence)
    if paragraph:
        yield " ".join(paragraph)
