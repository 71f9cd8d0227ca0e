"""The program `lunette serve`, and requests to it."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import threading
import weakref
from types import TracebackType
from typing import IO, Any, Dict, List, Optional, Sequence, Tuple, Type

from ._version import VERSION
from .binary import PathLike, find_binary, find_project
from .errors import ProtocolError, VersionError, error_of

_HEAD = struct.Struct("<IB")
_JSON, _BYTES = ord("J"), ord("B")
#: Largest request that the program reads. Units: bytes
LARGEST_REQUEST = 1 << 20
#: How long a program that was told to end may take. Units: seconds
_PATIENCE = 2.0


class Client:
    """A running program. It ends with `close`, with the `with` statement, and with this process."""

    def __init__(
        self, binary: Optional[PathLike] = None, project: Optional[PathLike] = None, options: Sequence[str] = ()
    ) -> None:
        self.path = find_binary(binary)
        self.project = os.fspath(project) if project is not None else find_project(None)
        self._lock = threading.Lock()
        self._number = 0
        command = [self.path, "serve", "--parent", str(os.getpid()), *options]
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=self.project, close_fds=True
            )
        except OSError as error:
            raise ProtocolError(f"{self.path} can't be started in {self.project}: {error}") from error
        self._end = weakref.finalize(self, end_process, self._process)
        self._owner = os.getpid()
        try:
            self.greeting = self._read()[0]
            self._check_version()
        except BaseException:
            self.close()
            raise

    def _check_version(self) -> None:
        version = str(self.greeting.get("version", ""))
        if version.split(".")[:2] != VERSION.split(".")[:2]:
            raise VersionError(
                f"{self.path} has version {version or 'unknown'}, and this package {VERSION}; "
                "the first two numbers must be the same: install the wheel that `make wheel` makes beside that program"
            )

    @property
    def pid(self) -> int:
        """The number of the program's process."""
        return self._process.pid

    @property
    def closed(self) -> bool:
        return not self._end.alive

    def request(self, method: str, **parameters: Any) -> Dict[str, Any]:
        """The result of a request. What is None is left out."""
        return self.request_bytes(method, **parameters)[0]

    def request_bytes(self, method: str, **parameters: Any) -> Tuple[Dict[str, Any], bytes]:
        """The result of a request, and the bytes that belong to it."""
        with self._lock:
            if self.closed:
                raise ProtocolError("the program has been closed; launch the app again")
            if os.getpid() != self._owner:
                raise ProtocolError("the program belongs to the process that started this one; launch an app in this process")
            self._number += 1
            fields = {key: value for key, value in parameters.items() if value is not None}
            message = {"id": self._number, "method": method, **fields}
            try:
                payload = json.dumps(message, separators=(",", ":"), allow_nan=False).encode()
            except (TypeError, ValueError) as error:
                raise ProtocolError(f"{method} can't be asked with these values: {error}") from error
            if len(payload) > LARGEST_REQUEST:
                raise ProtocolError(f"a request is at most {LARGEST_REQUEST} bytes, this one has {len(payload)}")
            self._write(payload)
            answer, data = self._read()
        failure = answer.get("error")
        if failure is not None:
            raise error_of(failure)
        result = answer.get("result")
        return (result if isinstance(result, dict) else {}), data

    def _stream(self, stream: Optional[IO[bytes]]) -> IO[bytes]:
        if stream is None:
            raise ProtocolError("the program has no streams")
        return stream

    def _write(self, payload: bytes) -> None:
        stream = self._stream(self._process.stdin)
        try:
            stream.write(_HEAD.pack(len(payload), _JSON) + payload)
            stream.flush()
        except (BrokenPipeError, ValueError):
            raise self._ended() from None

    def _read(self) -> Tuple[Dict[str, Any], bytes]:
        kind, payload = self._read_frame()
        if kind != _JSON:
            raise ProtocolError(f"{self.path} does not speak this protocol: its frame is of kind {kind}, not J")
        try:
            answer = json.loads(payload)
        except ValueError as error:
            raise ProtocolError(f"{self.path} does not speak this protocol: {error}") from error
        if not isinstance(answer, dict):
            raise ProtocolError(f"{self.path} does not speak this protocol: an answer is no object")
        data = b""
        if "bytes" in answer:
            kind, data = self._read_frame()
            if kind != _BYTES:
                raise ProtocolError(f"{self.path} does not speak this protocol: bytes are of kind {kind}, not B")
        return answer, data

    def _read_frame(self) -> Tuple[int, bytes]:
        stream = self._stream(self._process.stdout)
        head = stream.read(_HEAD.size)
        if len(head) < _HEAD.size:
            raise self._ended()
        length, kind = _HEAD.unpack(head)
        payload = stream.read(length)
        if len(payload) < length:
            raise self._ended()
        return kind, payload

    def _ended(self) -> ProtocolError:
        try:
            status = self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            return ProtocolError(f"{self.path} has closed its output")
        reason = f"by signal {-status}" if status < 0 else f"with status {status}"
        self.close()
        return ProtocolError(f"{self.path} has ended {reason}; its messages are on the standard error")

    def close(self) -> None:
        """Ends the program. It may be called again."""
        self._end()

    def __enter__(self) -> "Client":
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], traceback: Optional[TracebackType]
    ) -> None:
        self.close()


def end_process(process: "subprocess.Popen[bytes]") -> None:
    """The end of its input ends the program; one that works on is killed."""
    streams: List[Optional[IO[bytes]]] = [process.stdin, process.stdout]
    for stream in streams:
        if stream is not None:
            try:
                stream.close()
            except OSError:
                pass
    try:
        process.wait(_PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
