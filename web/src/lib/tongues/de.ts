import names from "../../../../src/bohnhof/words/de/names.json"
import { pack } from "../words"

const texts = import.meta.glob<string>(["../../../../src/bohnhof/words/de/*.ftl", "!**/terminal.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
})

export default pack("de", names, Object.values(texts))
