-- A long list of the host is made once for a loop over `list[i]`: what a script reads is what is there, and what it changes in a list is its own.
local LONG = 40

local function numbers(make)
  local list = {}
  for i = 1, LONG do list[i] = make(i) end
  return list
end

describe("a long list that is read again", function()
  it("has the windows as they come, are shown and hidden", function()
    local app = launchWindow(function() end)
    local kept = numbers(function() return UIWindow {} end)
    local windows = UIApplication.shared.windows
    local count = #windows
    assert.are.equal(app.window, windows[count])
    assert.are.equal(kept[1], windows[count - LONG])
    kept[1].isHidden = false
    windows = UIApplication.shared.windows
    assert.are.equal(count, #windows)
    assert.are.equal(kept[2], windows[count - LONG])
    assert.are.equal(kept[1], windows[count])
    assert.are.equal(kept[1], kept[3].windowScene.windows[count])
    local more = UIWindow {}
    assert.are.equal(count + 1, #UIApplication.shared.windows)
    more.isHidden = false
    assert.are.equal(more, UIApplication.shared.windows[count + 1])
  end)

  it("has other names in attributed words once the names have changed", function()
    local view = UIView {}
    view.accessibilityUserInputLabels = numbers(function(i) return "n" .. i end)
    assert.are.equal("n7", view.accessibilityAttributedUserInputLabels[7].string)
    view.accessibilityUserInputLabels = numbers(function(i) return "m" .. i end)
    assert.are.equal("m7", view.accessibilityAttributedUserInputLabels[7].string)
    local words = NSAttributedString("x7", { foregroundColor = UIColor.red })
    view.accessibilityAttributedUserInputLabels = numbers(function() return words end)
    assert.are.equal("x7", view.accessibilityUserInputLabels[7])
    assert.are.equal("red", view.accessibilityAttributedUserInputLabels[7]:attributes(1).attributes.foregroundColor)
    view.accessibilityUserInputLabels = nil
    assert.are.equal(0, #view.accessibilityAttributedUserInputLabels)
  end)

  it("has the elements of a menu that are on, those of inline menus within inline menus included", function()
    local actions = numbers(function(i) return UIAction { title = "a" .. i, handler = function() end } end)
    local inner = UIMenu { title = "", options = { "displayInline" }, children = actions }
    local other = UIAction { title = "o", state = "on", handler = function() end }
    local menu = UIMenu { title = "m", children = { UIMenu { title = "", options = { "displayInline" }, children = { inner } }, other } }
    local copy = menu:replacingChildren { inner }
    assert.are.same({ other }, menu.selectedElements)
    assert.are.same({}, copy.selectedElements)
    for _, action in ipairs(actions) do action.state = "on" end
    assert.are.equal(LONG + 1, #menu.selectedElements)
    assert.are.equal(LONG, #copy.selectedElements)
    actions[1].state = "off"
    other.state = "mixed"
    assert.are.equal(actions[2], menu.selectedElements[1])
    assert.are.equal(LONG - 1, #menu.selectedElements)
    assert.are.equal(LONG - 1, #inner.selectedElements)
  end)

  it("has the names of a collision's boundaries as they come and go", function()
    local behavior = UICollisionBehavior {}
    local names = numbers(function(i) return "b" .. i end)
    for i, name in ipairs(names) do behavior:addBoundary(name, { 0, i }, { 1, i }) end
    assert.are.same(names, behavior.boundaryIdentifiers)
    behavior:removeBoundary "b1"
    assert.are.equal("b2", behavior.boundaryIdentifiers[1])
    behavior:addBoundary("b1", { 0, 0 }, { 1, 0 })
    assert.are.equal("b1", behavior.boundaryIdentifiers[LONG])
    behavior:removeAllBoundaries()
    assert.are.same({}, behavior.boundaryIdentifiers)
  end)

  it("has the lines of a label that is cut, whatever has changed", function()
    local label = UILabel { frame = { 0, 0, 300, 50 * 20.5 }, numberOfLines = 0, text = ("line\n"):rep(100) }
    local all = #label.lines
    assert.is_true(all > LONG and all < 60, all)
    label.frame = { 0, 0, 300, 10 * 20.5 }
    assert.are.equal(10, #label.lines)
    label.font = UIFont.systemFont(40)
    assert.are.equal(4, #label.lines)
    label.text = "one\ntwo"
    assert.are.same({ "one", "two" }, label.lines)
  end)

  it("is an activity's own, in which changed tables stay as they were", function()
    local activity = NSUserActivity { activityType = "read" }
    local pages = numbers(function(i) return { page = i, marks = { i } } end)
    activity.userInfo = { list = pages, short = { { page = 1 } }, plain = numbers(function(i) return i end) }
    activity.userInfo.list[3].page = 99
    activity.userInfo.list[3].marks[1] = 99
    activity.userInfo.short[1].page = 99
    activity.userInfo.plain[3] = 99
    assert.are.same({ page = 3, marks = { 3 } }, activity.userInfo.list[3])
    assert.are.same({ page = 1 }, activity.userInfo.short[1])
    assert.are.equal(3, activity.userInfo.plain[3])
    local list = activity.userInfo.list
    for _, entry in ipairs(list) do entry.page = 0 end
    table.sort(list, function(a, b) return a.marks[1] > b.marks[1] end)
    assert.are.equal(LONG, list[1].marks[1])
    assert.are.equal(1, activity.userInfo.list[1].page)
    activity.userInfo = { list = { 1 } }
    assert.are.same({ 1 }, activity.userInfo.list)
  end)

  it("is what a hand has felt, in which a changed table stays as it was", function()
    local app = launchWindow(function() end)
    local generator = UIImpactFeedbackGenerator {}
    for _ = 1, LONG do generator:impactOccurred() end
    app.haptics[2].kind = "mine"
    assert.are.equal("impact", app.haptics[2].kind)
    generator:impactOccurred()
    assert.are.equal(LONG + 1, #app.haptics)
  end)

  it("tells of requests under way what has become of them", function()
    local server = Server { baseURL = "https://a.test" }
    server:get("/:number", { body = "ok", latency = 0.5 })
    local app = launchWindow(function() end, { network = server })
    for i = 1, LONG do URLSession.shared:dataTask("https://a.test/" .. i, function() end):resume() end
    app:advanceFrames(2)
    assert.are.equal(LONG, #server.requests)
    assert.is_nil(server.requests[5].status)
    local before = server.requests[5].state
    app:advance(2)
    assert.are.equal(200, server.requests[5].status)
    assert.are_not.equal(before, server.requests[5].state)
    assert.are.equal(LONG, #server:requests "GET /:number")
  end)

  local function items(count)
    local list = {}
    for i = 1, count do list[i] = { n = i, sub = { i } } end
    local activity = NSUserActivity { activityType = "a" }
    activity.userInfo = { items = list }
    return activity.userInfo.items, activity
  end

  it("behaves, once it is read, as a table of a script's own does, short or long", function()
    local function trace(count)
      local out = {}
      local function say(...)
        local values = table.pack(...)
        for i = 1, values.n do out[#out + 1] = tostring(values[i]) end
      end
      local list, activity = items(count)
      list[1].n = 0
      say(list[1].n, list[1] == list[1], list[2].n, list[0], list[count + 1], list.x, list["1"])
      local first = list[1]
      list[3] = nil
      say(list[3], list[1].n, list[1] == first, #list == count)
      local other = activity.userInfo.items
      say(other[1].n, other[3].n)
      other[5].sub[1] = "c"
      say(other[5].sub[1])
      for _, value in ipairs(other) do value.n = 1 end
      say(other[7].n, other[5].sub[1])
      local sorted = activity.userInfo.items
      sorted[2].n = 9
      table.sort(sorted, function(x, y) return x.n > y.n end)
      say(sorted[2].n, #sorted == count)
      local same = activity.userInfo.items
      same[1] = same[2]
      same[1].n = "both"
      say(same[2].n, rawequal(same[4], same[4]), rawget(same, 4) == same[4])
      return table.concat(out, " ")
    end
    local short = trace(31):gsub("%d%d", "N")
    for _, count in ipairs { 32, 500 } do
      local long = trace(count):gsub("%d+", function(number) return #number > 1 and "N" or number end)
      assert.are.equal(short, long)
    end
  end)

  it("is emptied from its end", function()
    local list, count = items(LONG), 0
    local third = list[3]
    list[3] = nil
    assert.is_nil(list[3])
    list[3] = third
    while #list > 0 and count <= LONG do
      assert.are.equal(LONG - count, list[#list].n)
      list[#list] = nil
      count = count + 1
    end
    assert.are.equal(LONG, count)
  end)
end)
