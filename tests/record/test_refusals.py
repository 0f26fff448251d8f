"""A file that is wrong anywhere is refused as a whole, with the line and what was expected."""

import re

import pytest

from heliopolis.core.errors import InvalidRecord
from heliopolis.record import read_record
from heliopolis.record.lines import LIMIT

from .builders import DICE, FINISHED, RESULT, SHARED, UNFINISHED, golden, line_of, replaced

DIGITS = "0" * 64
NEW_DEALERS = golden("ra-4-new-dealers")


def refused(text: str) -> tuple[int | None, str]:
    with pytest.raises(InvalidRecord) as caught:
        read_record(text)
    return caught.value.line, str(caught.value.refusal)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("game: ra", "game: chess", 1, "no-such-game: game='chess', games=('ra', 'ra-dice')"),
        ("game: ra", "game:", 1, "empty-header: header='game'"),
        (
            "game: ra",
            f"game: {'x' * 1101}",
            1,
            "header-too-long: header='game', limit=1100, length=1101",
        ),
        ("suns", "bots: -\nsuns", 5, "bots-for-seats: bots=1, players=2"),
        ("suns", "bots: -, a, b\nsuns", 5, "bots-for-seats: bots=3, players=2"),
        ("suns", f"bots: -, {'x' * 201}\nsuns", 5, "bot-too-long: limit=200, length=201"),
        ("suns", "bots: -, \nsuns", 5, "bots-leave-seat-out"),
        ("suns", "bots: -, -\nsuns", 5, "no-seat-has-bot"),
        ("suns", "bots:\nsuns", 5, "empty-header: header='bots'"),
        ("suns", "bots: -, a\nbots: -, a\nsuns", 6, "second-header: header='bots'"),
        ("game: ra", "game: r\x1ba", 1, "header-not-printable: header='game'"),
        ("game: ra", "game 7: ra", 1, "header-without-number: header='game'"),
        ("game: ra\n", "", 8, "missing-header: header='game'"),
        ("game: ra", "game: ra\ngame: ra", 2, "second-header: header='game'"),
        ("game: ra", "winner: Ana", 9, "missing-header: header='game'"),
        ("game: ra", "Winner: Ana", 1, "no-such-header: header='Winner'"),
        ("notation: 1", "notation: 2", 2, "other-notation: text='2', notation=1"),
        ("rio-grande", "first", 3, "no-such-edition: edition='first'"),
        ("seats", "override: colour = red\nseats", 4, "no-such-item: item='colour'"),
        ("seats", "override: suns = red\nseats", 4, "no-such-choice: item='suns', choice='red'"),
        ("seats", "override: suns\nseats", 4, "not-an-override: text='suns'"),
        ("seats", "override: suns = windrider\n" * 2 + "seats", 5, "second-override: item='suns'"),
        ("Ana, Ben", "Ana", 4, "wrong-number-of-players: game='ra', players=1"),
        ("Ana, Ben", "A, B, C, D, E, F", 4, "wrong-number-of-players: game='ra', players=6"),
        ("Ana, Ben", "Ana, ", 4, "name-length: limit=40, length=0"),
        ("Ana, Ben", "Ana, Ana", 4, "name-twice: name='Ana'"),
        ("Ana, Ben", "game, Ben", 4, "name-like-header: name='game'"),
        ("Ana, Ben", "Ana, Ben, Cleo", 5, "wrong-suns: players=3"),
        ("9-6-5-2 8", "9-6-5-1 8", 5, "wrong-suns: players=2"),
        ("9-6-5-2 ", "", 5, "wrong-suns: players=2"),
        ("9-6-5-2", "9-6-5-", 5, "unreadable-suns: text='9-6-5-'"),
        ("9-6-5-2", "9-6-5-²", 5, "unreadable-suns: text='9-6-5-²'"),
        ("result", f"secret: {DIGITS}\nresult", 6, "seal-without-commitment: header='secret'"),
        ("result", "words 4: a b\nresult", 6, "seal-without-commitment: header='words 4'"),
        (
            "result",
            f"commitment: {DIGITS}0\nresult",
            6,
            f"not-64-digits: header='commitment', text='{'0' * 59}…'",
        ),
        (
            "result",
            f"commitment: {DIGITS}\nwords: a\nresult",
            7,
            "words-for-seats: words=1, players=2",
        ),
        ("result", f"commitment: {DIGITS}\nwords: a b,\nresult", 7, "word-not-writable: word='b,'"),
        (
            "result",
            f"commitment: {DIGITS}\nsecret: {DIGITS}\nresult",
            7,
            "false-secret: digest='66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a59",
        ),
        ("result", f"commitment 99: {DIGITS}\nresult", 6, "seal-after-end: first=99, moves=11"),
        (
            "result: unfinished",
            "result: 1 2, Ana wins",
            12,
            "moves-stop-early: result_line=6",
        ),
        ("result: unfinished", "result: unfin", 12, "moves-stop-early: result_line=6"),
        ("draw +nile", "dra +nile", 9, "not-a-move: text='dra'"),
        ("draw +nile", "draw + nile", 9, "not-a-move: text='+ nile'"),
        ("draw +nile", "Draw +nile", 9, "not-a-move: text='Draw'"),
        ("draw +nile", "draw +nile 2. Ben: ra", 9, "not-a-move: text='+nile 2. Ben: ra'"),
        ("draw +nile", "draw +nile, draw 3", 9, "not-a-move: text='draw 3'"),
        ("draw +nile", "draw", 10, "other-turn: turn=1, text='2', still='yes'"),
        ("draw +nile\n2. Ben: ", "draw, ", 9, "text='draw'"),
        ("bid 7", "bid 9", 10, "text='bid 9'"),
        ("pass, bid 7", "pass,, bid 7", 10, "missing-move"),
        ("2. Ben: draw", ", draw", 10, "missing-move"),
        ("2. Ben", "3. Ben", 10, "other-turn: turn=2, text='3', still='no'"),
        (
            "2. Ben",
            f"{'2' * 5000}. Ben",
            10,
            f"other-turn: turn=2, text='{'2' * 59}…', still='no'",
        ),
        ("2. Ben", "2. Ana", 10, "other-seats-turn: seat=1, name='Ana', names=('Ana', 'Ben')"),
        ("2. Ben", "Ana", 10, "other-seats-turn: seat=1, name='Ana', names=('Ana', 'Ben')"),
        ("2. Ben", "2. Cleo", 10, "nobody-called: name='Cleo', names=('Ana', 'Ben')"),
        ("2. Ben", "notation: 1\n2. Ben", 10, "late-header: header='notation'"),
        ("2. Ben", "suns: 1\n2. Ben", 10, "late-header: header='suns'"),
        ("suns: 9-6-5-2 8-7-4-3", "starter: 1", 9, "missing-header: header='suns'"),
        ("suns: 9-6-5-2 8-7-4-3\n", "", 8, "missing-header: header='suns'"),
        ("suns: 9-6-5-2 8-7-4-3", "suns:", 5, "empty-header: header='suns'"),
        ("suns: ", "suns 3: ", 5, "header-without-number: header='suns'"),
        ("2. Ben", "\0 2. Ben", 10, "zero-byte"),
        ("suns", "clock: sand 30\nsuns", 5, "no-such-clock: text='sand 30'"),
        ("suns", "clock: move 0\nsuns", 5, "no-such-clock: text='move 0'"),
        ("suns", "clock: bank 0 + 5\nsuns", 5, "no-such-clock: text='bank 0 + 5'"),
        ("suns", "clock: bank 600\nsuns", 5, "no-such-clock: text='bank 600'"),
        ("suns", "clock: days 12345678\nsuns", 5, "no-such-clock: text='days 12345678'"),
        ("suns", "clock: days 3\nclock: days 3\nsuns", 6, "second-header: header='clock'"),
        ("suns", "began: today\nsuns", 5, "no-such-moment: text='today'"),
        ("suns", "began: 2026-13-16T06:30:00Z\nsuns", 5, "no-such-moment: text='2026-13-16T06:"),
        ("suns", "began: 2026-11-16T06:30:00\nsuns", 5, "no-such-moment: text='2026-11-16T06:"),
        ("suns", "practice: some\nsuns", 5, "not-a-count: header='practice', text='some'"),
        ("suns", "practice: ²\nsuns", 5, "not-a-count: header='practice', text='²'"),
        ("suns", "practice: 12\nsuns", 5, "practice-after-end: practice=12, moves=11"),
        ("suns", "hands: Ana = merchant\nsuns", 5, "not-a-hand: text='Ana = merchant'"),
        ("suns", "hands: 3 Cleo = merchant\nsuns", 5, "not-a-hand: text='3 Cleo = merchant'"),
        ("suns", "hands: 3 Ana\nsuns", 5, "not-a-hand: text='3 Ana'"),
        ("suns", "hands: 3 Ana = a, b\nsuns", 5, "bot-not-writable: bot='a, b'"),
        ("suns", "hands: 3 Ana = a @x\nsuns", 5, "no-such-time: text='x'"),
        ("suns", "hands: 12 Ana = -\nsuns", 5, "hand-after-end: after=12, moves=11"),
        ("suns", "hands: 3 Ana = -\nhands: 2 Ben = -\nsuns", 6, "hand-out-of-order: text='2 Ben"),
        ("suns", "hands: 3 Ana = - @9\nhands: 3 Ana = ? @8\nsuns", 6, "time-goes-back: text="),
        ("suns", "hands 2: 3 Ana = -\nsuns", 5, "header-without-number: header='hands'"),
        ("suns", "scores: secret\nsuns", 5, "no-such-scores: text='secret'"),
        ("Ana, Ben\n", "ana, Ben\nana: 1\n", 5, "missing-header: header='suns'"),
        ("seats: Ana, Ben", "ana: 1\nseats: ana, Ben", 4, "header-like-name: header='ana'"),
        ("draw +nile", "draw @x +nile", 9, "no-such-time: text='x'"),
        ("draw +nile", "draw @-1 +nile", 9, "no-such-time: text='-1'"),
        ("draw +nile", "draw @1.2345 +nile", 9, "no-such-time: text='1.2345'"),
        ("draw +nile", "draw @01 +nile", 9, "no-such-time: text='01'"),
        ("draw +nile", "draw @12345678901 +nile", 9, "no-such-time: text='12345678901'"),
        ("draw +nile", "draw @² +nile", 9, "no-such-time: text='²'"),
        ("draw +nile", "draw @9 +nile @8.999", 9, "time-goes-back: text='8.999'"),
        ("draw +nile", "draw @9 @9 +nile", 9, "not-a-move: text='draw @9'"),
        ("draw +nile", "draw@9 +nile", 9, "not-a-move: text='draw@9'"),
        ("draw +nile", "draw +nile, @9", 9, "not-a-move: text='@9'"),
    ],
)
def test_a_wrong_line_is_named_and_explained(old: str, new: str, line: int, reason: str) -> None:
    found, said = refused(replaced(UNFINISHED, old, new))

    assert reason in said
    assert found == line


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("ra-dice", "ra", 4, "no-such-item: item='sun_track'"),
        ("ra-dice", "chess", 1, "no-such-game: game='chess', games=('ra', 'ra-dice')"),
        ("rio-grande", "windrider", 3, "no-such-edition: edition='windrider'"),
        ("sun_track = 10", "sun_track = 0", 4, "number-out-of-range: item='sun_track', choice='0'"),
        (
            "sun_track = 10",
            "sun_track = 010",
            4,
            "number-out-of-range: item='sun_track', choice='010'",
        ),
        ("sun_track = 10", "disasters = at-once", 4, "no-such-item: item='disasters'"),
        ("sun_track = 10", "sun_track", 4, "not-an-override: text='sun_track'"),
        ("Ana, Ben", "Ana, Ben, C, D, E", 5, "wrong-number-of-players: game='ra-dice'"),
        ("Ana, Ben", "+Ana, Ben", 5, "name-like-outcome: name='+Ana'"),
        ("Ana, Ben", "Ana, Ben +red", 5, "name-like-outcome: name='Ben +red'"),
        ("Ana, Ben", "Ana, keep", 5, "name-like-move: name='keep'"),
        ("Ana, Ben", "Ana, starter", 5, "name-like-header: name='starter'"),
        ("starter: 2", "starter: 3", 6, "not-a-starter: text='3'"),
        ("starter: 2", "starter: 0", 6, "not-a-starter: text='0'"),
        ("starter: 2", "starter: ²", 6, "not-a-starter: text='²'"),
        ("starter: 2", "starter: Ben", 6, "not-a-starter: text='Ben'"),
        (
            "starter: 2",
            "starter: 1",
            10,
            "other-seats-turn: seat=0, name='Ben', names=('Ana', 'Ben')",
        ),
        ("starter: 2", "starter 2: 2", 6, "header-without-number: header='starter'"),
        ("starter: 2", "starter:", 6, "empty-header: header='starter'"),
        ("starter: 2", "starter: 2\nstarter: 2", 7, "second-header: header='starter'"),
        ("starter: 2\n", "", 9, "missing-header: header='starter'"),
        ("starter: 2", "suns: 1", 10, "missing-header: header='starter'"),
        ("notation: 1\n", "", 9, "missing-header: header='notation'"),
        ("2. Ana", "starter: 1\n2. Ana", 11, "late-header: header='starter'"),
        ("2. Ana:", "+red:", 11, "not-a-move: text='+red:'"),
        ("2. Ana:", "2. +red:", 11, "not-a-move: text='+red:'"),
        ("2. Ana:", "Ana +red:", 11, "not-a-move: text='Ana'"),
        ("2. Ana: +red:ankh blue", "2. Ana: +red:ankh,\nblue", 11, "text='+red:ankh'"),
        (
            "2. Ana: +red:ankh blue",
            "2. Ana: red:ankh blue",
            11,
            "'red:ankh blue:monument yellow:monument green:ankh purple:civ'",
        ),
        (
            "2. Ana: +red:ankh blue",
            "red:ankh blue",
            11,
            "nobody-called: name='red', names=('Ana', 'Ben')",
        ),
        (
            "2. Ana: +red:ankh blue",
            "+red: ankh blue",
            11,
            "'+red: ankh blue:monument yellow:monument green:ankh purple:…'",
        ),
        (
            "2. Ana: +red:ankh blue:monument",
            "+blue:monument red:ankh",
            11,
            "'+blue:monument red:ankh yellow:monument green:ankh purple:c…'",
        ),
        (
            "1. Ben: +red:nile ",
            "1. Ben: +",
            10,
            "text='+blue:nile yellow:sun green:civ purple:sun'",
        ),
        ("1. Ben: ", "Cleo: ", 10, "no-such-header: header='Cleo'"),
        ("1. Ben: ", "keep, +red:nile, ", 10, "text='keep'"),
        ("1. Ben: ", "1. Ana: ", 10, "other-seats-turn: seat=1, name='Ana', names=('Ana', 'Ben')"),
        ("roll green +green:nile", "roll green", 10, "text='keep'"),
        ("roll green +green:nile", "roll green +red:nile", 10, "text='+red:nile'"),
        (", end", ", end, end", 10, "text='end'"),
        ("nile red blue, end", "nile red blue", 11, "other-turn: turn=1, text='2', still='yes'"),
        ("3. Ben", "4. Ben", 12, "other-turn: turn=3, text='4', still='no'"),
    ],
)
def test_a_wrong_line_of_a_game_of_dice_is_named_and_explained(
    old: str, new: str, line: int, reason: str
) -> None:
    found, said = refused(replaced(DICE, old, new))

    assert reason in said
    assert found == line


