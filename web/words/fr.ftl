# Les mots des pages, français.
cauldron = Cauldron
yes = Oui
no = Non
close = Fermer
back = Retour à la table
language-other = English
skip = Aller à la table

# Le lien avec la table
live = Connecté
lost-line = On cherche la table…
lost-line-hint = Restez sur ce Wi-Fi, même si votre téléphone dit qu’il n’a pas internet.
sending = Envoi…
nothing-here = Il n’y a rien à faire ici pour l’instant.
why-rule = Règle { $clause }
tap-again = Encore une fois : { $label }
tap-again-short = Encore une fois

# Rejoindre
join-title = Prenez place
join-hint = Sans appli, sans compte. Tant que vous n’êtes pas assis, vous regardez.
join-full = Toutes les places sont prises. Vous pouvez regarder d’ici.
seat-free = Place libre
seat-number = Place { $number }
seat-sit = M’asseoir
seat-take = Prendre cette place
seat-by-button = joue au bouton
seat-you = Vous
seat-leave = Me lever
seat-remove = Retirer
seat-add = Ajouter quelqu’un qui partage ce téléphone
invite = Inviter
invite-hint = Scannez pour rejoindre la table
invite-or = ou ouvrez { $address }
watching = Vous regardez.

# Avant la partie
lobby-title = Qui joue ?
lobby-hint = Donnez-vous un nom, puis commencez.
name = Votre nom
name-hint = 20 lettres au plus
colour = Votre couleur
save = Garder
game = Le jeu
mode-assist = avec la boîte
mode-play = sans boîte
players-count = { $least } à { $most } joueurs
options = Plus de choix
begins = Qui commence ?
begins-luck = Au hasard
start = Commencer
start-more = { $missing ->
    [one] Encore une personne, et on peut commencer
   *[other] Encore { $missing } personnes, et on peut commencer
  }
start-fewer = Ce jeu est pour { $most } personnes au plus
no-games = Aucun jeu n’a encore de page.
broken-game = « { $game } » n’a pas pu être chargé.

# La partie
your-turn = À vous
turn-of = Au tour de { $name }
together = Tout le monde à la fois
game-over = La partie est finie
acting-for = Pour { $name }
act-for = Jouer pour { $name }
undo = Reprendre
undo-ask = Demander à reprendre
undo-asked-title = { $name } demande à reprendre le dernier coup
undo-agree = D’accord
undo-decline = Non, laissez
undo-waiting = Vous demandez à reprendre le dernier coup. Les autres peuvent accepter.
menu = Menu
pause = Pause
resume = Reprendre la partie
paused-title = En pause
paused-hint = La table attend, aucun temps ne court.
rules = Règles
receipt = Était-ce juste ?
bring = Emporter ma place sur un autre téléphone
sound-on = Sons : oui
sound-off = Sons : non
table-language = La table et la télé parlent
diagnosis = Comment va la table ?
tv = Ouvrir le grand écran
device-page = La table à l’écran
missed = Qu’ai-je manqué ?
missed-none = Rien depuis votre dernier coup.
as-list = Les choix en liste
less = Un de moins : { $what }
more = Un de plus : { $what }
new-game = Nouvelle partie, mêmes places
result = Résultat
place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
details = Ligne par ligne
total = Total
players = Joueurs
board = Le plateau
take-seat-now = { $name } n’a pas de téléphone ici : prenez cette place

# Korrigans et les autres plateaux
sky = L’arc-en-ciel : les pions sortis du sac
out-none = { $colour } : pas encore sorti
out-once = { $colour } : sorti une fois
out-twice = { $colour } : sorti deux fois
bag-of = { $name } a le sac
first-player = commence les manches
holds-bag = a le sac
drawn-not = Pas encore tiré
drawn-yes = Tiré : { $colour }
drawn-last = On ne tire plus
ending-none = Pas de fin au prochain tirage
ending = Fin au prochain tirage : { $part ->
    [one] 1 pion
   *[other] { $part } pions
} sur { $all }
free = libre
open-rows = L’or peut apparaître à ces croisements : rangées { $rows } ; colonnes { $columns }.
pawn-in-hand = Pion en main : { $colour }
sheet = Votre feuille de score
sheet-done = juste
sheet-open = compte
gold = or
decides-ties = départage

