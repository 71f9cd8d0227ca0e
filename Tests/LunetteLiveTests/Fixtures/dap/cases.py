"""The sessions of the debugger's cases, played with a plain client. Usage: cases.py LUNETTE FOLDER [CASE ...]; FOLDER has plugins/ and scripts/."""
import sys
import traceback

from sessions import *
import attached_cases
import later_cases
import loaded_cases
import more_cases
import setting_cases


# 1. Session

@case("Z-001")
def _():
    c = Client(LUNETTE, FOLDER)
    body = c.request("initialize", adapterID="lunette")
    assert not c.events
    for name in ("StepBack", "RestartFrame", "GotoTargetsRequest", "DataBreakpoints", "SteppingGranularity"):
        assert body["supports" + name] is True
    assert not body.get("supportsReadMemoryRequest")
    c.event("initialized")
    return c


@case("Z-002")
def _():
    c = client(S)
    names = []
    while "terminated" not in names:
        event = c.event("process", "output", "exited", "terminated")
        names.append(event["event"])
        if event["event"] == "output":
            equal(event["body"]["output"], "132\n")
            equal((event["body"]["category"], event["body"]["line"], event["body"]["source"]["name"]), ("stdout", 6, "steps.lua"))
        if event["event"] == "exited":
            equal(event["body"]["exitCode"], 0)
    equal(names, ["process", "output", "exited", "terminated"])
    return c


@case("Z-003")
def _():
    c = client(S, stopOnEntry=True)
    equal((c.stop(), c.file, c.body["reason"]), (1, "steps.lua", "entry"))
    assert not [e for e in c.events if e["event"] == "output"]
    return c


@case("Z-005")
def _():
    c = client(S, {STEPS: [30]}, noDebug=True)
    equal(c.event("stopped", "exited")["body"]["exitCode"], 0)
    return c


@case("Z-006")
def _():
    c = Client(LUNETTE, FOLDER)
    c.request("initialize", adapterID="lunette")
    c.request("configurationDone")
    assert "steps.lua" in c.request("launch", _fails=True, program="scripts/stpes.lua")
    c.request("launch", program=S)
    c.event("terminated")
    return c


@case("Z-007", "Z-009")
def _():
    c = client(S, {STEPS: [30]})
    c.stop()
    assert "fooBar" in c.request("fooBar", _fails=True)
    c.request("setBreakpoints", _fails=True)
    assert c.request("threads")["threads"]
    return c


@case("Z-010")
def _():
    c = at(S, {STEPS: [30]}, 30, 3)
    c.request("disconnect")
    began = time.time()
    equal(c.process.wait(timeout=5), 0)
    assert time.time() - began < 1


@case("Z-011")
def _():
    c = at(S, {STEPS: [30]}, 30, 3)
    equal(c.go(), 30)
    c.request("restart")
    equal((c.stop(), c.moment, c.value("before"), c.value("total")), (30, "3.1+32", "0", "6"))
    return c


@case("Z-013")
def _():
    path = os.path.join(FOLDER, "scripts", "x_spec.lua")
    with open(path, "w") as file:
        file.write('describe("x", function()\n  it("a", function()\n    print "a"\n  end)\n  it("b", function()\n    print "b"\n  end)\n'
                   '  it("c", function() print "c"\n    assert.are.equal(1, 2)\n  end)\nend)\n')
    try:
        c = client("scripts/x_spec.lua:9")
        equal((c.stop(), c.body["reason"], c.file), (9, "exception", "x_spec.lua"))
        equal(c.body["text"], "expected: 1, actual: 2")
        told = c.request("exceptionInfo", threadId=c.thread)
        equal((told["exceptionId"], told["details"]["message"]), ("failed assertion", "expected: 1\nactual:   2"))
        assert c.moment.startswith("test+"), c.moment
        assert c.go() is None
        equal([e["body"]["output"] for e in c.events if e["event"] == "output" and e["body"]["category"] == "stdout"], ["c\n"])
        return c
    finally:
        os.remove(path)


