# Ce qui s’est passé, tel qu’un terminal le marque : les titres, et les offres par le numéro auquel on y répond

terminal-fact-turn = ── { fact-turn }
terminal-fact-over = ── { fact-over }
terminal-fact-offered = nº { $offer } { fact-offered }
terminal-fact-offered-gift = nº { $offer } { fact-offered-gift }
terminal-fact-offered-request = nº { $offer } { fact-offered-request }
terminal-fact-traded = nº { $offer } { fact-traded }
terminal-fact-traded-gift = nº { $offer } { fact-traded-gift }
terminal-fact-traded-request = nº { $offer } { fact-traded-request }
terminal-fact-declined = { $who_is ->
    [you] nº { $offer } Tu refuses
   *[other] nº { $offer } { $who } refuse
}
terminal-fact-withdrawn = nº { $offer } { fact-withdrawn }
terminal-fact-untaken = nº { $offer } { fact-untaken }
terminal-fact-lapsed = nº { $offer } ne tient plus
terminal-open-offer = nº { $offer } { open-offer }
terminal-open-offer-gift = nº { $offer } { open-offer-gift }
terminal-open-offer-request = nº { $offer } { open-offer-request }

# Ce qui est tapé et ne se comprend pas

typed-may-be = { $word } peut vouloir dire { $choices }
typed-empty-offer = dis ce que tu donnes et ce que tu veux, par exemple { $example }
typed-for-what = contre quoi ? Tape { $nothing } pour en faire un cadeau
typed-no-number = { $word } n’est pas un nombre de cartes
typed-of-which-bean = { $word } de quel haricot ?
typed-which-one = lequel : { $choices } ?
typed-brings-nothing = { $sentence } ne rapporterait rien ; tape le coup en entier si tu le veux quand même
typed-fits-nowhere = { $beans_count ->
    [one] { $beans } ne va sur aucun de tes champs ; récoltes-en un d’abord
   *[other] { $beans } ne vont sur aucun de tes champs ; récoltes-en un d’abord
}
typed-nothing-grows = tes champs sont vides ; tape « ? » pour l’aide
typed-no-move = il n’y a pas de coup { $number } dans la liste
typed-no-offer = il n’y a pas d’offre que tu puisses accepter

# Questions

ask-answer = Tu as une offre. a NUMÉRO : accepter ; Entrée : refuser ; plus-tard : la laisser ouverte ; passer : tout refuser ce tour-ci.
ask-answer-or-done = Tu as une offre. a NUMÉRO : accepter ; Entrée : refuser ; plus-tard : la laisser ouverte ; f : fini d’échanger ; passer : tout refuser ce tour-ci.
ask-offer = { $who_is ->
    [you] Tu échanges. Tu fais une offre ? Entrée : non ; passer : pas avant ton tour.
   *[other] { $who } échange. Tu fais une offre ? Entrée : non ; passer : pas avant ton tour.
}
ask-more-offers = { $offers_count ->
    [one] { $who } échange ; ton offre nº { $offers } est ouverte. Une autre ? Entrée : attendre la réponse ; passer : pas avant ton tour.
   *[other] { $who } échange ; tes offres nº { $offers } sont ouvertes. Une autre ? Entrée : attendre la réponse ; passer : pas avant ton tour.
}
harvest-first = Récolte d’abord un champ.
harvest-or-buy-first = Récolte d’abord un champ, ou achètes-en un.
not-done = Pas joué : { $rest }
not-done-since = Pas joué, car { $why } : { $rest }
since-turn = un autre tour a commencé
since-revealed = des cartes ont été révélées
since-drew = tu as pioché des cartes
since-offer = tu as une nouvelle offre

# Aide

