"""Whoever has the file can prove that nobody chose the deal."""

from collections.abc import Sequence
from dataclasses import replace as changed

import pytest

from heliopolis.core.chance import commitment_to
from heliopolis.core.contract import CHANCE
from heliopolis.core.errors import InvalidRecord
from heliopolis.games import Position, Scores, make_game, parse_move
from heliopolis.record import (
    Contradicted,
    Gap,
    Hand,
    NotProvable,
    Promise,
    Proved,
    Record,
    Seal,
    Verdict,
    read_record,
    replay,
    verify,
    write_record,
)

from .builders import FINISHED, golden, replaced, small_record

NEW_DEALERS = read_record(golden("ra-4-new-dealers"))
NEW_DEALERS_OF_DICE = read_record(golden("dice-4-new-dealers"))


def outcomes(record: Record) -> list[int]:
    """The numbers of the outcomes of chance among the moves."""
    return [number for number, move in enumerate(record.moves, 1) if str(move).startswith("+")]


def opened(record: Record, *which: int) -> Record:
    """The record with only these seals open."""
    seals = (
        seal if number in which else changed(seal, secret=None)
        for number, seal in enumerate(record.seals)
    )
    return changed(record, seals=tuple(seals))


def with_other_outcome(record: Record, number: int) -> Record:
    """The record up to one outcome, which is another one that was possible."""
    position = list(replay(record))[number - 1].position
    other = next(move for move in position.moves() if move != record.moves[number - 1])
    return changed(record, moves=(*record.moves[: number - 1], other))


def sealed_game(
    secret: bytes,
    *moves: str,
    name: str = "ra",
    bots: tuple[str, ...] = (),
    scores: Scores = "open",
) -> Record:
    """A game of two from a seal, with its chance filled in."""
    seal = Seal(0, commitment_to(secret), ("", ""), secret)
    game = make_game(name, 2, scores=scores)
    record = changed(small_record(name=name), game=game, seals=(seal,), bots=bots)
    position: Position = record.game.start(seal.dealer(record).at(0))
    return gone_on(changed(record, opening=record.game.opening_of(position)), moves)


def gone_on(record: Record, moves: Sequence[str]) -> Record:
    """The record with more moves, and chance from its last seal."""
    *_, (position, _) = replay(record)
    dealer = record.seals[-1].dealer(record)
    played = list(record.moves)
    for text in moves:
        chance = position.actor is CHANCE
        number = len(played) + 1
        move = position.deal(dealer.at(number)) if chance else parse_move(record.game, text)
        played.append(move)
        position = position.play(move).position
    return changed(record, moves=tuple(played))


def is_proved(verdict: Verdict, deals: int) -> bool:
    return isinstance(verdict, Proved) and verdict.deals == deals


@pytest.mark.parametrize("name", ["ra-2-rio-grande-random", "dice-4-random"])
def test_a_game_from_an_open_seal_is_proved_and_names_the_commitment(name: str) -> None:
    record = read_record(golden(name))
    (seal,) = record.seals
    deals = 1 + len(outcomes(record))

    promise = Promise(0, seal.commitment.hex(), deals, words=False, opened=True)
    assert verify(record) == Proved(deals, (promise,), practice=None)


@pytest.mark.parametrize(
    ("record", "firsts"), [(NEW_DEALERS, [0, 58, 58, 121]), (NEW_DEALERS_OF_DICE, [0, 1, 58, 121])]
)
def test_every_dealer_that_takes_over_keeps_its_own_promise(
    record: Record, firsts: list[int]
) -> None:
    verdict = verify(record)

    assert is_proved(verdict, 1 + len(outcomes(record)))
    assert [promise.first for promise in verdict.promises] == firsts
    assert all(promise.words for promise in verdict.promises)
    assert sum(promise.deals for promise in verdict.promises) == 1 + len(outcomes(record))


@pytest.mark.parametrize(
    ("record", "opening"), [(NEW_DEALERS, "suns"), (NEW_DEALERS_OF_DICE, "starter")]
)
def test_a_game_without_seals_cannot_be_proved(record: Record, opening: str) -> None:
    gap = Gap(0, len(record.moves), "no-commitment", opening)

    assert verify(changed(record, seals=())) == NotProvable((gap,), 0, (), None)


@pytest.mark.parametrize(("name", "opening"), [("ra", "suns"), ("ra-dice", "starter")])
def test_an_opening_alone_without_a_seal_is_a_gap(name: str, opening: str) -> None:
    gap = Gap(0, 0, "no-commitment", opening)

    assert verify(small_record(name=name)) == NotProvable((gap,), 0, (), None)


