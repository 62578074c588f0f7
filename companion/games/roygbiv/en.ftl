# ROYGBIV, English.
title = ROYGBIV
tagline = Build the rainbow colour by colour, close it, and keep it.

option-mode = How to play
option-mode-turns = In turns
option-mode-fast = Fast: everybody at once

hand-0 = card 1
hand-1 = card 2
hand-2 = card 3
hand-3 = card 4
hand-4 = card 5
hand-5 = card 6
hand-6 = card 7

card-red = red
card-orange = orange
card-yellow = yellow
card-green = green
card-blue = blue
card-indigo = indigo
card-violet = violet
card-rainbow = a rainbow card
card-pot = a gold pot
card-unicorn = a unicorn

move-Play = Play { $card }
move-PlayRainbow = Play { $card }, a rainbow card, as { $colour }
move-EndTurn = End my turn
move-DrawCard = Draw a card
move-WontPlay = I won’t play
move-HandOn = Hand the start on
move-TurnCentre = Turn a centre card

caption = Default colour: { $colour } · { $centre ->
    [0] centre pile empty
    [one] 1 card in the centre pile
   *[other] { $centre } cards in the centre pile
}

prompt-turn = Your turn: play { $low } or { $high }, or a special card; { $beginning } completes. Or pass.
prompt-play-on = Go on with { $low } or { $high }, or a special card; { $beginning } completes. Or end your turn.
prompt-pass = Your turn, but nothing in your hand fits: you need { $low } or { $high }. Please pass.
prompt-end-turn = Nothing more in your hand fits: please end your turn.
prompt-begin = Please begin a new rainbow with a colour or a rainbow card.
prompt-begin-fast = Quick, begin a new rainbow with a colour or a rainbow card! No such card? Draw.
prompt-wait-begin = Waiting for { $player } to begin a new rainbow.
prompt-wait-turn = Waiting for { $player }, who may build on { $building } or pass.
prompt-everybody = Everybody may play { $low } or { $high }, or a special card; { $beginning } completes.
prompt-fast = Quick: play { $low } or { $high }, or a special card; { $beginning } completes.
prompt-fast-draw = Nothing in your hand fits: draw a card. You need { $low } or { $high }.
prompt-fast-wait = Nothing in your hand fits, and you can’t draw: watch the others. It takes { $low } or { $high }.
prompt-stuck = Nobody can build on { $building }: the centre pile turns its next card in a moment.
prompt-over = { $player } wins with { $points } points.
prompt-over-shared = The win is shared, with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.

played = { $player } plays { $card }.
played-rainbow = { $player } plays a rainbow card as { $colour }.
played-pot = { $player } plays a gold pot.
played-unicorn = { $player } plays a unicorn.
began = { $player } begins a rainbow with { $card }.
began-rainbow = { $player } begins a rainbow with a rainbow card as { $colour }.
line-turned = The rainbow turns round: build on { $building } now; { $beginning } completes it.
collected = { $player } completes the rainbow and takes all { $count } cards.
collected-part = { $player } completes the part up to the gold pot and takes { $count } cards; { $stays ->
    [one] one stays
   *[other] { $stays } stay
}.
stuck = Nobody can play or draw.
centre-turned = Nobody plays: the centre pile adds { $card }.
centre-turned-special = Nobody plays: the centre pile adds { $card }, which counts as { $colour }.
centre-began = Nobody begins: the centre pile begins a rainbow with { $card }.
centre-began-special = Nobody begins: the centre pile begins a rainbow with { $card }, which counts as { $colour }.
drew = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
drew-yours = You drew { $count ->
    [one] { $card1 }
   *[other] { $count } cards
}.
passed = { $player } passes.
turn-came = It is { $player }’s turn.
start-handed-on = It is now for { $player } to begin a rainbow.
said-wont-play = { $player } won’t play.
ended-finished = { $player } has played the last card and finishes first. The game is over.
ended-stuck = Nobody plays and the centre pile is empty. The game is over.
ended-passes = Three rounds of nothing but passes. The game is over.
scored = { $player } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.

score-rainbow = Rainbow of { $count } cards, { $own ->
    [0] none in the own colour
   *[other] { $own } in the own colour
}
score-long = Long rainbow of { $count } cards: counted twice
score-finished-first = Finished first

too-late = Too late: { $player } was first, with { $card }. Look at the rainbow and choose again.
too-late-centre = Too late: the centre pile has just added { $card }. Look at the rainbow and choose again.
too-late-begin = Too late: { $player } is to begin a new rainbow now. Wait for its first card.
begin-now = The rainbow is complete, and it is for you to begin a new one. Choose again.
your-card-first = Your { $card } has just been laid. Look at the rainbow and choose again.
let-begin = { $player } may begin the new rainbow. Wait for its first card.
no-such-card = You don’t hold such a card. Tap a card of your hand.
declare-a-colour = A rainbow card needs a colour: say which of the seven it is.
declare-a-neighbour = Here your rainbow card can be { $low } or { $high }. Choose one of them.
not-a-rainbow-card = Only a rainbow card can be declared; this card is what it is ({ $card }).
cannot-begin-with = No rainbow begins with { $card }. Begin with a colour or a rainbow card.
not-a-neighbour = This card ({ $card }) does not fit here. Play { $low } or { $high }, or a special card.
no-turns-here = In the fast game nobody has a turn to end. Say “I won’t play” instead.
begin-first = You can begin a new rainbow, so please do; you may end your turn after that.
draw-at-the-end = In turns you draw at the end of your turn: your hand is filled up then.
hand-full = Your hand is full with 7 cards. Play one before you draw.
deck-empty = Your deck is empty. Play what you hold.
end-your-turn = In turns you don’t need to say so: just end your turn.
table-hands-on = The table hands the start on by itself, after ten seconds.
table-turns = The table turns the centre card by itself, after three seconds.
nothing-to-turn = Somebody can play: no centre card is turned now.
nothing-to-hand-on = There is no start to hand on any more. Just go on playing.

