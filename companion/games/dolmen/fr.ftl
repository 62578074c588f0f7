# Dolmen, en français.
title = Dolmen
tagline = La nuit du solstice, bâtissez le plus beau dolmen avec les dalles que vous oserez prendre.

option-memory = Aide-mémoire
option-memory-false = Ce que vous avez vu s’efface à la fin de votre tour
option-memory-true = Ce que vous avez vu reste sur votre page

# Emplacements
place = emplacement { $name }
pillar = pilier { $name }
point-1 = la lueur 1
point-2 = le point devant l’emplacement 1
point-3 = le point devant l’emplacement 2
point-4 = le point devant l’emplacement 3
point-5 = la lueur 2
point-6 = le point devant l’emplacement 4
point-7 = le point devant l’emplacement 5
point-8 = le point devant l’emplacement 6
point-9 = la lueur 3
point-10 = le point devant l’emplacement 7
point-11 = le point devant l’emplacement 8
point-12 = le point devant l’emplacement 9
point-13 = la lueur 4
point-14 = le point devant l’emplacement 10
point-15 = le point devant l’emplacement 11
point-16 = le point devant l’emplacement 12
spot-left = à l’extrémité gauche
spot-right = à l’extrémité droite
spot-above-1 = au-dessus du joint 1
spot-below-1 = au-dessous du joint 1
spot-above-2 = au-dessus du joint 2
spot-below-2 = au-dessous du joint 2
spot-above-3 = au-dessus du joint 3
spot-below-3 = au-dessous du joint 3
spot-above-4 = au-dessus du joint 4
spot-below-4 = au-dessous du joint 4
spot-above-5 = au-dessus du joint 5
spot-below-5 = au-dessous du joint 5

# Ce qu’on peut faire
move-Go = Aller sur { $to }
move-Stay = Rester sur place
move-Look = Regarder en secret : { $place }
move-Announce = Tenter la dalle ({ $place }) pour la poser { $spot }
move-Roll = Lancer le dé
move-Place = Poser la dalle suivante : { $place }
move-EndTurn = Finir votre tour

# Où nous en sommes
caption = Manche { $round } sur { $rounds }

# Que faire maintenant
prompt-act = À vous : { $spots ->
    [0] avancez de 3 points au plus autour du cercle, ou restez sur place.
   *[other] avancez de 3 points au plus autour du cercle, restez sur place, ou tentez la dalle devant vous.
  }{ $looks ->
    [0] {""}
   *[other] {" "}Vous pouvez aussi regarder une dalle, maintenant ou plus tard dans le tour.
  }
prompt-roll = Lancez le dé : il faut { $points } pour cette dalle. { $crystals ->
    [0] Aucun cristal ne peut vous aider.
    [one] Un cristal peut vous aider.
   *[other] { $crystals } cristaux peuvent vous aider.
  }
prompt-place = { $number ->
    [one] Posez la dernière dalle sur l’emplacement qui reste.
   *[other] Posez la dalle suivante sur un emplacement libre devant la fée ; { $number } attendent.
  }
prompt-rest = { $looks ->
    [0] Retenez ce que vous avez vu, puis finissez votre tour.
   *[other] Regardez une dalle du cercle, ou finissez votre tour.
  }
prompt-final = La partie s’arrête. Lancez le dé une fois pour toutes les dalles mystères.
prompt-over = { $number ->
    [1] { $player } gagne
    [2] { $player } et { $second } partagent la victoire
    [3] { $player }, { $second } et { $third } partagent la victoire
   *[other] { $player }, { $second }, { $third } et { $fourth } partagent la victoire
  } avec { $points } points.
wait-act = On attend { $player } : avancer ou tenter une dalle.
wait-roll = On attend { $player } : lancer le dé pour la dalle retournée.
wait-place = On attend { $player } : disposer les nouvelles dalles de la fée.
wait-rest = On attend { $player } : regarder une dalle ou finir le tour.
wait-final = On attend { $player } : lancer le dé des dalles mystères.

# Ce qui s’est passé
turn = { $player } commence son tour.
went = { $player } va sur { $point }.
stayed = { $player } reste sur place.
looked = { $player } a regardé une dalle.
saw = { $place } : { $points } points.
saw-mystery = { $place } : une dalle mystère, il faut { $points }.
announced = { $player } retourne la dalle ({ $place }) : { $one } et { $other }, { $points } points.
announced-mystery = { $player } retourne la dalle ({ $place }) : { $one } et { $other }, un mystère, il faut { $points }.
rolled = { $player } fait { $number }.
paid = { $player } paie { $number ->
    [one] un cristal.
   *[other] { $number } cristaux.
  }
