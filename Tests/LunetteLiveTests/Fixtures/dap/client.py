"""A plain client of the Debug Adapter Protocol: starts an adapter, sends requests, and checks every message of the adapter by the protocol's schema.

Source of debugAdapterProtocol.json: github.com/microsoft/debug-adapter-protocol, June 2026 (LICENSE.txt).
"""
import json
import os
import queue
import socket
import subprocess
import threading

HERE = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(HERE, "debugAdapterProtocol.json"), encoding="utf-8") as file:
    SCHEMA = json.load(file)
TYPES = {"string": str, "boolean": bool, "array": list, "object": dict}


def has_type(value, name):
    if name == "null":
        return value is None
    if name in ("integer", "number"):
        return not isinstance(value, bool) and (isinstance(value, int) or isinstance(value, float) and (name == "number" or value == int(value)))
    return isinstance(value, TYPES[name])


def problems(value, schema, path="message"):
    """What is wrong with a value, by the part of JSON Schema that the protocol uses."""
    if "$ref" in schema:
        target = SCHEMA
        for step in schema["$ref"].split("/")[1:]:
            target = target[step]
        return problems(value, target, path)
    found = []
    for part in schema.get("allOf", []):
        found += problems(value, part, path)
    kind = schema.get("type")
    if kind and not any(has_type(value, name) for name in (kind if isinstance(kind, list) else [kind])):
        return found + [f"{path} is no {kind}: {value!r}"]
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{path} is none of {schema['enum']}: {value!r}")
    if isinstance(value, dict):
        found += [f"{path} has no {name}" for name in schema.get("required", []) if name not in value]
        for name, content in value.items():
            if name in schema.get("properties", {}):
                found += problems(content, schema["properties"][name], f"{path}.{name}")
    if isinstance(value, list) and "items" in schema:
        for index, item in enumerate(value):
            found += problems(item, schema["items"], f"{path}[{index}]")
    return found


def check(message, command=None):
    """Raises for a message that isn't valid."""
    kind = message["type"]
    name = (command if kind == "response" else message["event"])
    title = name[:1].upper() + name[1:] + kind.capitalize()
    if kind == "response" and not message["success"]:
        title = "ErrorResponse"
    schema = SCHEMA["definitions"].get(title, SCHEMA["definitions"]["Event" if kind == "event" else "Response"])
    found = problems(message, schema)
    assert not found, f"{title}: {found}\n{json.dumps(message)[:2000]}"


class Client:
    """One session."""

    def __init__(self, program, folder, arguments=("debug",), port=None):
        if port:
            connection = socket.create_connection(("127.0.0.1", port))
            self.process, self.input, self.output = None, connection.makefile("wb"), connection.makefile("rb")
        else:
            self.process = subprocess.Popen([program, *arguments], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            self.input, self.output = self.process.stdin, self.process.stdout
        self.folder, self.seq, self.events, self.sent = folder, 0, [], {}
        self.messages = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        stream = self.output
        while True:
            length = None
            while (line := stream.readline()) not in (b"\r\n", b""):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if length is None:
                return self.messages.put(None)
            self.messages.put(json.loads(stream.read(length)))

    def take(self, timeout=20):
        message = self.messages.get(timeout=timeout)
        if message is None:
            raise EOFError("the adapter has ended")
        check(message, self.sent.get(message.get("request_seq")))
        if message["type"] == "event":
            self.events.append(message)
        return message

    def send(self, command, arguments=None):
        self.seq += 1
        self.sent[self.seq] = command
        body = json.dumps({"seq": self.seq, "type": "request", "command": command, "arguments": arguments or {}}).encode()
        self.input.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.input.flush()
        return self.seq

    def answer(self, seq):
        while True:
            message = self.take()
            if message["type"] == "response" and message["request_seq"] == seq:
                return message

    def request(self, command, _fails=False, **arguments):
        answer = self.answer(self.send(command, arguments))
        assert answer["success"] != _fails, f"{command}: {answer}"
        return answer["message"] if _fails else answer.get("body", {})

    def event(self, *names, timeout=20):
        """The next of these events, also one that has come before and wasn't taken."""
        while True:
            for index, event in enumerate(self.events):
                if event["event"] in names:
                    self.events = self.events[:index] + self.events[index + 1:]
                    return event
            self.take(timeout)

    def path(self, name):
        return os.path.join(self.folder, name)

    def breakpoints(self, name, *lines):
        entries = [line if isinstance(line, dict) else {"line": line} for line in lines]
        return self.request("setBreakpoints", source={"path": self.path(name)}, breakpoints=entries)["breakpoints"]

    def start(self, program, points=None, functions=(), filters=None, **arguments):
        """Runs a program with breakpoints by file."""
        self.request("initialize", adapterID="lunette")
        self.event("initialized")
        launch = self.send("launch", {"program": program, **arguments})
        for name, lines in (points or {}).items():
            self.breakpoints(name, *lines)
        if functions:
            self.request("setFunctionBreakpoints", breakpoints=[{"name": name} for name in functions])
        if filters is not None:
            self.request("setExceptionBreakpoints", filters=filters)
        self.request("configurationDone")
        assert self.answer(launch)["success"]

    def stop(self):
        """The next stop: its reason, file, line, moment. None at the end of the run."""
        event = self.event("stopped", "terminated")
        if event["event"] == "terminated":
            return None
        self.thread = event["body"]["threadId"]
        self.body = event["body"]
        self.told = self.event("lunette/moment")["body"]
        self.moment = self.told["moment"]
        self.stack = self.request("stackTrace", threadId=self.thread)["stackFrames"]
        self.frame = next((frame for frame in self.stack if frame.get("presentationHint") != "label"), None)
        self.line = self.frame and self.frame["line"]
        self.file = self.frame and self.frame.get("source", {}).get("name")
        return self.line

    def go(self, command="continue", **arguments):
        self.request(command, threadId=self.thread, **arguments)
        return self.stop()

    def value(self, expression, context="watch"):
        return self.request("evaluate", expression=expression, frameId=self.frame["id"], context=context)["result"]

    def end(self):
        self.send("disconnect")
        self.input.close()
        return self.process.wait(timeout=10) if self.process else 0
