"""Whoever has the file can prove that nobody chose the deal."""

from dataclasses import replace as changed

import pytest

from heliopolis.core.chance import SealedDealer, commitment_to
from heliopolis.core.errors import InvalidRecord
from heliopolis.games import Position, parse_move
from heliopolis.record import (
    Contradicted,
    Gap,
    NotProvable,
    Proved,
    Record,
    Seal,
    read_record,
    replay,
    verify,
)

from .builders import FINISHED, SHARED, golden, small_record

NEW_DEALERS = read_record(golden("ra-4-new-dealers"))
NEW_DEALERS_OF_DICE = read_record(golden("dice-4-new-dealers"))


def outcomes(record: Record) -> list[int]:
    """The places of the outcomes of chance among the moves."""
    return [at for at, move in enumerate(record.moves) if str(move).startswith("+")]


def opened(record: Record, *which: int) -> Record:
    """The record with only these seals open."""
    seals = (
        seal if number in which else changed(seal, secret=None)
        for number, seal in enumerate(record.seals)
    )
    return changed(record, seals=tuple(seals))


def with_other_outcome(record: Record, at: int) -> Record:
    """The record up to one outcome, which is another one that was possible."""
    position = list(replay(record))[at].position
    other = next(move for move in position.moves() if move != record.moves[at])
    return changed(record, moves=(*record.moves[:at], other))


@pytest.mark.parametrize("text", [FINISHED, SHARED])
def test_a_game_from_open_seals_is_proved(text: str) -> None:
    record = read_record(text)

    assert verify(record) == Proved(1 + len(outcomes(record)))
    assert str(verify(record)).startswith("proved: all ")


@pytest.mark.parametrize("record", [NEW_DEALERS, NEW_DEALERS_OF_DICE])
def test_every_dealer_begins_anew(record: Record) -> None:
    assert verify(record) == Proved(1 + len(outcomes(record)))


@pytest.mark.parametrize(
    ("record", "opening"), [(NEW_DEALERS, "suns"), (NEW_DEALERS_OF_DICE, "starter")]
)
def test_a_game_without_seals_cannot_be_proved(record: Record, opening: str) -> None:
    verdict = verify(changed(record, seals=()))

    end = len(record.moves)
    assert verdict == NotProvable((Gap(0, end, "no commitment", opening),), 0)
    assert str(verdict) == f"not provable: the {opening} and moves 1 to {end} have no commitment"


@pytest.mark.parametrize(("name", "opening"), [("ra", "suns"), ("ra-dice", "starter")])
def test_an_opening_alone_without_a_seal_is_a_gap(name: str, opening: str) -> None:
    verdict = verify(small_record(name=name))

    assert str(verdict) == f"not provable: the dealing of the {opening} has no commitment"


def test_a_seal_that_was_never_opened_is_a_gap_and_the_rest_is_compared() -> None:
    verdict = verify(opened(NEW_DEALERS, 0, 2))

    elsewhere = [at for at in outcomes(NEW_DEALERS) if not 57 <= at < 120]
    assert verdict == NotProvable((Gap(57, 120, "never opened", "suns"),), 1 + len(elsewhere))
    assert str(verdict) == "not provable: moves 58 to 120 have a seal never opened"


def test_a_game_sealed_from_the_middle_on_has_a_gap_before() -> None:
    verdict = verify(changed(NEW_DEALERS, seals=NEW_DEALERS.seals[1:]))

    assert isinstance(verdict, NotProvable)
    assert verdict.gaps == (Gap(0, 57, "no commitment", "suns"),)


def test_a_closed_seal_that_dealt_nothing_is_no_gap() -> None:
    record = read_record(FINISHED)
    idle = Seal(len(record.moves), bytes(32), ("", ""))

    assert isinstance(verify(changed(record, seals=(*record.seals, idle))), Proved)


