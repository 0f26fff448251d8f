"""What somebody may try who means no good: nothing of it costs others anything."""

import time
from pathlib import Path
from typing import Any

from heliopolis.server.callers import caller_of
from heliopolis.server.house import House
from heliopolis.server.tables.tokens import digest

from .live import cookie_of
from .rooms.builders import open_house, run


def scope(*cookies: str) -> dict[str, Any]:
    headers = [(b"host", b"x"), *((b"cookie", cookie.encode("latin-1")) for cookie in cookies)]
    return {"type": "websocket", "scheme": "ws", "client": ("127.0.0.1", 1), "headers": headers}


def browser(house: House, *cookies: str) -> str:
    return caller_of(scope(*cookies), house).browser


def test_cookies_of_others_may_hold_anything(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            ours = cookie_of(house, "token")

            for others in ('a={"json": [1]}', 'b="x', "c", "=", "d=\xff", ";;"):
                assert browser(house, f"{others}; {ours}") == digest("token")
                assert browser(house, f"{ours}; {others}") == digest("token")
                assert browser(house, others, ours) == digest("token")
                assert browser(house, others) == ""
            assert browser(house, f"x{ours}") == ""
            assert browser(house, cookie_of(house, "x" * 129)) == ""

    run(test)


def test_a_cookie_takes_no_time_to_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            begun = time.monotonic()
            for sign in ("\\", '\\"', ";", "=", " "):
                browser(house, 'a="' + sign * 60_000 + '"')
            assert time.monotonic() - begun < 5

    run(test)
