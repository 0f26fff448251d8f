"""Both games for Gymnasium: a learner plays one seat, and bots play the others.

Importing this module registers `heliopolis/Ra-v1` and `heliopolis/RaDice-v1`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.registry import seat_name
from heliopolis.core.contract import Seat
from heliopolis.core.errors import IllegalMove
from heliopolis.env.extra import needing
from heliopolis.env.opponents import Opponent, make_opponent, read_opponents
from heliopolis.env.rewards import ILLEGAL, Reward
from heliopolis.env.spaces import actions_of, features_of
from heliopolis.env.table import Table
from heliopolis.env.versions import IDS
from heliopolis.env.words import told
from heliopolis.games import Position, Scores, make_game

with needing("gymnasium"):
    import gymnasium

Features = NDArray[np.float32]
Illegal = Literal["raise", "lose"]
"""Whether an illegal action raises `IllegalMove`, or ends the game with a reward of -1."""

_SEEDS: Final = 1 << 63


class SingleSeat(gymnasium.Env[Features, np.int64]):
    """One seat of a game, from decision to decision of its own.

    - `bots` play the other seats, clockwise from the learner's; the last one named goes on for
      those that are left;
    - `seat` is the learner's, with None another one in every game, as chance has it;
    - `reward` is given when the game is over, and 0 before;
    - `illegal`: what an illegal action does.

    `action_masks()` and `info["action_mask"]` have the distinct legal actions.
    """

    # Gymnasium wants a number of frames, even of sentences.
    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = "ra",
        players: int = 4,
        bots: str | Iterable[str] = ("merchant",),
        seat: Seat | None = 0,
        edition: str | None = None,
        overrides: Mapping[str, str | int] | None = None,
        scores: Scores = "open",
        *,
        reward: Reward = "share",
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        self._game = make_game(game, players, edition, overrides, scores)
        if seat is not None and seat not in range(players):
            raise ValueError(f"seats go from 0 to {players - 1}, not {seat}")
        if illegal not in get_args(Illegal):
            raise ValueError(f"an illegal action may raise or lose, not {illegal}")
        self._bots = read_opponents(game, bots, players - 1)
        self._usual_seat = seat
        self._illegal = illegal
        self._table = Table(self._game, reward)
        self.render_mode = render_mode
        self.observation_space = features_of(game)
        self.action_space = actions_of(game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Features, dict[str, Any]]:
        """Begin a game, and play it up to the learner's first decision."""
        super().reset(seed=seed)
        players = self._game.players
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self._usual_seat is None else self._usual_seat
        """The learner's in this game."""
        self._opponents: dict[Seat, Opponent] = {
            (self.seat + place) % players: make_opponent(
                bot, self._game.name, int(self.np_random.integers(_SEEDS))
            )
            for place, bot in enumerate(self._bots, 1)
        }
        self._table.begin(self.np_random)
        self._news = self._table.news
        self._let_others_play()
        return self._table.features(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Features, float, bool, bool, dict[str, Any]]:
        """Play a decision of the learner, and the game up to its next one or to the end."""
        try:
            self._table.play(self._table.move_of(int(action)))
        except IllegalMove:
            if self._illegal == "raise":
                raise
            return self._table.features(self.seat), ILLEGAL, True, False, self._info()
        self._news = self._table.news
        self._let_others_play()
        reward = float(self._table.rewards()[self.seat])
        over = self._table.position.over
        return self._table.features(self.seat), reward, over, False, self._info()

    def _let_others_play(self) -> None:
        table = self._table
        while table.asked is not None and table.asked != self.seat:
            table.play(self._opponents[table.asked].decide(table))
            self._news = self._news + table.news

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._table.mask()}

    def action_masks(self) -> NDArray[np.bool_]:
        """The learner's distinct legal actions, as Stable-Baselines3 asks for them."""
        return self._table.mask().view(np.bool_)

    def render(self) -> str | None:
        """What happened since the learner's last decision, and who is asked now, in sentences."""
        if self.render_mode is None:
            return None
        return told(self.position, self.names, self._news)

    @property
    def position(self) -> Position:
        """Where the game is, with all that anybody can ask of it."""
        return self._table.position

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, seat by seat."""
        names = {self.seat: "learner"}
        for place, bot in enumerate(self._bots, 1):
            names[(self.seat + place) % self._game.players] = seat_name(bot, place)
        return tuple(names[seat] for seat in range(self._game.players))


for _game, _id in IDS.items():
    gymnasium.register(
        id=_id,
        entry_point=f"{__name__}:{SingleSeat.__name__}",
        kwargs={"game": _game},
    )
