# Dolmen, in English.
title = Dolmen
tagline = On solstice night, build the finest dolmen with the slabs you dare to take.

option-memory = Memory aid
option-memory-false = What you saw is gone when your turn ends
option-memory-true = What you saw stays on your own page

# Places and spots
place = place { $name }
pillar = pillar { $name }
point-1 = glow 1
point-2 = the point before place 1
point-3 = the point before place 2
point-4 = the point before place 3
point-5 = glow 2
point-6 = the point before place 4
point-7 = the point before place 5
point-8 = the point before place 6
point-9 = glow 3
point-10 = the point before place 7
point-11 = the point before place 8
point-12 = the point before place 9
point-13 = glow 4
point-14 = the point before place 10
point-15 = the point before place 11
point-16 = the point before place 12
spot-left = at the left end
spot-right = at the right end
spot-above-1 = above joint 1
spot-below-1 = below joint 1
spot-above-2 = above joint 2
spot-below-2 = below joint 2
spot-above-3 = above joint 3
spot-below-3 = below joint 3
spot-above-4 = above joint 4
spot-below-4 = below joint 4
spot-above-5 = above joint 5
spot-below-5 = below joint 5

# What can be done
move-Go = Go to { $to }
move-Stay = Stay where you are
move-Look = Look at { $place } in secret
move-Announce = Try to take the slab at { $place } and add it { $spot }
move-Roll = Roll the die
move-Place = Put the next slab on { $place }
move-EndTurn = End your turn

# Where we are
caption = Round { $round } of { $rounds }

# What to do now
prompt-act = Your turn: { $spots ->
    [0] go up to 3 points round the circle, or stay.
   *[other] go up to 3 points round the circle, stay, or try to take the slab before you.
  }{ $looks ->
    [0] {""}
   *[other] {" "}You may also look at one slab, now or later in your turn.
  }
prompt-roll = Roll the die: this slab takes { $points }. { $crystals ->
    [0] You have no crystal to help.
    [one] One crystal can help.
   *[other] { $crystals } crystals can help.
  }
prompt-place = { $number ->
    [one] Put the last new slab on the place that is left.
   *[other] Put the next new slab on a free place before the fairy; { $number } are waiting.
  }
prompt-rest = { $looks ->
    [0] Keep in mind what you saw, then end your turn.
   *[other] Look at one slab of the circle, or end your turn.
  }
prompt-final = The game stops here. Roll once for all the mystery slabs.
prompt-over = { $number ->
    [one] { $player } wins
    [2] { $player } and { $second } share the win
    [3] { $player }, { $second } and { $third } share the win
   *[other] { $player }, { $second }, { $third } and { $fourth } share the win
  } with { $points } points.
wait-act = Waiting for { $player } to move or to try a slab.
wait-roll = Waiting for { $player } to roll for the slab that lies open.
wait-place = Waiting for { $player } to lay out the fairy’s new slabs.
wait-rest = Waiting for { $player }, who may look at a slab or end the turn.
wait-final = Waiting for { $player } to roll for the mystery slabs.

# What happened
turn = { $player } begins a turn.
went = { $player } goes to { $point }.
stayed = { $player } stays in place.
looked = { $player } looked at a slab.
saw = { $place }: { $points } points.
saw-mystery = { $place }: a mystery slab, which takes { $points }.
announced = { $player } turns over the slab at { $place }: { $one } and { $other }, { $points } points.
announced-mystery = { $player } turns over the slab at { $place }: { $one } and { $other }, a mystery that takes { $points }.
rolled = { $player } rolls { $number }.
paid = { $player } pays { $number ->
    [one] one crystal.
   *[other] { $number } crystals.
  }
joined = A slab of { $points } points joins { $player }’s dolmen, { $spot }.
joined-mystery = A mystery slab joins { $player }’s dolmen, { $spot }.
slab-lost = Not enough: the slab is discarded{ $number ->
    [0] . { $player } had no crystals to lose.
    [one] {" "}and { $player } loses a crystal.
   *[other] {" "}and { $player } loses { $number } crystals.
  }
crystals-back = { $player } has all { $number } crystals again.
fairy-steps = The fairy flies to { $pillar } and { $number ->
    [0] finds only empty places.
    [one] sweeps one slab away.
   *[other] sweeps { $number } slabs away.
  }
pile-shuffled = The discards are shuffled into the pile: { $number } slabs.
slabs-drawn = { $player } draws { $number } new slabs to lay out.
placed = { $player } puts a slab on { $place }.
finished = { $player } completes a dolmen: the game stops.
dawn = Dawn breaks after { $rounds } rounds: the game stops, and { $player } rolls.
mystery-roll = { $player } rolls { $number }: each mystery slab is worth { $worth } points.
score = { $player }: { $points } points.
won = { $player } is king of the korrigans with { $points } points.

# The score sheet
line-slabs = { $number ->
    [0] No slab with points
    [1] One slab with points
   *[other] { $number } slabs with points
  }
line-mysteries = { $number ->
    [0] No mystery slab
    [1] One mystery slab of { $worth } points
   *[other] { $number } mystery slabs of { $worth } points
  }
line-crystals = { $number ->
    [0] No crystal left
    [1] One crystal left
   *[other] { $number } crystals left
  }

# Kind refusals
act-first = First move, stay, or try to take a slab; then you can end your turn.
acted-already = You have moved or tried a slab already. Look at a slab if you still may, then end your turn.
roll-first = You have announced a slab, and there is no way back: roll the die.
place-first = First put the fairy’s new slabs on the free places before her.
final-roll-first = The game has stopped. Only the roll for the mystery slabs is left.
game-over = The game is over. Start a new one whenever you like.
announce-first = Announce a slab first; then the die is rolled.
nothing-to-place = There are no new slabs to lay out. Go onto a glow to get some.
no-such-point = Choose one of the 16 points of the circle.
there-already = Your korrigan stands there already. Choose “Stay where you are”.
too-far = That is too far. Go { $most } points at most, either way.
point-taken = { $player } stands there. Go past, or stop before.
looked-already = You have looked at a slab this turn. You can look again in your next turn.
no-such-place = Choose one of the 12 places of the circle.
place-empty = There is no slab at { $place } until the fairy comes by. Choose another place.
nothing-to-take = There is no slab at { $place } until the fairy comes by. Move on, or stay and look.
lies-open = The slab at { $place } lies open. Look at one that is still hidden.
stand-before-it = You can only take the slab before your korrigan. Go there first.
fits-nowhere = Neither edge of this slab fits your dolmen. Look for one that shares a colour with a free end or a joint.
fits-not-there = The slab does not fit there. Choose a free end or joint that has one of its colours.
not-before-fairy = The new slabs go to the three places before the fairy, at { $pillar }.
place-taken = A slab lies at { $place } already. Choose a free place.
