"""Environments with our wheels installed, shared by all tests here and their processes."""

from __future__ import annotations

import os

import pytest

from tests.installed import wheels

if os.name == "nt":  # the pages use the shell of Linux and macOS
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def installed() -> None:
    wheels.provide()
