"""Proving that nobody chose the deal: every seal is opened and deals again."""

from collections.abc import Iterator, Sequence
from typing import Literal

from heliopolis.core.chance import SealedDealer
from heliopolis.core.contract import CHANCE
from heliopolis.core.value import value
from heliopolis.games import Step
from heliopolis.record.record import Record, Seal, check_record
from heliopolis.record.replay import Turns, replay


@value
class Proved:
    """Every deal of the game is the one that its seals deal; so many were compared."""

    deals: int

    def __str__(self) -> str:
        return f"proved: all {self.deals} deals come from what was sealed before"


@value
class Gap:
    """A part of a game whose chance nobody can check.

    It begins after `first_move` moves (0: with the dealing of the opening) and ends with
    `last_move`; `opening` is the game's word for what is dealt first.
    """

    first_move: int
    last_move: int
    why: Literal["no commitment", "never opened"]
    opening: str

    def __str__(self) -> str:
        one = self.last_move == self.first_move + 1
        moves = f"move {self.last_move}"
        if not one:
            moves = f"moves {self.first_move + 1} to {self.last_move}"
        dealt = f"{moves} {'has' if one else 'have'}"
        if not self.last_move:
            dealt = f"the dealing of the {self.opening} has"
        elif not self.first_move:
            dealt = f"the {self.opening} and {moves} have"
        why = "no commitment" if self.why == "no commitment" else "a seal never opened"
        return f"{dealt} {why}"


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

    `move` and `turn` are counted from 1; both are 0 when it is the opening, which is the game's
    word for what is dealt first.
    """

    move: int
    turn: int
    sealed: str
    recorded: str
    opening: str

    def __str__(self) -> str:
        where = f"move {self.move}, in turn {self.turn}" if self.move else f"the {self.opening}"
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
            gap = Gap(section.first_move, section.last_move, section.why, record.game.opening)
            gaps.append(gap)
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
        """How often something was dealt; the opening is one deal."""
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
    game = record.game
    if section.first_move == 0:
        sealed = game.opening_of(game.start(dealer))
        recorded = game.opening_of(steps[0].position)
        if sealed != recorded:
            return Contradicted(0, 0, sealed, recorded, game.opening)
    for at in section.outcomes:
        outcome = steps[at].position.deal(dealer)
        if outcome != record.moves[at]:
            turns = Turns(steps[0].position)
            for step in steps[1 : at + 1]:
                turns.see(step.position)
            sealed, recorded = str(outcome), str(record.moves[at])
            return Contradicted(at + 1, turns.number, sealed, recorded, game.opening)
    return None
