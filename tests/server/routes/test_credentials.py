"""Every endpoint times every wrong credential: refused, and nothing of the table is told."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import pytest

from heliopolis.server.premises import Limits
from heliopolis.server.routes.serving import EVERY
from heliopolis.wire.rest import HostAction
from tests.server.routes.builders import (
    BOT,
    KEY,
    ME,
    OPEN,
    Browser,
    Program,
    Stage,
    stage,
    token_of,
)

KEYED = {"x-house-key": KEY}
NOT_THERE = "no-such-table-at-all"


@dataclass
class Case:
    """A table with a host, two guests and free seats, and whoever may do nothing to its host."""

    here: Stage
    path: str
    told: Any
    old_secret: str
    other_secrets: dict[str, str]
    strangers: dict[str, Program]


@pytest.fixture(scope="module")
def case(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Case]:
    with stage(tmp_path_factory.mktemp("matrix"), house_key=KEY) as here:
        told = here.program(**KEYED).make(ME, *[OPEN] * 4, program=True, link_open=False)
        path = f"/tables/{told['table']['id']}"
        old = told["seats"][0]["secret"]
        offered = here.program().post(f"{path}/device", {"seat": 0, "secret": old}).body
        claim = {"token": token_of(offered["invite"]), "program": True}
        assert here.program(**KEYED).post(f"{path}/claim", claim).status == 200
        others = other_seats(here, path, told)
        other = here.browser(**KEYED)
        other.make(ME, OPEN)
        del other.headers["x-house-key"]
        strangers = {
            "nobody": here.program(),
            "a browser without a cookie": here.browser(),
            "another browser": other,
            "a guest": others.guest,
            "a guest who has left": others.left,
            "a forged cookie": here.browser(cookie=f"heliopolis-{here.house.store.name}=forged"),
        }
        yield Case(here, path, told, old, others.secrets, strangers)


@dataclass
class Others:
    """Who sits at the same table, or did: browsers, and the secrets of programs."""

    guest: Browser
    left: Browser
    secrets: dict[str, str]


def other_seats(here: Stage, path: str, told: Any) -> Others:
    """Ben and Cleo sit beside the host; Dua has left her seat, and Eli was sent away from it."""

    def sit(who: Program, seat: int, name: str, **more: Any) -> str:
        invited = token_of(told["seats"][seat]["invite"])
        sat = who.post(f"{path}/claim", {"token": invited, "name": name, **more}, **KEYED)
        assert sat.status == 200, sat.text
        return str(sat.body["secret"])

    guest, left, program = here.browser(), here.browser(), here.program()
    sit(guest, 1, "Ben")
    secrets = {"the secret of another seat": sit(program, 2, "Cleo", program=True)}
    secrets["the secret of a seat from which one was sent"] = sit(program, 3, "Eli", program=True)
    kick = {"organiser": token_of(told["organiser"]), "action": "kick", "seat": 3}
    assert program.post(f"{path}/host", kick).status == 200
    sit(left, 4, "Dua")
    assert left.post(f"{path}/leave", {"seat": 4}).status == 200
    return Others(guest, left, secrets)


@pytest.fixture(scope="module")
def other_table(case: Case) -> Any:
    """What the host of another table was told."""
    return case.here.program(**{"x-house-key": KEY}).make(ME, OPEN, program=True)


def wrong_secrets(case: Case, other: Any) -> dict[str, str]:
    """Secrets and tokens that open nothing here."""
    return {
        "none": "",
        "an old secret": case.old_secret,
        "the secret of another table": other["seats"][0]["secret"],
        "the invite of another table": token_of(other["seats"][1]["invite"]),
        "the organiser of another table": token_of(other["organiser"]),
        "the closed link of this table": token_of(case.told["link"]),
        "a guess": "A" * 43,
        **case.other_secrets,
    }


BODIES: dict[str, Any] = {
    "/claim": lambda wrong: {"token": wrong, "seat": 4, "name": "Eve"},
    "/leave": lambda wrong: {"seat": 0, "secret": wrong},
    "/device": lambda wrong: {"seat": 0, "secret": wrong},
    "/rematch": lambda wrong: {"seat": 0, "secret": wrong},
    "/invite": lambda wrong: {"seat": 4, "organiser": wrong},
    "/host": lambda wrong: {"organiser": wrong, "action": "kick", "seat": 0},
    "": lambda wrong: {"organiser": wrong},
}
"""What is sent to each endpoint of a table that changes something; "" deletes it."""

SEATS: dict[str, Any] = {"seat_bot": {"seat": 4, "bot": "merchant"}, "reinvite": {"seat": 4}}


def hosting(action: str) -> Any:
    """What is sent to have a host's action done, which could be done at the table."""
    more = SEATS.get(action, {"seat": 0})
    return lambda wrong: {"organiser": wrong, "action": action, **more}


ASKED: dict[str, tuple[str, Any]] = {
    **{end: (end, body) for end, body in BODIES.items()},
    **{f"/host {action}": ("/host", hosting(action)) for action in get_args(HostAction)},
}
"""All that may be asked for at a table by somebody: the endpoint, and the body."""


def test_no_endpoint_that_changes_a_table_is_left_out() -> None:
    known = {f"/tables/{{table}}{end}" for end in BODIES}

    changing = {route.path for route in EVERY if route.method != "GET" and "{table}" in route.path}

    assert changing == known


