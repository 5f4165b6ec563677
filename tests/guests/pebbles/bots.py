"""One that plays Pebbles: it heaps."""

from collections.abc import Collection

from harmonium.core.deal import Generator

from . import Do, View


class Heaper:
    """A pebble onto the heap, always."""

    def __init__(self, generator: Generator) -> None:
        self._generator = generator

    def choose(self, view: View, legal: Collection[Do]) -> Do:
        assert view.done < view.options.acts
        return next(action for action in legal if action.what == "put")
