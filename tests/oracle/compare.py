"""The engine against the referee: one game, position by position and legal move by legal move."""

from collections.abc import Sequence
from dataclasses import asdict
from random import Random

from heliopolis import CHANCE, ra
from heliopolis.core.errors import HeliopolisError
from heliopolis.ra.view import View
from tests.oracle.ra import Referee

TEXTS = tuple(str(move) for move in ra.MOVES)
EDITIONS = tuple(ra.EDITIONS)


def snapshot_of(view: View) -> dict[str, object]:
    """A spectator's view in the referee's words."""
    at_chance = view.acting is None and view.turn is not None
    return {
        "epoch": view.epoch,
        "actor": "chance" if at_chance else view.acting,
        "turn": view.turn,
        "phase": view.phase,
        "auction": view.auction,
        "best_bid": view.best_bid,
        "best_bidder": view.best_bidder,
        "owed": view.owed,
        "losing": view.losing_to,
        "bag": view.bag,
        "track": list(view.track),
        "ra_tiles": view.ra_tiles,
        "centre_sun": view.centre_sun,
        "face_up": [list(seat.face_up) for seat in view.seats],
        "face_down": [list(seat.face_down) for seat in view.seats],
        "tiles": [seat.tiles for seat in view.seats],
        "points": [seat.points for seat in view.seats],
    }


def uniform(legal: Sequence[str], rng: Random) -> str:
    """Any legal move, each as likely."""
    return rng.choice(legal)


def biased(legal: Sequence[str], rng: Random) -> str:
    """Draw, play gods and pass much more often than chance would: the track fills up."""
    for word, liking in (("draw", 0.9), ("god", 0.8), ("pass", 0.85)):
        liked = [text for text in legal if text.startswith(word)]
        if liked and rng.random() < liking:
            return rng.choice(liked)
    return rng.choice(legal)


def compare_positions(position: ra.Position, referee: Referee) -> list[str]:
    """Assert that both see the same position and moves; the legal moves, sorted."""
    expected = referee.snapshot()
    found = snapshot_of(position.view(None))
    assert found == expected
    legal = sorted(str(move) for move in position.moves())
    assert legal == referee.legal()
    if position.actor is CHANCE:
        odds = {str(move): chance for move, chance in position.odds().items()}
        assert odds == referee.odds()
    return legal


def assert_refused(position: ra.Position, legal: Sequence[str], rng: Random) -> None:
    """One text that is not legal here is refused and changes nothing."""
    text = rng.choice(TEXTS)
    if text in legal:
        return
    before = position.to_bytes()
    try:
        position.play(text)
    except HeliopolisError:
        assert position.to_bytes() == before
    else:
        raise AssertionError(f"{text} was accepted among {legal}")


def compare_on(
    position: ra.Position, referee: Referee, rng: Random, bias: bool, epochs: int
) -> int:
    """Play so many epochs to their end with both, comparing all the way; the number of moves."""
    moves = 0
    choose = biased if bias else uniform
    while True:
        legal = compare_positions(position, referee)
        if len(referee.sheet) == epochs:
            break
        assert_refused(position, legal, rng)
        if position.actor is CHANCE:
            odds = referee.odds()
            text = rng.choices(list(odds), weights=[float(chance) for chance in odds.values()])[0]
        else:
            text = choose(legal, rng)
        position = position.play(text).position
        referee.play(text)
        moves += 1
    assert position.winners == tuple(referee.winners)
    sheets = [[asdict(line) for line in sheet if line] for sheet in position.sheet()]
    assert sheets[len(sheets) - len(referee.sheet) :] == referee.sheet
    return moves


def compare_game(seed: int) -> tuple[Referee, int]:
    """Compare one random game; the seed picks players, edition and the players' leaning."""
    rng = Random(seed)
    players = 2 + seed % 4
    edition = EDITIONS[seed // 4 % len(EDITIONS)]
    game = ra.Game(players=players, edition=edition)
    timing = rng.choice([None, "after-turn", "at-once"])
    if timing:
        game = ra.Game(players, edition, {"disasters": timing})
    suns = rng.sample(game.sun_groups, players)
    referee = Referee(suns, edition, timing)
    bias = seed // (4 * len(EDITIONS)) % 2 == 1
    return referee, compare_on(game.start(suns=suns), referee, rng, bias, epochs=3)
