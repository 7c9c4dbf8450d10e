"""Games as a series of small numbered decisions, and what a seat may know as bytes: for learners."""

import bohnhof.engine  # noqa: F401  (which chooses between compiled and interpreted modules)
