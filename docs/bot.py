"""A bot for Capers in sixty lines of standard Python, with websocket.py beside it. docs/protocol.md explains what it says and hears.
python3 bot.py http://127.0.0.1:7878 TABLE         sits down at the table with that id, and plays once its host begins
python3 bot.py http://127.0.0.1:7878 dice-heist    opens a table of that game, and plays with the server's own bots; options may follow: '{"seats":2}'"""
import json, os, random, sys, time, urllib.request
from websocket import WebSocket

class Bot:
    def __init__(self, server, wanted, options="{}"):
        self.server, self.key = server.rstrip("/"), {}
        made = self.ask("/api/bots", {"name": "Sixty Lines"})
        self.me, self.key = made["player"]["id"], {"Authorization": "Bearer " + made["token"]}
        own = wanted in [game["slug"] for game in self.ask("/api/games")]
        self.table = self.ask("/api/tables", {"game": wanted, "options": {"seats": 3, **json.loads(options)}})["id"] if own else wanted

    def ask(self, path, body=None):
        return json.load(urllib.request.urlopen(urllib.request.Request(self.server + path, json.dumps(body).encode() if body else None, self.key)))

    def say(self, kind, **fields):
        self.socket.send(json.dumps({"type": kind, **fields}))

    def choose(self, view, legal):  # The place for something cleverer.
        return random.choice(legal)

    def take_place(self, seats, host):  # Sits down; at its own table, puts the server's bots on the other seats and begins.
        free = [number for number, seat in enumerate(seats) if seat["kind"] == "open"]
        if free and not any(seat["kind"] == "person" and seat["player"]["id"] == self.me for seat in seats):
            self.say("sit", seat=free[0], entropy=os.urandom(16).hex())
        elif host == self.me:
            self.say("set_bot", seat=free[0], bot="greedy") if free else self.say("start")

    def hear(self, message):
        if message["type"] == "refused" and message["to"] == "watch":
            sys.exit("There is no such table.")
        if message.get("code") == "too_fast":  # Where all race against one clock no hand is quicker than others: it looks again a little later.
            time.sleep(0.3)
            self.say("view")
        if message["type"] == "table" and message["phase"] == "waiting":
            self.take_place(message["seats"], message["host"])
        if message["type"] == "table" and any(seat.get("stand_in") and seat["player"]["id"] == self.me for seat in message["seats"]):
            self.say("take_back")  # It was away, and a bot of the server plays for it.
        sight = message if message["type"] == "view" else message.get("sight") or {}
        if (decision := sight.get("decision")) and decision["legal"]:  # Its id is the client id too: should the answer be sent twice, it counts once.
            self.say("act", action=self.choose(sight["view"], decision["legal"]), decision=decision["id"], client=decision["id"], nonce=os.urandom(16).hex())

    def play(self):
        while True:  # After a broken connection or a restart of the server it looks at the table again and goes on.
            try:
                self.socket = WebSocket(self.server, self.key)
                self.say("hello", protocol=1, client="bot.py")
                self.say("watch", table=self.table)
                while message := json.loads(self.socket.receive() or "null"):
                    self.hear(message)
                    if message["type"] == "table" and message["phase"] == "over":
                        return message["result"]
            except OSError as error:
                print(error, file=sys.stderr)
            time.sleep(1)


print(json.dumps(Bot(*sys.argv[1:4]).play()))
