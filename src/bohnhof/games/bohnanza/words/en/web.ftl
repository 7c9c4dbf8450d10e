# What only the page says, in the panels of Bohnanza

desk-bohnanza-first-card = Plant { $front }
desk-bohnanza-second-card = Plant { $front } too, or continue
desk-bohnanza-trading = Trade with anyone, or move on
desk-bohnanza-planting = Plant your new cards
