# Ce qui s’est passé

fact-turn = { $who_is ->
    [you] C’est ton tour
   *[other] C’est le tour de { $who }
}
fact-planted = { $who_is ->
    [you] Tu plantes { $beans } sur le champ { $field }
   *[other] { $who } plante { $beans } sur le champ { $field }
}
fact-harvested = { $who_is ->
    [you] Tu récoltes le champ { $field } : { $crop } pour { $taler ->
        [0] rien
        [1] { $taler } pièce
       *[other] { $taler } pièces
    }
   *[other] { $who } récolte le champ { $field } : { $crop } pour { $taler ->
        [0] rien
        [1] { $taler } pièce
       *[other] { $taler } pièces
    }
}
fact-harvested-mixed = { $who_is ->
    [you] Tu récoltes le champ { $field } : { $row_count } haricots { $row } pour { $taler ->
        [0] rien
        [1] { $taler } pièce : { $kept }
       *[other] { $taler } pièces : { $kept }
    }
   *[other] { $who } récolte le champ { $field } : { $row_count } haricots { $row } pour { $taler ->
        [0] rien
        [1] { $taler } pièce : { $kept }
       *[other] { $taler } pièces : { $kept }
    }
}
fact-revealed = Cartes révélées : { $beans }
fact-drew = { $who_is ->
    [you] Tu pioches { $beans }
   *[other] { $beans_is ->
        [unseen] { $beans_count ->
            [one] { $who } pioche { $beans_count } carte
           *[other] { $who } pioche { $beans_count } cartes
        }
       *[seen] { $who } pioche { $beans }
    }
}
fact-offered = { $who_is ->
    [you] Tu offres à { $partner } { $give } contre { $want }
   *[other] { $partner_is ->
        [you] { $who } t’offre { $give } contre { $want }
       *[other] { $who } offre à { $partner } { $give } contre { $want }
    }
}
fact-offered-gift = { $who_is ->
    [you] Tu offres à { $partner } { $give } en cadeau
   *[other] { $partner_is ->
        [you] { $who } t’offre { $give } en cadeau
       *[other] { $who } offre à { $partner } { $give } en cadeau
    }
}
fact-offered-request = { $who_is ->
    [you] Tu demandes à { $partner } { $want }
   *[other] { $partner_is ->
        [you] { $who } te demande { $want }
       *[other] { $who } demande à { $partner } { $want }
    }
}
fact-offered-fate = { $offered } : { $fate }
fate-withdrawn = retirée
fate-lapsed = caduque
fate-untaken = pas de réponse
fate-declined = refusée
fate-you-lack = tu n’as pas les cartes
fate-you-decline = tu refuses
fate-noes = refus de { $noes }
fate-you-lack-noes = tu n’as pas les cartes, refus de { $noes }
fate-you-decline-noes = tu refuses, refus de { $noes }
fact-traded = { $who_is ->
    [you] Tu donnes à { $partner } { $gave } contre { $got }
   *[other] { $partner_is ->
        [you] { $who } te donne { $gave } contre { $got }
       *[other] { $who } donne à { $partner } { $gave } contre { $got }
    }
}
fact-traded-gift = { $who_is ->
    [you] Tu donnes à { $partner } { $gave } en cadeau
   *[other] { $partner_is ->
        [you] { $who } te donne { $gave } en cadeau
       *[other] { $who } donne à { $partner } { $gave } en cadeau
    }
}
fact-traded-request = { $partner_is ->
    [you] Tu donnes à { $who } { $got }
   *[other] { $who_is ->
        [you] { $partner } te donne { $got }
       *[other] { $partner } donne à { $who } { $got }
    }
}
fact-declined = { $who_is ->
    [you] Tu refuses l’offre de { $maker }
   *[other] { $maker_is ->
        [you] { $who } refuse ton offre
       *[other] { $who } refuse l’offre de { $maker }
    }
}
fact-withdrawn = { $who_is ->
    [you] Tu retires l’offre
   *[other] { $who } retire l’offre
}
fact-untaken = { $who_is ->
    [you] Personne n’a accepté ton offre
   *[other] Personne n’a accepté l’offre de { $who }
}
fact-lapsed = Une offre ne peut plus être honorée
fact-bought = { $who_is ->
    [you] Tu achètes « { $card } » pour { $paid } (pièces)
   *[other] { $who } achète « { $card } » pour { $paid } (pièces)
}
fact-exhausted = { $pass ->
    [1] La pioche est épuisée pour la première fois
    [2] La pioche est épuisée pour la deuxième fois
    [3] La pioche est épuisée pour la troisième fois
    [4] La pioche est épuisée pour la quatrième fois
   *[other] La pioche est épuisée pour la { $pass }e fois
}
fact-shuffled = { $count } cartes défaussées sont mélangées en une nouvelle pioche
fact-nothing-to-shuffle = Il n’y a rien à mélanger : c’était la dernière fois
fact-over = La partie est terminée ; tous les champs sont vendus
fact-moved = { $who_is ->
    [you] { $from ->
        [0] Tu déplaces une carte de ta main
       *[other] Tu déplaces la carte { $from } de ta main à l’endroit { $to }
    }
   *[other] { $from ->
        [0] { $who } déplace une carte de sa main
       *[other] { $who } déplace la carte { $from } de sa main à l’endroit { $to }
    }
}
fact-discarded = { $who_is ->
    [you] Tu jettes { $beans }
   *[other] { $who } jette { $beans }
}
