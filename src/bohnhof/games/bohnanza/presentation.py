"""The presentation of Bohnanza."""

from __future__ import annotations

from bohnhof.native import mypyc_attr
from bohnhof.telling.telling import Telling


@mypyc_attr(allow_interpreted_subclasses=True)
class BohnanzaTelling(Telling):
    """The messages about Bohnanza.

    The three phases in `phases` wait for players. Reveal and draw mostly happen automatically.
    """

    phases = {
        "plant-hand": ("BO 3.2", "BO 3.3", "BO 3.6", "BO 3.7"),
        "trade": ("BO 4.3", "BO 4.4", "BO 4.9", "BO 4.18", "BO 4.22"),
        "plant-aside": ("BO 5.1", "BO 5.2", "BO 3.7"),
    }
    moments = {"reveal": ("BO 8.8", "BO 7.2"), "draw": ("BO 8.8", "BO 7.2", "BO 7.7")}
