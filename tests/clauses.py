"""``@clause("K38")`` names the rule that a test proves; every clause of every RULES.md has such a test."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.clause(*ids)
