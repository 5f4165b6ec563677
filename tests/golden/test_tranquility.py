import pytest

from golden.transcript import check_golden, transcript
from harmonium.games.tranquility import GAME, Options

WON = """
1>56@25 2>51@23 0>15@7 1>8@4 2>59@27 0>20@9 1>start 0>announce:0 1>announce:0 2>announce:0
1>give:3 2>give:3 0>discard:16,finish 1>discard:12,23,53 2>discard:17,18,finish 2>25@11
0>35@16 1>74@33 2>79@36 0>43@19 1>4@2 2>78@35 2>discard:54 0>46@21 1>70@31 2>64@29 0>77@34
0>discard:start 1>34@15 1>discard:80 2>30@13 0>21@10 0>discard:finish 1>3@1 1>discard:22
2>14@6 2>discard:24 0>55@24 0>discard:1 1>27@12 1>discard:48,finish 2>13@5 2>discard:37 0>19@8
0>discard:76 1>63@28 1>discard:10 2>7@3 2>discard:6 0>50@22 0>discard:66 1>discard:47,61
2>discard:49,52 0>33@14 0>discard:28 1>discard:2,26 2>57@26 2>discard:11 0>discard:29,32
1>discard:31,60 2>discard:62,start 0>69@30 0>discard:9 1>44@20 1>discard:75 2>71@32
2>discard:72 0>discard:58,65 1>36@17 1>discard:45 2>discard:39,73 0>discard:5,67 1>42@18
1>discard:41 2>finish
"""
"""Who does what: three players fill the chart and come home."""

MODULES = Options(jagged_rocks=True, sea_monsters="middle", storm_compass=True, jokers=True)


@pytest.mark.parametrize(
    ("name", "options", "seats", "seed"),
    [
        ("solo", Options(), 1, 1),
        ("five", Options(), 5, 3),
        ("all-modules", MODULES, 3, 4),
        ("pyramid-day-night", Options(pyramid=True, day_night=True), 2, 5),
        ("competitive", Options(competitive=True), 2, 6),
    ],
)
def test_playthrough(name: str, options: Options, seats: int, seed: int) -> None:
    check_golden(f"tranquility-{name}", transcript(GAME, options, seats=seats, seed=seed))


def test_playthrough_that_is_won() -> None:
    acts = [(int(act[0]), act[2:]) for act in WON.split()]
    text = transcript(GAME, Options(), seats=3, seed=2, acts=acts)
    assert '"won":true' in text
    check_golden("tranquility-three", text)
