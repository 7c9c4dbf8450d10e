"""Skip tests whose requirements this machine does not meet."""

from __future__ import annotations

import os
from importlib import import_module
from types import ModuleType
from typing import NoReturn

import pytest

from bohnhof import loading


def lacking(what: str, how: str) -> NoReturn:
    """Skip a test, with what is missing and how to get it. In CI (CI=true) fail instead."""
    reason = f"{what}; {how}"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason, allow_module_level=True)


def needed(module: str, how: str = "python3 run.py test installs it") -> ModuleType:
    """Import a module of an extra that may not be installed. Skip the test without it."""
    try:
        return import_module(module)
    except ImportError:
        lacking(f"{module.partition('.')[0]} is not installed", how)


def need_compiled_engine() -> None:
    """Skip a test if there is no compiled engine for these sources."""
    if loading.objection():
        lacking(loading.objection(), "python3 run.py compile makes it, which needs a C compiler")
