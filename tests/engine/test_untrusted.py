"""Positions and codes from outside: refused by name, never a step beside the memory."""

import random
import shutil
import subprocess
from pathlib import Path

import pytest

from harmonium.core.errors import Problem
from harmonium.engine import Batch, Engine, Face, Position
from harmonium.games import KEYS
from soak import IN_SOAK, only_in_soak

SOURCE = Path(__file__).parent / "fuzz.cpp"


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine()


def _some_position(face: Face, chance: random.Random) -> bytes:
    seats = 2 if face.rules.key == "tranquility" else chance.randint(1, 2)
    position = face.deal(seats=seats, seed=chance.randrange(1 << 40))
    position.play_at_random(chance.randrange(1 << 40), most=chance.randrange(60))
    return position.packed()


def _fault(position: Position, packed: bytes) -> Problem | None:
    try:
        position.set(packed)
    except Problem as problem:
        return problem
    return None


@pytest.mark.parametrize("key", KEYS)
def test_changed_positions_are_refused_or_played(engine: Engine, key: str) -> None:
    face, chance = engine.game(key), random.Random(key)
    refused = 0
    for _ in range(2_000 if IN_SOAK else 60):
        packed = bytearray(_some_position(face, chance))
        for _ in range(chance.randint(1, 3)):
            packed[chance.randrange(len(packed))] = chance.choice([0, 1, 2, 7, 80, 254, 255])
        position = face.deal(seats=2, seed=1)
        before = position.packed()
        if fault := _fault(position, bytes(packed)):
            assert fault.message == "engine-position"
            assert fault.arguments["part"] in face.rules.faults
            assert position.packed() == before
            refused += 1
            continue
        position.score()
        for seat in range(8):
            position.legal(seat)
        position.play_outs(2, seed=chance.randrange(1 << 40))
    assert refused


@pytest.mark.parametrize("key", KEYS)
def test_only_legal_codes_are_taken(engine: Engine, key: str) -> None:
    """Every other number is refused and leaves the position as it was."""
    face, chance = engine.game(key), random.Random(key)
    position = face.deal(seats=2, seed=5)
    before = position.packed()
    (seat, *_) = position.actors
    legal = set(position.legal(seat))
    others = [chance.randrange(-5, 1 << 33) for _ in range(50)]
    others += [min(legal) + (1 << bits) for bits in (31, 32, 64)]
    for code in [*chance.sample(range(face.codes), 19), *others, -1, face.codes, 1 << 31]:
        if code not in legal:
            with pytest.raises(Problem, match="engine-code"):
                position.apply(seat, code)
    for stranger in (2, 7, -1, 1 << 31, seat + (1 << 32), seat + (1 << 64)):
        assert position.legal(stranger) == ()
        with pytest.raises(Problem, match="engine-code"):
            position.apply(stranger, min(legal))
    assert position.packed() == before


def test_a_batch_names_the_first_refused_game_and_changes_nothing(engine: Engine) -> None:
    batch = Batch(engine.game("take_it_easy"), 4, seed=3)
    before = bytes(batch.window("games"))
    codes = (3, 18, 19, 0)
    with pytest.raises(Problem) as caught:
        batch.step(b"".join(code.to_bytes(2, "little") for code in codes))
    assert caught.value.arguments == {"number": 2, "code": 19}
    assert bytes(batch.window("games")) == before
    with pytest.raises(Problem, match="engine-batch-size"):
        batch.step(b"\0\0")


def test_a_short_position_is_refused(engine: Engine) -> None:
    position = engine.game("harmonies").deal(seats=2)
    with pytest.raises(Problem, match="engine-position"):
        position.set(b"\0" * 7)


def test_a_failure_becomes_a_problem_and_the_instance_is_made_anew(engine: Engine) -> None:
    """An address beyond the memory stands for whatever could go wrong in the engine itself."""
    face = engine.game("harmonies")
    position = face.deal(seats=2, seed=1)
    with pytest.raises(Problem, match="engine-stopped"):
        face.call("score", 1 << 31, 16)
    with pytest.raises(Problem, match="engine-stopped"):
        position.legal(0)
    again = engine.game("harmonies")
    assert again is not face
    assert again.deal(seats=2, seed=1).actors


@only_in_soak
@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ here")
def test_no_position_leads_beside_an_array(tmp_path: Path) -> None:
    """The same natively, where sanitizers see every step."""
    program = tmp_path / "fuzz"
    checks = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    command = ["g++", "-std=c++17", "-O1", "-g", *checks, str(SOURCE), "-o", str(program)]
    subprocess.run(command, check=True)
    seed = str(random.randrange(1 << 30))
    told = subprocess.run([program, "200000", seed], check=True, capture_output=True, text=True)
    assert all(int(accepted) > 1000 for accepted in told.stdout.split()), f"seed {seed}"
