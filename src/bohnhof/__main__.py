"""`python -m bohnhof` is `bohnhof`."""

from __future__ import annotations

import sys

from bohnhof.cli import main

if __name__ == "__main__":
    sys.exit(main())
