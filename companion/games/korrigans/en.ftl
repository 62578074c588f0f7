# Korrigans, English. Sentences with -you speak to the one who acts, those with -wait to everybody else.
title = Korrigans
tagline = Gather clovers, follow the rainbow, be there when the gold appears.

option-advanced = Where do the korrigans start?
option-advanced-false = On the fields with your number
option-advanced-true = Wherever you like (advanced)
option-map = Your own board, drawn as text (may stay empty)
option-bag = Who draws the pawns?
option-bag-box = Cauldron draws
option-bag-cloth = We draw from our own bag and tap the colour

# Words for places and things
sun = sun { $name }
cloud = cloud { $name }
field = field { $name }
border = border { $name }
hand = clover { $name }
look = clover { $name }
korrigan-1 = first korrigan
korrigan-2 = second korrigan
companion-hare = hare
companion-squirrel = squirrel
companion-bird = bird
companion-mouse = mouse
companion-frog = frog
companion-mole = mole
clover-hare = hare
clover-squirrel = squirrel
clover-bird = bird
clover-mouse = mouse
clover-frog = frog
clover-mole = mole
clover-gold-1 = 1 gold
clover-gold-2 = 2 gold
clover-gold-3 = 3 gold
clover-gold-4 = 4 gold
menhir-elf = elf
menhir-goblin = goblin
menhir-leprechaun = leprechaun
menhir-troll = troll
menhir-fairy = fairy
menhir-gold-1 = 1 gold
menhir-gold-2 = 2 gold
menhir-gold-3 = 3 gold
menhir-gold-4 = 4 gold
token-elf = elf
token-goblin = goblin
line-clovers = gold on clovers
line-menhirs = gold on menhirs
line-elves = elves
line-goblins = goblins
line-korrigans = own korrigans on the cauldron
line-companions = companions left

# What can be done
move-PlaceKorrigan = Start on { $field }
move-Keep = Keep { $clover }
move-Go = { $korrigan }: { $companion } to { $field }
move-Backup = Give up { $give } for a backup { $as_ }
move-GoblinTo = Goblin to { $player }, { $korrigan }
move-Unveil = Take { $player }’s screen
move-TrollTo = Troll on { $border }
move-Skip = Leave the fairy’s move
move-PlaceCauldron = Cauldron on { $field }
move-Draw = Draw from the bag
move-Drew = We drew { $colour }
move-PutSun = On { $sun }
move-PutCloud = On { $cloud }
move-EndTurn = End my turn
move-CauldronPlaced = The cauldron stands on its field
move-Write = { $line }: { $number }
move-Reckon = { $player }’s gold: { $number }
move-CountOn = Count on
move-Done = My sheet is right

