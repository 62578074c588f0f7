# Korrigans, français. Les phrases en -you s’adressent à qui agit, celles en -wait à tous les autres.
title = Korrigans
tagline = Cueillez des trèfles, suivez l’arc-en-ciel, soyez là quand l’or apparaît.

option-bag = Qui tire les pions ?
option-bag-box = Cauldron les tire
option-bag-cloth = Nous tirons de notre sac et touchons la couleur

# Lieux et choses
sun = soleil { $name }
cloud = nuage { $name }
line-clovers = or des trèfles
line-menhirs = or des menhirs
line-elves = elfes
line-goblins = gobelins
line-korrigans = vos korrigans sur le chaudron
line-companions = compagnons restants

# Ce qu’on peut faire
move-Draw = Tirer du sac
move-Drew = Nous avons tiré { $colour }
move-PutSun = Sur le { $sun }
move-PutCloud = Sur le { $cloud }
move-EndTurn = Finir mon tour
move-CauldronPlaced = Le chaudron est sur son champ
move-Write = { $line } : { $number }
move-Done = Ma feuille est juste

# Ce qu’il faut faire
prompt-draw-you = Tirez le pion de l’arc-en-ciel : la manche commence par vous.
prompt-draw-wait = Pas encore tiré : { $player } a le sac et tire le pion.
prompt-cloth-you = Tirez un pion de votre sac et touchez sa couleur.
prompt-cloth-wait = Pas encore tiré : { $player } tire du sac et touche la couleur.
prompt-storm-you = Cinq nuages sont pris, personne ne bouge : tirez, jusqu’à la septième couleur.
prompt-storm-wait = Cinq nuages sont pris, personne ne bouge : { $player } tire encore.
prompt-sun-you = Nouvelle couleur, { $colour } : choisissez un soleil libre. Pas d’or dans sa rangée.
prompt-sun-wait = Nouvelle couleur, { $colour } : { $player } choisit un soleil.
prompt-cloud-you = Encore { $colour } : choisissez un nuage libre. Pas d’or dans sa colonne.
prompt-cloud-wait = Encore { $colour } : { $player } choisit un nuage.
prompt-box-turn-you = Tiré : { $colour }. À vous : déplacez un korrigan, cueillez, puis finissez votre tour.
prompt-box-turn-wait = Tiré : { $colour }. { $player } déplace un korrigan.
prompt-box-cauldron-you = Septième couleur, { $colour } ! Posez le chaudron sur un champ d’une case éclairée, si possible sans korrigan à vous.
prompt-box-cauldron-wait = Septième couleur, { $colour } ! { $player } pose le chaudron.
prompt-box-last-you = Votre dernier tour : montrez vos compagnons, courez vers l’or, puis finissez votre tour.
prompt-box-last-wait = Dernier tour : { $player } court vers l’or.
prompt-sheet-you = Comptez votre or, ligne par ligne : { $total } pour l’instant. Dites quand c’est juste.
prompt-sheet-wait = { $count ->
    [one] On attend la feuille de { $player }.
   *[other] On attend { $count } feuilles, d’abord celle de { $player }.
  }
prompt-over = { $player } gagne avec { $total } d’or.

caption-round = Manche { $round }
caption-storm = Manche { $round } : personne ne bouge
caption-last = Le dernier tour
caption-count = On compte l’or

# Ce qui est arrivé
drew = { $player } a tiré { $colour }.
put-on-sun = { $player } a mis { $colour } sur le { $sun }.
put-on-cloud = { $player } a mis { $colour } sur le { $cloud }.
storm = Cinq nuages sont pris : personne ne bouge avant le dernier tour.
cauldron-appears = La septième couleur : { $player } place le chaudron.
cauldron-placed = { $player } a posé le chaudron sur le plateau.
turn-ended = { $player } a fini son tour.
to-draw = { $player } a le sac et tire.
to-move = C’est à { $player } de jouer.
sheets-open = Comptez votre or.
wrote = { $player } a noté { $line } : { $number }.
sheet-done = { $player } a { $total } d’or.
won = { $player } gagne avec { $total } d’or.

score-clovers = Or des trèfles
score-menhirs = Or des menhirs
score-elves = Elfes : { $count }
score-goblins = Gobelins : { $count }
score-korrigans = Korrigans sur le chaudron : { $count }
score-companions = Compagnons restants : { $count }

# Pourquoi pas
no-such-colour = Il n’y a pas de pion de cette couleur. Touchez une des sept.
both-pawns-out = Les deux pions de couleur { $colour } sont déjà sortis. Regardez encore le pion.
already-drawn = Pour cette manche, on a tiré { $colour }. Le prochain tirage vient quand tout le monde a joué.
rainbow-complete = L’arc-en-ciel est complet : on ne tire plus.
say-the-colour = Vous tirez de votre propre sac : touchez la couleur tirée.
the-table-draws = Dans cette partie, Cauldron tire : appuyez sur Tirer.
draw-first = D’abord le pion : tirez du sac.
place-first = Posez d’abord le pion à sa place.
pawn-is-placed = Le pion est déjà à sa place.
needs-a-cloud = La couleur { $colour } a déjà été vue : choisissez un nuage libre.
needs-a-sun = La couleur { $colour } est nouvelle : choisissez un soleil libre.
choose-a-free-sun = Choisissez un des soleils libres.
choose-a-free-cloud = Choisissez un des nuages libres.
no-cauldron-yet = Le chaudron apparaît avec la septième couleur.
place-the-cauldron = Posez d’abord le chaudron sur son champ.
sheets-come-last = Les feuilles se remplissent après le dernier tour.
fill-the-sheet = Les déplacements sont finis : remplissez votre feuille, ou dites qu’elle est juste.
no-such-line = Cette ligne n’existe pas sur la feuille.
number-out-of-range = Pour { $line }, notez un nombre de 0 à { $high }.
two-tokens-in-the-box = La boîte n’a que deux { $line }, et quelqu’un en a déjà noté. Comparez vos feuilles.
one-token-a-korrigan = Chaque korrigan porte un elfe ou un gobelin : vous en avez deux au plus. Corrigez d’abord l’autre ligne.
already-done = C’est déjà dit. Notez une ligne si vous voulez la corriger.
