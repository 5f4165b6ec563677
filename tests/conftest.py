"""Hypothesis profiles: `ci` is the same every time, `soak` searches long and at random.

Tests expect English sentences, whatever the machine speaks.
"""

import os

from hypothesis import HealthCheck, settings

os.environ["HARMONIUM_LANG"] = "en"

_COMMON = settings(deadline=None, suppress_health_check=list(HealthCheck))

settings.register_profile("ci", _COMMON, max_examples=25, derandomize=True)
settings.register_profile("soak", _COMMON, max_examples=1_000, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
