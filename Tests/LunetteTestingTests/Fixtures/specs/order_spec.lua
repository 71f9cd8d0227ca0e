-- Every hook says when it runs.
local function say(text)
  return function() print(text) end
end

setup(say "file: setup")
teardown(say "file: teardown")
before_each(say "file: before_each")
after_each(say "file: after_each")

describe("outer", function()
  lazy_setup(say "outer: setup")
  before_each(say "outer: before_each")
  before_each(say "outer: before_each, the second")
  after_each(say "outer: after_each")
  teardown(say "outer: teardown")

  context("inner", function()
    setup(say "inner: setup")
    spec("one", function()
      finally(say "inner: finally")
      finally(say "inner: finally, the second")
      print("inner: one")
    end)
  end)

  test("two", say "outer: two")
end)
