"""Tables by request: made as asked, listed, looked at, recorded, played again and deleted."""

import time
from pathlib import Path
from typing import Any

import pytest

from heliopolis.record import Proved, read_record, verify
from heliopolis.server.store.protocol import Stored
from tests.server.routes.builders import BOT, KEY, ME, OPEN, Stage, stage, token_of
from tests.server.services import Postgres

BEN = {"kind": "me", "name": "Ben"}
GUIDED: dict[str, Any] = {"script": []}
"""A table of this kind begins as soon as its seats are taken."""


def test_a_browser_gets_a_cookie_and_the_links_of_its_table(here: Stage) -> None:
    ana = here.browser()

    made = ana.make(ME, OPEN, BOT)

    assert ana.cookie.startswith(f"heliopolis-{here.house.store.name}=")
    assert [seat["seat"] for seat in made["seats"]] == [0, 1]
    assert made["seats"][0] == {"seat": 0, "secret": "", "invite": ""}
    table = made["table"]["id"]
    assert made["seats"][1]["invite"].startswith(f"http://127.0.0.1:8000/#join/{table}/")
    assert made["link"].startswith(f"http://127.0.0.1:8000/#join/{table}/")
    assert made["organiser"].startswith(f"http://127.0.0.1:8000/#host/{table}/")
    assert made["table"]["stage"] == "gathering"
    kinds = [(seat["kind"], seat["name"]) for seat in made["table"]["seats"]]
    assert kinds == [("person", "Ana"), ("open", ""), ("bot", "Uniform 1")]


def test_a_cookie_is_for_this_server_alone_and_for_no_script(here: Stage) -> None:
    answer = here.browser().post("/tables", {"game": "ra", "seats": [ME, BOT]})

    given = answer.headers["set-cookie"]
    assert "HttpOnly" in given
    assert "SameSite=Lax" in given
    assert "Secure" not in given


def test_under_https_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    with stage(tmp_path, origins=("https://ra.example",), trusted_proxy=True) as here:
        page = {"origin": "https://ra.example", "host": "ra.example", "x-forwarded-proto": "https"}

        answer = here.program().post("/tables", {"game": "ra", "seats": [ME, OPEN]}, **page)

    assert answer.headers["set-cookie"].startswith("__Host-")
    assert "; Secure" in answer.headers["set-cookie"]
    assert answer.body["link"].startswith("https://ra.example/#join/")


def test_a_program_gets_secrets_and_no_cookie(here: Stage) -> None:
    answer = here.program().post("/tables", {"game": "ra", "seats": [ME, BEN], "program": True})

    assert "set-cookie" not in answer.headers
    secrets = [seat["secret"] for seat in answer.body["seats"]]
    assert len(set(secrets)) == 2
    assert all(len(secret) > 40 for secret in secrets)
    assert all(seat["remote"] for seat in answer.body["table"]["seats"])


@pytest.mark.parametrize(
    ("seats", "more", "advice", "chat"),
    [
        ([ME, BOT], {}, True, True),
        ([ME, OPEN], {}, False, True),
        ([ME, BEN], {}, False, True),
        ([ME, OPEN], {"public": True}, False, False),
        ([ME, OPEN], {"public": True, "chat": True, "advice": True}, True, True),
        ([ME, BOT], {"advice": False, "chat": False}, False, False),
    ],
)
def test_advice_is_for_who_plays_alone_and_chat_for_tables_that_are_not_public(
    here: Stage, seats: list[Any], more: dict[str, Any], advice: bool, chat: bool
) -> None:
    table = here.browser().make(*seats, **more)["table"]

    assert (table["advice"], table["chat"]) == (advice, chat)


def test_a_table_is_what_was_asked_for(here: Stage) -> None:
    table = here.browser().make(
        ME,
        BOT,
        BOT,
        edition="windrider",
        overrides={"disasters": "at-once"},
        clock="bank 600 + 5",
        pace="calm",
        scores="hidden",
    )["table"]

    assert (table["edition"], table["overrides"]) == ("windrider", {"disasters": "at-once"})
    assert (table["clock"], table["pace"], table["scores"]) == ("bank 600 + 5", "calm", "hidden")
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "Uniform 1", "Uniform 2"]


