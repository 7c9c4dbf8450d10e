"""The engine: pure data and a rulebook. It knows no game by name."""

from bohnhof.loading import choose

choose()
