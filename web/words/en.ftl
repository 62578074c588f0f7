# The words of the pages, English.
cauldron = Cauldron
yes = Yes
no = No
close = Close
back = Back to the table
language-other = Français
skip = Go to the table

# The line to the table
live = Connected
lost-line = Looking for the table…
lost-line-hint = Stay in this Wi-Fi, even if your phone says it has no internet.
sending = Sending…
nothing-here = There is nothing to do there now.
why-rule = Rule { $clause }
tap-again = Tap again: { $label }
tap-again-short = Tap again

# Joining
join-title = Take a seat
join-hint = No app, no account. Until you sit, you simply watch.
join-full = All seats are taken. You can watch from here.
seat-free = Free seat
seat-number = Seat { $number }
seat-sit = Sit here
seat-take = Take this seat
seat-by-button = plays by button
seat-you = You
seat-leave = Stand up
seat-remove = Remove
seat-add = Add somebody without a phone
invite = Invite others
invite-hint = Scan to join the table
invite-or = or open { $address }
watching = You are watching.

# The lobby
lobby-title = Who plays?
lobby-hint = Give yourself a name, then start.
name = Your name
name-hint = Up to 20 letters
colour = Your colour
save = Save
game = The game
mode-assist = with the box
mode-play = no box needed
players-count = { $least } to { $most } players
options = More choices
begins = Who begins?
begins-luck = Leave it to luck
start = Start
start-more = { $missing ->
    [one] One more player, then it can start
   *[other] { $missing } more players, then it can start
  }
start-fewer = This game is for at most { $most }
no-games = No game has a page yet.
broken-game = “{ $game }” could not be loaded.

# The game
your-turn = Your turn
turn-of = { $name } is next
together = Everybody at once
game-over = The game is over
acting-for = For { $name }
act-for = Act for { $name }
clock-turn = this turn
undo = Undo
undo-ask = Ask to undo
undo-asked-title = { $name } wants to take the last move back
undo-agree = Agree
undo-decline = Leave it
undo-waiting = You asked to take the last move back. The others can agree.
menu = Menu
pause = Pause
resume = Go on
paused-title = Paused
paused-hint = The table waits, and no clock runs.
rules = Rules
receipt = Was it fair?
bring = Bring my seat to another phone
sound-on = Sounds: on
sound-off = Sounds: off
table-language = TV and table speak
diagnosis = How is the table?
tv = Open the big screen
device-page = The table on screen
missed = What did I miss?
missed-none = Nothing has happened yet.
as-list = The choices as a list
less = One less: { $what }
more = One more: { $what }
new-game = New game, same seats
result = Result
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
details = Line by line
total = Total
players = Players
board = The board
take-seat-now = { $name } has no phone here: take this seat

# Korrigans and other boards
sky = The rainbow: pawns out of the bag
out-none = { $colour }: not out yet
out-once = { $colour }: out once
out-twice = { $colour }: out twice
bag-of = { $name } has the bag
first-player = first player
holds-bag = has the bag
drawn-not = Not drawn yet
drawn-yes = Drawn: { $colour }
drawn-last = No more draws
ending-none = The next draw can’t end it
ending = Next draw ends it: { $percent } %
ending-exact = { $part } pawns of { $all } in the bag
free = free
open-rows = The gold can appear where these cross: rows { $rows }; columns { $columns }.
pawn-in-hand = Pawn in hand: { $colour }
sheet = Your score sheet
sheet-done = right
sheet-open = counting
gold = gold
decides-ties = decides ties

# Bringing a seat
bring-title = { $name }’s seat
bring-hint = Scan this with the other phone. The seat moves there; this phone watches.
bring-note = It is good for this game only, and once. Show it to nobody else.
arrive-title = Play as { $name } here?
arrive-hint = The seat comes to this phone; the old one watches from then on.
arrive-button = Bring the seat here
arrive-old = This code is no longer good. Ask for a new one at the seat’s phone.

# Rules, receipt, diagnosis, lost
rules-title = Rules
rules-contents = Contents
receipt-title = Was it fair?
receipt-before = Before the first draw the table fixed its luck and showed this mark of it.
receipt-promise = The mark
receipt-running = The game goes on. The secret behind the mark is shown when it is over.
receipt-seed = The secret
receipt-salts = Added by the phones, seat by seat
receipt-none = nothing
receipt-draws = Every draw
receipt-label = What
receipt-bound = Out of
receipt-value = Drawn
receipt-how = The SHA-256 of the secret must be the mark you saw before the game. Save the file and let any computer repeat the draws with the verifier of the project.
receipt-save = Save the receipt
receipt-empty = No draws were needed.
diagnosis-title = How is the table?
diagnosis-parts = The device
diagnosis-no-device = No device: phones only.
diagnosis-journal = The journal
diagnosis-journal-good = Every move is written to { $place } before anyone sees it. Moves so far: { $count }.
diagnosis-games = Games
diagnosis-games-good = All games were loaded: { $games }.
diagnosis-versions = Versions
well = well
unwell = not well
lost-title = Nothing grows here
lost-hint = This page does not exist. The table is at { $code }.
fault-title = The pot boiled over
fault-hint = Something went wrong on our side; no move was lost. Go back to the table.

# The drawn device
device-title = The table on screen
device-hint = No hardware found, so here is the table. Click and hold its buttons, or use the keys.
device-keys = Space: pot. 1 to 5: seats. M: menu.
device-pot = Pot
device-menu = Menu button
tv-title = Cauldron
tv-join = Scan to join
tv-waiting = Take a seat with your phone, or press a button on the table.
tv-seated = { $count ->
    [0] Nobody sits yet
    [one] One player sits
   *[other] { $count } players sit
  }
