const texts = import.meta.glob<string>(
  "../../../../src/bohnhof/words/en/{al_cabohne,high_bohn,prohibohn,rabohnzel,web_games}.ftl",
  { query: "?raw", import: "default", eager: true },
)

export default Object.values(texts)
