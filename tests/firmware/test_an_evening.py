"""A whole evening of any game with no phone out: chosen, sat down, drawn who begins, played, paused, put aside, taken up, ended."""

from __future__ import annotations

from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

from companion import games
from companion import house as home
from companion.games.any_game.pieces import Earlier, Finish
from companion.kit.colours import BY_NAME, NAMES
from firmware.buzzer import TUNES
from firmware.cursor import by_button
from firmware.lights.frame import PAINT
from firmware.shelf import boxes
from tests.clauses import clause
from tests.firmware.conftest import Evening, beats

SEATS = (1, 3, 4)


def notes(sound: str) -> list[str]:
    return [note for note, _seconds in TUNES[sound] if note]


def view(evening: Evening) -> Any:
    return evening.table.now.view(None)


def on_turn(evening: Evening) -> int:
    (seat,) = evening.table.now.waited()
    return seat


def colour(evening: Evening, seat: int) -> str:
    return home.at(evening.table.now.house, seat).colour


def order(evening: Evening) -> list[int]:
    return [SEATS[player] for player in view(evening).order]


def breathes(evening: Evening, place: str, seconds: float = 4.0) -> bool:
    """Slowly, softly, never dark."""
    course = evening.course(place, seconds)
    return 0 < min(course) < max(course) / 3 and max(abs(a - b) for a, b in pairwise(course)) < 0.03 * max(course)


def stands(evening: Evening, place: str) -> bool:
    return len(set(evening.course(place, 1.0))) == 1


def choose_any_game(evening: Evening) -> None:
    """The small button goes through the games; the arch shows which: its place in the list, its pitch, one zone beating."""
    evening.wait(1.0)
    assert evening.zones() == []
    names = boxes(evening.table.found)
    for number in range(1, names.index("any_game") + 2):
        evening.press("menu")
        assert evening.zones() == list(NAMES[:number])
        assert beats(evening.course(f"arch:{NAMES[number - 1]}", 2.4)) == 2
        assert all(stands(evening, f"arch:{name}") for name in NAMES[: number - 1])
        assert evening.sounds() == [BY_NAME[NAMES[number - 1]].note]


def sit_down(evening: Evening) -> None:
    """Each seat glimmers until it is pressed, then shines in its colour, which also is a place on the arch and a pitch."""
    for seat in SEATS:
        assert 0 < evening.bright(f"seat:{seat}") < 600
        evening.press(f"seat:{seat}")
        mine = colour(evening, seat)
        evening.wait(1.0)
        assert evening.bright(f"arch:{mine}") == 3 * sum(PAINT[mine])
        assert evening.lit(f"seat:{seat}") == [PAINT[mine]] * 2
        assert evening.sounds() == [BY_NAME[mine].note]
        evening.wait(1.0)
    assert evening.table.now.house.game == "any_game"
    assert 0 < evening.bright("seat:2") < 600
    assert breathes(evening, "pot"), "a game can start"


def draw_who_begins(evening: Evening) -> int:
    """The light runs from seat to seat, slower and slower, and stops."""
    evening.device.press("pot")
    evening.wait(0.0)
    evening.device.release("pot")
    ran: list[int] = []
    for _ in range(175):
        evening.wait(0.02)
        white = [seat for seat in range(1, 6) if evening.lit(f"seat:{seat}") == [PAINT["moon"]] * 2]
        assert len(white) == 1, "one light, and it is white: nobody's colour is given away"
        ran += white
    assert evening.sounds() == notes("join"), "who is first is not said before the light stops"
    first = on_turn(evening)
    hops = [len(list(stay)) for _seat, stay in groupby(ran)]
    assert set(ran) == {1, 2, 3, 4, 5}
    assert len(hops) > 15, "several times round"
    assert sum(hops[-3:-1]) > 4 * sum(hops[:2]), "slower and slower"
    assert ran[-1] == first
    evening.wait(0.5)
    assert evening.sounds() == notes("turn")
    assert breathes(evening, f"seat:{first}")
    assert all(stands(evening, f"seat:{seat}") for seat in SEATS if seat != first)
    return first


