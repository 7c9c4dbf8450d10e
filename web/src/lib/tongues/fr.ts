import names from "../../../../src/bohnhof/words/fr/names.json"
import { pack } from "../words"

const texts = import.meta.glob<string>(["../../../../src/bohnhof/words/fr/*.ftl", "!**/terminal.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
})

export default pack("fr", names, Object.values(texts))
