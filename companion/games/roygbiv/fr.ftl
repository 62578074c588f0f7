# ROYGBIV, français.
title = ROYGBIV
tagline = Bâtissez l’arc-en-ciel couleur par couleur, fermez-le, gardez-le.

option-mode = Façon de jouer
option-mode-turns = Chacun son tour
option-mode-fast = Rapide : tous à la fois

hand-0 = la carte 1
hand-1 = la carte 2
hand-2 = la carte 3
hand-3 = la carte 4
hand-4 = la carte 5
hand-5 = la carte 6
hand-6 = la carte 7

card-red = rouge
card-orange = orange
card-yellow = jaune
card-green = vert
card-blue = bleu
card-indigo = indigo
card-violet = violet
card-rainbow = une carte arc-en-ciel
card-pot = un pot d’or
card-unicorn = une licorne

move-Play = Jouer { $card }
move-PlayRainbow = Jouer { $card }, un arc-en-ciel, comme { $colour }
move-EndTurn = Finir mon tour
move-DrawCard = Piocher une carte
move-WontPlay = Je ne joue pas
move-HandOn = Passer la main
move-TurnCentre = Retourner une carte centrale

caption = Couleur par défaut : { $colour } · { $centre ->
    [0] pile centrale vide
    [one] 1 carte dans la pile centrale
   *[other] { $centre } cartes dans la pile centrale
}

prompt-turn = À vous : jouez { $low } ou { $high }, ou une carte spéciale ; { $beginning } termine. Ou passez.
prompt-play-on = Continuez avec { $low } ou { $high }, ou une carte spéciale ; { $beginning } termine. Ou finissez votre tour.
prompt-pass = À vous, mais rien dans votre main ne convient : il faut { $low } ou { $high }. Passez, s’il vous plaît.
prompt-end-turn = Plus rien dans votre main ne convient : finissez votre tour, s’il vous plaît.
prompt-begin = Commencez un nouvel arc-en-ciel avec une couleur ou une carte arc-en-ciel.
prompt-begin-fast = Vite, commencez un nouvel arc-en-ciel avec une couleur ou une carte arc-en-ciel ! Vous n’en avez pas ? Piochez.
prompt-wait-begin = On attend que { $player } commence un nouvel arc-en-ciel.
prompt-wait-turn = On attend { $player }, qui peut jouer sur { $building } ou passer.
prompt-everybody = Tout le monde peut jouer { $low } ou { $high }, ou une carte spéciale ; { $beginning } termine.
prompt-fast = Vite : jouez { $low } ou { $high }, ou une carte spéciale ; { $beginning } termine.
prompt-fast-draw = Rien dans votre main ne convient : piochez une carte. Il faut { $low } ou { $high }.
prompt-fast-wait = Rien dans votre main ne convient et vous ne pouvez pas piocher : regardez les autres. Il faudrait { $low } ou { $high }.
prompt-stuck = Personne ne peut jouer sur { $building } : la pile centrale retourne sa prochaine carte dans un instant.
prompt-over = { $player } gagne avec { $points } points.
prompt-over-shared = Victoire partagée, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.

played = { $player } joue { $card }.
played-rainbow = { $player } joue une carte arc-en-ciel comme { $colour }.
played-pot = { $player } joue un pot d’or.
played-unicorn = { $player } joue une licorne.
began = { $player } commence un arc-en-ciel avec { $card }.
began-rainbow = { $player } commence un arc-en-ciel avec une carte arc-en-ciel comme { $colour }.
line-turned = L’arc-en-ciel se retourne : on joue maintenant sur { $building } ; { $beginning } le termine.
collected = { $player } termine l’arc-en-ciel et prend ses { $count } cartes.
collected-part = { $player } termine la partie jusqu’au pot d’or et prend { $count } cartes ; { $stays ->
    [one] une carte reste
   *[other] { $stays } cartes restent
}.
stuck = Personne ne peut jouer ni piocher.
centre-turned = Personne ne joue : la pile centrale ajoute { $card }.
centre-turned-special = Personne ne joue : la pile centrale ajoute { $card }, qui compte comme { $colour }.
centre-began = Personne ne commence : la pile centrale commence un arc-en-ciel avec { $card }.
centre-began-special = Personne ne commence : la pile centrale commence un arc-en-ciel avec { $card }, qui compte comme { $colour }.
drew = { $player } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
drew-yours = Vous avez pioché { $count ->
    [one] { $card1 }
   *[other] { $count } cartes
}.
passed = { $player } passe.
turn-came = C’est à { $player }.
start-handed-on = C’est maintenant à { $player } de commencer un arc-en-ciel.
said-wont-play = { $player } ne joue pas.
ended-finished = { $player } a joué sa dernière carte et finit en premier. La partie est terminée.
ended-stuck = Personne ne joue et la pile centrale est vide. La partie est terminée.
ended-passes = Trois tours de table où tout le monde a passé. La partie est terminée.
scored = { $player } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

