# The house's own words, French.
colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-indigo = indigo
colour-violet = violet

not-your-turn = Ce n’est pas encore votre tour.
paused = La table est en pause. Appuyez sur le chaudron ou touchez « Reprendre ».
not-paused = La table n’est pas en pause.
nothing-to-pause = Il n’y a rien à mettre en pause.
no-such-seat = Les places vont de 1 à 5. Choisissez l’une d’elles.
seat-taken = La place { $seat } est prise. Choisissez-en une autre.
sit-first = Prenez d’abord une place.
not-your-seat = Quelqu’un d’autre est assis là. Vous ne jouez que pour votre place.
not-playing = Cette place ne joue pas dans cette partie. Vous pourrez rejoindre la suivante.
nothing-to-undo = Il n’y a rien à reprendre.
nothing-to-agree = Personne ne demande à reprendre un coup.
wrong-number = Ce jeu est pour { $least } à { $most } joueurs ; { $here ->
    [one] une personne est assise
   *[other] { $here } personnes sont assises
  } à la table.
choose-a-game = Choisissez d’abord un jeu.
game-is-on = Une partie est en cours. Terminez-la d’abord.
no-game-yet = Aucune partie n’est en cours. Commencez-en une.
colour-stays = Votre couleur reste la même pendant la partie.
no-such-option = Il n’y a pas d’option « { $option } ».
no-such-value = « { $option } » peut être { $values }, pas « { $value } ».
cannot-write = La table ne peut pas écrire sur sa carte, rien n’a changé : { $why }. Libérez de la place ou vérifiez la carte, puis réessayez.
not-understood = La table n’a pas compris. Rechargez la page et réessayez.
too-fast = C’était très rapide. Attendez un instant et réessayez.
no-such-colour = Choisissez l’une des sept couleurs.
colour-taken = Quelqu’un a déjà le { $colour }. Choisissez une autre couleur.
name-too-long = Un nom a { $most } lettres au plus.
other-rules = Cette partie suivait d’autres règles (version { $version }).
kept-aside = La dernière partie suivait d’autres règles. Elle est gardée, et une nouvelle table est ouverte.
journal-damaged = Le journal était abîmé ({ $why }). Il est gardé sous « { $file } », et la table continue depuis le dernier endroit sûr ; coups perdus : { $lost }.

game-starts = La partie commence.
is-first = { $player } est en premier.
undo-asked = { $player } demande à reprendre le dernier coup.
undo-agreed = { $player } est d’accord.
undo-declined = { $player } dit non : le coup reste joué.
undo-unanswered = Personne n’a répondu à temps : le coup reste joué.
taken-back = Le dernier coup a été repris.
taken-back-by-host = L’hôte a repris le dernier coup.
taken-up = La partie reprend là où elle avait été mise de côté.
odd-time = Une pendule compte entre 5 secondes et 24 heures.
no-table-time = Rien à changer à la pendule pour l’instant.
only-the-host = Seul l’hôte peut faire cela.
nothing-put-aside = Cette partie n’est pas mise de côté, ou elle a déjà repris.
nothing-to-put-aside = Aucune partie en cours à mettre de côté.
only-the-menu-button = Seul un appui long sur le bouton du menu vide la table.
cannot-forget = Ce nom ne peut pas être effacé maintenant. Finissez la partie ou mettez-la de côté, puis réessayez.
