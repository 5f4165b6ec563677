"""The frames of a WebSocket (RFC 6455) as a server sees them: masked in, plain out, no extensions.

Our own, because a connection lives for hours and there are thousands of them: here an idle one
costs nothing but its empty slots (benchmarks/server/README.md).
"""

from typing import Final

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
_FINAL: Final = 0x80
_RESERVED: Final = 0x70
_MASKED: Final = 0x80
_LONGEST_CONTROL: Final = 125

PROTOCOL_ERROR: Final = 1002
NO_CODE: Final = 1005
NOT_TEXT: Final = 1007
TOO_MANY: Final = 1008
TOO_LONG: Final = 1009

MOST_AT_ONCE: Final = 500
"""Frames in one piece of what comes: whoever sends only tiny ones must not hold up all others."""

Message = tuple[int, bytes]
"""What kind it is (text, binary, close, ping, pong) and what is in it; CONTINUED is a part of a
message that is not whole yet, and empty."""


class Broken(Exception):
    """The other side does not keep to the protocol; the code to close with says how."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(code)


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    r"""One whole message.

    >>> frame(b"hi")
    b'\x81\x02hi'
    """
    size = len(payload)
    first = _FINAL | kind
    if size < 126:
        return b"%c%c%b" % (first, size, payload)
    if size < 65_536:
        return b"%c\x7e%b%b" % (first, size.to_bytes(2, "big"), payload)
    return b"%c\x7f%b%b" % (first, size.to_bytes(8, "big"), payload)


def close_frame(code: int) -> bytes:
    return frame(b"" if code == NO_CODE else code.to_bytes(2, "big"), CLOSE)


def close_code(payload: bytes) -> int:
    """Why the other side closes; Broken if that is not a proper reason."""
    if not payload:
        return NO_CODE
    code = int.from_bytes(payload[:2], "big")
    is_proper = 1000 <= code <= 1003 or 1007 <= code <= 1014 or 3000 <= code <= 4999
    if len(payload) < 2 or not is_proper:
        raise Broken(PROTOCOL_ERROR)
    check_text(payload[2:])
    return code


def check_text(payload: bytes) -> None:
    try:
        payload.decode()
    except UnicodeDecodeError as error:
        raise Broken(NOT_TEXT) from error


def unmasked(payload: bytes | bytearray, mask: bytes | bytearray) -> bytes:
    """What was mixed with the mask, and back.

    >>> unmasked(unmasked(b"secret", b"1234"), b"1234")
    b'secret'
    """
    size = len(payload)
    stretched = (mask * (size // 4 + 1))[:size]
    mixed = int.from_bytes(payload, "little") ^ int.from_bytes(stretched, "little")
    return mixed.to_bytes(size, "little")


class Reader:
    """Puts what comes from one client together to whole messages."""

    __slots__ = ("_kind", "_longest", "_parts", "_rest")

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._rest: bytearray | None = None
        """The beginning of a frame."""
        self._parts: bytearray | None = None
        """The beginning of a message that comes in several frames."""
        self._kind = TEXT

    def feed(self, data: bytes) -> list[Message]:
        """The messages that are complete now, and a mark for every part of one: all is counted."""
        source: bytes | bytearray = data
        if self._rest is not None:
            self._rest += data
            source = self._rest
        found: list[Message] = []
        at, size, frames = 0, len(source), 0
        while size - at >= 2:
            first, second = source[at], source[at + 1]
            head, length = 6, second & ~_MASKED
            self._check(first, second, length)
            if length > _LONGEST_CONTROL:
                wide = 2 if length == 126 else 8
                head += wide
                if size - at < head:
                    break
                length = int.from_bytes(source[at + 2 : at + 2 + wide], "big")
            if length + len(self._parts or b"") > self._longest:
                raise Broken(TOO_LONG)
            end = at + head + length
            if size < end:
                break
            body = at + head
            payload = unmasked(source[body:end], source[body - 4 : body])
            at = end
            frames += 1
            if frames > MOST_AT_ONCE:
                raise Broken(TOO_MANY)
            found.append(self._put(first, payload))
        self._keep(data, at, size)
        return found

    def _keep(self, data: bytes, at: int, size: int) -> None:
        """What is not understood yet; in place, as a frame may come byte by byte."""
        if at == size:
            self._rest = None
        elif self._rest is None:
            self._rest = bytearray(data[at:])
        else:
            del self._rest[:at]

    def _check(self, first: int, second: int, length: int) -> None:
        kind = first & 0xF
        if first & _RESERVED or not second & _MASKED:
            raise Broken(PROTOCOL_ERROR)
        if kind >= CLOSE:
            if kind > PONG or length > _LONGEST_CONTROL or not first & _FINAL:
                raise Broken(PROTOCOL_ERROR)
        elif kind > BINARY or (kind == CONTINUED) == (self._parts is None):
            raise Broken(PROTOCOL_ERROR)

    def _put(self, first: int, payload: bytes) -> Message:
        """The message that this frame completes."""
        kind = first & 0xF
        if kind >= CLOSE:
            return kind, payload
        if self._parts is not None:
            self._parts += payload
        elif not first & _FINAL:
            self._kind, self._parts = kind, bytearray(payload)
        if not first & _FINAL:
            return CONTINUED, b""
        if self._parts is not None:
            kind, payload, self._parts = self._kind, bytes(self._parts), None
        if kind == TEXT:
            check_text(payload)
        return kind, payload
