"""A whole evening of any game in a room of screens: three phones, one of them shared, a TV, and a guest who reads French."""

from __future__ import annotations

from contextlib import ExitStack

from playwright.sync_api import expect

from tests.clauses import clause
from tests.stories.people import Phone, Room, Screen
from tests.stories.test_people_come_and_go import any_game, curtain, menu, surely

SEATS = {"Ann": 1, "Tim": 2, "Bob": 3, "Eve": 4}
FAMILY = ("Ann", "Tim")  # on one phone
ROUNDS = ({"Ann": 12, "Tim": -5, "Bob": 30, "Eve": 7}, {"Ann": 3, "Tim": 40, "Bob": 1, "Eve": 0})
RANKING = [("Tim", "35"), ("Bob", "31"), ("Ann", "15"), ("Eve", "7")]
SHOWN = """() => {
  const page = document.getElementById("page");
  window.shown = [];
  const look = () => page.classList.contains("game") && shown.at(-1) !== page.dataset.seat && shown.push(page.dataset.seat);
  new MutationObserver(look).observe(page, { attributes: true });
}"""  # the seats whose eyes a page has looked with


class Evening:
    """Ann and Tim share a phone, Bob and Eve have their own; Zoé comes late and only watches."""

    zoe: Phone

    def __init__(self, room: Room) -> None:
        self.room, self.tv = room, room.tv()
        self.family, self.bob, self.eve = (room.phone(self.tv.code) for _ in range(3))
        self.phones = {"Ann": self.family, "Tim": self.family, "Bob": self.bob, "Eve": self.eve}
        self.looked: list[str] = []

    def read(self, english: str, french: str) -> None:
        """Everybody reads the same news, each in their language."""
        for screen in (self.family, self.bob, self.eve, self.tv):
            screen.says(english)
        self.zoe.says(french)

    def turn_of(self, name: str) -> None:
        """Everybody sees whose turn it is, and only that one is told that it is theirs."""
        expect(self.tv.find(".turn h1")).to_have_text(f"{name}’s turn")
        expect(self.zoe.find(".turn h1")).to_have_text(f"Au tour de {name}")
        self.room.together()
        if name in FAMILY:
            self.hand_over(name)
        for phone in (self.family, self.bob, self.eve):
            expect(phone.find(".turn h1")).to_have_text("Your turn" if phone is self.phones[name] else f"{name}’s turn")
            assert phone.acting == (phone is self.phones[name])

    def hand_over(self, name: str) -> None:
        """A shared phone hides everything until the one we wait for holds it; who looked may go on looking."""
        if self.family.seat == SEATS[name]:
            return
        curtain(self.family, name)
        self.family.look()
        assert self.family.seat == SEATS[name]
        self.looked.append(name)

    def order(self, *names: str) -> None:
        for screen in self.room.screens:
            expect(screen.find(".order .name, .big-sheet .name")).to_have_text(list(names))

    def salted(self) -> None:
        """Every phone has added its luck: until then views come by themselves."""
        for phone in (self.family, self.bob, self.eve):
            expect(phone.page.locator("#page[data-salted]")).to_be_attached()
        self.room.together()

    def acts(self, name: str, move: str) -> None:
        self.turn_of(name)
        self.phones[name].play(self.phones[name].sending(move))


def sit_down(evening: Evening) -> None:
    """They type the letters of the TV; Tim has no phone and shares his mother's."""
    family = evening.family
    family.sit(1, "Ann")
    family.play(family.sending("house.Sit", seat=2))
    family.page.fill("#name-2", "Tim")
    family.page.keyboard.press("Enter")
    evening.bob.sit(3, "Bob")
    evening.eve.sit(4, "Eve")
    evening.tv.says("4 players sit", *SEATS)


def settle_the_game(evening: Evening) -> None:
    """Any game; who passes first goes first; a short bank for each, and luck says who begins."""
    bob = evening.bob
    any_game(bob)
    evening.tv.says("Any game, with the box.")
    bob.tap(bob.page.locator(".games > details > summary"))
    bob.play(bob.sending("house.Choose").filter(has_text="Who passed first goes first"))
    bob.tap(bob.page.locator("#time > summary"))
    bob.play(bob.sending("house.Clock").filter(has_text="Bank with bonus"))
    bob.play(bob.sending("house.Clock").filter(has_text="5:00 + 5 s"))
    less(bob, "Other time", "0:15")
    less(bob, "Bonus each turn", "0:00")
    expect(bob.find("#time > summary")).to_contain_text("Bank with bonus")
    expect(bob.sending("house.Begins", seat=0)).to_have_attribute("aria-pressed", "true")


def less(phone: Phone, what: str, wanted: str) -> None:
    """A thumb on the minus until there is no less."""
    line = phone.find(".time-line").filter(has_text=what)
    number = line.locator("input")
    while number.input_value() != wanted:
        phone.tap(line.locator("[data-step^='-']"))
    minutes, seconds = wanted.split(":")
    expect(number).to_have_attribute("data-given", str(60 * int(minutes) + int(seconds)))
    expect(number).to_have_value(wanted)


