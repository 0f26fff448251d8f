"""Write web/test/fixtures and web/test/sentences.json: `python -m tools.web`.

A test checks that they are fresh. What bots think of a scene is kept as it was, unless the scene
has changed or `--counsel` asks for it anew; `--play` looks for other games that have every scene.
"""

import argparse
import json
from itertools import count
from typing import Any

from .fixtures import FOLDER, NotThere, fixture, found, thoughts, written
from .games import TABLES, keep, played
from .scenes import SCENES
from .sentences import CORPUS, corpus, lines


def _play() -> None:
    """Keep the first game of every table that has all its scenes."""
    for table in TABLES:
        scenes = [name for name, scene in SCENES.items() if scene.table == table]
        for seed in count(1):
            record = played(table, seed)
            missing = [name for name in scenes if not _has(name, record)]
            if not missing:
                keep(table, record)
                print(table, seed)
                break
            print(table, seed, "lacks", *missing)


def _has(name: str, record: Any) -> bool:
    try:
        found(name, record)
    except NotThere:
        return False
    return True


def _with_counsel(content: dict[str, Any], anew: bool) -> dict[str, Any]:
    """A fixture with what a bot thinks of it, from the old file where that is about the same."""
    name = content["name"]
    if not SCENES[name].counsel:
        return content
    path = FOLDER / f"{name}.json"
    old = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    same = "counsel" in old and old["update"] == content["update"]
    return content | {"counsel": old["counsel"] if same and not anew else thoughts(name)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--play", action="store_true", help="look for games with every scene")
    parser.add_argument("--counsel", action="store_true", help="let a bot think anew")
    asked = parser.parse_args()
    if asked.play:
        _play()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in SCENES:
        content = json.loads(written(fixture(name)))
        text = written(_with_counsel(content, asked.counsel))
        (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
    CORPUS.write_text(lines(corpus()), encoding="utf-8")
