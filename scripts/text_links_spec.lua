-- Links of texts that are read, as elements; and what else stands beside the texts of a row. Source: docs/rules/accessibility.md 3

local function linked(text, first, last, more)
  local words = NSMutableAttributedString { string = text }
  words:addAttribute("link", "https://a.test/" .. first, { first, last })
  local view = UITextView { frame = { 20, 60, 280, 120 }, isEditable = false, attributedText = words }
  for key, value in pairs(more or {}) do view[key] = value end
  return view
end

describe("a link in a text view", function()
  it("follows its text, is found by its words, and opens by a tap and by VoiceOver", function()
    local view = linked("See the site now", 9, 12)
    local opened = {}
    view.delegate = { shouldInteractWith = function(_, _, url) opened[#opened + 1] = url.absoluteString or url return false end }
    local app = launchWindow { view }
    assert.are.equal("- textView: See the site now\n- link \"site\"\n", app:accessibility())
    app:tap { role = "link", name = "site" }
    assert.are.same({ "https://a.test/9" }, opened)
    local vo = app:voiceOver()
    vo:next "links"
    assert.are.equal("site. Link.", vo.description)
    vo:activate()
    assert.are.equal(2, #opened)
  end)

  it("over two lines is touched where it begins", function()
    local text = "Before you go on, read all the terms and conditions of this service, please."
    local view = linked(text, 24, 69)
    local opened = 0
    view.delegate = { shouldInteractWith = function() opened = opened + 1 return false end }
    local app = launchWindow { view }
    app:tap { role = "link" }
    assert.are.equal(1, opened)
  end)

  it("with several looks is one link", function()
    local view = linked("See the site now", 9, 12)
    local words = NSMutableAttributedString { attributedString = view.attributedText }
    words:addAttribute("font", UIFont.boldSystemFont(20), { 11, 12 })
    view.attributedText = words
    local app = launchWindow { view }
    assert.are.equal(1, #app:findAll { role = "link" })
  end)

  it("that no tap opens is none", function()
    for _, more in ipairs { { isEditable = true }, { isSelectable = false } } do
      local app = launchWindow { linked("See the site now", 9, 12, more) }
      assert.is_false(app:exists { role = "link" })
    end
  end)

  it("that was detected is one, too", function()
    local app = launchWindow { UITextView { frame = { 20, 60, 280, 120 }, isEditable = false, dataDetectorTypes = "link", text = "at https://b.test/x today" } }
    assert.is_true(app:exists { role = "link", name = "https://b.test/x" })
  end)
end)

describe("lint", function()
  it("doesn't blame the app for links in the system's colour, and does for those in its own", function()
    local white = { window = { backgroundColor = "white" } }
    local app = launchWindow({ linked("See the site now", 9, 12) }, white)
    app:settle()
    assert.lints(app)
    assert.raises("4.02 to 1", function() assert.lints(app, { systemColors = true }) end)
    app = launchWindow({ linked("See the site now", 9, 12, { linkTextAttributes = { foregroundColor = "#AACCFF" } }) }, white)
    app:settle()
    assert.raises("4 low-contrast", function() assert.lints(app) end)
  end)
end)

describe("a row", function()
  it("says the texts of an accessory view that is no control, and not those of one that is hidden", function()
    local box = UIView { frame = { 0, 0, 60, 20 } }
    box:addSubview(UILabel { text = "3 new", frame = { 0, 0, 60, 20 } })
    local buy = UIButton { title = "Buy", frame = { 0, 0, 40, 44 } }
    local accessories = { UILabel { text = "12", frame = { 0, 0, 40, 20 } }, box, buy, UILabel { text = "x", isHidden = true } }
    local rows = {
      numberOfRowsInSection = function() return #accessories end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell {}
        cell.textLabel.text = "Row " .. path.row
        cell.accessoryView = accessories[path.row]
        return cell
      end,
    }
    local app = launchWindow { UITableView { frame = { 0, 0, 320, 300 }, dataSource = rows } }
    local words = {}
    for number, cell in ipairs(app:findAll { role = "cell" }) do words[number] = cell.accessibilityLabel end
    assert.are.same({ "Row 1, 12", "Row 2, 3 new", "Row 3", "Row 4" }, words)
  end)

  it("of a list gives its name to the switch beside its text, as a row of a table does", function()
    local layout = UICollectionViewCompositionalLayout.list(UICollectionLayoutListConfiguration { appearance = "plain" })
    local list = UICollectionView { frame = { 0, 0, 320, 300 }, collectionViewLayout = layout }
    list:register(UICollectionViewListCell, "row")
    list.dataSource = {
      numberOfItemsInSection = function() return 2 end,
      cellForItemAt = function(_, view, path)
        local cell = view:dequeueReusableCell("row", path)
        local content = cell:defaultContentConfiguration()
        content.text = "Item " .. path.item
        cell.contentConfiguration = content
        cell.accessories = { UICellAccessory.customView { customView = UISwitch { isOn = path.item == 1 }, placement = "trailing" } }
        return cell
      end,
    }
    local app = launchWindow({ list }, { system = 17 })
    app:tap { role = "switch", name = "Item 2" }
    assert.is_true(app:exists { role = "switch", name = "Item 2", on = true })
    assert.is_true(app:exists { role = "cell", name = "Item 2" })
  end)
end)

describe("a text of many links", function()
  it("is looked through once for a query, not once for each link", function()
    local words = {}
    for i = 1, 300 do words[i] = "https://a.test/" .. i end
    local text = UITextView { frame = { 0, 20, 320, 400 }, text = table.concat(words, "\n"), isEditable = false, dataDetectorTypes = "link" }
    local app = launchWindow { text, UIButton { title = "Go", frame = { 0, 440, 100, 44 } } }
    assert.are.equal("Go", app:find({ role = "button" }).currentTitle)
    text.text = "https://b.test/"
    assert.are.equal(1, #app:findAll { role = "link" })
  end)
end)