def test_a_seal_that_was_never_opened_is_a_gap_and_the_rest_is_compared() -> None:
    verdict = verify(opened(NEW_DEALERS, 0, 3))

    elsewhere = [number for number in outcomes(NEW_DEALERS) if not 58 <= number <= 120]
    assert isinstance(verdict, NotProvable)
    assert verdict.gaps == (Gap(58, 120, "never-opened", "suns"),)
    assert verdict.deals == 1 + len(elsewhere)
    assert [promise.opened for promise in verdict.promises] == [True, False, False, True]


def test_a_game_sealed_from_the_middle_on_has_a_gap_before() -> None:
    verdict = verify(changed(NEW_DEALERS, seals=NEW_DEALERS.seals[1:]))

    assert isinstance(verdict, NotProvable)
    assert verdict.gaps == (Gap(0, 57, "no-commitment", "suns"),)


def test_a_closed_seal_that_dealt_nothing_is_no_gap_and_is_named() -> None:
    record = read_record(FINISHED)
    idle = Seal(len(record.moves) + 1, bytes(32), ("", ""))

    verdict = verify(changed(record, seals=(*record.seals, idle)))

    assert isinstance(verdict, Proved)
    assert verdict.promises[-1] == Promise(idle.first, bytes(32).hex(), 0, False, False)


def test_a_game_that_was_stopped_and_taken_up_under_its_seal_is_proved_whole() -> None:
    saved = sealed_game(bytes(32), "draw", "", "draw", "", "ra", "pass", "bid 9")
    taken_up = gone_on(read_record(write_record(saved)), ["draw", "", "draw", ""])

    assert saved.moves == taken_up.moves[:7]
    assert is_proved(verify(taken_up), 5)
    assert len(verify(taken_up).promises) == 1


@pytest.mark.parametrize("name", ["ra", "ra-dice"])
def test_a_game_taken_up_elsewhere_before_its_first_move_is_proved_whole(name: str) -> None:
    saved = sealed_game(bytes(32), name=name)
    seal = Seal(1, commitment_to(bytes([1] * 32)), ("", ""), bytes([1] * 32))
    moves = {"ra": ["draw", ""], "ra-dice": ["", "keep"]}[name]

    taken_up = gone_on(changed(saved, seals=(*saved.seals, seal)), moves)

    assert is_proved(verify(read_record(write_record(taken_up))), 2)


def test_of_two_seals_from_the_same_number_the_later_one_deals() -> None:
    """None is dropped: what was promised and never dealt can still be seen."""
    saved = sealed_game(bytes(32), "draw")
    once, twice = (
        Seal(2, commitment_to(bytes([one] * 32)), (word, ""), bytes([one] * 32))
        for one, word in ((1, "lotus"), (2, ""))
    )
    taken_up = changed(saved, seals=(*saved.seals, once, twice))

    played = gone_on(taken_up, ["", "draw", "", "draw", ""])
    verdict = verify(read_record(write_record(played)))

    assert isinstance(verdict, Proved)
    assert [(promise.first, promise.deals) for promise in verdict.promises] == [
        *((0, 1), (2, 0), (2, 3))
    ]
    swapped = changed(played, seals=(saved.seals[0], twice, once))
    assert isinstance(verify(swapped), Contradicted)


@pytest.mark.parametrize("which", [0, 1, -1])
@pytest.mark.parametrize("record", [NEW_DEALERS, NEW_DEALERS_OF_DICE])
def test_an_outcome_that_the_seal_did_not_deal_is_named(record: Record, which: int) -> None:
    number = outcomes(record)[which]
    forged = with_other_outcome(record, number)
    seals = tuple(seal for seal in forged.seals if seal.first <= number)

    verdict = verify(changed(forged, seals=seals))

    assert isinstance(verdict, Contradicted)
    assert verdict.move == number
    assert (verdict.sealed, verdict.recorded) == (
        str(record.moves[number - 1]),
        str(forged.moves[number - 1]),
    )
    assert [promise.first for promise in verdict.promises] == [seal.first for seal in seals]


def test_the_turn_of_a_wrong_draw_is_that_of_the_file() -> None:
    record = sealed_game(bytes(32), "draw", "", "draw", "", "draw", "")

    verdict = verify(with_other_outcome(record, 4))

    assert isinstance(verdict, Contradicted)
    assert (verdict.move, verdict.turn) == (4, 2)


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

    promises = verify(record).promises
    assert verdict == Contradicted(0, 0, record.opening, other, word, promises)


