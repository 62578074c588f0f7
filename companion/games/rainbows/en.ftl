# Rainbows, English.
title = Rainbows
tagline = Buy spaces, bridge the colours, keep the gold coming.

option-accounts = Bank accounts
option-accounts-false = No loans
option-accounts-true = 50 in the bank, loans cost double
option-days = Length
option-days-1 = One day
option-days-2 = Two days
option-days-3 = Three days

# What offers are called
move-Buy = Buy the { $card }: marker on { $space }
move-Borrow = Borrow { $loan } at double cost to buy the { $card }: marker on { $space }
move-Keep = Keep the { $card } and gain { $place } gold
move-Discard = Discard the { $card }
move-Deposit = Put { $number } gold into your account
move-NewDay = Begin the new day

# What to do now
prompt-card = Your turn: take a card. Buy it for a space of its colour, or keep it for gold. You have { $gold } gold.
prompt-last-card = Your turn: the last card is yours. You have { $gold } gold.
prompt-discard = Your turn: none of these cards is of use to you. Discard one.
prompt-wait = { $player } is choosing a card.
prompt-deposit = The bank is open, this once: how much of your { $gold } gold do you put in? The others see it when all have chosen.
prompt-wait-deposit = The bank waits for { $player }.
prompt-wait-deposits = The bank waits for { $number } players.
prompt-new-day = Look at the rainbows, then begin day { $day }.
prompt-wait-day = { $player } begins day { $day } when all have seen the rainbows.
prompt-over = { $player } wins with { $account } in the bank.
prompt-over-shared = { $number } players share the win with { $account } in the bank.

caption-round = { $day ->
    [0] Round { $round }
   *[other] Day { $day } of { $days }, round { $round }
}
caption-last-round = { $day ->
    [0] Last round
   *[other] Day { $day } of { $days }, last round
}
caption-night = Day { $day } of { $days } is over
caption-over = The game is over

# What happened
turned-up-4 = Round { $round }: { $card1 }, { $card2 }, { $card3 }, { $card4 }.
turned-up-5 = Round { $round }: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
turned-up-6 = Round { $round }: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }.
clover-open = The four-leaf clover is out: this is the last round.
bought = { $player } pays { $gold } for the { $card } and stands on { $space }.
borrowed = { $player } pays { $gold } and borrows { $loan } for the { $card }, which costs { $paid } in the bank, and stands on { $space }.
kept = { $player } keeps the { $card } and gains { $gold } gold.
discarded = { $player } can use nothing and discards the { $card }.
priority-passes = Priority goes to { $player }.
day-over-full = The board is full: time to count.
day-over-clover = The clover was out: time to count.
day-over-last = The clover was the very last card: time to count.
scored-rainbow = { $player }: rainbow of { $size } ({ $spaces }), { $points }.
scored-single = { $player }: single marker on { $spaces }, { $points }.
scored-money = { $player }: money rainbow from { $lowest } to { $highest }, { $points }.
scored = { $player } gets { $points } for the day and has { $account } in the bank.
bank-opens = The bank is open for deposits.
deposit-given = { $player } has chosen a deposit.
deposited = { $player } deposits { $gold } and has { $account } in the bank.
new-day = Day { $day } begins. { $player } has priority.
won = { $player } wins with { $account } in the bank.
won-together = { $player } shares the win with { $account } in the bank.

# The score sheet
line-opening = Opening of the account
line-loan = { $day ->
    [0] Loan of { $size }
   *[other] Day { $day }: loan of { $size }
}
line-rainbow = { $day ->
    [0] Rainbow of { $size }
   *[other] Day { $day }: rainbow of { $size }
}
line-single = { $day ->
    [0] Single marker
   *[other] Day { $day }: single marker
}
line-money = { $day ->
    [0] Money rainbow of { $size }
   *[other] Day { $day }: money rainbow of { $size }
}
line-deposit = Deposit after day { $day }

