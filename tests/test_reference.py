from tools.reference import PAGE, page


def test_the_reference_page_is_fresh() -> None:
    """`python -m tools.reference` writes it."""
    assert PAGE.read_text(encoding="utf-8") == page()
