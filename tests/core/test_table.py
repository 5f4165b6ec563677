"""A table: acts, undos, views and endings."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guests.pebbles import GAME, Deal, Do, Options
from harmonium import new_table
from harmonium.core.errors import (
    BadNotation,
    CannotUndo,
    IllegalAction,
    IllegalOptions,
    ImpossibleDeal,
    Problem,
)
from harmonium.core.game import Seat, ranked
from harmonium.core.table import Act, Bot, Ending, Person, StandIn, Table, Undo
from harmonium.testing import Play, check_laws, options_of, plays
from take_it_easy_boards import BOARD_178, act_all, played, start


def pebbles(*acts: str, seats: int = 2, length: int = 8) -> Table:
    """A table of Pebbles after acts such as `0 put`."""
    table = Table(GAME, Options(length), [Person()] * seats, Deal(3), bytes(32))
    for text in acts:
        seat, what = text.split()
        table.act(int(seat), what)
    return table


@given(plays(GAME, options=options_of(GAME, title=st.text(max_size=3))))
def test_the_toy_game_obeys_the_laws(play: Play) -> None:
    """The conformance suite serves games that are not ours, and cooperative ones."""
    check_laws(play, inventory=lambda state: (state.deal, state.seats))


def test_an_act_leads_to_the_next_state() -> None:
    table = pebbles("0 put", "1 put", "0 take")
    assert table.state.heap == 1
    assert [(step.seat, step.action.what) for step in table.steps] == [
        (0, "put"),
        (1, "put"),
        (0, "take"),
    ]


def test_an_action_is_given_as_text_or_as_a_struct() -> None:
    one, other = pebbles("0 put"), pebbles()
    other.act(0, Do("put"))
    assert one.entries == other.entries == [Act(Seat(0), "put")]


def test_an_act_may_say_who_decided_it_and_when() -> None:
    table = pebbles()
    table.act(1, "put", author=StandIn("random"), time="2026-01-02T03:04:05Z")
    assert table.entries == [Act(Seat(1), "put", StandIn("random"), "2026-01-02T03:04:05Z")]


@pytest.mark.parametrize(
    ("text", "kind"), [("0 take", IllegalAction), ("0 throw", BadNotation), ("2 put", Problem)]
)
def test_a_refused_act_changes_nothing(text: str, kind: type[Problem]) -> None:
    table = pebbles("0 put", "0 take")
    state, entries = table.state, list(table.entries)
    seat, what = text.split()
    with pytest.raises(kind):
        table.act(int(seat), what)
    assert table.state == state
    assert table.entries == entries


@pytest.mark.parametrize("seat", [-1, 2, 10])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    table = pebbles("0 put")
    for ask in (table.view, table.legal, table.undo, lambda seat: table.act(seat, "put")):
        with pytest.raises(Problem) as refused:
            ask(seat)
        assert refused.value.message == "no-such-seat"
        assert refused.value.arguments == {"seat": seat, "seats": 2}


def test_options_and_deals_are_checked_when_the_table_is_opened() -> None:
    with pytest.raises(IllegalOptions):
        Table(GAME, Options(loud=True, level=1), [Person()], Deal(3), bytes(32))
    with pytest.raises(ImpossibleDeal):
        Table(GAME, Options(), [Person()], Deal(7), bytes(32))


def test_views_come_through_the_table() -> None:
    table = pebbles("0 put")
    assert (table.view(None).seat, table.view(1).seat) == (None, 1)
    assert table.view(1).secret is None


def test_the_score_comes_through_the_table() -> None:
    assert [score.total for score in pebbles("0 put").score()] == [1, 1]


def test_the_commitment_proves_the_deal() -> None:
    assert pebbles().commitment == sha256(bytes(32) + b'{"secret":3}').hexdigest()


def test_a_step_is_taken_back() -> None:
    table = pebbles("0 put", "0 put")
    step = table.undo(0)
    assert (step.entry, step.seat, step.action) == (1, 0, Do("put"))
    assert table.state == pebbles("0 put").state
    assert table.entries[2] == Undo(Seat(0), takes_back=1)


def test_several_steps_are_taken_back_one_by_one() -> None:
    table = pebbles("0 put", "0 put", "0 take")
    assert [table.undo(0).entry for _ in range(3)] == [2, 1, 0]
    assert table.state == pebbles().state
    assert [entry.takes_back for entry in table.entries if isinstance(entry, Undo)] == [2, 1, 0]


def test_after_an_undo_play_goes_on() -> None:
    table = pebbles("0 put", "1 put")
    table.undo(1)
    table.act(1, "take")
    assert table.state.heap == 0
    assert [step.entry for step in table.steps] == [0, 3]


def test_an_undo_may_say_who_asked_and_when() -> None:
    table = pebbles("0 put")
    table.undo(0, author=Bot("greedy"), time="now")
    assert table.entries[1] == Undo(Seat(0), 0, consent=False, author=Bot("greedy"), time="now")


def test_nothing_to_take_back() -> None:
    table = pebbles("0 put")
    with pytest.raises(CannotUndo) as refused:
        table.undo(1)
    assert refused.value.message == "undo-nothing"


def test_an_act_before_those_of_others_is_taken_back_if_the_rest_stands() -> None:
    table = pebbles("0 put", "0 put", "1 put", "1 take")
    assert table.undo(0).entry == 1
    assert table.state == pebbles("0 put", "1 put", "1 take").state
    assert table.undo(1).entry == 3
    assert table.state == pebbles("0 put", "1 put").state


def test_an_act_on_which_others_have_built_stays() -> None:
    table = pebbles("0 put", "1 take")
    state = table.state
    with pytest.raises(CannotUndo) as refused:
        table.undo(0)
    assert refused.value.message == "undo-others-built-on-it"
    assert table.state == state
    assert len(table.entries) == 2


def test_what_was_shown_stands_between_an_act_and_its_undo() -> None:
    table = pebbles("0 put", "1 look")
    for seat in (0, 1):
        with pytest.raises(CannotUndo) as refused:
            table.undo(seat)
        assert refused.value.message == "reveal-secret"


def test_acts_after_what_was_shown_are_taken_back() -> None:
    table = pebbles("0 put", "1 look", "0 put")
    assert table.undo(0).entry == 2
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_undone_acts_leave_nothing_behind() -> None:
    """Taken back twice after something was shown, then played differently and taken back again."""
    table = pebbles("0 put", "0 put", "0 put", "1 look", "0 take", "0 take")
    table.undo(0)
    table.undo(0)
    table.act(0, "put")
    table.act(0, "put")
    table.undo(0)
    assert table.state == pebbles("0 put", "0 put", "0 put", "1 look", "0 put").state


def test_one_who_did_nothing_before_has_nothing_to_take_back() -> None:
    table = pebbles("0 look", seats=3)
    with pytest.raises(CannotUndo) as refused:
        table.undo(2)
    assert refused.value.message == "undo-nothing"


def test_a_secret_choice_is_changed_though_another_chose_after_it() -> None:
    table = start(seats=3)
    table.act(0, "c0")
    table.act(1, "c0")
    table.undo(0)
    assert table.view(None).has_chosen == (False, True, False)
    table.act(0, "c5")
    table.act(2, "c0")
    assert [board.index("123") for board in table.view(None).boards] == [5, 0, 0]


def test_with_consent_the_last_act_of_all_is_taken_back() -> None:
    table = pebbles("0 put", "1 put")
    step = table.undo(0, consent=True)
    assert (step.entry, step.seat) == (1, 1)
    assert table.state == pebbles("0 put").state
    assert table.entries[2] == Undo(Seat(0), 1, consent=True)


def test_with_consent_even_what_was_shown_is_taken_back() -> None:
    table = pebbles("0 put", "1 look")
    assert table.undo(0, consent=True).entry == 1
    assert table.state == pebbles("0 put").state
    assert table.undo(0).entry == 0


def test_consent_keeps_the_barriers_that_are_left() -> None:
    table = start(seats=2)
    act_all(table, 0, 0)
    act_all(table, 1, 1)
    assert table.undo(0, consent=True).entry == 3
    assert table.view(None).turn == 1
    assert table.view(None).has_chosen == (True, False)
    assert table.undo(0).entry == 2
    with pytest.raises(CannotUndo) as refused:
        table.undo(0)
    assert refused.value.message == "reveal-all-placed"


def test_with_consent_there_must_be_an_act() -> None:
    with pytest.raises(CannotUndo) as refused:
        pebbles().undo(0, consent=True)
    assert refused.value.message == "undo-nothing"


def test_what_was_taken_over_stays() -> None:
    table = pebbles("0 put", "1 put")
    table.take_over()
    assert table.branch == 2
    for consent in (False, True):
        with pytest.raises(CannotUndo) as refused:
            table.undo(1, consent=consent)
        assert refused.value.message == "undo-taken-over"
    table.act(0, "put")
    assert table.undo(0).entry == 2
    assert table.state == pebbles("0 put", "1 put").state


def test_with_consent_an_undo_stops_at_what_was_taken_over() -> None:
    table = pebbles("0 put", "1 put")
    table.take_over()
    table.act(0, "put")
    table.act(1, "look")
    assert table.undo(0, consent=True).entry == 3
    with pytest.raises(CannotUndo) as refused:
        table.undo(1)
    assert refused.value.message == "undo-taken-over"
    assert table.undo(0, consent=True).entry == 2
    with pytest.raises(CannotUndo) as refused:
        table.undo(0, consent=True)
    assert refused.value.message == "undo-taken-over"


def test_why_an_undo_would_be_refused_is_told_without_trying() -> None:
    table = pebbles("0 put", "1 take")
    why = table.why_not_undo(0)
    assert isinstance(why, CannotUndo)
    assert why.message == "undo-others-built-on-it"
    assert table.why_not_undo(1) is None
    assert len(table.entries) == 2


def test_the_state_at_any_step_is_known() -> None:
    table = pebbles("0 put", "1 put", "0 take")
    assert [table.state_at(steps).heap for steps in range(4)] == [0, 1, 2, 1]


def test_a_table_waits_for_nobody_when_the_game_is_over() -> None:
    table = pebbles("0 put", length=1)
    assert table.is_over
    assert not table.actors
    assert table.result is not None
    assert table.result.won is False


def test_a_finished_game_is_closed() -> None:
    table = played(BOARD_178)
    table.end(Ending("finished"))
    assert table.ending == Ending("finished")
    assert table.is_over


@pytest.mark.parametrize(
    "ending", [Ending("abandoned"), Ending("resigned", Seat(1)), Ending("timed_out", Seat(0))]
)
def test_a_running_game_may_be_closed(ending: Ending) -> None:
    table = pebbles("0 put")
    table.end(ending)
    assert table.is_over
    assert table.actors == ()
    assert table.legal(0) == ()
    assert table.result is None


@pytest.mark.parametrize(
    "ending",
    [
        Ending("finished"),
        Ending("abandoned", Seat(0)),
        Ending("resigned"),
        Ending("timed_out"),
    ],
)
def test_an_ending_that_does_not_fit_is_refused(ending: Ending) -> None:
    table = pebbles("0 put")
    with pytest.raises(Problem) as refused:
        table.end(ending)
    assert refused.value.message == "ending-does-not-fit"
    assert table.ending is None


@pytest.mark.parametrize("ending", [Ending("abandoned"), Ending("finished", Seat(0))])
def test_a_game_that_came_to_its_end_can_only_be_finished(ending: Ending) -> None:
    with pytest.raises(Problem) as refused:
        pebbles("0 put", length=1).end(ending)
    assert refused.value.message == "ending-does-not-fit"


def test_somebody_else_cannot_resign() -> None:
    with pytest.raises(Problem) as refused:
        pebbles().end(Ending("resigned", Seat(2)))
    assert refused.value.message == "no-such-seat"


def test_at_a_closed_table_nothing_happens() -> None:
    table = pebbles("0 put")
    table.end(Ending("abandoned"))
    for ask in (
        lambda: table.act(0, "put"),
        lambda: table.undo(0),
        lambda: table.undo(0, consent=True),
        lambda: table.end(Ending("abandoned")),
    ):
        with pytest.raises(Problem) as refused:
            ask()
        assert refused.value.message == "table-closed"
        assert refused.value.arguments == {"how": "abandoned"}
    why = table.why_not_undo(0)
    assert why is not None
    assert why.message == "table-closed"


def test_a_new_table_has_people_in_all_its_seats() -> None:
    assert new_table("take_it_easy", seats=3).seats == (Person(), Person(), Person())
    assert new_table("take_it_easy", seats=[Person("Ada"), Bot("greedy")]).seats == (
        Person("Ada"),
        Bot("greedy"),
    )


def test_a_new_table_is_repeatable_from_a_seed() -> None:
    one, other = (new_table("take_it_easy", seats=2, seed=5) for _ in range(2))
    assert one.deal == other.deal
    assert one.commitment == other.commitment


def test_a_new_table_is_secret_without_a_seed() -> None:
    one, other = (new_table("take_it_easy", seats=2) for _ in range(2))
    assert one.deal != other.deal
    assert one.nonce != other.nonce
    assert len(one.nonce) == 32


def test_a_new_table_refuses_what_does_not_fit() -> None:
    with pytest.raises(IllegalOptions):
        new_table("take_it_easy", seats=7)


@pytest.mark.parametrize(
    ("totals", "ranks"),
    [([], ()), ([5], (1,)), ([1, 2, 3], (3, 2, 1)), ([4, 4, 1, 4], (1, 1, 4, 1))],
)
def test_equal_strengths_share_a_rank(totals: list[int], ranks: tuple[int, ...]) -> None:
    assert ranked(totals) == ranks


def test_entries_that_were_kept_lead_to_the_same_state_again() -> None:
    table = pebbles("0 put", "1 put")
    table.undo(1, consent=True)
    again = pebbles()
    steps = [again.enter(entry).action.what for entry in table.entries]
    assert steps == ["put", "put", "put"]
    assert (again.entries, again.state) == (table.entries, table.state)


def test_a_kept_undo_takes_back_what_it_names_or_nothing() -> None:
    table = pebbles("0 put", "1 put")
    with pytest.raises(Problem, match="record-undo-differs"):
        table.enter(Undo(Seat(1), 0, consent=True))
    assert len(table.entries) == len(table.steps) == 2


def test_the_states_of_the_acts_that_count() -> None:
    table = pebbles("0 put", "1 put", "0 take")
    assert [state.heap for state in table.states()] == [0, 1, 2, 1]
