bohnanza-first-card = Phase 1 : tu dois planter la première carte de ta main.
bohnanza-second-card = Phase 1 : tu peux planter encore une carte de ta main, ou dire que tu as fini.
bohnanza-trading = Phase 2 : échange, ou dis que tu as fini.
bohnanza-planting = Phase 3 : plante les cartes qui sont devant toi.
bohnanza-all-planted = Tu as tout planté. D’autres plantent encore.
