-- Known hard cases for shrinking, each with one smallest answer.
describe("the smallest", function()
  property("list whose sum is over 1,000", { gen.list(gen.integer(0, 10000)) }, function(list)
    local sum = 0
    for _, number in ipairs(list) do sum = sum + number end
    assert.is_true(sum <= 1000)
  end)

  property("lists that share a number", { gen.list(gen.integer()), gen.list(gen.integer()) }, function(first, second)
    local has = {}
    for _, number in ipairs(first) do has[number] = true end
    for _, number in ipairs(second) do assert.is_nil(has[number]) end
  end)

  property("text that reads otherwise from behind", { gen.string() }, function(text) assert.are.equal(text, text:reverse()) end)

  property("text that reverses to itself", { gen.string() }, function(text)
    assume(#text >= 2)
    assert.are_not.equal(text, text:reverse())
  end)

  local tree = gen.recursive(gen.integer(), function(inner) return gen.record { left = inner, right = inner } end, { depth = 8 })
  local function depth(node) return type(node) == "table" and 1 + math.max(depth(node.left), depth(node.right)) or 0 end
  property("tree that is too deep", { tree }, function(node) assert.is_true(depth(node) < 4) end)

  local array = gen.integer(0, 20):bind(function(count) return gen.array(gen.integer(0, 100), count) end)
  property("list of a length that was drawn before", { array }, function(list)
    local large = 0
    for _, number in ipairs(list) do large = large + (number >= 10 and 1 or 0) end
    assert.is_true(large < 3)
  end)

  local even = gen.integer(0, 1000):filter(function(number) return number % 2 == 0 end)
  property("number that a filter lets through", { even }, function(number) assert.is_true(number < 501) end)

  local length = gen.list(gen.boolean()):map(function(list) return #list end)
  property("value that is made of others", { length }, function(count) assert.is_true(count < 7) end)

  property("list with one value twice", { gen.list(gen.integer(1, 100)) }, function(list) assert.is.unique(list) end)

  property("negative number", { gen.integer(-1000, 1000) }, function(number) assert.is_true(number > -5) end)
end)

machine("a counter that forgets sevens", {
  init = function() return { said = 0, counted = 0 } end,
  commands = {
    add = { args = { gen.integer(1, 10) }, weight = 3, run = function(state, number)
      state.said = state.said + number
      state.counted = state.counted + (number == 7 and 6 or number)
    end },
    double = { when = function(state) return state.said > 5 end, run = function(state)
      state.said, state.counted = state.said * 2, state.counted * 2
    end },
    reset = { run = function(state) state.said, state.counted = 0, 0 end },
  },
  invariant = function(state) assert.are.equal(state.said, state.counted) end,
})

property("an error has its smallest case, too", { gen.record { name = gen.string(), count = gen.integer(0, 9) } }, function(thing)
  if thing.count > 3 then error("too many: " .. thing.count) end
end)

describe("what goes wrong otherwise", function()
  property("a filter that accepts nothing", { gen.integer():filter(function() return false end) }, function() end)
  property("a generator that raises", { gen.integer():map(function(number) return nil + number end) }, function() end)

  local calls = 0
  property("a test that depends on what was before", { gen.integer() }, function()
    calls = calls + 1
    assert.is_true(calls ~= 5)
  end)

  describe("in a hook", function()
    before_each(function() error("no case begins") end)
    property("it is told once", { gen.integer() }, function() end)
  end)

  property("a case can be pending", { gen.integer() }, function() pending "later" end)
end)

describe("what passes", function()
  property("tells how its cases are spread", { gen.list(gen.integer(), { max = 10 }) }, function(list)
    collect(#list == 0 and "empty" or #list < 6 and "short" or "long")
  end)
end)
