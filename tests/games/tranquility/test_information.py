"""What everybody may see, say and know (Q-INFO)."""

import msgspec
import pytest

from harmonium.core.errors import BadNotation
from harmonium.core.game import Seat
from harmonium.games.tranquility import GAME, Options
from harmonium.games.tranquility.cards import START
from harmonium.testing import rule
from tranquility_tables import Play, cards, islands, play, weather


def seen_by(table: Play, viewer: int | None) -> str:
    return msgspec.json.encode(table.view(viewer)).decode()


def told_to(table: Play, seat: int, text: str, viewer: int | None) -> str:
    """What the viewer is told of an act; the act is not done."""
    action = GAME.parse(text)
    after = GAME.apply(table.state, Seat(seat), action)
    who = None if viewer is None else Seat(viewer)
    events = GAME.told(table.state, Seat(seat), action, after, who)
    return msgspec.json.encode(events).decode()


@rule("Q-INFO-1")
def test_hands_and_draw_piles_are_secret() -> None:
    table = play(hands=["61 62 63 64 65", "66 67"], piles=["71 72 73", "74"])
    for viewer in (1, None):
        text = seen_by(table, viewer)
        assert not any(f'"{card}"' in text for card in [*range(61, 66), *range(71, 75)])
    assert table.view(0).hand == cards(islands(61, 65))
    assert not any(f'"{card}"' in seen_by(table, 0) for card in [66, 67, *range(71, 75)])


@rule("Q-INFO-1", "Q-INFO-2")
def test_discards_are_shown_to_nobody_but_their_owner_knows_them() -> None:
    table = play(hands=["61 62 63 64 65", "66 67"], piles=["71 72 73", "74"])
    for viewer in (1, None):
        text = told_to(table, 0, "discard:62,64", viewer)
        assert not any(f'"{card}"' in text for card in (62, 64, 71, 72))
    own = told_to(table, 0, "discard:62,64", 0)
    assert all(f'"{card}"' in own for card in (62, 64, 71, 72))
    table.act(0, "discard:62,64")
    assert table.view(0).own_discards == cards("62 64")
    assert table.view(1).own_discards == ()
    assert table.view(None).own_discards == ()


@rule("Q-INFO-2")
def test_what_lies_open_is_seen_by_everybody() -> None:
    options = Options(storm_compass=True, jagged_rocks=True, sea_monsters="low")
    table = play(
        hands=["61 62 63", "66 67 68 69"],
        piles=["71 72", "74"],
        grid={5: 20, 9: 30},
        options=options,
        rocks=4,
        storms=weather(yellow=[1], purple=[3], pool=1, supply=5),
        discards=(cards("1 2 3"), cards("4")),
        gone=cards("monster 50"),
        sunk=(50,),
        blind=((), cards("5 6")),
    )
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert (view.numbers[4], view.numbers[8]) == (20, 30)
        assert view.hands == (3, 4)
        assert view.piles == (2, 1)
        assert view.discards == (3, 1)
        assert view.blind == (0, 2)
        assert view.rocks == 4
        assert view.storms == table.state.storms
        assert view.gone == cards("monster 50")
        assert view.agenda[-1].seat == 0


@rule("Q-INFO-2")
def test_removed_islands_and_blind_discards_are_known_to_nobody() -> None:
    table = play(
        hands=["61 62", "66 67"],
        options=Options(storm_compass=True, remove_islands="galatea"),
        removed=cards("21 22 23 24"),
        blind=(cards("31 32"), ()),
        start=START,
    )
    for viewer in (0, 1, None):
        text = seen_by(table, viewer)
        assert not any(f'"{card}"' in text for card in (21, 22, 23, 24, 31, 32))