def test_search_thinks_for_so_many_simulations(here: Stage) -> None:
    bots = [{"kind": "bot", "bot": bot} for bot in ("search", "search:sims=1000")]

    table = here.browser().make(ME, *bots)["table"]

    assert [seat["bot"] for seat in table["seats"]] == ["", "search:sims=300", "search:sims=1000"]


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"seats": [ME]}, "wrong-number-of-players"),
        ({"seats": [ME, BOT], "game": "chess"}, "no-such-game"),
        ({"seats": [ME, BOT], "edition": "first"}, "no-such-edition"),
        ({"seats": [ME, BOT], "overrides": {"luck": "more"}}, "no-such-item"),
        ({"seats": [ME, BOT], "clock": "soon"}, "no-such-clock"),
        ({"seats": [ME, BOT], "game": "ra-dice", "scores": "hidden"}, "scores-cannot-be-hidden"),
        ({"seats": [ME, {"kind": "me", "name": "Ana"}]}, "name-twice"),
        ({"seats": [{"kind": "me"}, BOT]}, "name-length"),
        ({"seats": [{"kind": "me", "name": "  "}, BOT]}, "name-length"),
        ({"seats": [{"kind": "me", "name": "a,b"}, BOT]}, "name-with-mark"),
        ({"seats": [{"kind": "me", "name": "a\u0007"}, BOT]}, "name-not-printable"),
        ({"seats": [{"kind": "me", "name": "x" * 25}, BOT]}, "no-message"),
        ({"seats": [ME, {"kind": "bot", "bot": "nobody"}]}, "no-such-bot"),
        ({"seats": [ME, {"kind": "bot", "bot": "my_bot.py:MyBot"}]}, "bot-not-offered"),
        ({"seats": [ME, {"kind": "bot", "bot": "/etc/x.py:Y"}]}, "bot-not-offered"),
        ({"seats": [ME, {"kind": "bot", "bot": "search:ms=50"}]}, "budget-in-simulations"),
        ({"seats": [ME, {"kind": "bot", "bot": "search:sims=10001"}]}, "budget-too-large"),
        ({"seats": [ME, BOT], "luck": 1}, "no-message"),
        (
            {"seats": [ME, BOT], "script": [], "from": {"record": "", "number": 0}},
            "script-or-record",
        ),
        ({"seats": [ME, BOT], "script": ["nothing like it"]}, "unreadable-suns"),
        ({"seats": [ME, BOT], "from": {"record": "nothing", "number": 0}}, "missing-header"),
    ],
)
def test_what_makes_no_sense_is_refused_by_name(here: Stage, asked: Any, code: str) -> None:
    answer = here.browser().post("/tables", {"game": "ra", **asked})

    assert (answer.status, answer.code) == (400, code)
    assert "set-cookie" not in answer.headers


def test_only_public_tables_are_listed_the_newest_first(here: Stage) -> None:
    hidden = here.browser().make(ME, OPEN)["table"]["id"]
    made = [here.browser().make(ME, OPEN, public=True)["table"]["id"] for _ in range(3)]

    listed = here.program().get("/tables").body

    assert {table["id"] for table in listed["tables"]} == set(made)
    assert hidden not in made
    assert not listed["more"]
    last = listed["tables"][0]["id"]
    older = here.program().get(f"/tables?before={last}").body["tables"]
    assert [table["id"] for table in older] == [t["id"] for t in listed["tables"][1:]]


def test_a_table_shows_no_secret(here: Stage) -> None:
    ana = here.browser()
    made = ana.make(ME, OPEN)

    shown = here.program().get(f"/tables/{made['table']['id']}").text

    for secret in (made["link"], made["organiser"], made["seats"][1]["invite"], ana.cookie):
        token = token_of(secret).rpartition("=")[2]
        assert len(token) > 10
        assert token not in shown


def test_five_tables_a_minute_are_enough(here: Stage) -> None:
    here.stop_time()
    ana = here.browser()
    ana.make(ME, OPEN)  # counted by its address, for nobody knows the browser yet
    for _ in range(5):
        ana.make(ME, OPEN)

    answer = ana.post("/tables", {"game": "ra", "seats": [ME, OPEN]})

    assert (answer.status, answer.code) == (429, "too-fast")
    assert answer.headers["retry-after"]


