al-cabohne-own-turn-only = Tu ne peux récolter et acheter que pendant ton tour.
al-cabohne-grows-elsewhere = Cette sorte pousse déjà sur un autre de tes champs.
al-cabohne-nothing-due = Ce champ ne doit rien à la mafia.
al-cabohne-already-paid = Ce champ a déjà payé.
al-cabohne-boss-other-kind = Ce patron collecte une autre sorte.
al-cabohne-other-boss = Un autre patron collecte déjà cette sorte.
al-cabohne-not-in-hand = Tu n’as pas cette carte en main.
al-cabohne-not-left-over = Cette carte n’est pas parmi les cartes laissées.
al-cabohne-harvested-since = Une deuxième sorte va sur un autre champ, même si tu viens de récolter le premier.
al-cabohne-two-planted = Tu peux planter au plus deux cartes de ta main.
al-cabohne-plant-all = Plante toutes les cartes révélées, chez toi ou chez la mafia, avant de taper « fini ».
al-cabohne-using = Plante ou jette chaque carte laissée.
al-cabohne-paying = Paie à la mafia une carte de chaque champ dont elle collecte aussi la sorte, ou récolte d’abord ce champ.
al-cabohne-first-card = Tu dois planter ta première carte.
al-cabohne-second-card = Tu peux planter une carte de plus de ta main, ou tape « fini ».
al-cabohne-no-more-cards = Récolte si tu veux, ou tape « fini ».
al-cabohne-growing = Plante des cartes révélées chez toi ou chez la mafia, donne aux patrons des cartes de ta main, ou tape « fini ».
al-cabohne-sell-at-the-end = Tu as pioché. Récolte avant la fin de ton tour, ou tape « fini ».
al-cabohne-buy-at-the-end = Tu as pioché. Récolte ou achète avant la fin de ton tour, ou tape « fini ».
al-cabohne-empty-boss = { $boss } n’a plus de haricots. Avant de taper « fini », donne-lui une carte révélée ou une carte de ta main, d’une sorte qu’aucun patron ne collecte.
al-cabohne-no-boss = aucun patron ne s’appelle { $word } ; les patrons sont { $bosses }

# Phases

al-cabohne-phase-use = phase { $number }, utiliser les cartes laissées
al-cabohne-phase-use-advice = Plante sur tes champs chaque carte que ton adversaire a laissée, ou jette-la : une par une, dans l’ordre de ton choix. La dernière que tu jettes sera au sommet de la défausse quand tu révéleras.
al-cabohne-phase-pay = phase { $number }, donner à la mafia
al-cabohne-phase-pay-advice = Pour chaque champ dont un patron collecte la sorte, paie-lui une carte, même la dernière. Un champ que tu récoltes avant ne doit rien. Tu choisis l’ordre.
al-cabohne-phase-plant-hand = phase { $number }, planter des cartes de la main
al-cabohne-phase-plant-hand-advice = Plante ta première carte, et la suivante si tu veux. Une sorte qui pousse déjà sur un de tes champs va sur ce champ. Récolte ce que tu veux récolter avant de taper « fini » : ensuite, trois cartes sont révélées, et les cartes de même sorte au sommet de la défausse les rejoignent.
al-cabohne-phase-grow = phase { $number }, cultiver
al-cabohne-phase-grow-advice = Plante des cartes révélées, toutes celles d’une sorte ensemble, chez toi ou chez la mafia. Tu peux aussi donner aux patrons des cartes de ta main, et récolter. Un patron qui n’a rien à la fin doit recevoir une carte de ta main d’une sorte qu’aucun autre patron ne collecte, si tu en as une.
al-cabohne-phase-next = la fin du tour
al-cabohne-phase-next-advice = Tu as pioché. Ce que tu récoltes maintenant sera sur la défausse quand ton adversaire révélera ses cartes. Ce que tu veux acheter avant lui, achète-le maintenant.
al-cabohne-solo-pay = donner à la mafia
al-cabohne-solo-plant-hand = planter des cartes de la main
al-cabohne-solo-grow = cultiver
al-cabohne-leave = Ton adversaire peut utiliser ce que tu laisses.
al-cabohne-leave-nothing = Tu dois planter toutes les cartes révélées.
al-cabohne-freely = Pendant ton tour, tu peux récolter chaque fois qu’on te demande un coup. Tu ne peux pas récolter un haricot seul tant qu’un autre de tes champs en porte deux ou plus.
al-cabohne-freely-field = Pendant ton tour, tu peux récolter chaque fois qu’on te demande un coup. Tu ne peux pas récolter un haricot seul tant qu’un autre de tes champs en porte deux ou plus. Un troisième champ coûte 4 pièces.

# Conseils

al-cabohne-hint-lid = Une sorte qu’un patron collecte bouche la défausse : rien de ce qui est dessous ne te revient. Laisse une autre sorte au-dessus.
al-cabohne-hint-way-out = Un patron sur le point de vendre peut te tirer d’affaire : donne-lui les cartes qui lui manquent. Il vend, et son champ vide prend le haricot révélé dont tu ne veux pas.
al-cabohne-hint-anew = Mais si tu fais vendre un patron, tu dois le relancer : garde une carte pour ça.
al-cabohne-hint-in-the-way = Un haricot seul occupe un champ dont tu as besoin ? Fais collecter sa sorte par un patron : à la prochaine taxe, il le prend, et le champ est libre avant que tu doives planter.
al-cabohne-hint-timely = Récolte un grand champ juste avant de finir de planter : un haricot révélé de sa sorte peut ramener aussitôt ceux de la défausse.

# Aide

al-cabohne-help-pay = une carte du champ 1 au patron qui collecte sa sorte
al-cabohne-help-grow = tous les haricots de feu révélés, sur le champ 2
al-cabohne-help-grow-boss = tous chez Al
al-cabohne-help-give = une carte de ta main à Don ; « d feu@3 don » donne la carte en position 3
al-cabohne-help-left-over = une carte laissée par ton adversaire
al-cabohne-help-buy-field = le troisième champ, pendant ton tour ; « ac puff puff vert bleu » choisit les pièces

# Ce qu’il y a sur la table

al-cabohne-boss = { $boss }
al-cabohne-boss-empty = { $taler ->
    [one] vide, vend à { $taler } pièce
   *[other] vide, vend à { $taler } pièces
}
al-cabohne-boss-has = { $taler ->
    [one] { $row } ; { $more } de plus et il vend pour { $taler } pièce
   *[other] { $row } ; { $more } de plus et il vend pour { $taler } pièces
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
    [you] Tu plantes { $beans } chez { $boss }
   *[other] { $who } plante { $beans } chez { $boss }
}
fact-boss-harvested = { $taler ->
    [0] { $boss } vend { $crop } pour rien
    [one] { $boss } vend { $crop } pour { $taler } pièce
   *[other] { $boss } vend { $crop } pour { $taler } pièces
}
fact-hand-shown = { $who_is ->
    [you] Tu montres ta main, car un patron reste vide : { $beans }
   *[other] { $who } montre sa main, car un patron reste vide : { $beans }
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
al-cabohne-then-has = { $boss } en aura { $count } sur { $needs }
al-cabohne-move-discard = va au sommet de la défausse
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
