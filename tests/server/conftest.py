"""One server for all tests that leave it alive; those that kill start their own."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from harmonium.server.storage import archive, sqlite
from harmonium.server.storage.database import make_engine
from server.postgres import postgres
from server.servers import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("server") / "harmonium.sqlite"
    with serving(f"sqlite:///{file}") as running:
        yield running


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'harmonium.sqlite'}"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
async def any_database(request: pytest.FixtureRequest, database: str) -> AsyncIterator[str]:
    """Empty at the start of each test."""
    if request.param == "sqlite":
        yield database
        return
    yield await _emptied(request.getfixturevalue("postgres_server"))


@pytest.fixture
async def postgres_database(postgres_server: str) -> str:
    return await _emptied(postgres_server)


async def _emptied(address: str) -> str:
    engine = make_engine(address)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    await archive.upgrade(address)
    return address


@pytest.fixture(params=["the disk is quick", "the disk is slow"])
def any_disk(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "the disk is slow":
        monkeypatch.setattr(sqlite, "QUICK_SECONDS", -1.0)  # no disk is quick enough