def test_a_browser_without_a_table_is_counted_by_its_address(here: Stage) -> None:
    here.stop_time()
    for number in range(60):
        forged = here.browser(cookie=f"heliopolis-{here.house.store.name}=x{number}")
        forged.make(ME, OPEN)

    assert here.browser().post("/tables", {"game": "ra", "seats": [ME, OPEN]}).status == 429


def test_a_club_of_newcomers_behind_one_router_begins_in_one_moment(here: Stage) -> None:
    here.stop_time()
    people = [here.browser() for _ in range(20)]

    made = [person.make(ME, OPEN, OPEN, OPEN) for person in people]
    claims = [
        here.browser().post(f"/tables/{one['table']['id']}/claim", {"token": token, "name": name})
        for one in made
        for token in [token_of(one["link"])]
        for name in ("Ben", "Cleo")
    ]
    files = [here.browser().post("/replays", {"record": "none"}) for _ in people]
    looks = [person.get("/mine").status for person in people for _ in range(20)]

    assert [claim.status for claim in claims] == [200] * 40
    assert {file.status for file in files} == {400}
    assert looks == [200] * 400


def test_a_browser_that_asks_all_the_time_leaves_the_others_at_its_address_in_peace(
    here: Stage,
) -> None:
    here.stop_time()
    ana, ben = here.browser(), here.browser()
    ana.make(ME, OPEN)
    ben.make(ME, OPEN)

    looks = [ana.get("/mine").status for _ in range(210)]

    assert looks == [200] * 200 + [429] * 10
    assert ben.get("/mine").status == 200


def test_a_club_behind_one_router_is_not_one_browser(here: Stage) -> None:
    people = [here.browser() for _ in range(3)]
    for person in people:
        person.make(ME, OPEN)

    for person in people:
        for _ in range(4):
            assert person.post("/tables", {"game": "ra", "seats": [ME, OPEN]}).status == 201


@pytest.mark.parametrize(("key", "status"), [("", 401), ("another", 401), (KEY, 201)])
def test_with_a_house_key_only_who_knows_it_makes_tables(
    tmp_path: Path, key: str, status: int
) -> None:
    with stage(tmp_path, house_key=KEY) as here:
        headers = {"x-house-key": key} if key else {}
        answer = here.browser().post("/tables", {"game": "ra", "seats": [ME, OPEN]}, **headers)

    assert answer.status == status


def test_a_house_key_may_have_any_letters(tmp_path: Path) -> None:
    with stage(tmp_path, house_key="schlüssel") as here:
        for key, status in (("schlüssel", 201), ("schlussel", 401)):
            answer = here.client.post(
                "/api/tables",
                json={"game": "ra", "seats": [ME, OPEN]},
                headers={b"x-house-key": key.encode()},
            )
            here.client.cookies.clear()
            assert answer.status_code == status


def test_the_house_key_lifts_the_limits(tmp_path: Path) -> None:
    with stage(tmp_path, house_key=KEY) as here:
        for _ in range(8):
            here.program(**{"x-house-key": KEY}).make(ME, OPEN, program=True)


def finished(here: Stage, table: str) -> Any:
    """The table when its bots have played it to the end."""
    for _ in range(20_000):
        told = here.program().get(f"/tables/{table}").body["table"]
        if told["stage"] == "over":
            return told
        time.sleep(0.01)
    raise AssertionError("it does not end")


def test_a_record_of_a_finished_game_proves_itself(tmp_path: Path) -> None:
    with stage(tmp_path, house_key=KEY) as here:
        key = here.program(**{"x-house-key": KEY})
        table = key.make(BOT, BOT, pace="instant", program=True)["table"]["id"]
        told = finished(here, table)

        answer = key.get(f"/tables/{table}/record")

    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    record = read_record(answer.text)
    assert isinstance(verify(record), Proved)
    assert len(record.moves) == told["version"]


def test_a_record_of_a_game_that_goes_on_has_no_secret_in_it(here: Stage) -> None:
    ana = here.browser()
    table = ana.make(BOT, BOT, pace="calm")["table"]["id"]

    text = here.program().get(f"/tables/{table}/record").text

    [seal] = here.house.rooms.known(table).document.seals  # type: ignore[union-attr]
    assert not seal.opened
    assert seal.commitment in text
    assert seal.secret
    assert seal.secret not in text
    assert "result: unfinished" in text


