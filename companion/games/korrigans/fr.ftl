# Korrigans, français. Les phrases en -you s’adressent à qui agit, celles en -wait à tous les autres.
title = Korrigans
tagline = Cueillez des trèfles, suivez l’arc-en-ciel, soyez là quand l’or apparaît.

option-advanced = Où commencent les korrigans ?
option-advanced-false = Sur les champs à votre numéro
option-advanced-true = Où vous voulez (avancé)
option-map = Votre propre plateau, dessiné en texte (facultatif)
option-bag = Qui tire les pions ?
option-bag-box = Cauldron les tire
option-bag-cloth = Nous tirons de notre sac et touchons la couleur

# Lieux et choses
sun = soleil { $name }
cloud = nuage { $name }
field = champ { $name }
border = passage { $name }
hand = trèfle { $name }
look = trèfle { $name }
korrigan-1 = premier korrigan
korrigan-2 = second korrigan
companion-hare = lièvre
companion-squirrel = écureuil
companion-bird = oiseau
companion-mouse = souris
companion-frog = grenouille
companion-mole = taupe
clover-hare = lièvre
clover-squirrel = écureuil
clover-bird = oiseau
clover-mouse = souris
clover-frog = grenouille
clover-mole = taupe
clover-gold-1 = 1 pièce d’or
clover-gold-2 = 2 pièces d’or
clover-gold-3 = 3 pièces d’or
clover-gold-4 = 4 pièces d’or
menhir-elf = elfe
menhir-goblin = gobelin
menhir-leprechaun = leprechaun
menhir-troll = troll
menhir-fairy = fée
menhir-gold-1 = 1 pièce d’or
menhir-gold-2 = 2 pièces d’or
menhir-gold-3 = 3 pièces d’or
menhir-gold-4 = 4 pièces d’or
token-elf = elfe
token-goblin = gobelin
line-clovers = or des trèfles
line-menhirs = or des menhirs
line-elves = elfes
line-goblins = gobelins
line-korrigans = korrigans sur le chaudron
line-companions = compagnons restants

# Ce qu’on peut faire
move-PlaceKorrigan = Commencer sur le { $field }
move-Keep = Garder le { $clover }
move-Go = { $korrigan } : { $companion }, vers le { $field }
move-Backup = Céder le { $give } contre un renfort : { $as_ }
move-GoblinTo = Gobelin à { $player }, { $korrigan }
move-Unveil = Enlever le paravent de { $player }
move-TrollTo = Troll sur le { $border }
move-Skip = Laisser le déplacement de la fée
move-PlaceCauldron = Chaudron sur le { $field }
move-Draw = Tirer du sac
move-Drew = Nous avons tiré { $colour }
move-PutSun = Sur le { $sun }
move-PutCloud = Sur le { $cloud }
move-EndTurn = Finir mon tour
move-CauldronPlaced = Le chaudron est sur son champ
move-Write = { $line } : { $number }
move-Reckon = Or de { $player } : { $number }
move-CountOn = Compter la suite
move-Done = Ma feuille est juste