def pass_for_the_round(evening: Evening) -> None:
    """Two presses point at passing, which beats twice; the hold takes it, and the seat goes dark."""
    seat = on_turn(evening)
    last = len(view(evening).passed) == len(SEATS) - 1
    evening.press(f"seat:{seat}")
    assert beats(evening.course(f"seat:{seat}", 2.4)) == 2, "done: one beat each"
    evening.press(f"seat:{seat}")
    assert beats(evening.course(f"seat:{seat}", 3.2)) == 4, "pass: two beats each"
    evening.sounds()
    evening.hold(f"seat:{seat}")
    evening.wait(1.2)
    assert evening.sounds() == notes("reveal" if last else "turn")
    assert last or evening.bright(f"seat:{seat}") == 0


def first_round(evening: Evening, first: int) -> None:
    """One is done, then all pass: the round is over, and the order of passing is the next one."""
    evening.press("pot")
    evening.wait(1.0)
    assert evening.sounds() == notes("turn")
    second = on_turn(evening)
    assert second == SEATS[(SEATS.index(first) + 1) % 3], "clockwise"
    assert breathes(evening, f"seat:{second}")
    passed = []
    for _ in SEATS:
        passed.append(on_turn(evening))
        pass_for_the_round(evening)
    assert passed == [second, SEATS[(SEATS.index(second) + 1) % 3], first]
    assert view(evening).phase == "upkeep"
    assert breathes(evening, "pot"), "the table tidies up; the pot goes on"
    assert order(evening) == passed
    for place, seat in enumerate(passed):
        assert set(evening.lit(f"ring:{place}/3")) == {PAINT[colour(evening, seat)]}, "the ring is the order of play"
    evening.press("pot")
    evening.wait(1.0)
    assert (view(evening).round, on_turn(evening)) == (2, second)
    assert evening.sounds() == notes("turn")


def pause_and_go_on(evening: Evening) -> None:
    seat = next(seat for seat in SEATS if seat != on_turn(evening))
    lively = evening.bright(f"seat:{seat}")
    evening.press("menu")
    evening.wait(4.0)
    assert 0 < evening.bright(f"seat:{seat}") < lively / 3
    assert breathes(evening, "ring", 8.0)
    evening.press("pot")
    assert evening.bright(f"seat:{seat}") == lively


def take_back(evening: Evening) -> None:
    """The second place of the menu: two zones are lit, the second beats, everything else is dark but the pot."""
    before = on_turn(evening)
    evening.press("pot")
    evening.wait(1.0)
    assert on_turn(evening) != before
    evening.sounds()
    evening.menu(2)
    assert evening.sounds() == ["C4", "D4"]
    assert beats(evening.course("arch:orange", 2.4)) == 2
    assert stands(evening, "arch:red")
    assert evening.bright("seat") == evening.bright("ring") == 0
    evening.press("pot")
    assert evening.zones() == []
    assert on_turn(evening) == before
    assert breathes(evening, f"seat:{before}")


def run_out_of_time(evening: Evening) -> int:
    """The ring runs down, hurries and ticks, is dark at zero; the seat is told once and then beats slowly, and nothing else happens."""
    seat, state = on_turn(evening), evening.table.now.sitting.state
    used = evening.table.now.sitting.face(seat, evening.table.clock()).seconds
    spent = int(evening.table.now.sitting.clocks.used[seat - 1] + used)
    assert evening.submit(seat, home.Clock("bronstein", spent + 14, 0))
    left = evening.table.now.sitting.face(seat, evening.table.clock()).seconds
    lit = sum(1 for pixel in evening.lit("ring") if any(pixel))
    assert 0 <= lit - 24 * left / (spent + 14) < 1.1
    assert evening.sounds() == []
    evening.wait(left - 10.0 - 0.05)
    assert evening.sounds() == []
    evening.wait(9.9)
    assert evening.sounds() == notes("tick") * 10
    evening.wait(0.3)
    both = [(evening.bright(f"seat:{seat}"), evening.bright("ring")) for _ in range(80) if evening.wait(0.02)]
    assert beats([one for one, _two in both]) == beats([two for _one, two in both]) == 2
    assert evening.sounds() == notes("time")
    slow = evening.course(f"seat:{seat}", 9.0)
    assert beats(slow) == 3
    assert evening.bright("ring") == 0
    evening.wait(60.0)
    assert evening.sounds() == [], "told once"
    assert evening.table.now.sitting.state == state, "a clock moves no piece"
    return seat