def test_thirty_records_at_once_are_enough(here: Stage) -> None:
    here.stop_time()
    ana = here.browser()
    path = f"/tables/{ana.make(BOT, BOT, pace='calm')['table']['id']}/record"

    statuses = [ana.get(path).status for _ in range(32)]
    others = [here.program().get(path).status for _ in range(302)]

    assert statuses == [200] * 30 + [429] * 2
    assert others == [200] * 300 + [429] * 2


@pytest.mark.parametrize("before", ["%00", "a.b", "%F0%9F%98%80", "nobody"])
def test_before_what_is_no_table_there_are_all(
    tmp_path: Path, postgres: Postgres, before: str
) -> None:
    """PostgreSQL takes no text with a NUL in it."""
    with stage(tmp_path, database=postgres.database("before")) as here:
        made = here.program().make(ME, OPEN, public=True)

        listed = here.program().get(f"/tables?before={before}")

        assert listed.status == 200
        assert [one["id"] for one in listed.body["tables"]] == [made["table"]["id"]]


def test_a_list_loads_no_moves(here: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    made = here.program().make(ME, BEN, game="ra-dice", program=True, script=[])  # which deals
    found: list[Stored | None] = []
    tail = here.house.store.tail

    async def look(id: str, revision: int, version: int) -> Stored | None:
        found.append(await tail(id, revision, version))
        return found[-1]

    monkeypatch.setattr(here.house.store, "tail", look)
    here.program().get(f"/tables?before={made['table']['id']}")

    assert [(one.version > 0, one.moves) for one in found if one] == [(True, ())]


def test_there_is_no_record_before_the_game(here: Stage) -> None:
    table = here.browser().make(ME, OPEN)["table"]["id"]

    answer = here.program().get(f"/tables/{table}/record")

    assert (answer.status, answer.code) == (409, "not-begun")


def test_a_guided_game_begins_with_what_its_script_says(here: Stage) -> None:
    ana = here.browser()

    table = ana.make(ME, BOT, script=["9-6-5-2 8-7-4-3"])["table"]

    assert (table["stage"], table["unsealed"], table["commitment"]) == ("playing", True, "")
    text = here.program().get(f"/tables/{table['id']}/record").text
    assert "suns: 9-6-5-2 8-7-4-3" in text


RECORD = """\
game: ra
notation: 1
edition: rio-grande
seats: Ana, Ben
suns: 9-6-5-2 8-7-4-3
result: unfinished

1. Ana: draw +nile
2. Ben: ra, pass
"""


def test_a_recorded_game_goes_on_from_any_move_under_a_new_seal(here: Stage) -> None:
    ana = here.browser()
    asked: dict[str, Any] = {"from": {"record": RECORD, "number": 2}}

    made = ana.make({"kind": "me"}, BOT, **asked)["table"]

    assert made["version"] == 2
    assert [seat["name"] for seat in made["seats"]] == ["Ana", "Ben"]
    assert made["stage"] == "sealing"
    assert len(made["sealing"]["commitment"]) == 64
    [seal] = here.house.rooms.known(made["id"]).document.seals  # type: ignore[union-attr]
    assert seal.first == 3


def test_bots_play_a_recorded_game_to_its_end_and_the_new_seal_proves_it(tmp_path: Path) -> None:
    with stage(tmp_path, house_key=KEY) as here:
        key = here.program(**{"x-house-key": KEY})
        asked: dict[str, Any] = {
            "from": {"record": RECORD, "number": 2},
            "pace": "instant",
            "program": True,
        }
        table = key.make(BOT, BOT, **asked)["table"]["id"]
        finished(here, table)
        text = key.get(f"/tables/{table}/record").text

    record = read_record(text)
    [seal] = record.seals
    assert seal.first == 3
    assert seal.secret is not None
    assert [str(move) for move in record.moves[:2]] == ["draw", "+nile"]
    assert [(hand.after, hand.occupant) for hand in record.hands] == [(2, "uniform")] * 2


def test_an_opened_secret_never_deals_again(tmp_path: Path) -> None:
    with stage(tmp_path, house_key=KEY) as here:
        key = here.program(**{"x-house-key": KEY})
        first = key.make(BOT, BOT, pace="instant", program=True)["table"]["id"]
        finished(here, first)
        text = key.get(f"/tables/{first}/record").text
        asked: dict[str, Any] = {
            "from": {"record": text, "number": 20},
            "program": True,
            "pace": "instant",
        }
        second = key.make(BOT, BOT, **asked)["table"]["id"]
        finished(here, second)
        again = read_record(key.get(f"/tables/{second}/record").text)

    old = read_record(text)
    assert len(again.seals) == 2
    assert again.seals[0] == old.seals[0]
    assert again.seals[1].first == 21
    assert again.seals[1].secret != old.seals[0].secret
    assert isinstance(verify(again), Proved)


@pytest.mark.parametrize(
    ("asked", "code", "status"),
    [
        ({"game": "ra-dice"}, "record-of-other-game", 400),
        ({"seats": [ME, BOT, BOT]}, "names-for-seats", 400),
        ({"from": {"record": RECORD, "number": 5}}, "number-after-end", 400),
    ],
)
def test_a_record_goes_on_only_where_it_can(
    here: Stage, asked: Any, code: str, status: int
) -> None:
    whole = {"game": "ra", "seats": [ME, BOT], "from": {"record": RECORD, "number": 2}, **asked}

    answer = here.browser().post("/tables", whole)

    assert (answer.status, answer.code) == (status, code)


def test_a_wrong_line_of_a_record_is_named(here: Stage) -> None:
    wrong = RECORD.replace("2. Ben: ra", "2. Ben: bid 9")
    asked = {"game": "ra", "seats": [ME, BOT], "from": {"record": wrong, "number": 2}}

    answer = here.browser().post("/tables", asked)

    assert answer.status == 400
    assert answer.body["line"] == 9


def test_only_the_host_deletes_a_table(here: Stage) -> None:
    ana, ben = here.browser(), here.browser()
    made = ana.make(ME, OPEN)
    path = f"/tables/{made['table']['id']}"
    ben.make(ME, OPEN)

    assert ben.ask("DELETE", path, {}).code == "not-the-host"
    assert here.program().ask("DELETE", path, {"organiser": "x"}).code == "not-the-host"
    assert ana.ask("DELETE", path, {}).status == 204
    assert ana.get(path).status == 404
    assert ana.get("/mine").body["tables"] == []


def test_whoever_has_the_organisers_link_deletes_a_table(here: Stage) -> None:
    made = here.browser().make(ME, OPEN)
    organiser = token_of(made["organiser"])

    path = f"/tables/{made['table']['id']}"

    assert here.program().ask("DELETE", path, {"organiser": organiser}).status == 204
    assert here.program().get(path).status == 404


def test_people_play_again_each_at_the_same_seat(here: Stage) -> None:
    ana, ben = here.browser(), here.browser()
    made = ana.make(ME, OPEN, BOT, **GUIDED)
    path = f"/tables/{made['table']['id']}"
    ben.post(f"{path}/claim", {"token": token_of(made["link"]), "name": "Ben"})
    assert ana.post(f"{path}/rematch", {"seat": 0}).code == "not-over"
    ana.post(f"{path}/host", {"organiser": "", "action": "close"})

    first = ana.post(f"{path}/rematch", {"seat": 0}).body
    second = ben.post(f"{path}/rematch", {"seat": 1}).body
    twice = ben.post(f"{path}/rematch", {"seat": 1})

    assert first["table"]["id"] == second["table"]["id"] != made["table"]["id"]
    assert [seat["kind"] for seat in first["table"]["seats"]] == ["person", "open", "bot"]
    assert [seat["name"] for seat in second["table"]["seats"]] == ["Ana", "Ben", "Uniform 1"]
    assert second["table"]["stage"] == "sealing"
    assert twice.status == 200
    assert here.program().get(path).body["table"]["successor"] == first["table"]["id"]


def test_nobody_takes_the_seat_of_another_in_a_rematch(here: Stage) -> None:
    ana, ben = here.browser(), here.browser()
    made = ana.make(ME, OPEN, **GUIDED)
    path = f"/tables/{made['table']['id']}"
    ben.post(f"{path}/claim", {"token": token_of(made["link"]), "name": "Ben"})
    ana.post(f"{path}/host", {"organiser": "", "action": "close"})

    assert ben.post(f"{path}/rematch", {"seat": 0}).code == "not-your-seat"
