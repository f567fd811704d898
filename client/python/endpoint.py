"""A reference endpoint: it verifies what the service sends, approves what it is asked, and signs its replies.

    python3 endpoint.py API_KEY API_SECRET PORT [body-timestamp-endpoint]

It answers each idempotency key once. A real one keeps its keys where all its processes see them, and decides by a balance.
"""

import json
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import contrato

API_KEY, API_SECRET, PORT = sys.argv[1:4]
ORDER = sys.argv[4] if len(sys.argv) > 4 else contrato.TIMESTAMP_FIRST
APPROVED = {"status": "APPROVED", "message": "OK", "status_detail": "APPROVED"}

answers: dict[str, bytes] = {}
lock = threading.Lock()


class Endpoint(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        headers = contrato.lower_headers(self.headers.items())
        if contrato.refusal(headers, self.path, body, {API_KEY: API_SECRET}, ORDER) is not None:
            return self.answer(401, b"")
        try:
            json.loads(body)
        except ValueError:
            return self.answer(400, b"")
        is_asked = self.path.endswith("/authorizations")
        with lock:
            reply = answers.setdefault(headers.get("x-idempotency-key", ""), json.dumps(APPROVED).encode() if is_asked else b"")
        self.answer(200, reply, contrato.signed_headers(self.path, reply, API_SECRET, ORDER))

    def answer(self, status: int, body: bytes, signed: dict[str, str] = {}) -> None:
        self.send_response(status)
        for name, value in {**signed, "content-type": "application/json", "content-length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


server = ThreadingHTTPServer(("127.0.0.1", int(PORT)), Endpoint)
print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
server.serve_forever()
