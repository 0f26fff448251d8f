"""What audiences are told: written once where all may see the same, and the same as alone."""

from pathlib import Path
from random import Random

import pytest

from heliopolis.match import Match
from heliopolis.server.rooms.telling import Telling

from .builders import begin, open_house, run, table


def told_alone(match: Match, seat: int | None, since: int) -> bytes:
    """What an audience is told by somebody who tells nobody else."""
    telling = Telling(match, 0)
    telling._open = False
    return telling.update(seat, since)


@pytest.mark.parametrize(
    ("game", "scores"), [("ra", "open"), ("ra", "hidden"), ("ra-dice", "open")]
)
def test_who_is_told_together_is_told_the_same_as_alone(
    tmp_path: Path, game: str, scores: str
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await begin(house, table(*["person"] * 4, game=game, scores=scores))
            match, random = room.match, Random(2)
            assert match is not None
            while not match.over:
                seat, since = match.asked, room.version
                assert seat is not None
                await room.submit(seat, str(random.choice(match.options(seat))), since, None)
                together = Telling(match, 0)
                for one in (None, 0, 1, 2, 3):
                    assert together.update(one, since) == told_alone(match, one, since)

    run(test)