@pytest.mark.parametrize("which", [0, 1, -1])
@pytest.mark.parametrize("record", [NEW_DEALERS, NEW_DEALERS_OF_DICE])
def test_an_outcome_that_the_seal_did_not_deal_is_named(record: Record, which: int) -> None:
    at = outcomes(record)[which]
    forged = with_other_outcome(record, at)
    seals = tuple(seal for seal in forged.seals if seal.first_move <= at)

    verdict = verify(changed(forged, seals=seals))

    assert isinstance(verdict, Contradicted)
    assert verdict.move == at + 1
    assert (verdict.sealed, verdict.recorded) == (
        str(record.moves[at]),
        str(forged.moves[at]),
    )
    turn = f"move {at + 1}, in turn {verdict.turn}"
    assert str(verdict) == (
        f"contradicted at {turn}: the seal deals {verdict.sealed}, "
        f"the record says {verdict.recorded}"
    )


def test_the_turn_of_a_wrong_draw_is_that_of_the_file() -> None:
    secret = bytes(32)
    record = sealed_game(secret, "draw", "chance", "draw", "chance", "draw", "chance")
    forged = with_other_outcome(record, 3)

    verdict = verify(forged)

    assert isinstance(verdict, Contradicted)
    assert (verdict.move, verdict.turn) == (4, 2)


def sealed_game(secret: bytes, *moves: str, name: str = "ra") -> Record:
    """A game of two from a seal, with its chance filled in."""
    seal = Seal(0, commitment_to(secret), ("", ""), secret)
    record = small_record(name=name)
    dealer = seal.dealer()
    position: Position = record.game.start(dealer)
    opening = record.game.opening_of(position)
    played = []
    for text in moves:
        move = position.deal(dealer) if text == "chance" else parse_move(record.game, text)
        played.append(move)
        position = position.play(move).position
    return changed(record, opening=opening, moves=tuple(played), seals=(seal,))


@pytest.mark.parametrize(
    ("name", "openings", "word"),
    [("ra", {"9-6-5-2 8-7-4-3", "8-7-4-3 9-6-5-2"}, "suns"), ("ra-dice", {"1", "2"}, "starter")],
)
def test_an_opening_that_the_seal_did_not_deal_is_named(
    name: str, openings: set[str], word: str
) -> None:
    record = sealed_game(bytes(32), name=name)
    (other,) = openings - {record.opening}

    verdict = verify(changed(record, opening=other))

    assert verdict == Contradicted(0, 0, record.opening, other, word)
    assert str(verdict) == (
        f"contradicted at the {word}: the seal deals {record.opening}, the record says {other}"
    )


def test_it_does_not_matter_in_which_order_the_suns_of_a_seat_are_given() -> None:
    record = sealed_game(bytes(32))
    first, second = record.opening.split(" ")
    turned = "-".join(reversed(first.split("-")))

    assert verify(changed(record, opening=f"{turned} {second}")) == Proved(1)


def test_another_word_is_another_deal() -> None:
    record = sealed_game(bytes(32), *["draw", "chance"] * 5)
    seal = changed(record.seals[0], words=("lotus", ""))

    assert isinstance(verify(record), Proved)
    assert isinstance(verify(changed(record, seals=(seal,))), Contradicted)


def test_a_false_secret_is_no_record() -> None:
    seal = changed(NEW_DEALERS.seals[0], secret=bytes(32))

    with pytest.raises(InvalidRecord, match="does not belong to the commitment"):
        verify(changed(NEW_DEALERS, seals=(seal,)))


def test_a_closed_seal_has_no_dealer() -> None:
    seal = Seal(0, bytes(32), ("", ""))

    with pytest.raises(ValueError, match="never opened"):
        seal.dealer()


def test_words_of_nobody_deal_like_no_words() -> None:
    seal = Seal(0, commitment_to(bytes(32)), ("", ""), bytes(32))
    plain, sealed = SealedDealer(bytes(32)), seal.dealer()

    assert [plain.below(1000) for _ in range(9)] == [sealed.below(1000) for _ in range(9)]


@pytest.mark.parametrize(
    ("first", "last", "said"),
    [
        (0, 0, "the dealing of the starter has no commitment"),
        (0, 1, "the starter and move 1 have no commitment"),
        (0, 2, "the starter and moves 1 to 2 have no commitment"),
        (4, 5, "move 5 has no commitment"),
        (4, 6, "moves 5 to 6 have no commitment"),
    ],
)
def test_a_gap_is_told_in_words(first: int, last: int, said: str) -> None:
    assert str(Gap(first, last, "no commitment", "starter")) == said
