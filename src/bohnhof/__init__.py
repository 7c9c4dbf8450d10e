"""Bohnhof: a home for the Bohnanza family of card games."""

import sys

__version__ = "0.1.0"

try:
    from bohnhof import loading

    loading.choose()
except KeyboardInterrupt:
    if sys.argv[0] != "-m" and not sys.argv[0].endswith("bohnhof"):
        raise
    sys.exit(130)  # Ctrl-C while the command starts
