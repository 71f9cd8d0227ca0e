"""Sessions for people without an editor, and what a client is told about files, courses and several apps."""
from sessions import *


def typed(program, *lines, status=0):
    """What a terminal session prints for these lines."""
    ended = subprocess.run(
        [LUNETTE, "debug", "--terminal", program], cwd=FOLDER, input="".join(line + "\n" for line in lines), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, timeout=60)
    assert ended.returncode == status, f"status {ended.returncode}: {ended.stdout}{ended.stderr}"
    return ended.stdout


def holds(text, *parts):
    """Whether parts come in this order."""
    place = 0
    for part in parts:
        found = text.find(part, place)
        assert found >= 0, f"no {part!r} after {text[:place][-200:]!r} in:\n{text}"
        place = found + len(part)


@case("terminal")
def _():
    shown = typed(
        S, "break plugins/steps/init.lua:30 if before > 1", "c", "p before", "back", "bt", "l", "ls", "reverse", "goto 102.1+32", "p before", "do before = 100", "n",
        "p self.count", "watch self.label.text", "c", "delete all", "why ran 102", "c", "")
    holds(
        shown, "entry at scenario+0, scripts/steps.lua:1 in main chunk", "  1  plugins/steps/init.lua:30 if before > 1",
        "breakpoint at 69.1+32, plugins/steps/init.lua:30 in Counter:bump", "  30    self.count = twice(before) + 1", "3\n",
        "step at 69.1+31, plugins/steps/init.lua:27", "> 1  Counter:bump  plugins/steps/init.lua:27", "UIButton \"Count\" sends touchUpInside", "Locals:\n  self = ",
        "before = 3", "Upvalues:\n", "> 27    for i = 1, 3 do", "entry at 0.1", "goto at 102.1+32", "7\n", "step at 102.1+43, plugins/steps/init.lua:31", "201\n",
        "watch self.label.text", "data breakpoint at 102.1+", "touchUpInside", "132\n", "the run ends here")


@case("terminal, wrong words")
def _():
    shown = typed(S, "brek 3", "help", "break", "break nosuch.lua:3", "delete 7", "frame 99", "goto 9999x", "p (", "p nosuch.field", "watch", "why nothing", "q")
    holds(
        shown, "there is no command brek; did you mean break?", "continue, c", "quit, q", "delete wants all, or a number", "frame wants a number from 1 to 1",
        "9999x", "watch wants a field", "nothing")
    assert "there is no program" in typed("scripts/stpes.lua", status=2)


@case("terminal, errors")
def _():
    shown = typed(T, "catch all", "c", "error", "bt", "threads", "c")
    holds(shown, "exception", "plugins/threads/init.lua:6", "two is bad", "risky", "(tail call)", "> app", "coroutine")
    # The status is the run's.
    path = os.path.join(FOLDER, "scripts", "fails.lua")
    with open(path, "w", encoding="utf-8") as file:
        file.write('error("it fails")\n')
    try:
        assert "it fails" in typed("scripts/fails.lua", "catch", "c", "c", status=1)
    finally:
        os.remove(path)


@case("loaded sources")
def _():
    """Files that the run has loaded, and no others, whatever a client has named."""
    c = client(S, {STEPS: [30], "/etc/hostname": [1], PUMP: [8]})
    c.stop()
    named = lambda: sorted(os.path.relpath(source["path"], FOLDER) for source in c.request("loadedSources")["sources"])
    equal(named(), [STEPS, S])
    equal(sorted(module["id"] for module in c.request("modules")["modules"]), [STEPS, S])
    equal(c.go("reverseContinue"), 1)
    equal(named(), [STEPS, S])
    return c


@case("a file is edited")
def _():
    """The past stays what it was while files are edited; a restart takes what the disk has."""
    scenario = os.path.join("scripts", "edited.lua")
    with Edited() as edited:
        edited.write('local app = launch "edited"\nfor i = 1, 2 do\n  app:tap "Count"\n  app:wait(0.5)\nend\n', scenario)
        try:
            c = client(scenario, {edited.plugin: [30]})
            equal([c.stop(), c.moment, c.go(), c.moment], [30, "3.1+32", 30, "36.1+32"])
            assert "sourceReference" not in c.frame["source"], c.frame
            edited.write("-- one more line\n" + edited.text.replace("+ 1\n", "+ 100\n"))
            equal([c.go("stepBack"), c.moment], [27, "36.1+31"])
            shown = c.request("source", source=c.frame["source"], sourceReference=c.frame["source"]["sourceReference"])["content"]
            equal(shown, edited.text)
            equal([c.go("reverseContinue"), c.moment, c.go(), c.value("before")], [30, "3.1+32", 30, "1"])
            why = c.request("lunette/why", question="made", target="UIButton")
            assert "init.lua:19" in why["text"], why
            c.request("restart")
            equal([c.stop(), "sourceReference" in c.frame["source"]], [31, False])
            equal(c.request("source", source=c.frame["source"], sourceReference=0)["content"].splitlines()[0], "-- one more line")
            equal(c.event("breakpoint")["body"]["breakpoint"]["line"], 31)
            return c
        finally:
            os.remove(os.path.join(FOLDER, scenario))