@rule("Q-INFO-3")
@pytest.mark.parametrize("text", ["say:hello", "chat", "show:61", "hint:61", "announce:many"])
def test_there_is_no_act_for_talking(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


@rule("Q-INFO-3")
def test_outside_a_payment_nobody_can_say_a_number() -> None:
    table = play(hands=["61 62 63", "66 67 68"])
    assert table.refuses(0, "announce:2") == "Q-TURN-2"
    assert table.refuses(1, "announce:2") == "Q-TURN-1"


@rule("Q-INFO-4")
def test_while_a_start_is_paid_numbers_and_nothing_else_are_told() -> None:
    table = play(
        hands=["61 62 63 64 start", "66 67 68 69 70"],
        piles=["71 72 73 74 75", "76 77 78"],
    ).act(0, "start")
    for seat in (0, 1):
        assert all(text.startswith("announce:") for text in table.legal(seat))
    table.act(0, "announce:2")
    text = told_to(table, 1, "announce:3", 0)
    assert '"numbers":[2,3]' in text
    table.act(1, "announce:3").act(0, "give:3")
    assert not any(f'"{card}"' in told_to(table, 0, "discard:61,62,63", 1) for card in (61, 62, 63))


@rule("Q-INFO-5")
def test_a_player_points_at_the_storm_to_remove() -> None:
    table = play(
        hands=["61 62 63", "66 67 68"],
        options=Options(storm_compass=True),
        storms=weather(yellow=[1], orange=[0], purple=[2, 5], pool=1, supply=5),
    )
    assert table.starts_with(0, "compass:") == [
        "compass:yellow@1",
        "compass:orange@0",
        "compass:purple@2",
        "compass:purple@5",
    ]


# Known by deduction


@rule("Q-INFO-6", "Q-START-1")
def test_whoever_acts_otherwise_holds_no_start() -> None:
    table = play(hands=["61 62 63", "65 66 67 68"], piles=["71 72 start", "73 start"])
    table.act(0, "discard:61,62")
    assert table.state.known[0].fresh == 3  # what was drawn since then
    assert table.hand(0) == "63 71 72 start"
    table.act(1, "66@10")
    assert table.state.known[1].fresh == 2  # two cards were drawn


@rule("Q-INFO-6", "Q-STORM-1")
def test_no_hand_contains_a_storm() -> None:
    table = play(
        hands=["61 62 63", "66 67"],
        piles=["orange 71 orange 72", ""],
        options=Options(storm_compass=True),
    ).act(0, "discard:61,62")
    assert table.hand(0) == "63 71 72"


@rule("Q-INFO-6", "Q-STORM-3")
def test_a_hand_above_a_yellow_limit_is_made_of_monsters() -> None:
    table = play(
        hands=["61 62 monster monster", "66 67"],
        piles=["monster monster yellow 71", ""],
        options=Options(storm_compass=True, sea_monsters="high"),
    ).act(0, "discard:61,62")
    # Four monsters are held, and the Yellow Storm cannot make the hand smaller.
    assert table.hand(0) == "monster monster monster monster"
    assert table.view(1).known[0].monsters == 4


@rule("Q-INFO-6", "Q-COMPASS-3")
def test_whoever_discarded_the_hand_holds_no_older_card() -> None:
    table = play(
        hands=["61 62 63", "66 67"],
        piles=["71 72 73 74 75", ""],
        options=Options(storm_compass=True),
    ).act(0, "hand")
    assert table.discards(0) == "61 62 63"
    assert table.hand(0) == islands(71, 75)
    assert table.state.known[0].unsure == 5


@rule("Q-INFO-6", "Q-VAR-COMPETE-8")
def test_a_card_from_the_offer_is_remembered() -> None:
    table = play(
        hands=["1 2 3 4 5", "66 67 68 69 70"],
        options=Options(competitive=True),
        offer=cards("30 31 32 33 34 35"),
        deck=cards("40 41 42"),
    )
    table.act(0, "1@1").act(0, "take:33")
    assert [trace.card for trace in table.view(1).known[0].traces] == ["33"]
