-- Cells of the classic styles in the largest text sizes: docs/rules/tables.md 2.5.

describe("a table's cells in the largest text sizes", function()
  local app, list, style, accessory ---@type App, UITableView, string, string

  local function open(options)
    app = launchWindow(function(window)
      list = UITableView { frame = window.bounds }
      list.dataSource = {
        numberOfRowsInSection = function() return 2 end,
        cellForRowAt = function()
          local cell = UITableViewCell { style = style, accessoryType = accessory }
          cell.textLabel.text = "A title of several words"
          if cell.detailTextLabel then cell.detailTextLabel.text = "Second text" end
          return cell
        end,
      }
      window:addSubview(list)
    end, options)
  end

  before_each(function() style, accessory = "value1", "none" end)

  local function cell() return list:cellForRow(IndexPath(1, 1)) end

  it("stand below each other in a value1 cell, and take the lines that they need", function()
    open { system = 17, textSize = "AX3" }
    local title, detail = cell().textLabel, cell().detailTextLabel
    assert.is_true(title.frame.height > 1.5 * title.font.lineHeight)
    assert.are.equal(title.frame.x, detail.frame.x)
    assert.near(title.frame.y + title.frame.height, detail.frame.y, 0.01)
    assert.is_true(cell().frame.height > title.frame.height + detail.frame.height)
    assert.are.equal("natural", detail.textAlignment)
    -- Nothing of them is cut.
    assert.is_true(title:sizeThatFits(CGSize(title.frame.width, 0)).height <= title.frame.height)
  end)

  it("are measured in the width that an accessory leaves", function()
    style, accessory = "default", "disclosureIndicator"
    open { system = 17, textSize = "AX3" }
    local title = cell().textLabel
    assert.is_true(title:sizeThatFits(CGSize(title.frame.width, 0)).height + 20 <= cell().frame.height)
  end)

  it("follow a change of the size, there and back", function()
    open { system = 17 }
    local height = cell().frame.height
    local beside = cell().detailTextLabel.frame.y
    assert.are.equal(1, cell().textLabel.numberOfLines)
    app:setTextSize "AX2"
    app:settle()
    assert.are.equal(0, cell().textLabel.numberOfLines)
    assert.is_true(cell().detailTextLabel.frame.y > cell().textLabel.frame.y + 30)
    app:setTextSize "L"
    app:settle()
    assert.are.equal(1, cell().textLabel.numberOfLines)
    assert.are.same({ height, beside }, { cell().frame.height, cell().detailTextLabel.frame.y })
    assert.are.equal("right", cell().detailTextLabel.textAlignment)
  end)

  it("stay as they are in system 12, and where the app has said how many lines", function()
    open { system = 12, textSize = "AX3" }
    assert.are.same({ 1, 44 }, { cell().textLabel.numberOfLines, cell().frame.height })
    open { system = 17, textSize = "AX3" }
    cell().textLabel.numberOfLines = 2
    app:setTextSize "L"
    app:settle()
    assert.are.equal(2, cell().textLabel.numberOfLines)
  end)

  it("labels beside a list cell's content follow them", function()
    local function height(system, size)
      local cell ---@type UICollectionViewListCell
      app = launchWindow(function(window)
        cell = UICollectionViewListCell { frame = { 0, 0, 320, 60 } }
        cell.accessories = { UICellAccessory.label { text = "12" } }
        window:addSubview(cell)
      end, { system = system, textSize = size })
      return app:find({ text = "12" }).frame.height
    end
    assert.is_true(height(17, "AX2") > 1.5 * height(17, "L"))
    assert.are.equal(height(12, "L"), height(12, "AX2"))
  end)

  it("symbols of list contents grow with the texts beside them", function()
    local function side(size)
      local picture
      app = launchWindow(function(window)
        list = UITableView { frame = window.bounds }
        list.dataSource = {
          numberOfRowsInSection = function() return 1 end,
          cellForRowAt = function()
            local made = UITableViewCell {}
            local content = made:defaultContentConfiguration()
            content.text, content.image = "Heart", UIImage { systemName = "heart" }
            made.contentConfiguration = content
            return made
          end,
        }
        window:addSubview(list)
      end, { system = 17, textSize = size })
      picture = app:find { class = "UIImageView", within = list }
      return picture.frame.width
    end
    assert.are.equal(20, side "L")
    assert.is_true(side "AX2" > 32)
  end)
end)

describe("The lines of a cell's text", function()
  it("that the app has said stay when the text size goes to the largest and back", function()
    local cell = UITableViewCell {}
    local app = launchWindow({ cell }, { system = 17 })
    cell.textLabel.numberOfLines = 0
    app:setTextSize "AX2"
    app:settle()
    app:setTextSize "L"
    app:settle()
    assert.are.equal(0, cell.textLabel.numberOfLines)
  end)
end)

describe("A picture of the system's", function()
  local function image() return UITabBarItem { tabBarSystemItem = "favorites", tag = 1 }.image end
  it("may have a label", function()
    local app = launchWindow(UIViewController {})
    local own = image()
    own.accessibilityLabel = "Mine"
    app:close()
  end)
  it("which no other app reads", function()
    launchWindow(UIViewController {})
    assert.is_nil(image().accessibilityLabel)
  end)
end)
