-- Updates one upon the other, and updates of tables that estimate: what is on its way out, and what pushes what.
local app, list, rows

-- A list of `count` rows "r1", "r2" ... of 44 pt; `methods` are added to the data source and delegate.
local function open(count, methods)
  rows = {}
  for i = 1, count do rows[i] = "r" .. i end
  local source = {
    numberOfRowsInSection = function() return #rows end,
    cellForRowAt = function(_, tableView, path)
      local cell = tableView:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
      cell.textLabel.text = rows[path.row]
      return cell
    end,
  }
  for name, method in pairs(methods or {}) do source[name] = method end
  app = launch {
    didFinishLaunching = function()
      local window = UIWindow {}
      list = UITableView { frame = { 0, 0, 320, 440 }, dataSource = source, delegate = source }
      window:addSubview(list)
      window:makeKeyAndVisible()
    end,
  }
end

local function insert(n, name)
  table.insert(rows, n, name)
  list:insertRows({ IndexPath(1, n) }, "none")
end

local function delete(first, last, animation)
  local paths = {}
  for n = last or first, first, -1 do
    table.remove(rows, n)
    paths[#paths + 1] = IndexPath(1, n)
  end
  list:deleteRows(paths, animation or "none")
end

local function shown()
  local texts = {}
  for i, cell in ipairs(list.visibleCells) do texts[i] = cell.textLabel.text end
  return texts
end

describe("two updates", function()
  it("each take as long as they take: the end of the first ends nothing of the second", function()
    local ended = {}
    open(30, { didEndDisplaying = function(_, _, cell) ended[#ended + 1] = { cell.textLabel.text, app.time } end })
    insert(1, "new")
    app:advance(0.1)
    -- the row that was sliding out of sight is back
    list.contentOffset = { 0, 20 }
    app:advance(0.1)
    local start = app.time
    delete(5, 5, "fade")
    app:settle()
    local name, time = table.unpack(ended[#ended])
    assert.are.equal("r4", name)
    assert.near(start + 0.3, time, 0.02)
  end)

  it("agree on rows that slide through a part of the list that is out of sight", function()
    open(30)
    list.contentOffset = { 0, 880 }
    app:advanceFrames(1)
    app:touch(100, 300):move(100, 280, 0.1)
    delete(1, 20)
    list.contentOffset = { 0, 0 }
    delete(3)
    app:advanceFrames(2)
    assert.are.same({ "r21", "r22", "r24", "r25", "r26", "r27", "r28", "r29", "r30" }, shown())
    app:settle { timeout = 2 }
    assert.are.same({ "r21", "r22", "r24", "r25", "r26", "r27", "r28", "r29", "r30" }, shown())
  end)
end)

describe("an update of a table that estimates", function()
  local function openEstimated(count)
    open(count, { heightForRowAt = function() return 50 end, estimatedHeightForRowAt = function() return 44 end })
  end

  it("pushes down what is below a new row, and leaves the offset alone", function()
    for _, count in ipairs { 3, 30 } do
      openEstimated(count)
      insert(1, "new")
      assert.are.equal(0, list.contentOffset.y)
      app:settle()
      assert.are.equal(0, list.contentOffset.y)
      assert.are.equal("new", list.visibleCells[1].textLabel.text)
      assert.are.equal(CGRect { 0, 50, 320, 50 }, list:cellForRow(IndexPath(1, 2)).frame)
    end
  end)

  it("in the middle of the list, too", function()
    openEstimated(60)
    list.contentOffset = { 0, 1000 }
    app:advanceFrames(1)
    local before = list.contentOffset.y
    insert(1, "new")
    app:settle()
    assert.are.equal(before, list.contentOffset.y)
  end)
end)