help-sentence = à taper
help-short = court
help-meaning = sens
help-plant = ta première carte, sur le champ 1 ; « p » seul là où sa sorte pousse
help-plant-ready = phase 3 : une de tes nouvelles cartes
help-harvest = vendre le champ 2 ; « r » suffit si un seul peut être vendu
help-offer = à la place 3 ; « tous » : à tout le monde ; « pour rien » : un cadeau
help-offer-copy = la carte en position 4 ; sans place : à tous ceux qui peuvent échanger
help-accept = accepter l’offre nº 5 ; « a 5: soja@3 » donne la carte en position 3
help-decline = refuser une offre, ou retirer la tienne
help-done = finir la phase
help-done-trading = finir la phase ; au tour d’un autre, f refuse l’offre qu’on te fait
help-buy-field = le troisième champ, à tout moment ; « ac rouge rouge soja » choisit les pièces
help-lines = Un nombre joue ce coup de la liste. Tu peux taper plusieurs coups sur une ligne : { $example }
help-beans = Tu peux abréger les haricots ({ $short } pour { $bean }) ; l’anglais marche aussi.
help-beans-whole = Tu peux abréger les haricots ; l’anglais marche aussi.
help-outlook = Un champ avec « 0 pièce, +2 pour 1 » ne rapporte encore rien ; avec deux haricots de plus, il rapporte une pièce.
help-look-up = coups (c) donne tous les coups · conseil (co) montre ce qu’un expert envisagerait · table (t) montre toute la table · cartes (ca) montre pièces et défausse · journal (j) raconte ce qui vient de se passer · règles (rg) { $example }, ou un mot, montre des règles · annuler reprend ton dernier coup et tout ce qui a suivi · quitter (q) quitte la table ; la partie est enregistrée après chaque coup
cards-bean = Haricot
cards-count = cartes
cards-beanometer = haricots pour 1, 2, 3, 4 pièces
cards-discarded = défaussés
cards-as-taler = en pièces
cards-unseen = pas vus
taler-of = { $who_is ->
    [you] Tes pièces : {""}
   *[other] Pièces de { $who } : {""}
}
discard-pile = Défausse, le dessus d’abord : { $beans }
discard-pile-empty = Défausse, le dessus d’abord : vide

# S’asseoir

choose-game = Quel jeu ? Tape son numéro ou son nom ; Entrée : { $first } ; q : quitter > {""}
no-game = { $wish } n’est pas un jeu ; tape { $choices }.
a-number-or-name = un nombre de 1 à { $most }, ou un nom de la liste
seats-one = { $most ->
    [one] { $most } place
   *[other] { $most } places
}
seats-range = { $fewest } à { $most } places

# Règles consultées

chapters = Chapitres : { $chapters }. Demande une règle (règles { $first }) ou un mot.
no-rule-has = Aucune règle ne contient { $word }.
also-in = Aussi dans { $rules }

# Une séance

welcome = { $game }. Tape ? pour l’aide, quitter pour partir. La partie est enregistrée après chaque coup.
what-happened-last = Ce qui vient de se passer :
begins = { $who_is ->
    [you] Tu commences.
   *[other] { $who } commence.
}
skipped = Partie plus récente ignorée : { $why }
not-saved = Ce coup n’a pas été enregistré : { $why }
saved = Partie enregistrée.
acts-not-saved = { $count ->
    [one] Le dernier coup n’a pas été enregistré : { $why }.
   *[other] Les { $count } derniers coups n’ont pas été enregistrés : { $why }.
}
go-on-with = { $kept } Pour continuer : { $command }
seed-and-record = La graine était { $seed }. Enregistrement de la partie : { $path }
series = { $game } jusqu’ici : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}.
series-row = { $game } jusqu’ici : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
} ; { $row } de suite.

# Les règles sur papier et sur un écran

quick-start-begin = Appuie sur Entrée pour commencer {""}
print-beans = Les haricots
print-bean = Haricot
print-count = Cartes
print-power = Ce qu’elle fait
print-cards = Les cartes
print-card = Carte
print-pays = Payée avec
print-rules = Règles
print-only = dans : { $games }

# The table as it is drawn in the terminal

turn-and-phase = { $who_is ->
    [you] C’est ton tour, { $phase }
   *[other] C’est à { $who }, { $phase }
}
discard-top = dessus { $bean }
head-player = Joueur
head-hand = Main
head-field = Champ { $field }
player-has = main { $hand }, pièces { $taler }
fields-empty = { $fields_count ->
    [one] champ { $fields } vide
   *[other] champs { $fields } vides
}
field-most = { $taler ->
    [one] { $taler } pièce, le maximum
   *[other] { $taler } pièces, le maximum
}
field-more = { $taler ->
    [one] { $taler } pièce, +{ $more } pour { $then }
   *[other] { $taler } pièces, +{ $more } pour { $then }
}
one-bean = { $bean }
set-aside = Nouvelles cartes
player-cards = { $who_is ->
    [you] Toi : { $beans }
   *[other] { $who } : { $beans }
}
you-said-no = tu as refusé
you-lack-the-cards = tu n’as pas les cartes
lesson-type = Tape : { $sentence }
terminal-lesson-astray = Tape annuler pour suivre la leçon, ou continue.
nothing-to-undo = Il n’y a rien à annuler.