# Ce qu’il faut faire
prompt-place-you = Posez un korrigan sur la prairie et regardez ses trèfles.
prompt-place-wait = { $player } pose un korrigan sur la prairie.
prompt-keep-you = Ces trèfles ne se montrent qu’à vous : gardez-en un.
prompt-keep-wait = { $player } regarde les trèfles et en garde un.
prompt-move-you = Tiré : { $colour }. À vous : déplacez un korrigan avec un compagnon.
prompt-move-wait = Tiré : { $colour }. { $player } déplace un korrigan.
prompt-backup-you = Aucun de vos compagnons ne peut avancer : cédez un trèfle contre un lièvre ou un écureuil de renfort.
prompt-goblin-you = Votre gobelin saute : sous quel korrigan ?
prompt-goblin-wait = { $player } choisit à qui va le gobelin.
prompt-unveil-you = Le leprechaun ricane : quel paravent emporte-t-il ?
prompt-unveil-wait = { $player } a trouvé un leprechaun et choisit le paravent qu’il emporte.
prompt-troll-you = Le troll se réveille : choisissez le passage où il s’assied.
prompt-troll-wait = { $player } choisit où le troll s’assied.
prompt-fairy-you = Une fée ! Déplacez encore un de vos korrigans, ou laissez.
prompt-fairy-backup-you = Une fée ! Aucun de vos compagnons ne peut avancer : prenez un lièvre ou un écureuil de renfort contre un trèfle, ou laissez.
prompt-fairy-wait = { $player } a trouvé une fée et peut encore se déplacer.
prompt-cauldron-you = Septième couleur, { $colour } ! Choisissez le champ où le chaudron apparaît.
prompt-cauldron-wait = Septième couleur, { $colour } ! { $player } choisit où le chaudron apparaît.
prompt-last-you = Votre dernier tour : courez vers l’or. Chaque compagnon aide une fois ; finissez quand vous voulez.
prompt-last-wait = Le dernier tour : { $player } court vers l’or.
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
prompt-count-you = Combien d’or avez-vous ? Comptez d’abord si vous voulez : ensuite on compte ensemble.
prompt-count-wait = { $player } peut compter d’abord ; ensuite on compte ensemble.
prompt-counted-you = Votre or, ligne par ligne.
prompt-counted-wait = L’or de { $player }, ligne par ligne.
prompt-over = { $player } gagne avec { $total } d’or.

caption-place = Les korrigans arrivent
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
placed = { $player } a posé le { $korrigan } sur le { $field }.
looks = { $player } regarde { $count ->
    [one] un trèfle
   *[other] { $count } trèfles
  } du { $field }.
sees = Vous voyez : { $clover }.
gathers = { $player } garde un trèfle du { $field } ; il en reste { $left }.
keeps = { $player } garde : { $clover }.
shows = { $player } montre un compagnon : { $companion }.
uses-up = { $player } dépense un compagnon : { $companion }.
goes = { $player }, { $korrigan } : { $companion }, vers le { $field }.
backup = { $player } cède un trèfle contre un renfort : { $companion }.
gave-up = { $player } a cédé : { $clover }.
passes = { $token } : passe de { $giver } à { $player }, { $korrigan }.
finds = { $token } : se glisse sous le { $korrigan } de { $player }.
leaves = { $token } : quitte le { $korrigan } de { $player } et la partie.
menhir = { $player } retourne le menhir du { $field } : { $menhir }.
unveils = { $player } enlève le paravent de { $other }.
lies-open = { $player } a : { $clover }.
no-screen-left = Plus personne d’autre n’a de paravent : le leprechaun rentre chez lui.
troll-sits = { $player } pose le troll sur le { $border }.
fairy-left = { $player } laisse le déplacement de la fée.
fairy-lapses = La fée ne peut rien pour { $player } en ce moment.
skipped = { $player } ne peut pas se déplacer et passe son tour.
stays = { $player } ne peut plus avancer.
cauldron-on = { $player } fait apparaître le chaudron sur le { $field }.
shows-gold = { $player } a de l’or : { $clover }.
reckons = { $player } compte { $number } d’or.
tells = { $player }, { $line } : { $points }.
counted-right = Et { $player } avait compté juste !
had-counted = { $player } avait compté { $number }.
counted = { $player } a { $total } d’or.
turn-ended = { $player } a fini son tour.
to-draw = { $player } a le sac et tire.
to-move = C’est à { $player } de jouer.
sheets-open = Comptez votre or.
wrote = { $player } a noté { $line } : { $number }.
sheet-done = { $player } a { $total } d’or.
nobody-counted = La partie est finie. Personne n’a rempli de feuille : aucun nom pour la victoire.
won = { $player } gagne avec { $total } d’or.

score-clovers = Or des trèfles
score-menhirs = Or des menhirs
score-elves = Elfes : { $count }
score-goblins = Gobelins : { $count }
score-korrigans = Korrigans sur le chaudron : { $count }
score-companions = Compagnons restants : { $count }