# Why not, and what to do instead
no-clover-stays = The clover stays where it is. Take one of the other cards.
no-such-card = That card is not on offer now. Take one of the open cards.
no-such-space = That space is not on this board. Tap a lit space.
no-other-colour = The { $card } buys only { $colour } spaces. Tap one in its lane.
no-free-space = No { $colour } space is free any more. Keep the card, or take another one.
no-taken-space = Somebody stands on { $space } already. Tap a free space of this lane.
no-marker = All ten of your markers are out. Keep a card instead.
no-gold = You have { $gold } gold, not enough for the { $card }. Take a cheaper one, or keep one.
no-needs-loan = You are { $loan } short. You can borrow that; { $paid } would leave your account.
no-account = You are { $loan } short, and a loan would take { $paid } from your account, which has { $account }. Keep it if you can, or choose another card.
no-loans = This game is played without loans. Pay with the gold in your hand.
no-loan-needed = You have enough gold for the { $card }. Buy it without a loan.
no-other-loan = A loan is for exactly what is missing: { $loan } here.
no-number-twice = A { $number } lies before you already. Buy with this card, or take another number.
no-other-place = This card belongs in your place { $number }.
no-must-use = The { $card } is of use to you: buy with it or keep it.
no-use-at-all = None of these cards is of use to you. Discard one of them.
no-useless-card = While you can use the { $card }, you can't discard. Take a card that is of use.
no-bank-closed = The bank takes no deposits now. In a game of several days it opens once, before the last one.
no-deposit = Choose between nothing and the { $gold } gold in your hand.
no-deposit-first = The bank is open: choose your deposit first.
no-day-first = The day is over. Begin the new one first.
no-day-yet = The day is not over yet.

# Places and cards
space = { $name }
place = { $name }
clover = four-leaf clover
card-red-1 = { colour-red } 1
card-red-2 = { colour-red } 2
card-red-3 = { colour-red } 3
card-red-4 = { colour-red } 4
card-red-5 = { colour-red } 5
card-red-6 = { colour-red } 6
card-red-7 = { colour-red } 7
card-red-8 = { colour-red } 8
card-red-9 = { colour-red } 9
card-red-10 = { colour-red } 10
card-orange-1 = { colour-orange } 1
card-orange-2 = { colour-orange } 2
card-orange-3 = { colour-orange } 3
card-orange-4 = { colour-orange } 4
card-orange-5 = { colour-orange } 5
card-orange-6 = { colour-orange } 6
card-orange-7 = { colour-orange } 7
card-orange-8 = { colour-orange } 8
card-orange-9 = { colour-orange } 9
card-orange-10 = { colour-orange } 10
card-yellow-1 = { colour-yellow } 1
card-yellow-2 = { colour-yellow } 2
card-yellow-3 = { colour-yellow } 3
card-yellow-4 = { colour-yellow } 4
card-yellow-5 = { colour-yellow } 5
card-yellow-6 = { colour-yellow } 6
card-yellow-7 = { colour-yellow } 7
card-yellow-8 = { colour-yellow } 8
card-yellow-9 = { colour-yellow } 9
card-yellow-10 = { colour-yellow } 10
card-green-1 = { colour-green } 1
card-green-2 = { colour-green } 2
card-green-3 = { colour-green } 3
card-green-4 = { colour-green } 4
card-green-5 = { colour-green } 5
card-green-6 = { colour-green } 6
card-green-7 = { colour-green } 7
card-green-8 = { colour-green } 8
card-green-9 = { colour-green } 9
card-green-10 = { colour-green } 10
card-blue-1 = { colour-blue } 1
card-blue-2 = { colour-blue } 2
card-blue-3 = { colour-blue } 3
card-blue-4 = { colour-blue } 4
card-blue-5 = { colour-blue } 5
card-blue-6 = { colour-blue } 6
card-blue-7 = { colour-blue } 7
card-blue-8 = { colour-blue } 8
card-blue-9 = { colour-blue } 9
card-blue-10 = { colour-blue } 10
card-violet-1 = { colour-violet } 1
card-violet-2 = { colour-violet } 2
card-violet-3 = { colour-violet } 3
card-violet-4 = { colour-violet } 4
card-violet-5 = { colour-violet } 5
card-violet-6 = { colour-violet } 6
card-violet-7 = { colour-violet } 7
card-violet-8 = { colour-violet } 8
card-violet-9 = { colour-violet } 9
card-violet-10 = { colour-violet } 10