score-rainbow = Arc-en-ciel de { $count } cartes, { $own ->
    [0] aucune de sa propre couleur
   *[other] { $own } de sa propre couleur
}
score-long = Long arc-en-ciel de { $count } cartes : compté deux fois
score-finished-first = A fini en premier

too-late = Trop tard : { $player } a été plus rapide, avec { $card }. Regardez l’arc-en-ciel et choisissez de nouveau.
too-late-centre = Trop tard : la pile centrale vient d’ajouter { $card }. Regardez l’arc-en-ciel et choisissez de nouveau.
too-late-begin = Trop tard : c’est à { $player } de commencer un nouvel arc-en-ciel. Attendez sa première carte.
begin-now = L’arc-en-ciel est complet, et c’est à vous d’en commencer un nouveau. Choisissez de nouveau.
your-card-first = Votre carte ({ $card }) vient d’être posée. Regardez l’arc-en-ciel et choisissez de nouveau.
let-begin = C’est à { $player } de commencer le nouvel arc-en-ciel. Attendez sa première carte.
no-such-card = Vous n’avez pas cette carte. Touchez une carte de votre main.
declare-a-colour = Une carte arc-en-ciel a besoin d’une couleur : dites laquelle des sept.
declare-a-neighbour = Ici, votre carte arc-en-ciel peut être { $low } ou { $high }. Choisissez l’une des deux.
not-a-rainbow-card = Seule une carte arc-en-ciel prend une couleur au choix ; celle-ci reste ce qu’elle est ({ $card }).
cannot-begin-with = Un arc-en-ciel ne commence pas avec { $card }. Commencez avec une couleur ou une carte arc-en-ciel.
not-a-neighbour = Cette carte ({ $card }) ne va pas ici. Jouez { $low } ou { $high }, ou une carte spéciale.
no-turns-here = Dans le jeu rapide, il n’y a pas de tour à finir. Dites plutôt « Je ne joue pas ».
begin-first = Vous pouvez commencer un nouvel arc-en-ciel, alors faites-le ; ensuite vous pourrez finir votre tour.
draw-at-the-end = Quand chacun joue à son tour, on pioche à la fin : votre main sera alors complétée.
hand-full = Votre main est pleine, avec 7 cartes. Jouez-en une avant de piocher.
deck-empty = Votre pioche est vide. Jouez ce que vous avez en main.
end-your-turn = Quand chacun joue à son tour, pas besoin de le dire : finissez simplement votre tour.
table-hands-on = La table passe la main elle-même, après dix secondes.
table-turns = La table retourne la carte centrale d’elle-même, après trois secondes.
nothing-to-turn = Quelqu’un peut jouer : aucune carte centrale n’est retournée.
nothing-to-hand-on = Il n’y a plus de main à passer. Continuez simplement à jouer.

# La page de la course
page-line = L’arc-en-ciel, de gauche à droite
explain-rainbow = Une carte arc-en-ciel prend une couleur qui convient ici : à vous de la choisir.
explain-pot = Pot d’or : on continue à partir de la carte d’avant. Qui termine prend le pot et ce qui le suit ; le reste demeure.
explain-unicorn = Licorne : la ligne se retourne et grandit par l’autre bout. La carte avant la licorne est le nouveau début. Une deuxième licorne termine tout.
page-completes = { $colour } le complète
page-default = Par défaut { $colour }
page-empty-line = Un nouvel arc-en-ciel commence ici
page-hand = Votre main
page-choose = Quelle couleur sera-ce ?
page-begins = commence le nouvel arc-en-ciel
page-unwilling = ne joue pas pour l’instant
page-in-hand = { $count } en main
page-in-deck = { $count } dans la pioche
page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-collected = { $count ->
    [one] Un arc-en-ciel, { $points } points
   *[other] { $count } arcs-en-ciel, { $points } points
}

# Avec la boîte sur la table. Les phrases en -you parlent à qui agit, celles en -wait à tous les autres.
rainbow = arc-en-ciel { $name }
own = cartes de sa couleur, arc-en-ciel { $name }

move-DrawDefault = Tirer la couleur par défaut
move-Claim = Moi d’abord !
move-LetGo = Ma carte est posée : je lâche
move-Finish = Je n’ai plus de carte
move-Stop = Plus personne ne peut jouer
move-AddRainbow = { $player } : un arc-en-ciel de plus, { $number } cartes
move-Cards = { $player }, { $rainbow } : { $number } cartes
move-Own = { $player }, { $own } : { $number }
move-Done = J’ai tout compté

caption-draw = On se prépare
caption-turns = Tour { $round }
caption-race = Qui est en tête ?
caption-count = On compte les arcs-en-ciel

