import names from "../../../../src/bohnhof/words/nl/names.json"
import { pack } from "../words"

const texts = import.meta.glob<string>(
  ["../../../../src/bohnhof/words/nl/*.ftl", "!../../../../src/bohnhof/words/nl/{lesson*,terminal,al_cabohne,high_bohn,prohibohn,rabohnzel,web_games}.ftl"],
  { query: "?raw", import: "default", eager: true },
)

export default pack("nl", names, Object.values(texts))
