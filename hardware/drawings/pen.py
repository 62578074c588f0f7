"""A few strokes of SVG; enough for plans that people print and pin to the wall."""

from __future__ import annotations

from html import escape

INK, FAINT, PAPER = "#1a2230", "#6b7680", "#fbf9f3"


def sheet(width: float, height: float, title: str, body: list[str], scale: float = 1) -> str:
    """A whole drawing with its title; ``scale`` enlarges a drawing in millimetres."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
        f'width="{width * scale:g}" height="{height * scale:g}" '
        f'font-family="DejaVu Sans, Verdana, sans-serif" font-size="13">\n<title>{escape(title)}</title>\n'
    )
    parts = [box(0, 0, width, height, fill=PAPER, line="none"), text(20, 12 + 18 / scale, title, size=18 / scale, bold=True), *body]
    return head + "\n".join(parts) + "\n</svg>\n"


def text(x: float, y: float, words: str, size: float = 13, anchor: str = "start", bold: bool = False, ink: str = INK) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{ink}"{weight}>{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, fill: str = "none", line: str = INK, round_by: float = 0) -> str:
    where = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_by:g}"'
    return f'<rect {where} fill="{fill}" stroke="{line}" stroke-width="1.5"/>'


def disc(x: float, y: float, radius: float, fill: str = "none", line: str = INK) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{line}" stroke-width="1.5"/>'


def wire(*points: tuple[float, float], ink: str = INK, dashed: bool = False, thick: float = 2) -> str:
    along = " ".join(f"{x:g},{y:g}" for x, y in points)
    dash = ' stroke-dasharray="5 4"' if dashed else ""
    return f'<polyline points="{along}" fill="none" stroke="{ink}" stroke-width="{thick:g}"{dash}/>'


def path(way: str, fill: str = "none", ink: str = INK, thick: float = 1.5) -> str:
    return f'<path d="{way}" fill="{fill}" stroke="{ink}" stroke-width="{thick:g}"/>'


def joint(x: float, y: float, ink: str = INK) -> str:
    """Where wires that meet are joined."""
    return disc(x, y, 3.5, fill=ink, line=ink)


def earth(x: float, y: float) -> list[str]:
    """The sign of ground, hanging from that point."""
    return [
        wire((x, y), (x, y + 8)),
        *(wire((x - half, y + 8 + 4 * row), (x + half, y + 8 + 4 * row)) for row, half in enumerate((10, 6, 2))),
    ]


def across(x1: float, x2: float, y: float, words: str) -> list[str]:
    """A measure from left to right."""
    ends = [wire((x, y - 4), (x, y + 4), thick=1) for x in (x1, x2)]
    return [wire((x1, y), (x2, y), thick=1), *ends, text((x1 + x2) / 2, y - 4, words, size=9, anchor="middle")]


def down(y1: float, y2: float, x: float, words: str) -> list[str]:
    """A measure from top to bottom."""
    ends = [wire((x - 4, y), (x + 4, y), thick=1) for y in (y1, y2)]
    return [wire((x, y1), (x, y2), thick=1), *ends, text(x + 6, (y1 + y2) / 2 + 3, words, size=9)]
