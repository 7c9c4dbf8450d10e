"""Environments in which our wheels are installed, shared by all tests here and all their processes."""

from __future__ import annotations

import os

import pytest

from tests.installed import wheels

if os.name == "nt":  # the pages are for the shell of Linux and macOS
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def installed() -> None:
    wheels.provide()