def start(evening: Evening) -> list[str]:
    """Luck chooses; from there it goes clockwise. A phone of two is handed over even if nobody of them is first."""
    evening.salted()
    evening.family.page.evaluate(SHOWN)
    evening.eve.tap(evening.eve.sending("house.Start"))
    heading = evening.tv.find(".turn h1")
    expect(heading).to_contain_text("’s turn")
    first = heading.inner_text().removesuffix("’s turn")
    evening.room.together()
    evening.hand_over(first if first in FAMILY else "Ann")
    at, clockwise = SEATS[first] - 1, list(SEATS)
    return clockwise[at:] + clockwise[:at]


def welcome(evening: Evening) -> None:
    """Zoé has nothing to send but a wish for a seat."""
    zoe = evening.zoe = evening.room.phone(evening.tv.code, locale="fr-FR")
    zoe.says("Places à prendre", "Place libre")
    assert (zoe.seat, zoe.page.locator("#page").get_attribute("data-offers")) == (0, "[]")
    evening.read("Round 1", "Manche 1")


def first_round(evening: Evening, first: str, second: str, third: str, fourth: str) -> None:
    """All but the second one pass the first time round: so the second one will be last."""
    evening.order(first, second, third, fourth)
    evening.acts(first, "Pass")
    for screen in evening.room.screens:
        if screen is evening.family:  # it may have gone behind the curtain, to the next one
            continue
        row = screen.find(".order li, .big-sheet tr").filter(has_text=first)
        expect(row.locator(".state")).to_have_text("a passé" if screen is evening.zoe else "passed")
    for name, move in ((second, "Done"), (third, "Pass"), (fourth, "Pass"), (second, "Pass")):
        evening.acts(name, move)
    evening.read("After round 1", "Après la manche 1")
    evening.read(f"{first} is first player", f"{first} jouera d’abord")
    evening.order(first, third, fourth, second)
    points(evening, 0)
    evening.eve.play(evening.eve.sending("NextRound"))
    evening.turn_of(first)


def points(evening: Evening, row: int) -> None:
    """Everybody may write, for anybody."""
    for writer, name in ((evening.bob, "Ann"), (evening.family, "Tim"), (evening.eve, "Bob"), (evening.family, "Eve")):
        write(writer, name, ROUNDS[row][name])
    totals = {name: sum(line[name] for line in ROUNDS[: row + 1]) for name in SEATS}
    best = max(totals, key=lambda name: totals[name])
    for name, total in totals.items():
        expect(evening.tv.find(".big-sheet tr").filter(has_text=name).locator(".total")).to_have_text(f"{total}{'leads' * (name == best)}")
        for phone, word, leads in ((evening.bob, "Total", "leads"), (evening.zoe, "Total", "mène")):
            expect(phone.find(f"#one-{SEATS[name] - 1} .total")).to_have_text(f"{leads if name == best else word}{total}")


def write(phone: Phone, name: str, number: int) -> None:
    """With the keys of the phone, and the one that says done; nobody writes a nought that stands there already."""
    box = phone.page.locator(f"#now-{SEATS[name] - 1}")
    if box.input_value() == str(number):
        return
    before = phone.serial
    phone.tap(box)
    phone.page.keyboard.type(str(number))
    phone.page.keyboard.press("Enter")
    phone.reaches(before + 1)


def pause_and_go_on(evening: Evening, on: str) -> None:
    evening.eve.play(evening.eve.page.locator("header").get_by_role("button", name="Pause"))
    evening.read("Paused", "En pause")
    evening.read("Eve asked for a break.", "Eve a demandé une pause.")
    evening.family.play(evening.family.find("footer").get_by_text("Go on"))
    evening.turn_of(on)


def take_back(evening: Evening, mover: str, after: str) -> None:
    """Somebody else asks, so everybody's word counts: a phone with two seats is asked twice."""
    evening.acts(mover, "Done")
    evening.turn_of(after)
    asker = "Bob" if mover == "Eve" else "Eve"
    other = "Eve" if asker == "Bob" else "Bob"
    asks = evening.phones[asker]
    asks.play(asks.page.locator("header").get_by_role("button", name="Ask to undo"))
    for screen in (evening.family, evening.phones[other], evening.tv):
        screen.says(f"{asker} wants to take the last move back")
    evening.zoe.says(f"{asker} demande à reprendre le dernier coup")
    asks.says("You asked to take the last move back. The others can agree.")
    for agreed in (("Ann",), ("Ann", "Tim")):
        evening.family.play(evening.family.page.get_by_role("button", name=f"Agree: {agreed[-1]}", exact=True))
        evening.read(f"Agreed: {', '.join(agreed)}.", f"D’accord : {', '.join(agreed)}.")
    evening.turn_of(after)
    evening.phones[other].play(evening.phones[other].page.get_by_role("button", name=f"Agree: {other}"))
    evening.turn_of(mover)
    evening.tv.says("The last move was taken back.")
    evening.zoe.says("Le dernier coup a été repris.")


