"""A server that was killed: whoever starts it again finds every game going on."""

import asyncio
from pathlib import Path

from heliopolis.core.errors import Refusal
from heliopolis.server.workers.jobs import ChooseJob

from .rooms.builders import FirstMove, begin, open_house, run, table, until


class NoAnswer(FirstMove):
    """Bots that think for ever."""

    async def choose(self, job: ChooseJob) -> str:
        await asyncio.Event().wait()
        raise AssertionError


def test_bots_move_at_once_when_the_server_is_there_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t", bots=NoAnswer()) as house:
            room = await begin(house, table("person", "merchant", "merchant"))
            if room.match is not None and room.match.asked == 0:
                assert not isinstance(await room.submit(0, "draw", 0, None), Refusal)
        version = room.version

        async with open_house(tmp_path / "t") as house:
            async with asyncio.timeout(1):
                again = await house.rooms.get(room.id)
                await until(lambda: again.version > version)

    run(test)
