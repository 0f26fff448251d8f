import json
from pathlib import Path
from typing import Any

import pytest
import torch

from heliopolis.core.errors import InvalidSetup
from heliopolis.learn import training
from heliopolis.learn.checkpoints import CHECKPOINT, code_of, take_up
from heliopolis.learn.diary import DIARY, Diary, read_diary
from heliopolis.learn.matches import play_match
from heliopolis.learn.running import device_named, train
from heliopolis.learn.settings import read_settings
from heliopolis.learn.training import Training
from heliopolis.network import read_weights
from tests.learn.small import CPU, hears, run, small

_BETTER_THAN_LUCK = 0.9


def test_a_training_ends_after_its_decisions_and_tells_of_every_lesson(tmp_path: Path) -> None:
    training = run(small(), tmp_path)

    lines = read_diary(tmp_path)
    lessons = [line["decisions"] for line in lines if "shares" in line]
    assert lessons == list(range(128, 2_000 + 128, 128))
    assert training.decisions == lessons[-1]
    assert [line["match"]["players"] for line in lines if "match" in line] == [2, 3, 4, 5]
    assert (tmp_path / "ra.weights").exists()


def test_equal_seeds_learn_equally(tmp_path: Path) -> None:
    one, other, third = (
        run(small(seed=seed), tmp_path / name) for name, seed in [("a", 1), ("b", 1), ("c", 2)]
    )

    assert torch.equal(one.network.first.weight, other.network.first.weight)
    assert not torch.equal(one.network.first.weight, third.network.first.weight)


def test_a_stopped_training_goes_on_where_it_was(tmp_path: Path) -> None:
    settings = small()
    stopped = run(settings, tmp_path, minutes=0.0)
    assert stopped.decisions == 0
    went_on = run(settings, tmp_path)
    again = Training(settings, tmp_path, CPU, 1)

    assert again.decisions == went_on.decisions
    assert torch.equal(again.network.policy.weight, went_on.network.policy.weight)
    assert again.optimizer.state_dict()["state"].keys()


def test_a_training_that_is_interrupted_keeps_what_it_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = small()
    training = Training(settings, tmp_path, CPU, 1)
    learn = training._learn

    def interrupted(*told: Any) -> None:
        if training.decisions > 500:
            raise KeyboardInterrupt
        learn(*told)

    monkeypatch.setattr(training, "_learn", interrupted)
    diary = Diary(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        training.run(diary, hears, hears)
    diary.close()

    assert Training(settings, tmp_path, CPU, 1).decisions == training.decisions > 500


@pytest.mark.parametrize("damage", [b"", b"no checkpoint", None])
def test_a_damaged_checkpoint_is_named(tmp_path: Path, damage: bytes | None) -> None:
    run(small(decisions=128), tmp_path)
    path = tmp_path / CHECKPOINT
    path.write_bytes(path.read_bytes()[:2000] if damage is None else damage)

    with pytest.raises(InvalidSetup) as refused:
        take_up(tmp_path, CPU)

    assert refused.value.code == "bad-checkpoint"
    assert refused.value.parameters["path"] == str(path)


def test_a_folder_with_another_training_is_left_as_it_is(tmp_path: Path) -> None:
    run(small(game="ra", decisions=128), tmp_path)
    before = (tmp_path / CHECKPOINT).read_bytes()

    with pytest.raises(InvalidSetup) as refused:
        train(small(seed=2), tmp_path, hears, hears, "cpu", 1, 0)

    assert refused.value.code == "other-training"
    assert (tmp_path / CHECKPOINT).read_bytes() == before


def test_a_device_that_there_is_not_is_refused() -> None:
    with pytest.raises(InvalidSetup) as refused:
        device_named("tpu")

    assert refused.value.code == "no-such-device"
    assert "cpu" in refused.value.parameters["devices"]


def test_a_diary_that_was_cut_off_loses_that_line_alone(tmp_path: Path) -> None:
    (tmp_path / DIARY).write_text(json.dumps({"decisions": 1}) + '\n{"decis')

    diary = Diary(tmp_path)
    diary.note(decisions=2)
    diary.close()

    assert read_diary(tmp_path) == [{"decisions": 1}, {"decisions": 2}]


def test_weights_name_every_code_that_trained_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(training, "code_of", lambda _game: "earlier")
        run(small(), tmp_path, minutes=0.0)
    run(small(), tmp_path)

    _, described = read_weights(tmp_path / "ra.weights", "ra")
    assert described.trained["codes"] == ["earlier", code_of("ra")]


def test_the_dice_game_is_learned_by_the_same_code(tmp_path: Path) -> None:
    training = run(small(game="ra-dice", decisions=500), tmp_path)

    assert training.decisions >= 500
    assert (tmp_path / "ra-dice.weights").exists()


def test_a_minute_on_a_processor_beats_whoever_plays_anything(tmp_path: Path) -> None:
    settings = read_settings("ra-minute", ("match_minutes = 60",))

    training = run(settings, tmp_path)

    for players in (2, 3, 4, 5):
        match = play_match(training.network, "ra", players, "uniform", 300, 7, CPU)
        assert match.share > _BETTER_THAN_LUCK, match