@case("several tests")
def _():
    """Each of them is a run of its own, whose moments begin with it, and what comes before a test has moments of its own."""
    path = os.path.join(FOLDER, "scripts", "several_spec.lua")
    with open(path, "w") as file:
        file.write('describe("several", function()\n  local app, taps\n  setup(function()\n    taps = 0\n  end)\n'
                   '  before_each(function()\n    app = launch "steps"\n    taps = taps + 1\n  end)\n'
                   '  it("a", function()\n    app:tap "Count"\n    app:wait(0.5)\n  end)\n'
                   '  it("b", function()\n    app:tap "Count"\n    app:wait(0.5)\n    app:tap "Count"\n    app:wait(0.5)\n  end)\nend)\n')
    try:
        c = client("scripts/several_spec.lua", {STEPS: [30], "scripts/several_spec.lua": [4, 8, 17]})
        stops = [(c.stop(), c.moment.split("+")[0], c.body["reason"])]
        while c.line != 17:
            stops.append((c.go(), c.moment.split("+")[0], c.body["reason"]))
        before, tap = [(4, "file", "breakpoint"), (8, "test", "breakpoint")], (30, "3.1", "breakpoint")
        equal(stops, [*before, tap, (None, "33", "pause"), *before, tap, (17, "test", "breakpoint")])
        equal([(c.go("reverseContinue"), c.moment.split("+")[0]) for _ in range(4)], [(30, "3.1"), (8, "test"), (4, "file"), (1, "file")])
        equal((c.go(), c.go(), c.go()), (4, 8, 30))
        c.request("setBreakpoints", source={"path": c.path("scripts/several_spec.lua")}, breakpoints=[{"line": 15}])
        equal((c.go("reverseContinue"), c.moment[:5], c.file), (15, "test+", "several_spec.lua"))
        # The line before is that of the hook, in which the app was launched.
        equal(([c.go("stepBack") for _ in range(3)], c.file), ([9, 8, 7], "several_spec.lua"))
        return c
    finally:
        os.remove(path)


@case("Z-014")
def _():
    c = client(log("steps"), {STEPS: [30]})
    equal((c.stop(), c.moment), (30, "3.1+32"))
    return c


@case("Z-015")
def _():
    c = client(S, at="69.1+43")
    equal((c.stop(), c.value("before")), (31, "3"))
    return c


@case("Z-017")
def _():
    c = Client(LUNETTE, FOLDER)
    c.request("initialize", adapterID="lunette", linesStartAt1=False)
    launch = c.send("launch", {"program": S})
    equal(c.breakpoints(STEPS, 29)[0]["line"], 29)
    c.request("configurationDone")
    c.answer(launch)
    equal(c.stop(), 29)
    return c


@case("Z-018")
def _():
    c = client(S, __sessionId="x", sopOnEntry=True)
    texts = "".join(outputs(c))
    assert "sopOnEntry" in texts and "stopOnEntry" in texts and "__sessionId" not in texts
    return c


@case("Z-019")
def _():
    c = at(S, {STEPS: [30]}, 30, 3)
    app = c.stack[-1]["id"]
    first = c.request("evaluate", expression="app.time", frameId=app, context="watch")["result"]
    time.sleep(3)
    equal((first, c.request("evaluate", expression="app.time", frameId=app, context="watch")["result"]), ("0.05", "0.05"))
    equal(c.go(), 30)
    return c


# 2. Breakpoints

@case("Z-021")
def _():
    c = client(S, {STEPS: [30]})
    for moment in ("3.1+32", "36.1+32", "69.1+32", "102.1+32"):
        equal((c.stop(), c.moment, c.body["reason"]), (30, moment, "breakpoint"))
        c.request("continue", threadId=c.thread)
    equal(c.event("exited", "stopped")["event"], "exited")
    return c


@case("Z-022", "Z-023", "Z-025")
def _():
    c = Client(LUNETTE, FOLDER)
    c.request("initialize", adapterID="lunette")
    points = c.breakpoints(STEPS, 29, 25, 99)
    equal([(p["verified"], p["line"]) for p in points], [(True, 30), (True, 26), (False, 99)])
    assert points[2]["message"]
    c.breakpoints(STEPS, 25)
    launch = c.send("launch", {"program": S})
    c.request("configurationDone")
    c.answer(launch)
    lines = []
    while c.stop():
        lines.append((c.line, c.moment.split(".")[0]))
        c.request("continue", threadId=c.thread)
    equal(lines, [(26, "3"), (26, "36"), (26, "69"), (26, "102")])
    return c


def stops(point, *expressions):
    c = client(S, {STEPS: [point]})
    found = []
    while c.stop():
        found.append((c.moment.split(".")[0], *(c.value(e, "hover") for e in expressions)))
        c.request("continue", threadId=c.thread)
    c.end()
    return found


