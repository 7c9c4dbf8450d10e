import names from "../../../../src/bohnhof/words/en/names.json"
import { pack } from "../words"

const texts = import.meta.glob<string>(
  ["../../../../src/bohnhof/words/en/*.ftl", "!../../../../src/bohnhof/words/en/{lesson*,terminal,al_cabohne,high_bohn,prohibohn,rabohnzel,web_games}.ftl"],
  { query: "?raw", import: "default", eager: true },
)

export default pack("en", names, Object.values(texts))
