"""What a server does for every act: compiled like the engine, and without a word about sockets or tasks."""

import bohnhof.engine  # noqa: F401  (which chooses between compiled and interpreted modules)
