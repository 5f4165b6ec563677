from collections import Counter

import pytest
from hypothesis import given

from harmonium.bots.harmonies import Greedy
from harmonium.core.deal import Generator
from harmonium.games.harmonies import GAME, Options, State
from harmonium.games.harmonies.cards import ANIMALS, CARDS, NO_CARD
from harmonium.games.harmonies.data import Side
from harmonium.games.harmonies.stacks import COLOURS, TOKEN, TOKENS
from harmonium.testing import Moment, Play, check_laws, plays


def inventory(state: State) -> object:
    """Every animal card, every spirit dealt, every token; in solo some tokens leave the game."""
    cards = [card for area in state.areas for card in area.cards]
    cards += [card for card in state.row if card != NO_CARD]
    cards += [*state.pile, *state.discarded]
    tokens = Counter(state.bag) + Counter(state.hand)
    for space in state.spaces:
        tokens += Counter(space)
    for area in state.areas:
        for stack in area.stacks:
            tokens += Counter(TOKEN[colour] for colour in TOKENS[stack])
        for card in set(area.cubes) - {NO_CARD}:
            assert card in area.cards or card == area.spirit
            assert area.cubes.count(card) <= CARDS[card].cubes
    assert sorted(cards) == list(ANIMALS)
    if len(state.areas) == 1:
        refills = state.turn + (state.phase == "exchange") - (state.phase == "over")
        assert tokens.total() == 120 - 6 * refills
        return state.offers
    return [tokens[token] for token in range(len(COLOURS))], state.offers


@given(plays(GAME))
def test_harmonies_obeys_the_laws(play: Play) -> None:
    check_laws(play, inventory)


def greedy_play(options: Options, seats: int, seed: int) -> Play:
    """Games in which animals and spirits really settle, as they seldom do at random."""
    deal = GAME.deal(options, seats, Generator.from_seed(seed))
    state = GAME.start(options, seats, deal)
    play = Play(GAME, options, seats, seed, deal, state)
    bot = Greedy(Generator.from_seed(seed))
    while actors := GAME.actors(state):
        (seat,) = actors
        action = bot.choose(GAME.view(state, seat), GAME.legal(state, seat))
        after = GAME.apply(state, seat, action)
        play.moments.append(Moment(state, seat, action, after))
        state = after
    return play


@pytest.mark.parametrize(("side", "seats"), [("A", 1), ("B", 2)])
def test_games_played_well_obey_the_laws_too(side: Side, seats: int) -> None:
    options = Options(side=side, spirits=True, river_loops="bga")
    play = greedy_play(options, seats, 4)
    assert any(area.spirit in area.cubes for area in play.last.areas)
    assert any(area.left(card) == 0 for area in play.last.areas for card in area.cards)
    check_laws(play, inventory)
