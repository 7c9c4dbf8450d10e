bohnanza-first-card = Phase 1: you must plant the first card of your hand.
bohnanza-second-card = Phase 1: you may plant one more card of your hand, or be done.
bohnanza-trading = Phase 2: trade, or be done.
bohnanza-planting = Phase 3: plant the cards that lie before you.
bohnanza-all-planted = You’ve planted everything. Others are still planting.
