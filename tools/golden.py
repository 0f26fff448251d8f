"""Write the golden games: complete sealed games that must replay to the same text for ever.

Run it with `make golden`; it says which files changed. The games in `tests/golden/moves` are older
than the present seals and not written by anything. Everything comes from fixed secrets and
whole numbers, so every machine and every version of Python writes the same bytes.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Final

from heliopolis.core.chance import Dealer, SealedDealer, commitment_to, pick
from heliopolis.core.contract import CHANCE
from heliopolis.core.value import value
from heliopolis.dice import COLOURS
from heliopolis.games import Game, Move, Position, make_game
from heliopolis.ra import EDITIONS
from heliopolis.record import ClockSetting, Hand, Record, Seal, write_record

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
NAMES: Final = ("Ana", "Ben", "Cleo", "Dua", "Emre")
WORDS: Final = ("lotus", "", "papyrus", "", "κάνθαρος")

Taste = dict[str, int]
"""How much a player likes moves, by all of it or by its first word; 1 where it is not named."""
RANDOM: Final[Taste] = {}
GODS: Final[Taste] = {"draw": 12, "god": 4, "done": 10, "bid": 2, "pass": 3}
DISASTERS: Final[Taste] = {
    f"roll {' '.join(dice)}": 6**count
    for count in range(1, 6)
    for dice in combinations(COLOURS, count)
} | {"disaster": 1_000, "flood": 20, "civ": 100, "nile": 4, "monument": 20}
"""Who rolls whatever is no Sun gets Suns; who builds has something to lose."""


@value
class Plan:
    """How one golden game is played; further seals take over after so many moves.

    With `distinct` the players choose like bots, from moves that do not come to the same. With
    `everything` the record has all headers that the notation knows, and times.
    """

    name: str
    game: Game
    taste: Taste
    words: tuple[str, ...]
    takes_over: tuple[int, ...] = ()
    distinct: bool = False
    everything: bool = False


def plans() -> Iterator[Plan]:
    """Every golden game."""
    yield from plans_of_ra()
    yield from plans_of_dice()


def plans_of_ra() -> Iterator[Plan]:
    """The golden games of Ra."""
    for edition in EDITIONS:
        for players in range(2, 6):
            game = make_game("ra", players, edition)
            yield Plan(f"ra-{players}-{edition}-random", game, RANDOM, ("",) * players)
            yield Plan(f"ra-{players}-{edition}-gods", game, GODS, WORDS[:players])
    at_once = make_game("ra", 3, "rio-grande", {"disasters": "at-once", "names": "windrider"})
    yield Plan("ra-3-overrides", at_once, GODS, ("",) * 3)
    yield Plan("ra-4-new-dealers", make_game("ra", 4), GODS, WORDS[:4], (57, 57, 120))
    hidden = make_game("ra", 3, scores="hidden")
    yield Plan("ra-3-everything", hidden, GODS, WORDS[:3], (40,), everything=True)


def plans_of_dice() -> Iterator[Plan]:
    """The golden games of the dice game."""
    for players in range(2, 5):
        game = make_game("ra-dice", players)
        none = ("",) * players
        yield Plan(f"dice-{players}-random", game, RANDOM, none, distinct=True)
        yield Plan(f"dice-{players}-disasters", game, DISASTERS, WORDS[:players])
    longer = make_game("ra-dice", 3, overrides={"sun_track": "20"})
    yield Plan("dice-3-overrides", longer, DISASTERS, ("",) * 3)
    yield Plan("dice-4-new-dealers", make_game("ra-dice", 4), DISASTERS, WORDS[:4], (0, 57, 120))
    three = make_game("ra-dice", 3)
    yield Plan("dice-3-everything", three, DISASTERS, WORDS[:3], (40,), everything=True)


def secret_of(text: str) -> bytes:
    """A fixed secret."""
    return hashlib.sha256(f"golden game {text}".encode()).digest()


def choose(position: Position, plan: Plan, dealer: Dealer) -> Move:
    """A legal move by taste."""
    moves: tuple[Move, ...] = position.moves(plan.distinct)
    return moves[pick(dealer, [_liking(plan.taste, str(move)) for move in moves])]


def _liking(taste: Taste, move: str) -> int:
    return taste.get(move, taste.get(move.split()[0], 1))


def play(plan: Plan) -> Record:
    """The whole game of a plan."""
    seals = (_seal(plan, 0, 0), *(_seal(plan, *at) for at in enumerate(plan.takes_over, 1)))
    bots = ("", "merchant", "search:ms=50")[: plan.game.players] if plan.everything else ()
    record = Record(plan.game, NAMES[: plan.game.players], "", seals=seals, bots=bots)
    player = SealedDealer(secret_of(f"{plan.name} players"), b"", ()).at(0)
    position = plan.game.start(_dealer(record, 0))
    opening = plan.game.opening_of(position)
    moves: list[Move] = []
    while not position.over:
        if position.actor is CHANCE:
            move = position.deal(_dealer(record, len(moves) + 1))
        else:
            move = choose(position, plan, player)
        moves.append(move)
        position = position.play(move).position
    record = replace(record, opening=opening, moves=tuple(moves))
    return _with_everything(record) if plan.everything else record


def _with_everything(record: Record) -> Record:
    """The record as that of a timed game in which seats changed hands."""
    times = tuple(1_500 * number + number % 7 for number in range(len(record.moves)))
    return replace(
        record,
        clock=ClockSetting("bank", 600, 5),
        began="2026-11-16T06:30:00Z",
        times=(*times[:10], None, *times[11:]),
        practice=40,
        hands=(Hand(12, 0, "merchant", times[12] - 1), Hand(30, 0, "-"), Hand(30, 2, "?")),
        others=(("venue", "a café, upstairs"), ("round 2", "1")),
    )


def _dealer(record: Record, number: int) -> Dealer:
    """The dealer of one outcome: that of the last seal that covers it."""
    covering = [seal for seal in record.seals if seal.first <= number]
    return covering[-1].dealer(record).at(number)


def _seal(plan: Plan, which: int, moves: int) -> Seal:
    """A seal, the first with the opening and all others after so many moves."""
    secret = secret_of(f"{plan.name} seal {which}")
    return Seal(moves + 1 if which else 0, commitment_to(secret), plan.words, secret)


def main() -> None:
    """Write every file that is not as it should be, and name it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    changed = 0
    files = {FOLDER / f"{plan.name}.ra": write_record(play(plan)) for plan in plans()}
    for path, text in files.items():
        if not path.exists() or path.read_bytes() != text.encode():
            print(f"{'changed' if path.exists() else 'new'}: {path.name}")
            path.write_bytes(text.encode())
            changed += 1
    print(f"{len(files)} golden games, {changed or 'none'} changed")


if __name__ == "__main__":
    main()
