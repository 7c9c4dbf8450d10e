rabohnzel-no-power = Les haricots de ce champ n’ont pas de pouvoir.
rabohnzel-power-used = Le pouvoir de ce champ a déjà servi, ou ses haricots sont arrivés trop tard pour cette phase de magie.
rabohnzel-name-a-player = Nomme le joueur visé.
rabohnzel-no-aim = Ce pouvoir ne vise aucun joueur.
rabohnzel-not-yourself = Tu dois viser un autre joueur.
rabohnzel-too-few-beans = Ce pouvoir demande quatre haricots, ou un sort actif qui l’aide.
rabohnzel-no-help = Aucun sort ne peut aider ce pouvoir.
rabohnzel-nothing-to-steal = Ce joueur n’a aucune carte en main.
rabohnzel-nothing-to-draw = La pioche est épuisée.
rabohnzel-nothing-to-activate = Tu n’as aucun sort face cachée.
rabohnzel-not-your-spell = Tu n’as pas ce sort face cachée.
rabohnzel-not-active = Ce sort n’est pas actif.
rabohnzel-wrong-time = Tu ne peux pas lancer ce sort maintenant.
rabohnzel-no-brew = Tu n’as en main aucune carte qui active un sort.
rabohnzel-under-attack = Tu ne peux pas récolter pendant qu’on t’attaque.
rabohnzel-not-drawn = Cette pièce n’a pas été tirée.
rabohnzel-no-discard = Tu ne peux jeter une carte révélée que si le Sort du commerce a été lancé ce tour-ci.
rabohnzel-not-revealed = Cette carte n’a pas été révélée, ou elle n’est plus là.
rabohnzel-third-field-open = Tu as déjà un troisième champ.
rabohnzel-not-one-card = Ce champ ne porte pas exactement une carte.
rabohnzel-same-kind = Cette carte y va sans magie.
rabohnzel-no-spell-to-take = Ce joueur n’a aucun sort face cachée.
rabohnzel-empty-discard = La défausse est vide.
rabohnzel-empty-spells = La pile de sorts est vide.
rabohnzel-empty-hands = Personne n’a de carte en main.
rabohnzel-nothing-revealed = Il n’y a rien à révéler.
rabohnzel-no-third-card = Il n’y a pas de troisième carte à révéler : dis { $example }.
rabohnzel-nothing-to-discard = Aucune carte révélée ne peut être jetée.
rabohnzel-has-traded = Une carte a changé de main pendant la phase 2 de ce tour.
rabohnzel-not-moved = La carte resterait où elle est.
rabohnzel-no-such-place = Ta main n’a pas ces positions.
rabohnzel-cast-or-done = Lance un sort actif, ou tape « fini ».
rabohnzel-magic = Phase de magie : utilise les pouvoirs de tes champs, active et lance des sorts, ou tape « fini ».
rabohnzel-hold = Plante la carte que tu as prise, ou garde-la en main.
rabohnzel-activate = Active un de tes sorts, ou tape « fini ».
rabohnzel-taken = Active le sort que tu as pris, ou tape « fini » pour le laisser face cachée.
rabohnzel-choose = Choisis laquelle des deux pièces compte.
rabohnzel-counter = Tu peux riposter, ou tape « fini ».
rabohnzel-flow = Ton sort te permet de planter ta première carte, ou tape « fini ».
rabohnzel-enchanted = Un sort t’oblige à planter ta première carte.
rabohnzel-enchanter = Ton sort te permet de planter ta première carte, ou tape « fini ».
rabohnzel-helps-a-power = il aide le pouvoir d’un champ, par exemple { $examples }
rabohnzel-one-place = donne une position dans ta main, par exemple { $example }

# Phases

