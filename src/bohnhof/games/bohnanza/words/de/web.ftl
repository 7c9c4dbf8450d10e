# Was nur die Seite sagt, in den Tafeln von Bohnanza

desk-bohnanza-first-card = Bau { $front } an
desk-bohnanza-second-card = Bau auch { $front } an, oder weiter
desk-bohnanza-trading = Handle mit allen, oder weiter
desk-bohnanza-planting = Bau deine neuen Karten an
