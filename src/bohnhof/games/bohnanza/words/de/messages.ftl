bohnanza-first-card = Phase 1: Du musst die vorderste Karte deiner Hand anbauen.
bohnanza-second-card = Phase 1: Du darfst noch eine Handkarte anbauen, oder sag, dass du fertig bist.
bohnanza-trading = Phase 2: Handle, oder sag, dass du fertig bist.
bohnanza-planting = Phase 3: Baue die Karten an, die vor dir liegen.
bohnanza-all-planted = Du hast alles angebaut. Andere bauen noch an.
