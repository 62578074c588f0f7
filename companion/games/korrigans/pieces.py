"""The things on the table: clovers, menhirs, elves and goblins, what can be done with them, and where everything is."""

from __future__ import annotations

from msgspec import Struct

from companion.games.korrigans.rainbow import Draw, EndTurn, PutCloud, PutSun, Rainbow

# Clovers: six companions, then gold worth 1 to 4 (K5).
HARE, SQUIRREL, BIRD, MOUSE, FROG, MOLE = COMPANIONS = range(6)
CLOVERS = ("hare", "squirrel", "bird", "mouse", "frog", "mole", "gold-1", "gold-2", "gold-3", "gold-4")
# Menhirs: five effects, then gold worth 1 to 4.
ELF, GOBLIN, LEPRECHAUN, TROLL, FAIRY = EFFECTS = range(5)
MENHIRS = ("elf", "goblin", "leprechaun", "troll", "fairy", "gold-1", "gold-2", "gold-3", "gold-4")
NOTHING = -1  # no token, no menhir, no backup, no troll, no cauldron, not on the board yet

CLOVER_REFS = tuple(f"clover:{name}" for name in CLOVERS)
COMPANION_REFS = tuple(f"companion:{name}" for name in CLOVERS[:6])
MENHIR_REFS = tuple(f"menhir:{name}" for name in MENHIRS)
KORRIGAN_REFS = ("korrigan:1", "korrigan:2")
PLAYER_REFS = tuple(f"player:{player}" for player in range(5))
HAND_REFS = tuple(f"hand:{place}" for place in range(1, 66))
LOOK_REFS = tuple(f"look:{place}" for place in range(1, 66))
TOKEN_REFS = ("token:elf", "token:goblin")


def clover_gold(clover: int) -> int:
    return clover - MOLE if clover > MOLE else 0


def menhir_gold(menhir: int) -> int:
    return menhir - FAIRY if menhir > FAIRY else 0


class Options(Struct, frozen=True):
    advanced: bool = False  # the board's side without start numbers (K14)
    map: str = ""  # the text of the people's own map; empty: the meadow that comes with the game


class PlaceKorrigan(Struct, frozen=True, tag=True):
    """Before the first round: the next korrigan goes on this field."""

    field: str


class Keep(Struct, frozen=True, tag=True):
    """Of the clovers looked at, this one is kept."""

    clover: str


class Go(Struct, frozen=True, tag=True):
    """One korrigan goes to a field with the help of a companion."""

    korrigan: str
    companion: str
    field: str


class Backup(Struct, frozen=True, tag=True):
    """A clover from behind the screen is given up for the backup companion, hare or squirrel."""

    give: str
    as_: str


class GoblinTo(Struct, frozen=True, tag=True):
    """The goblin brought along goes under one of the opponents' korrigans in the field."""

    player: str
    korrigan: str


class Unveil(Struct, frozen=True, tag=True):
    """The leprechaun takes this player's screen away."""

    player: str


class TrollTo(Struct, frozen=True, tag=True):
    """The troll sits down on this border."""

    border: str


class Skip(Struct, frozen=True, tag=True):
    """The fairy's move is left."""


class PlaceCauldron(Struct, frozen=True, tag=True):
    """The cauldron of gold appears on this field."""

    field: str


class Reckon(Struct, frozen=True, tag=True):
    """A player has counted the own gold before the table does."""

    player: str
    number: int


class CountOn(Struct, frozen=True, tag=True):
    """The table tells the next line of a sheet, or goes on to the next sheet."""


Move = (
    PlaceKorrigan | Draw | PutSun | PutCloud | Go | Backup | GoblinTo | Keep | Unveil | TrollTo | Skip | PlaceCauldron | EndTurn
    | Reckon | CountOn
)  # fmt: skip

# What is asked now: the player who draws answers the first four, the player whose turn it is the others.
ASK_DRAW, ASK_SUN, ASK_CLOUD, ASK_CAULDRON = "draw", "sun", "cloud", "cauldron"
ASK_PLACE, ASK_MOVE, ASK_GOBLIN, ASK_KEEP = "place", "move", "goblin", "keep"
ASK_UNVEIL, ASK_TROLL, ASK_FAIRY, ASK_LAST, ASK_COUNT, OVER = "unveil", "troll", "fairy", "last", "count", "over"
OF_THE_DRAWER = frozenset({ASK_DRAW, ASK_SUN, ASK_CLOUD, ASK_CAULDRON})


class Tribe(Struct, frozen=True):
    """One player's things."""

    korrigans: tuple[int, int] = (NOTHING, NOTHING)  # the fields they stand on
    tokens: tuple[int, int] = (NOTHING, NOTHING)  # elf or goblin under each
    hand: tuple[int, ...] = ()  # clovers behind the screen, or open when the screen is gone
    shown: tuple[int, ...] = ()  # companions used before, in front of the screen
    backup: int = NOTHING  # the backup companion taken, hare or squirrel
    sacrificed: bool = False  # the backup was taken, once for the game
    gold: tuple[int, ...] = ()  # menhirs of gold
    screen: bool = True


class State(Struct, frozen=True):
    map: str
    advanced: bool
    colours: tuple[str, ...]  # of the players
    first: int
    rainbow: Rainbow
    ask: str
    round: int  # 0 while the korrigans are placed
    holder: int  # of the bag
    turn: int
    mover: int  # the korrigan that was placed or moved last
    fields: tuple[tuple[int, ...], ...]  # the clovers on each field
    menhirs: tuple[int, ...]  # the menhir on each field
    tribes: tuple[Tribe, ...]
    spent: tuple[int, ...] = ()  # menhirs that left the game, seen by all
    discarded: tuple[int, ...] = ()  # companions used up in the last turn, seen by all
    given: tuple[int, ...] = ()  # clovers given up, unseen
    troll: int = NOTHING  # its border
    cauldron: int = NOTHING  # its field
    told: int = 0  # lines of the sheet that is being counted
    said: int | None = None  # what its owner has counted before

    @property
    def place(self) -> int:
        """Of whose turn it is, in the order from the first player."""
        return (self.turn - self.first) % len(self.tribes)
