"""A version of an environment says what its numbers mean: what was learned outlives the code."""

import hashlib

import pytest

from heliopolis.env.versions import IDS, NAMES, VERSIONS
from heliopolis.games import names, ruleset

SEEN = {
    ("ra", 1): (2, "0241b3a2a4d7190a"),
    ("ra-dice", 1): (1, "c9de69b43939702e"),
}
"""By game and version, the version of the features, and the digest of the actions in their order.
A line is never changed, but added with the next version."""


@pytest.mark.parametrize("game", VERSIONS)
def test_a_version_has_the_features_and_actions_that_it_had(game: str) -> None:
    batch = ruleset(game).batch
    texts = "\n".join(str(batch.move(number)) for number in range(batch.ACTIONS))

    digest = hashlib.sha256(texts.encode()).hexdigest()[:16]

    assert SEEN[game, VERSIONS[game]] == (batch.FEATURES_VERSION, digest)


def test_every_game_has_an_id() -> None:
    assert tuple(NAMES) == tuple(VERSIONS) == names()
    assert IDS == {"ra": "heliopolis/Ra-v1", "ra-dice": "heliopolis/RaDice-v1"}
