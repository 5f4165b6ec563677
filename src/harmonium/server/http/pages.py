"""The browser client: built files beside this module, hashed and precompressed.

Every address that is no file and no part of the API opens the client, which knows the way.
"""

import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from harmonium.room.errors import NotThere
from harmonium.server.http.routes.shared import AnyRequest

STATIC: Final = Path(__file__).parents[1] / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
mimetypes.add_type("application/manifest+json", ".webmanifest")  # not every system knows it
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    wanted = path.strip("/")
    if wanted.startswith("api/"):
        raise NotThere("unknown-page")
    file = STATIC / (wanted or "index.html")
    if not _is_ours(file):
        if "." in wanted.rpartition("/")[2]:
            raise NotThere("unknown-page")
        file = STATIC / "index.html"
    if not file.is_file():
        raise NotThere("no-client")
    return _served(file, request.headers.get("accept-encoding", ""))


def _is_ours(file: Path) -> bool:
    try:
        inside = file.resolve().is_relative_to(STATIC.resolve())
        return inside and file.is_file() and file.suffix not in {".br", ".gz"}
    except (OSError, ValueError):  # no system has a file of that name
        return False


def _served(file: Path, accepted: str) -> Response[bytes]:
    is_hashed = file.parent.name == "assets"
    headers = {"cache-control": FOREVER if is_hashed else "no-cache", "vary": "accept-encoding"}
    media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    for encoding, suffix in ENCODINGS:
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            headers["content-encoding"] = encoding
            return Response(packed.read_bytes(), media_type=media_type, headers=headers)
    return Response(file.read_bytes(), media_type=media_type, headers=headers)