# Emporter une place
bring-title = La place de { $name }
bring-hint = Scannez ceci avec l’autre téléphone. La place y passe ; celui-ci regarde.
bring-note = Valable pour cette partie seulement, et une fois. Ne le montrez à personne d’autre.
arrive-title = Jouer pour { $name } ici ?
arrive-hint = La place vient sur ce téléphone ; l’ancien ne fera plus que regarder.
arrive-button = Prendre la place ici
arrive-old = Ce code n’est plus valable. Demandez-en un autre sur le téléphone de la place.

# Règles, reçu, diagnostic, page perdue
rules-title = Règles
rules-contents = Sommaire
receipt-title = Était-ce juste ?
receipt-before = Avant le premier tirage, la table a fixé sa chance et montré cette empreinte.
receipt-promise = L’empreinte
receipt-running = La partie continue. Le secret derrière l’empreinte sera montré à la fin.
receipt-seed = Le secret
receipt-salts = Ajouté par les téléphones, place par place
receipt-none = rien
receipt-draws = Chaque tirage
receipt-label = Quoi
receipt-bound = Parmi
receipt-value = Tiré
receipt-how = Le SHA-256 du secret doit être l’empreinte vue avant la partie. Gardez le fichier, et tout ordinateur refait les tirages avec le vérificateur du projet.
receipt-save = Garder le reçu
receipt-empty = Aucun tirage n’a été nécessaire.
diagnosis-title = Comment va la table ?
diagnosis-parts = L’appareil
diagnosis-no-device = Pas d’appareil : seulement des téléphones.
diagnosis-journal = Le journal
diagnosis-journal-good = Chaque coup est écrit dans { $place } avant que quiconque le voie. Coups jusqu’ici : { $count }.
diagnosis-games = Jeux
diagnosis-games-good = Tous les jeux sont chargés : { $games }.
diagnosis-versions = Versions
well = va bien
unwell = ne va pas bien
lost-title = Rien ne pousse ici
lost-hint = Cette page n’existe pas. La table est à { $code }.
fault-title = La marmite a débordé
fault-hint = Quelque chose s’est mal passé de notre côté ; aucun coup n’est perdu. Retournez à la table.

# L’appareil dessiné
device-title = La table à l’écran
device-hint = Pas de matériel trouvé : voici la table. Cliquez et maintenez ses boutons, ou prenez le clavier.
device-keys = Espace : chaudron. 1 à 5 : places. M : menu.
device-pot = Chaudron
device-menu = Bouton menu
tv-title = Cauldron
tv-join = Scannez pour rejoindre
tv-waiting = Prenez place avec un téléphone, ou appuyez sur un bouton de la table.
tv-seated = { $count ->
    [0] Personne n’est assis
    [one] Une personne est assise
   *[other] { $count } personnes sont assises
  }

# On vient, on part
curtain-title = Passez à { $name }
curtain-hint = Tout est caché tant que { $name } n’a pas regardé.
curtain-hold = Maintenez pour voir
curtain-others = Ou à quelqu’un d’autre
people = À la table
people-you = vous
people-here-too = aussi sur ce téléphone
people-left = est parti
people-phone = avec un téléphone
people-switch = Passer
people-free = Libérer
host = hôte
host-make = Nommer hôte
name-of = Nom à la place { $number }
take-title = Places à prendre
take-free = entrer en jeu
take-back = place quittée, à reprendre
take-over = sans téléphone, à reprendre
take-do = Prendre
here-title = Qui est là ?
here-hint = La partie est comme vous l’avez laissée. Elle reprend quand vous le dites.
here-yes = est là
here-open = place à prendre
leave-parts = La partie continue sans vous. Vous pourrez revenir.
leave-stays = Votre place reste en jeu, jouée au bouton. Chacun peut la prendre.
put-aside = Mettre la partie de côté
put-aside-hint = Pour un autre soir, telle quelle.
aside-title = Mises de côté
aside-take-up = Reprendre
rematch = Encore une
other-game = Autre jeu
undo-agreed-so-far = D’accord : { $names }.
undo-withdraw = Tant pis
undo-override = Reprendre en tant qu’hôte

# Les parties jouées
history = Parties jouées
history-title = Parties jouées
history-none = Pas encore d’histoire
history-none-hint = Finissez une première partie : qui a gagné, combien de temps, quels scores, tout cela poussera ici, tout seul.
history-sum = { $games ->
    [one] Une partie
   *[other] { $games } parties
  }, { $time } à la table