@case("Z-026")
def _():
    equal(stops({"line": 28, "condition": "i == 2"}, "i", "total"), [("3", "2", "1"), ("36", "2", "7"), ("69", "2", "13"), ("102", "2", "19")])


@case("Z-027")
def _():
    equal(stops({"line": 28, "hitCondition": "5"}, "i"), [("36", "2")])


@case("Z-029")
def _():
    equal(stops({"line": 28, "hitCondition": "% 4"}, "i"), [("36", "1"), ("69", "2"), ("102", "3")])


@case("Z-030")
def _():
    equal(stops({"line": 5, "hitCondition": ">= 15"}), [("102",), ("102",)])


@case("Z-031")
def _():
    c = Client(LUNETTE, FOLDER)
    c.request("initialize", adapterID="lunette")
    point = c.breakpoints(STEPS, {"line": 28, "condition": "i =="})[0]
    assert not point["verified"] and "near" in point["message"], point
    return c


@case("Z-033")
def _():
    c = client(S, {STEPS: [{"line": 30, "logMessage": "was {before}, total {total}"}]})
    texts = []
    while (event := c.event("output", "terminated", "stopped"))["event"] == "output":
        if event["body"]["category"] == "console":
            equal(event["body"]["line"], 30)
            texts.append(event["body"]["output"].strip())
    equal(event["event"], "terminated")
    equal(texts, ["was 0, total 6", "was 1, total 12", "was 3, total 18", "was 7, total 24"])
    return c


@case("Z-034")
def _():
    c = at(S, {STEPS: [33]}, 33, 102)
    c.events = []
    c.breakpoints(STEPS, {"line": 31, "logMessage": "c {self.count}"})
    equal([c.event("output")["body"]["output"].split(" (")[0].strip() for _ in range(4)], ["c 1", "c 3", "c 7", "c 15"])
    return c


@case("Z-035")
def _():
    c = at(S, {STEPS: [30]}, 30, 69)
    c.breakpoints(STEPS, {"line": 28, "hitCondition": "12"})
    equal((c.go(), c.moment.split(".")[0], c.value("i")), (28, "102", "3"))
    return c


@case("Z-037")
def _():
    c = client(R, functions=["cellForRowAt"])
    frames = []
    while c.stop():
        equal((c.line, c.body["reason"]), (9, "function breakpoint"))
        frames.append(c.moment.split(".")[0])
        c.request("continue", threadId=c.thread)
    equal((len(frames), frames.count("0")), (19, 13))
    return c


@case("lines of Windows")
def _():
    """A function breakpoint finds its line where lines end in CR and LF."""
    folder = tempfile.mkdtemp()
    os.makedirs(os.path.join(folder, "plugins/rows"))
    os.makedirs(os.path.join(folder, "scripts"))
    for name in (ROWS, R):
        with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
            text = file.read()
        with open(os.path.join(folder, name), "w", encoding="utf-8", newline="\r\n") as file:
            file.write(text)
    c = Client(LUNETTE, folder)
    c.start(R, functions=["didSelectRowAt"])
    equal((c.stop(), c.body["reason"], c.moment), (15, "function breakpoint", "3.1"))
    return c


@case("Z-038")
def _():
    c = client(S, functions=["Counter:bump"])
    for _ in range(4):
        equal((c.stop(), c.value("before")), (26, "nil"))
        c.request("continue", threadId=c.thread)
    assert c.stop() is None
    return c


@case("Z-039")
def _():
    c = client(R, functions=["UITableView.reloadRows"])
    equal((c.stop(), c.moment.split(".")[0]), (16, "3"))
    assert c.go() is None
    return c


@case("Z-041")
def _():
    c = client(T, {PUMP: [8]})
    for number, frame in ((1, "6"), (2, "12"), (3, "18")):
        equal((c.stop(), c.file, c.value("i"), c.moment.split(".")[0]), (8, "Pump.lua", str(number), frame))
        assert c.thread != 1
        c.request("continue", threadId=c.thread)
    assert c.stop() is None
    return c


@case("Z-042")
def _():
    c = at(T, {THREADS: [24]}, 24, 6)
    c.breakpoints(THREADS)
    c.breakpoints(PUMP, 8)
    for frame in ("6", "12", "18"):
        equal((c.go(), c.moment.split(".")[0]), (8, frame))
    return c


@case("Z-043")
def _():
    c = Client(LUNETTE, FOLDER)
    c.request("initialize", adapterID="lunette")
    assert all(p["verified"] for p in c.breakpoints(PUMP, 8, 18))
    return c


