"""The engine: pure data and a rulebook. It knows no game by name."""
