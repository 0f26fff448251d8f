"""What hosts do to their tables."""

from typing import Any

import pytest

from tests.server.routes.builders import BOT, ME, OPEN, Browser, Stage, farewell, token_of

GUIDED: dict[str, Any] = {"script": []}


def hosted(here: Stage, **more: Any) -> tuple[Browser, Browser, str, Any]:
    """A host and a guest at a table for three, its path, and what the host was told."""
    ana, ben = here.browser(), here.browser()
    told = ana.make(ME, OPEN, OPEN, **more)
    path = f"/tables/{told['table']['id']}"
    ben.post(f"{path}/claim", {"token": token_of(told["link"]), "seat": 1, "name": "Ben"})
    return ana, ben, path, told


def test_a_closed_table_is_over(here: Stage) -> None:
    ana, _, path, _ = hosted(here)

    closed = ana.post(f"{path}/host", {"organiser": "", "action": "close"}).body["table"]

    assert closed["stage"] == "over"


def test_a_closed_game_is_ended_without_a_result(here: Stage) -> None:
    ana = here.browser()
    path = f"/tables/{ana.make(ME, BOT, **GUIDED)['table']['id']}"

    closed = ana.post(f"{path}/host", {"organiser": "", "action": "close"}).body["table"]
    twice = ana.post(f"{path}/host", {"organiser": "", "action": "close"})

    assert (closed["stage"], closed["ended"]) == ("over", "abandoned")
    assert (twice.status, twice.code) == (409, "game-over")


def test_who_is_kicked_has_no_seat_any_more(here: Stage) -> None:
    ana, ben, path, _ = hosted(here)

    kicked = ana.post(f"{path}/host", {"organiser": "", "action": "kick", "seat": 1})

    assert kicked.body["table"]["seats"][1]["kind"] == "open"
    assert ben.post(f"{path}/leave", {"seat": 1}).code == "not-your-seat"
    assert ben.get("/mine").body["tables"] == []


def test_a_bot_plays_on_for_who_is_kicked_from_a_game(here: Stage) -> None:
    ana = here.browser()
    told = ana.make(ME, OPEN, **GUIDED)
    path = f"/tables/{told['table']['id']}"
    here.browser().post(f"{path}/claim", {"token": token_of(told["link"]), "name": "Ben"})

    kicked = ana.post(f"{path}/host", {"organiser": "", "action": "kick", "seat": 1})

    assert kicked.body["table"]["seats"][1]["bot"] == "merchant"


def test_a_seat_is_muted_and_speaks_again(here: Stage) -> None:
    ana, _, path, _ = hosted(here)

    for action, muted in (("mute", True), ("unmute", False)):
        answer = ana.post(f"{path}/host", {"organiser": "", "action": action, "seat": 1})

        assert answer.body["table"]["seats"][1]["muted"] is muted


def test_the_organisers_link_is_enough_for_everything(here: Stage) -> None:
    _, _, path, told = hosted(here)
    organiser = token_of(told["organiser"])

    for action in ("mute", "reinvite", "kick", "open_link", "close_link", "close"):
        asked = {"organiser": organiser, "action": action, "seat": 1}

        assert here.program().post(f"{path}/host", asked).status == 200, action


def test_a_link_that_is_opened_anew_is_another_link(here: Stage) -> None:
    ana, _, path, told = hosted(here)

    link = ana.post(f"{path}/host", {"organiser": "", "action": "open_link"}).body["link"]

    assert link != told["link"]
    old = here.browser().post(f"{path}/claim", {"token": token_of(told["link"]), "name": "Eli"})
    new = here.browser().post(f"{path}/claim", {"token": token_of(link), "name": "Eli"})
    assert (old.status, new.status) == (403, 200)


def test_a_bot_takes_the_seat_of_who_does_not_come_and_the_game_begins(here: Stage) -> None:
    ana, _, path, told = hosted(here, **GUIDED)
    asked = {"organiser": "", "action": "seat_bot", "seat": 2, "bot": "merchant"}

    seated = ana.post(f"{path}/host", asked).body["table"]

    assert (seated["seats"][2]["kind"], seated["seats"][2]["bot"]) == ("bot", "merchant")
    assert seated["seats"][2]["name"] == "Merchant 1"
    assert seated["stage"] == "playing"
    late = here.browser().post(f"{path}/claim", {"token": token_of(told["link"]), "name": "Eli"})
    assert late.code == "table-started"
    assert ana.post(f"{path}/host", asked).code == "table-started"


@pytest.mark.parametrize(
    ("asked", "code", "status"),
    [
        ({"action": "kick"}, "seat-needed", 400),
        ({"action": "mute"}, "seat-needed", 400),
        ({"action": "reinvite"}, "seat-needed", 400),
        ({"action": "kick", "seat": 9}, "no-such-seat", 400),
        ({"action": "mute", "seat": 9}, "no-such-seat", 400),
        ({"action": "kick", "seat": 2}, "nobody-there", 409),
        ({"action": "mute", "seat": 2}, "nobody-there", 409),
        ({"action": "seat_bot", "bot": "merchant"}, "seat-needed", 400),
        ({"action": "seat_bot", "seat": 1, "bot": "merchant"}, "no-free-seat", 409),
        ({"action": "seat_bot", "seat": 2, "bot": "nobody"}, "no-such-bot", 400),
        ({"action": "dance"}, "no-message", 400),
    ],
)
def test_a_host_names_somebody_who_is_there(
    here: Stage, asked: Any, code: str, status: int
) -> None:
    ana, _, path, _ = hosted(here)

    answer = ana.post(f"{path}/host", {"organiser": "", **asked})

    assert (answer.status, answer.code) == (status, code)


def test_the_sockets_of_a_kicked_seat_are_closed(here: Stage) -> None:
    ana, ben, path, _ = hosted(here)
    headers = {"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000", "cookie": ben.cookie}
    table = path.rpartition("/")[2]
    with here.client.websocket_connect("/ws", headers=headers) as socket:
        socket.send_json({"type": "hello", "wire": 1, "table": table, "seat": 1, "since": 0})
        assert socket.receive_json()["type"] == "welcome"

        ana.post(f"{path}/host", {"organiser": "", "action": "kick", "seat": 1})

        assert farewell(socket) == "kicked"
