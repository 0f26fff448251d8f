"""The OpenAPI description is complete, and every answer keeps to it."""

from typing import Any

import pytest

from heliopolis.server.routes.call import HOUSE_KEY
from heliopolis.server.routes.serving import API, EVERY
from tests.server.routes.builders import Stage


@pytest.fixture
def described(here: Stage) -> Any:
    return here.program().get("/openapi.json").body


def resolved(described: Any, schema: Any) -> Any:
    """The schema that a reference means."""
    while "$ref" in schema:
        schema = described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return schema


@pytest.mark.parametrize("route", EVERY, ids=lambda route: f"{route.method} {route.path}")
def test_every_route_is_described_with_what_it_takes_and_gives(described: Any, route: Any) -> None:
    told = described["paths"][f"{API}{route.path}"][route.method.lower()]

    assert told["summary"]
    if route.asked is not None:
        asked = told["requestBody"]["content"]["application/json"]["schema"]
        assert resolved(described, asked)["title"] == route.asked.__name__
    done = told["responses"][str(int(route.status))]
    if route.answer is not None:
        given = resolved(described, done["content"]["application/json"]["schema"])
        assert given["title"] == route.answer.__name__
    failures = {status: one for status, one in told["responses"].items() if int(status) >= 400}
    assert len(failures) >= 5
    for failure in failures.values():
        schema = failure["content"]["application/json"]["schema"]
        assert resolved(described, schema)["title"] == "Failure"
    assert ("{table}" in route.path) == any(one["in"] == "path" for one in told["parameters"])


def test_nothing_is_described_that_is_not_there(described: Any) -> None:
    told = {
        (method.upper(), path) for path, methods in described["paths"].items() for method in methods
    }

    assert told == {(route.method, f"{API}{route.path}") for route in EVERY}


def test_the_cookie_and_the_house_key_are_described_where_they_count(described: Any) -> None:
    counts = {
        (scheme, f"{method.upper()} {path.removeprefix(API)}")
        for path, methods in described["paths"].items()
        for method, told in methods.items()
        for ways in told["security"]
        for scheme in ways
    }
    table = "/tables/{table}"
    changes = ("rematch", "claim", "leave", "device", "invite", "host")

    assert counts == {
        ("house_key", "POST /tables"),
        ("house_key", "GET /metrics"),
        ("browser", "GET /mine"),
        ("browser", "POST /tables"),
        ("browser", f"DELETE {table}"),
        *(("browser", f"POST {table}/{change}") for change in changes),
    }
    schemes = described["components"]["securitySchemes"]
    assert {name: (one["in"], one["name"]) for name, one in schemes.items()} == {
        "browser": ("cookie", "heliopolis-DATABASE"),
        "house_key": ("header", HOUSE_KEY),
    }
    for methods in described["paths"].values():
        for told in methods.values():
            assert told["security"][:1] in ([], [{}]), "nobody has to be known"


def test_every_reference_leads_somewhere(described: Any) -> None:
    def references(thing: Any) -> Any:
        if isinstance(thing, dict):
            if isinstance(thing.get("$ref"), str):
                yield thing["$ref"]
            for part in thing.values():
                yield from references(part)
        elif isinstance(thing, list):
            for part in thing:
                yield from references(part)

    known = {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}

    assert set(references(described)) <= known


def test_moments_of_a_replay_are_described_by_the_types_of_the_games(described: Any) -> None:
    schemas = described["components"]["schemas"]

    assert schemas["ReplayFrame"]["properties"]["steps"]["items"] == {
        "$ref": "#/components/schemas/StepFrame"
    }
    assert len(schemas["StepFrame"]["properties"]["view"]["anyOf"]) == 2
