al-cabohne-own-turn-only = Tu ne peux récolter et acheter que pendant ton tour.
al-cabohne-grows-elsewhere = Cette sorte pousse déjà sur un autre de tes champs.
al-cabohne-nothing-due = Ce champ ne doit aucune carte à la mafia.
al-cabohne-already-paid = Ce champ a déjà payé.
al-cabohne-boss-other-kind = Ce patron collecte une autre sorte.
al-cabohne-other-boss = Un autre patron collecte déjà cette sorte.
al-cabohne-not-in-hand = Tu n’as pas cette carte en main.
al-cabohne-not-left-over = Aucune carte de ce genre n’est restée.
al-cabohne-harvested-since = Une deuxième sorte va sur un autre champ, même si tu as récolté le premier.
al-cabohne-two-planted = Tu as planté deux cartes de ta main ; pas de troisième.
al-cabohne-plant-all = Avant de finir, chaque carte révélée doit être plantée, sur tes champs ou sur ceux de la mafia.
al-cabohne-using = Plante ou jette chaque carte qui est restée.
al-cabohne-paying = Paie à la mafia une carte de chaque champ dont elle collecte aussi la sorte, ou récolte d’abord ce champ.
al-cabohne-first-card = Tu dois planter la première carte de ta main.
al-cabohne-second-card = Tu peux planter encore une carte de ta main, ou finir.
al-cabohne-no-more-cards = Récolte si tu veux, ou finis.
al-cabohne-growing = Plante des cartes révélées sur tes champs ou sur ceux de la mafia, donne-lui des cartes de ta main, ou finis.
al-cabohne-sell-at-the-end = Tes cartes sont piochées : récolte avant la fin de ton tour, ou finis.
al-cabohne-buy-at-the-end = Tes cartes sont piochées : récolte ou achète avant la fin de ton tour, ou finis.
al-cabohne-empty-boss = { $boss } n’a pas de haricot : avant de finir, donne-lui des cartes de ta main ou des cartes révélées d’une sorte qu’aucun patron ne collecte.
al-cabohne-no-boss = il n’y a pas de patron { $word } ; il y a { $bosses }

# Phases

al-cabohne-phase-use = phase { $number }, utiliser ce qui est resté
al-cabohne-phase-use-advice = Plante chaque carte que ton adversaire a laissée sur un de tes champs, ou jette-la sur la défausse : une par une, dans l’ordre de ton choix. Ce que tu jettes en dernier est au-dessus quand tu révèles des cartes.
al-cabohne-phase-pay = phase { $number }, donner à la mafia
al-cabohne-phase-pay-advice = Chaque champ dont un patron collecte la sorte doit une carte, même si c’est la dernière. Un champ que tu récoltes avant ne doit rien. L’ordre est le tien.
al-cabohne-phase-plant-hand = phase { $number }, planter de sa main
al-cabohne-phase-plant-hand-advice = Plante la première carte, et la suivante si tu veux ; une sorte qui pousse déjà doit aller là. Récolte ce que tu veux récolter avant de finir : ensuite trois cartes sont révélées, et le dessus de la défausse les rejoint s’il leur correspond.
al-cabohne-phase-grow = phase { $number }, cultiver
al-cabohne-phase-grow-advice = Plante des cartes révélées, toutes celles d’une sorte ensemble, sur tes champs ou sur ceux de la mafia ; donne aux patrons des cartes de ta main ; récolte. Un patron qui n’a rien à la fin doit recevoir une carte de ta main d’une sorte qu’aucun autre patron ne collecte, si tu en as une.
al-cabohne-phase-next = la fin du tour
al-cabohne-phase-next-advice = Tes cartes sont piochées. Ce que tu récoltes maintenant est sur la défausse quand ton adversaire révèle des cartes ; ce que tu veux acheter avant lui, achète-le maintenant.
al-cabohne-solo-pay = donner à la mafia
al-cabohne-solo-plant-hand = planter de sa main
al-cabohne-solo-grow = cultiver
al-cabohne-leave = Ce que tu laisses, ton adversaire l’utilisera.
al-cabohne-leave-nothing = Tout ce qui est révélé doit être planté.
al-cabohne-freely = Tu peux récolter à chaque question de ton tour ; un haricot seul est protégé tant qu’un autre de tes champs en porte plusieurs.
al-cabohne-freely-field = Tu peux récolter à chaque question de ton tour ; un haricot seul est protégé tant qu’un autre de tes champs en porte plusieurs. Un troisième champ coûte 4 pièces.

# Conseils

