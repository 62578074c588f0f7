"""The templates: whole pages, and the ``<main>`` that lives in them and is sent anew with each change."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

import segno
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from companion.games import FOLDER
from companion.house import SEATS
from companion.kit.colours import BY_NAME, SEVEN
from web import timing
from web.choices import cards
from web.people import People
from web.role import DEVICE, TABLE
from web.sight import Sight, plain

HERE = Path(__file__).parent
STATIC = HERE / "static"
LOOKS = ("icons.svg", "look.css")  # what a game's folder may hold for its page beside the template


class Pages:
    """``address`` is a function, because the network may give the table another one during the evening."""

    def __init__(self, code: str, address: Any, device: Any = None) -> None:
        self.code, self.address, self.device = code, address, device
        self.version = _version()
        self._templates = Environment(
            loader=FileSystemLoader([HERE / "templates", FOLDER]),
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
            undefined=StrictUndefined,
        )
        self._templates.globals.update(SEVEN=SEVEN, BY_NAME=BY_NAME, SEATS=SEATS, plain=plain, qr=qr, cards=cards, people=People)
        self._templates.globals.update(clocks=timing)
        self._templates.globals.update(static=f"/static/{self.version}", code=code, device=device, invitation=self.invitation)
        self._templates.globals.update(
            look=f"/look/{self.version}", sheets=[path.parent.name for path in sorted(FOLDER.glob("*/look.css"))]
        )

    def main(self, sight: Sight) -> str:
        """The living part of a page."""
        layout = "main/tv-game.html" if sight.role.page == TABLE else "main/game.html"
        return self._render(_template(sight), s=sight, w=sight.word, layout=layout)

    def page(self, template: str, language: str, word: Any, **more: Any) -> str:
        """A whole page."""
        return self._render(template, language=language, w=word, **more)

    def invitation(self) -> str:
        """Where a phone comes in: short enough to type, and in the QR."""
        return f"{self.address()}/{self.code}"

    def _render(self, template: str, **names: Any) -> str:
        return self._templates.get_template(template).render(**names)


def _template(sight: Sight) -> str:
    if sight.role.page == DEVICE:
        return "main/device.html"
    if sight.role.curtain:
        return "main/curtain.html"
    if sight.playing:
        return _board(sight)
    if sight.role.page == TABLE:
        return "main/tv-lobby.html"
    return "main/lobby.html" if sight.seat else "main/join.html"


def _board(sight: Sight) -> str:
    """The game's own page, or the plain one for a game that has none yet."""
    name = f"{sight.house.game}/{sight.house.mode}.html"
    return name if (FOLDER / name).exists() else "main/plain.html"


def qr(text: str) -> Markup:
    """A QR as a drawing inside the page: dark on moonlight, so that every camera reads it."""
    code = segno.make(text, error="m", micro=False)
    return Markup(code.svg_inline(border=3, dark="#111418", light="#f4efe2", omitsize=True, svgclass="qr", lineclass=None))


def _version() -> str:
    """Changes with the files, so that a phone never mixes an old script with a new page."""
    mark = blake2b(digest_size=5)
    looks = [path for name in LOOKS for path in FOLDER.glob(f"*/{name}")]
    for path in sorted([*STATIC.rglob("*"), *(HERE / "templates").rglob("*"), *looks]):
        if path.is_file():
            mark.update(path.name.encode() + path.read_bytes())
    return mark.hexdigest()
