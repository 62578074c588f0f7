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
seat-add = Ajouter quelqu’un sans téléphone
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
clock-turn = ce tour
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
missed-none = Il ne s’est encore rien passé.
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
ending = Fin au prochain tirage : { $percent } %
ending-exact = { $part } pions sur { $all } dans le sac
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
