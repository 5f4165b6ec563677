"""The marker that ties a test to the rules it proves."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules of the rule book a test proves; `tools/check_rules.py` reads it."""
    return pytest.mark.rule(*ids)
