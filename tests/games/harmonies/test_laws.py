from collections import Counter

from hypothesis import given

from harmonium.games.harmonies import GAME, State
from harmonium.games.harmonies.cards import ANIMALS, CARDS, NO_CARD
from harmonium.games.harmonies.stacks import COLOURS, TOKEN, TOKENS
from harmonium.testing import Play, check_laws, plays


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
