"""The dice game's referee in whole games, and what it refuses."""

from collections import Counter
from random import Random

import pytest

from tests.oracle.dice import DiceReferee, NotAllowed
from tests.oracle.dice_components import COLOURS
from tests.oracle.dice_generated import make_position, pick, throw
from tests.oracle.dice_legal import every_decision, read_outcome
from tests.oracle.dice_reached import RULES
from tests.oracle.dice_staging import outcome, play, random_game, thrown

DECISIONS = frozenset(every_decision())


def check_position(referee: DiceReferee) -> None:
    """Assert what is true of every position."""
    players = referee.players
    assert all(0 <= step <= 12 for step in (*referee.pharaoh, *referee.nile))
    assert all(count >= 0 for count in referee.floods)
    assert all(len(seats) < players for seats in referee.civ.values())
    assert all(0 <= owner < players for owner in referee.monuments.values())
    assert (referee.phase == "lose") == (referee.victim is not None) == (referee.owed > 0)
    assert (referee.phase == "roll") == (referee.actor == "chance")
    for colour in COLOURS:
        face, state = referee.faces[colour], referee.states[colour]
        assert (face is None) == (state == "rolling")
        assert (face == "sun") == (state == "sun")
    if referee.phase in ("roll", "reroll"):
        assert referee.groups == referee.paired == set()
        assert referee.throws < 3
    legal = referee.legal()
    assert legal == sorted(set(legal))
    assert set(legal) <= DECISIONS
    if isinstance(referee.actor, int):
        assert len(legal) > 1
    offsets = sorted(
        referee.points[seat]
        - sum(sheet[seat]["net"] for sheet in referee.sheets)
        - referee.sun_points[seat]
        - referee.ankh_points[seat]
        for seat in range(players)
    )
    assert offsets == list(range(10, 10 + players))


@pytest.mark.parametrize("seed", range(60))
def test_random_games_end_after_three_epochs(seed: int) -> None:
    for referee, _ in random_game(seed):
        check_position(referee)

    assert [len(sheet) for sheet in referee.sheets] == [referee.players] * 3
    assert [line["points"] for line in referee.sheets[-1]] == referee.points
    assert referee.winners
    assert referee.rolling() == list(COLOURS)


@pytest.mark.parametrize("seed", range(20))
def test_a_copy_and_a_snapshot_go_on_the_same_and_apart(seed: int) -> None:
    for referee, text in random_game(seed):
        before = referee.snapshot()
        copy, stored = referee.copy(), DiceReferee.from_snapshot(before)
        assert stored.snapshot() == before
        for other in (copy, stored):
            assert other.legal() == referee.legal()
            other.play(text)
        assert copy.snapshot() == stored.snapshot()
        assert referee.snapshot() == before


@pytest.mark.parametrize("seed", range(10))
def test_what_is_not_legal_is_refused_and_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    for referee, _ in random_game(seed):
        before, legal = referee.snapshot(), referee.legal()
        for text in rng.sample(sorted(DECISIONS), 10):
            if text not in legal:
                with pytest.raises(NotAllowed):
                    referee.play(text)
        assert (referee.snapshot(), referee.legal()) == (before, legal)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "end ",
        "End",
        "pharaoh",
        "pharaoh  red",
        "pharaoh red red",
        "pharaoh blue red",
        "pharaoh red, blue",
        "monument green 0",
        "monument green 9",
        "monument green 01",
        "monument green",
        "monument green 1 with purple",
        "civ red with blue yellow",
        "flood red blue yellow",
        "disaster pharaoh",
        "lose red",
        "keep",
        "roll red",
        "+red:sun",
    ],
)
def test_bad_spellings_and_other_phases_are_refused(text: str) -> None:
    referee = thrown("P A C M M")
    before = referee.snapshot()

    with pytest.raises(NotAllowed):
        referee.play(text)
    assert referee.snapshot() == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "+",
        "+red:sun",
        "+red:sun blue:gold",
        "+blue:sun red:sun",
        "+red:sun red:sun",
        "+red:sun  blue:sun",
        "+red:sun blue:sun ",
        "red:sun blue:sun",
        "+red:sun blue:sun yellow:sun",
        "roll red blue",
        "keep",
    ],
)
def test_an_outcome_names_exactly_the_dice_that_were_rolled(text: str) -> None:
    referee = play(DiceReferee(2), outcome("P P P P P"), "roll red blue")

    with pytest.raises(NotAllowed):
        referee.play(text)
    assert referee.rolling() == ["red", "blue"]
    assert read_outcome("+red:sun blue:nile", ["red", "blue"]) == {"red": "sun", "blue": "nile"}


def test_the_notation_has_459_decisions() -> None:
    assert len(every_decision()) == len(set(every_decision())) == 459


@pytest.mark.parametrize(("players", "starter"), [(1, 0), (5, 0), (3, 3), (3, -1)])
def test_a_game_that_cannot_be_is_refused(players: int, starter: int) -> None:
    with pytest.raises(ValueError, match=r"seat|players"):
        DiceReferee(players, starter)


def test_every_rule_case_is_reached_and_no_other_key() -> None:
    """D-1 to D-30: games and made-up positions together."""
    reached: Counter[str] = Counter()
    for seed in range(60):
        *_, (referee, _) = random_game(seed)
        reached += referee.reached
    for seed in range(4_000):
        rng = Random(seed)
        referee, luck = make_position(rng)
        check_position(referee)
        turn, scored = referee.turn, len(referee.sheets)
        while referee.actor is not None and (turn, scored) == (referee.turn, len(referee.sheets)):
            chance = referee.actor == "chance"
            referee.play(throw(referee, luck, rng) if chance else pick(referee.legal(), rng))
        reached += referee.reached

    assert len(set(RULES)) == len(RULES)
    assert set(reached) <= set(RULES)
    assert [rule for rule in RULES if not reached[rule]] == []
