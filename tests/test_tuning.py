"""Tuning by self-play."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis.bots.dice.characters import MERCHANT as DICE_MERCHANT
from heliopolis.bots.dice.traits import FIRST as FIRST_OF_DICE
from heliopolis.bots.ra.characters import MERCHANT, MERCHANT_1
from heliopolis.bots.ra.traits import FIRST, FIRST_FOR_SEARCH
from heliopolis.core.compile import COMPILED
from heliopolis.dice.components import PLAYERS
from tools.tune import __main__ as command
from tools.tune import evolve
from tools.tune.dice import MerchantOfDice
from tools.tune.evolve import Effort, challenge, gains, improve, strength
from tools.tune.ra import MerchantOfRa, SearchOfRa
from tools.tune.subject import Numbers, Subject

COMPILED_ONLY = pytest.mark.skipif(not COMPILED, reason="it takes hundreds of whole games")
SUBJECTS: dict[str, Callable[[], Subject]] = {
    "ra": lambda: MerchantOfRa(go_on=True),
    "ra-dice": lambda: MerchantOfDice(3, go_on=True),
}
WORSE = {
    "ra": {"low_sun": 0.0, "high_sun": 0.0, "sun_later": 0.0, "patience": -50.0},
    "ra-dice": {"civ_one": -9.0, "civ_two": -20.0, "column_two": -9.0, "turn_points": 9.0},
}
"""One that gives its suns away, and one that avoids the markers it should collect."""


@pytest.fixture(params=SUBJECTS)
def subject(request: pytest.FixtureRequest, tmp_path: Path) -> Subject:
    """A merchant at small tables, whose file is a copy."""
    found = SUBJECTS[request.param]()
    copy = tmp_path / "merchant.json"
    copy.write_bytes(found.path.read_bytes())
    found.path = copy
    if found.game == "ra":
        found.counts = (2, 3)
    return found


def silent(_text: str) -> None:
    pass


def worse(subject: Subject) -> Numbers:
    return subject.numbers | WORSE[subject.game]


@COMPILED_ONLY
def test_a_champion_is_as_strong_as_itself(subject: Subject) -> None:
    """In all seats on the same deals it wins just its part, and its margins cancel out."""
    subject.rivals = lambda: (subject.numbers,)  # type: ignore[method-assign]

    assert strength(subject, subject.numbers, deals=5, seed=3) == pytest.approx(0, abs=1e-12)


@COMPILED_ONLY
def test_points_of_copies_count_where_a_subject_says_so(subject: Subject) -> None:
    players = subject.counts[0]
    subject.counts = (players,)
    bad, good = (
        subject.play_copies(numbers, players, 5, 3)["points"][:, :players].mean(axis=1)
        for numbers in (worse(subject), subject.numbers)
    )

    subject.point_of_copies = 0.0
    without = gains(subject, worse(subject), 5, 3)
    subject.point_of_copies = 0.5
    counted = gains(subject, worse(subject), 5, 3)

    assert bad.sum() < good.sum()
    assert counted - without == pytest.approx((bad - good) / 2)


@COMPILED_ONLY
def test_who_misjudges_everything_is_weaker_than_the_champion(subject: Subject) -> None:
    assert strength(subject, worse(subject), deals=20, seed=3) < -0.3


@COMPILED_ONLY
def test_who_beats_a_weak_champion_is_stronger(subject: Subject) -> None:
    strong = subject.numbers
    subject.numbers = worse(subject)

    assert strength(subject, strong, deals=20, seed=3) > 0.3


@COMPILED_ONLY
def test_strength_depends_on_the_deals_alone(subject: Subject) -> None:
    changed = worse(subject)

    first, again, other = (strength(subject, changed, 10, seed) for seed in (1, 1, 2))

    assert first == again
    assert first != other


@COMPILED_ONLY
def test_the_same_seed_finds_the_same_numbers_and_writes_nothing(
    subject: Subject,
) -> None:
    effort = Effort(generations=2, deals=3, population=4, workers=2)
    champion, written = dict(subject.numbers), subject.path.read_bytes()

    first, again, other = (improve(subject, effort, seed, silent) for seed in (1, 1, 2))

    assert first == again
    assert first != other
    assert subject.numbers == champion
    assert subject.path.read_bytes() == written


@pytest.mark.parametrize(
    "subject", [MerchantOfRa(False), SearchOfRa(False), MerchantOfDice(4, False)]
)
def test_no_distance_is_the_champion_and_any_changes_what_tuning_is_for(subject: Subject) -> None:
    here = np.zeros(len(subject.names))

    there = subject.near(here + 0.01)

    assert subject.near(here) == subject.numbers
    assert {name for name in there if there[name] != subject.numbers[name]} == set(subject.names)


def test_no_number_of_ra_changes_its_sign() -> None:
    subject = MerchantOfRa(go_on=True)
    far = subject.near(np.full(len(subject.names), -9.0))

    assert all(far[name] * subject.numbers[name] > 0 for name in subject.names)


@pytest.mark.parametrize(("side", "end"), [(0, 1), (1, 2)])
def test_the_bounds_of_the_dice_game_are_the_ends_of_its_ranges(side: int, end: int) -> None:
    subject = MerchantOfDice(2, go_on=True)
    far = subject.near(subject.bounds()[:, side])

    assert far == pytest.approx({name: known[end] for name, known in FIRST_OF_DICE.items()})


def test_improving_stays_within_the_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where everything gets stronger beyond them."""
    subject = MerchantOfDice(2, go_on=False)
    monkeypatch.setattr(evolve, "strength", lambda *given: sum(given[1].values()))

    found = improve(subject, Effort(generations=10), 3, silent)

    assert all(low <= found[name] <= high for name, (_, low, high) in FIRST_OF_DICE.items())
    assert found["civ_four"] > subject.numbers["civ_four"]


