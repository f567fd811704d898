"""What a test asks of this client: ``check.py vectors FILE``, ``check.py refused``, ``check.py waiting BASE_URL`` and ``check.py story BASE_URL CLIENT_ID CLIENT_SECRET AUDIENCE``."""

import base64
import csv
import sys
import threading
import time

import contrato


def vectors(file: str) -> None:
    """Prints the verdict on every call, and the signature that this client makes of what came."""
    with open(file, newline="", encoding="utf-8") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            body, order = base64.b64decode(row["body_base64"]), row["order"]
            headers = {name: row[name] for name in row if name.startswith("x-")}
            secrets = {row["api_key"]: row["api_secret"]}
            verdict = contrato.refusal(headers, row["called"], body, secrets, order, float(row["now"]))
            own = contrato.signature(row["x-timestamp"], row["x-endpoint"], body, row["api_secret"], order)
            print(verdict or "believed", own, sep="\t")


def story(base_url: str, client_id: str, client_secret: str, audience: str) -> None:
    """Creates three users and lists them by two, then asks for one that is not there, for a list in Brazil, for cards and for shipments."""
    client = contrato.Client(base_url, client_id, client_secret, audience)
    for name in ("Ana", "Bruno", "Ana, Inés"):
        body = {"email": f"{contrato.new_key()}@example.com", "name": name, "operation_country": "ARG"}
        client.request("POST", "/users/v1/", body, key=contrato.new_key())
    query = {"filter[name]": ["Ana, Inés", "Ana", "Bruno"], "page[size]": 2}
    print(len(list(client.items("/users/v1/", query))))
    try:
        client.request("GET", f"/users/v1/{contrato.new_key()}")
    except contrato.ContratoError as error:
        print(error.status, error.code, error.request_id is not None)
    try:
        list(client.items(f"/networks/cash/v1/cashin/intents/account/{contrato.new_key()}", headers={"country": "bra"}))
    except contrato.ContratoError as error:
        print(error.status, error.code)
    try:
        client.request("GET", "/cards/v1/")
    except contrato.ContratoError as error:
        print(error.status)
    print(len(list(client.items("/shipping/v1/"))))


def refused() -> None:
    """Prints what becomes of calls that nobody who has the secret has made, and of a body that is not bytes."""
    now = "1700000000"
    for blank in ("", " ", "\n"):
        headers = {"x-api-key": "key", "x-timestamp": now, "x-endpoint": "/", "x-signature": contrato.signature(now, "/", b"{}", "")}
        print(contrato.refusal(headers, "/", b"{}", {"key": blank}, now=float(now)) or "believed")
    given = contrato.signed_headers("/", b"{}", "c2VjcmV0", now=float(now))
    for name in given:
        headers = contrato.lower_headers([("X-Api-Key", "key"), *given.items(), (name, "other")])
        print(contrato.refusal(headers, "/", b"{}", {"key": "c2VjcmV0"}, now=float(now)) or "believed")
    try:
        contrato.refusal({"x-api-key": "key", **given}, "/", "{}", {"key": "c2VjcmV0"}, now=float(now))
    except TypeError as error:
        print(error)


def waiting(base_url: str) -> None:
    """Three threads need a token that is given, and three one that is refused; then one thread asks again."""
    here = threading.Semaphore(0)

    def now() -> float:
        here.release()
        return time.time()

    def release(path: str) -> None:
        for _ in range(3):
            here.acquire()
        with client._lock:  # the third thread waits, too
            pass
        contrato.send("GET", base_url + path, {}, None)

    def call() -> None:
        try:
            client.request("GET", "/users/v1/")
            said.append("answered")
        except contrato.ContratoError as error:
            said.append(str(error.status))

    client, said = contrato.Client(base_url, "id", "secret", "audience", now=now), []
    for path in ("/refuse", "/give"):
        threads = [threading.Thread(target=call) for _ in range(3)]
        for thread in threads:
            thread.start()
        release(path)
        for thread in threads:
            thread.join()
    print("\n".join(said))


{"vectors": vectors, "refused": refused, "story": story, "waiting": waiting}[sys.argv[1]](*sys.argv[2:])
