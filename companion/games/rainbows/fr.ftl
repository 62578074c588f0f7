# Rainbows, French.
title = Rainbows
tagline = Achetez des cases, reliez les couleurs, gardez l’or.

option-accounts = Comptes en banque
option-accounts-false = Sans emprunt
option-accounts-true = 50 en banque, l’emprunt coûte le double
option-days = Durée
option-days-1 = Un jour
option-days-2 = Deux jours
option-days-3 = Trois jours

# What offers are called
move-Buy = Acheter avec le { $card } : pion en { $space }
move-Borrow = Emprunter { $loan }, au double, pour acheter avec le { $card } : pion en { $space }
move-Keep = Garder le { $card } et gagner { $place } d’or
move-Discard = Défausser le { $card }
move-Deposit = Verser { $number } d’or sur votre compte
move-NewDay = Commencer la nouvelle journée

# What to do now
prompt-card = À vous : prenez une carte. Achetez une case de sa couleur, ou gardez-la pour son or. Vous avez { $gold } d’or.
prompt-last-card = À vous : la dernière carte vous revient. Vous avez { $gold } d’or.
prompt-discard = À vous : aucune de ces cartes ne vous sert. Défaussez-en une.
prompt-wait = { $player } choisit une carte.
prompt-deposit = La banque est ouverte, cette seule fois : vous avez { $gold } d’or, combien en versez-vous ? Les autres le verront quand chacun aura choisi.
prompt-wait-deposit = La banque attend { $player }.
prompt-wait-deposits = La banque attend { $number } joueurs.
prompt-new-day = Regardez les arcs-en-ciel, puis commencez le jour { $day }.
prompt-wait-day = { $player } commencera le jour { $day } quand tous auront vu les arcs-en-ciel.
prompt-over = { $player } gagne avec { $account } en banque.
prompt-over-shared = { $number } joueurs se partagent la victoire avec { $account } en banque.

caption-round = { $day ->
    [0] Manche { $round }
   *[other] Jour { $day } sur { $days }, manche { $round }
}
caption-last-round = { $day ->
    [0] Dernière manche
   *[other] Jour { $day } sur { $days }, dernière manche
}
caption-night = Le jour { $day } sur { $days } est fini
caption-over = La partie est finie