# What to do now
prompt-place-you = Put a korrigan on the meadow and look at the clovers there.
prompt-place-wait = { $player } puts a korrigan on the meadow.
prompt-keep-you = Only you see these clovers: keep one.
prompt-keep-wait = { $player } looks at the clovers and keeps one.
prompt-move-you = { $colour } is drawn. Your turn: move one korrigan with a companion.
prompt-move-wait = { $colour } is drawn. { $player } moves a korrigan.
prompt-backup-you = No companion of yours can move: give up a clover for a backup hare or squirrel.
prompt-goblin-you = Your goblin jumps off: under whose korrigan?
prompt-goblin-wait = { $player } chooses whom the goblin goes to.
prompt-unveil-you = The leprechaun grins: whose screen does it take?
prompt-unveil-wait = { $player } found a leprechaun and chooses whose screen it takes.
prompt-troll-you = The troll wakes up: choose the border where it sits down.
prompt-troll-wait = { $player } chooses where the troll sits down.
prompt-fairy-you = A fairy! Move again with either korrigan, or leave it.
prompt-fairy-backup-you = A fairy! No companion of yours can move: take a backup hare or squirrel for a clover, or leave it.
prompt-fairy-wait = { $player } found a fairy and may move again.
prompt-cauldron-you = { $colour } is the seventh colour! Choose the field where the cauldron appears.
prompt-cauldron-wait = { $colour } is the seventh colour! { $player } chooses where the cauldron appears.
prompt-last-you = Your last turn: run for the gold. Each companion helps once; end your turn when you like.
prompt-last-wait = The last turn: { $player } runs for the gold.
prompt-draw-you = Draw the rainbow pawn: a new round starts with you.
prompt-draw-wait = Not drawn yet: { $player } has the bag and draws the rainbow pawn.
prompt-cloth-you = Draw a pawn from your bag and tap its colour.
prompt-cloth-wait = Not drawn yet: { $player } draws from the bag and taps the colour.
prompt-storm-you = Five clouds are taken and nobody moves: draw on until the seventh colour.
prompt-storm-wait = Five clouds are taken and nobody moves: { $player } draws on.
prompt-sun-you = { $colour } is new: choose a free sun. No gold will appear in its row.
prompt-sun-wait = { $colour } is new: { $player } chooses a sun.
prompt-cloud-you = { $colour } again: choose a free cloud. No gold will appear in its column.
prompt-cloud-wait = { $colour } again: { $player } chooses a cloud.
prompt-box-turn-you = Drawn: { $colour }. Your turn: move one korrigan, gather, then end your turn.
prompt-box-turn-wait = Drawn: { $colour }. { $player } moves a korrigan.
prompt-box-cauldron-you = { $colour } is the seventh colour! Put the cauldron on a field in a lit cell, without an own korrigan if you can.
prompt-box-cauldron-wait = { $colour } is the seventh colour! { $player } puts the cauldron on the board.
prompt-box-last-you = Your last turn: show your companions and run for the gold, then end your turn.
prompt-box-last-wait = Last turn: { $player } runs for the gold.
prompt-sheet-you = Count your gold, line by line: { $total } so far. Say when it is right.
prompt-sheet-wait = { $count ->
    [one] We wait for the sheet of { $player }.
   *[other] We wait for { $count } sheets, first that of { $player }.
  }
prompt-count-you = How much gold have you got? Count it first if you like: then we count together.
prompt-count-wait = { $player } may count first; then we count together.
prompt-counted-you = Your gold, line by line.
prompt-counted-wait = { $player }’s gold, line by line.
prompt-over = { $player } wins with { $total } gold.

caption-place = The korrigans arrive
caption-round = Round { $round }
caption-storm = Round { $round }: nobody moves
caption-last = The last turn
caption-count = Counting the gold

# What happened
drew = { $player } drew { $colour }.
put-on-sun = { $player } put { $colour } on { $sun }.
put-on-cloud = { $player } put { $colour } on { $cloud }.
storm = Five clouds are taken: nobody moves before the last turn.
cauldron-appears = The seventh colour: { $player } places the cauldron.
cauldron-placed = { $player } has put the cauldron on the board.
placed = { $player } put the { $korrigan } on { $field }.
looks = { $player } looks at { $count ->
    [one] one clover
   *[other] { $count } clovers
  } on { $field }.
sees = You see: { $clover }.
gathers = { $player } keeps a clover of { $field }; { $left } left there.
keeps = { $player } keeps: { $clover }.
shows = { $player } shows a companion: { $companion }.
uses-up = { $player } uses up a companion: { $companion }.
goes = { $player }, { $korrigan }: { $companion } to { $field }.
backup = { $player } gives up a clover for a backup { $companion }.
gave-up = { $player } gave up: { $clover }.
passes = The { $token } passes from { $giver } to { $player }, { $korrigan }.
finds = The { $token } goes under { $player }’s { $korrigan }.
leaves = The { $token } of { $player }’s { $korrigan } leaves the game.
menhir = { $player } turns the menhir of { $field }: { $menhir }.
unveils = { $player } takes the screen of { $other } away.
lies-open = { $player } has: { $clover }.
no-screen-left = Nobody else has a screen: the leprechaun goes home.
troll-sits = { $player } puts the troll on { $border }.
fairy-left = { $player } leaves the fairy’s move.
fairy-lapses = The fairy can’t help { $player } now.
skipped = { $player } can’t move and is skipped.
stays = { $player } can’t go any further.
cauldron-on = { $player } lets the cauldron appear on { $field }.
shows-gold = { $player } has gold: { $clover }.
reckons = { $player } counts { $number } gold.
tells = { $player }, { $line }: { $points }.
counted-right = And { $player } had counted right!
had-counted = { $player } had counted { $number }.
counted = { $player } has { $total } gold.
turn-ended = { $player } ended the turn.
to-draw = { $player } has the bag and draws.
to-move = { $player } is to move.
sheets-open = Count your gold.
wrote = { $player } wrote { $line }: { $number }.
sheet-done = { $player } has { $total } gold.
nobody-counted = The game is over. Nobody wrote a sheet, so nobody is named the winner.
won = { $player } wins with { $total } gold.

