"""What `make test` leaves to `make soak`: another kind of a test that it runs already."""

import os

import pytest

IN_SOAK = os.environ.get("HYPOTHESIS_PROFILE") == "soak"

only_in_soak = pytest.mark.skipif(not IN_SOAK, reason="make soak")
