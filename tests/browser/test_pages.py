"""Every page in every language: nothing is missing, cut or closed to anybody."""

import pytest

from tests.browser.visitors import PHONE, Visit, Visitor

PAGES = ["/", "/new", "/new?on=device", "/rules", "/quick", "/replay", "/guide/ra"]
_KEY = r"\b(?:web|ra|dice|tile|refusal|bot|setting|rule)-[a-z]+(?:-[a-z]+)+\b"
_TOO_WIDE = """() => {
    const page = document.scrollingElement;
    const told = document.querySelectorAll('button, a, h1, h2, h3, p, td, th, label');
    const cut = [...told].filter((one) => {
        const style = getComputedStyle(one);
        if (!one.checkVisibility() || one.closest('.vh') || style.clipPath !== 'none') return false;
        const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
        return hides && one.scrollWidth > one.clientWidth + 1;
    });
    const which = cut.map((one) => `cut: ${one.outerHTML.slice(0, 120)}`);
    const wide = page.scrollWidth > page.clientWidth;
    return [...(wide ? [`${page.scrollWidth} wide`] : []), ...which];
}"""


def settled(visitor: Visitor, path: str) -> None:
    visitor.go(path)
    visitor.page.wait_for_selector("main")
    visitor.page.wait_for_timeout(400)  # what the page asks for comes after it


@pytest.mark.parametrize("language", ["en", "pt-BR", "de"])
def test_every_page_speaks_its_language_without_gaps(visit: Visit, language: str) -> None:
    ana = visit.come(language=language)

    for path in PAGES:
        settled(ana, path)
        assert ana.page.evaluate("() => document.documentElement.lang") == language
        shown = ana.page.evaluate(
            "key => document.body.innerText.match(new RegExp(key, 'g')) ?? []", _KEY
        )
        assert shown == [], path


def test_the_first_page_needs_no_scrolling_while_games_are_compiled(visit: Visit) -> None:
    ana = visit.come()
    told = ana.ask("/health")
    games = [{**game, "ready": False, "done": 1, "parts": 4} for game in told["games"]]
    health = {**told, "ready": False, "games": games}
    ana.page.route("**/api/health", lambda route: route.fulfill(json=health))

    settled(ana, "/")

    assert ana.page.locator("progress").count() == 1
    assert ana.page.evaluate("() => document.scrollingElement.scrollHeight") <= 720


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    ana = visit.come()
    ana.tolerated = ("Failed to load resource: the server responded with a status of 404",)

    settled(ana, "/nowhere/at/all")

    assert ana.page.inner_text("h1") == "There is nothing here."
    assert ana.page.locator("main a[href='/']").count() == 1


def test_words_40_percent_longer_fit_on_a_small_phone(visit: Visit) -> None:
    ana = visit.come(PHONE, language="xx")
    found: dict[str, list[str]] = {}

    tables = [ana.make_table(game, "me", "uniform") for game in ("ra", "ra-dice")]
    for path in [*PAGES, *(f"/table/{table}" for table in tables)]:
        settled(ana, path)
        if cut := ana.page.evaluate(_TOO_WIDE):
            found[path] = cut

    assert found == {}
