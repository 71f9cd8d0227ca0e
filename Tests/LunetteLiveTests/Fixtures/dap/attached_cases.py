"""A debugger that is attached to lunette play: the page and the debugger lead each other."""
import base64
import json
import re
import struct

from sessions import *


class Page:
    """What the page is to the player: a WebSocket that gets messages in JSON. Only what these cases need of RFC 6455."""

    def __init__(self, address):
        host, port, token = re.match(r"http://([\d.]+):(\d+)/(\w+)", address).groups()
        self.socket = socket.create_connection((host, int(port)))
        self.socket.settimeout(20)
        self.socket.sendall((f"GET /{token}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.socket.recv(1)
        assert b" 101 " in self.rest, self.rest
        self.rest, self.state = b"", {}

    def bytes(self, count):
        while len(self.rest) < count:
            part = self.socket.recv(65536)
            assert part, "the player has gone"
            self.rest += part
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def message(self):
        _, length = self.bytes(2)
        if length == 126:
            length, = struct.unpack(">H", self.bytes(2))
        elif length == 127:
            length, = struct.unpack(">Q", self.bytes(8))
        message = json.loads(self.bytes(length))
        if message["type"] == "state":
            self.state = message
        return message

    def send(self, kind, **fields):
        data = json.dumps({"type": kind, **fields}).encode()
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.socket.sendall(b"\x81" + length + b"\0\0\0\0" + data)

    def until(self, holds):
        """The state as soon as this holds."""
        while not (self.state and holds(self.state)):
            self.message()
        return self.state

    def heard(self, word, kind="events"):
        """Waits for events, or a frame, in which this word stands."""
        while True:
            message = self.message()
            if message["type"] == kind and f'"{word}"' in json.dumps(message):
                return

    def tap(self, x, y):
        for phase in ("began", "ended"):
            self.send("input", play=True, input={"touches": [[1, phase, x, y]]})


class Played:
    """lunette play with a debugger attached."""

    def __init__(self, program, points, **arguments):
        self.process = subprocess.Popen(
            [LUNETTE, "play", program, "--debug", "--no-open", "--speed", "10"], cwd=FOLDER, stdout=subprocess.PIPE, text=True)
        address, words = self.process.stdout.readline().strip(), self.process.stdout.readline().split()
        self.page = Page(address)
        self.port, self.token = int(words[2].split(":")[1]), words[4]
        if self.page.until(lambda state: state["playing"])["scripted"]:
            # A film begins again when the debugger is there.
            self.page.send("seek", tick=0)
            self.page.until(lambda state: not state["playing"] and state.get("tick") == 0)
        self.c = self.attach(points, **arguments)

    def attach(self, points, **arguments):
        c = Client(LUNETTE, FOLDER, port=self.port)
        c.request("initialize", adapterID="lunette")
        c.event("initialized")
        attach = c.send("attach", {"token": self.token, **arguments})
        for name, lines in points.items():
            c.breakpoints(name, *lines)
        c.request("configurationDone")
        assert c.answer(attach)["success"]
        return c

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


@case("attach")
def _():
    """A breakpoint under a finger of the page stops the player before the frame, and the page is served meanwhile."""
    with Played("steps", {STEPS: [30]}) as played:
        page, c = played.page, played.c
        page.until(lambda state: state["playing"] and state.get("debugger") == "")
        page.tap(160, 120)
        equal((c.stop(), c.body["reason"], c.value("before")), (30, "breakpoint", "0"))
        state = page.until(lambda state: state["debugger"])
        frame = int(c.moment.split(".")[0])
        equal((state["playing"], state["tick"]), (False, frame - 1))
        assert state["debugger"].startswith(f"in frame {frame}, "), state
        # What is set here goes on in the page, too.
        c.request("setVariable", variablesReference={s["name"]: s["variablesReference"] for s in c.request("scopes", frameId=c.frame["id"])["scopes"]}
                  ["Locals"], name="before", value="20")
        c.request("continue", threadId=c.thread)
        page.until(lambda state: state["playing"] and state["debugger"] == "")
        page.heard("41", "frame")
        # A second finger, and back to the first.
        page.tap(160, 120)
        equal((c.stop(), c.value("before")), (30, "41"))
        second = c.moment
        page.until(lambda state: state["debugger"])
        c.go("reverseContinue")
        equal((c.line, c.value("before")), (30, "20"))
        state = page.until(lambda state: state["debugger"] and not state["playing"] and state.get("tick") == frame - 1)
        # From the past it runs up to now, the last frame that was committed, and then to the next stop.
        c.go()
        equal((c.body["reason"], c.body["text"], c.moment), ("pause", "this is now", str(int(second.split(".")[0]) - 1)))
        c.go()
        equal(c.moment, second)
        c.request("continue", threadId=c.thread)
        page.until(lambda state: state["playing"] and state["debugger"] == "")
        c.end()
        page.until(lambda state: "debugger" not in state)
        page.tap(160, 120)
        page.until(lambda state: state["playing"])


@case("a reload")
def _():
    """After a reload breakpoints are where the new text has them, and the text before it can be read."""
    with Edited() as edited, Played("edited", {Edited.plugin: [30, 46]}) as played:
        page, c = played.page, played.c
        page.until(lambda state: state["playing"] and state.get("debugger") == "")
        page.tap(160, 120)
        equal(c.stop(), 30)
        first = c.moment
        c.request("continue", threadId=c.thread)
        page.until(lambda state: state["playing"] and state["debugger"] == "")
        edited.write("-- one more line\n" + edited.text)
        page.heard("reload")
        changed = c.event("breakpoint")["body"]
        equal((changed["reason"], changed["breakpoint"]["line"]), ("changed", 31))
        page.tap(160, 120)
        equal((c.stop(), c.value("before"), "sourceReference" in c.frame["source"]), (31, "1", False))
        sources = [source for source in c.request("loadedSources")["sources"] if source["name"] == "init.lua"]
        texts = [c.request("source", source=source, sourceReference=source.get("sourceReference", 0))["content"] for source in sources]
        equal(texts, ["-- one more line\n" + edited.text, edited.text])
        c.request("lunette/goto", moment=first)
        equal((c.stop(), c.frame["source"]["sourceReference"]), (30, sources[1]["sourceReference"]))
        c.end()


@case("time line")
def _():
    """The page's time line moves the debugger, and play lets it go on up to now."""
    with Played("steps", {}) as played:
        page, c = played.page, played.c
        page.until(lambda state: state["playing"] and state.get("debugger") == "")
        page.tap(160, 120)
        page.heard("function")
        page.send("pause")
        end = page.until(lambda state: not state["playing"])["tick"]
        page.send("seek", tick=1)
        c.stop()
        equal((c.moment, c.body["text"]), ("1", "the time line of the page"))
        equal(page.until(lambda state: state["debugger"])["debugger"], "at the end of frame 1")
        c.breakpoints(STEPS, 30)
        page.send("play")
        c.event("continued")
        equal(c.stop(), 30)
        frame = int(c.moment.split(".")[0])
        equal(page.until(lambda state: state["debugger"].startswith("in frame"))["tick"], frame - 1)
        # A press of play in the past stands still at the newest moment.
        page.send("play")
        c.event("continued")
        equal((c.stop(), c.body["reason"], c.body["text"], c.moment), (None, "pause", "this is now", str(end)))
        page.send("seek", tick=frame - 1)
        c.stop()
        equal(c.moment, str(frame - 1))
        # A touch in the past begins another course, from where both stand.
        page.send("play")
        c.event("continued")
        equal(c.stop(), 30)
        c.end()


@case("one debugger")
def _():
    with Played("steps", {STEPS: [16]}) as played:
        c = Client(LUNETTE, FOLDER, port=played.port)
        c.request("initialize", adapterID="lunette")
        assert "another debugger" in c.request("attach", _fails=True, token=played.token)
        c.end()
        # A page that pauses, and a client that does.
        played.c.request("pause", threadId=1)
        played.c.stop()
        equal(played.c.body["reason"], "pause")
        played.page.until(lambda state: state.get("debugger"))
        played.c.end()
        played.page.until(lambda state: "debugger" not in state)
        # The player waits for the session, so it follows the app whatever it says.
        again = played.attach({}, noDebug=True)
        again.request("pause", threadId=1)
        again.stop()
        equal(again.body["reason"], "pause")
        again.end()


@case("attach needs a player")
def _():
    c = Client(LUNETTE, FOLDER)
    c.request("initialize", adapterID="lunette")
    assert "lunette play --debug" in c.request("attach", _fails=True)
    return c


@case("a film")
def _():
    """A scenario that is played as a film stops at its breakpoints, too."""
    with Played(S, {STEPS: [30]}) as played:
        played.page.send("play")
        equal((played.c.stop(), played.c.moment), (30, "3.1+32"))
        equal(played.page.until(lambda state: state.get("debugger"))["tick"], 2)
        equal((played.c.go(), played.c.moment), (30, "36.1+32"))
        played.c.go("reverseContinue")
        equal(played.c.moment, "3.1+32")
        equal(played.page.until(lambda state: state.get("debugger", "").startswith("in frame 3,"))["tick"], 2)
        played.c.end()


@case("a plugin's page")
def _():
    """A plugin that is launched has a page, in which it is touched."""
    c = Client(LUNETTE, FOLDER)
    c.start("steps", {STEPS: [16, 30]}, stopOnEntry=True)
    page = Page(c.event("output")["body"]["output"].strip())
    equal((c.stop(), c.body["reason"], c.moment), (1, "entry", "0.1"))
    equal((c.go(), c.body["reason"]), (16, "breakpoint"))
    page.until(lambda state: state.get("debugger", "").startswith("in frame 0, viewDidLoad"))
    c.request("continue", threadId=1)
    page.until(lambda state: state["playing"] and state["debugger"] == "")
    page.tap(160, 120)
    equal((c.stop(), c.value("before")), (30, "0"))
    answer = c.request("lunette/why", question="made", target="UIButton")
    assert "plugins/steps/init.lua:19" in answer["text"], answer
    equal((c.go("reverseContinue"), c.body["reason"]), (16, "breakpoint"))
    c.request("disconnect")
    try:
        while page.message():
            pass
    except AssertionError:
        pass
    equal(c.process.wait(timeout=10), 0)


@case("a plugin without a page")
def _():
    c = client("steps", {STEPS: [16]}, page=False)
    equal((c.stop(), c.moment.split("+")[0]), (16, "0.3"))
    return c
