"""Serve the front end, built from `web/`, from memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from bohnhof.web.headers import Receive, Scope, Send, headers_of

FOLDER: Final = Path(__file__).parent / "static"
MISSING: Final = (
    "The page is not built. Start Bohnhof by “python3 run.py”, which builds it, "
    "or build it in web/ by “npm ci” and “npm run build”.\n"
)
SMALLEST: Final = 500
"""Files of at most this many bytes are not compressed."""
BROTLI: Final = ".br"
"""Suffix of the files that the build has compressed (`web/packed.ts`)."""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("image/svg+xml", ".svg")

Headers = list[tuple[bytes, bytes]]


class File:
    """A file of the front end with its headers, uncompressed and compressed.

    `packed` has only encodings that are smaller, the smallest first.
    """

    def __init__(self, path: Path, hashed: bool) -> None:
        self.plain = path.read_bytes()
        packed = gzip.compress(self.plain, 9, mtime=0) if len(self.plain) > SMALLEST else self.plain
        brotli = path.with_name(path.name + BROTLI)
        self.packed = [("br", brotli.read_bytes())] if brotli.is_file() else []
        if len(packed) < len(self.plain):
            self.packed.append(("gzip", packed))
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind.endswith(("json", "xml")):
            kind += "; charset=utf-8"
        self.tag = f'"{hashlib.sha256(self.plain).hexdigest()[:20]}"'.encode()
        lasting = b"public, max-age=31536000, immutable" if hashed else b"no-cache"
        self.headers: Headers = [
            (b"content-type", kind.encode()),
            (b"cache-control", lasting),
            (b"etag", self.tag),
            (b"vary", b"accept-encoding, accept-language" if path.suffix == ".html" else b"accept-encoding"),
        ]


def preferred(accepted: str) -> list[str]:
    """Return the languages of an Accept-Language header, most preferred first."""
    weighed: list[tuple[float, str]] = []
    for part in accepted.lower().split(","):
        tag, _, rest = part.partition(";")
        try:
            weight = float(rest.partition("=")[2] or 1) if rest else 1.0
        except ValueError:
            weight = 0.0
        if weight > 0 and tag.strip():
            weighed.append((-weight, tag.strip()))
    return [tag for _, tag in sorted(weighed, key=lambda one: one[0])]


class Bundle:
    """All files of the front end. They are read again after a new build."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._built = 0.0
        self._files: dict[str, File] = {}

    @property
    def is_built(self) -> bool:
        return (self.folder / "index.html").is_file()

    def _look(self) -> None:
        index = self.folder / "index.html"
        built = index.stat().st_mtime if index.is_file() else 0.0
        if built != self._built:
            found = self.folder.rglob("*") if built else []
            paths = [path for path in found if path.is_file() and path.suffix != BROTLI]
            names = {path: path.relative_to(self.folder).as_posix() for path in paths}
            self._files = {f"/{name}": File(path, "assets/" in name) for path, name in names.items()}
            self._built = built

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._look()
        path = self._index_for(scope) if scope["path"] == "/" else scope["path"]
        if scope["method"] not in ("GET", "HEAD"):
            await _answer(send, 405, [(b"allow", b"GET, HEAD")], b"")
        elif path in self._files:
            await self._give(self._files[path], scope, send)
        elif path == "/index.html":
            await _answer(send, 503, [(b"content-type", b"text/plain; charset=utf-8")], MISSING.encode())
        else:
            await _answer(send, 404, [(b"content-type", b"text/plain; charset=utf-8")], b"Not found\n")

    def _index_for(self, scope: Scope) -> str:
        """Return the path of the index page in the reader's preferred language."""
        for tag in preferred(headers_of(scope).get("accept-language", "")):
            path = f"/index.{tag[:2]}.html"
            if path in self._files:
                return path
            if tag.startswith("en"):
                break
        return "/index.html"

    async def _give(self, file: File, scope: Scope, send: Send) -> None:
        wanted = dict(scope["headers"])
        if wanted.get(b"if-none-match") == file.tag:
            await _answer(send, 304, file.headers, b"")
            return
        body, headers = file.plain, file.headers
        given = wanted.get(b"accept-encoding", b"").split(b",")
        accepted = [part.partition(b";")[0].strip() for part in given]
        for encoding, packed in file.packed:
            if encoding.encode() in accepted:
                body, headers = packed, [*file.headers, (b"content-encoding", encoding.encode())]
                break
        await _answer(send, 200, headers, body, scope["method"] == "HEAD")


async def _answer(send: Send, status: int, headers: Headers, body: bytes, only_head: bool = False) -> None:
    headers = [*headers, (b"content-length", str(len(body)).encode())] if status != 304 else headers
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if only_head else body})
