# Ce que dit seulement la page, dans les panneaux de Rabohnzel

art-spells = Sorts
art-your-spells = Tes sorts
art-no-spells = Tu ne connais encore aucun sort.
art-spell-active = actif
art-spell-borrowed = emprunté
art-spell-secret = face cachée
art-spell-up = { $spell }, actif
art-spells-unknown = { $n ->
    [one] { $n } sort inconnu
   *[other] { $n } sorts inconnus
}
art-pfennig = { $n } pf
art-powers = Les pouvoirs des haricots
art-power-used = utilisé
art-power-sword = attaquer
art-power-magic = activer un sort
art-power-white = piocher
art-power-mean = les autres risquent une pièce
art-power-picker = prendre une carte
art-attack = Attaque
art-attacks = { $who } attaque
art-you-attack = Tu attaques
art-odds = { $n } sur { $of } : { $bean }
art-fate-princess = la pièce est gagnée
art-fate-sword = contre-attaque possible
art-fate-picker = prend la dernière carte
art-fate-magic = peut activer un sort
art-fate-cap = rien
art-go-on = Continuer
art-choose-hold = Planter cette carte ou la prendre en main ?
art-choose-activate = Activer un sort
art-choose-taken = Le sort pris
art-choose-choose = Laquelle des deux pièces compte ?
art-choose-counter = Contre-attaquer ?
art-bean-sword = attaque quelqu’un
art-bean-princess = aucun pouvoir ; les attaquants veulent sa pièce
art-bean-magic = active un sort ; à quatre, deux sorts
art-bean-white = pioche une carte ; à quatre, tu peux la planter
art-bean-mean = à quatre, tous les autres risquent une pièce
art-bean-cap = récoltes-en deux pour apprendre un sort
art-bean-picker = prends la dernière carte d’une main
art-brew-spell = Activer avec un haricot magique
art-activate-spell = Activer
art-cast-spell = Lancer
art-strike-back = Contre-attaquer
desk-rabohnzel-magic = Utilise pouvoirs et sorts, ou continue
desk-rabohnzel-cast-or-done = Lance un sort actif, ou continue
desk-rabohnzel-hold = Plante la carte prise, ou garde-la
desk-rabohnzel-activate = Active un sort, ou continue
desk-rabohnzel-counter = Contre-attaque, ou renonce
desk-rabohnzel-taken = Active le nouveau sort, ou laisse-le caché
desk-rabohnzel-flow = Plante aussi { $front } par ton sort, ou continue
desk-rabohnzel-enchanted = Un sort te fait planter { $front }
desk-rabohnzel-enchanter = Plante { $front } par ton sort, ou continue
