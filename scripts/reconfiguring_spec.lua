-- Rows whose contents are asked for again while their cells stay; lines in an effect's colour.
describe("reconfigured rows", function()
  local app, list, texts, heights, asked, answer ---@type App, UITableView, any, any, any, any
  ---@class reconfiguring_spec.Counted: UITableViewCell
  ---@overload fun(properties?: table): reconfiguring_spec.Counted
  local Counted = class("Counted", UITableViewCell)
  function Counted:prepareForReuse()
    Counted.super.prepareForReuse(self)
    self.reused = (self.reused or 0) + 1
  end

  before_each(function()
    texts, heights, asked, answer = { "a", "b", "c" }, {}, {}, nil
    app = launch {
      didFinishLaunching = function()
        local source = {
          numberOfRowsInSection = function() return #texts end,
          heightForRowAt = function(_, _, path) return heights[path.row] or 44 end,
          cellForRowAt = function(_, tableView, path)
            asked[#asked + 1] = path.row
            if answer then return answer(tableView, path) end
            local cell = tableView:dequeueReusableCell("c", path)
            cell.textLabel.text = texts[path.row]
            return cell
          end,
        }
        local window = UIWindow { frame = UIScreen.main.bounds }
        list = UITableView { frame = { 0, 0, 320, 480 }, dataSource = source, delegate = source }
        list:register(Counted, "c")
        list:register(UITableViewCell, "other")
        window:addSubview(list)
        window:makeKeyAndVisible()
      end,
    }
    asked = {}
  end)

  it("keep their cells, which are not prepared for reuse", function()
    local cell = list:cellForRow(IndexPath(1, 2))
    texts[2] = "B"
    list:reconfigureRows { IndexPath(1, 2) }
    assert.are.same({ 2 }, asked)
    assert.are.equal(cell, list:cellForRow(IndexPath(1, 2)))
    assert.are.equal("B", cell.textLabel.text)
    assert.is_nil(cell.reused)
  end)

  it("get their heights anew, and the rows below move", function()
    heights[2] = 80
    list:reconfigureRows { IndexPath(1, 2) }
    assert.are.equal(CGRect(0, 44, 320, 80), list:rectForRow(IndexPath(1, 2)))
    assert.are.equal(124, list:rectForRow(IndexPath(1, 3)).y)
    app:settle()
    assert.are.equal(80, list:cellForRow(IndexPath(1, 2)).frame.height)
    assert.are.equal(124, list:cellForRow(IndexPath(1, 3)).frame.y)
  end)

  it("may be part of a batch, by their numbers before it", function()
    local cell = list:cellForRow(IndexPath(1, 3))
    list:performBatchUpdates(function()
      table.remove(texts, 1)
      texts[2] = "C"
      list:deleteRows({ IndexPath(1, 1) }, "none")
      list:reconfigureRows { IndexPath(1, 3) }
    end)
    app:settle()
    assert.are.equal(cell, list:cellForRow(IndexPath(1, 2)))
    assert.are.equal("C", cell.textLabel.text)
  end)

  it("that are not on the screen are not asked for", function()
    for i = 4, 100 do texts[i] = "row " .. i end
    list:reloadData()
    app:settle()
    asked = {}
    list:reconfigureRows { IndexPath(1, 90) }
    assert.are.same({}, asked)
  end)

  it("that do not exist are an error", function()
    assert.raises("attempt to reconfigure row 9 in section 1 which only contains 3 rows", function()
      list:reconfigureRows { IndexPath(1, 9) }
    end)
    assert.raises("there are only 1 sections", function() list:reconfigureRows { IndexPath(4, 1) } end)
  end)

  it("must get the cell that they have", function()
    answer = function() return UITableViewCell { reuseIdentifier = "c" } end
    assert.raises("returned another cell for the row at index path (1.2)", function() list:reconfigureRows { IndexPath(1, 2) } end)
    answer = function(tableView, path) return tableView:dequeueReusableCell("other", path) end
    assert.raises("Attempted to dequeue a cell for a different registration", function() list:reconfigureRows { IndexPath(1, 2) } end)
  end)

  it("survive a data source that raises", function()
    answer = function() error("no row today") end
    assert.raises("no row today", function() list:reconfigureRows { IndexPath(1, 2), IndexPath(1, 3) } end)
    answer = nil
    texts[2] = "again"
    list:reconfigureRows { IndexPath(1, 2) }
    app:settle()
    assert.are.equal("again", list:cellForRow(IndexPath(1, 2)).textLabel.text)
  end)

  it("draw their lines in the effect's colour, if the table has an effect", function()
    local function line() return app:find { class = "UITableViewSeparator" }.backgroundColor end
    local plain = line()
    list.separatorEffect = UIBlurEffect { style = "dark" }
    app:settle()
    assert.are_not.equal(plain, line())
    assert.are.equal("dark", list.separatorEffect.style)
    list.separatorEffect = nil
    app:settle()
    assert.are.equal(plain, line())
  end)
end)
