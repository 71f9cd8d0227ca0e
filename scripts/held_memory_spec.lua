-- What the host holds for a script counts as the script's memory: reaching the limit is an error at the script's line.
local big = ("x"):rep(1e6)

-- Makes until the limit is reached; then all is let go of.
local function limit_of(make)
  local kept, count = {}, 0
  local ok, message = pcall(function()
    for i = 1, 3000 do
      kept[i] = make(i)
      count = i
    end
  end)
  kept = nil
  collectgarbage()
  return ok, message, count
end

-- `#malloc`: bytes are only counted with the C library's own allocator, which a sanitizer replaces.
describe("the limit of memory", function()
  for name, make in pairs {
    ["texts with attributes"] = function() return NSMutableAttributedString { string = big } end,
    ["texts of labels"] = function(i) return UILabel { text = big .. i } end,
    ["defaults"] = function(i) UserDefaults.standard:set(big .. i, "key" .. i) end,
  } do
    it("counts " .. name .. " #malloc", function()
      local ok, message, count = limit_of(make)
      assert.is_false(ok)
      assert.matches("held_memory_spec.lua:%d+: the script needs more memory than its limit of 256 MB", message)
      assert.is_true(count > 50 and count < 280)
    end)
  end

  it("is known before a text or a path is doubled #malloc", function()
    local text = NSMutableAttributedString { string = big }
    local ok, message = pcall(function() for _ = 1, 60 do text:append(text) end end)
    assert.is_false(ok)
    assert.matches("the script needs more memory than its limit of 256 MB", message)
    assert.is_true(text.length < 256e6)
    local path = UIBezierPath {}
    path:move { 0, 0 }
    path:addLine { 1, 1 }
    ok, message = pcall(function() for _ = 1, 60 do path:append(path) end end)
    assert.is_false(ok)
    assert.matches("the script needs more memory than its limit of 256 MB", message)
  end)

  it("ends copies of copies", function()
    -- What the tests before have left counts while a call of the host runs.
    collectgarbage()
    -- A log looks at the first frame already.
    assert.raises("More than 100000 things in one frame", function()
      launchWindow(function(window)
        local layer = window.layer
        for _ = 1, 3 do
          local replicator = CAReplicatorLayer { frame = { 0, 0, 99, 99 }, instanceCount = 100 }
          layer:addSublayer(replicator)
          layer = replicator
        end
        layer:addSublayer(CALayer { frame = { 0, 0, 9, 9 }, backgroundColor = "red" })
      end):frame()
    end)
  end)
end)
