import names from "../../../../src/bohnhof/words/fr/names.json"
import { pack } from "../words"

const texts = import.meta.glob<string>(
  ["../../../../src/bohnhof/words/fr/*.ftl", "!../../../../src/bohnhof/words/fr/{lesson*,terminal,al_cabohne,high_bohn,prohibohn,rabohnzel,web_games}.ftl"],
  { query: "?raw", import: "default", eager: true },
)

export default pack("fr", names, Object.values(texts))
