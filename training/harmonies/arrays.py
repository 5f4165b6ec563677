"""NumPy or PyTorch: the few things that the learner asks of either, and that they do otherwise.

Everything else (`@`, `*`, slices) is written alike for both. NumPy with SciPy's sparse matrices is
enough for one or two cores, whose games take most of the time; PyTorch learns on a GPU.
"""

from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array

try:
    import torch
except ImportError:  # a tiny run needs no more than NumPy
    torch = None

Array = Any
"""An array of NumPy's or a tensor of PyTorch's."""


class Arrays(Protocol):
    """What an array can be asked by either name."""

    def put(self, values: NDArray[Any]) -> Array:
        """A copy of it, where the learner computes."""

    def got(self, values: Array) -> NDArray[Any]:
        """Back from there."""

    def root(self, values: Array) -> Array:
        """The square roots."""

    def gathered(self, table: Array, rows: Array) -> Array:
        """For each line of row numbers the sum of those rows of the table."""

    def scattered(self, table: Array, rows: Array, slopes: Array) -> Array:
        """The slope of the table, from that of the sums."""


class InNumPy:
    def put(self, values: NDArray[Any]) -> Array:
        return values.astype(np.float32 if values.dtype.kind == "f" else np.int64)

    def got(self, values: Array) -> NDArray[Any]:
        return np.array(values)

    def root(self, values: Array) -> Array:
        return np.sqrt(values)

    def gathered(self, table: Array, rows: Array) -> Array:
        return _chosen(rows, len(table)) @ table

    def scattered(self, table: Array, rows: Array, slopes: Array) -> Array:
        return _chosen(rows, len(table)).T @ slopes


def _chosen(rows: Array, size: int) -> csr_array:
    """A line for each of `rows` that has ones at these numbers."""
    ones = np.ones(rows.size, np.float32)
    starts = np.arange(0, rows.size + 1, rows.shape[1])
    return csr_array((ones, rows.ravel(), starts), (len(rows), size))


class InTorch:
    def __init__(self) -> None:
        self._device: Final = "cuda" if torch.cuda.is_available() else "cpu"

    def put(self, values: NDArray[Any]) -> Array:
        kind = torch.float32 if values.dtype.kind == "f" else torch.int64
        return torch.as_tensor(values.astype(np.int64) if kind == torch.int64 else values).to(
            self._device, kind
        )

    def got(self, values: Array) -> NDArray[Any]:
        return np.asarray(values.detach().cpu().numpy())

    def root(self, values: Array) -> Array:
        return torch.sqrt(values)

    def gathered(self, table: Array, rows: Array) -> Array:
        return torch.nn.functional.embedding_bag(rows, table, mode="sum")

    def scattered(self, table: Array, rows: Array, slopes: Array) -> Array:
        asked = table.detach().requires_grad_()
        with torch.enable_grad():
            found = torch.nn.functional.embedding_bag(rows, asked, mode="sum")
        return torch.autograd.grad(found, asked, slopes)[0]


def arrays(*, plain: bool = False) -> Arrays:
    """PyTorch where it is installed, unless plain NumPy is asked for."""
    return InNumPy() if plain or torch is None else InTorch()
