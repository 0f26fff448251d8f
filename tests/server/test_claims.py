"""Several claims of one seat at the same instant: exactly one sits, the others hear a code."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from heliopolis.server.house import House

from .asking import Told, app_of, ask
from .rooms.builders import run
from .several import Bus, houses

ME, OPEN = {"kind": "me", "name": "Ana"}, {"kind": "open"}
PROGRAMS = {"game": "ra", "program": True, "link_open": True}
TOO_LATE = {
    "invite": {"wrong-token", "table-started"},
    "link": {"no-free-seat", "table-started"},
    "device": {"wrong-token", "table-started"},
}
"""What those hear who come too late; with its last seat a table is frozen."""


async def token_for(app: Any, what: str, made: Any) -> str:
    """What opens one seat of a table, once."""
    if what == "device":
        asked = {"seat": 0, "secret": made["seats"][0]["secret"]}
        told = await ask(app, "POST", f"/tables/{made['table']['id']}/device", asked)
        return str(told.body["invite"]).rpartition("/")[2]
    link = made["link"] if what == "link" else made["seats"][1]["invite"]
    return str(link).rpartition("/")[2]


async def race(here: Sequence[House], what: str, free: int) -> None:
    """Let four claim a seat at once, in turn in each process, and see who has it."""
    apps = [app_of(house) for house in here]
    table = {**PROGRAMS, "seats": [ME, OPEN, OPEN][: free + 1]}
    made = (await ask(apps[0], "POST", "/tables", table)).body
    path = f"/tables/{made['table']['id']}"
    token = await token_for(apps[0], what, made)
    for app in apps:  # all know the table before anybody claims
        assert (await ask(app, "GET", f"{path}/record")).code == "not-begun"

    def claim(number: int) -> Any:
        asked = {"token": token, "name": f"Guest {number}", "program": True}
        if what == "link":
            asked["seat"] = 1
        return ask(apps[number % len(apps)], "POST", f"{path}/claim", asked)

    told: list[Told] = await asyncio.gather(*map(claim, range(4)))

    [sits] = [number for number, one in enumerate(told) if one.status == 200]
    assert {one.code for one in told if one.status != 200} <= TOO_LATE[what]
    seat, secret = told[sits].body["seat"], told[sits].body["secret"]
    seats = (await ask(apps[0], "GET", path)).body["table"]["seats"]
    assert seats[seat]["name"] == ("Ana" if what == "device" else f"Guest {sits}")
    for app in apps:
        proof = {"seat": seat, "secret": secret}
        assert (await ask(app, "POST", f"{path}/device", proof)).status == 200


@pytest.mark.parametrize("free", [1, 2])
@pytest.mark.parametrize("what", TOO_LATE)
@pytest.mark.parametrize("processes", [1, 2])
def test_of_claims_at_the_same_instant_exactly_one_sits(
    tmp_path: Path, processes: int, what: str, free: int
) -> None:
    async def test() -> None:
        async with houses(tmp_path / "t", processes) as here:
            await race(here, what, free)

    run(test)


def test_a_link_that_one_process_made_is_good_in_another_that_heard_no_news(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        bus = Bus()
        async with houses(tmp_path / "t", bus=bus) as here:
            one, other = map(app_of, here)
            made = (await ask(one, "POST", "/tables", {**PROGRAMS, "seats": [ME, OPEN]})).body
            path = f"/tables/{made['table']['id']}"
            assert (await ask(other, "GET", f"{path}/record")).code == "not-begun"
            bus.silent = True

            token = await token_for(one, "device", made)
            claim = {"token": token, "program": True}
            taken = await ask(other, "POST", f"{path}/claim", claim)

            assert (taken.status, taken.body["seat"]) == (200, 0)

    run(test)
