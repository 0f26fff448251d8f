"""A server and a browser for every module: nothing of them is there while other tests run."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.browsers import chromium_program, is_root
from tests.browser.house import House
from tests.browser.visitors import Visit
from tests.server.services import missing


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has compiled both games."""
    made = House(tmp_path_factory.mktemp("house"))
    try:
        made.start()
        yield made
    finally:
        made.stop()


@pytest.fixture(scope="module")
def driver() -> Iterator[Playwright]:
    """What drives browsers; it has an event loop, so it must not outlive the module."""
    with sync_playwright() as made:
        yield made


@pytest.fixture(scope="module")
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


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Visit]:
    """Lets people come with a browser each; afterwards nobody may have seen an error."""
    made = Visit(chromium, house)
    yield made
    made.close()
    assert made.errors == []
