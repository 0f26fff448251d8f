"""Both games for OpenSpiel, with chance nodes.

Importing this module registers `python_heliopolis_ra` and `python_heliopolis_ra_dice`.
"""

from typing import Any, ClassVar, Final

import numpy as np

from heliopolis.core.contract import CHANCE
from heliopolis.dice.components import SIDES
from heliopolis.env.chance import Question, dealing
from heliopolis.env.extra import needing
from heliopolis.env.table import features_of
from heliopolis.games import Position, make_game, ruleset
from heliopolis.ra.tiles import KINDS

with needing("open_spiel"):
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame

_LONGEST: Final = 10_000
"""More decisions and outcomes than any game has."""
_USUAL_PLAYERS: Final = 2


class _Game(pyspiel.Game):  # type: ignore[misc]  # ships no types
    """A table set up for one of our games, which has a class of its own.

    Where chance falls in parts, as dice do one by one, every part is a chance node.
    """

    game: ClassVar[str]
    most_outcomes: ClassVar[int]
    in_parts: ClassVar[bool]

    def __init__(self, params: Any = None) -> None:
        asked = params or {}
        players = asked.get("players", _USUAL_PLAYERS)
        self.table = make_game(self.game, players, asked.get("edition") or None)
        self.rules = ruleset(self.game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.batch.ACTIONS,
            max_chance_outcomes=self.most_outcomes,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.kind(), info, asked)

    @classmethod
    def kind(cls) -> Any:
        """What OpenSpiel wants to know of a game before it is set up."""
        rules = ruleset(cls.game)
        sizes = rules.game.table_sizes
        return pyspiel.GameType(
            short_name=f"python_heliopolis_{cls.game.replace('-', '_')}",
            long_name=rules.position.encoding.name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.PERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=max(sizes),
            min_num_players=min(sizes),
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"players": _USUAL_PLAYERS, "edition": ""},
        )

    def new_initial_state(self) -> "_State":
        """Before anything is dealt."""
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What writes observations; everybody sees everything."""
        kind = iig_obs_type
        if kind is None or (kind.public_info and not kind.perfect_recall):
            return _Observer(self, params)
        return IIGObserverForPublicInfoGame(kind, params)


class _Shared:
    """A position, None before anything is dealt; it is a value, so copies of a state share it."""

    __slots__ = ("position",)

    def __init__(self, position: Position | None) -> None:
        self.position = position

    def __deepcopy__(self, memo: Any) -> "_Shared":
        return self


class _State(pyspiel.State):  # type: ignore[misc]  # ships no types
    """A position, or a moment in the middle of an outcome that falls in parts."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self._shared = _Shared(None)
        self._answers: list[int] = []
        self._choices = 0
        self._ask()

    @property
    def position(self) -> Position | None:
        """The position, None before everything is dealt that begins a game."""
        return self._shared.position

    def _ask(self) -> None:
        """Find out in how many ways chance goes on, if it falls in parts here."""
        game = self.get_game()
        self._choices = 0
        while (here := self.position) is None or (game.in_parts and here.actor is CHANCE):
            try:
                dealt = dealing(game.table, here, self._answers)
            except Question as question:
                self._choices = question.choices
                return
            self._shared = _Shared(dealt)
            self._answers = []

    def current_player(self) -> int:
        """Who decides, `PlayerId.CHANCE` or `PlayerId.TERMINAL`."""
        actor = CHANCE if self.position is None else self.position.actor
        if actor is CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def _legal_actions(self, player: int) -> list[int]:
        """The distinct legal actions, in ascending order."""
        assert self.position is not None, "nobody is asked before suns are dealt"
        number_of = self.get_game().rules.number_of
        return sorted(map(number_of, self.position.moves(distinct=True)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may happen, and how likely it is."""
        if self._choices:
            return [(choice, 1 / self._choices) for choice in range(self._choices)]
        assert self.position is not None, "what begins a game falls in parts"
        rules = self.get_game().rules
        odds = self.position.odds().items()
        return sorted((rules.number_of(move) - rules.batch.ACTIONS, float(p)) for move, p in odds)

    def _apply_action(self, action: int) -> None:
        if self._choices:
            self._answers = [*self._answers, action]
        else:
            assert self.position is not None, "what begins a game falls in parts"
            self._shared = _Shared(self.position.play(self._move(action)).position)
        self._ask()

    def _move(self, action: int) -> Any:
        rules = self.get_game().rules
        chance = self.is_chance_node()
        return rules.move_of(action + rules.batch.ACTIONS if chance else action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self._choices else str(self._move(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        """Every seat's share of the victory less that of equals; nothing before the end."""
        players = int(self.num_players())
        winners = () if self.position is None else self.position.winners
        if not winners:
            return [0.0] * players
        return [(seat in winners) / len(winners) - 1 / players for seat in range(players)]

    def __str__(self) -> str:
        """All that is on the table, and what has fallen of an outcome."""
        view = None if self.position is None else self.position.view(None)
        return f"{view} {self._answers}" if self._answers else str(view)


class _Observer:
    """Writes what a player sees, as OpenSpiel wants it."""

    def __init__(self, game: _Game, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, not even {params}")
        self.tensor = np.zeros(game.rules.batch.FEATURES, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        """Write what a player sees; zeros before the game has begun."""
        self.tensor[:] = 0 if state.position is None else features_of(state.position, player)

    def string_from(self, state: _State, player: int) -> str:
        """The same as text; everybody sees everything."""
        return str(state)


class RaGame(_Game):
    """A table of Ra."""

    game = "ra"
    most_outcomes = KINDS
    in_parts = False


class RaDiceGame(_Game):
    """A table of the dice game; 7,776 outcomes at once would be too many for any search."""

    game = "ra-dice"
    most_outcomes = SIDES
    in_parts = True


# OpenSpiel lets go of what is registered after the interpreter has ended, and that must not be the
# last to hold it: so these are classes, which nothing ever lets go, and not functions.
for _game in (RaGame, RaDiceGame):
    pyspiel.register_game(_game.kind(), _game)
