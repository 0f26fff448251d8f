"""Games at a table server, at the prompt: the same screens, and a line that may be cut."""

import importlib.util
import io
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, cycle
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from heliopolis.core.errors import HeliopolisError
from heliopolis.record import Proved, load_record, verify
from heliopolis.terminal import remote, remote_place
from heliopolis.terminal.console import Console
from heliopolis.terminal.join import Options, join
from heliopolis.terminal.remote import INTERRUPTED, TURNED_AWAY
from heliopolis.texts import LANGUAGES, Catalogue
from heliopolis.wire.links import read_link
from tests.sentences import in_english
from tests.terminal.pseudo_terminal import at_a_terminal
from tests.terminal.stage import ENGLISH, Keyboard, Script, saved_game
from tests.terminal.table_server import BOT, OPEN, SEED, Other, TableServer

ROOT = Path(__file__).parents[2]
OVERRIDES = {"ra": {}, "ra-dice": {"sun_track": "3"}}
LEFT = "Come back with: heliopolis join "


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TableServer]:
    """A server, and guests whose words are no secret: chance is the same whenever this is run."""
    monkeypatch.setattr(remote_place, "new_seed", lambda: SEED)
    with TableServer(tmp_path / "tables.db") as server:
        yield server


@pytest.fixture
def remote_bot(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The example, which does not wait here."""
    spec = importlib.util.spec_from_file_location("remote_bot", ROOT / "examples/remote_bot.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "sleep", lambda seconds: None)
    return module


class Guest:
    """Somebody at a prompt who types a script."""

    def __init__(self, script: Script = (), catalogue: Catalogue = ENGLISH) -> None:
        self._out = io.StringIO()
        self._catalogue = catalogue
        self._console = Console(Keyboard(script), self._out)

    @property
    def text(self) -> str:
        return self._out.getvalue()

    def join(self, link: str, name: str = "") -> int:
        return join(Options(link, name), self._console, self._catalogue)


def shown(script: Script, link: str, name: str = "", status: int = 0) -> str:
    """What somebody sees while a script is typed."""
    guest = Guest(script)
    assert guest.join(link, name) == status
    return guest.text


def coming(link: str, name: str = "") -> Callable[[Console], int]:
    """Lets somebody join at a console."""
    return lambda console: join(Options(link, name), console, ENGLISH)


def refused(link: str, name: str = "Ana") -> str:
    """Why somebody cannot join."""
    try:
        Guest().join(link, name)
    except HeliopolisError as error:
        return in_english(error)
    raise AssertionError("somebody could join")


def seats_in(folder: Path) -> list[Path]:
    """The files of the seats in a data folder."""
    return list((folder / "heliopolis" / "seats").glob("[!.]*"))


# ---- whole games ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players"), [("ra", 2), ("ra", 3), ("ra", 5), ("ra-dice", 2), ("ra-dice", 4)]
)
def test_a_person_and_a_remote_bot_play_a_whole_game(
    game: str, players: int, tables: TableServer, remote_bot: ModuleType, data_folder: Path
) -> None:
    bots = [BOT] * (players - 2)
    made = tables.make(OPEN, OPEN, *bots, game=game, overrides=OVERRIDES[game])
    ana = Guest(cycle(["1", "keep"]))

    with ThreadPoolExecutor() as pool:
        bot = pool.submit(remote_bot.play, read_link(made.invites[1]), "uniform")
        status = ana.join(made.invites[0], "Ana")
        result = bot.result(timeout=120)

    assert status == 0
    record = load_record(saved_game(data_folder))
    assert record == made.record()
    assert isinstance(verify(record), Proved)
    assert all(record.seals[-1].words[:2])
    ranking = ana.text.rpartition("Final points\n")[2]
    for seat, points in enumerate(result.scores):
        name = "You" if seat == 0 else record.seats[seat]
        assert [line for line in ranking.split("\n") if name in line and str(points) in line]
    assert "Check every " in ranking
    assert seats_in(data_folder) == []


@pytest.mark.parametrize("game", OVERRIDES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_told_fits_the_screen(language: str, game: str, tables: TableServer) -> None:
    catalogue = Catalogue(language)
    made = tables.make(OPEN, BOT, BOT, game=game, overrides=OVERRIDES[game], clock="bank 600 + 5")
    asked = [catalogue.say(f"command-{name}") for name in ("help", "rules", "sheet", "back")]
    guest = Guest(chain(asked, cycle(["1", "keep"])), catalogue)

    assert guest.join(made.link, "Ana") == 0

    lines = [line for line in guest.text.split("\n") if "heliopolis/games" not in line]
    assert [line for line in lines if len(line) > 80] == []
    assert catalogue.say("play-type-help") in guest.text
    assert catalogue.say("join-times", times="")[:-1] in guest.text


# ---- at the table ---------------------------------------------------------------------------


def test_the_table_is_shown_and_asked_as_at_home(tables: TableServer) -> None:
    made = tables.make(OPEN, BOT, BOT)

    text = shown(["quit"], made.invites[0], "Ana")

    assert text.startswith(
        "Ra for 3 players, Rio Grande edition.\n"
        "Seats, clockwise: You, Uniform 1, Uniform 2.\n"
        "All seats are taken."
    )
    assert f"the SHA-256 of the secret is\n{made.record().seals[0].commitment.hex()}\n" in text
    table = text.partition("Type ? for help.\n\n")[2]
    assert table.startswith("Epoch 1 of 3. Your turn.\nRa track:      - - - - - - - -   0 of 8")
    assert " 1  draw  draw a tile from the bag\n 2  ra    invoke Ra: an auction for the" in table


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fly", '"fly" is no move and no command. Moves here: draw and ra. ? for help.'),
        ("", "Type a move's number or its text; ? for help."),
        ("bid 5", "It is your turn to draw, invoke Ra or play a god. (R-3.1)"),
        ("7", "The moves here are numbered 1 to 2."),
        ("sheet", "No epoch has been scored yet."),
        ("bag", "In the bag: 1"),
        ("table", "Epoch 1 of 3. Your turn."),
        ("save", "Saved in "),
        ("rules", "The rules in short"),
        ("?", "Type the number of a move, or its text, or one of these:"),
        ("say", '"say" is no move and no command.'),
        ("back", "No bot plays for you."),
    ],
)
def test_whatever_is_typed_is_answered_and_asked_again(
    typed: str, answer: str, tables: TableServer
) -> None:
    made = tables.make(OPEN, BOT)

    text = shown([typed, "draw"], made.invites[0], "Ana")

    after = text.partition(f"Your move: {typed}\n")[2]
    assert after.lstrip("\n").startswith(answer)
    assert "\nYour move: draw\n\nYou draw " in after


def test_help_has_the_commands_of_a_table_of_people(tables: TableServer) -> None:
    made = tables.make(OPEN, BOT, chat=True)
    quiet = tables.make(OPEN, BOT, chat=False)

    told, less = shown(["?"], made.link, "Ana"), shown(["?"], quiet.link, "Ana")

    for command in ("limit", "resign", "back", "agree", "disagree", "save", "quit"):
        assert f"\n  {command} " in told
        assert f"\n  {command} " in less
    assert "\n  say " in told
    assert "\n  say " not in less


def test_who_comes_and_goes_before_the_game_is_told(tables: TableServer) -> None:
    made = tables.make(OPEN, OPEN, OPEN)
    ben: list[Any] = []

    text = at_a_terminal(
        [
            ("Your name:", "Ana"),
            ("Waiting for 2 more players.\n", lambda: ben.append(made.claim(1, "Ben"))),
            ("Ben sits down.\nWaiting for 1 more player.\n", "table"),
            ("The game has not begun yet.\n", lambda: made.leave(1, ben[0]["secret"])),
            ("Ben leaves the table.\nWaiting for 2 more players.\n", "resign"),
        ],
        coming(made.invites[0]),
        status=TURNED_AWAY,
    )

    assert "Seats, clockwise: You, (free), (free).\nWaiting for 2 more players.\n" in text
    assert text.endswith("You have left the table.\n")


def test_people_talk_and_wait_for_each_other(
    tables: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote, "_TICK", 0.05)
    made = tables.make(OPEN, OPEN, chat=True)
    others: list[Other] = []

    text = at_a_terminal(
        [
            ("Waiting for 1 more player.", lambda: others.append(Other(made, 1, "Ben"))),
            ("Your move: ", lambda: others[0].say("good luck")),
            ("Ben: good luck\nYour move: ", "say thanks"),
            ("You: thanks\nYour move: ", "draw"),
            ("You draw", "2"),
            ("It is not your turn.\nCommands here: table, bag, sheet, rules, say,", ""),
            ("Waiting for Ben.", lambda: others[0].play("ra")),
            ("Ben invokes Ra.", lambda: others[0].close()),
            ("Your move: ", "pass"),
            ("You pass.", ""),
            ("Waiting for Ben, who is not connected.", "quit"),
        ],
        coming(made.invites[0], "Ana"),
    )

    assert f"\n{LEFT}'{made.invites[0]}' --name Ana\n" in text


def test_a_bot_plays_for_who_resigns_until_the_seat_is_taken_back(tables: TableServer) -> None:
    made = tables.make(OPEN, OPEN)
    others: list[Other] = []

    text = at_a_terminal(
        [
            ("Waiting for 1 more player.", lambda: others.append(Other(made, 1, "Ben"))),
            ("Your move: ", "resign"),
            ("A bot plays for you now. Type back to play again yourself.", "1"),
            ("It is not your turn.", "back"),
            ("You play again.", lambda: others[0].resign()),
            ("A bot plays for Ben now.", lambda: others[0].take_back()),
            ("Ben plays again.", "quit"),
        ],
        coming(made.invites[0], "Ana"),
    )

    assert text.count("You play again.") == 1
    hands = [(hand.seat, hand.occupant) for hand in made.record().hands]
    assert hands == [(0, "merchant"), (0, "-"), (1, "merchant"), (1, "-")]


def test_a_browser_and_a_terminal_agree_to_end_the_game(tables: TableServer) -> None:
    made = tables.make(OPEN, OPEN)
    others: list[Other] = []

    text = at_a_terminal(
        [
            ("Waiting for 1 more player.", lambda: others.append(Other(made, 1, "Ben"))),
            ("Your move: ", "disagree"),
            ("You would rather play on, and the game does not end.\nYour move: ", "agree"),
            ("You agree to end the game. It ends without a result when all", "agree"),
            ("You agree to end the game.", "disagree"),
            ("You would rather play on", lambda: others[0].agree()),
            ("Ben agrees to end the game.", lambda: others[0].disagree()),
            ("Ben would rather play on.", lambda: others[0].agree(1)),
            ("Ben agrees to end the game.", "agree"),
            ("The game was ended by agreement.\nThe game is saved in ", ""),
        ],
        coming(made.invites[0], "Ana"),
    )
    others[0].close()

    assert text.count("Type agree if you agree too.") == 2
    record = made.record()
    assert isinstance(verify(record), Proved)
    assert not record.moves


def test_whose_seat_a_bot_plays_agrees_to_nothing(tables: TableServer) -> None:
    made = tables.make(OPEN, OPEN)
    others: list[Other] = []

    text = at_a_terminal(
        [
            ("Waiting for 1 more player.", lambda: others.append(Other(made, 1, "Ben"))),
            ("Your move: ", "agree"),
            ("You agree to end the game.", "resign"),
            ("A bot plays for you now.", "agree"),
            ("That is not your seat.", "quit"),
        ],
        coming(made.invites[0], "Ana"),
    )
    others[0].close()

    assert "You would rather play on" not in text


def test_who_has_set_a_limit_bids_and_passes_by_itself(tables: TableServer) -> None:
    made = tables.make(OPEN, OPEN, OPEN)
    others: list[Other] = []

    def come() -> None:
        others.extend(Other(made, seat, name) for seat, name in ((1, "Ben"), (2, "Cleo")))

    text = at_a_terminal(
        [
            ("Waiting for 2 more players.", come),
            ("Waiting for Cleo.", lambda: others[1].play("draw")),
            ("Your move: ", "limit 9"),
            ("No auction is running,", "limit"),
            ("Type limit and a sun, as in limit 9,", "draw"),
            ("You draw", lambda: others[0].play("ra")),
            ("Ben invokes Ra.", "limit high"),
            ("Type limit and a sun, as in limit 9,", "limit 16"),
            ("You bid up to 16 by yourself when it is your turn,", "limit"),
            ("You do not bid by yourself any more.", "limit 1"),
            ("You bid up to 1 by yourself when it is your turn,", lambda: others[1].play("pass")),
            ("You pass.", "quit"),
        ],
        coming(made.invites[0], "Ana"),
    )
    for other in others:
        other.close()

    assert [str(move) for move in made.record().moves if not str(move).startswith("+")][-2:] == [
        "pass",
        "pass",
    ]
    assert text.rpartition("You bid up to 1 ")[2].count("Your move: ") == 0


def test_whoever_sets_a_limit_when_asked_is_asked_no_more(tables: TableServer) -> None:
    made = tables.make(OPEN, BOT)

    text = at_a_terminal(
        [
            ("Your move: ", "ra"),
            ("You invoke Ra.", ""),
            ("Your move: ", "limit 16"),
            ("You bid up to 16 by yourself", ""),
            ("You bid ", "quit"),
        ],
        coming(made.invites[0], "Ana"),
    )

    assert "You do not bid by yourself any more." not in text


def test_the_dice_game_has_no_auctions_and_no_limits(tables: TableServer) -> None:
    made = tables.make(OPEN, BOT, game="ra-dice", overrides=OVERRIDES["ra-dice"])

    text = shown(["?", "limit 9", "quit"], made.link, "Ana")

    assert "\n  limit " not in text
    assert '"limit 9" names no dice.' in text


def test_who_watches_plays_nothing(tables: TableServer, data_folder: Path) -> None:
    made = tables.make(OPEN, OPEN, game="ra-dice", overrides=OVERRIDES["ra-dice"])
    ben = Other(made, 1, "Ben")

    typed = at_a_terminal(
        [
            ("Seats, clockwise: (free), Ben.", "1"),
            ("Who watches cannot do that.", "?"),
            ("\n  quit", "resign"),
            ("Who watches cannot do that.", "quit"),
        ],
        coming(made.watch),
    )
    ben.close()

    assert "\n  resign" not in typed  # the help does not offer it
    assert typed.endswith(f"{LEFT}'{made.watch}'\n")
    assert seats_in(data_folder) == []


def test_who_watches_in_a_pipe_reads_the_game_to_its_end(
    tables: TableServer, remote_bot: ModuleType, data_folder: Path
) -> None:
    made = tables.make(OPEN, BOT)
    with ThreadPoolExecutor() as pool:
        bot = pool.submit(remote_bot.play, read_link(made.link), "uniform")
        text = shown(["quit"], made.watch)
        bot.result(timeout=120)

    assert text.count("\nRa track:") >= 1
    assert "Final points\n  1  " in text
    assert not (data_folder / "heliopolis" / "games").exists()


# ---- leaving and coming back ----------------------------------------------------------------


def test_the_same_link_leads_back_to_the_same_seat(tables: TableServer, data_folder: Path) -> None:
    made = tables.make(OPEN, BOT)

    left = shown(["draw", "quit"], made.invites[0], "Ana")
    (file,) = seats_in(data_folder)
    back = shown(["quit"], made.invites[0])

    assert left.endswith(f"{LEFT}'{made.invites[0]}' --name Ana\n")
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700
    assert "Seats, clockwise: You, Uniform 1.\nThe game goes on after " in back
    assert "Your move: quit\n" in back


def test_who_comes_back_is_told_what_was_missed(tables: TableServer) -> None:
    made = tables.make(OPEN, OPEN)
    ben = Other(made, 1, "Ben")
    at_a_terminal(
        [("Your move: ", "draw"), ("You draw", "quit")],
        coming(made.invites[0], "Ana"),
    )
    ben.play("draw")

    text = shown(["quit"], made.invites[0])
    ben.close()

    assert "The game goes on after 2 moves.\n" in text
    assert "\nBen draws " in text
    assert "You draw" not in text


def test_one_link_gives_every_name_a_seat_of_its_own(tables: TableServer) -> None:
    made = tables.make(OPEN, OPEN, OPEN)
    seats = []

    for name in ("Ana", "Ben", "Ana"):
        text = at_a_terminal([("Waiting for ", "quit")], coming(made.link, name))
        seats.append(text.partition("clockwise: ")[2].partition("\n")[0])

    assert seats == ["You, (free), (free).", "Ana, You, (free).", "You, Ben, (free)."]


def test_a_seat_that_is_played_in_another_window_is_not_taken_up(tables: TableServer) -> None:
    made = tables.make(OPEN, OPEN)
    said: list[str] = []

    at_a_terminal(
        [
            ("Waiting for ", lambda: said.append(refused(made.link, "Ana"))),
            ("", "quit"),
        ],
        coming(made.link, "Ana"),
    )

    assert said == ["That seat is being played here already, in another window."]


def test_who_has_no_home_plays_and_cannot_come_back(
    tables: TableServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    made = tables.make(OPEN, BOT)

    text = shown(["draw", "quit"], made.invites[0], "Ana")

    assert "You draw" in text
    assert text.endswith("To come back, ask the host for a new link.\n")


def test_a_server_that_stops_and_starts_again_loses_nothing(tables: TableServer) -> None:
    made = tables.make(OPEN, BOT)

    def restart() -> str:
        tables.restart()
        return "draw"

    text = shown(["draw", restart, "table", "quit"], made.invites[0], "Ana")

    lost = "The connection is lost; it is being tried again.\n"
    back = "The connection is back.\n"
    assert text.count(lost) == text.count(back) == 1
    assert text.count("Your move: draw\n") == 2
    assert [str(move) for move in made.record().moves].count("draw") >= 2
    assert text.index(lost) < text.index(back) < text.rindex("Epoch 1 of 3.")


def test_what_was_said_is_told_once_also_when_the_line_was_cut(tables: TableServer) -> None:
    made = tables.make(OPEN, BOT, chat=True)

    text = at_a_terminal(
        [
            ("Your move: ", "say hello"),
            ("You: hello\nYour move: ", tables.restart),
            ("The connection is back.\nYour move: ", "say again"),
            ("You: again\nYour move: ", "quit"),
        ],
        coming(made.link, "Ana"),
    )

    assert text.count("You: hello") == 1


def test_whoever_answers_while_the_line_is_cut_has_answered_once(tables: TableServer) -> None:
    made = tables.make(OPEN, OPEN)
    ben = Other(made, 1, "Ben")

    text = at_a_terminal(
        [
            ("Your move: ", tables.stop),
            ("it is being tried again.\nYour move: ", "draw"),
            ("draw\n", tables.start),
            ("The connection is back.", ""),
            ("You draw", "quit"),
        ],
        coming(made.invites[0], "Ana"),
    )
    ben.close()

    assert text.count("You draw") == 1
    assert [str(move) for move in made.record().moves].count("draw") == 1


def test_ctrl_c_leaves_and_says_how_to_come_back(tables: TableServer) -> None:
    made = tables.make(OPEN, BOT)

    def interrupt() -> None:
        os.kill(os.getpid(), signal.SIGINT)

    text = at_a_terminal(
        [("Your move: ", interrupt)],
        coming(made.link, "Ana"),
        status=INTERRUPTED,
    )

    assert text.endswith(f"\nYour move: \n{LEFT}'{made.link}' --name Ana\n")


# ---- being refused and sent away ------------------------------------------------------------


def test_a_link_that_leads_nowhere_is_refused_by_name(tables: TableServer) -> None:
    made = tables.make(OPEN, BOT)
    taken = tables.make(OPEN, OPEN)
    taken.claim(0, "Zoe")

    assert refused("hello") == '"hello" is no link to a table.'
    assert refused(f"{tables.address}/#join/none/abc").startswith("There is no such table;")
    assert refused(taken.invites[0]).startswith("This link opens no seat, or was used already.")
    assert refused(made.organiser).startswith("This link is for the host of the table;")
    assert refused(made.invites[0], "").startswith("Your seat needs a name: add --name")
    assert refused(made.invites[0], "x" * 25).startswith("A name has 1 to 24 ")
    assert refused("http://127.0.0.1:1/#join/abc/def") == (
        "No table server answers at http://127.0.0.1:1: nothing is running there."
    )


def test_who_comes_too_late_is_told_how_to_watch(tables: TableServer) -> None:
    made = tables.make(OPEN, BOT)
    shown(["quit"], made.invites[0], "Ana")
    guest = Guest()

    with pytest.raises(HeliopolisError, match="table-started"):
        guest.join(made.link, "Zoe")

    assert guest.text == f"You can watch with: heliopolis join '{made.watch}'\n"


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("kick", "The host has taken your seat away.\n"),
        ("reinvite", "Your seat is played from elsewhere now.\n"),
    ],
)
def test_who_is_sent_away_is_told_why(
    action: str, said: str, tables: TableServer, data_folder: Path
) -> None:
    made = tables.make(OPEN, BOT)

    text = at_a_terminal(
        [("Your move: ", lambda: made.host(action, 0))],
        coming(made.link, "Ana"),
        status=TURNED_AWAY,
    )

    assert text.endswith(said)
    assert seats_in(data_folder) == []


def test_a_table_that_is_closed_ends_the_visit(tables: TableServer) -> None:
    made, empty = tables.make(OPEN, BOT), tables.make(OPEN, OPEN)

    begun = at_a_terminal(
        [("Your move: ", lambda: made.host("close"))],
        coming(made.link, "Ana"),
    )
    waiting = at_a_terminal(
        [("Waiting for 1 more player.", lambda: empty.host("close"))],
        coming(empty.link, "Ana"),
    )

    assert "Nobody came back to the game, so it was ended.\nThe game is saved in " in begun
    assert waiting.endswith("This table is closed, and nobody has played at it.\n")


def test_a_table_that_was_played_shows_how_it_came_out(tables: TableServer) -> None:
    made = tables.make(OPEN, BOT, game="ra-dice", overrides=OVERRIDES["ra-dice"])
    played = shown(cycle(["1", "keep"]), made.link, "Ana")

    watched = shown([], made.watch)

    result = played.partition("Final points\n")[2].partition("The game is saved")[0]
    assert watched.endswith(
        f"Seats, clockwise: Ana, Uniform 1.\nFinal points\n{result}".replace("You", "Ana")
    )
