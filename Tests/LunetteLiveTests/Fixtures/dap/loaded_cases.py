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


@case("texts that scripts load, in a terminal")
def _():
    with Edited() as edited:
        edited.write(LOADER)
        path = os.path.join("scripts", "loading.lua")
        edited.write("local app = launch \"edited\"\napp:wait(0.5)\n", path)
        try:
            typed = f"break {edited.plugin}:10\nc\nstep\nquit\n"
            told = subprocess.run([LUNETTE, "debug", "--terminal", path], cwd=FOLDER, input=typed, capture_output=True, text=True)
            assert "step at 6.1+3, made:2 in inner\n  2    local y = x + 1\n" in told.stdout, told
        finally:
            os.remove(os.path.join(FOLDER, path))


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


@case("what ran in the last frame of a run")
def _():
    """The views that have changed have their names there, too."""
    path = os.path.join("scripts", "short.lua")
    with open(os.path.join(FOLDER, path), "w", encoding="utf-8") as file:
        file.write("local app = launch \"steps\"\napp:tap \"Count\"\n")
    try:
        told = subprocess.run([LUNETTE, "why", path, "ran", "3"], cwd=FOLDER, capture_output=True, text=True)
        assert "3.1 function plugins/steps/init.lua:21" in told.stdout, told
        assert 'changed on the screen: UILabel "1"' in told.stdout, told
    finally:
        os.remove(os.path.join(FOLDER, path))
