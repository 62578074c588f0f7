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
seat-add = Add somebody who shares this phone
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
turn-of = { $name }’s turn
together = Everybody at once
game-over = The game is over
acting-for = For { $name }
act-for = Act for { $name }
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
missed-none = Nothing since your last move.
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
ending-none = Next draw can’t end it
ending = Next draw ends it: { $part } of { $all } pawns
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

# People come and go
curtain-title = Hand over to { $name }
curtain-hint = Everything is hidden until { $name } looks.
curtain-hold = Hold to look
curtain-others = Or to somebody else
people = At the table
people-you = you
people-here-too = on this phone too
people-left = has left
people-phone = with a phone
people-switch = Switch
people-free = Free
host = host
host-make = Make host
name-of = Name at seat { $number }
take-title = Seats you can take
take-free = join in from now on
take-back = left; come back
take-over = no phone here; take over
take-do = Sit
here-title = Who is here?
here-hint = The game stands as you left it. It goes on when you say so.
here-yes = here
here-open = seat to take
leave-parts = The game goes on without you. You can come back.
leave-stays = Your seat stays in the game, played by its button. Anybody may take it.
put-aside = Put the game aside
put-aside-hint = For another evening, just as it is.
aside-title = Put aside
aside-take-up = Take it up
rematch = Once more
other-game = Other game
undo-agreed-so-far = Agreed: { $names }.
undo-withdraw = Never mind
undo-override = Take it back as host

# History
history = Games played
history-title = Games played
history-none = No story yet
history-none-hint = Finish a first game: who won, how long it took and how the scores went will grow here, all by itself.
history-sum = { $games ->
    [one] One game
   *[other] { $games } games
  }, { $time } at the table
history-all = All games
history-wins = Wins
history-won = { $won } of { $played }
history-scores = Scores over time
history-scores-hint = A mark for each game; the line is the mean of the last five.
history-count = { $count ->
    [one] one game
   *[other] { $count } games
  }
history-mean = on average { $mean }, best { $best }
history-shares = Whose time?
history-share = { $percent } %, { $time } in all, { $each } a game
history-others = Others
history-games = Game by game
history-won-by = won
history-save = Take it with you
history-forget = Forget a name
history-forget-hint = The name is taken out of everything that the table keeps, for good. Games and points stay; that player is then called by colour.
history-forget-sit = Whoever sits at the table can do that.
history-forget-nobody = The table knows no names.
lasted-seconds = { $seconds } s
lasted-minutes = { $minutes } min
lasted-hours = { $hours } h { $minutes }
month-name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  }
date-day = { $day } { month-name } { $year }
date-month = { month-name } { $year }

# Clocks
clock = Clock
clock-up = this turn
clock-limit = left this turn
clock-fischer = left
clock-bronstein = left
clock-sand = left
clock-is-up = Counts up
clock-is-limit = Limit for a turn
clock-is-fischer = Bank with bonus
clock-is-bronstein = Bank with delay
clock-is-sand = Sand
clock-is-none = No clock
clock-hint-up = Gentle: it shows how long a turn takes, and nothing else.
clock-hint-limit = So much time for each turn. At zero it tells, and counts on.
clock-hint-fischer = Everybody has a bank; each turn that ends puts a little back (Fischer).
clock-hint-bronstein = Everybody has a bank; the first seconds of each turn are free (Bronstein).
clock-hint-sand = What one uses runs to the others.
clock-hint-none = Nobody looks at the time.
clock-limit-each = Each turn
clock-bank-each = Each player’s bank
clock-own-number = Other time
clock-plus-fischer = Bonus each turn
clock-plus-bronstein = Free each turn
less-time = Less time
more-time = More time
banks = Own time for somebody
banks-hint = More for children, less for champions.
bank-same = Like everybody
table-time = Rules question
table-time-hint = Nobody’s clock runs until somebody moves.
table-time-title = Rules question.
table-time-on = Nobody’s clock runs now.
table-time-back = Back to the game

# Pause
paused-by = { $name } asked for a break.
paused-by-table = The table asked for a break: its button, or the power was gone.

# What happened
missed-guest = What happened?
away-title = While you were away:
away-more = Tell me all
log = The whole game in words
log-title = The game so far
log-hint = Everything that everybody may know, and what only you were told.
log-none = No game is on. When one is, it is told here.

