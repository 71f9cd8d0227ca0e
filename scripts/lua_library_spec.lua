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
