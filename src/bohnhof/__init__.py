"""Bohnhof: a home for the Bohnanza family of card games."""

from bohnhof import loading

__version__ = "0.1.0"

loading.choose()
