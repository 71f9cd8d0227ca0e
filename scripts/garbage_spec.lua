-- When weak tables are cleared: at moments that follow from the script alone.
local function weak(mode, key, value)
  local list = setmetatable({}, { __mode = mode })
  list[key or {}] = value or {}
  return list
end

local function holds(list) return next(list) ~= nil end

local function steps_until_cleared(list)
  local steps = 0
  while next(list) do
    steps = steps + 1
    local _ = { steps }
  end
  return steps
end

describe("garbage", function()
  local seen = {}

  local function noteSteps(steps)
    assert.is_true(steps > 1000)
    seen[#seen + 1] = steps
    assert.equal(seen[1], steps)
  end

  it("is collected after as many tables in this test", function() noteSteps(steps_until_cleared(weak("v", 1))) end)
  it("is collected after as many tables in the test that follows", function() noteSteps(steps_until_cleared(weak("v", 1))) end)

  it("is collected for weak keys as for weak values", function()
    assert.is_true(steps_until_cleared(weak("k", nil, true)) > 1000)
    assert.is_true(steps_until_cleared(weak("kv")) > 1000)
  end)

  it("is collected where a script asks for it, and nowhere near", function()
    local list, keys = weak("v", 1), weak("k", nil, 1)
    for _ = 1, 1000 do local _ = {} end
    assert.is_true(holds(list))
    collectgarbage()
    assert.is_false(holds(list))
    assert.is_false(holds(keys))
  end)

  it("is collected after many views, functions, coroutines and calls", function()
    local view = UIView {}
    for _, make in ipairs {
      function() return UIView {} end, function() return function() return view end end, function() return coroutine.create(print) end,
      function() return view:viewWithTag(1) end, function() return class("Own", UIView) {} end,
    } do
      local list, steps = weak("v", 1), 0
      while list[1] and steps < 1e6 do
        steps = steps + 1
        local _ = make()
      end
      assert.is_true(steps < 1e6)
    end
  end)

  it("is collected unseen where only texts are made, however many", function()
    local list, keys, view = weak("v", 1), weak("k", nil, 1), weak("v", 1, UIView {})
    local late = {}
    local given_later = setmetatable({ {} }, late)
    late.__mode = "v"
    for i = 1, 1200 do
      local _ = ("x"):rep(1 << 20) .. i -- a gigabyte and more
    end
    assert.is_true(holds(list))
    assert.is_true(holds(keys))
    assert.is_true(holds(view))
    assert.is_true(holds(given_later))
    assert.equal("v", getmetatable(list).__mode)
    collectgarbage()
    assert.is_false(holds(list))
    assert.is_false(holds(keys))
    assert.is_false(holds(view))
    assert.is_false(holds(given_later))
  end)

  it("leaves what is used", function()
    local kept = {}
    local list, keys = weak("v", 1, kept), weak("k", kept, 1)
    steps_until_cleared(weak("v", 1))
    assert.equal(kept, list[1])
    assert.equal(1, keys[kept])
  end)

  it("is collected the more rarely the more objects and values of the host are kept", function()
    for kind, make in pairs { objects = function() return UILayoutGuide() end, values = function(i) return CGRect(0, 0, i, i) end } do
      collectgarbage()
      local few = steps_until_cleared(weak("v", 1))
      local kept = {}
      for i = 1, kind == "objects" and 20000 or 80000 do kept[i] = make(i) end
      collectgarbage()
      assert.is_true(steps_until_cleared(weak("v", 1)) > 1.5 * few, kind)
      assert.is_not_nil(kept[1])
    end
  end)
end)
