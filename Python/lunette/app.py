"""An app that is driven as a scenario drives it."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Dict, List, Mapping, Optional, Type, Union

from ._words import Words
from .binary import PathLike, find_project
from .client import Client
from .errors import ScenarioError
from .node import Call, Element, Node, calls_of, from_lua, to_lua

Query = Union[str, Mapping[str, Any], Node]


class App(Words):
    """A running app. Its calls are those of Lua in snake case; options are keywords, and rows count from 1.

    with lunette.App.launch("fruits", seed=1) as app:
        app.tap("Cherry")
        app.settle()
        print(app.frame())
    """

    def __init__(self, client: Client, session: int, place: int = 0, *, owns_client: bool = False) -> None:
        self.client = client
        self._session = session
        self._place = place
        self._owns_client = owns_client
        self._closed = False

    @classmethod
    def launch(
        cls,
        plugin: str,
        *,
        device: Union[str, Mapping[str, Any], None] = None,
        system: Optional[int] = None,
        seed: Optional[int] = None,
        animations: Optional[bool] = None,
        binary: Optional[PathLike] = None,
        project: Optional[PathLike] = None,
        client: Optional[Client] = None,
        **options: Any,
    ) -> "App":
        """Launches a plugin, given by its name or path. Further options are those of `launch` in Lua, in its spelling.

        network: a Lua file of the project that returns `function(server)` and answers the app's requests; False for nobody; `server.lua` beside the
                 plugin where it is left out
        project: the folder with the plugins; the working folder where it is left out
        client:  a program that runs already; without it the app has one of its own, which ends with it
        """
        owns = client is None
        if client is None:
            client = Client(binary, find_project(project, plugin=plugin))
        try:
            opened = client.request(
                "open",
                plugin=plugin,
                device=to_lua(device),
                system=system,
                seed=seed,
                animations=animations,
                options=to_lua(options) if options else None,
            )
        except BaseException:
            if owns:
                client.close()
            raise
        return cls(client, int(opened["session"]), owns_client=owns)

    def _request(self, method: str, **parameters: Any) -> Dict[str, Any]:
        if self._closed:
            raise ScenarioError("the app has been closed; launch it again")
        return self.client.request(method, session=self._session, app=self._place, **parameters)

    def call(self, name: str, *arguments: Any) -> Any:
        """Calls a method of App in Lua's spelling, or reads a property."""
        return from_lua(self._request("call", name=name, arguments=to_lua(arguments))["value"])

    def evaluate(self, code: str) -> Any:
        """Runs Lua code, in which the app is `app`; the values of an expression are returned, several as a list."""
        return from_lua(self._request("evaluate", code=code)["value"])

    # Looking

    def frame(self, form: str = "text") -> Any:
        """The screen: a str as "text", "json", "svg", or "kept" as in the files of assert.frame; bytes as "png", or as "pixels", three a point, rows
        from the top."""
        if form == "text":
            return self.call("frame")
        if form in ("json", "svg"):
            return self.call("snapshot", form)
        if form == "kept":
            return self._request("observe", form="kept")["observation"]
        if form == "pixels":
            return self._pixels()[0]
        if form == "png":
            return _png(*self._pixels())
        raise ValueError(f'a frame has the forms "text", "json", "svg", "kept", "png" and "pixels", not {form!r}')

    def _pixels(self) -> "tuple[bytes, int, int]":
        if self._closed:
            raise ScenarioError("the app has been closed; launch it again")
        result, data = self.client.request_bytes("observe", session=self._session, app=self._place, form="pixels")
        return data, int(result["width"]), int(result["height"])

    def tree(self) -> Node:
        """The views, those that are hidden too: a node for the screen, with the windows from back to front in it."""
        windows = self._request("observe", form="views")["observation"]
        children = tuple(Node.of(window) for window in windows)
        frame = children[0].frame if children else (0.0, 0.0, 0.0, 0.0)
        return Node(number=0, class_name="UIScreen", frame=frame, children=children)

    def elements(self) -> List[Element]:
        """The elements of the screen in the order of reading: what environments show."""
        return [Element.of(value) for value in self._request("observe", form="elements")["observation"]]

    def find(self, query: Query) -> Node:
        """The frontmost view that matches. It is an error if no view matches."""
        return self.call("find", query)  # type: ignore[no-any-return]

    def find_all(self, query: Query) -> List[Node]:
        """All views that match, from front to back."""
        return self.call("findAll", query)  # type: ignore[no-any-return]

    def calls(self, name: str) -> List[Call]:
        """The calls of a protocol's method since the launch."""
        return calls_of(self._request("call", name="calls", arguments=[name])["value"])

    def explain(self) -> str:
        """A text that tells what happened to the touches since the first finger landed."""
        return self.call("explain")  # type: ignore[no-any-return]

    # Going back

    def hash(self) -> str:
        """The hash of the app's state: equal hashes mean the same behaviour ever after."""
        return str(self._request("hash")["hash"])

    def mark(self) -> int:
        """Marks this moment, for `go_back`."""
        return int(self._request("mark")["mark"])

    def go_back(self, mark: int) -> None:
        """Goes back to a mark: all is done again up to there. What came after it is forgotten."""
        self._request("return", mark=mark)

    def seek(self, frame: int) -> None:
        """Goes to a frame of the past; what is done there goes on from it."""
        self._request("return", frame=frame)

    @property
    def recording(self) -> str:
        """The scenario so far, in Lua."""
        return str(self._request("recording")["recording"])

    # The end

    def close(self) -> None:
        """Ends the app, and its program if it has one of its own. It may be called again."""
        if self._closed:
            return
        self._closed = True
        if self._owns_client:
            self.client.close()
        elif not self.client.closed:
            self.client.request("close", session=self._session)

    @property
    def closed(self) -> bool:
        return self._closed

    def __enter__(self) -> "App":
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], traceback: Optional[TracebackType]
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<lunette.App session {self._session}{', closed' if self._closed else ''}>"


def _png(pixels: bytes, width: int, height: int) -> bytes:
    """A PNG file of pixels. Source: W3C PNG, 5 and 11.2"""
    import struct
    import zlib

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + pixels[start : start + width * 3] for start in range(0, len(pixels), width * 3))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
