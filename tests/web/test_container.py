"""The container image is built as docs/server.md describes, and works."""

from __future__ import annotations

import json
import shutil
import subprocess
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tests.patience import wait_until

ROOT = Path(__file__).parents[2]
IMAGE = "bohnhof-test"


def engine() -> str:
    """Return the container engine of this machine. Skip the test without one, even in CI."""
    for name in filter(shutil.which, ("podman", "docker")):
        if subprocess.run([name, "info"], capture_output=True, check=False).returncode == 0:
            return name
    pytest.skip("no container engine is running; install podman")


@pytest.mark.long
def test_the_image_serves_every_game() -> None:
    command = engine()
    subprocess.run([command, "build", "--tag", IMAGE, "."], cwd=ROOT, check=True)
    run = [command, "run", "--detach", "--rm", "--publish", "127.0.0.1::8000", IMAGE]
    container = subprocess.run(run, capture_output=True, text=True, check=True).stdout.strip()
    try:
        port = subprocess.run(
            [command, "port", container, "8000"], capture_output=True, text=True, check=True
        )
        address = f"http://{port.stdout.strip()}/api/games"
        wait_until(lambda: answers(address), "the container serves")
        with urllib.request.urlopen(address) as answer:
            assert "bohnanza" in json.dumps(json.load(answer))
    finally:
        subprocess.run([command, "stop", container], check=True)


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address):
            return True
    except (OSError, urllib.error.URLError):
        return False
