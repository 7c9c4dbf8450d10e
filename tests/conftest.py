"""Hypothesis: the same bounded examples everywhere, or many new ones with BOHNHOF_HYPOTHESIS=thorough."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "ci", max_examples=60, derandomize=True, deadline=None, database=None, print_blob=True
)
settings.register_profile(
    "thorough",
    max_examples=1000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("BOHNHOF_HYPOTHESIS", "ci"))
