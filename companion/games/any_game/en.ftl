# Any game, in English.
title = Any game
tagline = Whatever is on the table: turns, rounds, passing and scores.

option-turns = Turns
option-turns-turns = Round and round until everyone has passed
option-turns-once = One turn each, then the round is over
option-turns-together = Everyone plays at the same time
option-order = Next round
option-order-clockwise = The order stays as it is
option-order-rotating = The next one is first player
option-order-passing = Who passed first goes first
option-upkeep = Between rounds
option-upkeep-true = A pause for upkeep and scores
option-upkeep-false = The next round begins at once
option-winner = Scores
option-winner-most = Most points win
option-winner-least = Fewest points win
option-winner-none = No scores

# Places on the sheet
round = round { $name }

# What can be done
move-Done = Done
move-Pass = Pass for this round
move-EndRound = End the round for everyone
move-NextRound = Start the next round
move-Begin = Give { $player } the turn
move-Earlier = Move { $player } one place forward
move-Score = This round: { $number } for { $player }
move-Correct = Correct { $round }: { $number } for { $player }
move-Finish = End the game

# Where we are
caption-round = Round { $round }
caption-upkeep = After round { $round }
caption-over = { $round ->
    [one] One round played
   *[other] { $round } rounds played
  }

# What to do now
prompt-turns-you = Say when you are done, or pass to be out until the next round.
prompt-once-you = Say when you are done.
prompt-together-you = Everyone plays. Say when you are done.
prompt-together = Everyone plays at the same time.
prompt-upkeep = Round { $round } is over. { $scores ->
    [0] Get the table ready
   *[other] Write the scores, get the table ready
  }, then start the next round; { $player } is first player.
prompt-nobody = Nobody is at the table. Take a seat to go on.
prompt-over = { $number ->
    [one] { $player } wins
    [2] { $player } and { $second } share the win
    [3] { $player }, { $second } and { $third } share the win
    [4] { $player }, { $second }, { $third } and { $fourth } share the win
   *[other] { $player }, { $second }, { $third }, { $fourth } and { $fifth } share the win
  } with { $total ->
    [1] one point
    [-1] -1 point
   *[other] { $total } points
  }.
prompt-over-none = That was a good game. Thank you all for playing.
wait-turn = Waiting for { $player }.
wait-turns-out = You have passed; you are back in the next round. Waiting for { $player }.
wait-once-out = You had your turn in this round. Waiting for { $player }.
wait-together = { $count ->
    [one] Waiting for { $player }.
   *[other] Waiting for { $player } and { $count ->
        [2] one more
       *[other] others
      }.
  }

# What happened
done = { $player } is done.
ready = { $player } is ready.
passed = { $player } passes, as number { $place }.
called-end = { $player } ends the round.
round-ended = Round { $round } is over.
round-began = Round { $round } begins.
turn = It is { $player }’s turn.
first = { $player } is first player.
earlier = { $player } moves to place { $place } in the order.
wrote = { $writer } writes { $number } for { $player } in round { $round }; that makes { $total }.
corrected = { $writer } corrects round { $round }: { $player } has { $number }, not { $was }; that makes { $total }.
joined = { $player } joins the game.
came-back = { $player } is back.
left = { $player } leaves the table; the scores stay.
finished = The game is over after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }.
total = { $player }: { $total }.
won = { $player } wins with { $total }.
good-game = No scores, no losers: a good game.

# The score sheet
line-round = Round { $round }
line-played = { $rounds ->
    [one] Was there for one round
   *[other] Was there, { $rounds } rounds in all
  }

# Kind refusals
no-such-player = Choose somebody who plays in this game.
has-left = { $player } has left the table and can come back at any time.
others-turn = It is { $player }’s turn. If that is wrong, take the turn first, then end it.
out-turns = You have passed and are back in the next round. It is { $player }’s turn.
out-once = You had your turn in this round. It is { $player }’s turn.
ready-already = You have said so already. Wait for the others, or end the round for everyone.
no-passing-once = Here everyone has one turn a round, so nobody needs to pass. Say when you are done.
no-passing-together = Here all play at the same time, so nobody passes. Say when you are done.
round-is-over = This round is over. Start the next one when the table is ready.
round-is-on = A round is being played. End it first.
has-turn = { $player } has the turn already.
first-already = { $player } is first player already.
number-out-of-range = A round brings from { $low } to { $high } points.
no-such-round = Choose one of the rounds that were played.
round-not-past = This round is still on: write its points instead of correcting them.
no-scores = This game is played without scores.
is-here = This player is at the table already.
table-full = There is no room for more players in this game.
not-here = This player is not at the table.
game-is-over = The game is over. Start a new one whenever you like.
