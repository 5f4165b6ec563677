from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from harmonium.games.take_it_easy import GAME, State
from harmonium.testing import Play, check_laws, options_of, plays

SYMBOLS = st.just("default") | st.text("sm", min_size=27, max_size=27)


def inventory(state: State) -> Counter[tuple[int, ...]]:
    """Each board holds exactly the tiles called so far: 19 a round, none twice."""
    counts: Counter[tuple[int, ...]] = Counter()
    for seat, board in enumerate(state.boards):
        laid = [tile for tile in board if tile is not None]
        assert sorted(laid) == sorted(state.calls[: state.turn])
        for number, boards in enumerate(state.finished):
            assert sorted(map(str, boards[seat])) == sorted(state.deal.calls[number])
        counts[(seat,)] += 19 * len(state.deal.calls)
    return counts


@given(plays(GAME, options=options_of(GAME, symbols=SYMBOLS)))
def test_take_it_easy_obeys_the_laws(play: Play) -> None:
    check_laws(play, inventory)
