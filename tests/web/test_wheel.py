"""The wheel in an empty environment: page, scripts, fonts, words and licences are in it."""

import json
import os
import re
import struct
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built as pip builds it; the client anew where it is not fresh."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the commands are of an environment with the wheel and what it asks for, no more."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder / "venv", with_pip=False)
    scripts = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    python = str(scripts / "python")
    install = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet"]
    subprocess.run([*install, "--no-deps", "--no-index", str(wheel)], check=True)
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = Path(subprocess.check_output([python, "-c", where], text=True).strip())
    (asks,) = site.glob("heliopolis-*.dist-info")
    needed: dict[str, Distribution] = {}
    _gather(Distribution.at(asks), set(), needed)
    for distribution in needed.values():
        for top in {file.parts[0] for file in distribution.files or ()} - {".."}:
            if not (site / top).exists():  # several share a folder of caches
                (site / top).symlink_to(Path(str(distribution.locate_file(top))))
    return scripts


def _gather(
    distribution: Distribution, extras: set[str], gathered: dict[str, Distribution]
) -> None:
    """Add what a distribution with these extras needs, as it is installed for these tests."""
    for text in distribution.requires or ():
        needed = Requirement(text)
        marker = needed.marker
        if marker is not None and not any(marker.evaluate({"extra": one}) for one in {"", *extras}):
            continue
        if needed.name not in gathered or needed.extras:
            gathered[needed.name] = Distribution.from_name(needed.name)
            _gather(gathered[needed.name], needed.extras, gathered)


@pytest.fixture(scope="module")
def address(scripts: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server from the wheel is, which is started as people start it."""
    folder = tmp_path_factory.mktemp("served")
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    for elsewhere in ("DISPLAY", "PYTHONPATH"):
        environment.pop(elsewhere, None)
    log = folder / "log"
    serve = [str(scripts / "heliopolis"), "serve", "--port", "0", "--db", str(folder / "db")]
    with log.open("w") as said:
        server = subprocess.Popen(serve, cwd=folder, env=environment, stdout=said, stderr=said)
        try:
            yield _address(server, log)
        finally:
            server.terminate()
            server.wait(30)


def _address(server: "subprocess.Popen[bytes]", log: Path) -> str:
    end = time.monotonic() + 60
    while not (found := re.search(r"Heliopolis is at (http://\S+)", log.read_text("utf-8"))):
        assert server.poll() is None, log.read_text("utf-8")
        assert time.monotonic() < end
        time.sleep(0.1)
    return found[1]


def load(address: str, path: str) -> bytes:
    with urllib.request.urlopen(f"{address}{path}", timeout=20) as answer:
        assert answer.status == 200
        read: bytes = answer.read()
        return read


def test_the_page_comes_with_its_scripts_and_styles(address: str) -> None:
    page = load(address, "/").decode()

    loaded = re.findall(r'(?:src|href)="(/[^"]+)"', page)

    assert any(path.endswith(".js") for path in loaded)
    assert any(path.endswith(".css") for path in loaded)
    assert all(load(address, path) for path in loaded)
    assert load(address, "/table/abc") == load(address, "/")


def test_a_home_screen_finds_every_icon_of_the_manifest(address: str) -> None:
    page = load(address, "/").decode()
    (where,) = re.findall(r'rel="manifest" href="(/[^"]+)"', page)

    icons = json.loads(load(address, where))["icons"]

    assert {icon["sizes"] for icon in icons} >= {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in icons)
    for icon in icons:
        picture = load(address, icon["src"])
        if icon["type"] == "image/svg+xml":
            assert b"<svg" in picture
        else:
            width, height = struct.unpack(">II", picture[16:24])
            assert picture.startswith(b"\x89PNG")
            assert f"{width}x{height}" == icon["sizes"]


def test_fonts_come_from_the_server_itself(address: str) -> None:
    page = load(address, "/").decode()
    styles = re.findall(r'href="(/assets/[^"]+\.css)"', page)

    texts = "".join(load(address, style).decode() for style in styles)
    fonts = re.findall(r"url\((/assets/[^)]+\.woff2)\)", texts)

    assert len(fonts) == 2
    assert all(load(address, font).startswith(b"wOF2") for font in fonts)


def test_the_words_of_all_languages_are_in_it(address: str, wheel: Path) -> None:
    scripts = [name for name in _names(wheel) if re.search(r"/assets/.*\.js$", name)]
    texts = [
        load(address, name.removeprefix("heliopolis/server/static")).decode() for name in scripts
    ]

    for said in ("draws { $tile }", "zieht { $tile }", "tira { $tile }"):
        assert sum(said in text for text in texts) == 1, said


def test_the_licences_of_fonts_and_scripts_are_in_it(address: str) -> None:
    told = re.findall(r"^## (\S+) - ", load(address, "/licences.md").decode(), re.MULTILINE)
    asked = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]
    tools = ("vite", "@sveltejs/vite-plugin-svelte")
    scripts = {name for name in asked if name not in tools and not name.startswith("@fontsource")}

    assert {"svelte", "@fluent/bundle"} <= scripts <= set(told)
    for name in ("marcellus-OFL", "atkinson-hyperlegible-next-OFL"):
        assert "SIL OPEN FONT LICENSE" in load(address, f"/licences/{name}.txt").decode().upper()
    assert b"Apache License" in load(address, "/licences/Apache-2.0.txt")


def test_nothing_from_the_workshop_is_in_it(wheel: Path) -> None:
    names = _names(wheel)

    assert [name for name in names if "node_modules" in name or ".test." in name] == []
    assert [name for name in names if name.startswith(("web/", "tests/"))] == []
    assert [name for name in names if "gallery" in name] == []


def _names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as packed:
        return packed.namelist()
