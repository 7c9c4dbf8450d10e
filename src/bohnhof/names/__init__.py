"""What games, beans and cards are called in the players' languages: data, one file per language."""

from __future__ import annotations

from bohnhof.names.names import LANGUAGES, Names, UnknownLanguageError, names_in

__all__ = ["LANGUAGES", "Names", "UnknownLanguageError", "names_in"]