def reorder(evening: Evening, seat: int) -> None:
    """The last one goes one place forward: its new place on the ring beats before it is taken."""
    before = order(evening)
    offers = [offer.move for offer in by_button(evening.table.now.offers(seat))]
    last = Earlier(f"player:{SEATS.index(before[2])}")
    for _ in range(offers.index(last) + 1):
        evening.press(f"seat:{seat}")
    assert beats(evening.course("ring:1/3", 2.4)) == 2
    assert set(evening.lit("ring:2/3")) == {(0, 0, 0)}, "over time the rest of the ring stays dark"
    evening.hold(f"seat:{seat}")
    assert order(evening) == [before[0], before[2], before[1]]
    assert on_turn(evening) == seat
    assert evening.submit(seat, home.Clock("up"))
    evening.wait(1.0)
    assert set(evening.lit("ring:1/3")) == {PAINT[colour(evening, before[2])]}


def put_aside(evening: Evening) -> None:
    """The sixth place asks back with two beats; then the lobby is there, with the same people."""
    evening.menu(6)
    assert beats(evening.course("arch:indigo", 2.4)) == 2
    evening.press("pot")
    assert evening.table.now.playing
    assert beats(evening.course("arch:indigo", 3.2)) == 4
    evening.press("pot")
    assert evening.table.now.sitting.game is None
    evening.wait(1.0)
    assert all(evening.lit(f"seat:{seat}") == [PAINT[colour(evening, seat)]] * 2 for seat in SEATS)
    assert evening.bright("seat:2") > 0


def take_up(evening: Evening, state: Any) -> None:
    """After the plug was pulled: the lobby, in silence; the sixth place takes up what was put aside, and it waits in a pause."""
    evening.wait(2.0)
    assert evening.sounds() == []
    assert all(evening.lit(f"seat:{seat}") == [PAINT[colour(evening, seat)]] * 2 for seat in SEATS)
    evening.menu(6)
    evening.press("pot")
    evening.wait(1.0)
    assert evening.table.now.sitting.state == state
    assert evening.table.now.house.paused
    assert breathes(evening, "ring", 8.0)
    evening.press("pot")
    evening.sounds()
    assert breathes(evening, f"seat:{on_turn(evening)}")


def end(evening: Evening) -> None:
    """The last of the offers: the arch beats in gold; the winners have all colours."""
    seat = on_turn(evening)
    offers = by_button(evening.table.now.offers(seat))
    assert isinstance(offers[-1].move, Finish)
    for _ in offers:
        evening.press(f"seat:{seat}")
    assert beats(evening.course("arch", 2.4)) == 2
    assert evening.lit("arch:red")[0] == evening.lit("arch:violet")[0]
    evening.hold(f"seat:{seat}")
    evening.wait(2.0)
    assert evening.table.now.sitting.over
    assert evening.sounds() == notes("win")
    assert all(len({evening.lit(f"seat:{one}")[0] for _ in range(20) if evening.wait(0.1)}) > 10 for one in SEATS)
    evening.press("pot")
    evening.wait(1.0)
    assert evening.table.now.sitting.game is None
    assert len(evening.zones()) == boxes(evening.table.found).index("any_game") + 1, "once more?"


@clause("A1", "A4", "A5", "A8", "A9", "A11", "A12", "A18")
def test_a_whole_evening_of_any_game_with_buttons_lights_and_sounds_alone(tmp_path: Path) -> None:
    evening = Evening(tmp_path, games.find())
    choose_any_game(evening)
    sit_down(evening)
    assert evening.submit(1, home.Choose("any_game", "assist", {"order": "passing"}))
    first = draw_who_begins(evening)
    first_round(evening, first)
    pause_and_go_on(evening)
    take_back(evening)
    seat = run_out_of_time(evening)
    reorder(evening, seat)
    state = evening.table.now.sitting.state
    put_aside(evening)
    assert evening.device.stumble == ""
    evening.close()
    again = Evening(tmp_path, games.find())
    take_up(again, state)
    end(again)
    assert again.device.stumble == ""
    again.close()
