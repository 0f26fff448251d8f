"""What is there to look at: one's own tables, bots, games, health and metrics."""

from pathlib import Path
from typing import Any

import pytest

from heliopolis import games
from heliopolis.bots import read_bot
from heliopolis.server.limits import Buckets
from heliopolis.server.offers import read_offer
from heliopolis.server.store.protocol import StoreAway, StoreFull
from heliopolis.server.workers.compiling import Progress
from tests.server.routes.builders import BOT, KEY, ME, OPEN, Stage, farewell, stage, token_of

MY_BOT = '''
class MyBot:
    """Says what it is in one line.

    And more below.
    """

    games = ("ra",)

    def __init__(self, rng, budget):
        self.rng = rng

    def choose(self, view, legal):
        return legal[0]
'''


def test_a_browser_finds_its_tables_and_whether_it_is_asked(here: Stage) -> None:
    ana, ben = here.browser(), here.browser()
    waiting = ana.make(ME, OPEN)
    playing = ana.make(ME, BOT, script=["9-6-5-2 8-7-4-3"])["table"]["id"]
    ben.post(
        f"/tables/{waiting['table']['id']}/claim",
        {"token": token_of(waiting["link"]), "name": "Ben"},
    )

    mine = {one["table"]["id"]: one for one in ana.get("/mine").body["tables"]}
    bens = ben.get("/mine").body["tables"]

    assert set(mine) == {waiting["table"]["id"], playing}
    assert (mine[playing]["seats"], mine[playing]["owner"]) == ([0], True)
    assert mine[playing]["your_turn"] is True
    assert mine[waiting["table"]["id"]]["your_turn"] is False
    assert (mine[playing]["asked"], mine[waiting["table"]["id"]]["asked"]) == (0, None)
    assert [(one["seats"], one["owner"]) for one in bens] == [([1], False)]


def test_who_has_no_cookie_has_no_tables(here: Stage) -> None:
    here.browser().make(ME, OPEN)

    assert here.browser().get("/mine").body["tables"] == []
    assert here.browser(cookie="heliopolis-x=y").get("/mine").body["tables"] == []


@pytest.mark.parametrize("game", games.names())
def test_every_bot_that_is_offered_can_be_chosen(here: Stage, game: str) -> None:
    bots = here.program().get(f"/bots?game={game}").body["bots"]

    assert bots[0]["bot"] == "uniform"
    assert "merchant" in [bot["bot"] for bot in bots]
    for bot in bots:
        entrant = read_offer(game, bot["bot"], ())
        assert entrant.text == bot["bot"]
        assert entrant.budget.milliseconds is None
        assert entrant.budget.simulations == bot["simulations"]


def test_there_are_no_bots_of_no_game(here: Stage) -> None:
    assert here.program().get("/bots").code == "no-such-game"
    assert here.program().get("/bots?game=chess").code == "no-such-game"


