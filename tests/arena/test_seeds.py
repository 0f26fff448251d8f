"""Seeds: fixed for ever, and different wherever something differs."""

import numpy as np

from heliopolis.arena.seeds import bot_seeds, chance_seeds

# Computed apart, with plain whole numbers.
CHANCE = [0x005775264A9A7E1B09, 0x007095BEEBD76575E4, 0x0049D1CC3D66E463FA]
BOTS = [
    [0x0075693551CF81461C, 0x00C817A9BF84F9A191],
    [0x004693783B562BB4D6, 0x0050273225F9D027AA],
]


def test_seeds_are_the_same_on_every_machine_and_for_ever() -> None:
    """Otherwise a tournament could not be repeated, and a stopped one not go on."""
    assert chance_seeds(1, np.array([0, 1, 10**12])).tolist() == CHANCE
    assert bot_seeds(1, np.array([0, 7]), 2).tolist() == BOTS


def test_a_seed_does_not_depend_on_the_games_beside_it() -> None:
    alone = [int(chance_seeds(5, np.array([deal]))[0]) for deal in range(20)]

    assert chance_seeds(5, np.arange(20)).tolist() == alone
    assert (bot_seeds(5, np.arange(20), 4)[7] == bot_seeds(5, np.array([7]), 4)[0]).all()


def test_no_two_seeds_of_some_tournaments_are_equal() -> None:
    seeds = [
        each
        for seed in range(8)
        for each in (
            *chance_seeds(seed, np.arange(2_000)).tolist(),
            *bot_seeds(seed, np.arange(2_000), 5).ravel().tolist(),
        )
    ]

    assert len(set(seeds)) == len(seeds)


def test_a_seed_of_eighteen_digits_counts_to_its_last_one() -> None:
    largest = 10**18 - 1

    assert chance_seeds(largest, np.array([0])) != chance_seeds(largest - 1, np.array([0]))


def test_every_bit_of_a_seed_is_as_often_set_as_not() -> None:
    seeds = bot_seeds(1, np.arange(4_000), 5).ravel()

    shares = [float((seeds >> np.uint64(bit) & np.uint64(1)).mean()) for bit in range(64)]

    assert all(0.48 < share < 0.52 for share in shares)
