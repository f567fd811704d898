"""The code that every caller of the service needs: verify calls and sign replies, keep a token, repeat requests safely, read lists.

It needs Python 3.9 and nothing else. Models of bodies come from a generator, see docs/guides/typed-client.md.
"""

import base64
import hashlib
import hmac
import http.client
import json
import re
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass, field
from typing import Any, Callable, Iterable, Iterator, Mapping, Optional, Tuple

MAX_AGE_SECONDS = 60
#: Longer than the longest wait that an operation offers, which is 30 seconds.
TIMEOUT_SECONDS = 60
SCHEME = "hmac-sha256 "

#: The orders of the signed bytes; the revision of the contract says which.
TIMESTAMP_FIRST = "timestamp-endpoint-body"
BODY_FIRST = "body-timestamp-endpoint"


def signature(timestamp: str, endpoint: str, body: bytes, secret: str, order: str = TIMESTAMP_FIRST) -> str:
    """The value of ``x-signature``. ``secret`` is the api-secret in base64, ``body`` the bytes as they come or go."""
    if not isinstance(body, (bytes, bytearray, memoryview)):
        raise TypeError("A signature is over bytes: pass the body as it came, before anything decoded or parsed it.")
    if order not in (TIMESTAMP_FIRST, BODY_FIRST):
        raise ValueError(f"The order of the signed bytes is {TIMESTAMP_FIRST} or {BODY_FIRST}.")
    head = (timestamp + endpoint).encode()
    signed = bytes(body) + head if order == BODY_FIRST else head + bytes(body)
    digest = hmac.new(base64.b64decode(secret), signed, hashlib.sha256).digest()
    return SCHEME + base64.b64encode(digest).decode()


def refusal(
    headers: Mapping[str, str],
    endpoint: str,
    body: bytes,
    secrets: Mapping[str, str],
    order: str = TIMESTAMP_FIRST,
    now: Optional[float] = None,
) -> Optional[str]:
    """The reason not to trust a call, or None.

    ``headers`` by their names in lower case, as ``lower_headers`` makes them, ``endpoint`` is the path and query that were called, ``body`` the bytes that came, ``secrets``
    are api-secrets by api-key, ``now`` is in seconds.
    """
    secret = secrets.get(headers.get("x-api-key", ""))
    # A secret that is not configured is no secret: anybody can sign with the bytes of none, such as a blank has.
    if not secret or not base64.b64decode(secret):
        return "unknown-key"
    if headers.get("x-endpoint") != endpoint:
        return "other-endpoint"
    timestamp = headers.get("x-timestamp", "")
    wanted = signature(timestamp, endpoint, body, secret, order)
    if not hmac.compare_digest(headers.get("x-signature", "").encode(), wanted.encode()):
        return "wrong-signature"
    # Only now, because a timestamp without a valid signature has no meaning.
    if not re.fullmatch("[0-9]{1,12}", timestamp):
        return "stale"
    age = (time.time() if now is None else now) - int(timestamp)
    return None if abs(age) <= MAX_AGE_SECONDS else "stale"


def signed_headers(
    endpoint: str, body: bytes, secret: str, order: str = TIMESTAMP_FIRST, now: Optional[float] = None
) -> dict[str, str]:
    """The headers that a reply to a call is signed with, or a call in your own test."""
    timestamp = str(int(time.time() if now is None else now))
    value = signature(timestamp, endpoint, body, secret, order)
    return {"x-endpoint": endpoint, "x-timestamp": timestamp, "x-signature": value}


def lower_headers(pairs: Iterable[Tuple[str, str]]) -> dict[str, str]:
    """Headers by their names in lower case, from pairs as they came. One that came twice is not one that was signed: it has both values."""
    headers: dict[str, str] = {}
    for name, value in pairs:
        headers[name.lower()] = f"{headers[name.lower()]}, {value}" if name.lower() in headers else value
    return headers


