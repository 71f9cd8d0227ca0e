"""Texts that scripts load as code, the beginning of a run, moments that aren't there: sections 2.2, 2.3 and 2.5."""
from sessions import *

LOADER = """local app = {}
local text = "local function inner(x)\\n  local y = x + 1\\n  if y > 3 then error('from a text') end\\n  return y\\nend\\nreturn inner"
function app:didFinishLaunching()
  self.window = UIWindow {}
  self.window:makeKeyAndVisible()
  self.named, self.nameless = load(text, "=made")(), load(text)()
  local parts = { "return function(a)\\n", "  return a\\n", "end" }
  self.given = load(function() return table.remove(parts, 1) end, "=parts")()
  after(0.1, function()
    self.one = self.named(1)
    self.two = self.given(2)
    self.three = pcall(self.nameless, 5)
  end)
end
return app
"""


def loading(lines, **arguments):
    with Edited() as edited:
        edited.write(LOADER)
        path = os.path.join("scripts", "loading.lua")
        edited.write("local first = 1\nlocal app = launch \"edited\"\napp:wait(0.5)\n", path)
        try:
            yield client(path, {edited.plugin: lines}, **arguments)
        finally:
            os.remove(os.path.join(FOLDER, path))


@case("texts that scripts load")
def _():
    """A step goes into them, and the client gets their text."""
    for c in loading([10], filters=["all"]):
        equal(c.stop(), 10)
        c.go("stepIn")
        equal((c.line, c.frame["name"], c.frame["source"]["name"]), (2, "inner", "made"))
        assert "path" not in c.frame["source"], c.frame
        text = c.request("source", source=c.frame["source"], sourceReference=c.frame["source"]["sourceReference"])["content"]
        equal(text.splitlines()[1], "  local y = x + 1")
        equal((c.go("next"), c.go("next"), c.go("next")), (3, 4, 11))
        equal((c.go("stepBack"), c.go("stepIn")), (10, 2))
        c.go("stepOut")
        equal(c.line, 11)
        # Nobody has the text of what a function has given.
        c.go("stepIn")
        equal((c.line, c.frame["name"], "source" in c.frame), (2, "given", False))
        c.go("stepOut")
        c.go()
        name = '[string "local function inner(x)..."]'
        equal((c.line, c.body["reason"], c.frame["source"]["name"]), (3, "exception", name))
        assert c.body["text"] == name + ":3: from a text", c.body
        sources = [s["name"] for s in c.request("loadedSources")["sources"]]
        assert {"made", name, "init.lua"} <= set(sources), sources
        c.end()


@case("the beginning of a scenario")
def _():
    """What it does before it launches anything comes before the app's beginning."""
    for c in loading([], stopOnEntry=True):
        equal((c.stop(), c.moment), (1, "scenario+0"))
        for command in ("stepBack", "reverseContinue"):
            equal((c.go(command), c.moment, c.body["reason"]), (1, "scenario+0", "entry"))
        c.go("next")
        equal(c.line, 2)
        equal((c.go("stepBack"), c.moment, c.body["reason"]), (1, "scenario+0", "step"))
        c.go("next")
        equal((c.go("reverseContinue"), c.moment, c.body["reason"]), (1, "scenario+0", "entry"))
        c.go("next")
        c.go("next")
        equal((c.line, c.go("reverseContinue"), c.moment), (3, 1, "0.1"))
        c.end()


@case("moments that aren't there")
def _():
    c = at(S, {STEPS: [30]}, 30)
    for wanted, moment in (("3.9", "3"), ("3.1+99999", "3"), ("5.1", "5"), ("36.1+32", "36.1+32")):
        c.request("lunette/goto", moment=wanted)
        c.stop()
        equal((c.moment, c.body["reason"]), (moment, "goto"))
    return c
