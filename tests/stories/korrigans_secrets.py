"""Ears on every line: all that the table sends to a screen, and a search in it for what only others may know."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.stories.people import Phone, Screen

KINDS = ("hare", "squirrel", "bird", "mouse", "frog", "mole", "1 gold", "2 gold", "3 gold", "4 gold")
LABELS = """() => [document.querySelector("#page .tray.looking") !== null,
  [...document.querySelectorAll("#page .tray .token[aria-label]")].map((token) => token.getAttribute("aria-label"))]"""


class Ears:
    """Everything that comes over one screen's line but the files that all of them share."""

    def __init__(self, screen: Screen) -> None:
        self.all = ""
        self.said: list[str] = []  # what the page says to ears
        self._new: list[str] = []
        self._asked: list[str] = []
        self._done: list[str] = []
        self._line = screen.context.new_cdp_session(screen.page)
        self._line.on("Network.eventSourceMessageReceived", self._event)
        self._line.on("Network.responseReceived", self._answered)
        self._line.on("Network.loadingFinished", lambda event: self._done.append(event["requestId"]))
        self._line.send("Network.enable")
        screen.page.reload()  # so that the page itself is heard, too
        screen.live()

    def heard(self) -> str:
        """What came since this was last asked."""
        for request in [one for one in self._asked if one in self._done]:
            self._asked.remove(request)
            self._new.append(self._line.send("Network.getResponseBody", {"requestId": request})["body"])
        new, self._new = "\n".join(self._new), []
        self.all += new
        return new

    def _event(self, event: dict[str, Any]) -> None:
        self._new.append(f"{event['eventId']} {event['data']}")
        if event["eventName"] == "view":
            self.said += [cue["say"] for cue in json.loads(event["data"])["cues"]]

    def _answered(self, event: dict[str, Any]) -> None:
        address = event["response"]["url"]
        if not re.search(r"/(static|look|events)", address):
            self._asked.append(event["requestId"])


class Secrets:
    """Who holds or looks at what, from the owners' own pages; and the search for it on all the other lines."""

    def __init__(self, screens: list[Screen], phones: list[Phone]) -> None:
        self.ears = {screen: Ears(screen) for screen in screens}
        self.hidden: dict[Screen, set[str]] = {phone: set() for phone in phones}
        self.own: dict[Screen, set[str]] = {screen: set() for screen in screens}  # what a reader has ever held or looked at
        self.shown: set[str] = set()  # what somebody has ever shown to all
        self.searched = dict.fromkeys(screens, 0)

    def search(self) -> None:
        """No line has carried what only the others know now; a kind of clover that the reader knows anyway proves nothing."""
        perhaps_shown = set().union(*(self._look(phone) for phone in self.hidden))
        for screen, ears in self.ears.items():
            heard = ears.heard()
            others = set().union(*(hidden for phone, hidden in self.hidden.items() if phone is not screen))
            for kind in others - self.own[screen] - self.shown - perhaps_shown:
                self.searched[screen] += 1
                found = re.search(_forms(kind), heard)
                assert not found, f"{kind} is told to {screen}: {heard[max(0, found.start() - 200) : found.end() + 50]}"

    def search_for(self, secret: str) -> None:
        for ears in self.ears.values():
            assert secret not in ears.all

    def _look(self, phone: Screen) -> set[str]:
        """Read the own tray; who looks into a field or takes a screen may just have shown any companion, and has no tray on the page."""
        looking, labels = phone.page.evaluate(LABELS)
        tray, looked_at = (set(), set(labels)) if looking else (set(labels), set())
        perhaps_shown = set(self.own[phone]) if looking else set()
        self.hidden[phone] = looked_at | {label.removesuffix(", hidden") for label in tray if label.endswith(", hidden")}
        self.own[phone] |= {kind for kind in KINDS for label in tray | looked_at if re.search(_forms(kind), label)}
        self.shown |= {label.removesuffix(", shown") for label in tray if not label.endswith(", hidden")}
        return perhaps_shown


def _forms(kind: str) -> str:
    """A clover as a word, a ref or a picture: no gold is public before the end but that of menhirs, and menhirs have no coin."""
    if kind[0].isdigit():
        return rf"\b{kind}\b|clover:gold-{kind[0]}"
    return rf"\b{kind}\b"
