"""What the sessions of all cases share."""
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import traceback

from client import Client

LUNETTE, FOLDER = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
S, T, R = "scripts/steps.lua", "scripts/threads.lua", "scripts/rows.lua"
STEPS, THREADS, PUMP, ROWS, SIZES = "plugins/steps/init.lua", "plugins/threads/init.lua", "plugins/threads/Pump.lua", "plugins/rows/init.lua", \
    "plugins/sizes/init.lua"
CASES = {}


def case(*names):
    def add(body):
        for name in names:
            CASES[name] = body
        return body
    return add


def client(program, points=None, **arguments):
    made = Client(LUNETTE, FOLDER, arguments.pop("command", ("debug",)))
    made.start(program, points, **arguments)
    return made


def at(program, points, line, frame=None):
    """A session that stands at a line, in a frame's call."""
    c = client(program, points)
    while c.stop() != line or frame is not None and not c.moment.startswith(f"{frame}."):
        assert c.line is not None, "the run has ended"
        c.request("continue", threadId=c.thread)
    return c


def equal(got, wanted):
    assert got == wanted, f"got {got!r}, wanted {wanted!r}"


def outputs(c):
    """Everything until the end."""
    texts = []
    while True:
        event = c.event("output", "terminated", "stopped")
        if event["event"] != "output":
            equal(event["event"], "terminated")
            return texts
        texts.append(event["body"]["output"])


def log(name):
    """The log of the plain run of a scenario."""
    path = os.path.join(tempfile.mkdtemp(), "run.log")
    subprocess.run([LUNETTE, "run", "--log", path, f"scripts/{name}.lua"], cwd=FOLDER, check=True, stdout=subprocess.DEVNULL)
    return path


def variables(c, scope):
    scopes = {s["name"]: s["variablesReference"] for s in c.request("scopes", frameId=c.frame["id"])["scopes"]}
    return {v["name"]: v for v in c.request("variables", variablesReference=scopes[scope])["variables"]}


class Edited:
    """A plugin of its own, `edited`, made of that of the steps, that a case may edit while it runs."""
    plugin = "plugins/edited/init.lua"

    def __enter__(self):
        with open(os.path.join(FOLDER, STEPS), encoding="utf-8") as file:
            self.text = file.read()
        os.mkdir(os.path.join(FOLDER, "plugins", "edited"))
        self.write(self.text)
        return self

    def write(self, text, name=plugin):
        with open(os.path.join(FOLDER, name), "w", encoding="utf-8") as file:
            file.write(text)

    def __exit__(self, *_):
        os.remove(os.path.join(FOLDER, self.plugin))
        os.rmdir(os.path.join(FOLDER, "plugins", "edited"))
