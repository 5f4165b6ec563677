import pytest

from golden.transcript import check_golden, transcript
from harmonium.games.take_it_easy import GAME, Options

# Lines that need no luck: column V1 is filled with whatever comes first.
FIRST_COLUMN = [(0, "c0"), (0, "c1"), (0, "c2")]


@pytest.mark.parametrize(
    ("name", "options", "seats", "seed"),
    [
        ("solo", Options(), 1, 1),
        ("connected-rays", Options("connected", "rays"), 1, 2),
        ("sun-moon-best-ray", Options("sun_moon_connected", "best_ray", rounds=1), 3, 3),
        ("match", Options(symbols="sm" * 13 + "s"), 2, 4),
    ],
)
def test_playthrough(name: str, options: Options, seats: int, seed: int) -> None:
    check_golden(f"take_it_easy-{name}", transcript(GAME, options, seats=seats, seed=seed))


def test_playthrough_of_a_filled_column() -> None:
    text = transcript(GAME, Options(), seats=1, seed=5, acts=FIRST_COLUMN, most_acts=3)
    check_golden("take_it_easy-column", text)
