"""A bot in plain Python: `bohnhof simulate bohnanza --bots "cmd:python3 foreign_bot.py"`.

It wants what grows on its fields and gives away the rest. Protocol: docs/protocol_for_bots.md.
"""

import json
import sys


def worth(row, thresholds):
    return sum(len(row) >= needed for needed in thresholds)


def liking(move, view, asked):
    me = view["players"][view["viewer"] - 1]
    grown = {row[0] for row in me["fields"] if row}
    verb, *words = move.replace(":", "").split()
    if verb == "plant":
        return 2 if me["fields"][int(words[-1]) - 1] else 1
    if verb == "harvest":
        row = me["fields"][int(words[0]) - 1]
        return worth(row, beans[row[0]]) / 10 if asked == "act" else -1
    if verb == "accept":
        offer = next(offer for offer in view["offers"] if offer["serial"] == int(words[0]))
        return 4 if grown.issuperset(offer["give"]) and grown.isdisjoint(offer["want"]) else -1
    if verb == "offer":
        give, want = " ".join(words[1:]).split(" for ")
        return 3 if grown.issuperset(want.split()) and grown.isdisjoint(give.split()) else -1
    return 0.5


for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "hello":
        print(json.dumps({"t": "hello"}), flush=True)
    elif message["t"] == "game":
        beans = {bean["id"]: bean["thresholds"] for bean in message["beans"]}
    elif message["t"] == "question":
        liked = [(liking(move, message["view"], message["asked"]), move) for move in message["moves"]]
        like, best = max(liked, key=lambda pair: pair[0], default=(-1, None))
        answer = {"t": "answer", "number": message["number"], "say": best if like >= 0 else None}
        print(json.dumps(answer), flush=True)
    elif message["t"] == "quit":
        break