# Pourquoi pas
count-on = On compte l’or, ligne par ligne : comptez la suite.
gold-from-to = Dites un nombre de { $low } à { $high }.
place-a-korrigan-first = Posez d’abord votre korrigan sur la prairie.
choose-a-field = Choisissez un des champs.
not-your-start = Commencez sur un champ libre à votre numéro, { $number }.
must-move = Déplacez un de vos korrigans avec un compagnon : c’est obligatoire.
nobody-goes-there = Aucun de vos compagnons ne peut mener un korrigan de sa place jusqu’au { $field }.
choose-a-way = Choisissez un korrigan, un compagnon et un champ.
not-your-companion = Ce compagnon vous manque : { $companion }. Choisissez un des vôtres.
already-there = Ce korrigan y est déjà : choisissez un autre champ.
no-way-hare = Le lièvre va au champ voisin en terrain ouvert, sans porte ni pont. Choisissez un autre chemin que le { $field }.
no-way-squirrel = L’écureuil passe par une porte. Il n’y en a pas vers le { $field }.
no-way-bird = L’oiseau vole vers un autre champ de même couleur. D’ici, il n’atteint pas le { $field }.
no-way-mouse = La souris traverse un pont. Il n’y en a pas vers le { $field }.
no-way-frog = La grenouille nage de ponton en ponton. D’ici, elle n’atteint pas le { $field }.
no-way-mole = La taupe creuse de taupinière en taupinière. D’ici, elle n’atteint pas le { $field }.
troll-in-the-way = Le troll est assis sur le chemin du { $field }. Contournez-le.
no-backup-any-more = Le chaudron est là : on ne cède plus de trèfle. Servez-vous de vos compagnons.
backup-once = Vous avez déjà eu votre compagnon de renfort dans cette partie.
hare-or-squirrel = Le compagnon de renfort est un lièvre ou un écureuil.
give-from-your-hand = Cédez un de vos trèfles qui n’a servi à aucun déplacement.
backup-must-help = Vous ne pourriez plus vous déplacer, et c’est obligatoire. Choisissez un autre trèfle ou l’autre renfort.
keep-one-first = Gardez d’abord un des trèfles que vous regardez.
keep-one-of-these = Gardez un des { $count } trèfles que vous regardez.
goblin-first = Choisissez d’abord le korrigan de ce champ qui reçoit le gobelin.
unveil-first = Choisissez d’abord une autre personne qui a encore un paravent.
troll-first = Posez d’abord le troll en terrain ouvert entre deux champs, sur un pont ou sur une porte.
fairy-or-skip = Profitez du déplacement de la fée, ou laissez-le.
last-turn-only = C’est le dernier tour : courez avec vos compagnons, ou finissez votre tour.
not-under-the-rainbow = Le chaudron apparaît sur un champ qui touche le croisement d’une rangée libre et d’une colonne libre.
not-on-your-own = Choisissez un champ sans korrigan à vous : il y en a un.

