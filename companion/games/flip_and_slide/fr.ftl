# Rainbow Flip & Slide, French.
title = Rainbow Flip & Slide
tagline = Retournez les trèfles, glissez les couleurs : le premier arc-en-ciel à votre tuile gagne.

option-shape = Forme des tuiles
option-shape-hexagons = hexagones
option-shape-squares = carrés
option-patch = Pré au départ
option-patch-compact = compact
option-patch-ring = en anneau
option-patch-wild = sauvage
option-red = Votre tuile doit toucher la tuile rouge
option-red-true = oui
option-red-false = non
option-short_slides = Glissades de trois cases au plus
option-short_slides-true = oui
option-short_slides-false = non

cell = ({ $name })
clover = trèfle

# Ce qu’on peut faire
move-PutTile = Poser votre tuile en { $cell }
move-Flip = Retourner le trèfle en { $cell }
move-Slide = Glisser la tuile qui est en { $cell }
move-SlideTo = La glisser jusqu’en { $cell }
move-Jump = Sauter en { $cell }

# Ce qu’il faut faire
your-put = Posez votre tuile à côté d’un trèfle ou d’une couleur.
your-put-alone = Posez votre tuile à côté du pré, à l’extérieur.
their-put = { $player } pose sa tuile.
your-act = À vous, action { $number } sur 2 : retournez un trèfle ou glissez une tuile.
their-act = { $player } fait l’action { $number } sur 2.
your-step = Retournez un trèfle ou glissez une tuile ; ensuite vous sautez.
their-step = { $player } retourne ou glisse, puis saute.
your-slide = Où va-t-elle ? Choisissez une place pour la tuile que vous glissez.
their-slide = { $player } glisse une tuile.
your-jump = Sautez maintenant tout droit par-dessus les tuiles voisines.
their-jump = { $player } va sauter.
you-won = Vous avez l’arc-en-ciel. Gagné !
somebody-won = { $player } a l’arc-en-ciel et gagne.

caption-put = Mise en place
caption-round = Manche { $round }
caption-solo = Tour { $turn }, { $clovers ->
    [one] encore { $clovers } trèfle
   *[other] encore { $clovers } trèfles
}

# Ce qui s’est passé
put = { $player } a posé sa tuile en { $cell }.
flipped = { $player } a retourné { $cell } : { $colour }.
sliding = { $player } va glisser { $tile } depuis { $cell }.
sliding-own = { $player } va glisser sa propre tuile depuis { $cell }.
slid = { $player } a glissé { $tile } de { $start } à { $end }.
slid-own = { $player } a glissé sa propre tuile de { $start } à { $end }.
jumped = { $player } a sauté en { $end }.
turn-of = C’est au tour de { $player }.
no-action = { $player } ne peut ni retourner ni glisser : le tour passe.
rainbow = { $player } a l’arc-en-ciel : { $red } { $orange } { $yellow } { $green } { $blue } { $indigo } { $violet }.
line-rainbow = un arc-en-ciel, du rouge au violet
ended-repeated = Partie nulle : le pré est le même pour la troisième fois.
ended-stuck = Partie nulle : plus personne ne peut retourner ni glisser.
ended-quiet = Vingt manches sans trèfle retourné : la partie finit sans gagnant.
ended-quiet-alone = Vingt tours sans trèfle retourné : c’est perdu. Réessayez !
ended-all-flipped = Tous les trèfles sont retournés : l’arc-en-ciel vient trop tard. Réessayez !
ended-no-action = Plus rien à retourner ni à glisser. Réessayez !
ended-no-jump = Votre tuile ne peut plus sauter. Réessayez !

# Pourquoi non
jumping-is-for-solo = Les sauts sont pour le jeu en solo. Retournez un trèfle ou glissez une tuile.
put-your-tile-first = Posez d’abord votre tuile à côté du pré.
your-tile-lies-already = Votre tuile est déjà posée. Glissez-la si vous la voulez ailleurs.
jump-now = C’est le moment de sauter : choisissez où votre tuile retombe.
flip-or-slide-first = Retournez ou glissez d’abord une tuile, ensuite vous sautez.
choose-a-tile-first = Choisissez d’abord la tuile à glisser : une couleur ou la vôtre.
say-where-it-slides = Vous avez choisi une tuile à glisser. Choisissez sa place, ou annulez ce choix.
no-such-place = Cette place n’existe pas. Choisissez-en une au bord du pré.
place-is-taken = Une tuile s’y trouve déjà. Choisissez une place vide.
only-round-the-outside = En solo on commence dehors. Choisissez une place autour du pré, pas dans son trou.
put-beside-a-tile = Votre tuile doit toucher un trèfle ou une couleur. Choisissez une place juste à côté.
no-tile-there = Il n’y a pas de tuile à retourner. Choisissez un trèfle du bord.
never-flipped-back = Cette tuile montre déjà sa couleur et ne se retourne plus. Choisissez un trèfle.
player-tiles-stay = Les tuiles des joueurs ne se retournent pas. Choisissez un trèfle.
no-open-edge = Ce trèfle est entouré de tous côtés. Choisissez-en un avec un bord libre.
no-tile-to-slide = Il n’y a pas de tuile à glisser. Choisissez une couleur ou votre propre tuile.
clovers-do-not-slide = Les trèfles ne glissent pas. Retournez d’abord celui-ci, ou glissez une couleur.
not-your-player-tile = Cette tuile est à quelqu’un d’autre. Glissez une couleur ou la vôtre.
just-slid-before-you = Le joueur avant vous vient de glisser cette tuile. Choisissez-en une autre.
two-open-edges-needed = Cette tuile est coincée : il lui faut deux bords libres. Choisissez-en une autre.
patch-would-break = Sans cette tuile le pré se couperait en deux. Choisissez-en une autre.
no-way-out = Cette tuile ne sort pas de sa place sans en pousser d’autres. Choisissez-en une autre.
slide-somewhere-else = La tuile y est déjà. Choisissez une autre place.
end-beside-a-tile = Une glissade finit contre le pré. Choisissez une place à côté d’une autre tuile.
too-far = C’est à plus de trois cases. Choisissez une place plus proche.
no-way-through = La tuile n’y arrive pas sans en pousser d’autres. Choisissez une place accessible.
not-back-where-you-came-from = Votre tuile en vient juste. Choisissez une autre place.
jump-straight-over-tiles = Un saut va tout droit par-dessus une ou plusieurs tuiles, jusqu’à la première place vide derrière elles.