joined = Une dalle de { $points } points rejoint le dolmen ({ $player }), { $spot }.
joined-mystery = Une dalle mystère rejoint le dolmen ({ $player }), { $spot }.
slab-lost = Pas assez : la dalle est défaussée{ $number ->
    [0] . { $player } n’avait plus de cristaux.
    [1] {" "}et { $player } perd un cristal.
   *[other] {" "}et { $player } perd { $number } cristaux.
  }
crystals-back = { $player } a de nouveau ses { $number } cristaux.
fairy-steps = La fée vole vers un nouveau lieu ({ $pillar }) et { $number ->
    [0] n’y trouve plus de dalle.
    [1] emporte une dalle.
   *[other] emporte { $number } dalles.
  }
pile-shuffled = La défausse est mélangée à la pioche : { $number } dalles.
slabs-drawn = { $player } tire { $number } nouvelles dalles à disposer.
placed = { $player } pose une dalle : { $place }.
finished = { $player } achève son dolmen : la partie s’arrête.
dawn = L’aube se lève après { $rounds } manches : la partie s’arrête et { $player } lance le dé.
mystery-roll = { $player } fait { $number } : chaque dalle mystère vaut { $worth } points.
score = { $player } : { $points } points.
won = { $player } règne sur les korrigans avec { $points } points.

# La feuille de score
line-slabs = { $number ->
    [0] Aucune dalle à points
    [1] Une dalle à points
   *[other] { $number } dalles à points
  }
line-mysteries = { $number ->
    [0] Aucune dalle mystère
    [1] Une dalle mystère à { $worth } points
   *[other] { $number } dalles mystères à { $worth } points
  }
line-crystals = { $number ->
    [0] Aucun cristal restant
    [1] Un cristal restant
   *[other] { $number } cristaux restants
  }

# Refus aimables
act-first = Avancez, restez sur place ou tentez une dalle ; vous pourrez ensuite finir votre tour.
acted-already = Vous avez déjà avancé ou tenté une dalle. Regardez-en une si vous le pouvez encore, puis finissez votre tour.
roll-first = Vous avez annoncé une dalle, on ne revient pas en arrière : lancez le dé.
place-first = Posez d’abord les nouvelles dalles sur les emplacements libres devant la fée.
final-roll-first = La partie est arrêtée. Il ne reste que le dé des dalles mystères à lancer.
game-over = La partie est finie. Commencez-en une autre quand vous voulez.
announce-first = Annoncez d’abord une dalle ; on lance le dé ensuite.
nothing-to-place = Il n’y a pas de nouvelle dalle à poser. Allez sur une lueur pour en recevoir.
no-such-point = Choisissez l’un des 16 points du cercle.
there-already = Votre korrigan y est déjà. Choisissez « Rester sur place ».
too-far = C’est trop loin. Avancez de { $most } points au plus, dans un sens ou dans l’autre.
point-taken = { $player } occupe ce point. Sautez par-dessus ou arrêtez-vous avant.
looked-already = Vous avez déjà regardé une dalle ce tour-ci. Vous pourrez en regarder une autre au prochain.
no-such-place = Choisissez l’un des 12 emplacements du cercle.
place-empty = Pas de dalle ici ({ $place }) avant le passage de la fée. Choisissez un autre emplacement.
nothing-to-take = Pas de dalle ici ({ $place }) avant le passage de la fée. Déplacez-vous, ou restez et regardez.
lies-open = Cette dalle ({ $place }) est déjà retournée. Regardez-en une encore cachée.
stand-before-it = Vous ne pouvez prendre que la dalle devant votre korrigan. Allez-y d’abord.
fits-nowhere = Aucun bord de cette dalle ne convient à votre dolmen. Cherchez la couleur d’une extrémité ou d’un joint.
fits-not-there = La dalle ne va pas là. Choisissez une extrémité ou un joint libre de l’une de ses couleurs.
not-before-fairy = Les nouvelles dalles vont sur les trois emplacements devant la fée ({ $pillar }).
place-taken = Il y a déjà une dalle ici ({ $place }). Choisissez un emplacement libre.
