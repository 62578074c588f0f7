"""Sound: each colour its own pitch, cues that differ, quiet when asked, and never a wait."""

from __future__ import annotations

from companion.kit.colours import NAMES
from firmware.buzzer import TUNES, Buzzer, seconds, sounding
from firmware.pins import Tones, mock_pins
from firmware.wiring import read_wiring
from tests.firmware.conftest import FakeVoice


def heard(buzzer: Buzzer, start: float, long: float) -> None:
    at: float | None = start
    while at is not None and at < start + long:
        at = buzzer.step(at + 1e-9)


def test_each_colour_has_its_own_pitch_and_each_cue_its_own_tune() -> None:
    assert len({TUNES[name] for name in NAMES}) == 7
    assert {"turn", "draw", "join", "win", "no", "tick", "reveal", "gold"} <= set(TUNES)
    assert len(set(TUNES.values())) == len(TUNES)
    assert all(seconds(tune) < 1.5 for tune in TUNES.values())


def test_every_note_can_be_played_by_gpiozeros_buzzer() -> None:
    pins = mock_pins()
    tones = Tones(read_wiring().buzzer_pin, pins)
    for note in {note for tune in TUNES.values() for note, _seconds in tune if note}:
        tones.play(note)
        assert pins.pin(read_wiring().buzzer_pin).frequency > 100
    tones.stop()
    tones.close()
    tones.close()


def test_a_tune_is_a_function_of_time() -> None:
    assert sounding((("A4", 0.1), ("", 0.1), ("B4", 0.2)), 0.25)[0] == "B4"
    assert sounding((("A4", 0.1),), 0.2) == ("", 0.0)


def test_tunes_follow_one_another_and_none_is_cut() -> None:
    voice = FakeVoice()
    buzzer = Buzzer(voice)
    buzzer.play("red", 10.0)
    buzzer.play("join", 10.0)
    heard(buzzer, 10.0, 5.0)
    assert voice.notes == ["C4", "C5", "E5", "G5"]


def test_quiet_is_silent_and_an_unknown_sound_is_nothing() -> None:
    voice = FakeVoice()
    buzzer = Buzzer(voice)
    buzzer.quiet = True
    buzzer.play("win", 1.0)
    buzzer.play("trumpet", 1.0)
    heard(buzzer, 1.0, 5.0)
    assert voice.notes == []


class Broken(FakeVoice):
    def play(self, note: str) -> None:
        raise OSError("no such pin")


def test_a_broken_buzzer_is_told_and_harms_nobody() -> None:
    buzzer = Buzzer(Broken())
    buzzer.play("win", 1.0)
    heard(buzzer, 1.0, 0.01)
    assert buzzer.report()[:2] == ("buzzer", False)


def test_what_was_to_sound_later_sounds_now_when_somebody_goes_on() -> None:
    voice = FakeVoice()
    buzzer = Buzzer(voice)
    buzzer.play("tick", 1.0)
    buzzer.play("red", 9.0)
    buzzer.play("join", 9.0)
    buzzer.step(1.0)
    buzzer.hasten(1.01)
    heard(buzzer, 1.01, 2.0)
    assert voice.notes == ["A5", "C4", "C5", "E5", "G5"]
