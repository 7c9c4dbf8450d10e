# Was nur die Seite sagt, in den Tafeln von Bohnanza

desk-bohnanza-first-card = Baue { $front } an
desk-bohnanza-second-card = Baue auch { $front } an, oder weiter
desk-bohnanza-trading = Handle mit allen, oder weiter
desk-bohnanza-planting = Baue deine neuen Karten an