# 3. Steps

def lines(c, *commands, **arguments):
    found = []
    for command in commands:
        found.append(c.go(command, **arguments))
    return found


@case("Z-045")
def _():
    c = at(S, {STEPS: [26]}, 26, 3)
    equal(lines(c, "next", "next", "next"), [27, 28, 27])
    return c


@case("Z-046")
def _():
    c = at(S, {STEPS: [28]}, 28, 3)
    c.breakpoints(STEPS)
    equal(lines(c, "stepIn", "stepIn", "stepIn"), [5, 6, 27])
    return c


@case("Z-047")
def _():
    c = at(S, {STEPS: [28]}, 28, 3)
    equal(c.go("next"), 27)
    return c


@case("Z-049")
def _():
    c = at(S, {STEPS: [30]}, 30, 3)
    equal((c.go("next"), c.value("self.count")), (31, "1"))
    return c


@case("Z-050", "Z-051")
def _():
    c = at(S, {STEPS: [30]}, 30, 3)
    equal(lines(c, "stepIn", "stepIn"), [10, 5])
    equal(c.stack[1]["name"], "(tail call)")
    equal(c.go("stepOut"), 31)
    return c


@case("Z-053")
def _():
    c = at(S, {STEPS: [34]}, 34, 3)
    equal((c.go("next"), c.file), (4, "steps.lua"))
    c.end()
    c = at(log("steps"), {STEPS: [34]}, 34, 3)
    equal((c.go("next"), c.file, c.moment), (21, "init.lua", "36.1"))
    return c


@case("Z-054")
def _():
    c = at(S, {STEPS: [28]}, 28, 3)
    c.breakpoints(STEPS)
    found = []
    for _ in range(4):
        c.go("next", granularity="instruction")
        found.append(c.moment)
    equal(found, ["3.1+9", "3.1+10", "3.1+11", "3.1+14"])
    return c


@case("Z-055")
def _():
    c = at(T, {THREADS: [20]}, 20)
    equal((c.go("next"), c.value("self.ok")), (21, "false"))
    assert c.value("self.message").rstrip('"').endswith("two is bad")
    return c


@case("Z-057")
def _():
    c = at(T, {THREADS: [20]}, 20)
    equal(lines(c, "stepIn", "stepIn", "stepIn"), [12, 5, 6])
    return c


@case("Z-058")
def _():
    c = at(T, {PUMP: [17]}, 17, 6)
    equal((c.go("next"), c.file, c.thread), (18, "Pump.lua", 1))
    equal(c.value("self.seen[1]"), "10")
    return c


@case("Z-059")
def _():
    c = at(T, {PUMP: [17]}, 17, 6)
    equal(c.go("stepIn"), 7)
    assert c.thread != 1
    return c


@case("Z-061")
def _():
    c = at(T, {PUMP: [9]}, 9, 6)
    equal((c.go("stepOut"), c.file, c.thread), (18, "Pump.lua", 1))
    return c


@case("Z-062")
def _():
    c = at(R, {ROWS: [16]}, 16, 3)
    c.breakpoints(ROWS)
    equal(c.go("next"), 17)
    return c


@case("Z-063")
def _():
    path = os.path.join(FOLDER, "scripts", "long.lua")
    with open(path, "w") as file:
        file.write('local app = launch "steps"\napp:advanceFrames(5000000)\n')
    try:
        c = client("scripts/long.lua")
        time.sleep(0.5)
        c.send("pause", {"threadId": 1})
        equal((c.stop(), c.body["reason"]), (2, "pause"))
        assert c.stack[0]["presentationHint"] == "label"
        return c
    finally:
        os.remove(path)


# 4. Backwards

@case("Z-065")
def _():
    c = at(S, {STEPS: [30]}, 30, 102)
    for frame in ("69", "36", "3"):
        equal((c.go("reverseContinue"), c.moment, c.body["reason"]), (30, frame + ".1+32", "breakpoint"))
    c.go("reverseContinue")
    equal((c.body["reason"], c.moment, c.body["text"]), ("entry", "0.1", "the run begins here"))
    return c


@case("Z-066")
def _():
    c = at(S, {STEPS: [30]}, 30, 3)
    equal((c.go("stepBack"), c.moment), (27, "3.1+31"))
    equal((c.go("stepBack"), c.moment, c.value("i")), (28, "3.1+24", "3"))
    return c


