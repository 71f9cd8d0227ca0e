-- Drag and drop inside of an app: what a finger lifts, who is asked, who is told. Rules: docs/rules/lists.md 5
local calls ---@type string[]
local function answering(name, answer)
  return function(_, ...)
    calls[#calls + 1] = name
    if type(answer) == "function" then return answer(...) end
    return answer
  end
end
local function noted() return table.concat(calls, " ") end

describe("a view with a UIDragInteraction", function()
  local app, source, goal, drag, drop ---@type App, UIView, UIView, table, table

  local function openBoxes(dragValues, dropValues, options)
    calls = {}
    drag = {
      itemsForBeginning = answering("items", function() return { UIDragItem { localObject = { name = "apple" } } } end),
      sessionWillBegin = answering "willBegin", sessionDidMove = function() end,
      sessionWillEndWith = function(_, _, _, operation) calls[#calls + 1] = "willEnd:" .. operation end,
      sessionDidEndWith = function(_, _, _, operation) calls[#calls + 1] = "didEnd:" .. operation end,
    }
    drop = {
      canHandle = answering("canHandle", true), sessionDidEnter = answering "enter", sessionDidExit = answering "exit",
      sessionDidUpdate = function() return UIDropProposal { operation = "copy" } end,
      performDrop = answering "perform", concludeDrop = answering "conclude", sessionDidEnd = answering "dropEnd",
    }
    for name, value in pairs(dragValues or {}) do drag[name] = value end
    for name, value in pairs(dropValues or {}) do drop[name] = value or nil end
    app = launchWindow(function(window)
      source, goal = UIView { frame = { 20, 100, 80, 80 }, backgroundColor = "red" }, UIView { frame = { 150, 300, 120, 120 }, backgroundColor = "blue" }
      source:addInteraction(UIDragInteraction(drag))
      goal:addInteraction(UIDropInteraction(drop))
      window:addSubview(source)
      window:addSubview(goal)
    end, options or { system = 17 })
  end
  -- rests, carries, lifts
  local function carry(x, y, rest)
    local finger = app:touch(60, 140)
    app:advance(rest or 0.6)
    finger:move(x, y, 0.4)
    return finger
  end

  it("is asked once for its items, and a drop takes them (§10)", function()
    local taken, at
    openBoxes(nil, {
      performDrop = function(_, interaction, session)
        calls[#calls + 1] = "perform"
        taken, at = session.items[1].localObject.name, session:location(interaction.view)
      end,
    })
    local finger = carry(200, 350)
    assert.are.equal("items willBegin canHandle enter", noted())
    finger:lift()
    assert.are.equal("items willBegin canHandle enter willEnd:copy perform", noted())
    assert.are.equal("apple", taken)
    assert.are.equal(CGPoint(50, 50), at)
    app:settle()
    assert.are.equal("items willBegin canHandle enter willEnd:copy perform conclude dropEnd didEnd:copy", noted())
    -- What was at the finger is gone, and its place is as it was.
    assert.are.equal(1, source.alpha)
    assert.are.equal(2, #app.window.subviews)
  end)

  it("lifts nothing before half a second, nor without items", function()
    openBoxes()
    carry(200, 350, 0.3):lift()
    app:settle()
    assert.are.equal("", noted())
    local taps = 0
    openBoxes { itemsForBeginning = answering("items", {}) }
    local tap = UITapGestureRecognizer {}
    tap:addTarget(function() taps = taps + 1 end)
    source:addGestureRecognizer(tap)
    local finger = app:touch(60, 140)
    app:advance(0.7)
    finger:lift()
    app:settle()
    assert.are.equal("items", noted())
    assert.are.equal(1, taps)
  end)

  it("shows what is lifted at the finger, larger, over its paler place", function()
    openBoxes()
    local finger = app:touch(60, 140)
    app:advance(0.8)
    local platter = app.window.subviews[#app.window.subviews]
    assert.near(84, platter.frame.width, 0.1)
    assert.are.equal(0.5, source.alpha)
    finger:move(200, 350, 0.3)
    assert.near(200, platter.center.x, 0.1)
    assert.near(350, platter.center.y, 0.1)
    finger:move(60, 600, 0.2)
    finger:lift()
    app:advance(0.15)
    assert.is_true(platter.layer:presentation().frame.midY > 150 and platter.layer:presentation().frame.midY < 590)
    app:settle()
    assert.is_nil(platter.superview)
  end)

  it("falls back where a finger lifts it and does not move, and nobody is told", function()
    openBoxes()
    local finger = app:touch(60, 140)
    app:advance(0.8)
    finger:lift()
    app:settle()
    assert.are.equal("items", noted())
    assert.are.equal(1, source.alpha)
  end)

  it("is told of a drag that ends elsewhere", function()
    openBoxes()
    local finger = carry(200, 350)
    finger:move(60, 600, 0.3)
    finger:lift()
    app:settle()
    assert.are.equal("items willBegin canHandle enter exit willEnd:cancel dropEnd didEnd:cancel", noted())
  end)

  it("may not be moved where it says so", function()
    openBoxes({ sessionAllowsMoveOperation = function() return false end }, { sessionDidUpdate = function() return UIDropProposal { operation = "move" } end })
    carry(200, 350):lift()
    app:settle()
    assert.are.equal("items willBegin canHandle enter exit willEnd:cancel dropEnd didEnd:cancel", noted())
    openBoxes(nil, { sessionDidUpdate = function() return UIDropProposal { operation = "move" } end })
    carry(200, 350):lift()
    app:settle()
    assert.are.equal("items willBegin canHandle enter willEnd:move perform conclude dropEnd didEnd:move", noted())
  end)

  it("is dropped only where somebody wants it", function()
    openBoxes(nil, { canHandle = answering("canHandle", false) })
    local finger = carry(200, 350)
    finger:move(60, 350, 0.2)
    finger:move(200, 350, 0.2)
    finger:lift()
    app:settle()
    assert.are.equal("items willBegin canHandle willEnd:cancel didEnd:cancel", noted())
    openBoxes(nil, { sessionDidUpdate = false })
    carry(200, 350):lift()
    app:settle()
    assert.are.equal("items willBegin canHandle enter exit willEnd:cancel dropEnd didEnd:cancel", noted())
  end)

  it("goes to the innermost view that takes it", function()
    openBoxes()
    local inner = UIView { frame = { 30, 30, 60, 60 }, backgroundColor = "white" }
    goal:addSubview(inner)
    inner:addInteraction(UIDropInteraction {
      sessionDidUpdate = function() return UIDropProposal { operation = "copy" } end, performDrop = answering "inner",
    })
    local finger = carry(160, 310)
    finger:move(200, 350, 0.2)
    finger:lift()
    app:settle()
    assert.are.equal("items willBegin canHandle enter exit willEnd:copy inner dropEnd didEnd:copy", noted())
  end)

  it("goes without animations, too, and may be taken away on its way", function()
    openBoxes(nil, nil, { system = 17, animations = false })
    carry(200, 350):lift()
    app:advance(0.1)
    assert.are.equal("items willBegin canHandle enter willEnd:copy perform conclude dropEnd didEnd:copy", noted())
    openBoxes()
    local finger = carry(200, 350)
    source:removeInteraction(source.interactions[1])
    assert.are.equal("items willBegin canHandle enter exit willEnd:cancel", noted())
    finger:lift()
    app:settle()
    assert.are.equal("items willBegin canHandle enter exit willEnd:cancel dropEnd didEnd:cancel", noted())
  end)

  it("says what is wrong with it", function()
    assert.raises("operation = \"cancel\", \"forbidden\", \"copy\" or \"move\"", function() UIDropProposal {} end)
    assert.raises("operation", function() UIDropProposal { operation = "take" } end)
    openBoxes { itemsForBeginning = function() return 5 end }
    assert.raises("itemsForBeginning", function() carry(200, 350) end)
    openBoxes(nil, { sessionDidUpdate = function() return "copy" end })
    assert.raises("sessionDidUpdate", function() carry(200, 350) end)
  end)
end)

describe("a list with a dragDelegate", function()
  local app, list, rows, values ---@type App, UITableView, string[], table

  local function data()
    return {
      numberOfRowsInSection = function() return #rows end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell {}
        cell.textLabel.text = rows[path.row]
        return cell
      end,
    }
  end
  local function openTable(options)
    calls, rows, values = {}, { "a", "b", "c", "d" }, { selected = 0 }
    options = options or {}
    local source = data()
    source.didSelectRowAt = function() values.selected = values.selected + 1 end
    values.drag = {
      itemsForBeginning = function(_, _, _, path)
        calls[#calls + 1] = "items" .. path.row
        return { UIDragItem { localObject = rows[path.row] } }
      end,
      dragSessionWillBegin = answering "begin", dragSessionDidEnd = answering "end",
    }
    values.drop = {
      dropSessionDidEnter = answering "enter", dropSessionDidEnd = answering "dropEnd",
      dropSessionDidUpdate = function(_, _, _, path)
        values.path = path
        return UITableViewDropProposal { operation = "move", intent = "insertAtDestinationIndexPath" }
      end,
      performDropWith = function(_, table, coordinator)
        calls[#calls + 1] = "perform"
        local item = coordinator.items[1]
        values.item, values.intent, values.to = item, coordinator.proposal.intent, coordinator.destinationIndexPath
        local from, to = item.sourceIndexPath, coordinator.destinationIndexPath
        local name = item.dragItem.localObject
        if from and to then
          local place = math.min(to.row, #rows)
          table:performBatchUpdates(function()
            _G.table.remove(rows, from.row)
            _G.table.insert(rows, place, name)
            table:moveRow(from, IndexPath(1, place))
          end)
          coordinator:drop(item.dragItem, IndexPath(1, place))
        end
      end,
    }
    app = launchWindow(function(window)
      list = UITableView { frame = { 0, 20, 320, 400 } }
      list.dataSource, list.delegate = source, source
      list.dragDelegate, list.dropDelegate = values.drag, values.drop
      window:addSubview(list)
    end, { system = options.system or 17 })
    app:advance(0.1)
  end
  local function carry(fromRow, y)
    local finger = app:touch(160, 20 + 44 * fromRow - 22)
    app:advance(0.6)
    finger:move(160, y, 0.4)
    return finger
  end
  local function rowTexts()
    local texts = {}
    for i = 1, #rows do texts[i] = list:cellForRow(IndexPath(1, i)).textLabel.text end
    return table.concat(texts)
  end

  it("lets its rows be moved by a drag (§10)", function()
    openTable()
    local finger = carry(1, 20 + 44 * 2.5)
    assert.are.equal(IndexPath(1, 3), values.path)
    assert.is_true(list.hasActiveDrag)
    assert.is_true(list.hasActiveDrop)
    finger:lift()
    app:settle()
    assert.are.equal("items1 begin enter perform dropEnd end", noted())
    assert.are.equal("bcad", rowTexts())
    assert.are.equal("a", values.item.dragItem.localObject)
    assert.are.equal(IndexPath(1, 1), values.item.sourceIndexPath)
    assert.are.equal("insertAtDestinationIndexPath", values.intent)
    assert.is_false(list.hasActiveDrag)
    assert.is_false(list.hasActiveDrop)
    -- The touch has selected and scrolled nothing.
    assert.are.equal(0, values.selected)
    assert.are.equal(0, list.contentOffset.y)
    for _, cell in ipairs(list.visibleCells) do assert.are.equal(1, cell.alpha) end
  end)

  it("has the place behind the last row below it", function()
    openTable()
    local finger = carry(2, 20 + 44 * 6)
    assert.are.equal(IndexPath(1, 5), values.path)
    finger:lift()
    app:settle()
    assert.are.equal("acdb", rowTexts())
  end)

  it("copies where nobody says otherwise, and takes items of another view", function()
    openTable()
    values.drop.dropSessionDidUpdate = nil
    local other = UIView { frame = { 100, 450, 60, 60 } }
    app.window:addSubview(other)
    other:addInteraction(UIDragInteraction { itemsForBeginning = function() return { UIDragItem { localObject = "x" }, UIDragItem {} } end })
    local finger = app:touch(130, 480)
    app:advance(0.6)
    finger:move(130, 60, 0.4)
    finger:lift()
    app:settle()
    assert.are.equal("enter perform dropEnd", noted())
    assert.is_nil(values.item.sourceIndexPath)
    assert.are.equal("x", values.item.dragItem.localObject)
  end)

  it("lifts nothing on a phone of system 12, unless it is told to", function()
    openTable { system = 12 }
    assert.is_false(list.dragInteractionEnabled)
    carry(1, 150):lift()
    app:settle()
    assert.are.equal("", noted())
    list.dragInteractionEnabled = true
    list.contentOffset = { 0, 0 }
    carry(1, 150):lift()
    app:settle()
    assert.are.equal("items1 begin enter perform dropEnd end", noted())
    list.dragInteractionEnabled = false
    calls = {}
    list.contentOffset = { 0, 0 }
    carry(1, 150):lift()
    app:settle()
    assert.are.equal("", noted())
  end)

  it("scrolls as usual where a finger does not rest", function()
    openTable()
    for i = 5, 40 do rows[i] = "r" .. i end
    list:reloadData()
    app:advance(0.1)
    app:drag { from = { 160, 300 }, to = { 160, 150 }, duration = 0.3 }
    app:settle()
    assert.is_true(list.contentOffset.y > 100)
    assert.are.equal("", noted())
  end)

  it("shows the context menu of a row first", function()
    openTable()
    local menus = data()
    menus.contextMenuConfigurationForRowAt = function()
      return UIContextMenuConfiguration { actionProvider = function() return UIMenu { children = { UIAction { title = "Copy" } } } end }
    end
    list.delegate = menus
    local finger = app:touch(160, 42)
    app:advance(0.7)
    assert.is_true(app:menu() ~= nil)
    finger:lift()
    app:settle()
    assert.are.equal("", noted())
  end)

  it("is a collection view, too", function()
    calls, rows = {}, { "a", "b", "c", "d" }
    local got
    local drag = { itemsForBeginning = function(_, _, _, path) return { UIDragItem { localObject = rows[path.item] } } end }
    local drop = {
      dropSessionDidUpdate = function(_, _, session, path)
        got = { session.items[1].localObject, path }
        return UICollectionViewDropProposal { operation = "move", intent = "insertIntoDestinationIndexPath" }
      end,
      performDropWith = function(_, _, coordinator)
        calls[#calls + 1] = coordinator.proposal.intent .. " " .. tostring(coordinator.items[1].sourceIndexPath.item)
      end,
    }
    local source = {
      numberOfItemsInSection = function() return #rows end,
      cellForItemAt = function(_, view, path) return view:dequeueReusableCell("c", path) end,
    }
    app = launchWindow(function(window)
      local view = UICollectionView { frame = { 0, 20, 320, 400 }, collectionViewLayout = UICollectionViewFlowLayout { itemSize = { 100, 100 } } }
      view:register(UICollectionViewCell, "c")
      view.dataSource, view.dragDelegate, view.dropDelegate = source, drag, drop
      window:addSubview(view)
    end, { system = 17 })
    app:advance(0.1)
    local finger = app:touch(50, 70)
    app:advance(0.6)
    finger:move(270, 70, 0.3)
    assert.are.same({ "a", IndexPath(1, 3) }, got)
    finger:move(270, 300, 0.3)
    assert.are.same({ "a", nil }, got)
    finger:move(160, 70, 0.3)
    finger:lift()
    app:settle()
    assert.are.equal("insertIntoDestinationIndexPath 1", noted())
  end)
end)
