"""Skip a test that needs something this machine does not have."""

from __future__ import annotations

import os
from importlib import import_module
from types import ModuleType
from typing import NoReturn

import pytest

from bohnhof import loading


def lacking(what: str, how: str) -> NoReturn:
    """Skip a test, and say what is missing and how to get it. Fail where CI is true: it has everything."""
    reason = f"{what}; {how}"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason, allow_module_level=True)


def needed(module: str, how: str = "python3 run.py test installs it") -> ModuleType:
    """Import a module that tests need, of an extra that may not be installed."""
    try:
        return import_module(module)
    except ImportError:
        lacking(f"{module.partition('.')[0]} is not installed", how)


def need_compiled_engine() -> None:
    """Skip a test that needs a compiled engine where there is none for these sources."""
    if loading.objection():
        lacking(loading.objection(), "python3 run.py compile makes it, which needs a C compiler")