@case("Z-067")
def _():
    c = at(S, {STEPS: [31]}, 31, 3)
    equal((c.go("stepBack"), c.value("self.count")), (30, "0"))
    return c


@case("Z-069")
def _():
    c = at(S, {STEPS: [26]}, 26, 3)
    equal(c.go("stepBack"), 21)
    equal((c.go("stepBack"), c.file), (3, "steps.lua"))
    return c


@case("Z-070")
def _():
    c = at(S, {STEPS: [31]}, 31, 36)
    c.go("stepBack", granularity="instruction")
    equal(c.moment, "36.1+42")
    return c


@case("Z-071", "Z-073")
def _():
    for frame, line, moment in ((0, 5, "3.1+20"), (1, 26, "3.1+3")):
        c = client(S, {STEPS: [{"line": 6, "hitCondition": "2"}]})
        equal((c.stop(), c.moment), (6, "3.1+21"))
        c.request("restartFrame", frameId=c.stack[frame]["id"])
        equal((c.stop(), c.moment, c.body["reason"]), (line, moment, "restart"))
        if frame:
            equal(c.value("total"), "0")
        c.end()


@case("Z-074")
def _():
    c = at(S, {STEPS: [30]}, 30, 69)
    targets = c.request("gotoTargets", source={"path": c.path(STEPS)}, line=30)["targets"]
    equal(len(targets), 4)
    for target, frame in zip(targets, (3, 36, 69, 102)):
        assert f"frame {frame} " in target["label"], target
    equal(targets[2]["label"], "3rd of 4, frame 69 (1.150 s)")
    c.request("goto", threadId=1, targetId=targets[3]["id"])
    equal((c.stop(), c.body["reason"], c.value("before")), (30, "goto", "7"))
    return c


@case("Z-075")
def _():
    c = at(S, {STEPS: [30]}, 30, 3)
    equal([len(c.request("gotoTargets", source={"path": c.path(STEPS)}, line=line)["targets"]) for line in (12, 28)], [0, 12])
    return c


@case("Z-077")
def _():
    c = at(S, {STEPS: [{"line": 28, "condition": "i == 1"}, 32]}, 32, 36)
    found = [(c.go("reverseContinue"), c.moment.split(".")[0], c.value("total")) for _ in range(3)]
    equal(found, [(28, "36", "6"), (32, "3", "6"), (28, "3", "0")])
    return c


@case("Z-078")
def _():
    c = client(S, stopAtEnd=True)
    c.event("stopped")
    c.event("lunette/moment")
    c.breakpoints(STEPS, 30)
    c.thread = 1
    c.go("reverseContinue")
    equal(c.moment, "102.1+32")
    c.go("reverseContinue")
    equal(c.moment, "69.1+32")
    c.breakpoints(STEPS)
    c.request("continue", threadId=1)
    c.event("stopped")
    equal([e["body"]["output"] for e in c.events if e["event"] == "output"], ["132\n"])
    return c


@case("Z-079")
def _():
    path = os.path.join(FOLDER, "scripts", "loop.lua")
    with open(path, "w") as file:
        file.write('local app = launch "steps"\nfor i = 1, 4 do\n  print(i)\n  app:tap "Count"\n  app:wait(0.5)\nend\nprint(app.frameCount)\n')
    try:
        c = at("scripts/loop.lua", {STEPS: [30]}, 30, 102)
        c.breakpoints(STEPS)
        c.request("lunette/goto", moment="3.1")
        equal((c.stop(), c.moment), (21, "3.1"))
        c.request("continue", threadId=1)
        c.event("terminated")
        equal([e["body"]["output"] for e in c.events if e["event"] == "output"], ["1\n", "2\n", "3\n", "4\n", "132\n"])
        return c
    finally:
        os.remove(path)


@case("Z-081")
def _():
    c = at(T, {THREADS: [21]}, 21, 15)
    equal(lines(c, "stepBack", "stepBack"), [20, 2])
    c.end()
    path = os.path.join(FOLDER, "scripts", "quiet.lua")
    with open(path, "w") as file:
        file.write('local app = launch "threads"\napp:wait(1)\n')
    try:
        written = log("quiet")
    finally:
        os.remove(path)
    c = at(written, {THREADS: [21]}, 21, 15)
    equal(lines(c, "stepBack", "stepBack"), [20, 25])
    equal(c.moment.split(".")[0], "12")
    return c


