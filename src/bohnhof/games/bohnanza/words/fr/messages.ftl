bohnanza-first-card = Phase 1 : tu dois planter ta première carte.
bohnanza-second-card = Phase 1 : tu peux planter une carte de plus de ta main, ou tape « fini ».
bohnanza-trading = Phase 2 : échange, ou tape « fini ».
bohnanza-planting = Phase 3 : plante tes nouvelles cartes.
bohnanza-all-planted = Tu as tout planté. D’autres n’ont pas fini.