score-clovers = Gold on clovers
score-menhirs = Gold on menhirs
score-elves = Elves: { $count }
score-goblins = Goblins: { $count }
score-korrigans = Korrigans on the cauldron: { $count }
score-companions = Companions left: { $count }

# Why not
count-on = The gold is being counted, line by line: count on.
gold-from-to = Say a number from { $low } to { $high }.
place-a-korrigan-first = Put your korrigan on the meadow first.
choose-a-field = Choose one of the fields.
not-your-start = Start on a free field with your number, { $number }.
must-move = Move one of your korrigans with a companion: that is a must.
nobody-goes-there = None of your companions can take a korrigan to { $field } from where it stands.
choose-a-way = Choose a korrigan, a companion and a field.
not-your-companion = You have no { $companion } to go with. Choose one of your companions.
already-there = That korrigan is there already: choose another field.
no-way-hare = A hare crosses open ground to a neighbouring field, no door, no bridge. Choose another way than { $field }.
no-way-squirrel = A squirrel goes through a door. There is none to { $field }.
no-way-bird = A bird flies to another field of the same colour. It can’t get to { $field } from here.
no-way-mouse = A mouse crosses a bridge. There is none to { $field }.
no-way-frog = A frog swims from pontoon to pontoon. It can’t get to { $field } from here.
no-way-mole = A mole digs from molehill to molehill. It can’t get to { $field } from here.
troll-in-the-way = The troll sits on the way to { $field }. Go round it.
no-backup-any-more = The cauldron is there: no more clovers are given up. Use the companions you have.
backup-once = You have had your backup companion for this game.
hare-or-squirrel = A backup companion is a hare or a squirrel.
give-from-your-hand = Give up one of your clovers that has not served for a move.
backup-must-help = After that you could not move, and you must. Choose another clover or the other backup.
keep-one-first = First keep one of the clovers you are looking at.
keep-one-of-these = Keep one of the { $count } clovers you are looking at.
goblin-first = First choose the korrigan in this field that gets the goblin.
unveil-first = First choose another player who still has a screen.
troll-first = First put the troll on open ground between two fields, a bridge or a door.
fairy-or-skip = Use the fairy’s move or leave it.
last-turn-only = This is the last turn: run with your companions, or end your turn.
not-under-the-rainbow = The cauldron appears on a field with a part where a free row and a free column cross.
not-on-your-own = Choose a field without your own korrigan: there is one.