al-cabohne-hint-lid = Une sorte qu’un patron collecte est un couvercle sur la défausse : rien de ce qui est dessous ne te revient. Laisse une autre sorte au-dessus.
al-cabohne-hint-way-out = Un patron qui y est presque peut être une issue : donne-lui les cartes qui lui manquent, il vend, et son champ vide prend le haricot révélé dont tu ne veux pas.
al-cabohne-hint-anew = Mais qui fait vendre un patron doit le relancer, et devrait avoir une carte pour cela.
al-cabohne-hint-in-the-way = Un haricot seul gêne un grand champ ? Fais collecter sa sorte par un patron : la prochaine fois qu’il taxe, il le prend, et le champ est libre avant que tu doives planter.
al-cabohne-hint-timely = Vends un grand champ juste avant de finir de planter : un haricot révélé de sa sorte peut ramener aussitôt ceux de la défausse.

# Aide

al-cabohne-help-pay = une carte du champ 1 au patron qui collecte sa sorte
al-cabohne-help-grow = cultiver : tous les haricots de feu révélés sur le champ 2
al-cabohne-help-grow-boss = cultiver : tous sur le champ d’Al
al-cabohne-help-give = une carte de ta main à Don ; « d feu@3 don » donne la carte à l’endroit 3
al-cabohne-help-left-over = une carte qui est restée
al-cabohne-help-buy-field = le troisième champ, pendant ton tour ; « ac puff puff vert bleu » choisit les pièces

# Ce qu’il y a sur la table

al-cabohne-boss = { $boss }
al-cabohne-boss-empty = { $taler ->
    [one] rien, vend dès { $taler } pièce
   *[other] rien, vend dès { $taler } pièces
}
al-cabohne-boss-has = { $taler ->
    [one] { $row }, encore { $more } et il vend pour { $taler } pièce
   *[other] { $row }, encore { $more } et il vend pour { $taler } pièces
}
al-cabohne-boss-taxes = { $fields_count ->
    [one] { $has } ; taxe ton champ { $fields }
   *[other] { $has } ; taxe tes champs { $fields }
}
al-cabohne-mafia = Mafia
al-cabohne-mafia-counted = { $taler ->
    [one] { $taler } pièce, comptée { $score }
   *[other] { $taler } pièces, comptées { $score }
}
al-cabohne-discarded = Défausse
al-cabohne-top = dessus { $runs }
al-cabohne-top-more = dessus { $runs } …
al-cabohne-laid-aside = À part
al-cabohne-shown = Montrées
al-cabohne-first-cards = { $who_is ->
    [you] Tes premières cartes : { $beans }
   *[other] Premières cartes de { $who } : { $beans }
}
al-cabohne-mafia-taler = { $beans_count ->
    [0] Pièces de la mafia : aucune
   *[other] Pièces de la mafia : { $beans }
}

# Ce qui s’est passé

al-cabohne-revealed = Carte révélée : { $beans }
al-cabohne-revealed-then = { $revealed } ; { $then }
al-cabohne-and-sold = { $line } ; { $sold }
fact-collected = { $boss } la prend
fact-joined = { $beans_count ->
    [one] { $beans } arrive de la défausse
   *[other] { $beans } arrivent de la défausse
}
fact-paid = { $who_is ->
    [you] Tu paies à { $boss } { $beans } du champ { $field }
   *[other] { $who } paie à { $boss } { $beans } du champ { $field }
}
fact-given = { $who_is ->
    [you] Tu donnes à { $boss } { $beans } de ta main
   *[other] { $who } donne à { $boss } { $beans } de sa main
}
fact-planted-for = { $who_is ->
    [you] Tu plantes { $beans } pour { $boss }
   *[other] { $who } plante { $beans } pour { $boss }
}
fact-boss-harvested = { $taler ->
    [0] { $boss } vend { $crop } pour rien
    [one] { $boss } vend { $crop } pour { $taler } pièce
   *[other] { $boss } vend { $crop } pour { $taler } pièces
}
fact-hand-shown = { $who_is ->
    [you] Tu montres ta main, car un patron reste sans rien : { $beans }
   *[other] { $who } montre sa main, car un patron reste sans rien : { $beans }
}
fact-hand-discarded = { $who_is ->
    [you] Tu défausses ta main : { $beans }
   *[other] { $who } défausse sa main : { $beans }
}

# Ce que les coups signifient

al-cabohne-move-pay = { $beans } : { $then }
al-cabohne-then-sells = { $taler ->
    [one] { $boss } en vend { $count } pour { $taler } pièce
   *[other] { $boss } en vend { $count } pour { $taler } pièces
}
al-cabohne-then-has = { $boss } en a alors { $count } sur { $needs }
al-cabohne-move-discard = passe au-dessus de la défausse
al-cabohne-move-reveal = { $count ->
    [one] révéler { $count } carte
   *[other] révéler { $count } cartes
}

# Comment cela s’est terminé

al-cabohne-score = La mafia
al-cabohne-score-double = { $taler ->
    [one] La mafia ({ $taler } pièce, comptée double)
   *[other] La mafia ({ $taler } pièces, comptées double)
}
al-cabohne-mafia-wins = La mafia gagne.