phase-magic = la phase de magie
phase-magic-advice = Utilise une fois le pouvoir de chacun de tes champs, dans l’ordre de ton choix. Un haricot que tu plantes maintenant sur un champ vide peut servir aussi. Joue des haricots magiques de ta main pour activer des sorts, et lance les sorts actifs.
phase-rabohnzel-look = phase 2, juste après la révélation
phase-rabohnzel-look-advice = Maintenant ou jamais : ton sort peut révéler une troisième carte, ou seulement te laisser jeter plus tard des cartes révélées.
phase-rabohnzel-draw = phase 4, avant de piocher
phase-rabohnzel-draw-advice = Ton sort te fait piocher cinq cartes si aucune carte n’a changé de main en phase 2.
phase-end = la fin du tour
phase-end-advice = Tu peux encore lancer un sort actif ; s’il ne sert pas, il se perd.
phase-hold = une carte à placer
phase-hold-advice = Plante la carte où elle va, au besoin après une récolte (sauf si on t’attaque), ou garde-la en main.
phase-activate = activer un sort
phase-activate-advice = Retourne un sort face cachée. Tu peux le lancer une fois, à son moment, pendant ton tour.
phase-taken = un sort a été échangé
phase-taken-advice = Active le sort qui vient d’être tiré, ou laisse-le face cachée.
phase-choose = deux pièces sont tirées
phase-choose-advice = L’attaquant choisit laquelle des deux compte ; il en faut une.
phase-counter = une riposte est possible
phase-counter-advice = Un haricot sabre a été tiré : le joueur attaqué peut riposter.
phase-flow = planter ses premières cartes grâce à un sort
phase-flow-advice = Plante tes premières cartes l’une après l’autre, en phase 3 aussi avec un sort qui plante une carte. Entre deux, tu peux récolter et, dans la phase de magie, utiliser des pouvoirs.
phase-enchanted = un sort fait planter tout le monde
phase-enchanted-advice = Tous les autres doivent planter la première carte de leur main. Le joueur actif le peut.
rabohnzel-freely = Tu peux récolter chaque fois qu’on te demande un coup, sauf si on t’attaque. Tu ne peux pas récolter un haricot seul tant qu’un autre de tes champs en porte deux ou plus. On n’achète pas de champ.
rabohnzel-bean = { $bean } : { $bean_power }.
rabohnzel-spell = { $card } : { $power }.

# Aide

rabohnzel-help-plant = une de tes nouvelles cartes, ou celle que tu viens de prendre
help-use = le pouvoir du champ 1, contre la place 3 s’il faut viser
help-use-with = pareil, avec l’aide de la carte { $card }
help-brew = jouer un haricot magique de ta main : { $card } est actif ; { $example } joue la carte en position 4
help-activate = retourner un sort, si un champ ou une pièce le permet
help-cast = lancer un sort actif
help-cast-trade = { $card } sans sa troisième carte
help-cast-spell-swap = échanger des sorts avec la place 3
help-cast-field = planter un haricot du Cap sur un troisième champ
help-cast-bean-enchantment = planter une carte sur le haricot seul du champ 2
help-cast-move = mettre la quatrième carte de ta main devant
help-keep = prendre en main la carte qui vient d’être piochée ou volée
help-counter = riposter
help-choose = laquelle des deux pièces compte ; jeter une carte révélée
rabohnzel-help-accept = accepter l’offre nº 5 ; { $example } donne la carte en position 3

# Ce qui s’est passé