def test_a_forbidden_move_is_told_with_its_cause_and_the_names_of_the_seats() -> None:
    with pytest.raises(InvalidRecord) as caught:
        read_record(replaced(DICE, "roll green +green:nile", "roll green"))

    assert caught.value.line == 10
    assert caught.value.code == "illegal-move"
    assert caught.value.parameters == {
        "cause": "dice-in-the-air",
        "rule": "D-4",
        "dice": ("green",),
        "number": 3,
        "text": "keep",
        "names": ("Ana", "Ben"),
    }


def test_the_message_begins_with_the_line() -> None:
    with pytest.raises(InvalidRecord, match=r"^line 2: other-notation: "):
        read_record(replaced(UNFINISHED, "notation: 1", "notation: 2"))


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "\ufeff", " \t\r\n"])
def test_an_empty_file_is_refused(text: str) -> None:
    assert refused(text) == (1, "empty-file")


def test_a_huge_text_is_refused_unread() -> None:
    _, reason = refused("#" * (LIMIT + 1))

    assert reason == "file-too-long: limit=4000000"


@pytest.mark.parametrize(("text", "step"), [(FINISHED, 7), (SHARED, 97)])
def test_a_finished_game_cut_short_anywhere_is_refused(text: str, step: int) -> None:
    last_turn = text.rstrip("\n").rindex("\n")

    for end in range(0, last_turn, step):
        line, _ = refused(text[:end])
        assert line is not None
        assert line <= text.count("\n", 0, end) + 1


