-- Orders by seed: docs/rules/world.md 5, and the cases W-125 and W-126.

--- An app that searches with each key. One that is careless shows the answer that came last, whatever it is for.
local function search(options)
  local shown = {}
  local server = Server { baseURL = "https://a.test", jitter = options.jitter }
  server:get("/items", function(request) return { json = { request.query.q } } end)
  local app = launch({
    didFinishLaunching = function()
      local wanted ---@type any
      local function ask(text)
        wanted = text
        URLSession.shared:dataTask("https://a.test/items?q=" .. text, function(data)
          if options.isCareful and text ~= wanted then return end
          shown[#shown + 1] = JSONSerialization.jsonObject(data)[1]
        end):resume()
      end
      ask "a"
      after(0.02, function() ask "ab" end)
    end,
  }, { network = server, schedule = options.schedule })
  app:settle()
  return shown[#shown], server
end

describe("A schedule", function()
  it("W-125 lets the second answer come before the first, and the same number does so again", function()
    local wrong = {}
    for number = 0, 50 do
      if search { schedule = number } ~= "ab" then wrong[#wrong + 1] = number end
    end
    assert.is_true(#wrong > 0, "no schedule has swapped the answers")
    assert.is_true(#wrong < 45)
    assert.are_not.equal(0, wrong[1])
    for _, number in ipairs(wrong) do assert.are.equal("a", (search { schedule = number })) end
  end)

  it("W-125 changes nothing for an app that drops what is out of date", function()
    for number = 0, 50 do assert.are.equal("ab", (search { schedule = number, isCareful = true })) end
  end)

  it("leaves answers alone where the server's jitter is 0, or they are due farther apart", function()
    for number = 1, 30 do assert.are.equal("ab", (search { schedule = number, jitter = 0 })) end
    for number = 1, 30 do assert.are.equal("ab", (search { schedule = number, jitter = 0.01 })) end
  end)

  it("W-126 keeps the order of a serial queue and of the main queue, and effects after their causes", function()
    local seen = {}
    for number = 1, 200 do
      local serial, main, others, replies = {}, {}, {}, {}
      local server = Server { baseURL = "https://a.test" }
      server:get("/**", { body = "x" })
      local app ---@type App
      app = launch({
        didFinishLaunching = function()
          local queue = DispatchQueue { label = "serial" }
          local concurrent = DispatchQueue { label = "concurrent", attributes = "concurrent" }
          for n = 1, 3 do
            queue:async(function() serial[#serial + 1] = n others[#others + 1] = "s" .. n end)
            DispatchQueue.main:async(function() main[#main + 1] = n others[#others + 1] = "m" .. n end)
            concurrent:async(function() others[#others + 1] = "c" .. n end)
            Task(function() others[#others + 1] = "t" .. n end)
            local asked = app and app.time or 0
            URLSession.shared:dataTask("https://a.test/" .. n, function() replies[#replies + 1] = app.time - asked end):resume()
          end
        end,
      }, { network = server, schedule = number })
      app:settle()
      assert.are.same({ 1, 2, 3 }, serial)
      assert.are.same({ 1, 2, 3 }, main)
      assert.are.equal(12, #others)
      assert.are.equal(3, #replies)
      for _, time in ipairs(replies) do assert.is_true(time >= 0.1 - 1e-9 and time <= 0.15 + 1.01 / 60) end
      seen[table.concat(others, " ")] = true
    end
    local count = 0
    for _ in pairs(seen) do count = count + 1 end
    assert.is_true(count > 20, "only " .. count .. " orders in 200 schedules")
  end)

  it("0 is the usual order", function()
    local function order(schedule)
      local list = {}
      local app = launch({
        didFinishLaunching = function()
          for n = 1, 4 do
            DispatchQueue.global(n % 2 == 0 and "utility" or "background"):async(function() list[#list + 1] = n end)
            DispatchQueue.main:async(function() list[#list + 1] = -n end)
          end
        end,
      }, { schedule = schedule })
      app:advanceFrames(3)
      return table.concat(list, " ")
    end
    assert.are.equal(order(nil), order(0))
    assert.are.equal(order(7), order(7))
  end)

  it("lasts over a relaunch", function()
    local server = Server { baseURL = "https://a.test" }
    local app = launch({ didFinishLaunching = function() end }, { schedule = 3, network = server })
    app:relaunch()
    assert.raises("schedule", function() launch({ didFinishLaunching = function() end }, { schedule = "x" }) end)
  end)
end)
