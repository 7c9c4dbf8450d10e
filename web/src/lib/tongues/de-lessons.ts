const texts = import.meta.glob<string>("../../../../src/bohnhof/words/de/lesson*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
})

export default Object.values(texts)
