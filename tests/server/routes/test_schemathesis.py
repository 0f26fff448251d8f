"""Requests made up from the description: every answer keeps to it, and the server never fails."""

from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from heliopolis.games import names
from heliopolis.server.routes.serving import API, EVERY
from tests.server.routes.builders import BOT, KEY, ME, OPEN, ORIGIN, Stage, stage, token_of

SEATS = ([ME, BOT], [ME, OPEN, BOT], [BOT, BOT])
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


EXAMPLES = {"sqlite": 12, "postgres": 2}
"""So many requests of each kind; a few are enough to meet a text that the database refuses."""


@pytest.fixture(scope="module", params=EXAMPLES)
def store(request: pytest.FixtureRequest) -> str:
    """Where the tables are."""
    return str(request.param)


@pytest.fixture(scope="module")
def here(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, store: str
) -> Iterator[Stage]:
    database = ""
    if store == "postgres":
        database = request.getfixturevalue("postgres").database("schemathesis")
    folder = tmp_path_factory.mktemp("schemathesis")
    with stage(folder, database=database, house_key=KEY) as opened:
        yield opened


@pytest.fixture(scope="module")
def described(here: Stage) -> Any:
    return schemathesis.openapi.from_dict(here.program().get("/openapi.json").body)


@pytest.fixture(scope="module")
def real(here: Stage) -> dict[str, list[str]]:
    """What is really there: the ids of tables, and the tokens that open something."""
    key = here.program(**{"x-house-key": KEY})
    made = [
        key.make(ME, OPEN, program=True),
        key.make(ME, BOT, program=True, script=[]),
        key.make(BOT, BOT, program=True, pace="calm"),
    ]
    tokens = [token_of(made[0][link]) for link in ("link", "organiser")]
    secrets = [key["secret"] for told in made for key in told["seats"] if key["secret"]]
    return {"tables": [told["table"]["id"] for told in made], "tokens": tokens + secrets}


@pytest.mark.parametrize("route", EVERY, ids=lambda route: f"{route.method} {route.path}")
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_whatever_is_asked_the_answer_is_as_described(
    here: Stage,
    store: str,
    described: Any,
    real: dict[str, list[str]],
    route: Any,
    mode: GenerationMode,
) -> None:
    operation = described[f"{API}{route.path}"][route.method]
    if mode is GenerationMode.NEGATIVE and route.asked is None and not route.queries:
        return  # there is nothing that could be wrong

    @settings(
        max_examples=EXAMPLES[store],
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
    def ask(case: Any, data: st.DataObject) -> None:
        if "{table}" in route.path and data.draw(st.booleans()):
            case.path_parameters = {"table": data.draw(st.sampled_from(real["tables"]))}
        if isinstance(case.body, dict) and mode is GenerationMode.POSITIVE:
            for name in sorted({"token", "secret", "organiser"} & set(case.body)):
                case.body[name] = data.draw(st.sampled_from(real["tokens"]))
            if "seats" in case.body and data.draw(st.booleans()):
                case.body["game"] = data.draw(st.sampled_from(names()))
                case.body["seats"] = data.draw(st.sampled_from(SEATS))
        asked = case.as_transport_kwargs(ORIGIN, {"x-house-key": KEY})
        asked.pop("timeout", None)
        prepared: Any = requests.Request(**asked).prepare()
        answer = here.client.request(
            prepared.method,
            prepared.url,
            content=prepared.body or b"",
            headers={**prepared.headers, "x-house-key": KEY},
        )
        here.client.cookies.clear()
        case.validate_response(answer, checks=CHECKS)

    ask()
