bohnanza-first-card = Phase 1: you must plant your front card.
bohnanza-second-card = Phase 1: you may plant one more card from your hand, or say done.
bohnanza-trading = Phase 2: trade, or say done.
bohnanza-planting = Phase 3: plant your new cards.
bohnanza-all-planted = You’ve planted everything. Others are still planting.
