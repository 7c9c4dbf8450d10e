"""The engine: game states as plain data, and the rulebooks that change them. It names no game."""