@pytest.mark.parametrize("what", ASKED)
def test_wrong_credentials_change_nothing_and_tell_nothing(
    case: Case, other_table: Any, what: str
) -> None:
    end, body = ASKED[what]
    method = "POST" if end else "DELETE"
    before = case.here.program().get(case.path).body

    for who, stranger in case.strangers.items():
        for kind, wrong in wrong_secrets(case, other_table).items():
            case.here.premises.limits = Limits()
            answer = stranger.ask(method, f"{case.path}{end}", body(wrong))

            assert answer.status in (401, 403, 404), (who, kind, answer.text)
            assert set(answer.body) == {"refusal", "line"}
            assert not any(name in answer.text for name in ("Ana", "Ben", "Cleo"))
            assert "set-cookie" not in answer.headers
    after = case.here.program().get(case.path).body
    seats = [
        {**seat, "away_ms": now["away_ms"]}
        for seat, now in zip(before["table"]["seats"], after["table"]["seats"], strict=True)
    ]
    assert after["table"] == {**before["table"], "seats": seats}


@pytest.mark.parametrize("at", ["left", "kicked"])
def test_whoever_is_gone_from_a_game_that_goes_on_may_do_nothing_there(
    tmp_path: Path, at: str
) -> None:
    with stage(tmp_path) as here:
        host, browser, program = here.program(), here.browser(), here.program()
        told = host.make(ME, OPEN, OPEN, program=True, script=[])
        path, organiser = f"/tables/{told['table']['id']}", token_of(told["organiser"])
        claims = [{"token": token_of(told["seats"][seat]["invite"])} for seat in (1, 2)]
        assert browser.post(f"{path}/claim", {**claims[0], "name": "Ben"}).status == 200
        named = {**claims[1], "name": "Cleo", "program": True}
        secret = program.post(f"{path}/claim", named).body["secret"]
        for seat, who, proof in ((1, browser, ""), (2, program, secret)):
            if at == "kicked":
                kick = {"organiser": organiser, "action": "kick", "seat": seat}
                assert host.post(f"{path}/host", kick).status == 200
            else:
                assert who.post(f"{path}/leave", {"seat": seat, "secret": proof}).status == 200
        before = here.program().get(path).body["table"]["seats"]
        assert [seat["bot"] != "" for seat in before] == [False, True, True]

        for seat, who, proof in ((1, browser, ""), (2, program, secret)):
            for end in ("/leave", "/device", "/rematch"):
                answer = who.post(f"{path}{end}", {"seat": seat, "secret": proof})
                assert (answer.status, answer.code) == (403, "not-your-seat"), (end, seat)
            for end in ("/host", "/invite", ""):
                body = BODIES[end](proof) | ({"seat": seat} if end else {})
                assert who.ask("POST" if end else "DELETE", f"{path}{end}", body).status == 403

        after = here.program().get(path).body["table"]["seats"]
        assert [{**seat, "away_ms": None} for seat in after] == [
            {**seat, "away_ms": None} for seat in before
        ]


@pytest.mark.parametrize("route", EVERY, ids=lambda route: f"{route.method} {route.path}")
def test_a_table_that_is_not_there_is_nowhere(case: Case, route: Any) -> None:
    if "{table}" not in route.path:
        return
    end = route.path.removeprefix("/tables/{table}")
    body = None if route.method == "GET" else BODIES[end]("x")
    case.here.premises.limits = Limits()

    answer = case.here.program().ask(route.method, f"/tables/{NOT_THERE}{end}", body)

    assert (answer.status, answer.code) == (404, "no-such-table")


def test_no_get_changes_anything(tmp_path: Path) -> None:
    with stage(tmp_path) as here:
        ana = here.browser()
        told = ana.make(ME, OPEN, BOT)
        path = f"/tables/{told['table']['id']}"
        token = token_of(told["link"])
        room = here.house.rooms.known(told["table"]["id"])
        assert room is not None
        before = room.document

        for end in ("", *BODIES, "/record"):
            ana.get(f"{path}{end}?token={token}&seat=1&name=Eve&action=close&organiser={token}")
        for route in EVERY:
            ana.ask("GET", route.path.replace("{table}", told["table"]["id"]))

        assert room.document == before
        assert here.program().get(path).body["table"]["seats"][1]["kind"] == "open"


@pytest.mark.parametrize("end", ["/leave", "/device", "/host"])
def test_a_process_that_knows_an_old_table_believes_no_old_secret(tmp_path: Path, end: str) -> None:
    with stage(tmp_path, house_key=KEY) as here, stage(tmp_path, house_key=KEY) as there:
        told = here.program(**{"x-house-key": KEY}).make(ME, BOT, program=True, script=[])
        path, old = f"/tables/{told['table']['id']}", told["seats"][0]["secret"]
        organiser = token_of(told["organiser"])
        assert there.program().post(f"{path}/device", {"seat": 0, "secret": old}).status == 200
        offered = here.program().post(f"{path}/device", {"seat": 0, "secret": old}).body
        claim = {"token": token_of(offered["invite"]), "program": True}
        new = here.program().post(f"{path}/claim", claim).body["secret"]

        body = BODIES[end](old if end != "/host" else "guess")
        answer = there.program().post(f"{path}{end}", body)

        assert answer.status == 403
        assert here.program().post(f"{path}/device", {"seat": 0, "secret": new}).status == 200
        hosted = {"organiser": organiser, "action": "mute", "seat": 0}
        assert there.program().post(f"{path}/host", hosted).status == 200