map-too-long = Ligne { $line } : ce texte est trop long pour une carte.
map-section-missing = Ligne { $line } : la partie [{ $section }] manque.
map-section-unknown = Ligne { $line } : [{ $section }] n’est pas une partie de carte, ou vient deux fois.
map-line-astray = Ligne { $line } : ceci vient avant la première partie de la carte.
map-row-length = Ligne { $line } : une rangée de la carte a { $length } lettres de A à Z, ou des points.
map-row-count = Ligne { $line } : la carte a { $count } rangées, il en faut { $length }.
map-field-form = Ligne { $line } : notez lettre, couleur, trèfles, puis start 1, pontoon, molehill ou village.
map-field-colour = Ligne { $line } : { $colour } n’est pas une des sept couleurs. Notez un tiret s’il n’y en a pas.
map-field-not-drawn = Ligne { $line } : le champ { $field } n’est pas dessiné, ou vient deux fois.
map-field-not-told = Ligne { $line } : le champ { $field } est dessiné mais manque dans la liste des champs.
map-field-count = Ligne { $line } : la carte a { $count } champs, il en faut 17.
map-field-in-pieces = Ligne { $line } : le champ { $field } est en morceaux ici. Les coins ne joignent pas.
map-empty-cell = Ligne { $line } : la case de la rangée { $row }, colonne { $column } ne contient aucun champ.
map-no-clover = Ligne { $line } : le champ { $field } a besoin d’un trèfle au moins.
map-clover-count = Ligne { $line } : les champs ont { $count } trèfles en tout, il en faut 48.
map-start-number = Ligne { $line } : le numéro de départ du champ { $field } n’est pas entre 1 et 5.
map-start-count = Ligne { $line } : le départ { $number } se trouve sur { $count } champs, il en faut deux.
map-village-count = Ligne { $line } : il y a { $count } villages, il en faut un.
map-lone-colour = Ligne { $line } : il faut un second champ de couleur { $colour }.
map-no-colour = Ligne { $line } : le champ { $field } est sans couleur ; seul le village peut l’être.
map-few-pontoons = Ligne { $line } : il faut trois pontons ou plus.
map-few-molehills = Ligne { $line } : il faut trois taupinières ou plus.
map-border-kind = Ligne { $line } : { $kind } n’est pas un passage. Notez open, door, bridge ou river.
map-border-form = Ligne { $line } : { $pair } n’est pas une paire de champs. Notez A-B.
map-not-neighbours = Ligne { $line } : les champs { $pair } ne se touchent pas.
map-border-twice = Ligne { $line } : le passage { $pair } vient deux fois.
map-border-missing = Ligne { $line } : le passage { $pair } manque.
map-dry-pontoon = Ligne { $line } : le ponton du champ { $field } n’est pas sur la rivière.
map-two-rivers = Ligne { $line } : voici une seconde rivière ; il n’y en a qu’une.
map-out-of-reach = Ligne { $line } : le lièvre et l’écureuil n’atteignent pas le champ { $field }.
map-token-form = Ligne { $line } : notez clovers, extra et menhirs, avec les sortes et les nombres.
map-token-count = Ligne { $line } : il y a { $count } jetons ici, il en faut { $wanted }.
map-elves-and-goblins = Ligne { $line } : il faut deux elfes et deux gobelins parmi les menhirs.
map-number = Ligne { $line } : { $word } n’est pas un nombre de 0 à 99.
no-such-colour = Il n’y a pas de pion de cette couleur. Touchez une des sept.
both-pawns-out = Les deux pions de couleur { $colour } sont déjà sortis. Regardez encore le pion.
already-drawn = Pour cette manche, on a tiré { $colour }. Le prochain tirage vient quand tout le monde a joué.
rainbow-complete = L’arc-en-ciel est complet : on ne tire plus.
say-the-colour = Vous tirez de votre propre sac : touchez la couleur tirée.
the-table-draws = Dans cette partie, Cauldron tire : appuyez sur Tirer.
nobody-moves = Cinq nuages sont pris : personne ne bouge avant le dernier tour. Tirez du sac.
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

# La page de la lande
page-ways = Vous pouvez y aller :
page-field = { $field }{ $colour ->
    [none] {""}
   *[other] , { $colour }
  } : { $clovers ->
    [0] aucun trèfle
    [one] un trèfle
   *[other] { $clovers } trèfles
  }{ $menhir ->
    [yes] , un menhir
   *[other] {""}
  }
page-count = L’or de { $player }
page-reckon = Je compte
page-right = Compté juste !
page-had-counted = Compté avant : { $number }
page-village = le village
page-pontoon = un ponton
page-molehill = une taupinière
page-start = départ { $number }
page-gold = l’or peut apparaître ici
page-cauldron = le chaudron d’or
page-korrigan = { $player }, { $korrigan }
page-holds = avec { $token }
page-troll = le troll est assis ici
page-open = terrain ouvert
page-door = une porte
page-bridge = un pont
page-river = la rivière, sans pont
page-in-the-open = Devant { $player }
page-look = Pour vos yeux seulement
page-screens = Les paravents qui restent
page-tray = Derrière votre paravent
page-open-tray = Sans paravent : tous le voient
page-hide = Cacher
page-show = Montrer
page-nothing = rien encore
page-hidden = caché
page-shown = montré
page-backup = Renfort { $companion }, contre un de vos trèfles
page-spare = renfort
page-clovers = { $count ->
    [one] un trèfle
   *[other] { $count } trèfles
  }{ $screen ->
    [yes] {" "}derrière le paravent
   *[no] , à la vue de tous
  }
