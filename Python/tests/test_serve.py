"""`lunette serve` through its pipes."""

from __future__ import annotations

import json
import signal
import struct
import subprocess
import sys
import time
from typing import Any, Dict, Tuple

import pytest

from conftest import runs
from lunette.binary import find_binary


class Pipes:
    def __init__(self) -> None:
        self.process = subprocess.Popen([find_binary(), "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self.input, self.output, self.errors = self.process.stdin, self.process.stdout, self.process.stderr

    def write(self, payload: bytes, kind: bytes = b"J") -> None:
        self.input.write(struct.pack("<I", len(payload)) + kind + payload)
        self.input.flush()

    def read(self) -> Tuple[bytes, Any]:
        head = self.output.read(5)
        payload = self.output.read(struct.unpack("<I", head[:4])[0])
        return head[4:], json.loads(payload) if head[4:] == b"J" else payload

    def ask(self, **request: Any) -> Dict[str, Any]:
        self.write(json.dumps({"id": 1, **request}).encode())
        answer = self.read()[1]
        assert isinstance(answer, dict)
        return answer


@pytest.fixture
def pipes() -> Any:
    pipes = Pipes()
    yield pipes
    pipes.process.kill()
    pipes.process.wait()
    for stream in (pipes.input, pipes.output, pipes.errors):
        stream.close()


def test_e137_the_first_frame_and_the_end_of_input(pipes: Pipes) -> None:
    kind, greeting = pipes.read()
    assert kind == b"J" and greeting["protocol"] == 1
    pipes.input.close()
    assert pipes.process.wait(1) == 0


def test_requests_before_the_end_of_input_are_answered(pipes: Pipes) -> None:
    pipes.read()
    for number in range(3):
        pipes.write(json.dumps({"id": number, "method": "nothing"}).encode())
    pipes.input.close()
    assert [pipes.read()[1]["id"] for _ in range(3)] == [0, 1, 2]
    assert pipes.process.wait(1) == 0


def test_a_half_frame_at_the_end_of_input_ends_it(pipes: Pipes) -> None:
    pipes.read()
    pipes.input.write(b"\x10\0\0\0J{")
    pipes.input.close()
    assert pipes.process.wait(1) == 0


@pytest.mark.parametrize("length", [(1 << 20) + 1, 0xFFFF_FFFF])
def test_a_length_over_the_limit_ends_it_with_status_2(pipes: Pipes, length: int) -> None:
    pipes.read()
    pipes.input.write(struct.pack("<I", length) + b"J")
    pipes.input.flush()
    assert pipes.process.wait(2) == 2
    assert b"at most 1048576 bytes" in pipes.errors.read()


def test_a_request_as_long_as_the_limit_is_read(pipes: Pipes) -> None:
    pipes.read()
    pipes.write(b" " * (1 << 20))
    assert pipes.read()[1]["error"]["kind"] == "protocol"
    pipes.write(b"x", b"B")
    assert "kind J" in pipes.read()[1]["error"]["message"]
    assert pipes.ask(method="open", plugin="fruits")["result"]["session"] == 1


def test_quit_ends_it(pipes: Pipes) -> None:
    pipes.read()
    assert pipes.ask(method="quit") == {"id": 1, "result": {}}
    assert pipes.process.wait(1) == 0


def test_prints_go_to_the_standard_error(pipes: Pipes) -> None:
    pipes.read()
    pipes.ask(method="open", plugin="fruits")
    pipes.ask(method="call", name="tap", arguments=["Cherry"])
    pipes.input.close()
    assert pipes.errors.read() == b"picked\tCherry\n"


def test_it_ends_in_the_midst_of_work_when_nobody_reads_any_more(pipes: Pipes) -> None:
    pipes.read()
    pipes.ask(method="open", plugin="fruits")
    code = "local n = 0 for i = 1, 1e11 do n = n + i end"
    pipes.write(json.dumps({"id": 1, "method": "evaluate", "code": code}).encode())
    time.sleep(0.2)
    pipes.input.close()
    pipes.output.close()
    assert pipes.process.wait(2) == 0


CLIENT = """
import sys, time, lunette
app = lunette.App.launch("fruits")
print(app.client.pid, flush=True)
{work}
"""


@pytest.mark.parametrize("work", ["time.sleep(60)", 'app.evaluate("for i = 1, 1e11 do end")'])
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_no_process_outlives_a_client_that_is_killed(work: str) -> None:
    client = subprocess.Popen([sys.executable, "-c", CLIENT.format(work=work)], stdout=subprocess.PIPE)
    assert client.stdout
    pid = int(client.stdout.readline())
    assert runs(pid)
    time.sleep(0.2)
    client.send_signal(signal.SIGKILL)
    client.communicate()
    for _ in range(40):
        if not runs(pid):
            return
        time.sleep(0.05)
    pytest.fail(f"lunette {pid} still runs 2 s after its client was killed")
