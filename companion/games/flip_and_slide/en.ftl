# Rainbow Flip & Slide, English.
title = Rainbow Flip & Slide
tagline = Flip clovers, slide colours, and be first with a rainbow at your tile.

option-shape = Shape of the tiles
option-shape-hexagons = hexagons
option-shape-squares = squares
option-patch = Patch at the start
option-patch-compact = compact
option-patch-ring = a ring
option-patch-wild = wild
option-red = Your tile must touch the red tile
option-red-true = yes
option-red-false = no
option-short_slides = Slides of three cells at most
option-short_slides-true = yes
option-short_slides-false = no

cell = ({ $name })
clover = clover

# What can be done
move-PutTile = Put your tile at { $cell }
move-Flip = Flip the clover at { $cell }
move-Slide = Slide the tile at { $cell }
move-SlideTo = Slide it to { $cell }
move-Jump = Jump to { $cell }

# What to do now
your-put = Put your player tile beside a clover or colour tile.
your-put-alone = Put your player tile beside the patch, on the outside.
their-put = { $player } is putting a player tile.
your-act = Your turn, action { $number } of 2: flip a clover or slide a tile.
their-act = { $player } takes action { $number } of 2.
your-step = Flip a clover or slide a tile; then you jump.
their-step = { $player } flips or slides, then jumps.
your-slide = Where to? Choose a place for the tile you slide.
their-slide = { $player } is sliding a tile.
your-jump = Now jump your tile straight over its neighbours.
their-jump = { $player } is about to jump.
you-won = You have the rainbow. You win!
somebody-won = { $player } has the rainbow and wins.

caption-put = Setting up
caption-round = Round { $round }
caption-solo = Turn { $turn }, { $clovers ->
    [one] 1 clover left
   *[other] { $clovers } clovers left
}

# What happened
put = { $player } put a player tile at { $cell }.
flipped = { $player } flipped { $cell }: { $colour }.
sliding = { $player } is about to slide { $tile } at { $cell }.
sliding-own = { $player } is about to slide the own tile at { $cell }.
slid = { $player } slid { $tile } from { $start } to { $end }.
slid-own = { $player } slid the own tile from { $start } to { $end }.
jumped = { $player } jumped to { $end }.
turn-of = { $player } is next.
no-action = { $player } can neither flip nor slide, so the turn passes on.
rainbow = { $player } has the rainbow: { $red } { $orange } { $yellow } { $green } { $blue } { $indigo } { $violet }.
line-rainbow = a rainbow, red to violet
ended-repeated = A draw: the meadow looks the same for the third time.
ended-stuck = A draw: nobody can flip or slide any more.
ended-quiet = Twenty rounds without a flip: the game ends without a winner.
ended-quiet-alone = Twenty turns without a flip: the game is lost. Try again!
ended-all-flipped = Every clover is flipped, so the rainbow comes too late. Try again!
ended-no-action = Nothing can be flipped or slid any more. Try again!
ended-no-jump = Your tile has nowhere to jump. Try again!

# Why not
jumping-is-for-solo = Jumps belong to the solo game. Flip a clover or slide a tile.
put-your-tile-first = First put your player tile beside the patch.
your-tile-lies-already = Your player tile lies already. Slide it if you want it elsewhere.
jump-now = Now your tile has to jump: choose where it lands.
flip-or-slide-first = Flip or slide one tile first, then jump.
choose-a-tile-first = Choose first which tile you slide: a colour tile or your own.
say-where-it-slides = You have chosen a tile to slide. Choose its place, or take the choice back.
no-such-place = There is no such place. Choose one beside the patch.
place-is-taken = A tile lies there already. Choose an empty place.
only-round-the-outside = In the solo game you start outside. Choose a place round the patch, not in its hole.
put-beside-a-tile = Your tile must touch a clover or colour tile. Choose a place right beside one.
no-tile-there = There is no tile to flip. Choose a clover on the rim.
never-flipped-back = This tile shows its colour already and never turns back. Choose a clover.
player-tiles-stay = Player tiles are not flipped. Choose a clover.
no-open-edge = This clover is hemmed in on every side. Choose one with an open edge.
no-tile-to-slide = There is no tile to slide. Choose a colour tile or your own.
clovers-do-not-slide = Clovers lie still. Flip this one first, or slide a colour tile.
not-your-player-tile = That tile belongs to somebody else. Slide a colour tile or your own.
just-slid-before-you = The player before you has just slid this tile. Choose another one.
two-open-edges-needed = This tile is wedged in: it needs two open edges. Choose another one.
patch-would-break = Without this tile the patch would break in two. Choose another one.
no-way-out = This tile has no way out of its place without pushing others. Choose another one.
slide-somewhere-else = The tile lies there already. Choose another place.
end-beside-a-tile = A slide has to end touching the patch. Choose a place beside another tile.
too-far = That is more than three cells away. Choose a nearer place.
no-way-through = The tile can’t get there without pushing others. Choose a place it can reach.
not-back-where-you-came-from = Your tile has just come from there. Choose another landing.
jump-straight-over-tiles = A jump goes straight over one or more tiles to the first empty place behind them.