map-too-long = Line { $line }: this text is too long for a map.
map-section-missing = Line { $line }: the part [{ $section }] is missing.
map-section-unknown = Line { $line }: [{ $section }] is not a part of a map, or comes twice.
map-line-astray = Line { $line }: this stands before the first part of the map.
map-row-length = Line { $line }: a row of the map has { $length } letters from A to Z, or dots.
map-row-count = Line { $line }: the map has { $count } rows, it needs { $length }.
map-field-form = Line { $line }: write letter, colour, clovers, then start 1, pontoon, molehill or village.
map-field-colour = Line { $line }: { $colour } is not one of the seven colours. Write a dash for none.
map-field-not-drawn = Line { $line }: field { $field } is not drawn on the map, or is told twice.
map-field-not-told = Line { $line }: field { $field } is drawn but not told of among the fields.
map-field-count = Line { $line }: the map has { $count } fields, it needs 17.
map-field-in-pieces = Line { $line }: field { $field } is in pieces here. Corners do not join.
map-empty-cell = Line { $line }: the grid cell in row { $row }, column { $column } holds no field.
map-no-clover = Line { $line }: field { $field } needs at least one clover.
map-clover-count = Line { $line }: the fields have { $count } clovers together, they need 48.
map-start-number = Line { $line }: the start number of field { $field } is not from 1 to 5.
map-start-count = Line { $line }: start { $number } stands on { $count } fields, it needs two.
map-village-count = Line { $line }: there are { $count } villages, the map needs one.
map-lone-colour = Line { $line }: { $colour } needs a second field.
map-no-colour = Line { $line }: field { $field } has no colour; only the village may have none.
map-few-pontoons = Line { $line }: the map needs three pontoons or more.
map-few-molehills = Line { $line }: the map needs three molehills or more.
map-border-kind = Line { $line }: { $kind } is no border. Write open, door, bridge or river.
map-border-form = Line { $line }: { $pair } is no pair of fields. Write A-B.
map-not-neighbours = Line { $line }: the fields { $pair } do not touch.
map-border-twice = Line { $line }: the border { $pair } was told before.
map-border-missing = Line { $line }: the border { $pair } is not told.
map-dry-pontoon = Line { $line }: the pontoon of field { $field } is not on the river.
map-two-rivers = Line { $line }: this is a second river; the map has one.
map-out-of-reach = Line { $line }: hare and squirrel can’t reach field { $field }.
map-token-form = Line { $line }: write clovers, extra and menhirs, each with kinds and numbers.
map-token-count = Line { $line }: there are { $count } tokens here, { $wanted } are needed.
map-elves-and-goblins = Line { $line }: the menhirs need two elves and two goblins.
map-number = Line { $line }: { $word } is not a number from 0 to 99.
no-such-colour = There is no pawn of that colour. Tap one of the seven.
both-pawns-out = Both { $colour } pawns are already out. Look at the pawn again.
already-drawn = { $colour } was drawn for this round. The next draw comes when everybody has moved.
rainbow-complete = The rainbow is complete: nobody draws any more.
say-the-colour = You draw from your own bag: tap the colour you drew.
the-table-draws = Cauldron draws in this game: press Draw.
nobody-moves = Five clouds are taken: nobody moves before the last turn. Draw from the bag.
draw-first = The pawn comes first: draw from the bag.
place-first = Put the pawn in its place first.
pawn-is-placed = The pawn already lies in its place.
needs-a-cloud = { $colour } was seen before: choose a free cloud.
needs-a-sun = { $colour } is new: choose a free sun.
choose-a-free-sun = Choose one of the free suns.
choose-a-free-cloud = Choose one of the free clouds.
no-cauldron-yet = The cauldron appears with the seventh colour.
place-the-cauldron = Put the cauldron on its field first.
sheets-come-last = The sheets are filled in after the last turn.
fill-the-sheet = The moves are over: fill in your sheet, or say that it is right.
no-such-line = There is no such line on the sheet.
number-out-of-range = For { $line } write a number from 0 to { $high }.
two-tokens-in-the-box = The box has only two { $line }, and somebody has written one down already. Compare your sheets.
one-token-a-korrigan = Each korrigan holds one elf or goblin, so you have two at most. Correct the other line first.
already-done = You have said so already. Write a line if you want to correct it.

# The page of the meadow
page-ways = You can go here:
page-field = { $field }{ $colour ->
    [none] {""}
   *[other] , { $colour }
  }: { $clovers ->
    [0] no clovers
    [one] one clover
   *[other] { $clovers } clovers
  }{ $menhir ->
    [yes] , a menhir
   *[other] {""}
  }
page-count = { $player }’s gold
page-reckon = I count
page-right = Counted right!
page-had-counted = Counted before: { $number }
page-village = the village
page-pontoon = a pontoon
page-molehill = a molehill
page-start = start { $number }
page-gold = the gold can appear here
page-cauldron = the cauldron of gold
page-korrigan = { $player }, { $korrigan }
page-holds = with { $token }
page-troll = the troll sits here
page-open = open ground
page-door = a door
page-bridge = a bridge
page-river = the river, no bridge
page-in-the-open = In front of { $player }
page-look = Only you see these
page-screens = Screens that are left
page-tray = Behind your screen
page-open-tray = Your screen is gone: all see this
page-hide = Hide
page-show = Show
page-nothing = nothing yet
page-hidden = hidden
page-shown = shown
page-backup = Backup { $companion }, for a clover of yours
page-spare = backup
page-clovers = { $count ->
    [one] one clover
   *[other] { $count } clovers
  }{ $screen ->
    [yes] {" "}behind the screen
   *[no] , open to all
  }