@case("completions, then a look")
def _():
    """What completions read is made when they are asked for first, in the middle of the run, which it must not disturb."""
    for text in ("self.", "tot"):
        c = at(S, {STEPS: [32]}, 32)
        assert c.request("completions", text=text, column=len(text) + 1, frameId=c.frame["id"])["targets"]
        controller = c.request("evaluate", expression="self", frameId=c.frame["id"], context="watch")
        assert len(c.request("variables", variablesReference=controller["variablesReference"])["variables"]) > 50
        c.request("setFunctionBreakpoints", breakpoints=[{"name": "UIView.setNeedsLayout"}])
        equal((c.value("self.storyboard"), c.go()), ("nil", 32))
        equal(c.end(), 0)


@case("completions, nearest first")
def _():
    """Own fields, then methods of the script's class, then UIKit's, of objects, classes and values."""
    c = at(S, {STEPS: [32]}, 32)
    def offered(text):
        return [t["label"] for t in c.request("completions", text=text, column=len(text) + 1, frameId=c.frame["id"])["targets"]]
    equal((offered("self.")[:4], len(offered("self."))), (["count", "label", "bump", "viewDidLoad"], 100))
    equal((offered("self:bu"), offered("UIView.animateK"), offered("self.label.frame.ma")), (["bump"], ["animateKeyframes"], ["maxX", "maxY"]))
    equal((offered("Date()."), offered("nosuch.x."), offered("self:.")), ([], [], []))
    c.value("self.since = Date()", "repl")
    equal((offered("self.since:addingT"), c.value("self.since")), (["addingTimeInterval"], "Date 2001-01-01 00:00:00 +0000"))
    return c


@case("past over a relaunch")
def _():
    """The frames of an app begin anew, also where the one before it has ended; what comes later is no past for that."""
    c = client("scripts/relaunched.lua", {STEPS: [30]})
    told = []
    while c.stop():
        told.append((c.moment, c.told["isPast"]))
        c.request("continue", threadId=c.thread)
        if len(told) == 3:
            break
    equal(told, [("3.1+32", False), ("2:3.1+32", False), ("3:3.1+32", False)])
    c.end()
    c = client("scripts/relaunched.lua", {STEPS: [30]})
    c.stop()
    targets = c.request("gotoTargets", source={"path": c.path(STEPS)}, line=30)["targets"]
    equal([target["label"] for target in targets], [
        "1st of 3, frame 3 (0.050 s)", "2nd of 3, app 2, frame 3 (0.050 s)", "3rd of 3, app 3, frame 3 (0.050 s)"])
    return c


@case("past and courses")
def _():
    """Each stop says whether the course was further already, and how many others there were before."""
    c = client(S, {STEPS: [30]})
    def told():
        return c.moment, c.told["isPast"], c.told["course"]
    c.stop()
    equal(told(), ("3.1+32", False, 0))
    c.go()
    equal(told(), ("36.1+32", False, 0))
    c.go("reverseContinue")
    equal(told(), ("3.1+32", True, 0))
    c.go("next")
    equal(told(), ("3.1+43", True, 0))
    c.value("twice(1)")
    c.go()
    equal(told(), ("36.1+32", False, 0))
    c.go("reverseContinue")
    c.value("before = 5", "repl")
    c.go("next")
    equal(told(), ("3.1+43", False, 1))
    c.request("restart")
    c.stop()
    equal(told(), ("3.1+32", False, 0))
    return c


@case("two apps")
def _():
    """The moments of a second app begin with 2:, those of the first one stay without, whatever was launched after it."""
    path = os.path.join(FOLDER, "scripts", "two.lua")
    with open(path, "w", encoding="utf-8") as file:
        file.write('local one = launch "steps"\nlocal two = launch "steps"\ntwo:tap "Count"\none:tap "Count"\ntwo:wait(1)\none:wait(0.5)\nprint "end"\n')
    try:
        c = client("scripts/two.lua", {STEPS: [30], "scripts/two.lua": [7]}, stopAtEnd=True)
        equal((c.stop(), c.moment), (30, "2:3.1+32"))
        equal((c.go(), c.moment), (30, "3.1+32"))
        equal(c.go(), 7)
        for moment, time in (("20", 20 / 60), ("2:40", 40 / 60), ("2:3", 0.05), ("3", 0.05)):
            c.request("lunette/goto", moment=moment)
            c.stop()
            assert (c.moment, abs(c.told["time"] - time) < 1e-6) == (moment, True), (moment, c.told)
        equal((c.go("reverseContinue"), c.moment), (30, "3.1+32"))
        equal((c.go("reverseContinue"), c.moment), (30, "2:3.1+32"))
        return c
    finally:
        os.remove(path)


