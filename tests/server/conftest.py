"""One server for all tests that leave it alive; those that kill start their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.servers import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("server") / "harmonium.sqlite"
    with serving(f"sqlite:///{file}") as running:
        yield running


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'harmonium.sqlite'}"
