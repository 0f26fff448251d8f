"""Proving that nobody chose the deal: every seal is opened and deals again."""

from collections.abc import Iterator, Sequence
from typing import Literal

from heliopolis.core.contract import CHANCE
from heliopolis.core.value import value
from heliopolis.games import Step
from heliopolis.record.checks import check_record
from heliopolis.record.record import Record, Seal
from heliopolis.record.replay import Turns, replay

Why = Literal["no-commitment", "never-opened"]
"""Why chance cannot be checked."""


@value
class Promise:
    """A seal of the game: the number from which it deals, and how often it dealt.

    Compare the commitment, 64 hexadecimal digits, with what was seen before the deal.
    """

    first: int
    commitment: str
    deals: int
    words: bool
    """Whether a seat gave a word; without one the dealer could have tried secrets before."""
    opened: bool


@value
class Proved:
    """Every deal of the game is the one that its seals deal; so many were compared.

    With `practice` the draws were seen in another game, from which this was forked.
    """

    deals: int
    promises: tuple[Promise, ...]
    practice: int | None


@value
class Gap:
    """A part of a game whose chance nobody can check.

    It begins with the outcome of number `first` (0: the opening) and ends with the move `last`;
    `opening` is the game's word for what is dealt first.
    """

    first: int
    last: int
    why: Why
    opening: str


@value
class NotProvable:
    """Nothing is wrong, but some parts cannot be checked; `deals` elsewhere were compared."""

    gaps: tuple[Gap, ...]
    deals: int
    promises: tuple[Promise, ...]
    practice: int | None


@value
class Contradicted:
    """The record differs from what was sealed; this is the first difference.

    `move` and `turn` are counted from 1; both are 0 when it is the opening, which is the game's
    word for what is dealt first. What was sealed depends on the table too: where somebody changed
    a name, a bot, the edition or an override, nothing fits any more.
    """

    move: int
    turn: int
    sealed: str
    recorded: str
    opening: str
    promises: tuple[Promise, ...]


Verdict = Proved | NotProvable | Contradicted


def verify(record: Record) -> Verdict:
    """Deal the game again with every seal that was opened, and compare.

    Raises `InvalidRecord` for a record that is no game at all or has a false secret.
    """
    check_record(record)
    steps = list(replay(record))
    sections = list(_sections(record, steps))
    promises = tuple(_promise(section.seal, section) for section in sections if section.seal)
    gaps: list[Gap] = []
    compared = 0
    for section in sections:
        if not section.numbers:
            continue
        if section.why is not None:
            gaps.append(Gap(section.first, section.last, section.why, record.game.opening))
            continue
        for number in section.numbers:
            sealed, recorded = _compared(record, steps, section, number)
            if sealed != recorded:
                turn, opening = _turn_of(steps, number), record.game.opening
                return Contradicted(number, turn, sealed, recorded, opening, promises)
        compared += len(section.numbers)
    if gaps:
        return NotProvable(tuple(gaps), compared, promises, record.practice)
    return Proved(compared, promises, record.practice)


@value
class _Section:
    """What one dealer dealt, or nobody who made a promise."""

    seal: Seal | None
    first: int
    last: int
    numbers: tuple[int, ...]
    """The numbers of what was dealt; the opening is 0."""

    @property
    def why(self) -> Why | None:
        """Why it cannot be checked; None where it can."""
        if self.seal is None:
            return "no-commitment"
        return "never-opened" if self.seal.secret is None else None


def _sections(record: Record, steps: Sequence[Step]) -> Iterator[_Section]:
    seals: list[Seal | None] = list(record.seals)
    starts = [seal.first for seal in record.seals]
    if 0 not in starts:
        seals.insert(0, None)
        starts.insert(0, 0)
    ends = [*(start - 1 for start in starts[1:]), len(record.moves)]
    for seal, first, last in zip(seals, starts, ends, strict=True):
        dealt = (at for at in range(first, last + 1) if _is_dealt(steps, at))
        yield _Section(seal, first, last, tuple(dealt))


def _is_dealt(steps: Sequence[Step], number: int) -> bool:
    return number == 0 or steps[number - 1].position.actor is CHANCE


def _promise(seal: Seal, section: _Section) -> Promise:
    opened = seal.secret is not None
    commitment = seal.commitment.hex()
    return Promise(seal.first, commitment, len(section.numbers), any(seal.words), opened)


def _compared(
    record: Record, steps: Sequence[Step], section: _Section, number: int
) -> tuple[str, str]:
    """What the seal of a section deals at a number, and what the record says."""
    game = record.game
    assert section.seal is not None
    dealer = section.seal.dealer(record).at(number)
    if number == 0:
        return game.opening_of(game.start(dealer)), game.opening_of(steps[0].position)
    return str(steps[number - 1].position.deal(dealer)), str(record.moves[number - 1])


def _turn_of(steps: Sequence[Step], number: int) -> int:
    """The turn in which a move was played; 0 for the opening."""
    if not number:
        return 0
    turns = Turns(steps[0].position)
    for step in steps[1:number]:
        turns.see(step.position)
    return turns.number