# What happened
turned-up-4 = Manche { $round } : { $card1 }, { $card2 }, { $card3 }, { $card4 }.
turned-up-5 = Manche { $round } : { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
turned-up-6 = Manche { $round } : { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }.
clover-open = Le trèfle à quatre feuilles est sorti : c’est la dernière manche.
bought = { $player } paie { $gold } pour le { $card } et s’installe en { $space }.
borrowed = { $player } paie { $gold } et emprunte { $loan } pour le { $card } ({ $paid } quittent son compte), et s’installe en { $space }.
kept = { $player } garde le { $card } et gagne { $gold } d’or.
discarded = Rien ne sert à { $player }, qui défausse le { $card }.
priority-passes = La priorité passe à { $player }.
day-over-full = Le plateau est plein : on compte.
day-over-clover = Le trèfle était sorti : on compte.
day-over-last = Le trèfle était la toute dernière carte : on compte.
scored-rainbow = { $player } : arc-en-ciel de { $size } ({ $spaces }), { $points }.
scored-single = { $player } : pion isolé en { $spaces }, { $points }.
scored-money = { $player } : arc-en-ciel d’or de { $lowest } à { $highest }, { $points }.
scored = { $player } reçoit { $points } pour la journée et a { $account } en banque.
bank-opens = La banque accepte les versements.
deposit-given = { $player } a choisi son versement.
deposited = { $player } verse { $gold } et a { $account } en banque.
new-day = Le jour { $day } commence. { $player } a la priorité.
won = { $player } gagne avec { $account } en banque.
won-together = { $player } partage la victoire avec { $account } en banque.

# The score sheet
line-opening = Ouverture du compte
line-loan = { $day ->
    [0] Emprunt de { $size }
   *[other] Jour { $day } : emprunt de { $size }
}
line-rainbow = { $day ->
    [0] Arc-en-ciel de { $size }
   *[other] Jour { $day } : arc-en-ciel de { $size }
}
line-single = { $day ->
    [0] Pion isolé
   *[other] Jour { $day } : pion isolé
}
line-money = { $day ->
    [0] Arc-en-ciel d’or de { $size }
   *[other] Jour { $day } : arc-en-ciel d’or de { $size }
}
line-deposit = Versement après le jour { $day }

# Why not, and what to do instead
no-clover-stays = Le trèfle reste où il est. Prenez une autre carte.
no-such-card = Cette carte n’est pas proposée en ce moment. Prenez une des cartes ouvertes.
no-such-space = Cette case n’est pas sur ce plateau. Touchez une case éclairée.
no-other-colour = Avec le { $card }, on n’achète qu’une case de sa couleur ({ $colour }). Touchez-en une dans sa colonne.
no-free-space = Il n’y a plus de case libre de cette couleur ({ $colour }). Gardez la carte, ou prenez-en une autre.
no-taken-space = La case { $space } est déjà prise. Touchez une case libre de cette colonne.
no-marker = Vos dix pions sont déjà posés. Gardez plutôt une carte.
no-gold = Vous avez { $gold } d’or, trop peu pour le { $card }. Prenez-en une moins chère, ou gardez-en une.
no-needs-loan = Il vous manque { $loan }. Vous pouvez l’emprunter ; { $paid } quitteraient votre compte.
no-account = Il vous manque { $loan } ; l’emprunt prendrait { $paid } sur votre compte, qui contient { $account }. Gardez-la si vous pouvez, ou choisissez une autre carte.
no-loans = Cette partie se joue sans emprunt. Payez avec l’or que vous avez en main.
no-loan-needed = Vous avez assez d’or pour le { $card }. Achetez sans emprunter.
no-other-loan = On n’emprunte que ce qui manque : ici { $loan }.
no-number-twice = Un { $number } est déjà devant vous. Achetez avec cette carte, ou prenez un autre nombre.
no-other-place = Cette carte va à votre place { $number }.
no-must-use = Le { $card } peut vous servir : achetez une case ou gardez-le.
no-use-at-all = Aucune de ces cartes ne peut vous servir. Défaussez-en une.
no-useless-card = Tant que le { $card } peut vous servir, on ne défausse pas. Prenez une carte utile.
no-bank-closed = La banque n’accepte pas de versement en ce moment. Dans une partie de plusieurs jours, elle ouvre une seule fois, avant le dernier.
no-deposit = Choisissez entre rien et les { $gold } d’or que vous avez en main.
no-deposit-first = La banque est ouverte : choisissez d’abord votre versement.
no-day-first = La journée est finie. Commencez d’abord la nouvelle.
no-day-yet = La journée n’est pas encore finie.

# Places and cards
space = { $name }
place = { $name }
clover = trèfle à quatre feuilles
card-red-1 = 1 { colour-red }
card-red-2 = 2 { colour-red }
card-red-3 = 3 { colour-red }
card-red-4 = 4 { colour-red }
card-red-5 = 5 { colour-red }
card-red-6 = 6 { colour-red }
card-red-7 = 7 { colour-red }
card-red-8 = 8 { colour-red }
card-red-9 = 9 { colour-red }
card-red-10 = 10 { colour-red }
card-orange-1 = 1 { colour-orange }
card-orange-2 = 2 { colour-orange }
card-orange-3 = 3 { colour-orange }
card-orange-4 = 4 { colour-orange }
card-orange-5 = 5 { colour-orange }
card-orange-6 = 6 { colour-orange }
card-orange-7 = 7 { colour-orange }
card-orange-8 = 8 { colour-orange }
card-orange-9 = 9 { colour-orange }
card-orange-10 = 10 { colour-orange }
card-yellow-1 = 1 { colour-yellow }
card-yellow-2 = 2 { colour-yellow }
card-yellow-3 = 3 { colour-yellow }
card-yellow-4 = 4 { colour-yellow }
card-yellow-5 = 5 { colour-yellow }
card-yellow-6 = 6 { colour-yellow }
card-yellow-7 = 7 { colour-yellow }
card-yellow-8 = 8 { colour-yellow }
card-yellow-9 = 9 { colour-yellow }
card-yellow-10 = 10 { colour-yellow }
card-green-1 = 1 { colour-green }
card-green-2 = 2 { colour-green }
card-green-3 = 3 { colour-green }
card-green-4 = 4 { colour-green }
card-green-5 = 5 { colour-green }
card-green-6 = 6 { colour-green }
card-green-7 = 7 { colour-green }
card-green-8 = 8 { colour-green }
card-green-9 = 9 { colour-green }
card-green-10 = 10 { colour-green }
card-blue-1 = 1 { colour-blue }
card-blue-2 = 2 { colour-blue }
card-blue-3 = 3 { colour-blue }
card-blue-4 = 4 { colour-blue }
card-blue-5 = 5 { colour-blue }
card-blue-6 = 6 { colour-blue }
card-blue-7 = 7 { colour-blue }
card-blue-8 = 8 { colour-blue }
card-blue-9 = 9 { colour-blue }
card-blue-10 = 10 { colour-blue }
card-violet-1 = 1 { colour-violet }
card-violet-2 = 2 { colour-violet }
card-violet-3 = 3 { colour-violet }
card-violet-4 = 4 { colour-violet }
card-violet-5 = 5 { colour-violet }
card-violet-6 = 6 { colour-violet }
card-violet-7 = 7 { colour-violet }
card-violet-8 = 8 { colour-violet }
card-violet-9 = 9 { colour-violet }
card-violet-10 = 10 { colour-violet }
