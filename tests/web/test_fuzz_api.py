"""Schemathesis on every documented call of the server."""

from __future__ import annotations

from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from bohnhof.web.people import new_token
from tests.web.servers import server

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
EXAMPLES = 10


def test_no_call_breaks_the_server_or_its_word(tmp_path: Path) -> None:
    headers = {"Authorization": f"Bearer {new_token()}"}
    with server(tmp_path) as host:
        schema = schemathesis.openapi.from_url(f"http://{host}/api/openapi/openapi.json")
        operations = [result.ok() for result in schema.get_all_operations()]
        assert len(operations) > 10
        for operation in operations:

            @given(case=operation.as_strategy())
            @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
            def fuzz(case: schemathesis.Case) -> None:
                case.call_and_validate(checks=CHECKS, headers=headers)

            fuzz()
