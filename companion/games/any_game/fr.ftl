# N’importe quel jeu, en français.
title = N’importe quel jeu
tagline = Quel que soit le jeu sur la table : tours, manches, passes et scores.

option-turns = Tours
option-turns-turns = À tour de rôle, jusqu’à ce que tout le monde ait passé
option-turns-once = Un tour chacun, puis la manche est finie
option-turns-together = Tout le monde joue en même temps
option-order = Manche suivante
option-order-clockwise = L’ordre reste le même
option-order-rotating = La personne suivante commence
option-order-passing = Qui a passé d’abord commence
option-upkeep = Entre les manches
option-upkeep-true = Une pause pour ranger et compter
option-upkeep-false = La manche suivante commence aussitôt
option-winner = Scores
option-winner-most = Le plus de points gagne
option-winner-least = Le moins de points gagne
option-winner-none = Sans score

# Places on the sheet
round = la manche { $name }

# What can be done
move-Done = J’ai fini
move-Pass = Passer pour cette manche
move-EndRound = Finir la manche pour tout le monde
move-NextRound = Commencer la manche suivante
move-Begin = Donner la main à { $player }
move-Earlier = Avancer { $player } d’une place
move-Score = Cette manche : { $number } pour { $player }
move-Correct = Corriger { $round } : { $number } pour { $player }
move-Finish = Finir la partie

# Where we are
caption-round = Manche { $round }
caption-upkeep = Après la manche { $round }
caption-over = { $round ->
    [one] Une manche jouée
   *[other] { $round } manches jouées
  }

# What to do now
prompt-turns-you = Dites quand vous avez fini, ou passez pour sortir jusqu’à la manche suivante.
prompt-once-you = Dites quand vous avez fini.
prompt-together-you = Tout le monde joue. Dites quand vous avez fini.
prompt-together = Tout le monde joue en même temps.
prompt-upkeep = La manche { $round } est finie. { $scores ->
    [0] Préparez la table
   *[other] Notez les scores, préparez la table
  }, puis commencez la suivante ; { $player } jouera d’abord.
prompt-nobody = Il n’y a personne à la table. Prenez place pour continuer.
prompt-over = { $number ->
    [1] { $player } gagne
    [2] { $player } et { $second } gagnent ensemble
    [3] { $player }, { $second } et { $third } gagnent ensemble
    [4] { $player }, { $second }, { $third } et { $fourth } gagnent ensemble
   *[other] { $player }, { $second }, { $third }, { $fourth } et { $fifth } gagnent ensemble
  } avec { $total ->
    [0] 0 point
    [1] un point
    [-1] -1 point
   *[other] { $total } points
  }.
prompt-over-none = C’était une belle partie. Merci à toute la table.
wait-turn = On attend { $player }.
wait-turns-out = Vous avez passé ; vous revenez à la manche suivante. On attend { $player }.
wait-once-out = Vous avez joué votre tour de cette manche. On attend { $player }.
wait-together = { $count ->
    [1] On attend { $player }.
   *[other] On attend { $player } et { $count ->
        [2] une autre personne
       *[other] d’autres personnes
      }.
  }

# What happened
done = { $player } a fini.
ready = Pour { $player }, c’est prêt.
passed = { $player } passe, en position { $place }.
called-end = { $player } met fin à la manche.
round-ended = La manche { $round } est finie.
round-began = La manche { $round } commence.
turn = C’est à { $player }.
first = { $player } joue d’abord.
earlier = { $player } avance à la place { $place } dans l’ordre.
wrote = { $writer } note { $number } pour { $player } à la manche { $round } ; en tout { $total }.
corrected = { $writer } corrige la manche { $round } : { $player } a { $number }, non { $was } ; en tout { $total }.
joined = { $player } entre dans la partie.
came-back = { $player } est de retour.
left = { $player } quitte la table ; ses points restent.
finished = La partie est finie après { $rounds ->
    [1] une manche
   *[other] { $rounds } manches
  }.
total = { $player } : { $total }.
won = { $player } gagne avec { $total }.
good-game = Sans score, personne ne perd : une belle partie.

# The score sheet
line-round = Manche { $round }
line-played = { $rounds ->
    [1] Une manche partagée
   *[other] { $rounds } manches partagées
  }

# Kind refusals
no-such-player = Choisissez quelqu’un qui joue dans cette partie.
has-left = { $player } a quitté la table et peut revenir à tout moment.
others-turn = C’est à { $player }. Si ce n’est pas juste, prenez d’abord le tour, puis finissez-le.
out-turns = Vous avez passé et revenez à la manche suivante. C’est à { $player }.
out-once = Vous avez joué votre tour de cette manche. C’est à { $player }.
ready-already = Vous l’avez déjà dit. Attendez les autres, ou finissez la manche pour tout le monde.
no-passing-once = Ici chacun a un tour par manche, inutile de passer. Dites quand vous avez fini.
no-passing-together = Ici tout le monde joue en même temps, on ne passe pas. Dites quand vous avez fini.
round-is-over = Cette manche est finie. Commencez la suivante quand la table est prête.
round-is-on = Une manche est en cours. Finissez-la d’abord.
has-turn = { $player } a déjà la main.
first-already = { $player } joue déjà d’abord.
number-out-of-range = Une manche rapporte de { $low } à { $high } points.
no-such-round = Choisissez une des manches jouées.
round-not-past = Cette manche est en cours : notez ses points au lieu de les corriger.
no-scores = Cette partie se joue sans score.
is-here = Cette personne est déjà à la table.
table-full = Il n’y a plus de place dans cette partie.
not-here = Cette personne n’est pas à la table.
game-is-over = La partie est finie. Commencez-en une autre quand vous voulez.
