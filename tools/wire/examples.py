"""One example of every message, for the page and for the tests."""

from fractions import Fraction
from functools import cache
from hashlib import sha256
from typing import Any, Final

from heliopolis import games, match, wire
from heliopolis.bots.advice import Advice
from heliopolis.bots.counsel import Counsel
from heliopolis.bots.reasons import Reason
from heliopolis.bots.thoughts import Thought, Thoughts
from heliopolis.bots.worth import Worth
from heliopolis.core.errors import Refusal
from heliopolis.match import Match, Person
from heliopolis.wire import client, rest, server
from heliopolis.wire.structs import RefusalStruct
from heliopolis.wire.tables import ResultStruct, SealingStruct, SeatStruct, TableStruct

ID: Final = "hT4kVb1oWq2s"
NOW: Final = 1_800_000_000_000
WORD: Final = "lotus-5531"
DIGEST: Final = sha256(WORD.encode()).hexdigest()

SAID: Final[tuple[client.ClientMessage, ...]] = (
    client.Hello(wire.VERSION, ID, 0, 0),
    client.Move("c1", 0, "draw"),
    client.Stand("c2", 12, 9),
    client.Withdraw("c3", 12),
    client.Commit("c4", DIGEST),
    client.Reveal("c5", WORD),
    client.Say("c6", "Olá!"),
    client.Advise("c7", 0, 500),
    client.TakeBack("c8", 3),
    client.AgreeEnd("c9"),
    client.DisagreeEnd("c10"),
    client.HandOver("c11", 1, "merchant"),
    client.TakeSeatBack("c12"),
    client.Ping("c13"),
)
"""What a client says."""

TABLE: Final = TableStruct(
    id=ID,
    game="ra",
    edition="rio-grande",
    overrides={},
    scores="open",
    players=2,
    clock="bank 600 + 5",
    pace="brisk",
    public=False,
    advice=False,
    chat=True,
    link_open=True,
    stage="sealing",
    agreed=(),
    seats=(
        SeatStruct("person", "Ana", present=True, committed=True),
        SeatStruct("person", "Ben", away_ms=4000),
    ),
    sealing=SealingStruct(
        table="game: ra\nedition: rio-grande\nseats: Ana, Ben\n",
        commitment=sha256(bytes(32)).hexdigest(),
        starts=1,
        deadline=NOW + 30_000,
        commitments=(DIGEST, ""),
        revealing=False,
    ),
)
REFUSAL: Final = RefusalStruct.of(
    Refusal("no-such-sun", {"seat": 0, "sun": 9, "suns": (7, 3)}, "R-4.1")
)


def advice() -> Advice:
    """What somebody might be told who asks in the first turn of a game."""
    draw, ra = (games.ruleset("ra").parse_move(text) for text in ("draw", "ra"))
    thoughts = Thoughts(
        seat=0,
        spending="even",
        classes=(
            Thought((draw,), 250, (draw,), (0.51, 0.49), (38.2, 37.9)),
            Thought((ra,), 250, (ra,), (0.44, 0.56), (36.0, 38.5)),
        ),
        simulations=500,
        positions=8214,
    )
    return Advice(thoughts, ((), (Reason("suns", -1.5, {}),)))


def _counsel() -> server.CounselStruct:
    """The same with what things are worth."""
    worth = Worth(
        {"ra": 30, "pharaoh": 25}, Fraction(30, 180), (), {"pharaoh": 1.2}, {"pharaoh": (1.2, 0.8)}
    )
    return server.CounselStruct.of(Counsel(worth, advice()))


@cache
def opened() -> Match:
    """A match of which two moves were played."""
    ana, ben = Person("ana"), Person("ben")
    game = games.make_game("ra", 2)
    here = match.propose(game, ["Ana", "Ben"], [ana, ben], secret=bytes(32)).start()
    asked = here.asked
    assert asked is not None
    here.attempt((ana, ben)[asked], asked, "draw", 0)
    here.deal()
    return here


def update_of(here: Match, seat: int | None, since: int) -> server.UpdateFrame:
    """What the server says of a match to an audience that has seen a version."""
    game, look, result = here.game.name, here.look(seat), here.result
    return server.UpdateFrame(
        version=here.version,
        moves=tuple(wire.seen_json(game, seen) for seen in here.seen(seat, since)),
        view=wire.view_json(game, look.view),
        score_now=wire.score_now_json(here.score_now(seat)),
        asked=here.asked,
        options=wire.moves_json(game, look.options),
        standing=look.standing,
        clocks=here.remaining(0),
        result=ResultStruct(result.scores, result.winners) if result else None,
    )


def told() -> tuple[server.Frame, ...]:
    """What the server says."""
    here = opened()
    return (
        server.Welcome(wire.VERSION, TABLE, 0, 0, NOW),
        update_of(here, here.asked, 0),
        server.Table(TABLE),
        server.Accepted("c1", 2),
        server.Refused("c1", REFUSAL, 2),
        server.Said(1, 0, "Ana", "Olá!", NOW),
        server.Advice("c7", 0, _counsel()),
        server.Pong("c12", NOW),
        server.Bye("replaced"),
    )


_ADDRESS: Final = "http://192.168.1.5:8000/#"
_SEATS: Final = (rest.NewSeat("me", "Ana"), rest.NewSeat("open"))

ASKED: Final[tuple[Any, ...]] = (
    rest.NewTable("ra", _SEATS, clock="bank 600 + 5"),
    rest.Claim("x0a1", name="Ben"),
    rest.OfSeat(0),
    rest.Rematch(0),
    rest.Invite(1),
    rest.Delete(),
    rest.Host("h7Qq", "kick", 1),
    rest.Lan(),
    rest.ReplayAsked("game: ra\n…"),
)
"""The bodies of requests."""

ANSWERED: Final[tuple[Any, ...]] = (
    rest.Failure(RefusalStruct.of(Refusal("no-such-edition", {"edition": "x", "editions": ()}))),
    rest.TableMade(
        TABLE,
        (rest.SeatKey(0), rest.SeatKey(1, invite=f"{_ADDRESS}join/{ID}/x0a1")),
        f"{_ADDRESS}join/{ID}/t9Zz",
        f"{_ADDRESS}host/{ID}/h7Qq",
    ),
    rest.TableTold(TABLE),
    rest.Tables((TABLE,)),
    rest.Claimed(TABLE, 1, "s3cr3t"),
    rest.Invited(1, f"{_ADDRESS}join/{ID}/x0a1"),
    rest.Hosted(TABLE, invite=f"{_ADDRESS}join/{ID}/x0a1"),
    rest.Mine((rest.MyTable(TABLE, (0,), True, False, NOW),)),
    rest.Bots("ra", (rest.BotStruct("search:sims=500", "search", 500),)),
    rest.Games(
        (rest.GameStruct("ra", 2, 5, ("rio-grande",), {}, ("open", "hidden"), True),),
        ("instant", "brisk", "calm"),
        ("", "bank 600 + 5"),
        rest.LimitsStruct(24, 300, 64, 200_000),
    ),
    rest.Health(False, "1.0", wire.VERSION, (rest.ReadyStruct("ra", False, 3, 9),), "ok"),
    rest.LanTold("http://192.168.1.5:8000"),
)
"""The bodies of answers."""
