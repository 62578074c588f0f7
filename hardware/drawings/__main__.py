"""Draw everything in hardware/ anew: python -m hardware.drawings"""

from __future__ import annotations

from hardware.drawings.every import HARDWARE, every

for name, drawn in every().items():
    (HARDWARE / name).write_text(drawn, encoding="utf-8")
    print(HARDWARE.name, name, sep="/")