def test_a_cut_in_the_moves_is_found_at_the_last_line() -> None:
    text = FINISHED[: FINISHED.index("# epoch 2")]
    line, reason = refused(text)

    assert reason == f"moves-stop-early: result_line={line_of(text, 'result: ')}"
    assert line == len(text.rstrip("\n").split("\n"))


@pytest.mark.parametrize(
    "wrong", [f"1{RESULT}", f"{RESULT} not", RESULT.partition(",")[0], "unfinished"]
)
def test_a_wrong_result_is_refused(wrong: str) -> None:
    text = replaced(FINISHED, RESULT, wrong)

    assert refused(text) == (
        line_of(text, "result: "),
        f"other-result: result={RESULT!r}, text={wrong!r}",
    )


@pytest.mark.parametrize(
    ("more", "code"),
    [("draw", "illegal-move"), ("99. Ana: draw", "turn-after-end"), ("Ben:", "turn-after-end")],
)
def test_nothing_comes_after_the_end(more: str, code: str) -> None:
    line, reason = refused(FINISHED + more)

    assert line == FINISHED.count("\n") + 1
    assert reason.startswith(code)


def test_the_secret_of_another_seal_is_refused() -> None:
    secrets = dict(re.findall(r"secret ?(\d*): (\w+)", NEW_DEALERS))
    text = replaced(NEW_DEALERS, secrets["121"], secrets["58"])

    line, reason = refused(text)

    assert reason.startswith("false-secret: digest=")
    assert line == line_of(text, "secret 121: ")


@pytest.mark.parametrize("header", ["words 58", "secret 58"])
def test_a_seal_has_its_words_and_its_secret_once(header: str) -> None:
    line = next(line for line in NEW_DEALERS.split("\n") if line.startswith(header))
    text = replaced(NEW_DEALERS, line, f"{line}\n{line}")

    assert refused(text) == (line_of(text, line) + 1, f"second-header: header='{header}'")