@case("Z-082")
def _():
    c = at(T, {PUMP: [18]}, 18, 12)
    c.breakpoints(PUMP, 8)
    equal((c.go("reverseContinue"), c.value("i"), c.moment.split(".")[0]), (8, "2", "12"))
    assert c.thread != 1
    return c


@case("Z-083")
def _():
    c = at(S, {STEPS: [30]}, 30, 3)
    seen = {}
    for moment in ("69.1+12", "3.1+5", "102.1+60", "36.1+33", "3.1+5", "0.1", "102.1+60", "69.1+12", "36", "3.1+65", "36.1+33"):
        c.request("lunette/goto", moment=moment)
        c.stop()
        equal(c.moment, moment)
        if c.frame:
            values = {n: v["value"] for n, v in variables(c, "Locals").items()}
            equal(seen.setdefault(moment, values), values)
    return c


# 5. Looking

@case("Z-085")
def _():
    c = at(S, {STEPS: [5]}, 5, 3)
    found = [(f["name"], f["line"]) for f in c.stack]
    equal((found[0], found[1], found[2][1], found[4][1]), (("add", 5), ("Counter:bump", 28), 21, 3))
    assert "touchUpInside" in found[3][0], found
    return c


@case("Z-086", "Z-087")
def _():
    c = at(S, {STEPS: [30]}, 30, 36)
    own = variables(c, "Locals")
    equal((list(own)[0], own["before"]["value"]), ("self", "1"))
    up = variables(c, "Upvalues")
    equal(up["total"]["value"], "12")
    assert {"add", "twice", "log"} <= set(up)
    inside = c.request("variables", variablesReference=own["self"]["variablesReference"])["variables"]
    names = [v["name"] for v in inside]
    equal(names[:2], ["count", "label"])
    view = next(v for v in inside if v["name"] == "view")
    assert "frame=" in view["value"], view
    equal(c.go(), 30)
    return c


@case("Z-089")
def _():
    c = client(S, {STEPS: [41, 16]})
    equal(c.stop(), 41)
    c.end()
    path = os.path.join(FOLDER, "plugins", "hover")
    os.makedirs(path, exist_ok=True)
    with open(os.path.join(path, "init.lua"), "w") as file:
        file.write('local C = class("C", UIViewController)\nfunction C:viewDidLoad()\n  self.x = 1\nend\nlocal app = {}\n'
                   'function app:didFinishLaunching()\n  local c = C {}\n  local w = UIWindow {}\n  w.rootViewController = c\n  w:makeKeyAndVisible()\nend\nreturn app\n')
    script = os.path.join(FOLDER, "scripts", "hover.lua")
    with open(script, "w") as file:
        file.write('launch "hover"\n')
    try:
        c = client("scripts/hover.lua", {"plugins/hover/init.lua": [3, 8]})
        equal(c.stop(), 8)
        equal(c.value("c.view", "hover"), "not loaded")
        unfolded = c.request("evaluate", expression="c", frameId=c.frame["id"], context="hover")["variablesReference"]
        inside = {v["name"]: v["value"] for v in c.request("variables", variablesReference=unfolded)["variables"]}
        equal(inside["view"], "not loaded")
        equal(c.go(), 3)
        return c
    finally:
        os.remove(script)
        os.remove(os.path.join(path, "init.lua"))
        os.rmdir(path)


@case("Z-090")
def _():
    path = os.path.join(tempfile.mkdtemp(), "s.log")
    c = client(S, {STEPS: [{"line": 30, "hitCondition": "1"}, 31]}, log=path)
    c.stop()
    scopes = c.request("scopes", frameId=c.frame["id"])["scopes"]
    equal(c.request("setVariable", variablesReference=scopes[0]["variablesReference"], name="before", value="10")["value"], "10")
    equal((c.value("before"), c.go(), c.value("self.count")), ("10", 31, "21"))
    c.breakpoints(STEPS)
    c.request("continue", threadId=1)
    c.event("terminated")
    with open(path) as file:
        kept = [line for line in file if '"code"' in line and '"input"' in line and '"event":"input"' in line]
    assert len(kept) == 1 and '"at":"3.1+32"' in kept[0], kept
    return c


@case("Z-091")
def _():
    c = at(S, {STEPS: [32]}, 32, 3)
    label = c.request("evaluate", expression="self.label", frameId=c.frame["id"], context="watch")["variablesReference"]
    assert "number" in c.request("setVariable", _fails=True, variablesReference=label, name="alpha", value="'x'")
    equal(c.value("self.label.alpha"), "1")
    return c


