"""What the browser's verification is compared with is what ours says today."""

from tools.proofs import FILE, proofs


def test_the_verdicts_for_the_browser_are_fresh() -> None:
    """`python -m tools.proofs` writes them."""
    assert FILE.read_text(encoding="utf-8") == proofs()
