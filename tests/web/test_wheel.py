"""The wheel in an empty environment: page, scripts, fonts, words and licences are in it."""

import json
import os
import re
import struct
import subprocess
import sys
import sysconfig
import time
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

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
def address(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server from the wheel is; only its dependencies come from elsewhere."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    subprocess.run([*install, "--no-deps", "--no-index", str(wheel)], check=True)
    needed = sysconfig.get_path("purelib")
    environment = {**os.environ, "PYTHONPATH": needed, "NUMBA_DISABLE_JIT": "1"}
    environment.pop("DISPLAY", None)
    where = [str(python), "-c", "import heliopolis; print(heliopolis.__file__)"]
    found = subprocess.check_output(where, cwd=folder, env=environment, text=True)
    assert found.startswith(str(folder)), found
    log = folder / "log"
    serve = [str(python), "-m", "heliopolis", "serve", "--port", "0", "--db", str(folder / "db")]
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
    scripts = load(address, "/licences.md").decode()

    assert "svelte" in scripts
    assert "@fluent/bundle" in scripts
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
