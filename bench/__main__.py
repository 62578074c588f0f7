"""One command, one table: python -m bench [lights|games|patch|phones|race|start]"""

from __future__ import annotations

import importlib
import sys

PARTS = ("lights", "games", "patch", "phones", "race", "start")

for part in sys.argv[1:] or PARTS:
    print(f"\n{part}")
    for what, measured, beside in importlib.import_module(f"bench.{part}").rows():
        print(f"  {what:32} {measured:>34}   {beside}")
