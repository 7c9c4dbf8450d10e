const texts = import.meta.glob<string>(
  "../../../../src/bohnhof/words/nl/{al_cabohne,high_bohn,prohibohn,rabohnzel,web_games}.ftl",
  { query: "?raw", import: "default", eager: true },
)

export default Object.values(texts)