@case("names that aren't there")
def _():
    c = at(S, {STEPS: [30]}, 30, 3)
    scopes = {s["name"]: s["variablesReference"] for s in c.request("scopes", frameId=c.frame["id"])["scopes"]}
    moment = c.moment
    for scope, name, value, words in (
        ("Locals", "nosuch", "1", "there is no variable nosuch here; there are: self, before"),
        ("Locals", "befor", "1", "did you mean before?"), ("Upvalues", "nosuch", "1", "there is no variable nosuch here"),
        ("Globals", "nosuch", "1", "there is no variable nosuch here"), ("Globals", "print", "nil", "print is the host's, and can't be taken away"),
    ):
        said = c.request("setVariable", _fails=True, variablesReference=scopes[scope], name=name, value=value)
        assert words in said, said
    assert "there is no variable nosuch" in c.request("setExpression", _fails=True, expression="nosuch", value="1", frameId=c.frame["id"])
    equal((c.value("nosuch"), c.moment), ("nil", moment))
    return c


@case("Z-093")
def _():
    c = at(S, {STEPS: [30]}, 30, 3)
    c.value('self.label.text = "hi"', "repl")
    equal(c.value("self.label.text", "repl"), '"hi"')
    c.breakpoints(STEPS, 32)
    equal((c.go(), c.value("self.label.text")), (32, '"1"'))
    return c


@case("Z-094")
def _():
    path = os.path.join(tempfile.mkdtemp(), "s.log")
    c = client(S, {STEPS: [30]}, log=path)
    while c.stop():
        equal(c.value("twice(21)"), "42")
        c.request("continue", threadId=c.thread)
    with open(path) as a, open(log("steps")) as b:
        equal(a.read(), b.read())
    return c


@case("Z-095", "Z-098")
def _():
    c = at(S, {STEPS: [30]}, 30, 3)
    c.request("evaluate", _fails=True, expression="twice(21)", frameId=c.frame["id"], context="hover")
    assert "nosuch" in c.request("evaluate", _fails=True, expression="nosuch.field", frameId=c.frame["id"], context="watch")
    return c


@case("Z-097")
def _():
    c = at(S, {STEPS: [30]}, 30, 3)
    began = time.time()
    c.request("evaluate", _fails=True, expression="(function() while true do end end)()", frameId=c.frame["id"], context="watch")
    assert time.time() - began < 2
    equal((c.go(), c.moment), (30, "36.1+32"))
    return c


@case("Z-099")
def _():
    c = at(S, {STEPS: [30]}, 30, 3)
    found = {t["label"] for t in c.request("completions", text="self.label.te", column=14, frameId=c.frame["id"])["targets"]}
    assert {"text", "textColor", "textAlignment"} <= found and "textLabel" not in found, found
    for text, name in (("self.label.text:up", "upper"), ("self.label.text:", "gsub")):
        found = {t["label"] for t in c.request("completions", text=text, column=len(text) + 1, frameId=c.frame["id"])["targets"]}
        assert name in found, (text, found)
    c.end()
    c = at(R, {ROWS: [16]}, 16, 3)
    found = {t["label"] for t in c.request("completions", text="indexPath.", column=11, frameId=c.frame["id"])["targets"]}
    assert {"row", "section"} <= found, found
    return c


@case("Z-101")
def _():
    c = client(R, {ROWS: [{"line": 10, "condition": "indexPath.row == 14"}]})
    equal(c.stop(), 10)
    own = variables(c, "Locals")
    path = {v["name"]: v["value"] for v in c.request("variables", variablesReference=own["indexPath"]["variablesReference"])["variables"]}
    equal(path, {"section": "1", "row": "14"})
    table = {v["name"]: v for v in c.request("variables", variablesReference=own["tableView"]["variablesReference"])["variables"]}
    offset = {v["name"]: float(v["value"]) for v in c.request("variables", variablesReference=table["contentOffset"]["variablesReference"])["variables"]}
    assert 0 < offset["y"] < 210, offset
    return c


@case("Z-102")
def _():
    c = at(T, {PUMP: [8]}, 8, 12)
    threads = c.request("threads")["threads"]
    equal(len(threads), 2)
    assert "coroutine" in threads[1]["name"] and "Pump.lua" in threads[1]["name"], threads
    stack = c.request("stackTrace", threadId=1)["stackFrames"]
    assert any(f["line"] == 17 and f["source"]["name"] == "Pump.lua" for f in stack if "source" in f), stack
    return c


