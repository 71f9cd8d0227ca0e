-- What libraries written in Lua need of the language's own library: package, io, os, debug. Rules: docs/plugins.md, "Libraries".
local rocks = "Tests/LunetteScriptTests/Fixtures/rocks/"

-- Globals and modules are restored after each test, fields of package aren't.
describe("require", function()
  local path = package.path
  after_each(function()
    package.path = path
    package.searchers[1] = nil
  end)

  it("Z-161: gives Lua's own libraries", function()
    for _, name in ipairs { "string", "math", "os", "table", "utf8", "coroutine", "io", "debug" } do
      assert.are.equal(_G[name], require(name), name)
    end
    assert.are.equal(_G, require "_G")
  end)

  it("finds modules by package.path, and tells them their name and file", function()
    package.path = rocks .. "?.lua;" .. rocks .. "?/init.lua"
    local greeting = require "greeting"
    assert.are.equal("greeting", greeting.name)
    assert.are.equal(rocks .. "greeting/init.lua", greeting.path)
    assert.are.equal("hello", greeting.say())
    assert.are.equal(greeting, package.loaded.greeting)
    assert.are.equal(rocks .. "greeting/words.lua", package.searchpath("greeting.words", package.path))
  end)

  it("Z-166: looks in the tree of rocks of the project from the beginning, and in nothing that the environment names", function()
    assert.are.equal("lua_modules/share/lua/5.4/?.lua;lua_modules/share/lua/5.4/?/init.lua", package.path)
    assert.are.equal("", package.cpath)
    local found, tried = package.searchpath("nothing.here", package.path)
    assert.is_nil(found)
    assert.matches("no file 'lua_modules/share/lua/5.4/nothing/here.lua'", tried, 1, true)
  end)

  it("finds no file outside of the project", function()
    package.path = "/usr/share/lua/5.4/?.lua;../?.lua;/proc/self/?"
    assert.has_error(function() require "environ" end)
    assert.is_nil((package.searchpath("environ", package.path)))
  end)

  it("loads a module again that is taken out of package.loaded", function()
    package.path = rocks .. "?.lua"
    local words = require "greeting.words"
    package.loaded["greeting.words"] = nil
    assert.are_not.equal(words, require "greeting.words")
  end)

  it("takes what package.preload and package.searchers have", function()
    package.preload.given = function(name, place) return name .. place end
    assert.are.equal("given:preload:", require "given")
    package.searchers[1] = function(name)
      if name == "sought" then return function(sought, place) return sought .. " from " .. place end, "nowhere" end
    end
    assert.are.equal("sought from nowhere", require "sought")
    assert.has_error(function() require "unsought" end)
  end)

  it("Z-165: says what to use in the place of a module in C", function()
    local _, message = pcall(require, "cjson")
    assert.matches("cjson is written in C, and Lunette loads Lua files only: use dkjson", message, 1, true)
  end)
end)

describe("the libraries that reach out", function()
  it("Z-167: are errors in words, and the run goes on", function()
    local function raised(code) return select(2, pcall(load("return " .. code))) end
    assert.matches("os.exit is not available to scripts: a plugin ends with its scenario", raised "os.exit(3)", 1, true)
    assert.matches("debug.sethook is not available to scripts: lunette debug can", raised "debug.sethook(print)", 1, true)
    assert.matches("io.popen is not available to scripts", raised "io.popen('ls')", 1, true)
    assert.is_nil(os.getenv "HOME")
    assert.is_nil(io.read())
  end)

  it("are refused to a plugin, too, which sees no file of the machine", function()
    local told = launch("./scripts/reaching").delegate
    assert.is_nil(told.file)
    assert.are.equal("io has no files here (FileManager has)", told.reason)
    assert.are.equal(2, told.code)
    assert.matches("io.lines is not available to scripts", told.lines, 1, true)
    assert.matches("os.exit is not available to scripts", told.exit, 1, true)
  end)

  it("write where print does, and answer the file", function()
    assert.are.equal(io.stdout, io.write("a", 1, "\n"))
    assert.are.equal(io.stderr, io.stderr:write("b\n"))
    assert.are.equal("file", io.type(io.stdout))
    assert.is_nil(io.type {})
    assert.has_error(function() io.write {} end, "bad argument #1 to 'write' (string expected, got table)")
  end)

  it("let a script have an os of its own, which no other script sees", function()
    local exit = os.exit
    os.exit = function() return "stays" end
    assert.are.equal("stays", os.exit())
    assert.matches("os.exit is not available to scripts", launch("./scripts/reaching").delegate.exit, 1, true)
    os.exit = exit
    assert.is_function(os.time)
  end)
end)

describe("debug", function()
  local function here() return debug.getinfo(1, "nSl") end

  it("tells a function's place, and no function", function()
    local info = here()
    assert.are.equal("scripts/libraries_spec.lua", info.short_src)
    assert.are.equal("here", info.name)
    assert.is_nil(debug.getinfo(here).func)
    assert.are.equal("[C]", debug.getinfo(print, "S").short_src)
    assert.is_nil(debug.getinfo(1000))
  end)

  it("tells a traceback of the script's own frames, and of a coroutine's", function()
    local text = debug.traceback("why")
    assert.matches("^why\nstack traceback:\n\tscripts/libraries_spec.lua:%d+: in function <scripts/libraries_spec.lua:%d+>", text)
    local waiting = coroutine.create(function() coroutine.yield() end)
    coroutine.resume(waiting)
    assert.matches("scripts/libraries_spec.lua:%d+: in function", debug.traceback(waiting))
    local value = {}
    assert.are.equal(value, debug.traceback(value))
  end)

  it("reads metatables as getmetatable does, and changes those of tables only, for libraries that look there (dkjson, luassert)", function()
    local meta, held = { __index = { kind = "a" } }, setmetatable({}, { __metatable = "held" })
    assert.are.equal("a", debug.setmetatable({}, meta).kind)
    assert.are.equal(meta, debug.getmetatable(setmetatable({}, meta)))
    assert.are.equal("held", debug.getmetatable(held))
    assert.has_error(function() debug.setmetatable(held, {}) end, "cannot change a protected metatable")
    assert.is_false(debug.getmetatable "")
    assert.error_matches(function() debug.setmetatable("", { __index = {} }) end, "debug.setmetatable is not available to scripts", 1, true)
    assert.error_matches(function() debug.setmetatable(print, {}) end, "debug.setmetatable is not available to scripts", 1, true)
  end)

  it("lets a library take the methods of strings away while it loads data, as pl.pretty does, without that they go", function()
    assert.are.equal("external hook", (debug.gethook()))
    debug.setmetatable("", nil)
    assert.are.equal("A", ("a"):upper())
    debug.setmetatable("", getmetatable "")
    assert.are.equal("A", ("a"):upper())
  end)
end)
