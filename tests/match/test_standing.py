"""Standing bids."""

from random import Random

import pytest

from heliopolis import ra
from heliopolis.core.contract import CHANCE
from heliopolis.core.errors import Refusal
from heliopolis.games import make_game
from heliopolis.match import Advance, Match

from .builders import ANA, BEN, BOT, TO_AN_AUCTION, code, do, looks, played, proposed


def auction() -> Match:
    """Ana bids first, then Ben, who drew the Ra tile; she has 9 6 5 2, he has 8 7 4 3."""
    return played(*TO_AN_AUCTION)


def play_due(match: Match) -> Advance | Refusal:
    seat, move = match.asked, match.due
    assert seat is not None
    assert move is not None
    return match.attempt(match.occupants[seat], seat, move, match.version)


def test_it_bids_the_lowest_sun_above_the_best_bid() -> None:
    match = auction()

    assert match.stand(BEN, 1, 7) is None
    do(match, "bid 6")

    assert match.due == ra.Bid(7)
    assert play_due(match) == Advance(6, 1, ra.Bid(7), None)


def test_it_waits_until_its_seat_is_asked() -> None:
    match = auction()

    match.stand(BEN, 1, 7)

    assert (match.asked, match.due) == (0, None)


def test_it_passes_when_the_limit_is_not_enough() -> None:
    match = auction()
    match.stand(BEN, 1, 6)

    do(match, "bid 6")

    assert match.due == ra.Pass()


def test_who_is_asked_may_set_one_too() -> None:
    match = auction()

    match.stand(ANA, 0, 5)

    assert match.due == ra.Bid(2)


def test_it_plays_nothing_by_itself() -> None:
    match = auction()
    match.stand(ANA, 0, 9)

    assert (match.version, match.asked) == (4, 0)


def test_the_person_may_still_move_otherwise() -> None:
    match = auction()
    match.stand(ANA, 0, 9)

    do(match, "pass")

    assert match.version == 5


def test_where_a_pass_is_forbidden_the_person_is_asked() -> None:
    """R-4.2."""
    match = played("draw", "+nile", "ra")
    match.stand(BEN, 1, 2)

    do(match, "pass")

    assert (match.asked, match.due) == (1, None)
    assert match.look(1).standing == 2
    match.stand(BEN, 1, 3)
    assert match.due == ra.Bid(3)


def test_it_is_shown_to_nobody_else() -> None:
    match, same = auction(), auction()

    match.stand(BEN, 1, 7)

    assert [look.standing for look in looks(match)] == [None, None, 7]
    assert looks(match)[:2] == looks(same)[:2]
    assert [match.seen(seat) for seat in (None, 0)] == [same.seen(seat) for seat in (None, 0)]
    assert match.record() == same.record()


def test_it_lapses_with_the_auction() -> None:
    match = auction()
    match.stand(ANA, 0, 9)
    match.stand(BEN, 1, 9)

    do(match, "pass", "pass")

    assert [look.standing for look in looks(match)] == [None, None, None]
    do(match, "ra")
    assert match.due is None


def test_it_lapses_when_the_seat_changes_hands() -> None:
    match = auction()
    match.stand(BEN, 1, 7)
    match.stand(ANA, 0, 5)

    match.sit(1, BOT)
    match.sit(1, BEN)

    assert [match.look(seat).standing for seat in (0, 1)] == [5, None]


def test_it_lapses_when_the_match_ends() -> None:
    match = auction()
    match.stand(BEN, 1, 7)

    match.agree_end()

    assert match.standing(1) is None


def test_it_can_be_changed_and_withdrawn() -> None:
    match = auction()
    match.stand(ANA, 0, 9)

    match.stand(ANA, 0, 1)
    assert match.due == ra.Pass()
    assert match.withdraw(ANA, 0) is None
    assert match.withdraw(ANA, 0) is None

    assert (match.due, match.look(0).standing) == (None, None)


def test_nobody_sets_one_for_others() -> None:
    match = auction()
    match.stand(BEN, 1, 7)

    assert match.stand(ANA, 1, 9) == Refusal("not-your-seat", {"seat": 1})
    assert match.withdraw(ANA, 1) == Refusal("not-your-seat", {"seat": 1})

    assert match.look(1).standing == 7


@pytest.mark.parametrize("moves", [(), ("draw",), (*TO_AN_AUCTION, "pass", "pass")])
def test_none_is_set_while_no_auction_runs(moves: tuple[str, ...]) -> None:
    match = played(*moves)

    assert code(match.stand(ANA, 0, 9)) == "no-auction"
    assert match.look(0).standing is None


def test_a_game_without_auctions_has_none() -> None:
    match = played(name="ra-dice")

    assert match.stand(ANA, 0, 9) == Refusal("no-auction", {})
    assert match.withdraw(ANA, 0) is None
    assert match.due is None


@pytest.mark.parametrize("seed", range(3))
def test_games_of_standing_bids_go_to_the_end(seed: int) -> None:
    """What is due is always legal, within the limit, and there whenever it can be."""
    random = Random(seed)
    match = proposed(make_game("ra", 4)).start()
    asked_all_the_same = 0
    while not match.over:
        seat = match.asked
        if match.actor is CHANCE:
            match.deal()
            continue
        assert seat is not None
        look = match.look(seat)
        if look.view.phase != "auction":
            draws = [move for move in look.legal if str(move) != "ra"] or list(look.legal)
            do(match, str(random.choice(draws if random.random() < 0.7 else look.legal)))
            continue
        limit = random.randrange(14)
        assert match.stand(match.occupants[seat], seat, limit) is None
        due = match.due
        if due is None:
            asked_all_the_same += 1
            assert ra.Pass() not in look.legal
            do(match, str(random.choice(look.legal)))
            continue
        assert due in look.legal
        if isinstance(due, ra.Bid):
            lower = [bid for bid in look.legal if isinstance(bid, ra.Bid) and bid.sun < due.sun]
            assert (due.sun <= limit, lower) == (True, [])
        assert isinstance(play_due(match), Advance)
    assert asked_all_the_same