@case("Z-103")
def _():
    path = os.path.join(FOLDER, "scripts", "million.lua")
    with open(path, "w") as file:
        file.write("local list = {}\nfor i = 1, 1000000 do list[i] = i end\nprint(#list)\n")
    try:
        c = client("scripts/million.lua", {"scripts/million.lua": [3]}, )
        c.stop()
        reference = variables(c, "Locals")["list"]["variablesReference"]
        began = time.time()
        found = c.request("variables", variablesReference=reference, start=999990, count=10)["variables"]
        assert time.time() - began < 0.1, time.time() - began
        equal([v["value"] for v in found], [str(n) for n in range(999991, 1000001)])
        return c
    finally:
        os.remove(path)


# 6. Data breakpoints

def watch(c, name, *expressions):
    points = []
    for expression in expressions:
        reference = c.request("evaluate", expression=expression, frameId=c.frame["id"], context="watch")["variablesReference"]
        info = c.request("dataBreakpointInfo", variablesReference=reference, name=name)
        equal((info["accessTypes"], info["canPersist"]), (["write"], True))
        points.append({"dataId": info["dataId"]})
    assert all(point["verified"] for point in c.request("setDataBreakpoints", breakpoints=points)["breakpoints"])
    c.breakpoints(STEPS)


@case("Z-105", "Z-106")
def _():
    c = at(S, {STEPS: [26]}, 26, 3)
    watch(c, "count", "self")
    equal((c.go(), c.body["reason"]), (30, "data breakpoint"))
    assert "old 0" in c.body["text"] and "new 1" in c.body["text"], c.body
    for frame in ("36", "69", "102"):
        equal((c.go(), c.moment.split(".")[0]), (30, frame))
    return c


@case("Z-107")
def _():
    c = at(S, {STEPS: [34]}, 34, 102)
    watch(c, "frame", "self.label")
    equal((c.go("reverseContinue"), c.moment.split(".")[0]), (32, "102"))
    equal((c.go("reverseContinue"), c.moment.split(".")[0]), (32, "69"))
    return c


@case("Z-109", "Z-110")
def _():
    c = at(S, {STEPS: [18]}, 18, 0)
    watch(c, "text", "self.label")
    equal((c.go(), c.moment.split(".")[0]), (31, "3"))
    assert 'old "0"' in c.body["text"] and 'new "1"' in c.body["text"], c.body
    c.value('self.label.text = "1"', "repl")
    equal((c.go(), c.moment.split(".")[0]), (31, "36"))
    return c


@case("Z-111")
def _():
    c = at("scripts/sizes.lua", {SIZES: [14]}, 14)
    watch(c, "frame", "self.inner", "self.pinned")
    # The first layout places the view that has constraints.
    c.go()
    assert "by constraints" in c.body["text"], c.body
    c.go()
    equal((c.line, c.body["reason"]), (16, "data breakpoint"))
    assert "autoresizing" in c.body["text"] and "old CGRect {0, 0, 100, 20}, new CGRect {0, 0, 200, 20}" in c.body["text"], c.body
    equal(c.stack[0]["presentationHint"], "label")
    assert 'UIView.frame of UIView "outer" set it, by autoresizing of' in c.stack[0]["name"], c.stack[0]
    # No line of a script follows the layout: it stops at the end of the frame.
    c.go()
    equal(c.body["reason"], "data breakpoint")
    assert "by constraints" in c.stack[0]["name"] and "the work of frame" in c.stack[0]["name"], c.stack
    assert "new CGRect {0, 0, 80" in c.body["text"], c.body
    c.go("reverseContinue")
    equal((c.line, c.body["reason"]), (16, "data breakpoint"))
    return c


def main():
    wanted = sys.argv[3:] or list(dict.fromkeys(CASES))
    failed, done = [], set()
    for name in wanted:
        body = CASES[name]
        if body in done:
            continue
        done.add(body)
        c = None
        try:
            c = body()
            if c:
                equal(c.end(), 0)
        except Exception:
            failed.append(name)
            print(f"FAIL {name}\n{traceback.format_exc()}")
    print(f"{len(done) - len(failed)} sessions passed, {len(failed)} failed" + (": " + " ".join(failed) if failed else ""))
    sys.exit(1 if failed else 0)


main()
