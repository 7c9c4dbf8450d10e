import names from "../../../../src/bohnhof/words/de/names.json"
import { pack } from "../words"

const texts = import.meta.glob<string>(
  ["../../../../src/bohnhof/words/de/*.ftl", "!../../../../src/bohnhof/words/de/{lesson*,terminal,al_cabohne,high_bohn,prohibohn,rabohnzel,web_games}.ftl"],
  { query: "?raw", import: "default", eager: true },
)

export default pack("de", names, Object.values(texts))
