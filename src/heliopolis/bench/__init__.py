"""How fast Heliopolis is here: the figures as a table for people, or as JSON."""

import json as json_module
from collections.abc import Sequence

from heliopolis.bench.measuring import BATCH, MEMORY_GAMES, Figures, measure


def _growth(memory: dict[str, int] | None) -> str:
    return "not measured" if memory is None else f"{memory['growth_kib']:,} KiB more"


def _game_lines(name: str, figures: Figures) -> list[str]:
    python, batch, bots = (figures[part][name] for part in ("python", "batch", "bots"))
    return [
        f"{name}:",
        *(
            f"random games, {players} players   {row['games_per_s']:>12,.0f} games/s "
            f"{row['decisions_per_s']:>14,.0f} decisions/s"
            for players, row in figures[name].items()
        ),
        f"batches of {BATCH:,}              {batch['decisions_per_s']:>14,.0f} decisions/s, "
        f"{batch['share_of_kernel']:.0%} of the kernel",
        f"the same with lists            {batch['decisions_by_lists_per_s']:>14,.0f} decisions/s, "
        f"{batch['share_of_kernel_by_lists']:.0%} of the kernel",
        f"moves by text, with events     {python['moves_per_s']:>14,.0f} moves/s",
        f"views                          {python['views_per_s']:>14,.0f} views/s",
        f"records read and checked       {python['replay_moves_per_s']:>14,.0f} moves/s",
        f"a position                     {python['record_bytes']:>14,} bytes in the kernel, "
        f"{python['position_bytes']} saved",
        f"games of characters            {bots['games_per_s']:>14,.0f} games/s",
        f"search                         {bots['positions_per_s']:>14,.0f} positions/s",
        f"compiling from nothing         {figures['cold_compile_s'][name]:>14.1f} s",
    ]


def table(figures: Figures) -> str:
    """The figures as lines for people."""
    start = figures["start"]
    return "\n".join(
        [
            *(line for name in figures["python"] for line in _game_lines(name, figures)),
            "all games:",
            f"first move, warm               {start['first_move_s']:>14.2f} s",
            f"heliopolis --help              {start['help_s']:>14.2f} s",
            f"memory over {MEMORY_GAMES:,} games     {_growth(figures['memory']):>14}",
        ]
    )


def main(json: bool, names: Sequence[str]) -> int:
    """Measure some games and print."""
    figures = measure(names)
    print(json_module.dumps(figures, indent=2) if json else table(figures))
    return 0
