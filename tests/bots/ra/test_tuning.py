"""Tuning by self-play."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from heliopolis.bots.ra.characters import MERCHANT
from heliopolis.bots.ra.traits import FIRST, FIRST_FOR_SEARCH
from heliopolis.core.compile import COMPILED
from tools import tune
from tools.tune import Numbers, SearchOfRa, Subject, improve, strength

COMPILED_ONLY = pytest.mark.skipif(not COMPILED, reason="it takes hundreds of whole games")
PLAYERS = (2, 3)


@pytest.fixture
def subject(tmp_path: Path) -> Subject:
    """The merchant of Ra at small tables, whose file is elsewhere."""
    found = Subject(go_on=True)
    found.path = tmp_path / "merchant.json"
    found.counts = PLAYERS
    return found


def silent(_text: str) -> None:
    pass


def worse(numbers: Numbers) -> Numbers:
    """A merchant that gives its suns away."""
    return numbers | {"low_sun": 0.0, "high_sun": 0.0, "sun_later": 0.0, "patience": -50.0}


@COMPILED_ONLY
def test_a_champion_is_as_strong_as_itself(subject: Subject) -> None:
    """In all seats on the same deals it wins just its part, and its margins cancel out."""
    subject.counts = (2, 3, 4, 5)

    assert strength(subject, subject.numbers, deals=5, seed=3) == pytest.approx(0, abs=1e-12)


@COMPILED_ONLY
def test_who_gives_its_suns_away_is_weaker_than_the_champion(subject: Subject) -> None:
    assert strength(subject, worse(subject.numbers), deals=20, seed=3) < -0.3


@COMPILED_ONLY
def test_who_beats_a_weak_champion_is_stronger(subject: Subject) -> None:
    strong = subject.numbers
    subject.numbers = worse(strong)

    assert strength(subject, strong, deals=20, seed=3) > 0.3


@COMPILED_ONLY
def test_strength_depends_on_the_deals_alone(subject: Subject) -> None:
    changed = subject.numbers | {"patience": 0.0}

    first, again, other = (strength(subject, changed, 10, seed) for seed in (1, 1, 2))

    assert first == again
    assert first != other


@COMPILED_ONLY
def test_the_same_seed_finds_the_same_numbers_and_writes_nothing(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tune, "_POPULATION", 4)
    champion = dict(subject.numbers)

    first, again, other = (improve(subject, 2, 3, seed, silent) for seed in (1, 1, 2))

    assert first == again
    assert first != other
    assert subject.numbers == champion
    assert not subject.path.exists()


@COMPILED_ONLY
def test_only_what_tuning_is_for_is_changed_and_no_sign_is(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tune, "_POPULATION", 4)

    found = improve(subject, 1, 2, 5, silent)

    changed = {name for name, number in found.items() if number != subject.numbers[name]}
    assert changed == set(subject.names)
    assert all(found[name] * subject.numbers[name] > 0 for name in changed)


def test_improving_moves_towards_what_is_judged_stronger(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Judged here by one number alone, which is best at twice what it is."""
    wanted = 2 * subject.numbers["patience"]

    def judged(_subject: Subject, numbers: Numbers, _deals: int, _seed: int) -> float:
        return -abs(numbers["patience"] - wanted)

    monkeypatch.setattr(tune, "strength", judged)

    found = improve(subject, 20, 1, 7, silent)

    assert found["patience"] == pytest.approx(wanted, rel=0.2)


def test_every_generation_is_reported(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "strength", lambda *_: 0.25)
    said: list[str] = []

    improve(subject, 2, 1, 7, said.append)

    assert said == [
        "generation 1 of 2: candidates +0.250",
        "generation 2 of 2: candidates +0.250",
    ]


def test_tuning_begins_with_the_first_guess_unless_it_goes_on() -> None:
    anew, going_on = Subject(go_on=False), Subject(go_on=True)

    assert anew.numbers == anew.first() == FIRST
    assert MERCHANT | going_on.numbers == MERCHANT
    assert going_on.numbers != anew.numbers


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


# The command.


Tuned = Callable[[float], tuple[Numbers, Subject]]


@pytest.fixture
def tuned(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> Tuned:
    """Run the command for one round whose challenger is so much stronger; what it had found."""

    def run(gained: float) -> tuple[Numbers, Subject]:
        found = subject.numbers | {"patience": 9.12345678}

        def judged(_subject: Subject, numbers: Numbers, _deals: int, _seed: int) -> float:
            return gained if numbers["patience"] == 9.123 else 0.0  # what is proved is what is kept

        monkeypatch.setattr("sys.argv", ["tune", "ra"])
        monkeypatch.setattr(tune, "Subject", lambda _go_on: subject)
        monkeypatch.setattr(tune, "improve", lambda *_: found)
        monkeypatch.setattr(tune, "strength", judged)
        tune.main()
        return found, subject

    return run


def test_a_stronger_challenger_is_kept_and_written_with_few_digits(
    tuned: Tuned, capsys: pytest.CaptureFixture[str]
) -> None:
    found, subject = tuned(0.1)

    written = json.loads(subject.path.read_text())
    assert written == pytest.approx(found, rel=0.001)
    assert written["patience"] == 9.123
    assert subject.numbers == written
    assert "kept True" in capsys.readouterr().out


@pytest.mark.parametrize("gained", [0.0, -0.1])
def test_a_challenger_that_is_not_stronger_is_dropped(
    tuned: Tuned, capsys: pytest.CaptureFixture[str], gained: float
) -> None:
    found, subject = tuned(gained)

    assert not subject.path.exists()
    assert subject.numbers != found
    assert "kept False" in capsys.readouterr().out
