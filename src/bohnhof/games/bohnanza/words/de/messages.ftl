bohnanza-first-card = Phase 1: Du musst deine vorderste Karte anbauen.
bohnanza-second-card = Phase 1: Du darfst noch eine Handkarte anbauen, oder sag fertig.
bohnanza-trading = Phase 2: Handle mit den anderen, oder sag fertig.
bohnanza-planting = Phase 3: Bau deine neuen Karten an.
bohnanza-all-planted = Du hast alles angebaut. Andere bauen noch an.
