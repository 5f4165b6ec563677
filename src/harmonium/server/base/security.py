"""Signatures, hashes, origins and headers."""

import hashlib
import hmac
import secrets
from typing import Final
from urllib.parse import urlsplit

COOKIE: Final = "harmonium"
COOKIE_SECONDS: Final = 5 * 365 * 86_400

_POLICY: Final = (
    b"default-src 'self'; img-src 'self' data:; object-src 'none'; "
    b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS: Final = (
    (b"content-security-policy", _POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
)
"""No-referrer, because the addresses of invitations must not travel."""

SECURE_HEADERS: Final = (*HEADERS, (b"cross-origin-opener-policy", b"same-origin"))
"""For https and this computer itself: elsewhere browsers ignore the last one and complain."""

CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without those that look alike."""
CODE_LENGTH: Final = 8


def sign(secret: bytes, person: str) -> str:
    return f"{person}.{_mac(secret, 'cookie', person)[:43]}"


def signed_by(secret: bytes, cookie: str) -> str | None:
    """Whose cookie it is; None if we did not sign it."""
    person = cookie.partition(".")[0]
    expected = sign(secret, person).encode()
    return person if hmac.compare_digest(expected, cookie.encode()) else None


def hashed(secret: bytes, token: str) -> str:
    """How tokens and codes are kept: keyed, because a short code could be guessed from a hash."""
    return _mac(secret, "token", token)


def _mac(secret: bytes, purpose: str, text: str) -> str:
    return hmac.new(secret, f"{purpose}\0{text}".encode(), hashlib.sha256).hexdigest()


def derived(secret: bytes, purpose: str, text: str) -> bytes:
    """32 bytes that only the owner of the secret can tell."""
    return hmac.new(secret, f"{purpose}\0{text}".encode(), hashlib.sha256).digest()


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_own_origin(origin: str | None, host: str | None, public_url: str | None) -> bool:
    """Whether a browser's request comes from our own pages; programs send no origin."""
    if origin is None:
        return True
    try:
        asked = urlsplit(origin)
    except ValueError:  # nothing that a browser would say
        return False
    own = {_bare(host, asked.scheme)} if host else set()
    if public_url:
        public = urlsplit(public_url)
        own.add(_bare(public.netloc, public.scheme))
    return asked.scheme in {"http", "https"} and _bare(asked.netloc, asked.scheme) in own


def _bare(host: str, scheme: str) -> str:
    """Without the port that goes without saying."""
    usual = {"https": ":443", "http": ":80"}.get(scheme, "")
    return host.lower().removesuffix(usual)


def is_cross_site(
    *, origin: str | None, fetch_site: str | None, host: str | None, public_url: str | None
) -> bool:
    """Whether another site made the browser send a request that changes something."""
    if fetch_site is not None:
        return fetch_site not in {"same-origin", "none"}
    return not is_own_origin(origin, host, public_url)
