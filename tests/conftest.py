"""Hypothesis profiles: `ci` is the same every time, `soak` searches long and at random."""

import os

from hypothesis import HealthCheck, settings

_COMMON = {"deadline": None, "suppress_health_check": list(HealthCheck)}

settings.register_profile("ci", max_examples=25, derandomize=True, **_COMMON)
settings.register_profile("soak", max_examples=1_000, derandomize=False, **_COMMON)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