def test_it_does_not_matter_in_which_order_the_suns_of_a_seat_are_given() -> None:
    record = sealed_game(bytes(32))
    first, second = record.opening.split(" ")
    turned = "-".join(reversed(first.split("-")))

    assert is_proved(verify(changed(record, opening=f"{turned} {second}")), 1)


def test_another_word_is_another_deal() -> None:
    record = sealed_game(bytes(32), *["draw", ""] * 5)
    seal = changed(record.seals[0], words=("lotus", ""))

    assert isinstance(verify(record), Proved)
    assert isinstance(verify(changed(record, seals=(seal,))), Contradicted)


SEALED = write_record(sealed_game(bytes(32), *["draw", ""] * 7, bots=("", "merchant")))
HIDDEN = write_record(sealed_game(bytes(32), *["draw", ""] * 7, scores="hidden"))
SEALED_DICE = write_record(sealed_game(bytes(32), "", "keep", "end", "", "keep", name="ra-dice"))


@pytest.mark.parametrize(
    ("text", "old", "new"),
    [
        (SEALED, "rio-grande", "windrider"),
        (SEALED, "seats: ", "override: disasters = at-once\nseats: "),
        (SEALED, "seats: ", "override: names = windrider\nseats: "),
        (SEALED, "bots: -, merchant", "bots: -, uniform"),
        (SEALED, "bots: -, merchant", "bots: merchant, -"),
        (SEALED, "bots: -, merchant\n", ""),
        (SEALED, "merchant\n", "merchant\nscores: hidden\n"),
        (HIDDEN, "scores: hidden\n", ""),
        (SEALED_DICE, "sun_track = 10", "sun_track = 11"),
    ],
)
def test_an_edited_table_is_not_proved(text: str, old: str, new: str) -> None:
    assert isinstance(verify(read_record(text)), Proved)
    assert isinstance(verify(read_record(replaced(text, old, new))), Contradicted)


@pytest.mark.parametrize("text", [SEALED, SEALED_DICE])
@pytest.mark.parametrize("names", ["Ann, Ben", "Ana, Ben II"])
def test_edited_names_are_not_proved(text: str, names: str) -> None:
    edited = text
    for old, new in zip(("Ana", "Ben"), names.split(", "), strict=True):
        edited = edited.replace(f" {old}", f" {new}")

    assert isinstance(verify(read_record(edited)), Contradicted)


def test_what_no_seal_covers_does_not_change_the_verdict() -> None:
    record = sealed_game(bytes(32), *["draw", ""] * 3)
    later = changed(
        record,
        hands=(Hand(2, 0, "merchant"),),
        began="2026-11-16T06:30:00Z",
        times=(None, 1, 2, 3, 4, 5),
        others=(("event", "a cup"),),
    )

    assert verify(later) == verify(record)


def test_a_practice_game_is_not_proved_without_saying_so() -> None:
    record = changed(sealed_game(bytes(32), *["draw", ""] * 3), practice=4)

    verdict = verify(record)

    assert isinstance(verdict, Proved)
    assert verdict.practice == 4


def test_a_practice_game_that_cannot_be_proved_says_so_too() -> None:
    verdict = verify(changed(small_record("draw"), practice=1))

    assert isinstance(verdict, NotProvable)
    assert verdict.practice == 1


def test_a_false_secret_is_no_record() -> None:
    seal = changed(NEW_DEALERS.seals[0], secret=bytes(32))

    with pytest.raises(InvalidRecord, match="false-secret"):
        verify(changed(NEW_DEALERS, seals=(seal,)))


def test_a_closed_seal_has_no_dealer() -> None:
    record = small_record(seals=(Seal(0, bytes(32), ("", "")),))

    with pytest.raises(ValueError, match="never opened"):
        record.seals[0].dealer(record)


def test_a_dealer_depends_on_the_table_alone() -> None:
    record = sealed_game(bytes(32), "draw", "")
    (seal,) = record.seals

    def dealt(table: Record) -> int:
        return seal.dealer(table).at(5).below(1 << 64)

    assert dealt(record) == dealt(changed(record, moves=(), seals=(), opening="", practice=1))
    assert dealt(record) != dealt(changed(record, game=make_game("ra", 2, "windrider")))
