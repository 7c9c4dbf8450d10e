# La page dans le navigateur : ce qu’aucun autre écran ne dit

web-you = Toi
web-where-to = Où allons-nous aujourd’hui ?
web-lost = Aucun train ne s’arrête ici
web-lost-why = Cet endroit n’existe pas sur cette page.
web-to-home = Retour à la gare
web-connection-gone = La connexion est coupée. Nouvel essai …
web-no-connection = Le serveur est injoignable.
web-nothing-here = Il n’y a rien ici.
web-not-understood = Le serveur n’a pas compris.
