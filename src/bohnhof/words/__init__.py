"""Localization: names as data and messages as Fluent catalogues, in four languages."""

from __future__ import annotations

from bohnhof.words.names import Names, folded, names_in
from bohnhof.words.sources import LANGUAGES, UnknownLanguageError
from bohnhof.words.speech import Speech, english

__all__ = ["LANGUAGES", "Names", "Speech", "UnknownLanguageError", "english", "folded", "names_in"]
