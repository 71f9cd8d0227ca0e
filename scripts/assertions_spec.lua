-- luassert's words beyond equality: spies, stubs, mocks, matchers, and assertions that a spec defines.
local match = require "luassert.match"
local say = require "say"

-- The message of an assertion that fails.
local function message(body)
  local worked, failure = pcall(body)
  assert(not worked, "the assertion holds")
  return tostring(failure):gsub("^[^\n]-:%d+: ", "")
end

describe("a spy", function()
  local add ---@type luassert.spy

  before_each(function() add = spy.new(function(a, b) return a + b end) end)

  it("calls its function and counts", function()
    assert.spy(add).was_not.called()
    assert.are.equal(3, add(1, 2))
    assert.are.equal(7, add(3, 4))
    assert.spy(add).was.called()
    assert.spy(add).was.called(2)
    assert.spy(add).was_called(2)
    assert.spy(add).was_not.called(3)
    assert.spy(add).was.called_at_least(2)
    assert.spy(add).was.called_at_most(2)
    assert.spy(add).was.called_more_than(1)
    assert.spy(add).was.called_less_than(3)
  end)

  it("knows arguments and results", function()
    add(1, 2)
    assert.spy(add).was.called_with(1, 2)
    assert.spy(add).was_not.called_with(2, 1)
    assert.spy(add).was_not.called_with(1)
    assert.spy(add).returned_with(3)
    assert.spy(add).has_not.returned_with(4)
  end)

  it("keeps tables as they were at the call", function()
    local note = spy.new()
    local list = { 1 }
    note(list)
    list[1] = 2
    assert.spy(note).was.called_with { 1 }
    assert.spy(note).was.called_with(list)
    assert.spy(note).was_not.called_with { 3 }
  end)

  it("can be cleared", function()
    add(1, 2)
    add:clear()
    assert.spy(add).was_not.called()
  end)

  it("tells the calls there were", function()
    add(1, 2)
    add(3, 4)
    assert.are.equal("the assertion failed\nexpected: called with (5)\nactual:   (1, 2)\n(3, 4)",
      message(function() assert.spy(add).was.called_with(5) end))
    assert.are.equal("the assertion failed\nexpected: called once\nactual:   called 2 times",
      message(function() assert.spy(add).was.called(1) end))
    assert.are.equal("the assertion failed\nexpected: not called\nactual:   called 2 times",
      message(function() assert.spy(add).was_not.called() end))
  end)

  it("is an error where there is none", function()
    assert.has_error(function() assert.spy(3).was.called() end, "assert.spy: argument 1 must be a spy or a stub, got 3")
    assert.has_error(function() assert.was.called(1) end, "assert.called belongs to a spy: assert.spy(s).was.called()")
    assert.has_error(function() spy.on({}, "missing") end, 'spy.on: "missing" must be a function of the table, got nil')
  end)

  it("takes the place of a plugin's method, and of an action", function()
    local plugin = {
      numberOfRowsInSection = function() return 2 end,
      cellForRowAt = function() return UITableViewCell {} end,
      didSelectRowAt = spy.new(),
    }
    local cells = spy.on(plugin, "cellForRowAt")
    local app = launch(plugin)
    assert.spy(cells).was.called(2)
    assert.spy(cells).was.called_with(plugin, app.table, IndexPath(1, 2))
    app:tap { row = IndexPath(1, 2) }
    assert.spy(plugin.didSelectRowAt).was.called_with(match._, app.table, IndexPath(1, 2))
    local hit = spy.new()
    app.window:addSubview(UIButton { frame = { 0, 400, 100, 50 }, target = nil })
    app.window.subviews[#app.window.subviews]:addTarget("touchUpInside", hit)
    app:tap { 50, 425 }
    assert.spy(hit).was.called(1)
  end)
end)

describe("what is put on a table", function()
  local Base = { greet = function() return "base" end }
  local object ---@type table

  before_each(function() object = setmetatable({ name = function() return "tea" end }, { __index = Base }) end)

  it("can be taken off again", function()
    local original = object.name
    local s = spy.on(object, "name")
    assert.is_true(spy.is_spy(object.name))
    assert.are.equal("tea", object.name())
    s:revert()
    assert.are.equal(original, object.name)
  end)

  it("leaves what was inherited inherited", function()
    spy.on(object, "greet"):revert()
    assert.is_nil(rawget(object, "greet"))
  end)

  it("goes back to a snapshot", function()
    local before = assert:snapshot()
    stub(object, "name")
    stub(object, "greet")
    before:revert()
    assert.are.same({ "tea", "base" }, { object.name(), object.greet() })
  end)

  it("answers what it was told", function()
    local name = stub(object, "name", 1, 2)
    assert.are.same({ 1, 2 }, { object.name() })
    name.returns("x")
    assert.are.equal("x", object.name())
    name.invokes(function(a) return a .. "!" end)
    assert.are.equal("hi!", object.name("hi"))
    name.on_call_with("hi").returns("special")
    name.on_call_with(match.is_number()).invokes(function(n) return 2 * n end)
    assert.are.same({ "special", 6, "ho!" }, { object.name("hi"), object.name(3), object.name("ho") })
    name.by_default.returns("default")
    assert.are.equal("default", object.name("ho"))
    assert.stub(name).was.called(7)
  end)

  it("may be a whole table", function()
    local api = { get = function() return 1 end, deep = { put = function() return 2 end } }
    mock(api)
    assert.are.equal(2, api.deep.put("x"))
    assert.spy(api.deep.put).was.called_with("x")
    mock.clear(api)
    assert.spy(api.deep.put).was_not.called()
    mock.revert(api)
    assert.is_function(api.get)
    mock(api, true)
    assert.are.equal(0, select("#", api.get()))
  end)
end)

describe("a matcher", function()
  it("is any assertion about one value", function()
    assert.is_true(match.is_string()("x"))
    assert.is_false(match.is_string()(1))
    assert.is_true(match.is_not_nil()(1))
    assert.is_true(match.is_equal(3)(3))
    assert.is_true(match.is_same { 1 } { 1 })
    assert.is_true(match.is_near(10, 0.5)(10.4))
    assert.is_true(match.has_match("^t")("tea"))
    assert.is_true(match.has_error("no")(function() error("no") end))
    assert.is_true(match._(nil))
  end)

  it("may be of several", function()
    local text, long = match.is_string(), match.matches("....")
    assert.is_true(match.is_all_of(text, long)("long"))
    assert.is_false(match.is_all_of(text, long)("no"))
    assert.is_true(match.is_any_of(text, 3)(3))
    assert.is_true(match.is_none_of(text, 3)(4))
    local t = {}
    assert.is_true(match.is_ref(t)(t))
    assert.is_false(match.is_ref(t) {})
  end)

  it("may be a spec's own", function()
    assert:register("matcher", "even", function() return function(value) return value % 2 == 0 end end)
    assert.is_true(match.is_even()(4))
    assert.is_true(match.is_not_even()(3))
  end)

  it("that is misspelt is an error", function()
    assert.error_matches(function() match.is_strin() end, "there is no matcher 'match.is_strin' %(did you mean 'string'%?%)")
  end)
end)

describe("an assertion of a spec's own", function()
  setup(function()
    say:set("assertion.has_property.positive", "Expected %s to have property %s")
    say:set("assertion.has_property.negative", "Expected %s not to have property %s")
    assert:register("assertion", "has_property", function(_, arguments)
      return arguments[1][arguments[2]] ~= nil
    end, "assertion.has_property.positive", "assertion.has_property.negative")
  end)

  it("holds and is turned round like the others", function()
    assert.has_property({ name = "Tea" }, "name")
    assert.not_has_property({ name = "Tea" }, "cost")
  end)

  it("says what it was registered with", function()
    assert.are.equal('Expected {} to have property "name"', message(function() assert.has_property({}, "name") end))
    assert.are.equal("Expected { a = 1 } not to have property \"a\"", message(function() assert.not_has_property({ a = 1 }, "a") end))
  end)

  it("may get a subject from a modifier", function()
    assert:register("modifier", "row", function(state, arguments) state.row = arguments[1] end)
    assert:register("assertion", "tall", function(state) return state.row.height > 40 end, "not tall")
    assert.row({ height = 50 }).is.tall()
    assert.row({ height = 30 }).is_not.tall()
  end)
end)

describe("the other words", function()
  it("count results", function()
    local function two() return 1, nil end
    assert.returned_arguments(2, two())
    assert.not_returned_arguments(1, two())
  end)

  it("look for holes", function()
    assert.array({ 1, 2, 3 }).has.no.holes()
    assert.array({ 1, nil, 3 }).has.holes()
    assert.array({ 1, 2 }).has.holes(3)
  end)

  it("look for a part of a text, letter by letter", function()
    assert.contains("a+b", "1 a+b 2")
    assert.does_not.contain("a.b", "1 a+b 2")
    assert.contains('expected: a text with "x."\nactual:   "xy"', (message(function() assert.contains("x.", "xy") end)))
    assert.raises("argument 2 'actual' must be a string, got nil", function() assert.does_not.contain("x", nil) end)
    assert.raises("argument 1 'part' must be a string, got nil", function() assert.contains(nil, "x") end)
  end)

  it("look for a part of an error, and give its text", function()
    local function add(a, b) if b then error("add: " .. a .. " + " .. b .. "?") else error({}) end end
    assert.matches("^scripts/assertions_spec.lua:%d+: add: 1 %+ 2%?$", assert.raises("1 + 2?", add, 1, 2))
    assert.does_not.raise("2 + 1", add, 1, 2)
    assert.raises("", add, 1)
    assert.contains('expected: an error with "x"\nactual:   no error', (message(function() assert.raises("x", type, 1) end)))
    assert.matches('expected: an error with "x"\nactual:   the error ".*add: 1 %+ 2%?"', (message(function() assert.raises("x", add, 1, 2) end)))
    assert.raises("argument 2 'function' must be a function, got 3", function() assert.raises("x", 3) end)
  end)

  it("take a message in front", function()
    assert.are.equal("rows\nexpected: true\nactual:   false", message(function() assert.message("rows").is_true(false) end))
  end)

  it("read well in every way", function()
    assert.True(true)
    assert.is_not.Nil(1)
    assert.has.no.errors(function() end)
    assert.does_not.match("a", "b")
    assert.Is_Function(print)
    assert.are_not.same({ 1 }, { 2 })
    assert.is.truthy(0)
    assert.is_falsy(nil)
  end)

  it("compare tables that hold themselves", function()
    local a, b = { 1 }, { 1 }
    a.self, b.self = a, b
    assert.are.same(a, b)
    b.more = { c = a }
    assert.are_not.same(a, b)
  end)

  it("show a spec's own values in its own way", function()
    local Point = {}
    local function format(value)
      if type(value) == "table" and getmetatable(value) == Point then return "<" .. value.x .. ">" end
    end
    assert:add_formatter(format)
    finally(function() assert:remove_formatter(format) end)
    assert.are.equal("the assertion failed\nexpected: nil\nactual:   <3>",
      message(function() assert.is_nil(setmetatable({ x = 3 }, Point)) end))
  end)
end)
