-- What data sources do that UIKit cannot see: each is noted once, and fails no test.
local function list(source)
  source.numberOfRowsInSection = source.numberOfRowsInSection or function() return 100 end
  source.cellForRowAt = source.cellForRowAt or function(_, tableView) return tableView:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" } end
  return launch(source)
end

local function scroll(app) app.table.contentOffset = { 0, 1000 } app:advanceFrames(1) end

it("answers differently, and then again", function()
  local height = 40
  local app = list {
    heightForRowAt = function() height = height + 1 return height end,
    cellForRowAt = function(_, tableView, indexPath)
      tableView:register(UITableViewCell, "row")
      return tableView:dequeueReusableCell("row", indexPath)
    end,
  }
  scroll(app)
end)

it("leaves a mark on the cells that it reuses", function()
  scroll(list {
    cellForRowAt = function(_, tableView, indexPath)
      local cell = tableView:dequeueReusableCell "row" or UITableViewCell { reuseIdentifier = "row" }
      cell.textLabel.text = "Row " .. indexPath.row
      if indexPath.row <= 3 then cell.accessoryType = "checkmark" end
      if indexPath.row <= 3 then cell.imageView.image = "star" end
      return cell
    end,
  })
end)

it("leaves a label of its own", function()
  local Cell = class("Cell", UITableViewCell)
  function Cell:init()
    self.caption, self.value = UILabel { text = "Total" }, UILabel {}
    self.contentView:addSubview(self.caption)
    self.contentView:addSubview(self.value)
  end
  scroll(list {
    cellForRowAt = function(_, tableView, indexPath)
      local cell = tableView:dequeueReusableCell "row" or Cell { reuseIdentifier = "row" }
      if indexPath.row % 30 == 1 then cell.value.text = tostring(indexPath.row) end
      return cell
    end,
  })
end)

it("sets cells up whole", function()
  local Cell = class("Cell", UITableViewCell)
  function Cell:prepareForReuse() self.detailTextLabel.text = nil end
  scroll(list {
    cellForRowAt = function(_, tableView, indexPath)
      local cell = tableView:dequeueReusableCell "row"
      if not cell then
        cell = Cell { style = "subtitle", reuseIdentifier = "row" }
        cell.accessoryType = "disclosureIndicator"
      end
      cell.textLabel.text = "Same"
      if indexPath.row < 4 then cell.detailTextLabel.text = "few" end
      return cell
    end,
  })
end)

it("answers one cell for all", function()
  local cell = UITableViewCell {}
  list { numberOfRowsInSection = function() return 3 end, cellForRowAt = function() return cell end }
end)

it("works hard for a height", function()
  list { heightForRowAt = function(_, _, indexPath)
    local sum = 0
    for i = 1, indexPath.row == 7 and 20000 or 10 do sum = sum + i end
    return 44
  end }
end)

it("scrolls while it is asked", function()
  list { titleForHeaderInSection = function(_, tableView) tableView.rowHeight = 50 return "Title" end }
end)
