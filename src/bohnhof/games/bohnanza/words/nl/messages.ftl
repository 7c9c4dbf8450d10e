bohnanza-first-card = Fase 1: je moet je voorste kaart planten.
bohnanza-second-card = Fase 1: je mag nog één handkaart planten, of zeg klaar.
bohnanza-trading = Fase 2: handel, of zeg klaar.
bohnanza-planting = Fase 3: plant je nieuwe kaarten.
bohnanza-all-planted = Jij hebt alles geplant. Anderen zijn nog bezig.
