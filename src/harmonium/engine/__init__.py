"""The compiled engine: the same rules, a thousand times faster, for search and learning.

>>> from harmonium.engine import Batch, Engine
>>> game = Engine().game("take_it_easy")
>>> position = game.deal(seed=7)
>>> position.legal(0) == tuple(range(19))
True
>>> position.apply(0, 9)
>>> 9 in position.legal(0)
False
>>> [total for (total,) in position.play_outs(3, seed=1)]
[6, 21, 0]
"""

from harmonium.engine.batch import Batch
from harmonium.engine.bridge import Bridge, bridge
from harmonium.engine.engine import Engine, Face, Position

__all__ = ["Batch", "Bridge", "Engine", "Face", "Position", "bridge"]
