"""The doctor: what a board has and lacks, on boards made of a few files; and every sentence in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.messages import has, say
from firmware.device import Device
from firmware.doctor import Finding, findings, on_a_pi
from firmware.wiring import PAGE

WORDS = Device.words
LANGUAGES = ("en", "fr")


def board(root: Path, model: str, *devices: str, config: str = "") -> Path:
    files = {"proc/device-tree/model": model + "\0", "boot/firmware/config.txt": config} | {f"dev/{name}": "" for name in devices}
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def wrong(found: list[Finding]) -> dict[str, str]:
    """Part and how to mend it, of what is not as it should be."""
    assert all(finding.ok == (finding.mend is None) for finding in found), (
        "who is told what is wrong, and nobody else, is told how to mend it"
    )
    return {finding.part: finding.mend.key for finding in found if not finding.ok and finding.mend}


def wired(folder: Path, old: str, new: str) -> Path:
    page = folder / "wiring.toml"
    page.write_text(PAGE.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    return page


def everything(_name: str) -> bool:
    return True


def test_without_a_board_the_device_is_drawn_and_nothing_is_wrong(tmp_path: Path) -> None:
    assert not on_a_pi(tmp_path)
    assert wrong(findings(tmp_path)) == {}


@pytest.mark.parametrize(
    ("model", "devices", "config"),
    [
        ("Raspberry Pi 5 Model B Rev 1.0", ("pio0",), ""),
        ("Raspberry Pi 4 Model B Rev 1.5", ("spidev0.0",), "core_freq=500\ncore_freq_min=500\n"),
        ("Raspberry Pi 3 Model B Plus Rev 1.3", ("spidev0.0",), "core_freq=250\n"),
        ("Raspberry Pi Zero 2 W Rev 1.0", ("spidev0.0",), ""),
    ],
)
def test_a_board_with_everything_is_well(tmp_path: Path, model: str, devices: tuple[str, ...], config: str) -> None:
    root = board(tmp_path, model, *devices, config=config)
    assert on_a_pi(root)
    assert wrong(findings(root, can_import=everything, user=1000)) == {}


def test_a_bare_board_is_told_all_it_lacks(tmp_path: Path) -> None:
    root = board(tmp_path, "Raspberry Pi 4 Model B")
    found = findings(root, can_import=lambda _name: False, user=1000)
    assert wrong(found) == {"pins": "mend-pins", "lights": "mend-lights", "signal": "mend-spi", "clock": "mend-clock"}
    five = board(tmp_path, "Raspberry Pi 5 Model B")
    assert wrong(findings(five, can_import=everything))["signal"] == "mend-pio"


def test_pwm_wants_root_and_no_audio(tmp_path: Path) -> None:
    page = wired(tmp_path, "pin = 10 ", "pin = 18 ")
    root = board(tmp_path, "Raspberry Pi 4 Model B")
    assert wrong(findings(root, page, everything, user=1000)) == {"signal": "mend-root", "audio": "mend-audio"}
    quiet = board(tmp_path, "Raspberry Pi 4 Model B", config="dtparam=audio=off\n")
    assert wrong(findings(quiet, page, everything, user=0)) == {}


def test_old_pins_on_a_new_board_are_noticed(tmp_path: Path) -> None:
    page = wired(tmp_path, 'pin_factory = "lgpio"', 'pin_factory = "rpigpio"')
    assert wrong(findings(board(tmp_path, "Raspberry Pi 5", "pio0"), page, everything)) == {"pins": "mend-pins-five"}
    assert wrong(findings(board(tmp_path, "Raspberry Pi Zero 2 W", "spidev0.0"), page, everything)) == {}


def test_a_slip_on_the_wiring_page_is_told_with_its_line(tmp_path: Path) -> None:
    page = wired(tmp_path, "menu = 26", "menu = 17")
    (found,) = findings(tmp_path, page)
    assert not found.ok
    assert re.search(r"line \d+.*menu", say(found.text, "en", WORDS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_device_is_there_in_both_languages(language: str) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in WORDS.glob("**/*.py"))
    keys = set(re.findall(r'"((?:doctor|mend|buttons?|lights|supply|buzzer|loop)-[a-z-]+)"', code))
    assert len(keys) > 30
    assert [key for key in sorted(keys) if not has(key, language, WORDS)] == []
    listed = [set(re.findall(r"^([a-z][a-z0-9-]*) =", (WORDS / f"{name}.ftl").read_text(encoding="utf-8"), re.M)) for name in LANGUAGES]
    assert listed[0] == listed[1]
    names = {key for key in listed[0] - keys if not key.startswith("part-")}  # the rest is found by its name
    assert names == {"button-pot", "button-menu", *(f"button-seat-{seat}" for seat in range(1, 6))}
    assert {f"part-{part}" for part in ("buttons", "lights", "supply", "buzzer", "loop")} <= listed[0], "whatever Device.report names"


def test_only_two_files_know_gpiozero_one_knows_neopixel_and_none_the_phones() -> None:
    def importing(library: str) -> set[str]:
        line = re.compile(rf"^\s*(?:import|from) {library}\b", re.M)
        return {str(path.relative_to(WORDS)) for path in WORDS.glob("**/*.py") if line.search(path.read_text(encoding="utf-8"))}

    assert importing("gpiozero") == {"buttons.py", "pins.py"}
    assert importing("neopixel") == {"lights/neopixel.py"}
    assert importing("web") == set()
