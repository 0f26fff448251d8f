"""How a match begins, or goes on: the table is frozen, chance is promised, words are heard.

Secrets and chance are handed in; nothing here draws a random number.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from heliopolis.core.chance import commitment_to
from heliopolis.core.contract import Seat
from heliopolis.core.errors import InvalidSetup
from heliopolis.games import Game
from heliopolis.match.match import NO_PEOPLE, Chance, Match
from heliopolis.match.occupants import NOBODY, Bot, Occupant, Person, people_among, written
from heliopolis.record import (
    ClockSetting,
    Hand,
    Record,
    Seal,
    check_bots,
    check_names,
    check_words,
    replay,
    table_lines,
)


class Proposal:
    """A table as it is frozen, with the promise about its chance, before any word is heard.

    Were the words known first, whoever has the secret could try names until the deal suits.
    """

    def __init__(
        self, record: Record, secret: bytes, people: Mapping[Seat, Person], one_device: bool
    ) -> None:
        """Promise the chance of a new game, or that of a record from where it stops."""
        first = len(record.moves) + 1 if record.opening else 0
        self._record = record
        self._secret = secret
        self._people = people
        self._one_device = one_device
        self._seal = Seal(first, commitment_to(secret), ("",) * record.game.players)

    @property
    def table(self) -> bytes:
        """The lines of the game's file that never change any more, to be shown before the words."""
        return table_lines(self._record)

    @property
    def seals(self) -> tuple[Seal, ...]:
        """All promises about this game so far; the last one is that of this proposal."""
        return (*self._record.seals, self._seal)

    def start(self, words: Sequence[str] = ()) -> Match:
        """Hear a word of every seat, "" for none, and begin; raise `InvalidSetup` for bad words."""
        record = self._record
        seal = replace(self._seal, words=tuple(words) or self._seal.words)
        check_words(record.game, seal.words)
        dealer = replace(seal, secret=self._secret).dealer(record)
        opening = record.opening or record.game.opening_of(record.game.start(dealer.at(0)))
        return Match(
            replace(record, opening=opening, seals=(*record.seals, seal)),
            dealer.at,
            secret=self._secret,
            people=self._people,
            one_device=self._one_device,
        )


def propose(
    game: Game,
    names: Sequence[str],
    occupants: Sequence[Occupant],
    secret: bytes,
    *,
    clock: ClockSetting | None = None,
    began: str = "",
    one_device: bool = False,
    before: tuple[Seal, ...] = (),
) -> Proposal:
    """Freeze a new table and promise its chance; raise `InvalidSetup` for what no file can hold.

    `before` are the seals of proposals for this table that came to nothing: a record keeps them,
    so that everybody sees how often it was begun.
    """
    record = _new_record(game, names, occupants, clock, began)
    return Proposal(replace(record, seals=before), secret, people_among(occupants), one_device)


def open_with(
    chance: Chance,
    game: Game,
    names: Sequence[str],
    occupants: Sequence[Occupant],
    *,
    clock: ClockSetting | None = None,
    began: str = "",
    one_device: bool = False,
) -> Match:
    """A new match whose chance nobody promises anything about: from a seed, or scripted.

    Where moves may be taken back, the dealer of a number must not depend on what was dealt before.
    """
    record = _new_record(game, names, occupants, clock, began)
    dealt = chance(0)
    start = game.start_with(dealt) if isinstance(dealt, str) else game.start(dealt)
    opening = game.opening_of(start)
    people = people_among(occupants)
    return Match(replace(record, opening=opening), chance, people=people, one_device=one_device)


def propose_on(
    record: Record,
    secret: bytes,
    *,
    people: Mapping[Seat, Person] = NO_PEOPLE,
    one_device: bool = False,
) -> Proposal:
    """Promise the chance of a saved game from where it stops; older promises stay in its record.

    Raises `InvalidSetup` for a game that is over.
    """
    *_, last = replay(record)
    if last.position.over:
        raise InvalidSetup("game-over", ended="finished")
    return Proposal(record, secret, people, one_device)


def fits(record: Record, secret: bytes) -> bool:
    """Whether a game can go on under its last seal: this is its secret, and nobody has seen it."""
    if not record.seals or record.seals[-1].commitment != commitment_to(secret):
        return False
    return all(seal.secret != secret for seal in record.seals)


def resume(
    record: Record,
    secret: bytes,
    *,
    people: Mapping[Seat, Person] = NO_PEOPLE,
    one_device: bool = False,
) -> Match:
    """Go on with a saved game under its last seal; raise `InvalidSetup` unless the secret fits."""
    if not fits(record, secret):
        raise InvalidSetup("secret-does-not-fit")
    dealer = replace(record.seals[-1], secret=secret).dealer(record)
    return Match(record, dealer.at, secret=secret, people=people, one_device=one_device)


def _new_record(
    game: Game,
    names: Sequence[str],
    occupants: Sequence[Occupant],
    clock: ClockSetting | None,
    began: str,
) -> Record:
    """A record in which nothing is dealt yet."""
    if len(occupants) != game.players:
        raise ValueError(f"{len(occupants)} sit at a table for {game.players}")
    bots = tuple(who.text if isinstance(who, Bot) else "" for who in occupants)
    bots = bots if any(bots) else ()
    check_names(game, names)
    check_bots(game, bots)
    waiting = (seat for seat, who in enumerate(occupants) if who is NOBODY)
    hands = tuple(Hand(0, seat, written(NOBODY)) for seat in waiting)
    return Record(game, tuple(names), "", bots=bots, clock=clock, began=began, hands=hands)
