"""Values that a client sets, and which errors are caught: sections 2.3 and 2.7."""
from sessions import *

HOLDER = """local app = {}
local Box = class("Box", UIView)
function Box:layoutSubviews()
  if app.fails then error("in layout") end
end
function app:didFinishLaunching()
  self.window = UIWindow {}
  self.box = Box { frame = { 0, 0, 10, 10 } }
  self.window:addSubview(self.box)
  self.window:makeKeyAndVisible()
  self.keys = { [true] = 1, [1.5] = 2, [IndexPath(1, 2)] = 3, [self.box] = 4, ["[1]"] = 5 }
  self.thread = coroutine.create(function()
    local inner = 5
    coroutine.yield(inner)
    self.result = inner
  end)
  coroutine.resume(self.thread)
  after(0.1, function()
    local text = "a"
    coroutine.resume(self.thread)
    self.text = text
    self.handled = select(2, xpcall(function() error("in xpcall") end, function(message) return message .. "!" end))
    self.fails = true
    self.box:setNeedsLayout()
    self.caught = select(2, pcall(self.box.layoutIfNeeded, self.box))
    self.fails = false
    local function deep() return 1 + deep() end
    self.overflow = select(2, pcall(deep))
  end)
end
return app
"""


def holding(lines, *scenario, name="holding.lua", **arguments):
    """A session of an app with values of every kind. The caller ends it before the app's files go."""
    with Edited() as edited:
        edited.write(HOLDER)
        path = os.path.join("scripts", name)
        edited.write("\n".join(scenario or ('local app = launch "edited"', "app:wait(0.5)")) + "\n", path)
        try:
            yield client(path, {edited.plugin: lines}, **arguments)
        finally:
            os.remove(os.path.join(FOLDER, path))


def scope(c, name, frame=None):
    return next(s["variablesReference"] for s in c.request("scopes", frameId=(frame or c.frame)["id"])["scopes"] if s["name"] == name)


@case("a value is one expression")
def _():
    for c in holding([20]):
        c.stop()
        locals_ = scope(c, "Locals")
        for value, words in (("1, 2", "one expression"), ("", "empty"), ("1; x = 2", "can't be read"), ("1 +", "unexpected symbol"),
                             ("hello", 'a text is written in quotes: "hello"'), ("error('no')", "no")):
            told = c.request("setVariable", _fails=True, variablesReference=locals_, name="text", value=value)
            assert words in told, (value, told)
        assert "one expression" in c.request("setExpression", _fails=True, expression="text, self", value="1", frameId=c.frame["id"])
        equal(c.value("text"), '"a"')
        for value, shown in (("2 -- two", "2"), ("nil", "nil"), ("self.box.alpha", "1"), ("'b'", '"b"')):
            equal(c.request("setVariable", variablesReference=locals_, name="text", value=value)["value"], shown)
        c.go("next")
        c.go("next")
        equal((c.line, c.value("self.text")), (22, '"b"'))
        c.end()


@case("a value that fails has changed nothing")
def _():
    for c in holding([21]):
        c.stop()
        code = "(function() self.box.alpha = 0.5 error('late') end)()"
        equal(c.request("setVariable", _fails=True, variablesReference=scope(c, "Locals"), name="text", value=code), "late")
        equal(c.request("evaluate", _fails=True, expression="self.box.alpha = 0.25 error('later')", frameId=c.frame["id"], context="repl"), "later")
        c.go("next")
        equal((c.line, c.value("self.box.alpha")), (22, "1"))
        c.end()


@case("a variable of a coroutine that waits")
def _():
    """It stays set wherever the session goes on this course."""
    for c in holding([20, 21]):
        c.stop()
        thread = next(t["id"] for t in c.request("threads")["threads"] if "suspended" in t["name"])
        frame = next(f for f in c.request("stackTrace", threadId=thread)["stackFrames"] if f["line"] == 14)
        equal(c.request("setVariable", variablesReference=scope(c, "Locals", frame), name="inner", value="50")["value"], "50")
        equal((c.go(), c.value("self.result")), (21, "50"))
        equal(c.go("reverseContinue"), 20)
        equal((c.go(), c.value("self.result")), (21, "50"))
        c.end()


@case("entries with keys of every kind")
def _():
    for c in holding([20]):
        c.stop()
        held = c.request("evaluate", expression="self.keys", frameId=c.frame["id"], context="watch")["variablesReference"]
        entries = {v["name"]: v for v in c.request("variables", variablesReference=held)["variables"]}
        for name in ("[true]", "[1.5]", "[IndexPath(1, 2)]", '["[1]"]'):
            equal(c.value(entries[name]["evaluateName"]), entries[name]["value"])
            equal(c.request("setVariable", variablesReference=held, name=name, value="7")["value"], "7")
        other = next(v for v in entries.values() if v["value"] == "4")
        assert "evaluateName" not in other
        assert "no expression writes its key" in c.request("setVariable", _fails=True, variablesReference=held, name=other["name"], value="7")
        assert "setmetatable" in c.request("setVariable", _fails=True, variablesReference=held, name="(metatable)", value="nil")
        equal(c.request("dataBreakpointInfo", variablesReference=held, name="[true]").get("dataId"), None)
        c.end()


@case("errors that are caught far away")
def _():
    """By xpcall, by a pcall around the host's work, and of a stack that has overflowed."""
    for c in holding([], filters=["uncaught"]):
        assert c.stop() is None
        equal(c.event("exited")["body"]["exitCode"], 0)
        c.end()
    for c in holding([], filters=["all"]):
        lines = [(c.stop(), c.body["text"].split(": ", 1)[1])]
        c.go()
        lines.append((c.line, c.body["text"].split(": ", 1)[1]))
        equal(lines, [(22, "in xpcall"), (4, "in layout")])
        c.go()
        equal((c.line, c.body["reason"]), (27, "exception"))
        assert "stack overflow" in c.body["text"]
        assert len(c.stack) < 2000 and any("more functions" in f["name"] for f in c.stack), len(c.stack)
        equal(c.stack[-1]["line"], 2)
        assert c.go() is None
        c.end()


@case("errors that a spec expects")
def _():
    spec = ('it("expects", function()', '  local app = launch "edited"', "  app.delegate.fails = true",
            '  assert.raises("in layout", function() app.delegate.box:setNeedsLayout() app:wait(0.5) end)', "end)")
    for filters, wanted in ((["uncaught", "assertions"], None), (["all"], 4)):
        for c in holding([], *spec, name="holding_spec.lua", filters=filters):
            equal(c.stop(), wanted)
            c.end()


@case("watching takes time that counts for no limit")
def _():
    """Each instruction is looked at, which takes some hundred times as long as the script."""
    path = os.path.join("scripts", "watching.lua")
    with open(os.path.join(FOLDER, path), "w", encoding="utf-8") as file:
        file.write("local held = { value = 0 }\nlocal sum = 0\nfor i = 1, 2000000 do sum = sum + i end\nheld.value = 1\nprint(sum)\n")
    try:
        c = client(path, {path: [2]}, command=("debug", "--time", "1"))
        c.stop()
        data = c.request("dataBreakpointInfo", name="held.value", frameId=c.frame["id"])["dataId"]
        c.request("setDataBreakpoints", breakpoints=[{"dataId": data}])
        equal((c.go(), c.body["text"]), (4, "value: old 0, new 1"))
        assert c.go() is None
        equal(c.event("exited")["body"]["exitCode"], 0)
        return c
    finally:
        os.remove(os.path.join(FOLDER, path))
