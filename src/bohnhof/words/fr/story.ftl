# Ce qui s’est passé

fact-turn = { $who_is ->
    [you] C’est ton tour
   *[other] C’est à { $who }
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
    [you] Tu proposes { $give } à { $partner } contre { $want }
   *[other] { $partner_is ->
        [you] { $who } te propose { $give } contre { $want }
       *[other] { $who } propose { $give } à { $partner } contre { $want }
    }
}
fact-offered-gift = { $who_is ->
    [you] Tu offres { $give } à { $partner } en cadeau
   *[other] { $partner_is ->
        [you] { $who } t’offre { $give } en cadeau
       *[other] { $who } offre { $give } à { $partner } en cadeau
    }
}
fact-offered-request = { $who_is ->
    [you] Tu demandes { $want } à { $partner }
   *[other] { $partner_is ->
        [you] { $who } te demande { $want }
       *[other] { $who } demande { $want } à { $partner }
    }
}
fact-offered-fate = { $offered } : { $fate }
fate-withdrawn = retirée
fate-lapsed = ne tient plus
fate-untaken = pas de réponse
fate-declined = refusée
fate-you-lack = tu n’as pas les cartes
fate-you-decline = tu refuses
fate-noes = refusée par { $noes }
fate-you-lack-noes = tu n’as pas les cartes ; refusée par { $noes }
fate-you-decline-noes = refusée par toi et { $noes }
fact-traded = { $who_is ->
    [you] Tu donnes { $gave } à { $partner } contre { $got }
   *[other] { $partner_is ->
        [you] { $who } te donne { $gave } contre { $got }
       *[other] { $who } donne { $gave } à { $partner } contre { $got }
    }
}
fact-traded-gift = { $who_is ->
    [you] Tu donnes { $gave } à { $partner } en cadeau
   *[other] { $partner_is ->
        [you] { $who } te donne { $gave } en cadeau
       *[other] { $who } donne { $gave } à { $partner } en cadeau
    }
}
fact-traded-request = { $partner_is ->
    [you] Tu donnes { $got } à { $who }
   *[other] { $who_is ->
        [you] { $partner } te donne { $got }
       *[other] { $partner } donne { $got } à { $who }
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
fact-lapsed = Une offre ne tient plus
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
fact-shuffled = Les { $count } cartes de la défausse sont mélangées en une nouvelle pioche
fact-nothing-to-shuffle = Rien à mélanger : c’était le dernier passage
fact-over = La partie est terminée ; tous les champs sont vendus
fact-moved = { $who_is ->
    [you] { $from ->
        [0] Tu déplaces une carte de ta main
       *[other] Tu déplaces la carte { $from } de ta main en position { $to }
    }
   *[other] { $from ->
        [0] { $who } déplace une carte de sa main
       *[other] { $who } déplace la carte { $from } de sa main en position { $to }
    }
}
fact-discarded = { $who_is ->
    [you] Tu jettes { $beans }
   *[other] { $who } jette { $beans }
}