@case("no app")
def _():
    """A run that launches nothing has moments, too."""
    path = os.path.join(FOLDER, "scripts", "plain.lua")
    with open(path, "w", encoding="utf-8") as file:
        file.write("local sum = 0\nfor i = 1, 3 do sum = sum + i end\nerror(tostring(sum))\n")
    try:
        c = client("scripts/plain.lua", stopAtEnd=True)
        equal((c.stop(), c.body["reason"]), (3, "exception"))
        assert c.moment.startswith("scenario+"), c.moment
        c.go()
        assert c.moment.startswith("scenario+"), c.moment
        return c
    finally:
        os.remove(path)


@case("events about files, threads and functions")
def _():
    """A function that no file is known to have stops as soon as one has it; coroutines that are not there any more are told."""
    c = Client(LUNETTE, FOLDER)
    c.request("initialize", adapterID="lunette")
    answer = c.request("setFunctionBreakpoints", breakpoints=[{"name": "Pump:step"}, {"name": "Pump:stap"}])["breakpoints"]
    equal([point["verified"] for point in answer], [False, False])
    launch = c.send("launch", {"program": T, "stopAtEnd": True})
    c.request("configurationDone")
    assert c.answer(launch)["success"]
    equal((c.stop(), c.file), (17, "Pump.lua"))
    changed = [event["body"]["breakpoint"] for event in c.events if event["event"] == "breakpoint"]
    equal([(point["id"], point["verified"], point["line"]) for point in changed], [(answer[0]["id"], True, 17)])
    equal(sorted(event["body"]["module"]["id"] for event in c.events if event["event"] == "module"), sorted([THREADS, PUMP, T]))
    equal([(e["body"]["reason"], e["body"]["threadId"]) for e in c.events if e["event"] == "thread"], [("started", 2)])
    c.request("setFunctionBreakpoints", breakpoints=[])
    c.events = []
    c.go("reverseContinue")
    equal([(e["body"]["reason"], e["body"]["threadId"]) for e in c.events if e["event"] == "thread"], [("exited", 2)])
    c.go()
    return c


@case("watches that change things")
def _():
    """A watch answers what the code would, and leaves all as it was for the next look at the same stop."""
    c = at(S, {STEPS: [30]}, 30)
    equal((c.value("self.count"), c.value("self:bump()"), c.value("self.count")), ("0", "nil", "0"))
    equal((c.value("(function() self.count = 7 before = 8 return self.count + before end)()"), c.value("self.count"), c.value("before")), ("15", "0", "0"))
    equal((c.value("self.label.text = 'other'"), c.value("self.label.text")), ("nil", '"0"'))
    assert "no" in c.request("evaluate", _fails=True, expression="error 'no'", frameId=c.frame["id"], context="watch")
    c.value("self.count = 20", "repl")
    equal((c.value("(function() self.count = 7 end)()"), c.value("self.count")), ("nil", "20"))
    return c


@case("watches that change things and unfold")
def _():
    """What is in a watch's answer is looked at in another run, and leaves all as it was, too."""
    c = at(S, {STEPS: [30]}, 30)
    watch = lambda code: c.request("evaluate", expression=code, frameId=c.frame["id"], context="watch")
    inside = lambda reference, **page: c.request("variables", variablesReference=reference, **page)["variables"]
    names = lambda list: [(entry["name"], entry["value"]) for entry in list]
    made = watch("(function() self.count = self.count + 1 return { self.count, inner = { self = self, f = function() end } } end)()")
    list = inside(made["variablesReference"])
    equal(names(list)[0], ("[1]", "1"))
    inner = next(entry for entry in list if entry["name"] == "inner")
    equal(sorted(name for name, _ in names(inside(inner["variablesReference"]))), ["f", "self"])
    own = next(entry for entry in inside(inner["variablesReference"]) if entry["name"] == "self")
    equal(dict(names(inside(own["variablesReference"])))["count"], "1")
    function = next(entry for entry in inside(inner["variablesReference"]) if entry["name"] == "f")
    assert c.request("locations", locationReference=function["valueLocationReference"])["line"] == 1
    equal((c.value("self.count"), names(inside(made["variablesReference"]))[0][1]), ("0", "1"))
    many = watch("(function() local t = {} for i = 1, 500 do t[i] = { i } end self.count = 5 return t end)()")
    page = inside(many["variablesReference"], filter="indexed", start=400, count=2)
    equal([entry["name"] for entry in page], ["[401]", "[402]"])
    equal((names(inside(page[1]["variablesReference"])), c.value("self.count")), ([("[1]", "402")], "0"))
    return c


