"""Letters that tell the seats apart."""

import pytest

from heliopolis.terminal.screens.dice.marks import marks_of


@pytest.mark.parametrize(
    ("seats", "marks"),
    [
        (["You", "Ann", "Bes"], ("Y", "A", "B")),
        (["You", "Merchant 1", "Merchant 2"], ("Y", "M1", "M2")),
        (["Player 1", "Player 2"], ("P1", "P2")),
        (["Ann", "Anton", "Bes"], ("A1", "A2", "B3")),
        (["ann", "Anton"], ("A1", "A2")),
        (["Merchant 1", "Max 1"], ("M1", "M2")),
        (["Merchant 1", "Max"], ("M1", "M")),
        (["Player 12", "Ann"], ("P1", "A2")),
        (["ßam", "Sam"], ("S1", "S2")),
        (["Élise", "Émile"], ("É1", "É2")),
        (["-", "Ann"], ("1", "A")),
        (["Ann", "- 1"], ("A", "2")),
        (["-", "1"], ("1", "12")),
        (["*", "-", "Ann", "Anton"], ("1", "2", "A3", "A4")),
    ],
)
def test_every_seat_has_a_mark_of_its_own(seats: list[str], marks: tuple[str, ...]) -> None:
    assert marks_of(seats) == marks
    assert len(set(marks)) == len(marks)
