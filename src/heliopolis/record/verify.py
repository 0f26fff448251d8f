"""Proving that nobody chose the deal: every seal is opened and deals again."""

from collections.abc import Iterator, Sequence
from typing import Literal

from heliopolis.core.chance import SealedDealer
from heliopolis.core.contract import CHANCE
from heliopolis.core.value import value
from heliopolis.games import Step
from heliopolis.record.record import Record, Seal, check_record
from heliopolis.record.replay import Turns, dealt_suns, replay
from heliopolis.record.text import format_suns


@value
class Proved:
    """Every deal of the game is the one that its seals deal; so many were compared."""

    deals: int

    def __str__(self) -> str:
        return f"proved: all {self.deals} deals come from what was sealed before"


@value
class Gap:
    """A part of a game whose chance nobody can check.

    It begins after `first_move` moves (0: with the dealing of the suns) and ends with `last_move`.
    """

    first_move: int
    last_move: int
    why: Literal["no commitment", "never opened"]

    def __str__(self) -> str:
        moves = f"moves {self.first_move + 1} to {self.last_move}"
        if not self.last_move:
            moves = "the suns"
        elif not self.first_move:
            moves = f"the suns and {moves}"
        why = "have no commitment" if self.why == "no commitment" else "have a seal never opened"
        return f"{moves} {why}"


@value
class NotProvable:
    """Nothing is wrong, but some parts cannot be checked; `deals` elsewhere were compared."""

    gaps: tuple[Gap, ...]
    deals: int

    def __str__(self) -> str:
        return f"not provable: {', '.join(map(str, self.gaps))}"


@value
class Contradicted:
    """The record differs from what was sealed; this is the first difference.

    `move` and `turn` are counted from 1; both are 0 when it is the suns.
    """

    move: int
    turn: int
    sealed: str
    recorded: str

    def __str__(self) -> str:
        where = f"move {self.move}, in turn {self.turn}" if self.move else "the suns"
        return (
            f"contradicted at {where}: the seal deals {self.sealed}, "
            f"the record says {self.recorded}"
        )


Verdict = Proved | NotProvable | Contradicted


def verify(record: Record) -> Verdict:
    """Deal the game again with every seal that was opened, and compare.

    Raises `InvalidRecord` for a record that is no game at all or has a false secret.
    """
    check_record(record)
    steps = list(replay(record))
    gaps: list[Gap] = []
    compared = 0
    for section in _sections(record, steps):
        dealer = section.dealer()
        if dealer:
            difference = _first_difference(record, steps, section, dealer)
            if difference:
                return difference
            compared += section.deals
        elif section.deals:
            gaps.append(Gap(section.first_move, section.last_move, section.why))
    return NotProvable(tuple(gaps), compared) if gaps else Proved(compared)


@value
class _Section:
    """What one dealer dealt, or nobody who made a promise."""

    seal: Seal | None
    first_move: int
    last_move: int
    outcomes: tuple[int, ...]
    """The places of the outcomes of chance among the moves."""

    def dealer(self) -> SealedDealer | None:
        """A fresh dealer, where the secret is known."""
        return self.seal.dealer() if self.seal and self.seal.secret is not None else None

    @property
    def deals(self) -> int:
        """How often something was dealt; the suns are one deal."""
        return len(self.outcomes) + (self.first_move == 0)

    @property
    def why(self) -> Literal["no commitment", "never opened"]:
        return "never opened" if self.seal else "no commitment"


def _sections(record: Record, steps: Sequence[Step]) -> Iterator[_Section]:
    seals: list[Seal | None] = list(record.seals)
    starts = [seal.first_move for seal in record.seals]
    if 0 not in starts:
        seals.insert(0, None)
        starts.insert(0, 0)
    for seal, first, last in zip(seals, starts, [*starts[1:], len(record.moves)], strict=True):
        outcomes = (at for at in range(first, last) if steps[at].position.actor is CHANCE)
        yield _Section(seal, first, last, tuple(outcomes))


def _first_difference(
    record: Record, steps: Sequence[Step], section: _Section, dealer: SealedDealer
) -> Contradicted | None:
    if section.first_move == 0:
        sealed = format_suns(dealt_suns(record.game.start(dealer)))
        recorded = format_suns(record.suns)
        if sealed != recorded:
            return Contradicted(0, 0, sealed, recorded)
    for at in section.outcomes:
        outcome = steps[at].position.deal(dealer)
        if outcome != record.moves[at]:
            turns = Turns(steps[0].position)
            for step in steps[1 : at + 1]:
                turns.see(step.position)
            return Contradicted(at + 1, turns.number, str(outcome), str(record.moves[at]))
    return None