# Any game
any-turn = on
any-next = next
any-passed = passed
any-done = done
any-gone = left
any-first = first player
any-order = Players in the order of play
any-round = Round { $round }
any-this-round = This round
any-points-of = { $name }, round { $round }
any-earlier = Earlier rounds
any-correct = Tap a number to correct it.
any-flip = Plus or minus
any-of = { $name }: turn and order
any-my-turn = My turn
any-make-first = Make first player
any-end-short = End the round
any-finish-short = End the game
any-leads = leads

# What the lights mean
lights = What the lights mean
lights-title = What the lights mean
lights-hint = Every sign has one meaning. Place and rhythm say it; the colour only says whose it is.
lights-gather = Coming together
lights-turns = Whose turn it is
lights-fingers = Under your finger
lights-stop = Break, end, trouble
light-free = A seat glimmers
light-free-why = It is free. Press its button to sit down.
light-taken = A seat shines
light-taken-why = Somebody sits here. During the game: nothing to do now.
light-press-pot = The pot breathes
light-press-pot-why = Everything is ready. Press the pot: the game, or the next round, begins.
light-awaited = A seat breathes
light-awaited-why = We wait for you.
light-wave = A wave runs along the seats and stops
light-wave-why = The turn goes there.
light-out = A seat is dark during the game
light-out-why = Passed until the next round, or gone.
light-order = The ring has coloured parts
light-order-why = The order of play, clockwise; the part that breathes is on.
light-round-over = A wave runs round the ring
light-round-over-why = The round is over.
light-felt = A seat turns white under your finger
light-felt-why = The table felt you.
light-pointed = Something beats, once a second
light-pointed-why = Here is what you point at. Hold your button to do it; press again for the next choice.
light-twice = Two short beats
light-twice-why = Once: no, that does not go. Again and again at your seat: you point at “pass”.
light-question = The ring empties, and seats beat
light-question-why = Somebody asks to take a move back. Who beats may hold the button to agree; when the ring is empty, the move stays.
light-spark = A spark runs round the arch, slower and slower
light-spark-why = Luck decides. Where it lands is what was drawn.
light-time-left = The ring empties
light-time-left-why = So much of the time is left.
light-paused = The ring sleeps, all else is dim
light-paused-why = A break. No clock runs. Press the pot to go on.
light-won = Seven colours run over a seat
light-won-why = This one has won.
light-over = Seven colours run over the arch
light-over-why = The game is over.
light-fault = Every other light of the ring jumps
light-fault-why = Something is wrong with the table. Open “How is the table?” on a phone.
lights-time = Time
lights-menu = The small menu button
light-game = The arch fills up to a place that beats
light-game-why = The game that is chosen: first place, first game. A short press of the menu button takes the next one.
light-chooses = A white light goes from seat to seat, slower and slower
light-chooses-why = The table draws who is first. It stops there.
light-minute = A seat swells once, white
light-minute-why = Another minute of this turn has gone by. Nothing more.
light-hurry = What is left of the ring beats
light-hurry-why = The last ten seconds.
light-late = A short beat, a long rest; the ring is dark
light-late-why = Over time. At zero, seat and ring beat twice together. Nobody loses a turn by it.
light-table-time = Two halves of the ring breathe in turn
light-table-time-why = A rules question: nobody’s clock runs.
light-menu = The arch fills up in white, the pot breathes
light-menu-why = Hold the menu button to open it, press it to go on, press the pot to take. Places from the left: pause, take back, rules question, quiet, night, put aside, close.
light-switched = The ring beats white
light-switched-why = Once: switched on. Twice: switched off.
light-empties = Arch, ring and seats empty together
light-empties-why = The table is being cleared for the next guests. Any button stops it; a game that is on is kept.
light-curve-hurry = one beat a second
light-curve-swell = one soft wave
light-curve-overdue = one beat in three seconds
light-curve-tide = one half; the other half the other way round
light-runs = runs once
light-curve-steady = steady
light-curve-dark = dark
light-curve-breathe = breathes, four seconds
light-curve-glimmer = dim, five seconds
light-curve-slow = dim, eight seconds
light-curve-pulse = one beat
light-curve-double_pulse = two beats, a rest

photo-first = Photo finish: { $name } was first.
photo-behind = { $name } came { $milliseconds } ms later.
