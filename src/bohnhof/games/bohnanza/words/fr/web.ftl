# Ce que dit seulement la page, dans les panneaux de Bohnanza

desk-bohnanza-first-card = Plante { $front }
desk-bohnanza-second-card = Plante aussi { $front }, ou continue
desk-bohnanza-trading = Échange avec qui tu veux, ou continue
desk-bohnanza-planting = Plante tes nouvelles cartes
