# Wat alleen de pagina zegt, in de panelen van Bohnanza

desk-bohnanza-first-card = Plant { $front }
desk-bohnanza-second-card = Plant ook { $front }, of ga verder
desk-bohnanza-trading = Handel met iedereen, of ga verder
desk-bohnanza-planting = Plant je nieuwe kaarten
