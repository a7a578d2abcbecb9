import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ["WEBHOOK_SECRET"]  # whsec_…
if not SECRET:
    raise SystemExit("Set WEBHOOK_SECRET.")


def is_genuine(headers, body):
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    signatures = headers.get("webhook-signature", "")
    if not (timestamp.isascii() and timestamp.isdigit()):
        return False
    if abs(time.time() - int(timestamp)) > 300:  # seconds
        return False

    key = base64.b64decode(SECRET.replace("whsec_", ""))
    signed = f"{message_id}.{timestamp}.".encode() + body
    code = hmac.new(key, signed, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(code)
    return any(
        hmac.compare_digest(expected, signature.encode())
        for signature in signatures.split(" ")
    )


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        length = int(self.headers.get("content-length", 0))
        body = self.rfile.read(length)  # the raw bytes, before any parsing

        if not is_genuine(self.headers, body):
            self.respond(400)
            return
        event = json.loads(body)
        print(event["type"], event["timestamp"], flush=True)
        self.respond(204)

    def respond(self, status):
        self.send_response(status)
        self.end_headers()


port = int(os.environ.get("PORT", "8000"))
ThreadingHTTPServer(("", port), Receiver).serve_forever()
