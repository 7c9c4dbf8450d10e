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
terminal-fact-lapsed = nº { $offer } ne peut plus être honorée
terminal-open-offer = nº { $offer } { open-offer }
terminal-open-offer-gift = nº { $offer } { open-offer-gift }
terminal-open-offer-request = nº { $offer } { open-offer-request }

# Ce qui est tapé et ne se comprend pas

typed-may-be = { $word } peut être { $choices }
typed-empty-offer = dis ce que tu donnes et ce que tu veux, comme { $example }
typed-for-what = contre quoi ? { $nothing } en fait un cadeau
typed-no-number = { $word } n’est pas un nombre de cartes
typed-of-which-bean = { $word } de quel haricot ?
typed-which-one = lequel : { $choices } ?
typed-brings-nothing = { $sentence } ne rapporterait rien ; dis-le en entier si tu le veux
typed-fits-nowhere = { $beans_count ->
    [one] { $beans } ne va sur aucun de tes champs ; récoltes-en un d’abord
   *[other] { $beans } ne vont sur aucun de tes champs ; récoltes-en un d’abord
}
typed-nothing-grows = rien ne pousse sur tes champs ; « ? » donne de l’aide
typed-no-move = il n’y a pas de coup { $number } dans une liste montrée à l’instant
typed-no-offer = il n’y a pas d’offre que tu pourrais accepter

# Questions

ask-answer = Une offre pour toi. a et son numéro : accepter ; Entrée : non ; plus-tard : la laisser ouverte ; passer : non à toutes les offres de ce tour.
ask-answer-or-done = Une offre pour toi. a et son numéro : accepter ; Entrée : non ; plus-tard : la laisser ouverte ; f : fini d’échanger ; passer : non à toutes les offres de ce tour.
ask-offer = { $who_is ->
    [you] Tu échanges. Une offre de ta part ? Entrée : non ; passer : aucune jusqu’à ton tour.
   *[other] { $who } échange. Une offre de ta part ? Entrée : non ; passer : aucune jusqu’à ton tour.
}
ask-more-offers = { $offers_count ->
    [one] { $who } échange ; ton offre nº { $offers } est ouverte. Une autre ? Entrée : les laisser répondre ; passer : aucune jusqu’à ton tour.
   *[other] { $who } échange ; tes offres nº { $offers } sont ouvertes. Une autre ? Entrée : les laisser répondre ; passer : aucune jusqu’à ton tour.
}
harvest-first = Pour cela, récolte d’abord un champ.
harvest-or-buy-first = Pour cela, récolte d’abord un champ, ou achètes-en un.
not-done = Pas fait : { $rest }
not-done-since = Pas fait, car { $why } : { $rest }
since-turn = un autre tour a commencé
since-revealed = des cartes ont été révélées
since-drew = tu as pioché des cartes
since-offer = il y a une nouvelle offre pour toi

# Aide

help-sentence = phrase
help-short = court
help-meaning = sens
help-plant = la première carte de ta main sur le champ 1 ; « p » seul là où sa sorte pousse
help-plant-ready = phase 3 : une carte qui est devant toi
help-harvest = vendre le champ 2 ; « r » seul là où un seul peut être vendu
help-offer = à la place 3 ; « tous » : à chacun ; « pour rien » : un cadeau
help-offer-copy = la carte à l’endroit 4 ; sans place : qui peut échanger
help-accept = accepter l’offre nº 5 ; « a 5: soja@3 » donne la carte à l’endroit 3
help-decline = refuser une offre ; retirer la tienne
help-done = finir la phase
help-done-trading = finir la phase
help-buy-field = le troisième champ, à chaque question ; « ac rouge rouge soja » choisit les pièces
help-lines = Un nombre joue ce coup de la liste. Plusieurs phrases tiennent sur une ligne : { $example }
help-beans = Les haricots s’abrègent ({ $short } pour { $bean }) ; les phrases anglaises sont comprises aussi.
help-beans-whole = Les haricots s’abrègent ; les phrases anglaises sont comprises aussi.
help-outlook = Un champ avec « 0 pièce, +2 pour 1 » ne rapporte encore rien ; deux haricots de plus lui feraient valoir une pièce.
help-look-up = coups (c) donne tous les coups · conseil (co) dit à quoi un expert penserait · table (t) dessine tout · cartes (ca) montre pièces et défausse · journal (j) raconte ce qui vient de se passer · règles (rg) { $example } ou un mot montre des règles · annuler reprend ton dernier coup et tout ce qui a suivi · quitter (q) quitte la table ; la partie est gardée après chaque action
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

choose-game = Quel jeu ? Son numéro ou son nom ; Entrée : { $first } ; q : aucun > {""}
no-game = { $wish } n’est pas un jeu ; dis { $choices }.
a-number-or-name = un nombre de 1 à { $most } ou un nom de la liste
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

welcome = { $game }. ? donne de l’aide, quitter quitte la table ; la partie est gardée après chaque action.
what-happened-last = Ce qui vient de se passer :
begins = { $who_is ->
    [you] Tu commences.
   *[other] { $who } commence.
}
skipped = Une partie plus récente est laissée de côté : { $why }
not-saved = Cette action n’est pas gardée : { $why }
saved = Gardé.
acts-not-saved = { $count ->
    [one] La dernière action n’est pas gardée : { $why }.
   *[other] Les { $count } dernières actions ne sont pas gardées : { $why }.
}
go-on-with = { $kept } Pour continuer : { $command }
seed-and-record = Le nombre du hasard était { $seed }. L’enregistrement : { $path }
series = { $game } jusqu’ici : { $won } gagnées, { $lost } perdues.
series-row = { $game } jusqu’ici : { $won } gagnées, { $lost } perdues ; { $row } de suite.

# Les règles sur papier et sur un écran

quick-start-begin = Entrée : on commence {""}
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
   *[other] C’est le tour de { $who }, { $phase }
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
set-aside = De côté
player-cards = { $who_is ->
    [you] Toi : { $beans }
   *[other] { $who } : { $beans }
}
you-said-no = tu as refusé
you-lack-the-cards = tu n’as pas les cartes
lesson-type = Tape : { $sentence }
terminal-lesson-astray = Tape annuler pour suivre la leçon, ou continue.
nothing-to-undo = Il n’y a rien à annuler.