# The page of the race
page-line = The rainbow, from left to right
explain-rainbow = A rainbow card is any colour that fits here: you choose it.
explain-pot = Gold pot: the building goes on from the card before it. Who completes takes the pot and what lies after it; the rest stays.
explain-unicorn = Unicorn: the line turns round and grows at its other end. The card before the unicorn is the new beginning. A second unicorn completes it all.
page-completes = { $colour } completes it
page-default = Default { $colour }
page-empty-line = A new rainbow begins here
page-hand = Your hand
page-choose = Which colour shall it be?
page-begins = begins the new rainbow
page-unwilling = won’t play now
page-in-hand = { $count } in hand
page-in-deck = { $count } in the deck
page-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-collected = { $count ->
    [one] One rainbow, { $points } points
   *[other] { $count } rainbows, { $points } points
}

# With the box on the table. Sentences with -you speak to the one who acts, those with -wait to everybody else.
rainbow = rainbow { $name }
own = cards in the own colour, rainbow { $name }

move-DrawDefault = Draw the default colour
move-Claim = First!
move-LetGo = My card lies: let go
move-Finish = I have no card left
move-Stop = Nobody can play any more
move-AddRainbow = { $player }: one more rainbow, { $number } cards
move-Cards = { $player }, { $rainbow }: { $number } cards
move-Own = { $player }, { $own }: { $number }
move-Done = My rainbows are counted

caption-draw = Getting ready
caption-turns = Round { $round }
caption-race = Who is first?
caption-count = Counting the rainbows

prompt-default-you = Your leprechaun is nearest to red: draw the default colour.
prompt-default-wait = { $player } is nearest to red and draws the default colour.
prompt-box-first-you = Turn the first centre card: it begins the rainbow, and a special one counts as { $colour }. Then play, fill up your hand, end your turn.
prompt-box-first-wait = { $player } turns the first centre card, which begins the rainbow. A special one counts as { $colour }.
prompt-box-turn-you = Play what you like of your hand, fill it up to 7, end your turn.
prompt-box-turn-wait = { $player } plays, fills up the hand and ends the turn.
prompt-race-first = { $player } turns the first centre card; a special one counts as { $colour }. Then press, or tap, before you lay a card.
prompt-race = Before you lay a card: press your button, or tap.
prompt-claim-you = You were first: lay your card, then let go.
prompt-claim-wait = { $player } was first and lays a card. The others wait.
prompt-count-you = Write down your rainbows, one by one: { $points ->
    [one] 1 point
   *[other] { $points } points
} so far.
prompt-count-wait = { $count ->
    [one] We wait for the rainbows of { $player }.
   *[other] We wait for { $count } players, first for { $player }.
}

default-drawn = { $player } draws the default colour: { $colour }.
claimed = { $player } was first.
let-go = { $player } lets go: everybody may be first.
claim-lapsed = { $player } had ten seconds: everybody may be first again.
count-open = Count your rainbows.
wrote-rainbow = { $player }: one more rainbow, { $number } cards.
wrote-cards = { $player }, { $rainbow }: { $number } cards.
wrote-own = { $player }, { $rainbow }: { $number } in the own colour.
rainbow-removed = { $player }: { $rainbow } is off the sheet.
nobody-counted = The game is over. Nobody wrote down a rainbow, so nobody is named the winner.
won = { $player } wins with { $points } points.
won-shared = The win is shared, with { $points } points each.

default-first = First the default colour: please draw it.
default-is-drawn = The default colour is drawn already: { $colour }.
race-has-no-turns = In the fast game nobody has a turn to end. Just play.
not-in-turn = It is { $player }’s turn: wait for yours.
turns-have-no-race = You play in turns: nobody needs to be first.
already-first = You are first already. Lay your card, then let go.
too-late-first = Too late: { $player } was first. Press again when the seats breathe.
nothing-to-let-go = That is let go already. Press when you want to be first.
not-yours-to-let-go = { $player } was first and lets go, or ten seconds do.
count-comes-last = Rainbows are counted when the cards are down.
count-now = The cards are down: count your rainbows, or say that they are counted.
no-such-player = Nobody of that number plays. Choose one of the sheets.
no-such-rainbow = There is no such rainbow on the sheet. Add it first.
cards-out-of-range = The box has 63 cards, and a rainbow two at least: here write { $low } to { $high }.
own-out-of-range = There are seven cards of a colour: here write { $low } to { $high }.
already-done = You have said so. Change a number if you want to correct it.

# The page beside the box
page-box-default = Default colour: { $colour }
page-box-centre = Specials turned from the centre count as this colour.
page-box-undrawn = The default colour is not drawn yet
page-box-order = The order of play, from red on
page-box-on = on turn
page-box-next = next
page-box-first = was first
page-box-free = Everybody may be first
page-box-you = You are first!
page-box-locked = { $player } was first
page-box-sheet = Rainbows of { $player }
page-box-cards = Cards
page-box-own = Own colour
page-box-points = Points
page-box-double = counted twice
page-box-bonus = Finished first
page-box-add = One more rainbow: how many cards, specials too?
page-box-hint = A special card is one point, like any other. From 7 cards on a rainbow counts twice. With fewer than 2 it comes off the sheet.
page-box-none = no rainbow yet
page-box-more = Is it over?