fact-harvested-enchanted = { $who_is ->
    [you] Tu récoltes
   *[other] { $who } récolte
} le champ { $field } : { $crop } pour { $taler ->
    [0] rien
    [1] { $taler } pièce
   *[other] { $taler } pièces
}, le premier ensorcelé : { $first }
fact-learnt = { $who_is ->
    [you] Tu apprends
   *[other] { $who } apprend
} { $cards_is ->
    [seen] la carte « { $cards } »
   *[unseen] un sort
}
fact-activated = { $played_count ->
    [0] { $who_is ->
        [you] Tu actives « { $spell } »
       *[other] { $who } active « { $spell } »
    }
   *[other] { $who_is ->
        [you] Tu joues { $played } et actives « { $spell } »
       *[other] { $who } joue { $played } et active « { $spell } »
    }
}
fact-cast = { $who_is ->
    [you] Tu lances
   *[other] { $who } lance
} { $target_is ->
    [all] « { $spell } »
   *[other] « { $spell } » avec { $target_whom }
}
fact-spell-taken = { $from_is ->
    [you] { $who } te prend { $cards_is ->
        [seen] la carte « { $cards } »
       *[unseen] un sort
    }
   *[other] { $who_is ->
        [you] Tu prends
       *[other] { $who } prend
    } { $cards_is ->
        [seen] la carte « { $cards } »
       *[unseen] un sort
    } à { $from }
}
fact-untraced = Eux seuls savent désormais lequel a { $cards }
fact-borrowed = { $who_is ->
    [you] Tu empruntes « { $spell } » pour ce tour
   *[other] { $who } emprunte « { $spell } » pour ce tour
}
fact-turned-down = { $who_is ->
    [you] Ta carte « { $spell } » se perd sans avoir servi
   *[other] La carte « { $spell } » de { $who } se perd sans avoir servi
}
fact-returned = On remélange les sorts empruntés dans leur pile
fact-used = { $who_is ->
    [you] Tu utilises
   *[other] { $who } utilise
} { $target_is ->
    [all] le champ { $field } ({ $beans })
   *[other] le champ { $field } ({ $beans }) contre { $target_whom }
}
fact-stole = { $from_is ->
    [you] { $who } te vole { $beans }
   *[other] { $who_is ->
        [you] Tu voles { $beans } à { $from }
       *[other] { $who } vole { $beans } à { $from }
    }
}
fact-kept = { $who_is ->
    [you] Tu la gardes en main
   *[other] { $who } la garde en main
}
fact-taler-shown = { $who_is ->
    [you] Une de tes pièces est tirée : { $beans }
   *[other] Une pièce de { $who } est tirée : { $beans }
}
fact-lost = { $who_is ->
    [you] Tu perds la pièce { $beans }
   *[other] { $who } perd la pièce { $beans }
}
fact-freed = { $from_is ->
    [you] { $who } te prend { $beans } : 1 pièce
   *[other] { $who_is ->
        [you] Tu libères { $beans } de { $from } : 1 pièce
       *[other] { $who } libère { $beans } de { $from } : 1 pièce
    }
}
fact-struck-back = { $who_is ->
    [you] Tu ripostes contre { $attacker_whom }
   *[other] { $who } riposte contre { $attacker_whom }
}
fact-lifted = { $who_is ->
    [you] Tu prends { $beans } dans la défausse
   *[other] { $who } prend { $beans } dans la défausse
}

# Ce qu’il y a sur la table

rabohnzel-spells = Sorts
rabohnzel-no-spells = aucun
rabohnzel-unknown = { $count ->
    [one] { $count } inconnu
   *[other] { $count } inconnus
}
rabohnzel-borrowed = Emprunté
rabohnzel-stolen = Volé
rabohnzel-in-hand = { $cards }, encore en main
rabohnzel-attack-label = Attaque
rabohnzel-attack = { $who_is ->
    [you] Toi
   *[other] { $who }
} contre { $target_whom }{ $blows ->
    [0] {""}
    [one] , { $blows } riposte jusqu’ici
   *[other] , { $blows } ripostes jusqu’ici
}
rabohnzel-powers = Pouvoirs
rabohnzel-power = champ { $field } { $bean }
rabohnzel-held = À placer
rabohnzel-lifted = Pris
rabohnzel-pile = Sorts dans la pile : { $count }

# Ce que les coups signifient

move-use = { $bean } : { $power }
move-use-on = { $bean } : { $power } : { $taler }
rabohnzel-use-sword = attaquer
rabohnzel-use-magic = activer un sort
rabohnzel-use-magic-many = activer deux sorts
rabohnzel-use-white = piocher une carte
rabohnzel-use-white-many = piocher une carte, que tu peux planter
rabohnzel-use-mean = tous les autres risquent une pièce
rabohnzel-use-picker = prendre la dernière carte de la main
rabohnzel-use-other = le pouvoir de ce champ
rabohnzel-no-taler = aucune pièce
rabohnzel-move-hand = changer l’ordre de ta main
rabohnzel-only-to-discard = pas de troisième carte, mais tu n’es pas obligé de planter les cartes révélées
rabohnzel-drawn-sword = riposte possible
rabohnzel-drawn-princess = la pièce est à toi
rabohnzel-drawn-magic = tu actives un sort
rabohnzel-drawn-picker = ta dernière carte est volée
rabohnzel-drawn-nothing = rien ne se passe
move-keep = { $beans } derrière tes autres cartes
move-discard = sur la défausse
move-no-more = rien d’autre

# Comment cela s’est terminé

rabohnzel-score = { $gap }{ $pfennig ->
    [one] { $pfennig } pfennig
   *[other] { $pfennig } pfennigs
}  { $who_is ->
    [you] Toi
   *[other] { $who }
}
