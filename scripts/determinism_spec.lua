-- Things that could differ between two runs, and don't.
local function keys(t, iterator)
  local found = {}
  for key in iterator, t do found[#found + 1] = key end
  return found
end

describe("next", function()
  it("goes through the list, then the other keys in the order of pairs", function()
    assert.are.same({ 1, 2, 3, -4, 0.5, "a", "b", true }, keys({ 7, 7, 7, a = 1, b = 2, [-4] = 1, [0.5] = 2, [true] = 1 }, next))
    assert.are.same({ 7, 9, 0, 7.5 }, keys({ [7] = 1, [9] = 1, [7.5] = 1, [0] = 1 }, next))
    assert.is_nil(next {})
  end)

  it("goes on when the key it stands at is removed", function()
    for _, t in ipairs { { 1, 2, 3, x = 1, y = 2, [-1] = 5 }, { x = 1, y = 2, z = 5 }, { 1, 2, 3 } } do
      for key in next, t do t[key] = nil end
      assert.is_nil(next(t))
    end
  end)

  it("may be nested in itself and left early", function()
    local t = { a = 1, b = 2, c = 3 }
    local count = 0
    for _ in next, t do
      for key in next, t do
        count = count + 1
        if key == "b" then break end
      end
    end
    assert.are.equal(6, count)
    t.d = 4
    assert.are.equal(4, #keys(t, next))
  end)

  it("refuses a key that is not there", function()
    assert.error_matches(function() next({ y = 1 }, "x") end, "next: the key is not in the table")
  end)
end)

describe("pairs", function()
  it("visits tables, functions, coroutines and geometry in the order in which they were made", function()
    local made, t = {}, {}
    for i = 1, 200 do
      local kinds = { {}, function() return i end, coroutine.create(print), CGPoint { i % 3, 1 } }
      made[i] = kinds[i % 4 + 1]
    end
    for i = 200, 1, -1 do t[made[i]] = i end
    local order = {}
    for _, i in pairs(t) do order[#order + 1] = i end
    for i = 1, 200 do assert.are.equal(i, order[i]) end
  end)

  it("knows functions of the libraries apart", function()
    local t = { [string.len] = 1, [math.abs] = 2, [pairs] = 3, [print] = 4 }
    local first, second = {}, {}
    for key in pairs(t) do first[#first + 1] = key end
    for key in pairs { [print] = 4, [pairs] = 3, [math.abs] = 2, [string.len] = 1 } do second[#second + 1] = key end
    assert.are.same(first, second)
  end)
end)

describe("the clock", function()
  it("starts at the first of January 2001 and runs with the app", function()
    assert.are.equal("2001-01-01 00:00:00", os.date("%Y-%m-%d %H:%M:%S"))
    local app = launch { numberOfRowsInSection = function() return 0 end, cellForRowAt = function() end }
    app:advance(90)
    assert.are.equal("00:01:30", os.date("%H:%M:%S"))
    assert.are.equal(90, os.time())
    assert.are.equal(90, os.clock())
  end)

  it("reckons with dates as os.date does", function()
    for _, time in ipairs { 0, 86399, 5097600, 31536000, 699999999, -978307200, -62000000000 } do
      assert.are.equal(time, os.time(os.date("*t", time)))
    end
    assert.are.equal(0, os.time { year = 2001, month = 1, day = 1, hour = 0 })
    assert.are.equal(12 * 3600, os.time { year = 2001, month = 1, day = 1 })
    assert.are.equal(os.time { year = 2024, month = 2, day = 29 }, os.time { year = 2023, month = 14, day = 29 })
    assert.are.equal(os.time { year = 2000, month = 12, day = 31 }, os.time { year = 2001, month = 0, day = 31 })
    assert.are.equal(5, os.difftime(8, 3))
    assert.error_matches(function() os.time { year = 2001, month = 1 } end, "os.time: argument 1 'table' must be a table with year")
  end)
end)

describe("math.random", function()
  local first ---@type integer
  local function draw()
    local number = math.random(1000000)
    assert.are.equal(first or number, number)
    first = number
  end
  it("starts the same in each test", draw)
  it("whatever ran before", draw)
end)