class ContratoError(Exception):
    """A refusal of the service. ``code`` is one of the contract's; None where something in between answered."""

    def __init__(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        try:
            envelope = json.loads(body)
            self.code: Optional[str] = envelope["error_code"]
            message = envelope["error"]["message"]
            self.details: list[dict[str, Any]] = envelope["error"].get("details", [])
        except (ValueError, KeyError, TypeError):
            self.code, message, self.details = None, body[:200].decode(errors="replace"), []
        self.status = status
        self.request_id = headers.get("x-request-id")
        self.retry_after = _seconds(headers)
        lines = [f"{status} {self.code or 'without a code'}: {message}"] + [_in_words(one) for one in self.details or [] if isinstance(one, dict)]
        super().__init__("\n  ".join(lines))


def _in_words(one: Mapping[str, Any]) -> str:
    """A place that is wrong, as a log shows it: ``body /amount/value: must be a number``."""
    place = " ".join(filter(None, (one.get("location"), one.get("pointer"))))
    return ": ".join(filter(None, (place, one.get("detail") or one.get("code"))))


@dataclass
class Answer:
    """What came back, with the names of headers in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Redirects are refusals: to follow one would turn a POST into a GET, and would send the token to another address."""

    def redirect_request(self, *_: Any) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirects)


def send(method: str, url: str, headers: Mapping[str, str], body: Optional[bytes]) -> Answer:
    """Sends one request. Raises OSError when no answer comes, or only a part of one."""
    request = urllib.request.Request(url, data=body, headers=dict(headers), method=method)
    try:
        try:
            with _opener.open(request, timeout=TIMEOUT_SECONDS) as response:
                return Answer(response.status, _lower(response.headers), response.read())
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, _lower(error.headers), error.read())
    except (OSError, http.client.HTTPException) as error:
        raise ConnectionError(f"No whole answer came to {method} {url}: {error!r}") from error


def new_key() -> str:
    """An idempotency key. Store it with what is created, to repeat the request after a restart."""
    return str(uuid.uuid4())


