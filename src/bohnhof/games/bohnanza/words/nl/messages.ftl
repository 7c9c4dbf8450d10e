bohnanza-first-card = Fase 1: je moet de voorste kaart van je hand planten.
bohnanza-second-card = Fase 1: je mag nog een kaart uit je hand planten, of zeg dat je klaar bent.
bohnanza-trading = Fase 2: handel, of zeg dat je klaar bent.
bohnanza-planting = Fase 3: plant de kaarten die voor je liggen.
bohnanza-all-planted = Jij hebt alles geplant. Anderen zijn nog bezig.
