const texts = import.meta.glob<string>(
  "../../../../src/bohnhof/words/nl/{al_cabohne,high_bohn,prohibohn,rabohnzel,web_games}.ftl",
  { query: "?raw", import: "default", eager: true },
)

const cards = import.meta.glob<object>("../../../../src/bohnhof/words/nl/names.json", { query: "?cards", import: "default", eager: true })

export default { texts: Object.values(texts), cards: Object.values(cards)[0] ?? {} }
