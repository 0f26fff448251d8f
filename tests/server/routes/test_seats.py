"""Seats by request: invites are good for once, and every claim makes a new secret."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.routes.builders import BOT, ME, OPEN, Browser, Stage, stage, token_of

GUIDED: dict[str, Any] = {"script": []}


def made(here: Stage, *seats: Any, **more: Any) -> tuple[Browser, str, Any]:
    """A browser with a new table, its path, and what it was told."""
    ana = here.browser()
    told = ana.make(*seats, **more)
    return ana, f"/tables/{told['table']['id']}", told


def test_an_invite_gives_its_seat_once(here: Stage) -> None:
    _, path, told = made(here, ME, OPEN, OPEN)
    token = token_of(told["seats"][2]["invite"])
    ben, eve = here.browser(), here.browser()

    taken = ben.post(f"{path}/claim", {"token": token, "name": "Ben"})
    replayed = eve.post(f"{path}/claim", {"token": token, "name": "Eve"})

    assert (taken.status, taken.body["seat"], taken.body["secret"]) == (200, 2, "")
    assert taken.body["table"]["seats"][2]["name"] == "Ben"
    assert (replayed.status, replayed.code) == (403, "wrong-token")
    assert eve.cookie == ""


def test_the_link_gives_any_free_seat_while_it_is_open(here: Stage) -> None:
    ana, path, told = made(here, ME, OPEN, OPEN)
    token = token_of(told["link"])

    chosen = here.browser().post(f"{path}/claim", {"token": token, "seat": 2, "name": "Ben"})
    taken = here.browser().post(f"{path}/claim", {"token": token, "seat": 2, "name": "Eli"})
    ana.post(f"{path}/host", {"organiser": "", "action": "close_link"})
    closed = here.browser().post(f"{path}/claim", {"token": token, "name": "Eli"})

    assert chosen.body["seat"] == 2
    assert (taken.status, taken.code) == (409, "no-free-seat")
    assert (closed.status, closed.code) == (403, "wrong-token")


def test_a_public_table_takes_anybody_while_its_link_is_open(here: Stage) -> None:
    ana, path, _ = made(here, ME, OPEN, OPEN, public=True)
    _, private, _ = made(here, ME, OPEN)

    taken = here.browser().post(f"{path}/claim", {"token": "", "name": "Ben"})
    ana.post(f"{path}/host", {"organiser": "", "action": "close_link"})
    closed = here.browser().post(f"{path}/claim", {"token": "", "name": "Eli"})
    hidden = here.browser().post(f"{private}/claim", {"token": "", "name": "Eli"})

    assert (taken.status, taken.body["seat"]) == (200, 1)
    assert (closed.status, closed.code) == (403, "wrong-token")
    assert (hidden.status, hidden.code) == (403, "wrong-token")


def test_a_seat_that_has_a_name_keeps_it(here: Stage) -> None:
    _, path, told = made(here, ME, {"kind": "open", "name": "Grandma"})

    claim = {"token": token_of(told["link"]), "name": "Somebody"}
    taken = here.browser().post(f"{path}/claim", claim)

    assert taken.body["table"]["seats"][1]["name"] == "Grandma"


@pytest.mark.parametrize(
    ("name", "code"),
    [("", "name-length"), (" ", "name-length"), ("Ana", "name-twice"), ("a:b", "name-with-mark")],
)
def test_whoever_sits_down_has_a_name_of_their_own(here: Stage, name: str, code: str) -> None:
    _, path, told = made(here, ME, OPEN)

    answer = here.browser().post(f"{path}/claim", {"token": token_of(told["link"]), "name": name})

    assert (answer.status, answer.code) == (400, code)


def test_a_cookie_that_somebody_planted_opens_no_seat(here: Stage) -> None:
    planted = f"heliopolis-{here.house.store.name}=planted-by-somebody"
    _, path, told = made(here, ME, OPEN)
    victim = here.browser(cookie=planted)

    victim.post(f"{path}/claim", {"token": token_of(told["link"]), "name": "Ben"})

    assert victim.cookie != planted
    attacker = here.browser(cookie=planted)
    assert attacker.get("/mine").body["tables"] == []
    assert attacker.post(f"{path}/leave", {"seat": 1}).code == "not-your-seat"


def test_one_cookie_is_enough_for_all_seats_of_a_browser(here: Stage) -> None:
    ana, path, _ = made(here, ME, OPEN)
    before = ana.cookie
    second = here.browser().make(ME, OPEN)

    ana.post(
        f"/tables/{second['table']['id']}/claim",
        {"token": token_of(second["link"]), "name": "Zoe"},
    )

    assert ana.cookie == before
    assert len(ana.get("/mine").body["tables"]) == 2
    assert ana.post(f"{path}/leave", {"seat": 0}).status == 200


def test_opening_a_link_claims_nothing(here: Stage) -> None:
    _, path, told = made(here, ME, OPEN)

    here.browser().get(path)
    here.client.get(f"/#join/x/{token_of(told['link'])}")

    assert here.program().get(path).body["table"]["seats"][1]["kind"] == "open"


def test_leaving_frees_a_seat_and_ends_what_proved_it(here: Stage) -> None:
    _, path, told = made(here, ME, OPEN, OPEN)
    ben = here.browser()
    ben.post(f"{path}/claim", {"token": token_of(told["link"]), "name": "Ben"})

    left = ben.post(f"{path}/leave", {"seat": 1})

    assert left.body["table"]["seats"][1]["kind"] == "open"
    assert ben.post(f"{path}/leave", {"seat": 1}).code == "not-your-seat"
    assert ben.get("/mine").body["tables"] == []


def test_leaving_a_table_that_is_being_sealed_lets_it_wait_again(here: Stage) -> None:
    ana, path, told = made(here, ME, OPEN)
    here.browser().post(f"{path}/claim", {"token": token_of(told["link"]), "name": "Ben"})

    left = ana.post(f"{path}/leave", {"seat": 0}).body["table"]

    assert left["stage"] == "gathering"
    assert [seat["kind"] for seat in left["seats"]] == ["open", "person"]


def test_leaving_a_game_lets_a_bot_play_on(here: Stage) -> None:
    ana, path, _ = made(here, ME, {"kind": "me", "name": "Ben"}, **GUIDED)

    left = ana.post(f"{path}/leave", {"seat": 0}).body["table"]

    assert left["seats"][0]["bot"] == "merchant"
    assert left["stage"] == "playing"
    assert ana.post(f"{path}/device", {"seat": 0}).code == "not-your-seat"
    assert ana.post(f"{path}/device", {"seat": 1}).status == 200


def test_the_secret_of_a_program_is_its_seat(here: Stage) -> None:
    told = here.program().make(ME, OPEN, program=True)
    path, secret = f"/tables/{told['table']['id']}", told["seats"][0]["secret"]

    assert here.program().post(f"{path}/device", {"seat": 0}).status == 403
    assert here.program().post(f"{path}/device", {"seat": 0, "secret": secret}).status == 200
    assert here.program().post(f"{path}/device", {"seat": 1, "secret": secret}).status == 403


def test_a_seat_moves_to_another_device_once_and_the_old_one_is_out(here: Stage) -> None:
    ana, path, _ = made(here, ME, BOT, **GUIDED)
    token = token_of(ana.post(f"{path}/device", {"seat": 0}).body["invite"])
    phone, eve = here.browser(), here.browser()

    taken = phone.post(f"{path}/claim", {"token": token, "name": "ignored"})

    assert (taken.status, taken.body["seat"]) == (200, 0)
    assert taken.body["table"]["seats"][0]["name"] == "Ana"
    assert ana.post(f"{path}/device", {"seat": 0}).code == "not-your-seat"
    assert phone.post(f"{path}/device", {"seat": 0}).status == 200
    assert eve.post(f"{path}/claim", {"token": token}).status in (403, 409)


def test_a_seat_that_moves_to_a_program_is_marked_and_back_it_is_not(here: Stage) -> None:
    """People shall know who of them is none."""
    ana, path, _ = made(here, ME, OPEN)
    token = token_of(ana.post(f"{path}/device", {"seat": 0}).body["invite"])

    program = here.program().post(f"{path}/claim", {"token": token, "program": True}).body
    proof = {"seat": 0, "secret": program["secret"]}
    back = token_of(here.program().post(f"{path}/device", proof).body["invite"])
    phone = here.browser().post(f"{path}/claim", {"token": back}).body

    assert program["table"]["seats"][0]["remote"] is True
    assert phone["table"]["seats"][0]["remote"] is False


def test_the_record_says_that_a_program_played_though_it_came_late(here: Stage) -> None:
    ana, path, _ = made(here, ME, BOT, **GUIDED)
    token = token_of(ana.post(f"{path}/device", {"seat": 0}).body["invite"])
    before = here.program().get(f"{path}/record").text

    here.program().post(f"{path}/claim", {"token": token, "program": True})

    note = "played-by 1: remote-program\n"
    assert note not in before
    assert note in here.program().get(f"{path}/record").text


def test_the_host_gives_a_lost_seat_anew(here: Stage) -> None:
    ana, path, told = made(here, ME, OPEN, **GUIDED)
    ben, again = here.browser(), here.browser()
    ben.post(f"{path}/claim", {"token": token_of(told["link"]), "name": "Ben"})

    invite = ana.post(f"{path}/invite", {"seat": 1}).body["invite"]

    assert ben.post(f"{path}/device", {"seat": 1}).code == "not-your-seat"
    taken = again.post(f"{path}/claim", {"token": token_of(invite)})
    assert (taken.status, taken.body["seat"]) == (200, 1)


def test_an_invite_made_anew_ends_the_older_one(here: Stage) -> None:
    ana, path, told = made(here, ME, OPEN, link_open=False)
    old = token_of(told["seats"][1]["invite"])

    new = token_of(ana.post(f"{path}/invite", {"seat": 1}).body["invite"])

    claim = {"name": "Ben"}
    assert here.browser().post(f"{path}/claim", {"token": old, **claim}).code == "wrong-token"
    assert here.browser().post(f"{path}/claim", {"token": new, **claim}).status == 200


def test_guessing_tokens_is_slow(tmp_path: Path) -> None:
    with stage(tmp_path) as here:
        _, path, _ = made(here, ME, OPEN)
        here.stop_time()
        guesses = [
            here.program().post(f"{path}/claim", {"token": f"guess{number}"}).status
            for number in range(310)
        ]

    assert guesses == [403] * 300 + [429] * 10


def test_nobody_claims_at_a_table_that_is_not_there(here: Stage) -> None:
    for identifier in ("nothing", "a" * 65, "..%2f", "a%20b"):
        answer = here.browser().post(f"/tables/{identifier}/claim", {"token": "x", "name": "Ben"})

        assert answer.status == 404
