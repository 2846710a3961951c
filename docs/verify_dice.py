"""Checks the dice of a Capers record with nothing but Python: python3 verify_dice.py RECORD.json"""
import hashlib, hmac, json, re, sys

def mac(key, *texts):  # HMAC-SHA256 over texts, each on a line of its own
    if not all(re.fullmatch(r"[ -~]{0,128}", str(text)) for text in texts):
        sys.exit("A text of the record is too long or not printable.")
    return hmac.new(key, "".join(f"{text}\n" for text in texts).encode(), hashlib.sha256).digest()

record = json.load(open(sys.argv[1], encoding="utf-8"))
fair, dealt, nonces = record.get("fair") or {}, {}, [""] * len(record["seats"])
if "secret" not in fair:
    sys.exit("Nothing was promised in this record, or the secret is not published yet.")
secret = bytes.fromhex(fair["secret"])
if hashlib.sha256(secret).hexdigest() != fair["commitment"]:
    sys.exit("The secret is not the one that was promised.")
key = mac(secret, "capers/1/key", fair["table"], *fair["entropy"])
for number, move in enumerate(record["moves"]):
    if "seat" in move:  # an action, or a commitment to one
        nonces[move["seat"]] = move.get("nonce") or ""
    elif "outcome" in move:
        stream, ticket = move["stream"], move.get("ticket") or sys.exit(f"Move {number} has no ticket.")
        n = ticket["of"] or sys.exit(f"Move {number} draws from nothing.")
        ordinal, block, fit = dealt.get(stream, 0), 0, []
        while not fit:  # words beyond the last full multiple of n would favour the low tickets
            bits = mac(key, "capers/1/draw", stream, ordinal, block, *nonces)
            words = [int.from_bytes(bits[i:i + 8], "big") for i in (0, 8, 16, 24)]
            fit, block = [word % n for word in words if word < 2**64 // n * n], block + 1
        if ticket != {"ordinal": ordinal, "of": n, "drawn": fit[0]}:
            sys.exit(f"Move {number} does not follow: ticket {fit[0]} of {n} should have been drawn from {stream}.")
        dealt[stream] = ordinal + 1
    if "salt" in move:  # it was sealed, and is open now
        action = json.dumps(move["action"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        lines = ["capers/1/sealed", fair["table"], number, move["seat"], action]
        text = "".join(f"{line}\n" for line in lines).encode()
        if hmac.new(bytes.fromhex(move["salt"]), text, hashlib.sha256).hexdigest() != move["sealed"]:
            sys.exit(f"Move {number} is not the action that was sealed.")
print(f"All {sum(dealt.values())} draws follow from what was promised.")