@dataclass
class Client:
    """A client of the service. Calls may come from several threads."""

    base_url: str
    client_id: str
    client_secret: str
    audience: str
    #: "/oauth/v1/token" in revisions with token-path=oauth-v1.
    token_path: str = "/oauth/token"
    #: How often a request is sent in all, when repeating does no harm.
    attempts: int = 3
    send: Callable[[str, str, Mapping[str, str], Optional[bytes]], Answer] = send
    now: Callable[[], float] = time.time
    pause: Callable[[float], None] = time.sleep
    _token: Optional[tuple[str, float]] = field(default=None, init=False, repr=False)
    #: The request for a token that is under way, for all threads that need one.
    _asking: Optional["Future[str]"] = field(default=None, init=False, repr=False)
    _lock: threading.Lock = field(default_factory=threading.Lock, init=False, repr=False)

    def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        query: Optional[Mapping[str, Any]] = None,
        key: Optional[str] = None,
        headers: Optional[Mapping[str, str]] = None,
    ) -> Any:
        """Calls an operation and returns the body of its success, parsed. Raises ContratoError when the service refuses.

        ``key`` is the idempotency key of an operation that takes one: ``new_key()``. All repeats have it.
        ``headers`` are further headers that the operation takes, such as ``{"country": "bra"}``.
        """
        url = self.base_url.rstrip("/") + path + _query(query or {})
        sent = {**(headers or {}), "accept": "application/json"}
        if key is not None:
            sent["x-idempotency-key"] = key
        data = None
        if body is not None:
            sent["content-type"] = "application/json"
            data = json.dumps(body).encode()
        token = self._access_token()
        answer = self._repeating(method, url, {**sent, "authorization": f"Bearer {token}"}, data)
        if answer.status == 401:
            # The token may have been revoked: a new one is tried once.
            self._forget(token)
            fresh = self._access_token()
            if fresh != token:
                answer = self._repeating(method, url, {**sent, "authorization": f"Bearer {fresh}"}, data)
        return _body(answer)

    def items(
        self, path: str, query: Optional[Mapping[str, Any]] = None, headers: Optional[Mapping[str, str]] = None
    ) -> Iterator[Any]:
        """Every item of a list, page after page as they are needed."""
        number, pages = 0, 1
        while number < pages:
            page = self.request("GET", path, query={**(query or {}), "page[number]": number}, headers=headers)
            yield from page["data"]
            number += 1
            if "meta" in page:
                pages = page["meta"]["pagination"]["total_pages"]
            elif page["data"]:  # a list that does not say how many pages there are ends with an empty one
                pages = number + 1

    def _access_token(self) -> str:
        """The token. It is requested once, however many threads need it; they all get the same token or the same failure."""
        while True:
            with self._lock:
                now = self.now()
                if self._token is not None and now < self._token[1]:
                    return self._token[0]
                asking, is_asked = self._asking, self._asking is not None
                if asking is None:
                    asking = self._asking = Future()
            if not is_asked:
                self._ask(asking, now)
            try:
                return asking.result()
            except CancelledError:
                pass  # The thread that asked was interrupted: another one asks.

    def _ask(self, asking: "Future[str]", now: float) -> None:
        """Requests a token without the lock, because others must be able to wait for it, and keeps it."""
        token: Optional[tuple[str, float]] = None
        failure: Optional[Exception] = None
        credentials = {"client_id": self.client_id, "client_secret": self.client_secret}
        body = {**credentials, "audience": self.audience, "grant_type": "client_credentials"}
        headers = {"content-type": "application/json", "accept": "application/json"}
        try:
            given = _body(self._repeating("POST", self._token_url(), headers, json.dumps(body).encode()))
            token = (given["access_token"], now + given["expires_in"])
        except Exception as error:
            failure = error
        finally:
            with self._lock:
                self._asking = None
                self._token = token
            if token is not None:
                asking.set_result(token[0])
            elif failure is not None:
                asking.set_exception(failure)
            else:
                asking.cancel()

    def _token_url(self) -> str:
        return self.base_url.rstrip("/") + self.token_path

    def _forget(self, token: str) -> None:
        with self._lock:
            if self._token is not None and self._token[0] == token:
                self._token = None

    def _repeating(self, method: str, url: str, headers: Mapping[str, str], body: Optional[bytes]) -> Answer:
        """Sends again when the service did nothing (408, 429, 503); and when no answer came, if nothing can happen twice."""
        # The token is the same however often it is requested.
        is_token = url == self._token_url()
        is_repeatable = is_token or method in ("GET", "HEAD", "PUT", "DELETE") or "x-idempotency-key" in headers
        for attempt in range(1, self.attempts + 1):
            wait = 0.2 * 2 ** (attempt - 1)
            try:
                answer = self.send(method, url, headers, body)
            except OSError:
                if attempt == self.attempts or not is_repeatable:
                    raise
            else:
                asked = _seconds(answer.headers)
                wait = wait if asked is None else asked
                if answer.status not in (408, 429, 503) or attempt == self.attempts or wait > 30:
                    return answer
            self.pause(wait)
        raise AssertionError("attempts is at least 1")


def _query(query: Mapping[str, Any]) -> str:
    """Lists go in the comma form; a comma within a value is encoded."""
    quote = lambda value: urllib.parse.quote(str(value), safe="")
    pairs = [
        f"{quote(name)}=" + ",".join(map(quote, value if isinstance(value, (list, tuple)) else [value]))
        for name, value in query.items()
    ]
    return "?" + "&".join(pairs) if pairs else ""


def _body(answer: Answer) -> Any:
    if not 200 <= answer.status < 300:
        raise ContratoError(answer.status, answer.headers, answer.body)
    return json.loads(answer.body) if answer.body else None


def _seconds(headers: Mapping[str, str]) -> Optional[int]:
    text = headers.get("retry-after", "")
    return int(text) if re.fullmatch("[0-9]{1,6}", text) else None


def _lower(headers: Any) -> dict[str, str]:
    return lower_headers(headers.items())
