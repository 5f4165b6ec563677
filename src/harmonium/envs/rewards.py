"""What an environment pays: points as they come, the final points, or the rank."""

from collections.abc import Sequence
from typing import Literal

from harmonium.core.errors import Problem

Reward = Literal["points", "final", "rank"]
"""`points`: what each act adds to one's points; they sum up to the final total. `final`: that total
at the end, nothing before. `rank`: at the end from 1 for the winner to -1 for the last; where all
win or lose together 1 or -1."""


def check_reward(reward: Reward, seats: int, *, is_cooperative: bool) -> None:
    """Whoever plays alone and for points has no rank."""
    if reward == "rank" and seats == 1 and not is_cooperative:
        raise Problem("bad-option-value", option="reward", value=reward, expected="points, final")


def rank_rewards(ranks: Sequence[int], *, won: bool | None) -> tuple[float, ...]:
    """The share of the others that one has beaten, less the share that has beaten one.

    >>> rank_rewards([1, 2, 2, 4], won=None)
    (1.0, 0.0, 0.0, -1.0)
    >>> rank_rewards([1, 1], won=False)
    (-1.0, -1.0)
    """
    if won is not None:
        return (1.0 if won else -1.0,) * len(ranks)
    others = max(len(ranks) - 1, 1)
    return tuple(
        (sum(other > own for other in ranks) - sum(other < own for other in ranks)) / others
        for own in ranks
    )