def test_improving_moves_towards_what_is_judged_stronger(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Judged here by one number alone, which is best a little off."""
    wanted = 0.6 * subject.numbers["envy"]

    def judged(_subject: Subject, numbers: Numbers, _deals: int, _seed: int) -> float:
        return -abs(numbers["envy"] - wanted)

    monkeypatch.setattr(evolve, "strength", judged)

    found = improve(subject, Effort(generations=20), 7, silent)

    assert found["envy"] == pytest.approx(wanted, rel=0.2)


def test_every_generation_is_reported_with_its_time(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evolve, "strength", lambda *_: 0.25)
    said: list[str] = []

    improve(subject, Effort(generations=2), 7, said.append)

    assert [re.sub(r"[0-9.]+ s$", "… s", text) for text in said] == [
        "generation 1 of 2: candidates +0.250 in … s",
        "generation 2 of 2: candidates +0.250 in … s",
    ]


def test_no_generation_begins_after_the_time_is_over(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evolve, "strength", lambda *_: 0.25)
    clock = iter(range(100))
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    said: list[str] = []

    found = improve(subject, Effort(until=8.0), 7, said.append)

    assert [text.split(":")[0] for text in said] == [
        "generation 1 of 30",
        "generation 2 of 30",
        "generation 3 of 30",
        "its time has ended",
    ]
    assert found != subject.numbers


def test_a_checkpoint_has_what_improving_has_come_to(
    subject: Subject, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Written as the champion's numbers are, after every generation."""
    monkeypatch.setattr(evolve, "strength", lambda *given: given[1]["envy"])
    checkpoint = tmp_path / "checkpoint.json"

    found = improve(subject, Effort(generations=3, checkpoint=checkpoint), 7, silent)

    assert json.loads(checkpoint.read_text()) == pytest.approx(found, rel=1e-3)
    assert found["envy"] > subject.numbers["envy"]


@COMPILED_ONLY
def test_workers_change_nothing_but_the_time(subject: Subject) -> None:
    one, many = (
        improve(subject, Effort(generations=1, deals=2, population=4, workers=workers), 3, silent)
        for workers in (1, 3)
    )

    assert one == many


def test_tuning_begins_with_the_first_guess_unless_it_goes_on() -> None:
    anew, going_on = MerchantOfRa(go_on=False), MerchantOfRa(go_on=True)

    assert anew.numbers == anew.first() == FIRST
    assert MERCHANT | going_on.numbers == MERCHANT
    assert going_on.numbers != anew.numbers


@pytest.mark.parametrize("players", PLAYERS)
def test_the_dice_game_is_tuned_for_one_number_of_players(players: int) -> None:
    anew, going_on = MerchantOfDice(players, go_on=False), MerchantOfDice(players, go_on=True)
    at = PLAYERS.index(players)

    assert anew.counts == (players,)
    assert anew.numbers == {name: known[0] for name, known in FIRST_OF_DICE.items()}
    assert going_on.numbers == {name: DICE_MERCHANT[name][at] for name in FIRST_OF_DICE}


def test_a_merchant_of_ra_plays_among_its_like_and_among_first_merchants() -> None:
    merchant, search = MerchantOfRa(go_on=True), SearchOfRa(go_on=True)

    assert merchant.rivals() == (merchant.numbers, MERCHANT_1)
    assert search.rivals() == (merchant.numbers, MERCHANT_1)


@COMPILED_ONLY
def test_search_is_judged_by_its_own_numbers_among_merchants() -> None:
    """One that likes to lose points is weaker than one that judges as the merchant does."""
    search = SearchOfRa(go_on=False)
    search.counts = (2,)
    spoilt = search.numbers | {"god_hope": -20.0, "river_later": -20.0, "sun_later": -30.0}

    first, again = (strength(search, search.numbers, 10, seed=1) for _ in range(2))

    assert first == again
    assert strength(search, spoilt, 10, seed=1) < first
    assert set(FIRST_FOR_SEARCH) <= set(search.numbers)


# What is kept.


def judge_by_envy(monkeypatch: pytest.MonkeyPatch, envy: float, gained: float) -> None:
    """Whoever has just this envy is so much stronger than others."""

    def judged(
        _subject: Subject, numbers: Numbers, deals: int, _seed: int, _each: object
    ) -> NDArray[np.float64]:
        luck = np.where(np.arange(deals) % 2, 1.0, -1.0)
        return luck + gained if numbers["envy"] == envy else 0 * luck

    monkeypatch.setattr(evolve, "gains", judged)


def test_a_stronger_challenger_is_kept_and_written_with_few_digits(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge_by_envy(monkeypatch, 0.1235, 0.3)
    said: list[str] = []

    challenge(subject, subject.numbers | {"envy": 0.12345678}, Effort(), 1, said.append)

    assert subject.numbers["envy"] == 0.1235
    assert subject.read() == subject.numbers
    assert said[0].endswith(" now on 1000 new deals a seat, give or take 0.032: kept")


@pytest.mark.parametrize("gained", [0.05, 0.0, -0.3])
def test_a_challenger_that_is_not_proved_stronger_is_dropped(
    subject: Subject, monkeypatch: pytest.MonkeyPatch, gained: float
) -> None:
    judge_by_envy(monkeypatch, 0.1235, gained)
    champion, written = dict(subject.numbers), subject.path.read_bytes()

    challenge(subject, subject.numbers | {"envy": 0.12345678}, Effort(), 1, silent)

    assert subject.numbers == champion
    assert subject.path.read_bytes() == written


def test_what_is_kept_for_some_players_leaves_the_others_alone(tmp_path: Path) -> None:
    subject = MerchantOfDice(3, go_on=True)
    before = json.loads(subject.path.read_text())
    subject.path = tmp_path / "merchant.json"
    subject.path.write_text(json.dumps(before))

    subject.keep(subject.numbers | {"envy": 0.125})

    first, _, last = before["envy"]
    assert json.loads(subject.path.read_text()) == before | {"envy": [first, 0.125, last]}


def test_the_command_tunes_round_by_round_on_new_seeds(
    subject: Subject, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[Effort, int]] = []
    challenged: list[int] = []

    def improved(own: Subject, effort: Effort, seed: int, _report: object) -> Numbers:
        asked.append((effort, seed))
        return own.numbers

    monkeypatch.setattr(command, "SUBJECTS", {"mine": lambda _go_on: [subject]})
    monkeypatch.setattr(command, "improve", improved)
    monkeypatch.setattr(command, "challenge", lambda *given: challenged.append(given[3]))

    options = "--rounds 2 --generations 5 --deals 7 --seed 4 --population 6 --workers 3"
    command.main(["mine", *options.split()])

    effort = Effort(generations=5, deals=7, population=6, workers=3)
    assert asked == [(effort, 4001), (effort, 4002)]
    assert challenged == [4001, 4002]
    assert "players: round 2 of 2" in capsys.readouterr().out


def test_the_command_begins_no_round_after_its_minutes(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(command, "SUBJECTS", {"mine": lambda _go_on: [subject]})
    monkeypatch.setattr(command, "improve", lambda *given: asked.append(given[2]))
    monkeypatch.setattr(command, "challenge", lambda *_: None)

    command.main(["mine", "--rounds", "2", "--minutes", "0"])

    assert asked == []
