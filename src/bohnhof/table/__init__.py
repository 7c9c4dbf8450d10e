"""A running game: whom to ask, what was done, and the record of it."""
