"""`search`: plans its whole turn in the engine, and values each plan by its own next turn.

The engine follows the best boards token by token, with the cards and animals that go with them,
and then asks of the best plans what the next turn would make of them: with the groups that lie
there, as far as the others will leave them, and with groups drawn from what is left in the bag
(`engine/harmonies/search.h`). The plan is kept while the table agrees with it; a bot that comes
to a turn half-way plans from there.

`network`: the same search, wider, by a judge that has learned from its own games
(`training/harmonies`). With three and four players `search` asks that judge too: there the bag
ends the game soon, with four after nine turns, and the weights that were made by hand have never
learned to be done by then.
"""

from collections.abc import Iterator, Mapping
from math import inf
from threading import local
from typing import ClassVar, Final

from harmonium.bots import NO_LIMIT, Budget, Candidate, Question, Thought
from harmonium.bots.numbers import numbers_of
from harmonium.bots.searching import SearchingBot, engine_here
from harmonium.core.deal import Generator
from harmonium.engine import Position
from harmonium.engine import harmonies_search as engine
from harmonium.games.harmonies.actions import Action
from harmonium.games.harmonies.view import View, redeal

WITHIN_A_TURN: Final = 8
"""A turn that is under way leaves less to choose: this part of the nodes is enough."""

PLANS_TOLD: Final = 2
"""Whoever asks why learns the rest of the turn of the best candidates."""


class Search(SearchingBot):
    """Values are the own points at the end of the game, as far as they can be foreseen."""

    NODES = 600_000
    """For a turn."""
    BY_NETWORK: ClassVar[Mapping[int, engine.Scope]] = {
        3: engine.Scope(width=16, candidates=24, next_width=3, draws=64),
        4: engine.Scope(width=24, candidates=64, next_width=6, draws=64),
    }
    """With so many players the learned judge is asked, and the search is so wide."""

    def __init__(self, generator: Generator, parameters: Budget = NO_LIMIT) -> None:
        super().__init__(generator, parameters)
        self._plan: _Plan | None = None

    def thoughts(self, question: Question) -> Iterator[Thought]:
        view: View = question.view
        position = _position(view)
        planned = None if self._plan is None else self._plan.code_at(position.packed())
        if planned is not None:
            yield Thought(_action(view, planned))
            return
        if len(question.legal) == 1:
            yield Thought(next(iter(question.legal)))
            return
        most = inf if question.budget.nodes is None else question.budget.nodes
        if view.space is not None:
            most /= WITHIN_A_TURN
        seats = len(view.players)
        scope = self.BY_NETWORK.get(seats)
        network = None if scope is None else learned(seats)
        search = engine.Search(position, self._generator.wide(), network, scope)
        is_open = True
        while is_open and search.nodes < most:
            is_open = search.run(search.nodes + 1)
            found = search.candidates()
            if not found:  # a position made by hand, in which no turn can be ended
                yield Thought(next(iter(question.legal)))
                return
            self._plan = _Plan(position, found[0].codes)
            yield _thought(view, found, search.nodes)


class _Plan:
    """A turn that was thought out: what to do in each of its positions."""

    def __init__(self, start: Position, codes: tuple[int, ...]) -> None:
        self._start = start
        self._codes = codes
        self._by_position: dict[bytes, int] | None = None

    def code_at(self, packed: bytes) -> int | None:
        """Walked through when first asked: most plans are replaced by better ones before."""
        if self._by_position is None:
            position, self._by_position = self._start.copy(), {}
            (seat,) = position.actors
            position.apply(seat, self._codes[0])  # who asks again wants to know more
            for code in self._codes[1:]:
                self._by_position[position.packed()] = code
                position.apply(seat, code)
        return self._by_position.get(packed)


class Level4(Search):
    """`search` as it is: nothing to choose."""

    Parameters = None
    same_as = "search"


NETWORKS: Final = ("alone", "together", "crowd", "crowd")
"""Which one has learned the game, by the number of players."""


class _Learned(local):
    """The networks in the engine of a thread, by their files."""

    def __init__(self) -> None:
        self.networks: dict[str, engine.Network] = {}


_HERE: Final = _Learned()


def learned(seats: int) -> engine.Network:
    """The learned judge for so many players, in the engine of this thread."""
    face = engine_here().game("harmonies")  # another one if the engine had to be made anew
    file = f"harmonies_{NETWORKS[seats - 1]}.network"
    network = _HERE.networks.get(file)
    if network is None or network.face is not face:
        network = _HERE.networks[file] = engine.Network(face, numbers_of(file))
    return network


class ByNetwork(Search):
    """`search` by the learned judge, with more time."""

    NODES = 4_000_000
    BY_NETWORK = dict.fromkeys(
        (1, 2, 3), engine.Scope(width=24, candidates=48, next_width=4, draws=128)
    ) | {4: engine.Scope(width=32, candidates=96, next_width=8, draws=64)}


class Level5(ByNetwork):
    """`network` as it is: nothing to choose."""

    Parameters = None
    same_as = "network"


def _position(view: View) -> Position:
    """What the view shows; whatever it hides may be anything, since the search does not look."""
    state = redeal(view, Generator.from_seed(0))
    return engine_here().game("harmonies").position(state, hidden=True)


def _action(view: View, code: int) -> Action:
    assert view.active is not None
    found: Action = engine_here().game("harmonies").rules.action(view, view.active, code)
    return found


def _thought(view: View, found: tuple[engine.Candidate, ...], nodes: int) -> Thought:
    """For each first act of a plan the best plan that begins with it."""
    candidates: dict[Action, Candidate] = {}
    for plan in found:
        action = _action(view, plan.codes[0])
        if action in candidates:
            continue
        later = plan.codes[1:] if len(candidates) < PLANS_TOLD else ()
        acts = tuple(_action(view, code) for code in later)
        candidates[action] = Candidate(action, plan.value, plan.error, acts)
    ordered = tuple(candidates.values())
    return Thought(ordered[0].action, ordered, "points", nodes)