history-all = Tous les jeux
history-wins = Victoires
history-won = { $won } sur { $played }
history-scores = Les scores au fil du temps
history-scores-hint = Une marque par partie ; la ligne est la moyenne des cinq dernières.
history-count = { $count ->
    [one] une partie
   *[other] { $count } parties
  }
history-mean = en moyenne { $mean }, au mieux { $best }
history-shares = À qui le temps ?
history-share = { $percent } %, { $time } en tout, { $each } par partie
history-others = Les autres
history-games = Partie par partie
history-won-by = gagne
history-save = À emporter
history-forget = Oublier un nom
history-forget-hint = Le nom est effacé de tout ce que la table garde, pour de bon. Les parties et les points restent ; on dira alors la couleur.
history-forget-sit = Une personne assise à la table peut le faire.
history-forget-nobody = La table ne connaît aucun nom.
lasted-seconds = { $seconds } s
lasted-minutes = { $minutes } min
lasted-hours = { $hours } h { $minutes }
month-name = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  }
date-day = { $day } { month-name } { $year }
date-month = { month-name } { $year }

# Le temps
clock = Horloge
clock-up = ce tour
clock-limit = pour ce tour
clock-fischer = restent
clock-bronstein = restent
clock-sand = restent
clock-is-up = Compte le temps
clock-is-limit = Limite par tour
clock-is-fischer = Réserve et bonus
clock-is-bronstein = Réserve et délai
clock-is-sand = Sablier
clock-is-none = Sans horloge
clock-hint-up = En douceur : on voit combien dure un tour, rien de plus.
clock-hint-limit = Tant de temps pour chaque tour. À zéro, elle le dit et continue à compter.
clock-hint-fischer = Chacun a une réserve ; chaque tour fini en rend un peu (Fischer).
clock-hint-bronstein = Chacun a une réserve ; les premières secondes de chaque tour sont gratuites (Bronstein).
clock-hint-sand = Le temps que l’un prend coule vers les autres.
clock-hint-none = Personne ne regarde l’heure.
clock-limit-each = Chaque tour
clock-bank-each = Réserve de chacun
clock-own-number = Autre durée
clock-plus-fischer = Bonus par tour
clock-plus-bronstein = Gratuit par tour
less-time = Moins de temps
more-time = Plus de temps
banks = Un temps à soi
banks-hint = Plus pour les enfants, moins pour les champions.
bank-same = Comme tout le monde
table-time = Question de règle
table-time-hint = Aucune horloge ne court avant le prochain coup.
table-time-title = Question de règle.
table-time-on = Aucune horloge ne court.
table-time-back = Retour au jeu

# La pause
paused-by = { $name } a demandé une pause.
paused-by-table = La table a demandé une pause : son bouton, ou une coupure de courant.

# Ce qui s’est passé
missed-guest = Que s’est-il passé ?
away-title = Pendant votre absence :
away-more = Tout me dire
log = Toute la partie en mots
log-title = La partie jusqu’ici
log-hint = Tout ce que chacun peut savoir, et ce que vous seul avez appris.
log-none = Aucune partie en cours. Elle sera racontée ici.

# Tous les jeux
any-turn = joue
any-next = ensuite
any-passed = a passé
any-done = a fini
any-gone = parti
any-first = commence la manche
any-order = Les joueurs dans l’ordre du tour
any-round = Manche { $round }
any-this-round = Cette manche
any-points-of = { $name }, manche { $round }
any-earlier = Manches précédentes
any-correct = Touchez un nombre pour le corriger.
any-flip = Plus ou moins
any-of = { $name } : tour et ordre
any-my-turn = C’est mon tour
any-make-first = Faire commencer
any-end-short = Finir la manche
any-finish-short = Finir la partie
any-leads = mène

