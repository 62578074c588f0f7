# Korrigans, English. Sentences with -you speak to the one who acts, those with -wait to everybody else.
title = Korrigans
tagline = Gather clovers, follow the rainbow, be there when the gold appears.

option-bag = Who draws the pawns?
option-bag-box = Cauldron draws
option-bag-cloth = We draw from our own bag and tap the colour

# Words for places and things
sun = sun { $name }
cloud = cloud { $name }
line-clovers = gold on clovers
line-menhirs = gold on menhirs
line-elves = elves
line-goblins = goblins
line-korrigans = own korrigans on the cauldron
line-companions = companions left

# What can be done
move-Draw = Draw from the bag
move-Drew = We drew { $colour }
move-PutSun = On { $sun }
move-PutCloud = On { $cloud }
move-EndTurn = End my turn
move-CauldronPlaced = The cauldron stands on its field
move-Write = { $line }: { $number }
move-Done = My sheet is right

# What to do now
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
prompt-over = { $player } wins with { $total } gold.

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
turn-ended = { $player } ended the turn.
to-draw = { $player } has the bag and draws.
to-move = { $player } is to move.
sheets-open = Count your gold.
wrote = { $player } wrote { $line }: { $number }.
sheet-done = { $player } has { $total } gold.
won = { $player } wins with { $total } gold.

score-clovers = Gold on clovers
score-menhirs = Gold on menhirs
score-elves = Elves: { $count }
score-goblins = Goblins: { $count }
score-korrigans = Korrigans on the cauldron: { $count }
score-companions = Companions left: { $count }

# Why not
no-such-colour = There is no pawn of that colour. Tap one of the seven.
both-pawns-out = Both { $colour } pawns are already out. Look at the pawn again.
already-drawn = { $colour } was drawn for this round. The next draw comes when everybody has moved.
rainbow-complete = The rainbow is complete: nobody draws any more.
say-the-colour = You draw from your own bag: tap the colour you drew.
the-table-draws = Cauldron draws in this game: press Draw.
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