prompt-default-you = Votre farfadet est le plus proche du rouge : tirez la couleur par défaut.
prompt-default-wait = { $player }, au plus près du rouge, tire la couleur par défaut.
prompt-box-first-you = Retournez la première carte centrale : elle commence l’arc-en-ciel ; une spéciale compte comme { $colour }. Puis jouez, complétez votre main, finissez votre tour.
prompt-box-first-wait = { $player } retourne la première carte centrale, qui commence l’arc-en-ciel. Une spéciale compte comme { $colour }.
prompt-box-turn-you = Jouez ce que vous voulez de votre main, complétez-la à 7, finissez votre tour.
prompt-box-turn-wait = { $player } joue, complète sa main et finit son tour.
prompt-race-first = { $player } retourne la première carte centrale ; une spéciale compte comme { $colour }. Ensuite, appuyez ou touchez avant de poser.
prompt-race = Avant de poser une carte : appuyez sur votre bouton, ou touchez.
prompt-claim-you = Vous étiez en tête : posez votre carte, puis lâchez.
prompt-claim-wait = { $player } était en tête et pose une carte. Les autres attendent.
prompt-count-you = Notez vos arcs-en-ciel, un par un : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant.
prompt-count-wait = { $count ->
    [one] On attend les arcs-en-ciel de { $player }.
   *[other] On attend { $count } personnes, d’abord { $player }.
}

default-drawn = { $player } tire la couleur par défaut : { $colour }.
claimed = { $player } était en tête.
let-go = { $player } lâche : la course est ouverte.
claim-lapsed = { $player } a eu dix secondes : la course est de nouveau ouverte.
count-open = Comptez vos arcs-en-ciel.
wrote-rainbow = { $player } : un arc-en-ciel de plus, { $number } cartes.
wrote-cards = { $player }, { $rainbow } : { $number } cartes.
wrote-own = { $player }, { $rainbow } : { $number } de sa couleur.
rainbow-removed = { $player } : { $rainbow } retiré de la feuille.
nobody-counted = La partie est finie. Personne n’a noté d’arc-en-ciel : aucun nom pour la victoire.
won = { $player } gagne avec { $points } points.
won-shared = Victoire partagée, avec { $points } points chacun.

default-first = D’abord la couleur par défaut : tirez-la.
default-is-drawn = La couleur par défaut est déjà tirée : { $colour }.
race-has-no-turns = Dans le jeu rapide, il n’y a pas de tour à finir. Jouez simplement.
not-in-turn = C’est à { $player } : attendez votre tour.
turns-have-no-race = Chacun joue à son tour : pas de course ici.
already-first = Vous êtes déjà en tête. Posez votre carte, puis lâchez.
too-late-first = Trop tard : { $player } était en tête. Appuyez de nouveau quand les places respirent.
nothing-to-let-go = C’est déjà lâché. Appuyez quand vous voulez être en tête.
not-yours-to-let-go = { $player } était en tête et lâche ; sinon, dix secondes suffisent.
count-comes-last = On compte les arcs-en-ciel quand les cartes sont posées.
count-now = Les cartes sont posées : comptez vos arcs-en-ciel, ou dites qu’ils sont comptés.
no-such-player = Personne ne joue sous ce numéro. Choisissez une des feuilles.
no-such-rainbow = Cet arc-en-ciel n’est pas sur la feuille. Ajoutez-le d’abord.
cards-out-of-range = La boîte a 63 cartes, et un arc-en-ciel deux au moins : notez ici de { $low } à { $high }.
own-out-of-range = Il y a sept cartes par couleur : notez ici de { $low } à { $high }.
already-done = C’est déjà dit. Changez un nombre si vous voulez corriger.

# La page à côté de la boîte
page-box-default = Couleur par défaut : { $colour }
page-box-centre = Les cartes spéciales retournées du centre comptent comme cette couleur.
page-box-undrawn = La couleur par défaut n’est pas encore tirée
page-box-order = L’ordre du tour, à partir du rouge
page-box-on = joue
page-box-next = ensuite
page-box-first = en tête
page-box-free = La course est ouverte
page-box-you = Vous êtes en tête !
page-box-locked = { $player } était en tête
page-box-sheet = Arcs-en-ciel de { $player }
page-box-cards = Cartes
page-box-own = Sa couleur
page-box-points = Points
page-box-double = compté deux fois
page-box-bonus = A fini en premier
page-box-add = Un arc-en-ciel de plus : combien de cartes, spéciales comprises ?
page-box-hint = Une carte spéciale vaut un point, comme les autres. Dès 7 cartes, un arc-en-ciel compte double. Avec moins de 2, il quitte la feuille.
page-box-none = aucun arc-en-ciel
page-box-more = C’est fini ?
