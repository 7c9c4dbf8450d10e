"""Bohnanza: the base game for three to five players."""
