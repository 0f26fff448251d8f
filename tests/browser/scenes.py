"""Moments of both games that a layout has to be good for."""

MOMENTS = (
    *("ra-turn", "ra-turn-full-gods", "ra-bid-lot", "ra-bid-must", "ra-gods", "ra-standing"),
    *("ra-lose-unrest", "ra-five", "ra-five-turn", "ra-spectator", "ra-epoch-scored"),
    *("ra-over", "ra-five-over", "dice-reroll", "dice-spend", "dice-spend-more", "dice-two"),
    *("dice-four", "dice-disaster", "dice-lose-civ", "dice-lose-monument"),
    *("dice-epoch-scored", "dice-four-over"),
)
