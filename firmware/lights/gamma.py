"""From what the eye should see to what a LED must be told: gamma and brightness in one table."""

from __future__ import annotations

GAMMA = 2.2
SEEN = 24  # from here on a channel never goes dark altogether


def gamma_table(brightness: float) -> bytes:
    """256 bytes for ``bytes.translate``; black stays black, full becomes the brightness."""
    return bytes(_told(value, brightness) for value in range(256))


def _told(value: int, brightness: float) -> int:
    told: int = round(255 * brightness * (value / 255) ** GAMMA)
    return max(told, 1) if value >= SEEN and brightness > 0 else told
