"""A server and a browser for all tests here: nothing of them is there while other tests run.

They belong to the package, not to the session: what drives browsers has an event loop, with which
tests that run one of their own cannot live. A test that kills or stops its server takes
`own_visit`, for all others share theirs.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.browsers import chromium_program, is_root
from tests.browser.house import House
from tests.browser.visitors import Visit
from tests.server.services import missing


@contextmanager
def running(folder: Path) -> Iterator[House]:
    """A server that has compiled both games."""
    made = House(folder)
    try:
        made.start()
        yield made
    finally:
        made.stop()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that tests share; none of them may end it."""
    with running(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test, which may kill it."""
    with running(tmp_path) as made:
        yield made


@pytest.fixture(scope="package")
def driver() -> Iterator[Playwright]:
    """What drives browsers."""
    with sync_playwright() as made:
        yield made


@pytest.fixture(scope="package")
def chromium(driver: Playwright) -> Iterator[Browser]:
    """The machine's Chromium."""
    program = chromium_program()
    if program is None:
        missing(
            "no Chromium: run `make system` as root, or install chromium "
            "(Debian: apt-get install chromium; elsewhere Google Chrome serves as well)"
        )
    browser = driver.chromium.launch(
        executable_path=program, args=["--no-sandbox"] if is_root() else [], timeout=120_000
    )
    yield browser
    browser.close()


@contextmanager
def visiting(chromium: Browser, house: House) -> Iterator[Visit]:
    """Lets people come with a browser each; afterwards nobody may have seen an error."""
    made = Visit(chromium, house)
    yield made
    made.close()
    assert made.errors == []


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Visit]:
    """People at the server that tests share."""
    with visiting(chromium, house) as made:
        yield made


@pytest.fixture
def own_visit(chromium: Browser, own_house: House) -> Iterator[Visit]:
    """People at a server that may be killed, as `visitor.house`."""
    with visiting(chromium, own_house) as made:
        yield made
