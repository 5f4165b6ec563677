"""The laws of the contract, checked over a whole game.

`check_laws(play, inventory=...)` is the conformance suite: every registered game is put
through it with random options, and an author of a further game can do the same.
"""

import random
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from harmonium.core import record
from harmonium.core.deal import Generator
from harmonium.core.errors import CannotUndo, IllegalAction
from harmonium.core.game import AnyGame, Score, Seat
from harmonium.core.table import Ending, Person, Table
from harmonium.testing.play import Moment, Play

Inventory = Callable[[Any], object]
"""What is in the box, counted over a state: the same at every moment of a game."""


def check_laws(play: Play, inventory: Inventory, *, sample: int = 40) -> None:
    """Every law, over every moment (the costly ones over a sample of moments)."""
    chance = random.Random(play.seed)
    moments = play.moments
    some = moments if len(moments) <= sample else chance.sample(moments, sample)
    nothing_is_created_or_lost(play, inventory)
    the_record_replays(play)
    undo_leads_back(play, chance)
    scores_add_up(play)
    for moment in moments:
        events_lead_from_view_to_view(play, moment)
    for moment in some:
        legal_and_apply_agree(play, moment, chance)
        texts_and_structs_round_trip(play, moment)
        previews_come_true(play, moment)
        for viewer in viewers(play):
            hidden_things_change_nothing(play, moment, viewer, chance)


def viewers(play: Play) -> tuple[Seat | None, ...]:
    return (None, *map(Seat, range(play.seats)))


def nothing_is_created_or_lost(play: Play, inventory: Inventory) -> None:
    box = inventory(play.start)
    for moment in play.moments:
        assert inventory(moment.after) == box, moment


def the_record_replays(play: Play) -> None:
    """Written, read and replayed, a game comes to the same state and result."""
    table = Table(play.game, play.options, [Person()] * play.seats, play.deal, bytes(32))
    for moment in play.moments:
        table.act(moment.seat, play.game.format(moment.action))
    table.end(Ending("finished"))
    written = record.write(record.record_of(table))
    again = record.verify(record.read(written), lambda _: play.game)
    assert again.state == play.last
    assert record.write(record.record_of(again)) == written


def undo_leads_back(play: Play, chance: random.Random) -> None:
    """After a random act its author takes it back, or is told why not; then all goes on."""
    game = play.game
    table = Table(game, play.options, [Person()] * play.seats, play.deal, bytes(32))
    for moment in play.moments:
        before = table.state
        table.act(moment.seat, moment.action)
        if chance.random() < 0.5:
            shown = game.reveals(before, table.state)
            try:
                table.undo(moment.seat)
            except CannotUndo as problem:
                assert shown == problem.message
            else:
                assert shown is None
                assert table.state == before
                table.act(moment.seat, moment.action)
        assert table.state == moment.after


def scores_add_up(play: Play) -> None:
    game = play.game
    categories = game.categories(play.options)
    for state in (play.start, play.last):
        for score in game.score(state):
            assert tuple(score.categories) == categories
            assert score.total == sum(score.categories.values())
            assert score.total == sum(item.points for item in score.items)
    result = game.result(play.last)
    assert result is not None
    assert game.result(play.start) is None or not play.moments
    assert len(result.ranks) == len(result.totals) == play.seats
    assert 1 in result.ranks
    assert result.totals == tuple(score.total for score in game.score(play.last))
    assert (result.won is not None) == game.cooperative(play.options)


def events_lead_from_view_to_view(play: Play, moment: Moment) -> None:
    game = play.game
    for viewer in viewers(play):
        view = game.view(moment.before, viewer)
        for event in game.told(moment.before, moment.seat, moment.action, moment.after, viewer):
            view = game.follow(view, event)
        assert view == game.view(moment.after, viewer), (viewer, moment)


def legal_and_apply_agree(play: Play, moment: Moment, chance: random.Random) -> None:
    """What is legal applies; what is not is refused with a rule; who need not act cannot."""
    game, state = play.game, moment.before
    actors = game.actors(state)
    for seat in map(Seat, range(play.seats)):
        legal = game.legal(state, seat)
        assert bool(legal) == (seat in actors), (seat, actors)
        actions = list(legal)
        assert len(actions) == len(legal) == len(set(actions))
        for action in chance.sample(actions, min(4, len(actions))):
            assert action in legal
            game.apply(state, seat, action)
        for foreign in chance.sample(play.moments, min(8, len(play.moments))):
            _applies_exactly_if_legal(game, state, seat, foreign.action, legal)


def _applies_exactly_if_legal(
    game: AnyGame, state: Any, seat: Seat, action: Any, legal: Collection[Any]
) -> None:
    try:
        game.apply(state, seat, action)
    except IllegalAction as problem:
        assert action not in legal, (action, problem)
        assert problem.rule
    else:
        assert action in legal, action


def texts_and_structs_round_trip(play: Play, moment: Moment) -> None:
    game = play.game
    assert game.parse(game.format(moment.action)) == moment.action
    assert _round_trip(moment.action, game.action_type) == moment.action
    for viewer in viewers(play):
        view = game.view(moment.after, viewer)
        assert _round_trip(view, game.view_type) == view
        for event in game.told(moment.before, moment.seat, moment.action, moment.after, viewer):
            assert _round_trip(event, game.event_type) == event
        for mark in game.marks(view):
            assert _round_trip(mark, game.mark_type) == mark


def _round_trip(value: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def previews_come_true(play: Play, moment: Moment) -> None:
    """What was previewed is what the act adds, as soon as it shows in the score."""
    game = play.game
    foretold = game.preview(moment.before, moment.seat, moment.action)
    before, after = (_score(game, state, moment.seat) for state in (moment.before, moment.after))
    index = play.moments.index(moment)
    if before == after and any(foretold.values()):
        # A simultaneous choice counts when the last seat has chosen.
        later = play.moments[index:]
        after = next(
            _score(game, one.after, moment.seat)
            for one in later
            if game.reveals(one.before, one.after)
        )
    for category, points in foretold.items():
        assert after.categories[category] - before.categories[category] == points, (
            category,
            moment,
        )


def _score(game: AnyGame, state: Any, seat: Seat) -> Score:
    score: Score = game.score(state)[seat]
    return score


def hidden_things_change_nothing(
    play: Play, moment: Moment, viewer: Seat | None, chance: random.Random
) -> None:
    """A state dealt anew from a view looks, asks and tells the same to that viewer."""
    game, state = play.game, moment.before
    view = game.view(state, viewer)
    other = game.redeal(view, Generator.from_seed(chance.getrandbits(32), "redeal"))
    assert game.view(other, viewer) == view
    assert game.actors(other) == game.actors(state)
    if viewer is not None:
        assert list(game.legal(other, viewer)) == list(game.legal(state, viewer))
    else:
        assert game.score(other) == game.score(state)
    if moment.action not in game.legal(other, moment.seat):
        return
    after = game.apply(other, moment.seat, moment.action)
    if game.reveals(other, after) is None and game.reveals(state, moment.after) is None:
        assert game.told(other, moment.seat, moment.action, after, viewer) == game.told(
            state, moment.seat, moment.action, moment.after, viewer
        )
