"""Playing on, and noting everything that is learned from."""

from typing import Any, NamedTuple

import torch

from heliopolis.learn.field import LEARNER, Field
from heliopolis.learn.network import Network, Told, log_chances
from heliopolis.learn.returns import Outlook, results_worth, targets
from heliopolis.learn.seating import chances_to_win, placed_by, playing, seen_from
from heliopolis.learn.settings import Settings
from heliopolis.learn.tables import Tables
from heliopolis.network import POINTS_UNIT


class Lesson(NamedTuple):
    """Decisions of all games one after the other, and what became of them.

    - `features`, `legal`: what the seat saw and might do; `plays`: which seats there are;
    - `actions`, `chances`: what it did, and the logarithm of how likely that was;
    - `own`: whether the learner decided, and had a choice;
    - `gain`: how much better it went for the seat than was expected;
    - `goal`: what every seat got or may expect, in the order of the network's seats.
    """

    features: Any
    legal: Any
    plays: Any
    actions: Any
    chances: Any
    own: Any
    gain: Any
    goal: Outlook


def outlook_of(told: Told, acting: Any, players: Any, seats: int) -> Outlook:
    """What the network expects, in the order of the seats of the games."""
    places = placed_by(acting, players, seats)
    plays = playing(players, seats)
    return Outlook(
        chances_to_win(told.shares, plays).gather(-1, places),
        told.points.gather(-1, places),
        told.worth.gather(-1, places),
    )


@torch.no_grad()
def play_lesson(
    network: Network, tables: Tables, field: Field, settings: Settings, device: Any
) -> Lesson:
    """Play so many decisions of every game; the games go on in the next lesson."""
    players = torch.from_numpy(tables.players).to(device)
    plays = playing(players, tables.seats)
    noted: list[tuple[Any, ...]] = []
    outlooks: list[Outlook] = []
    results: list[Outlook] = []
    overs: list[Any] = []
    for _ in range(settings.steps):
        tables.look()
        asked = field.asked()
        features = torch.from_numpy(tables.features).to(device, copy=True)
        legal = torch.from_numpy(tables.legal).to(device, copy=True)
        acting = torch.from_numpy(tables.acting).to(device, copy=True)
        told = network(features)
        chances = log_chances(told.policy, legal)
        drawn = torch.multinomial(chances.exp(), 1)
        actions = drawn.squeeze(-1).cpu().numpy().copy()  # others decide over what was drawn
        field.decide(asked, features, legal, actions)
        done = torch.from_numpy(actions).to(device)
        own = torch.from_numpy(asked == LEARNER).to(device) & (legal.sum(-1) > 1)
        outlooks.append(outlook_of(told, acting, players, tables.seats))
        noted.append(
            (features, legal, acting, done, chances.gather(-1, done.unsqueeze(-1)).squeeze(-1), own)
        )
        tables.play(actions)
        overs.append(torch.from_numpy(tables.over).to(device, copy=True))
        found = torch.from_numpy(tables.results).to(device, copy=True)
        worth = results_worth(found[:, 0], found[:, 1], plays, settings)
        results.append(Outlook(found[:, 0], found[:, 1] / POINTS_UNIT, worth))
        field.seat_again(tables.over)
    tables.look()
    last = network(torch.from_numpy(tables.features).to(device))
    outlooks.append(
        outlook_of(last, torch.from_numpy(tables.acting).to(device), players, tables.seats)
    )
    expected = Outlook(*map(torch.stack, zip(*outlooks, strict=True)))
    got = Outlook(*map(torch.stack, zip(*results, strict=True)))
    reached = targets(expected, got, torch.stack(overs), players, settings.trace)
    features, legal, acting, actions_done, chances_done, own = map(
        torch.stack, zip(*noted, strict=True)
    )
    at = acting.unsqueeze(-1)
    gain = reached.worth.gather(-1, at) - expected.worth[:-1].gather(-1, at)
    seats = seen_from(acting, players.expand_as(acting), tables.seats)
    goal = Outlook(*(one.gather(-1, seats) for one in reached))
    return Lesson(
        features.flatten(0, 1),
        legal.flatten(0, 1),
        plays.expand(settings.steps, -1, -1).flatten(0, 1),
        actions_done.flatten(),
        chances_done.flatten(),
        own.flatten(),
        gain.flatten(),
        Outlook(*(one.flatten(0, 1) for one in goal)),
    )
