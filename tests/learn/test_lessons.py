import numpy as np
import torch

from heliopolis.learn.field import LEARNER, Field
from heliopolis.learn.improving import improve
from heliopolis.learn.lessons import Lesson, play_lesson
from heliopolis.learn.network import Network, log_chances, new_network
from heliopolis.learn.settings import Settings
from heliopolis.learn.tables import Tables
from heliopolis.ra.features import FEATURES
from tests.learn.small import CPU, small


def network_of(settings: Settings) -> Network:
    torch.manual_seed(settings.seed)
    return new_network(settings)


def lesson_of(settings: Settings, threads: int = 1) -> tuple[Lesson, Field]:
    torch.manual_seed(3)
    tables = Tables(settings.game, settings.tables, settings.seed, threads)
    field = Field(settings, tables, settings.seed)
    lesson = play_lesson(network_of(settings), tables, field, settings, CPU)
    return lesson, field


def test_a_lesson_has_every_decision_of_every_game() -> None:
    settings = small()

    lesson, _ = lesson_of(settings)

    assert lesson.features.shape == (8 * 16, FEATURES)
    assert lesson.legal.gather(-1, lesson.actions.unsqueeze(-1)).all()
    assert torch.isfinite(lesson.gain).all()
    assert torch.allclose(lesson.goal.shares.sum(-1), torch.ones(8 * 16), atol=1e-5)


def test_how_many_threads_play_changes_nothing() -> None:
    settings = small(tables=3000, steps=2)

    one, _ = lesson_of(settings)
    four, _ = lesson_of(settings, threads=4)

    assert torch.equal(one.features, four.features)
    assert torch.equal(one.actions, four.actions)


def test_who_has_no_choice_learns_nothing_from_it() -> None:
    lesson, _ = lesson_of(small(tables=200, steps=40))

    forced = lesson.legal.sum(-1) == 1
    assert forced.any()
    assert not lesson.own[forced].any()
    assert lesson.own[~forced].all()


def test_in_the_league_others_sit_in_some_seats_and_only_the_learner_learns() -> None:
    settings = small(tables=400, steps=4, league=0.5)
    tables = Tables(settings.game, settings.tables, 1, 1)
    field = Field(settings, tables, 1)
    network = network_of(settings)
    field.remember(network)
    field.seat_again(np.ones(400, dtype=np.bool_))

    lesson = play_lesson(network, tables, field, settings, CPU)

    with_others = (field.who != LEARNER).any(axis=1)
    assert 0.3 < with_others.mean() < 0.5
    playing = np.arange(5) < tables.players[:, None]
    assert ((field.who == LEARNER) & playing).any(axis=1).all()
    assert set(np.unique(field.who)) == {0, 1, 5, 6}  # itself, one self of four, characters
    assert not lesson.own.all()


def test_the_eldest_self_is_forgotten_first() -> None:
    settings = small(selves=2)
    field = Field(settings, Tables("ra", 16, 1, 1), 1)
    networks = [network_of(small(seed=seed)) for seed in range(3)]

    for network in networks:
        field.remember(network)

    remembered = {one.first.weight[0, 0].item() for one in field.selves}
    assert remembered == {one.first.weight[0, 0].item() for one in networks[1:]}


def test_what_went_better_than_expected_becomes_more_likely() -> None:
    settings = small(rate=1e-3, entropy=0.0, passes=4)
    network = network_of(settings)
    lesson, _ = lesson_of(settings)
    own = lesson.own
    optimizer = torch.optim.Adam(network.parameters())

    def liked() -> float:
        chances = log_chances(network(lesson.features).policy, lesson.legal)
        chosen = chances.gather(-1, lesson.actions.unsqueeze(-1)).squeeze(-1)
        gain = (lesson.gain - lesson.gain[own].mean())[own]
        return float((chosen.detach()[own] * gain).sum())

    before = liked()
    seen = improve(network, optimizer, lesson, settings, left=1.0)

    assert liked() > before
    assert all(np.isfinite(number) for number in seen.values())