def run_out_of_time(evening: Evening, name: str) -> None:
    """Points are written meanwhile. At zero everybody sees it, the clock counts on, and nothing else happens."""
    points(evening, 1)
    expect(evening.tv.find(".turn .face[data-late]")).to_be_visible(timeout=20_000)
    late(evening)
    evening.turn_of(name)


def late(evening: Evening) -> None:
    for screen in evening.room.screens:
        screen.until("() => /^-\\d:\\d\\d$/.test(document.querySelector('.turn .face[data-late]')?.textContent)")


def reorder(evening: Evening, on: str, second: str, third: str, last: str) -> None:
    """Anybody may: the last one goes one place forward."""
    eve, player = evening.eve, SEATS[last] - 1
    eve.tap(eve.find(f"#one-{player} .whose"))
    eve.play(eve.page.locator(f"#of-{player}").get_by_text(f"Move {last} one place forward"))
    evening.order(on, second, last, third)
    evening.turn_of(on)


def put_aside(evening: Evening) -> None:
    menu(evening.bob)
    surely(evening.bob, "house.PutAside")
    waits(evening)


def waits(evening: Evening) -> None:
    """The lobby again, with the same people; what was played waits there, in words."""
    for phone in (evening.family, evening.bob, evening.eve):
        for word in ("Any game", "Round 2", *SEATS):
            expect(phone.find(".kept")).to_contain_text(word)
    evening.tv.says("4 players sit", *SEATS)
    evening.zoe.says("Prenez place", "Tant que vous n’êtes pas assis, vous regardez.", *SEATS)
    evening.salted()


def pull_the_plug(evening: Evening) -> None:
    """kill -9; when the table is back, so is every page, by itself."""
    room = evening.room
    with ExitStack() as dark:
        for screen in room.screens:
            dark.enter_context(screen.expecting("ERR_"))
        room.server.kill()
        for screen in room.screens:
            expect(screen.page.locator(".offline")).to_be_visible()
        evening.zoe.page.get_by_text("On cherche la table…").wait_for()
        room.server.start()
        for screen in room.screens:
            expect(screen.page.locator(".offline")).to_be_hidden()
    waits(evening)


def take_up(evening: Evening, *order: str) -> None:
    """It is asked who is here; nothing runs until somebody says so."""
    surely(evening.eve, "house.TakeUp")
    evening.read("Paused", "En pause")
    evening.read("The game stands as you left it.", "La partie est comme vous l’avez laissée.")
    for screen in (evening.family, evening.bob, evening.eve, evening.zoe):
        expect(screen.find(".here .name")).to_have_text(list(SEATS))
    evening.bob.play(evening.bob.find("footer").get_by_text("Go on"))
    evening.turn_of(order[0])
    evening.order(*order)
    late(evening)


def end(evening: Evening) -> None:
    """The same ranking everywhere, and in the list of games played."""
    surely(evening.bob, "Finish")
    evening.read("Tim wins with 35 points.", "Tim gagne avec 35 points.")
    for screen in (evening.family, evening.bob, evening.eve, evening.tv):
        assert ranking(screen) == [(place, *one) for place, one in zip(("1st", "2nd", "3rd", "4th"), RANKING, strict=True)]
    assert ranking(evening.zoe) == [(place, *one) for place, one in zip(("1er", "2e", "3e", "4e"), RANKING, strict=True)]
    evening.zoe.open("/history")
    evening.zoe.page.get_by_text("Parties jouées").first.wait_for()
    played = evening.zoe.page.locator(".played")
    expect(played).to_have_count(1)
    expect(played).to_contain_text("N’importe quel jeu")
    expect(played.locator("ol .name")).to_have_text([name for name, _points in RANKING])
    expect(played.locator("ol b")).to_have_text([points for _name, points in RANKING])


def ranking(screen: Screen) -> list[tuple[str, ...]]:
    return [tuple(summary.inner_text().split()) for summary in screen.find(".ranking summary").all()]


@clause("A1", "A4", "A5", "A8", "A9", "A12", "A13", "A18", "H5", "H14", "H16")
def test_a_whole_evening_of_any_game_with_three_phones_a_tv_and_a_french_guest(room: Room) -> None:
    evening = Evening(room)
    sit_down(evening)
    settle_the_game(evening)
    first, second, third, fourth = start(evening)
    welcome(evening)
    first_round(evening, first, second, third, fourth)
    pause_and_go_on(evening, first)
    take_back(evening, first, third)
    run_out_of_time(evening, first)
    reorder(evening, first, third, fourth, second)
    put_aside(evening)
    pull_the_plug(evening)
    take_up(evening, first, third, second, fourth)
    end(evening)
    shown = evening.family.page.evaluate("shown")
    assert shown == [str(SEATS[name]) for name in evening.looked], "nobody saw the other's side but who held the phone"
