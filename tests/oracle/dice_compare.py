"""The dice engine against its referee: position by position and legal move by legal move."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

from heliopolis import CHANCE, dice
from heliopolis.core.errors import HeliopolisError, IllegalMove, InvalidNotation
from tests.oracle.dice import DiceReferee
from tests.oracle.dice_alike import TooManyMoves, complain_about_moves, complain_about_turn
from tests.oracle.dice_generated import FAIR, SUN_TRACKS, Luck, make_position, pick, throw
from tests.oracle.dice_legal import every_decision, read_outcome
from tests.oracle.dice_views import engine_distinct, snapshot_of, view_of

DECISIONS = every_decision()
MISSPELT = (
    "",
    "Keep",
    "keep ",
    "roll",
    "roll blue red",
    "roll red red",
    "roll  red",
    "flood red blue",
    "pharaoh pink",
    "civ red with blue",
    "civ red blue yellow with green",
    "civ red with red blue",
    "monument red 9",
    "monument red 01",
    "monument red 1 with red",
    "disaster sun",
    "lose red 0",
    "+",
    "+red",
    "+red:gold",
    "+blue:sun red:sun",
    "red:sun",
)
SOMETIMES = 0.03


class Difference(AssertionError):
    """Engine and referee do not agree; says in what, and how to get there."""


def require(what: str, found: object, expected: object) -> None:
    """Complain in words unless the engine's value is the referee's."""
    if found != expected:
        raise Difference(f"{what}: the engine has {found!r}, the referee {expected!r}")


def complain(complaint: str | None) -> None:
    """Complain if there is something to complain about."""
    if complaint:
        raise Difference(f"distinct moves: {complaint}")


class Comparison:
    """A game played by the engine and by the referee at the same time."""

    def __init__(self, position: dice.Position, referee: DiceReferee, rng: Random) -> None:
        self.position = position
        self.referee = referee
        self.rng = rng
        self.played: list[str] = []
        self.alike_checks = 0
        self.too_many = 0
        self.alike_chance = 0.0

    def compare(self) -> list[str]:
        """Require that both see the same position and the same moves; the distinct ones."""
        position, referee = self.position, self.referee
        view = position.view(None)
        found, expected = snapshot_of(view), referee.snapshot()
        if found != expected:
            for name, value in expected.items():
                require(f"view, {name}", found[name], value)
        actor = "chance" if position.actor is CHANCE else position.actor
        require("actor", actor, referee.actor)
        require("phase", position.phase, referee.phase)
        require("turn", position.turn, expected["turn"])
        require("epoch", position.epoch, referee.epoch)
        require("scores", list(position.scores), referee.points)
        require("over", position.over, referee.phase == "over")
        require("winners", list(position.winners), referee.winners)
        require("sheet", position.sheet(), view.sheets)
        if self.rng.random() < SOMETIMES:
            require("view of a staged copy", dice.from_view(view).view(None), view)
            self.require_refusals(view)
        if actor == "chance":
            if self.rng.random() < 0.5 / 6 ** len(referee.rolling()):
                self.compare_odds()
            return []
        return self.compare_moves()

    def compare_moves(self) -> list[str]:
        """Require the same legal moves, and distinct ones among them."""
        legal = [str(move) for move in self.position.moves()]
        if sorted(legal) != self.referee.legal():
            ours, theirs = set(self.referee.legal()), set(legal)
            raise Difference(
                f"legal moves: only the engine has {sorted(theirs - ours)}, "
                f"only the referee {sorted(ours - theirs)}, {len(legal) - len(theirs)} twice"
            )
        distinct = [str(move) for move in self.position.moves(distinct=True)]
        if not set(distinct) <= set(legal) or bool(distinct) != bool(legal):
            raise Difference(f"distinct moves {distinct} of the legal {legal}")
        if self.rng.random() < SOMETIMES:
            options = {str(move) for move in self.position.options()}
            if not set(distinct) <= options <= set(legal):
                raise Difference(f"options {sorted(options)}, distinct {distinct}")
            complain(complain_about_moves(self.referee, distinct))
        untouched = self.referee.phase == "apply" and not self.referee.groups
        if untouched and self.rng.random() < self.alike_chance:
            self.compare_turn()
        return distinct

    def compare_turn(self) -> None:
        """Require that the distinct moves keep their promises in the rest of the turn."""
        self.alike_checks += 1
        try:
            complaint = complain_about_turn(self.referee, engine_distinct)
        except TooManyMoves:
            self.too_many += 1
        else:
            complain(complaint)

    def compare_odds(self) -> None:
        """Require that every outcome of the dice in the air is as likely as the others."""
        rolling = self.referee.rolling()
        odds = {str(outcome): chance for outcome, chance in self.position.odds().items()}
        require("number of outcomes", len(odds), 6 ** len(rolling))
        require("sum of the odds", sum(odds.values()), 1)
        require("different odds", len(set(odds.values())), 1)
        strange = [text for text in odds if read_outcome(text, rolling) is None]
        require("outcomes of other dice", strange, [])

    def require_refusals(self, view: dice.View) -> None:
        """Require that a misspelt move is none, and that an illegal one changes nothing."""
        misspelt = self.rng.choice(MISSPELT)
        with suppress(InvalidNotation):
            dice.parse_move(misspelt)
            raise Difference(f"{misspelt!r} was read")
        wrong = []
        for text in (self.rng.choice(DECISIONS), "+red:sun blue:nile", "+purple:ankh"):
            possible = text in self.referee.legal() or (
                self.referee.phase == "roll" and read_outcome(text, self.referee.rolling())
            )
            if not possible:
                wrong.append(text)
        for text in wrong:
            try:
                self.position.play(text)
            except IllegalMove:
                require(f"view after refusing {text!r}", self.position.view(None), view)
            else:
                raise Difference(f"{text!r} was accepted")

    def play(self, text: str) -> None:
        """Play a move or an outcome with both."""
        self.played.append(text)
        self.referee.play(text)
        self.position = self.position.play(text).position

    def run(self, choose: Callable[[Sequence[str]], str], luck: Luck, *, one_turn: bool) -> None:
        """Compare and play to the end of the turn or of the game; `Difference` says where."""
        origin = describe(self.referee)
        turn = (self.referee.turn, len(self.referee.sheets))
        try:
            while True:
                distinct = self.compare()
                passed = turn != (self.referee.turn, len(self.referee.sheets))
                if self.referee.actor is None or (one_turn and passed):
                    return
                if self.referee.actor == "chance":
                    self.play(throw(self.referee, luck, self.rng))
                else:
                    self.play(choose(distinct))
        except Difference as difference:
            moves = ", ".join(self.played) or "no move"
            raise Difference(f"{difference}\n  from {origin}\n  after {moves}") from None
        except Exception as error:
            moves = ", ".join(self.played) or "no move"
            raise Difference(f"{error!r}\n  from {origin}\n  after {moves}") from error


def describe(referee: DiceReferee) -> str:
    """Where a comparison begins: a fresh game, or a made-up position in full."""
    snapshot = referee.snapshot()
    fresh = DiceReferee(referee.players, referee.turn, referee.sun_track).snapshot()
    if snapshot == fresh:
        return f"{referee.players} players, starter {referee.turn}, track {referee.sun_track}"
    return repr(snapshot)


def compare_game(seed: int) -> Comparison:
    """Compare one random game; the seed picks players, track and the players' leaning."""
    rng = Random(seed)
    players = 2 + seed % 3
    starter = rng.randrange(players)
    track = rng.choice([None, *SUN_TRACKS])
    overrides = {} if track is None else {"sun_track": str(track)}
    position = dice.Game(players, overrides=overrides).start(starter=starter)
    referee = DiceReferee(players, starter, track)
    comparison = Comparison(position, referee, rng)
    comparison.alike_chance = 0.01
    among_distinct = seed // 3 % 2 == 0
    stopping = rng.choice([0.0, 0.0, 0.3, 0.8])
    working = rng.choice([0.0, 0.5, 0.95])

    def choose(distinct: Sequence[str]) -> str:
        moves = distinct if among_distinct else referee.legal()
        if "keep" in moves and rng.random() < stopping:
            return "keep"
        if len(moves) > 1 and rng.random() < working:
            moves = [move for move in moves if move != "end"]
        return rng.choice(moves)

    comparison.run(choose, FAIR, one_turn=False)
    return comparison


def compare_generated(seed: int) -> Comparison:
    """Compare one made-up position, played to the end of its turn."""
    rng = Random(seed)
    referee, luck = make_position(rng)
    try:
        position = dice.from_view(view_of(referee))
    except HeliopolisError as error:
        raise Difference(f"{error}\n  at {describe(referee)}") from error
    comparison = Comparison(position, referee, rng)
    comparison.alike_chance = 0.04
    among_distinct = rng.random() < 0.5

    def choose(distinct: Sequence[str]) -> str:
        return pick(distinct if among_distinct else referee.legal(), rng)

    comparison.run(choose, luck, one_turn=True)
    return comparison
