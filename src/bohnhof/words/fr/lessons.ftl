# First games that teach, what is the same in all of them

lesson-title = Apprendre en jouant
lesson-leave = Quitter la leçon
lesson-do-it = Fais-le pour moi
lesson-astray-title = Tu as joué autrement
lesson-astray = C’est permis. Annule pour suivre la leçon, ou continue : tes adversaires jouent maintenant comme ils veulent.
lesson-got-it = Compris
lesson-play-on = Continuer
lesson-plant = Touche le champ qui brille.
lesson-plant-named = Touche la carte, puis le champ.
lesson-offer = Touche les cartes que tu donnes, puis la sorte que tu veux, et envoie l’offre.
lesson-offer-phone = Touche les cartes que tu donnes, puis Échanger : choisis-y ce que tu veux, et envoie.
lesson-accept = Touche Accepter.
lesson-accept-phone = Touche la coche de l’offre.
lesson-decline = Touche Refuser.
lesson-decline-phone = Touche l’offre, puis Refuser.
lesson-done = Touche le gros bouton jaune.
lesson-harvest = Touche Récolter sur ce champ.
lesson-give = Touche la carte de ta main, puis le patron.
lesson-pay = Touche le champ qui brille.
lesson-buy = Trouve-la dans la boutique, touche-la et achète-la.
lesson-lay = Touche les deux cartes, puis le gros bouton jaune.
lesson-reveal = Touche le gros bouton jaune.
lesson-keep = Touche le gros bouton jaune.
lesson-use = Touche le pouvoir du champ, puis Ann.
lesson-brew = Touche le haricot magique de ta main, puis ton sort.
lesson-cast = Touche ton sort.
