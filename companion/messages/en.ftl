# The house's own words, English.
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-indigo = indigo
colour-violet = violet

not-your-turn = It is not your turn yet.
paused = The table is paused. Press the pot or tap “Go on”.
not-paused = The table is not paused.
nothing-to-pause = There is nothing to pause.
no-such-seat = There are seats 1 to 5. Choose one of them.
seat-taken = Seat { $seat } is taken. Choose another one.
sit-first = Take a seat first.
not-your-seat = Somebody else sits there. You can act for your own seat only.
not-playing = This seat does not play in this game. You can join the next one.
nothing-to-undo = There is nothing to take back.
nothing-to-agree = Nobody asks to take a move back now.
wrong-number = This game is for { $least } to { $most } players; { $here ->
    [one] one sits
   *[other] { $here } sit
  } at the table.
choose-a-game = Choose a game first.
game-is-on = A game is on. Finish it first.
no-game-yet = No game is on yet. Start one.
colour-stays = Your colour stays the same while a game is on.
no-such-option = There is no option called “{ $option }”.
no-such-value = “{ $option }” can be { $values }, not “{ $value }”.
cannot-write = The table can’t write to its card, so nothing is changed: { $why }. Free some space or check the card, then try again.
not-understood = The table did not understand that. Reload the page and try again.
too-fast = That was very fast. Wait a moment and try again.
no-such-colour = Choose one of the seven colours.
colour-taken = Somebody has { $colour } already. Choose another colour.
name-too-long = A name has at most { $most } letters.
other-rules = That game was played by other rules (version { $version }).
kept-aside = The last game was played by other rules. It is kept, and a new table is open.
journal-damaged = The journal was damaged ({ $why }). It is kept as “{ $file }”, and the table goes on from the last good place; moves lost: { $lost }.

game-starts = The game begins.
is-first = { $player } is first.
undo-asked = { $player } wants to take the last move back.
undo-agreed = { $player } agrees.
undo-declined = { $player } says no: the move stays.
undo-unanswered = Nobody answered in time: the move stays.
taken-back = The last move was taken back.
taken-back-by-host = The host took the last move back.
taken-up = The game goes on where it was put aside.
odd-time = A clock has between 5 seconds and 24 hours.
no-table-time = There is nothing to change about the clock now.
only-the-host = Only the host can do that.
nothing-put-aside = That game is not put aside, or has been taken up already.
nothing-to-put-aside = No game is on that could be put aside.
only-the-menu-button = Only a long hold of the menu button empties the table.
cannot-forget = That name can’t be taken out now. Finish the game or put it aside, then try again.
