"""The files in `deploy/`: nginx is run for real, in front of a real server."""

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from e2e.browser import installs, missing
from harmonium.client import Client
from harmonium.server.base.settings import PREFIX, Settings
from harmonium.server.process import probes
from server.servers import Server, eventually, serving

DEPLOY = Path(__file__).parents[2] / "deploy"
SITE = "games.example.org"
ME = {"type": "me"}

AROUND = """
{user}
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
    server {{  # as somebody writes it who has not heard of sockets
        listen 127.0.0.1:{careless};
        location / {{ proxy_pass http://harmonium; proxy_set_header Host $host; }}
    }}
}}
"""


def _program() -> str:
    def find() -> str | None:
        return shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")

    if find() is None:
        installs("nginx-light")
    return find() or missing("no nginx was found and none could be installed (nginx-light)")


def _port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _site(server: str, port: int) -> str:
    """The example as it is, but for certificates, ports and where the server is."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", text, flags=re.DOTALL)
    text = re.sub(r"^ *(ssl_certificate|listen \[).*\n", "", text, flags=re.MULTILINE)
    for ours, theirs in (
        ("listen 443 ssl;", f"listen 127.0.0.1:{port};"),
        ("server 127.0.0.1:8000;", f"server {server};"),
    ):
        assert text.count(ours) == 1
        text = text.replace(ours, theirs)
    return text


@contextmanager
def _proxy(folder: Path, server: Server) -> Iterator[tuple[int, int]]:
    """The port of nginx, and of one that passes on no sockets."""
    program, port, careless = _program(), _port(), _port()
    user = "user root;" if os.geteuid() == 0 else ""
    site = _site(server.address.removeprefix("http://"), port)
    file = folder / "nginx.conf"
    file.write_text(AROUND.format(user=user, folder=folder, site=site, careless=careless))
    running = subprocess.Popen([program, "-c", str(file), "-e", str(folder / "error.log")])
    try:
        yield port, careless
    finally:
        running.terminate()
        running.wait(30)


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _asked(port: int, path: str, come_from: str, body: bytes | None = None, **claims: Any) -> Any:
    """Like somebody elsewhere, who claims what they like."""
    line = HTTPConnection("127.0.0.1", port, timeout=30, source_address=(come_from, 0))
    sent = {"host": SITE, **{name.replace("_", "-"): value for name, value in claims.items()}}
    line.request("GET" if body is None else "POST", path, body, sent)
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer


def test_nginx_understands_several_servers(tmp_path: Path) -> None:
    site = _site("127.0.0.1:1", _port())
    many = (DEPLOY / "harmonium-many.conf").read_text("utf-8")
    site, replaced = re.subn(
        r"upstream harmonium \{.*?\n\}\n", lambda _: many, site, flags=re.DOTALL
    )
    assert replaced == 1
    file = tmp_path / "nginx.conf"
    file.write_text(AROUND.format(user="", folder=tmp_path, site=site, careless=_port()))
    command = [_program(), "-t", "-c", str(file), "-e", str(tmp_path / "error.log")]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


async def test_nginx_in_front(database: str, tmp_path: Path) -> None:
    settings = {
        "HARMONIUM_PUBLIC_URL": f"https://{SITE}",
        "HARMONIUM_TRUSTED_PROXIES": "127.0.0.1",
        "HARMONIUM_SOCKETS_PER_ADDRESS": "1",
        "HARMONIUM_REQUESTS_PER_SECOND": "2",
    }
    with serving(database, **settings) as server, _proxy(tmp_path, server) as (port, careless):
        await eventually(lambda: _answers(port) and _answers(careless))

        # Addresses and ids are the proxy's word, whatever a guest claims.
        claims: dict[str, Any] = {"x_forwarded_for": "203.0.113.1", "x_request_id": "forged"}
        answer = _asked(port, "/api/me", come_from="127.0.0.5", **claims)
        request = answer.headers["x-request-id"]
        assert (answer.status, len(request)) == (200, 32)
        assert answer.headers["set-cookie"].endswith("; Secure")
        line = await eventually(lambda: next(_lines(server, request), None))
        assert "address=127.0.0.5 " in line

        # Sockets come through, and each guest has limits of their own.
        client = Client(f"http://127.0.0.1:{port}")
        made = await client.make_table("take_it_easy", [ME, {"type": "open"}], open=True)
        url = f"ws://{SITE}/api/tables/{made['table']['id']}/socket"

        def socket_from(address: str) -> Any:
            origin = f"https://{SITE}"
            where = {"host": "127.0.0.1", "port": port, "local_addr": (address, 0)}
            return connect(url, origin=origin, **where)  # type: ignore[arg-type]

        async with socket_from("127.0.0.5") as first, socket_from("127.0.0.6") as second:
            assert b"greeting" in await first.recv(decode=False)
            assert b"greeting" in await second.recv(decode=False)
            async with socket_from("127.0.0.5") as third:
                with pytest.raises(ConnectionClosed):
                    await third.recv()
                assert third.close_code == 4429
        flood = (_asked(port, "/api/games", come_from="127.0.0.7").status for _ in range(400))
        assert 429 in flood
        assert _asked(port, "/api/games", come_from="127.0.0.8").status == 200
        long = _asked(port, "/api/tables", come_from="127.0.0.9", body=b"x" * 70_000)
        longer = _asked(port, "/api/tables", come_from="127.0.0.9", body=b"x" * 140_000)
        assert (long.status, longer.status) == (413, 413)

        assert _asked(port, "/metrics", come_from="127.0.0.9").status == 403
        assert _asked(careless, "/metrics", come_from="127.0.0.9").status == 403

        # What the doctor would say of either.
        good, bad = (f"http://127.0.0.1:{each}" for each in (port, careless))
        assert probes.version(good) == probes.version(bad) is not None
        assert (probes.has_sockets(good), probes.has_sockets(bad)) == (True, False)


def _lines(server: Server, request: str) -> Iterator[str]:
    return (line for line in server.log.splitlines() if f"request={request}" in line)


def test_every_variable_in_the_examples_is_a_setting() -> None:
    known = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__}
    files = sorted(file for file in DEPLOY.iterdir() if file.suffix != ".json")
    pages = sorted((DEPLOY.parent / "docs/guide").glob("*ing.md"))
    assert len(files) == 5
    for file in (*files, *pages):
        named = set(re.findall(rf"{PREFIX}[A-Z_]+", file.read_text("utf-8")))
        assert named - known - {f"{PREFIX}LANG"} == set(), file
    hosting = (DEPLOY.parent / "docs/guide/hosting.md").read_text("utf-8")
    assert [name for name in sorted(known) if f"| `{name}` |" not in hosting] == []


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd here")
    unit = tmp_path / "harmonium.service"
    text = (DEPLOY / unit.name).read_text("utf-8")
    unit.write_text(text.replace("/opt/harmonium/bin/harmonium", shutil.which("true") or ""))
    done = subprocess.run(
        [program, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    own = [line for line in done.stderr.splitlines() if "harmonium" in line]
    assert (done.returncode, own) == (0, [])
