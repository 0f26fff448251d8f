"""Records of all kinds, for properties of game files."""

from hypothesis import strategies as st

from heliopolis import dice, ra
from heliopolis.core.chance import SealedDealer
from heliopolis.core.contract import CHANCE
from heliopolis.core.errors import InvalidSetup
from heliopolis.games import Move, Scores, make_game
from heliopolis.record import ClockSetting, Hand, Record, Seal, check_names

LETTERS = st.characters(exclude_categories=("C", "Z"), exclude_characters=",:#")
TRICKY = st.lists(
    st.sampled_from(
        [
            *("+", " ", "A", ".", "1", "red", "+red", "roll", "keep", "end", "draw", "starter"),
            *("and", "@", " @9", " = ", "hands", "venue", "-"),
        ]
    ),
    min_size=1,
    max_size=5,
).map("".join)
NAMES = st.lists(
    st.text(LETTERS, min_size=1, max_size=40) | TRICKY, min_size=5, max_size=5, unique=True
)
BOTS = ("", "merchant", "search:ms=50", "C:\\my bots\\ägypt.py:MyBot", "x" * 200)
SECRETS = st.binary(min_size=32, max_size=32)
WORDS = st.text(LETTERS, max_size=64).filter(lambda word: word != "-")
SECONDS = st.integers(1, 9_999_999)
CLOCKS = (
    st.builds(ClockSetting, st.just("bank"), SECONDS, SECONDS | st.just(0))
    | st.builds(ClockSetting, st.just("move"), SECONDS)
    | st.builds(ClockSetting, st.just("days"), SECONDS)
)
OTHERS = st.lists(
    st.tuples(
        st.sampled_from(["venue", "x-rating", "venue 2", "a1", "round 007"]),
        st.sampled_from(["a cup", "1", "Ana: draw", "+nile", "a, b = c @9"]),
    ),
    max_size=3,
).map(tuple)


@st.composite
def played_records(draw: st.DrawFn) -> Record:
    """Games of all kinds, most of them stopped somewhere in the middle."""
    kind = draw(st.sampled_from([ra, dice]))
    overrides = draw(
        st.fixed_dictionaries(
            {}, optional={item: st.sampled_from(choices) for item, choices in kind.ITEMS.items()}
        )
    )
    players = draw(st.sampled_from(kind.Game.table_sizes))
    edition = draw(st.sampled_from(list(kind.EDITIONS)))
    scores: Scores = draw(st.sampled_from(["open", "hidden"])) if kind is ra else "open"
    game = make_game(kind.Game.name, players, edition, overrides, scores)
    dealer = SealedDealer(draw(SECRETS), b"", ()).at(0)
    position = game.start(dealer)
    opening = game.opening_of(position)
    moves: list[Move] = []
    for _ in range(draw(st.integers(0, 60))):
        if position.actor is CHANCE:
            moves.append(position.deal(dealer))
        else:
            legal = position.moves()
            moves.append(legal[dealer.below(len(legal))])
        position = position.play(moves[-1]).position
        if position.over:
            break
    firsts = draw(st.lists(st.integers(0, len(moves) + 1), max_size=3))
    seals = tuple(
        Seal(at, draw(SECRETS), tuple(draw(WORDS) for _ in range(players))) for at in sorted(firsts)
    )
    afters = draw(st.lists(st.integers(0, len(moves)), max_size=3))
    times, hand_times = draw(passing_times(len(moves), sorted(afters)))
    seat, occupant = st.integers(0, players - 1), st.sampled_from(["-", "?", *BOTS[1:]])
    return Record(
        game,
        tuple(draw(NAMES)[:players]),
        opening,
        tuple(moves),
        seals,
        draw(st.sampled_from([(), BOTS[:players]])),
        clock=draw(st.none() | CLOCKS),
        began=draw(st.sampled_from(["", "2026-11-16T06:30:00Z"])),
        times=times,
        practice=draw(st.none() | st.integers(0, len(moves))),
        hands=tuple(
            Hand(after, draw(seat), draw(occupant), at)
            for after, at in zip(sorted(afters), hand_times, strict=True)
        ),
        others=draw(OTHERS),
    )


@st.composite
def passing_times(
    draw: st.DrawFn, moves: int, afters: list[int]
) -> tuple[tuple[int | None, ...], tuple[int | None, ...]]:
    """Times for so many moves, and for hands after some of them, which never fall."""
    timed = draw(st.booleans())
    pause = st.none() | st.integers(0, 5_000) | st.sampled_from([1_000, 86_400_000])
    now = 0
    of_moves: list[int | None] = []
    of_hands: list[int | None] = []
    for place in range(moves + 1):
        ticks = [of_hands] * afters.count(place) + [of_moves] * (place < moves)
        for tick in ticks:
            waited = draw(pause) if timed else None
            now += waited or 0
            tick.append(None if waited is None else now)
    known = any(time is not None for time in of_moves)
    return tuple(of_moves) if known else (), tuple(of_hands)


def can_be_written(record: Record) -> bool:
    """Whether a file can tell the names of the seats apart, from each other and from headers."""
    try:
        check_names(record.game, record.seats)
    except InvalidSetup:
        return False
    return not any(title in record.seats for title, _ in record.others)


written_records = played_records().filter(can_be_written)
