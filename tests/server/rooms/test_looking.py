"""Looking around for what nobody serves: nobody waits for it."""

import asyncio
from pathlib import Path

from .builders import Ear, make_room, open_house, run, table


def test_moves_go_on_while_all_rooms_are_looked_at(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            rooms = [await make_room(house, table("person", "open")) for _ in range(100)]
            for room in rooms:
                await room.listen(Ear(None), 0, lambda: None)
                await room.tell_table()
            loop, turns = asyncio.get_running_loop(), [0]

            def turn() -> None:
                turns[0] += 1
                loop.call_soon(turn)

            turn()
            await house._look(1)
            assert turns[0] >= len(rooms) // 20

    run(test)
