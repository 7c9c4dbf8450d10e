const texts = import.meta.glob<string>(
  "../../../../src/bohnhof/words/en/{al_cabohne,high_bohn,prohibohn,rabohnzel,web_games}.ftl",
  { query: "?raw", import: "default", eager: true },
)

const cards = import.meta.glob<object>("../../../../src/bohnhof/words/en/names.json", { query: "?cards", import: "default", eager: true })

export default { texts: Object.values(texts), cards: Object.values(cards)[0] ?? {} }
