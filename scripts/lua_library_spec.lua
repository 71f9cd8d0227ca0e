-- Errors of Lua's own library: each names the function that the script has called, and the line of that call.

describe("an error of Lua's library", function()
  local wrong = {
    { "'format' (number has no integer representation)", function() return string.format("%d", 2.5) end },
    { "'format' (number has no integer representation)", function() return ("%d"):format(2.5) end },
    { "'setmetatable' (table expected, got number)", function() return setmetatable(5, {}) end },
    { "invalid value (table) at index 1 in table for 'concat'", function() return table.concat({ {} }) end },
    { "'unpack' (table expected, got nil)", function() return table.unpack(nil) end },
    { "'ipairs' (table expected, got nil)", function() return ipairs(nil) end },
    { "attempt to compare string with number", function() table.sort { 1, "x" } end },
    { "attempt to compare two table values", function() table.sort { {}, {} } end },
    { "os.date: argument 1 'format' must be", function() return os.date("%Ez") end },
  }
  for place, case in ipairs(wrong) do
    it("says where and in what (" .. place .. "): " .. case[1], function()
      local line = debug.getinfo(case[2], "S").linedefined
      local _, message = pcall(case[2])
      assert.matches("lua_library_spec.lua:" .. line .. ": ", message, 1, true)
      assert.matches(case[1], message, 1, true)
    end)
  end

  it("leaves lists of metamethods to ipairs and unpack", function()
    local list = setmetatable({}, { __index = function(_, i) return i < 4 and i * i or nil end, __len = function() return 3 end })
    local seen = {}
    for _, value in ipairs(list) do seen[#seen + 1] = value end
    assert.same({ 1, 4, 9 }, seen)
    assert.same({ 1, 4, 9 }, { table.unpack(list) })
  end)

  it("orders what a metamethod orders", function()
    local order = { __lt = function(a, b) return a[1] < b[1] end }
    local list = { setmetatable({ 2 }, order), setmetatable({ 1 }, order) }
    table.sort(list)
    assert.equal(1, list[1][1])
  end)
end)

describe("xpcall", function()
  local function fails() error("x", 0) end
  local function handled(handler) return select(2, xpcall(fails, handler)) end

  it("counts levels from its handler to the error", function()
    local own = handled(function(text) return debug.traceback(text, 1) end)
    local erring = handled(function(text) return debug.traceback(text, 2) end)
    assert.equal(1, select(2, own:gsub("\n", "")) - select(2, erring:gsub("\n", "")))
    local function kinds(text)
      local found = { text }
      for level = 0, 3 do found[#found + 1] = debug.getinfo(level, "S").what end
      return table.concat(found, " ")
    end
    assert.equal("x C Lua C Lua", handled(kinds))
  end)

  it("hands arguments and results on, and yields", function()
    assert.same({ true, 3, 1, nil, 2 }, { xpcall(function(...) return select("#", ...), ... end, print, 1, nil, 2) })
    local go = coroutine.wrap(function()
      return xpcall(function()
        coroutine.yield "first"
        error("late", 0)
      end, function(text) return text .. "!" end)
    end)
    assert.equal("first", go())
    assert.same({ false, "late!" }, { go() })
  end)

  it("ends where its handler fails, and where the stack has overflowed", function()
    assert.is_false((xpcall(fails, function() error("again") end)))
    local function deep() return 1 + deep() end
    assert.same({ false, "over" }, { xpcall(deep, function(text) return text:find("stack overflow") and "over" end) })
    assert.raises("function expected", function() xpcall(fails) end)
  end)
end)
