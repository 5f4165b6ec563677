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
    yield await emptied(request.getfixturevalue("postgres_server"))


@pytest.fixture
async def postgres_database(postgres_server: str) -> str:
    return await emptied(postgres_server)


async def emptied(address: str) -> str:
    engine = make_engine(address)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    await archive.upgrade(address)
    return address


async def own_database(address: str, name: str) -> str:
    """One more on the same PostgreSQL, for servers that outlive a test."""
    engine = make_engine(address)
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    found = f"{address.rpartition('/')[0]}/{name}"
    await archive.upgrade(found)
    return found


@pytest.fixture(params=["the disk is quick", "the disk is slow"])
def any_disk(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "the disk is slow":
        monkeypatch.setattr(sqlite, "QUICK_SECONDS", -1.0)  # no disk is quick enough
