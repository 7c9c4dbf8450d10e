// The bot of foreign_bot.py in JavaScript: bohnhof simulate bohnanza --bots "cmd:node foreign_bot.mjs"
// The protocol: docs/protocol_for_bots.md.

import { createInterface } from "node:readline";

let beans = {};

const worth = (row) => beans[row[0]].filter((needed) => row.length >= needed).length;

function liking(move, view, asked) {
  const { fields } = view.players[view.viewer - 1];
  const grown = fields.filter((row) => row.length).map((row) => row[0]);
  const all = (kinds) => kinds.every((kind) => grown.includes(kind));
  const none = (kinds) => !kinds.some((kind) => grown.includes(kind));
  const [verb, ...words] = move.replace(":", "").split(" ");
  if (verb === "plant") return fields[words.at(-1) - 1].length ? 2 : 1;
  if (verb === "harvest") return asked === "act" ? worth(fields[words[0] - 1]) / 10 : -1;
  if (verb === "accept") {
    const offer = view.offers.find((one) => one.serial === Number(words[0]));
    return all(offer.give) && none(offer.want) ? 4 : -1;
  }
  if (verb === "offer") {
    const [give, want] = words.slice(1).join(" ").split(" for ");
    return all(want.split(" ")) && none(give.split(" ")) ? 3 : -1;
  }
  return 0.5;
}

const say = (message) => console.log(JSON.stringify(message));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.t === "hello") say({ t: "hello" });
  if (message.t === "game") beans = Object.fromEntries(message.beans.map((bean) => [bean.id, bean.thresholds]));
  if (message.t === "question") {
    const liked = message.moves.map((move) => [liking(move, message.view, message.asked), move]);
    const [like, best] = liked.reduce((one, other) => (other[0] > one[0] ? other : one), [-1, null]);
    say({ t: "answer", number: message.number, say: like >= 0 ? best : null });
  }
  if (message.t === "quit") process.exit();
}
