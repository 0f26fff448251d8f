"""Files are short enough to be read whole."""

from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"
LONGEST = 300


def test_no_file_of_the_source_is_longer_than_three_hundred_lines() -> None:
    texts = [path for path in SOURCES.rglob("*") if path.suffix in (".py", ".ftl")]
    lengths = {
        path.relative_to(SOURCES): len(path.read_text("utf-8").splitlines()) for path in texts
    }

    assert len(texts) > 200
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}