def test_a_bot_in_a_file_is_offered_where_its_game_is_played(tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(MY_BOT)
    name = f"{path}:MyBot"
    with stage(tmp_path, bot_files=(name,)) as here:
        of_ra = here.program().get("/bots?game=ra").body["bots"][-1]
        of_dice = here.program().get("/bots?game=ra-dice").body["bots"]
        table = here.browser().make(ME, {"kind": "bot", "bot": "file:MyBot"})["table"]

    assert of_ra == {
        "bot": "file:MyBot",
        "name": "MyBot",
        "simulations": None,
        "file": True,
        "description": "Says what it is in one line.",
    }
    assert not any(bot["file"] for bot in of_dice)
    assert table["seats"][1]["name"] == "MyBot 1"


def test_the_games_offer_what_a_table_can_be(here: Stage) -> None:
    told = here.program().get("/games").body

    by_name = {game["game"]: game for game in told["games"]}
    assert set(by_name) == set(games.names())
    ra, dice = by_name["ra"], by_name["ra-dice"]
    assert (ra["fewest"], ra["most"], dice["most"]) == (2, 5, 4)
    assert (ra["scores"], dice["scores"]) == (["open", "hidden"], ["open"])
    assert (ra["standing_bids"], dice["standing_bids"]) == (True, False)
    assert ra["overrides"]["disasters"] == ["after-turn", "at-once"]
    for game in (ra, dice):
        assert games.make_game(game["game"], 2).edition.name == game["editions"][0]
        assert read_bot(game["game"], "merchant")


class Slow:
    """A compiler that is not done."""

    def __init__(self, stage: str = "compiling") -> None:
        self.stage = stage
        self.hurried: list[str] = []

    def ready(self, game: str) -> bool:
        return game == "ra"

    def progress(self, game: str) -> Progress:
        done = Progress("ready") if game == "ra" else Progress("compiling", 3, 20)
        return done if self.stage == "compiling" else Progress("failed")

    async def wait(self, game: str) -> None:
        self.hurried.append(game)


def test_health_tells_how_far_the_games_are(tmp_path: Path) -> None:
    with stage(tmp_path, compiler=Slow()) as here:
        told = here.program().get("/health").body

    assert told["ready"] is False
    assert told["games"] == [
        {"game": "ra", "ready": True, "done": 0, "parts": 0, "failed": False},
        {"game": "ra-dice", "ready": False, "done": 3, "parts": 20, "failed": False},
    ]
    assert (told["store"], told["stopping"], told["lan"]) == ("ok", False, "")


def test_a_game_that_is_not_compiled_is_the_next_and_nobody_waits_for_it(tmp_path: Path) -> None:
    slow = Slow()
    with stage(tmp_path, compiler=slow) as here:
        answer = here.browser().post("/tables", {"game": "ra-dice", "seats": [ME, BOT]})
        replay = here.program().post("/replays", {"record": "game: ra-dice\nnotation: 1\n"})
        other = here.browser().post("/tables", {"game": "ra", "seats": [ME, BOT]})

    assert (answer.status, answer.code) == (503, "game-compiling")
    assert (replay.status, replay.code) == (503, "game-compiling")
    assert answer.headers["retry-after"]
    assert slow.hurried == ["ra-dice", "ra-dice"]
    assert other.status == 201


def test_a_game_that_cannot_be_compiled_is_said_to_be(tmp_path: Path) -> None:
    with stage(tmp_path, compiler=Slow("failed")) as here:
        answer = here.browser().post("/tables", {"game": "ra-dice", "seats": [ME, BOT]})
        told = here.program().get("/health").body["games"]

    assert (answer.status, answer.code) == (503, "not-compiled")
    assert [one["failed"] for one in told] == [True, True]


@pytest.mark.parametrize(
    ("fault", "state", "code"),
    [(StoreFull(), "full", "store-full"), (StoreAway(), "away", "store-away")],
)
def test_a_store_in_trouble_is_told(
    here: Stage, monkeypatch: pytest.MonkeyPatch, fault: Exception, state: str, code: str
) -> None:
    async def fail(*_: object) -> None:
        raise fault

    monkeypatch.setattr(here.house.store, "alive", fail)
    monkeypatch.setattr(here.house.store, "create", fail)

    answer = here.browser().post("/tables", {"game": "ra", "seats": [ME, OPEN]})
    assert (answer.status, answer.code) == (503, code)
    assert here.program().get("/health").body["store"] == state


def test_a_mistake_of_ours_is_a_code_and_no_stack(
    here: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr(here.house.store, "create", fail)

    answer = here.browser().post("/tables", {"game": "ra", "seats": [ME, OPEN]})

    assert (answer.status, answer.code) == (500, "server-fault")
    assert "secret" not in answer.text


def test_metrics_count_what_happens(here: Stage) -> None:
    ana = here.browser()
    table = ana.make(ME, BOT, script=[])["table"]["id"]
    headers = {"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000", "cookie": ana.cookie}
    with here.client.websocket_connect("/ws", headers=headers) as socket:
        socket.send_json({"type": "hello", "wire": 1, "table": table, "seat": 0, "since": 0})
        socket.receive_json()

        told = here.program().get("/metrics")
        ana.post(f"/tables/{table}/leave", {"seat": 0})
        assert farewell(socket) == "left"

    assert told.headers["content-type"].startswith("text/plain")
    assert "heliopolis_rooms 1.0" in told.text
    assert "heliopolis_sockets 1.0" in told.text
    assert "heliopolis_spectators 0.0" in told.text
    assert 'heliopolis_requests_total{status="201"} 1.0' in told.text


@pytest.mark.parametrize(
    ("peer", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, 403),
        ("127.0.0.1", {"x-forwarded-proto": "https"}, 403),
        ("127.0.0.1", {"forwarded": "for=127.0.0.1"}, 403),
        ("192.168.1.9", {}, 403),
        ("192.168.1.9", {"x-house-key": "another"}, 403),
        ("192.168.1.9", {"x-house-key": KEY}, 200),
    ],
)
def test_metrics_are_for_this_machine_or_with_the_house_key(
    tmp_path: Path, peer: str, headers: dict[str, str], status: int
) -> None:
    with stage(tmp_path, peer=peer, house_key=KEY) as here:
        assert here.program().get("/metrics", **headers).status == status


@pytest.mark.parametrize(
    ("peer", "settings", "headers"),
    [
        ("192.168.1.9", {}, {}),
        ("127.0.0.1", {}, {"x-forwarded-for": "1.2.3.4"}),
        ("127.0.0.1", {}, {"x-forwarded-proto": "https"}),
        ("127.0.0.1", {}, {"via": "1.1 proxy"}),
        ("127.0.0.1", {"origins": ("https://ra.example",)}, {"host": "ra.example"}),
        ("127.0.0.1", {"trusted_proxy": True}, {}),
    ],
)
def test_only_somebody_at_this_machine_opens_the_door_to_the_network(
    tmp_path: Path, peer: str, settings: dict[str, Any], headers: dict[str, str]
) -> None:
    with stage(tmp_path, peer=peer, **settings) as here:
        answer = here.program().post("/lan", {"open": True}, **headers)

    assert (answer.status, answer.code) == (403, "not-from-here")


def test_a_door_that_is_for_others_to_open_stays_closed(here: Stage) -> None:
    answer = here.program().post("/lan", {"open": True})

    assert (answer.status, answer.code) == (409, "lan-elsewhere")
    assert here.program().post("/lan", {"open": False}).body == {"address": ""}


def test_nothing_is_said_nicely_where_there_is_nothing(here: Stage) -> None:
    nothing = here.program().get("/nothing")
    wrong = here.program().get("/replays")

    assert (nothing.status, nothing.code) == (404, "no-such-page")
    assert (wrong.status, wrong.code) == (405, "wrong-method")
    assert wrong.headers["allow"] == "POST"


def test_too_many_requests_are_too_many(tmp_path: Path) -> None:
    with stage(tmp_path) as here:
        here.stop_time()
        here.premises.limits.requests_of_address = Buckets(0, 20)
        statuses = [here.program().get("/games").status for _ in range(15)]
        statuses += [here.browser(cookie=f"x={n}").get("/games").status for n in range(10)]

    assert statuses == [200] * 20 + [429] * 5


def test_a_server_that_stops_begins_nothing_any_more(here: Stage) -> None:
    here.premises.stopping = True

    answer = here.browser().post("/tables", {"game": "ra", "seats": [ME, OPEN]})

    assert (answer.status, answer.code) == (503, "server-stopping")
    assert here.program().get("/health").body["stopping"] is True


def test_the_client_for_browsers_is_served_where_it_is_built(tmp_path: Path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<p>the table</p>")
    (client / "app.js").write_text("play()")
    with stage(tmp_path, client=client) as here:
        first = here.client.get("/")
        script = here.client.get("/app.js")
        nothing = here.client.get("/nothing.js")
        outside = here.client.get("/..%2ftables.db")

    assert (first.status_code, first.text) == (200, "<p>the table</p>")
    assert script.text == "play()"
    assert "default-src 'self'" in first.headers["content-security-policy"]
    assert (nothing.status_code, outside.status_code) == (404, 404)
