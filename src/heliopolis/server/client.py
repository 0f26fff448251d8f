"""The browser's client as files: one page for all its paths, and how long browsers keep what."""

import os
import re
from http import HTTPStatus
from mimetypes import guess_type
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_PAGE: Final = re.compile(
    r"(?:new|quick|rules|replay)/?|(?:table|replay|rules|guide)/[A-Za-z0-9._-]{1,64}/?"
)
"""What the client shows by itself, as web/src/lib/router.svelte.ts reads it."""
_FILE: Final = re.compile(r"(?:api|assets)(?:/.*)?|.*\.[a-z0-9]+")
"""What programs ask for: who asks for it wants no page."""
_KEEP: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"
_TYPES: Final = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


class ClientFiles(StaticFiles):
    """What was built; names under assets/ have a digest in them, so those files never change."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """The file of a path; every page of the client is the same file."""
        return super().lookup_path("index.html" if _PAGE.fullmatch(path) else path)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file; where there is none, people get the page that says so, and programs a refusal."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            reads = "text/html" in Headers(scope=scope).get("accept", "")
            if error.status_code != HTTPStatus.NOT_FOUND or not reads or _FILE.fullmatch(path):
                raise
            page, stat_result = super().lookup_path("index.html")
            if stat_result is None:
                raise
            return self.file_response(page, stat_result, scope, HTTPStatus.NOT_FOUND)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file, packed where it was packed beforehand and the browser can unpack it."""
        path = os.fspath(full_path)
        packed = f"{path}.gz"
        unpacks = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        if unpacks and os.path.isfile(packed):
            response = super().file_response(packed, os.stat(packed), scope, status_code)
            response.headers["content-encoding"] = "gzip"
        else:
            response = super().file_response(path, stat_result, scope, status_code)
        response.headers["content-type"] = _type_of(path)
        response.headers["vary"] = "accept-encoding"
        asset = f"{os.sep}assets{os.sep}" in path
        response.headers["cache-control"] = _KEEP if asset else _ASK
        return response


def _type_of(path: str) -> str:
    """The media type of a file, also where the machine's own table lacks it."""
    kind = _TYPES.get(os.path.splitext(path)[1]) or guess_type(path)[0] or "text/plain"
    text = kind.startswith("text/") or kind in ("application/javascript",)
    return f"{kind}; charset=utf-8" if text else kind
