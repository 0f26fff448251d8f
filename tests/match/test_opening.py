"""How matches begin and go on, and what is promised about their chance."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from heliopolis.core.chance import commitment_to
from heliopolis.core.errors import InvalidSetup, Refusal
from heliopolis.games import make_game
from heliopolis.match import NOBODY, Bot, Match, fits, open_with, propose_on, resume
from heliopolis.record import Proved, Seal, read_record, table_lines, verify, write_record

from .builders import (
    ANA,
    BEN,
    BOT,
    NAMES,
    OTHER_SECRET,
    SECRET,
    do,
    go_on,
    looks,
    played,
    proposed,
    seeded,
)

WORDS = ("lotus", "")


def test_a_table_is_frozen_and_shown_with_the_commitment_before_words_are_heard() -> None:
    proposal = proposed(make_game("ra", 2, scores="hidden"), (ANA, BOT))

    assert proposal.table == (
        b"game: ra\nedition: rio-grande\nseats: Ana, Ben\nbots: -, merchant\nscores: hidden\n"
    )
    assert proposal.seals == (Seal(0, commitment_to(SECRET), ("", "")),)


def test_the_match_has_the_table_that_was_proposed() -> None:
    proposal = proposed(occupants=(ANA, BOT))

    record = proposal.start(WORDS).record()

    assert table_lines(record) == proposal.table
    assert record.seals == (Seal(0, commitment_to(SECRET), WORDS),)


def test_words_change_what_is_dealt() -> None:
    dealt = set()
    for words in ((), WORDS, ("papyrus", "lotus")):
        match = proposed(make_game("ra", 5)).start((*words, "", "", "") if words else ())
        go_on(match, Random(1), 8)
        dealt.add((match.record().opening, match.record().moves))

    assert len(dealt) == 3


def test_the_table_changes_what_is_dealt() -> None:
    """Who edits names, bots or scores finds that nothing is proved any more."""
    tables = [
        proposed(make_game("ra", 2), (ANA, BEN)),
        proposed(make_game("ra", 2), (ANA, BOT)),
        proposed(make_game("ra", 2, "windrider"), (ANA, BEN)),
        proposed(make_game("ra", 2, scores="hidden"), (ANA, BEN)),
    ]
    draws = set()
    for proposal in tables:
        match = proposal.start()
        while match.look(None).view.phase == "turn" and match.version < 12:
            do(match, "draw", "+")
        draws.add(match.record().moves)

    assert len(draws) == 4


@pytest.mark.parametrize("words", [("lotus",), ("a b", ""), ("-", ""), ("a", "b", "c")])
def test_bad_words_are_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(InvalidSetup):
        proposed().start(words)


def test_names_and_bots_that_no_file_can_hold_are_refused() -> None:
    with pytest.raises(InvalidSetup):
        proposed(make_game("ra", 2), (ANA, Bot("a,b")))
    with pytest.raises(InvalidSetup):
        open_with(seeded(1), make_game("ra", 2), ["Ana", "draw"], (ANA, BEN))


def test_somebody_or_nobody_sits_at_every_seat() -> None:
    with pytest.raises(ValueError, match="1 sit at a table for 2"):
        proposed(occupants=(ANA,))


def test_a_start_that_failed_keeps_its_commitment() -> None:
    first = proposed()

    second = proposed(secret=OTHER_SECRET, before=first.seals)
    match = second.start(WORDS)

    assert [seal.first for seal in match.record().seals] == [0, 0]
    assert [seal.commitment for seal in match.record().seals] == [
        commitment_to(SECRET),
        commitment_to(OTHER_SECRET),
    ]
    go_on(match, Random(2))
    assert isinstance(verify(match.record()), Proved)


@pytest.mark.parametrize("name", ["ra", "ra-dice"])
def test_the_seal_is_opened_when_the_game_is_finished_and_proves_it(name: str) -> None:
    match = proposed(make_game(name, 2)).start(WORDS)
    while not match.over:
        assert [seal.secret for seal in match.record().seals] == [None]
        assert match.seal == match.record().seals[0]
        go_on(match, Random(match.version), 7)

    record = match.record()

    assert record.seals[0].secret == SECRET
    assert match.seal is not None
    assert match.seal.secret is None
    assert isinstance(verify(read_record(write_record(record))), Proved)


@pytest.mark.parametrize("end", [Match.agree_end, Match.abandon])
def test_an_end_without_a_result_opens_the_seal(end: Callable[[Match], Refusal | None]) -> None:
    match = proposed().start()
    go_on(match, Random(3), 15)

    assert end(match) is None

    text = write_record(match.record())
    assert "result: unfinished" in text
    assert read_record(text).seals[0].secret == SECRET
    assert isinstance(verify(read_record(text)), Proved)


def test_a_match_that_was_ended_is_taken_up_as_ended() -> None:
    match = proposed().start()
    record = match.record()

    ended = Match(record, seeded(1), secret=SECRET, ended="abandoned")

    assert ended.over
    assert ended.attempt(ANA, 0, "draw", version=0) == Refusal("game-over", {"ended": "abandoned"})
    assert ended.record().seals[-1].secret == SECRET


def test_a_script_deals_the_opening_and_the_outcomes_that_it_names() -> None:
    script = {0: "8-7-4-3 9-6-5-2", 2: "+flood"}
    chance = seeded(1)

    match = open_with(
        lambda number: script.get(number) or chance(number),
        make_game("ra", 2),
        NAMES[:2],
        (ANA, BEN),
    )
    match.attempt(BEN, 1, "draw", version=0)

    assert match.record().opening == script[0]
    assert str(match.deal().move) == script[2]


def test_a_game_goes_on_under_its_seal_where_the_secret_is_known() -> None:
    whole, interrupted = proposed().start(WORDS), proposed().start(WORDS)
    go_on(whole, Random(4), 40)
    random = Random(4)
    for moves in (13, 1, 26):
        go_on(interrupted, random, moves)
        record = read_record(write_record(interrupted.record()))
        assert fits(record, SECRET)
        interrupted = resume(record, SECRET, people={0: ANA, 1: BEN})

    assert interrupted.record() == whole.record()
    assert looks(interrupted) == looks(whole)


def test_a_game_does_not_go_on_with_another_secret() -> None:
    record = proposed().start().record()

    assert not fits(record, OTHER_SECRET)
    with pytest.raises(InvalidSetup) as error:
        resume(record, OTHER_SECRET)
    assert error.value.code == "secret-does-not-fit"


def test_a_game_without_a_seal_does_not_go_on_with_a_secret() -> None:
    assert not fits(played().record(), SECRET)


def test_a_secret_that_was_opened_never_deals_again() -> None:
    match = proposed().start()
    go_on(match, Random(5), 10)
    match.agree_end()

    record = match.record()

    assert not fits(record, SECRET)
    again = propose_on(record, OTHER_SECRET).start()
    assert not again.over
    assert [seal.secret for seal in again.record().seals] == [SECRET, None]


def test_a_secret_that_another_seal_opened_does_not_deal_again_either() -> None:
    match = proposed().start()
    match.agree_end()
    record = propose_on(match.record(), SECRET).start().record()

    assert not fits(record, SECRET)


def test_any_other_record_goes_on_under_a_seal_of_its_own() -> None:
    match = proposed().start(WORDS)
    go_on(match, Random(6), 10)

    proposal = propose_on(match.record(), OTHER_SECRET, people={0: ANA})
    again = proposal.start(("", "reed"))

    assert proposal.table == table_lines(match.record())
    assert [(seal.first, seal.words) for seal in again.record().seals] == [
        (0, WORDS),
        (11, ("", "reed")),
    ]
    assert again.version == 10
    go_on(again, Random(7))
    assert [seal.secret for seal in again.record().seals] == [None, OTHER_SECRET]


def test_a_finished_game_does_not_go_on() -> None:
    match = proposed().start()
    go_on(match, Random(8))

    with pytest.raises(InvalidSetup) as error:
        propose_on(match.record(), OTHER_SECRET)

    assert error.value.refusal.code == "game-over"


def test_a_match_without_a_promise_has_no_seal() -> None:
    match = open_with(seeded(3), make_game("ra", 3), NAMES[:3], (ANA, BOT, NOBODY))

    assert (match.seal, match.record().seals) == (None, ())
    assert match.occupants == (ANA, BOT, NOBODY)


def test_the_same_chance_deals_the_same_game() -> None:
    records = []
    for _ in range(2):
        match = open_with(seeded(3), make_game("ra", 3), NAMES[:3], (ANA, BOT, BEN))
        go_on(match, Random(9))
        records.append(match.record())

    assert records[0] == records[1]


def test_a_sealed_game_does_not_go_on_with_any_other_chance() -> None:
    record = proposed().start().record()

    with pytest.raises(ValueError, match="secret of its last seal"):
        Match(record, seeded(1))
    with pytest.raises(ValueError, match="secret of its last seal"):
        Match(replace(record, seals=()), seeded(1), secret=SECRET)
