"""The native build of the same sources decides as WebAssembly does."""

import ctypes
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from harmonium import new_table
from harmonium.bots.numbers import numbers_of
from harmonium.bots.take_it_easy_tables import weights
from harmonium.core.deal import Generator
from harmonium.engine import Batch, Engine, Face, harmonies_search, tranquility_search
from harmonium.games.harmonies import Options
from harmonium.games.tranquility import GAME as TRANQUILITY
from harmonium.games.tranquility import Options as Voyage
from harmonium.games.tranquility.options import Level

ROOT = Path(__file__).parent.parent.parent

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ here")


def _module(path: Path) -> ModuleType:
    """A file that is no part of a package, as a program on another machine would use it."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def native(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    target = tmp_path_factory.mktemp("native") / "libengine.so"
    build = _module(ROOT / "tools" / "engine.py")
    build.native(ROOT, target)
    module = _module(ROOT / "engine" / "native.py")
    vars(module)["LIBRARY"] = module.load(target)
    return module


def _rows(face: Face, size: int, seats: int, acts: int) -> list[bytes]:
    """Random acts in WebAssembly, each step as bytes."""
    batch = Batch(face, size, seats=seats, seed=11)
    chance = np.random.default_rng(5)
    rows = []
    for _ in range(acts):
        drawn = chance.random(batch.masks.shape, dtype=np.float32)
        codes = (batch.masks * drawn).argmax(axis=1).astype(np.uint16)
        batch.step(codes)
        rows.append(b"".join(bytes(batch.window(name)) for name in ("masks", "points", "done")))
        rows.append(bytes(batch.window("observations")))
    return rows


@pytest.mark.parametrize(
    ("key", "seats", "acts"),
    [
        ("take_it_easy", 1, 60),
        ("take_it_easy", 3, 180),
        ("harmonies", 2, 300),
        ("tranquility", 2, 120),
    ],
)
def test_a_thousand_games_are_played_alike(
    native: ModuleType, key: str, seats: int, acts: int
) -> None:
    """Several hundred games at once, dealt anew as they end: every mask, point and observation."""
    size = 300
    games = native.Games(native.LIBRARY, key, size, seats=seats, seed=11)
    chance = np.random.default_rng(5)
    ended = 0
    expected = iter(_rows(Engine().game(key), size, seats, acts))
    for _ in range(acts):
        drawn = chance.random(games.masks.shape, dtype=np.float32)
        games.step((games.masks * drawn).argmax(axis=1).astype(np.uint16))
        rows = games.masks.tobytes() + games.points.tobytes() + games.done.tobytes()
        assert rows == next(expected)
        assert games.observations.tobytes() == next(expected)
        ended += int(games.done.sum())
    assert ended >= size


@pytest.mark.parametrize(
    ("seats", "options", "is_trained"),
    [
        (1, Options(), False),
        (2, Options(side="B", spirits=True), False),
        (3, Options(), False),
        (2, Options(), True),
        (1, Options(side="B", spirits=True), True),
    ],
)
def test_the_search_of_harmonies_decides_alike(
    native: ModuleType, seats: int, options: Options, *, is_trained: bool
) -> None:
    """The same position, nodes and seed: every candidate, value and error."""
    face, library = Engine().game("harmonies"), native.LIBRARY
    dealt = face.deal(options, seats, seed=seats)
    numbers = made_up_network(face) if is_trained else None
    network = harmonies_search.Network(face, numbers) if numbers is not None else None
    search = harmonies_search.Search(dealt, 9, network)
    search.run(30_000)
    # Positions have no pointers: their bytes are the same in both builds.
    content = face.instance.read(dealt.address, face.position_bytes)
    here = ctypes.create_string_buffer(content, len(content))
    workspace = ctypes.create_string_buffer(library.harmonies_search_bytes())
    library.harmonies_search_start(workspace, here, None, numbers, None, 9, 0)
    library.harmonies_search_run(workspace, 30_000)
    found = ctypes.create_string_buffer(harmonies_search.ROOM)
    count = library.harmonies_search_answer(workspace, found, harmonies_search.MOST_CANDIDATES)
    assert harmonies_search.read_candidates(found.raw, count) == search.candidates()
    if network is not None:
        plain = harmonies_search.Search(dealt, 9)
        plain.run(30_000)
        assert plain.candidates() != search.candidates()  # it has a say


def made_up_network(face: Face) -> bytes:
    """Small random weights for all tables: whatever they say, both builds hear the same."""
    layout, size = (face.call("network_number", which) for which in (0, 1))
    numbers = np.random.default_rng(1).integers(-40, 40, size // 2, np.int16)
    numbers[:2] = layout, -1
    return numbers.tobytes()


def test_a_network_of_another_engine_is_refused() -> None:
    face = Engine().game("harmonies")
    numbers = bytearray(made_up_network(face))
    with pytest.raises(ValueError, match=f"layout 2 with {len(numbers)} bytes"):
        harmonies_search.Network(face, bytes(numbers[:-2]))
    numbers[0] += 1
    with pytest.raises(ValueError, match="layout 2 with"):
        harmonies_search.Network(face, bytes(numbers))


@pytest.mark.parametrize("monsters", ["none", "middle"])
def test_the_search_of_tranquility_decides_alike(native: ModuleType, monsters: Level) -> None:
    """From the same view, nodes and seed: every candidate, win and error."""
    face, library = Engine().game("tranquility"), native.LIBRARY
    options = Voyage(sea_monsters=monsters)
    deal = TRANQUILITY.deal(options, 3, Generator.from_seed("alike"))
    view = TRANQUILITY.view(TRANQUILITY.start(options, 3, deal), deal.first)
    thinker = tranquility_search.Thinker(face)
    thinker.begin(view, seed=9)
    thinker.ponder(20_000)
    seen, beliefs = (
        ctypes.create_string_buffer(content, len(content)) for content in thinker.question(view)
    )
    workspace = ctypes.create_string_buffer(library.tranquility_search_bytes())
    position = ctypes.create_string_buffer(face.position_bytes)
    library.tranquility_unpack(position, seen, 0, 0)
    count = library.tranquility_search(workspace, position, beliefs, view.seat, 9, 0)
    library.tranquility_ponder(workspace, 20_000)
    found = ctypes.create_string_buffer(4 * tranquility_search.ROW * count)
    chosen = library.tranquility_found(workspace, found)
    expected = thinker.answer()
    answer = tranquility_search.Answer(chosen, tranquility_search.read_candidates(found.raw))
    assert answer == expected
    assert max(one.worlds for one in expected.candidates) >= 8


def test_the_tables_of_take_it_easy_decide_alike(native: ModuleType) -> None:
    """A whole game: what the bot finds in WebAssembly is what the native driver finds."""
    face, library = Engine().game("take_it_easy"), native.LIBRARY
    tables = numbers_of("take_it_easy.tables")
    numbers = ctypes.create_string_buffer(tables, len(tables))
    game = new_table("take_it_easy", seats=1, seed=31)
    for _ in range(19):
        content = face.position(game.state).packed()
        position = ctypes.create_string_buffer(face.position_bytes)
        values = (ctypes.c_int32 * face.codes)()
        assert library.take_it_easy_unpack(position, content, 0, 0) == 0
        best = library.take_it_easy_weigh(position, 0, numbers, 1, values)
        worths = weights(game.view(0))
        assert {cell: values[cell] for cell in worths} == worths
        assert best == max(worths, key=lambda cell: worths[cell])
        game.act(0, f"c{best}")


def test_the_sources_need_no_package(native: ModuleType) -> None:
    """Where only Python and a compiler are, the build and the driver work."""
    program = "import sys; sys.modules['harmonium'] = None; import engine; print(engine.sources)"
    command = [sys.executable, "-c", program]
    told = subprocess.run(command, cwd=ROOT / "tools", check=True, capture_output=True, text=True)
    assert "function sources" in told.stdout
    assert native.codes_at("end_turn 1;take_group 5;", "take_group") == (1, (5,))
