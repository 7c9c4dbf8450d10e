"""Rabohnzel: Bohnanza with a magic phase, attacks and eleven spells."""
