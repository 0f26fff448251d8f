"""Write the golden games: complete games that must replay to the same text for ever.

Run it with `make golden`; it says which files changed. Everything comes from fixed secrets and
whole numbers, so every machine and every version of Python writes the same bytes.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from heliopolis.core.chance import Dealer, SealedDealer, commitment_to, pick
from heliopolis.core.contract import CHANCE
from heliopolis.core.value import value
from heliopolis.games import Game, Move, Position, make_game
from heliopolis.ra import EDITIONS
from heliopolis.record import Record, Seal, dealt_suns, write_record

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
NAMES: Final = ("Ana", "Ben", "Cleo", "Dua", "Emre")
WORDS: Final = ("lotus", "", "papyrus", "", "κάνθαρος")

Taste = dict[str, int]
"""How much a player likes moves, by their first word; 1 where it is not named."""
RANDOM: Final[Taste] = {}
GODS: Final[Taste] = {"draw": 12, "god": 4, "done": 10, "bid": 2, "pass": 3}


@value
class Plan:
    """How one golden game is played; further seals take over after so many moves."""

    name: str
    game: Game
    taste: Taste
    words: tuple[str, ...]
    takes_over: tuple[int, ...] = ()


def plans() -> Iterator[Plan]:
    """Every golden game."""
    for edition in EDITIONS:
        for players in range(2, 6):
            game = make_game("ra", players, edition)
            yield Plan(f"ra-{players}-{edition}-random", game, RANDOM, ("",) * players)
            yield Plan(f"ra-{players}-{edition}-gods", game, GODS, WORDS[:players])
    at_once = make_game("ra", 3, "rio-grande", {"disasters": "at-once", "names": "windrider"})
    yield Plan("ra-3-overrides", at_once, GODS, ("",) * 3)
    yield Plan("ra-4-new-dealers", make_game("ra", 4), GODS, WORDS[:4], (57, 120))


def secret_of(text: str) -> bytes:
    """A fixed secret."""
    return hashlib.sha256(f"golden game {text}".encode()).digest()


def choose(position: Position, taste: Taste, dealer: Dealer) -> Move:
    """A legal move by taste."""
    moves = position.moves()
    return moves[pick(dealer, [taste.get(str(move).split()[0], 1) for move in moves])]


def play(plan: Plan) -> Record:
    """The whole game of a plan."""
    seals = tuple(_seal(plan, first_move) for first_move in (0, *plan.takes_over))
    player = SealedDealer(secret_of(f"{plan.name} players"))
    dealer = seals[0].dealer()
    position = plan.game.start(dealer)
    suns = dealt_suns(position)
    moves: list[Move] = []
    while not position.over:
        for seal in seals[1:]:
            if seal.first_move == len(moves):
                dealer = seal.dealer()
        chance = position.actor is CHANCE
        move = position.deal(dealer) if chance else choose(position, plan.taste, player)
        moves.append(move)
        position = position.play(move).position
    return Record(plan.game, NAMES[: plan.game.players], suns, tuple(moves), seals)


def _seal(plan: Plan, first_move: int) -> Seal:
    secret = secret_of(f"{plan.name} {first_move}")
    return Seal(first_move, commitment_to(secret), plan.words, secret)


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