# Ce que disent les lumières
lights = Ce que disent les lumières
lights-title = Ce que disent les lumières
lights-hint = Chaque signe a un seul sens. Le lieu et le rythme le disent ; la couleur dit seulement à qui il est.
lights-gather = Se retrouver
lights-turns = À qui le tour
lights-fingers = Sous votre doigt
lights-stop = Pause, fin, ennuis
light-free = Une place couve comme la braise
light-free-why = Elle est libre. Appuyez sur son bouton pour vous asseoir.
light-taken = Une place brille
light-taken-why = Quelqu’un est assis là. Pendant la partie : rien à faire pour l’instant.
light-press-pot = Le chaudron respire
light-press-pot-why = Tout est prêt. Appuyez sur le chaudron : la partie, ou la manche suivante, commence.
light-awaited = Une place respire
light-awaited-why = On vous attend.
light-wave = Une vague court le long des places et s’arrête
light-wave-why = Le tour va là.
light-out = Une place est sombre pendant la partie
light-out-why = A passé jusqu’à la manche suivante, ou est parti.
light-order = L’anneau a des parts colorées
light-order-why = L’ordre du tour, dans le sens horaire ; la part qui respire joue.
light-round-over = Une vague fait le tour de l’anneau
light-round-over-why = La manche est finie.
light-felt = Une place blanchit sous votre doigt
light-felt-why = La table vous a senti.
light-pointed = Quelque chose bat, une fois par seconde
light-pointed-why = Voilà ce que vous montrez. Tenez votre bouton pour le faire ; appuyez encore pour le choix suivant.
light-twice = Deux coups brefs
light-twice-why = Une fois : non, cela ne va pas. Sans cesse à votre place : vous montrez « passer ».
light-question = L’anneau se vide, et des places battent
light-question-why = Quelqu’un demande à reprendre un coup. Qui bat peut tenir son bouton pour accepter ; l’anneau vide, le coup reste.
light-spark = Une étincelle court sur l’arche, de plus en plus lente
light-spark-why = Le hasard décide. Elle s’arrête sur ce qui est tiré.
light-time-left = L’anneau se vide
light-time-left-why = Voilà le temps qui reste.
light-paused = L’anneau dort, le reste pâlit
light-paused-why = Une pause. Aucune horloge ne court. Appuyez sur le chaudron pour reprendre.
light-won = Sept couleurs courent sur une place
light-won-why = C’est qui a gagné.
light-over = Sept couleurs courent sur l’arche
light-over-why = La partie est finie.
light-fault = Une lumière sur deux de l’anneau saute
light-fault-why = Quelque chose ne va pas. Ouvrez « Comment va la table ? » sur un téléphone.
lights-time = Le temps
lights-menu = Le petit bouton du menu
light-game = L’arche se remplit jusqu’à un endroit qui bat
light-game-why = Le jeu choisi : premier endroit, premier jeu. Une courte pression sur le bouton du menu prend le suivant.
light-chooses = Une lumière blanche va de place en place, de plus en plus lente
light-chooses-why = La table tire au sort qui commence. Elle s’arrête là.
light-minute = Une place enfle une fois, blanche
light-minute-why = Encore une minute de ce tour est passée. Rien de plus.
light-hurry = Ce qui reste de l’anneau bat
light-hurry-why = Les dix dernières secondes.
light-late = Un coup bref, un long repos ; l’anneau est sombre
light-late-why = Le temps est dépassé. À zéro, place et anneau battent deux fois ensemble. Personne n’en perd son tour.
light-table-time = Deux moitiés de l’anneau respirent tour à tour
light-table-time-why = Une question de règle : aucune horloge ne court.
light-menu = L’arche se remplit en blanc, le chaudron respire
light-menu-why = Tenez le bouton du menu pour l’ouvrir, appuyez pour avancer, appuyez sur le chaudron pour prendre. Depuis la gauche : pause, reprendre, question de règle, silence, nuit, mettre de côté, fermer.
light-switched = L’anneau bat en blanc
light-switched-why = Une fois : allumé. Deux fois : éteint.
light-empties = Arche, anneau et places se vident ensemble
light-empties-why = La table est rangée pour les suivants. N’importe quel bouton l’arrête ; une partie en cours est gardée.
light-curve-hurry = un coup par seconde
light-curve-swell = une douce vague
light-curve-overdue = un coup en trois secondes
light-curve-tide = une moitié ; l’autre à l’inverse
light-runs = court une fois
light-curve-steady = sans bouger
light-curve-dark = sombre
light-curve-breathe = respire, quatre secondes
light-curve-glimmer = faible, cinq secondes
light-curve-slow = faible, huit secondes
light-curve-pulse = un coup
light-curve-double_pulse = deux coups, un repos

photo-first = Photo-finish : { $name } était en tête.
photo-behind = { $name } est arrivé { $milliseconds } ms plus tard.