@case("evaluate without a frame")
def _():
    """Without a frame, and at a label of the host's, the scenario's own variables are meant."""
    c = at(S, {STEPS: [30]}, 30, frame=36)
    own = lambda **frame: [c.request("evaluate", expression=text, context="watch", **frame)["result"] for text in ("app.frameCount", "i")]
    label = next(frame for frame in c.stack if frame["name"].startswith("the host"))
    equal((own(), own(frameId=label["id"])), (["36", "2"], ["36", "2"]))
    return c


ACTS = """
local app = {}
height = 20
function app:didFinishLaunching()
  local window = UIWindow()
  self.label = UILabel { frame = { 10, 20, 200, 30 }, text = "one" }
  local Box = class("Box", UIView)
  function Box:layoutSubviews() self.laid = (self.laid or 0) + 1 end
  self.box = Box { translatesAutoresizingMaskIntoConstraints = false }
  window:addSubview(self.label)
  window:addSubview(self.box)
  self.tall = self.box.heightAnchor:constraint { equalToConstant = height }
  NSLayoutConstraint.activate { self.tall, self.box.topAnchor:constraint { equalTo = window.topAnchor },
    self.box.leftAnchor:constraint { equalTo = window.leftAnchor }, self.box.widthAnchor:constraint { equalToConstant = 50 } }
  window:addSubview(UIButton { title = "Fail", frame = { 10, 100, 100, 44 }, primaryAction = UIAction { title = "Fail", handler = function()
    self.label.text = "two"
    error "boom"
  end } })
  window:addSubview(UIButton { title = "Grow", frame = { 10, 200, 100, 44 }, primaryAction = UIAction { title = "Grow", handler = function()
    height = height + 10
    self.tall.constant = height
    self.box.alpha = 0.5
    window:layoutIfNeeded()
  end } })
  self.window = window
  window:makeKeyAndVisible()
end
return app
"""


def acting(lines, *scenario, **arguments):
    """A session of an app with two buttons. The caller ends it before the app's files go."""
    with Edited() as edited:
        edited.write(ACTS)
        path = os.path.join("scripts", "acting.lua")
        edited.write("local app = launch \"edited\"\n" + "\n".join(scenario) + "\n", path)
        try:
            yield client(path, {edited.plugin: lines}, **arguments)
        finally:
            os.remove(os.path.join(FOLDER, path))


def watched(c, name):
    c.breakpoints(Edited.plugin)
    c.request("setDataBreakpoints", breakpoints=[{"dataId": c.request("dataBreakpointInfo", name=name, frameId=c.frame["id"])["dataId"]}])


@case("an action's error")
def _():
    for c in acting([], 'pcall(app.tap, app, "Fail")', 'app:tap "Fail"'):
        equal((c.stop(), c.body["reason"]), (17, "exception"))
        told = c.request("exceptionInfo", threadId=c.thread)["description"].splitlines()[1]
        equal(told, 'in handler, as UIButton "Fail" sends primaryActionTriggered')
        c.end()


@case("data breakpoints and errors")
def _():
    """What is watched changes nothing of what an error does."""
    for c in acting([26], 'print(pcall(app.tap, app, "Fail"))', 'app:tap "Fail"', "print 'not reached'", filters=[]):
        c.stop()
        watched(c, "self.label.text")
        equal((c.go(), c.body["reason"]), (16, "data breakpoint"))
        assert c.go() is None
        texts = [event["body"]["output"] for event in c.events if event["event"] == "output"]
        assert any("boom" in text for text in texts) and not any("not reached" in text for text in texts), texts
        equal(c.event("exited")["body"]["exitCode"], 1)


@case("data breakpoints on globals, and on what layout sets")
def _():
    for c in acting([26], 'app:tap "Grow"'):
        c.stop()
        watched(c, "height")
        equal((c.go(), c.body["text"]), (20, "height: old 20, new 30"))
        watched(c, "self.box.frame")
        c.go()
        equal(c.body["reason"], "data breakpoint")
        assert "UIWindow.layoutIfNeeded" in c.body["text"] or "UIView.layoutIfNeeded" in c.body["text"], c.body


@case("lines beyond any file")
def _():
    c = at(S, {STEPS: [30]}, 30)
    for line in (2147483647, 2147483648, 9007199254740991):
        equal(c.request("gotoTargets", source={"path": c.path(STEPS)}, line=line)["targets"], [])
        equal(c.breakpoints(STEPS, line)[0]["verified"], False)
    return c
