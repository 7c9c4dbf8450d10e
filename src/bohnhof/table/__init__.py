"""Running games: players, log, record, seeds and scenarios."""
