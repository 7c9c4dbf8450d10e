"""Run the `bohnhof` command as `python -m bohnhof`."""

from __future__ import annotations

import sys

if __name__ == "__main__":
    try:
        import os

        from bohnhof.cli import main

        os.environ.setdefault("BOHNHOF_STARTED_AS", f"{os.path.basename(sys.executable)} -m bohnhof")
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
