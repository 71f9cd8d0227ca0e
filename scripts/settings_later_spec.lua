-- What is shown follows the user's settings when they change later, as in a launch with them. Rules: docs/rules/appearance.md 2,
-- docs/rules/lists.md 1.6, docs/rules/controllers.md 6 and 8.4

describe("a setting that changes later leaves what a launch with it shows", function()
  local function open(build, options)
    local root = UIViewController {}
    options.system, options.device = 17, "iPhone 16"
    local app = launchWindow(root, options)
    build(root)
    app:settle()
    return app, root
  end

  -- The same screen launched with an option, and with the setting made later.
  local function both(build, options, set, look)
    local launched = look(open(build, options))
    local app, root = open(build, {})
    set(app)
    app:settle()
    return launched, look(app, root)
  end

  it("in an empty state, with the text size", function()
    local function empty(root)
      local content = UIContentUnavailableConfiguration.empty()
      content.text, content.secondaryText = "No Mail", "Mail will appear here."
      root.contentUnavailableConfiguration = content
    end
    local launched, later = both(empty, { textSize = "AX3" }, function(app) app:setTextSize "AX3" end, function(app) return app:find("No Mail").frame end)
    assert.are.equal(launched, later)
  end)

  it("in an alert's field, unless the app has given it a font", function()
    local own
    local function alert(root)
      local shown = UIAlertController { title = "T", preferredStyle = "alert" }
      shown:addTextField(function(field) field.placeholder = "Name" end)
      shown:addTextField(function(field) field.font = UIFont.systemFont(21) own = field end)
      shown:addAction(UIAlertAction { title = "OK" })
      root:present(shown, false)
    end
    local launched, later = both(alert, { textSize = "AX3" }, function(app) app:setTextSize "AX3" end, function(app)
      return app:find({ placeholder = "Name" }).font.pointSize
    end)
    assert.are.equal(launched, later)
    assert.are.equal(21, own.font.pointSize)
  end)

  it("in the pills of a date picker, with bold texts", function()
    local function pills(root)
      root.view:addSubview(UIStackView {
        frame = { 20, 80, 300, 40 }, alignment = "leading", axis = "vertical", arrangedSubviews = { UIDatePicker { preferredDatePickerStyle = "compact" } },
      })
    end
    local launched, later = both(pills, { accessibility = { isBoldTextEnabled = true } },
      function(app) app:setAccessibility { isBoldTextEnabled = true } end, function(app) return app:find({ class = "UIDatePicker" }).frame.width end)
    assert.are.equal(launched, later)
  end)

  it("in a calendar's arrows, with the direction", function()
    local function calendar(root)
      root.view:addSubview(UIDatePicker { preferredDatePickerStyle = "inline", datePickerMode = "date", frame = { 30, 80, 330, 340 } })
    end
    local function arrows(app)
      local paths = {}
      for path in app:snapshot("svg"):gmatch '<path d="([^"]*)" fill="none"' do paths[#paths + 1] = path end
      return table.concat(paths, " ")
    end
    local launched, later = both(calendar, { direction = "rightToLeft" }, function(app) app:setDirection "rightToLeft" end, arrows)
    assert.are.equal(launched, later)
  end)

  it("in a section that scrolls by itself, with a smaller text size", function()
    local source
    local function list(root)
      local size = NSCollectionLayoutSize {
        widthDimension = NSCollectionLayoutDimension.absolute(200), heightDimension = NSCollectionLayoutDimension.estimated(44),
      }
      local section = NSCollectionLayoutSection {
        group = NSCollectionLayoutGroup.horizontal { layoutSize = size, subitems = { NSCollectionLayoutItem { layoutSize = size } } },
      }
      section.orthogonalScrollingBehavior = "continuous"
      local view = UICollectionView { frame = root.view.bounds, collectionViewLayout = UICollectionViewCompositionalLayout { section = section } }
      root.view:addSubview(view)
      local rows = UICollectionView.CellRegistration { cellClass = UICollectionViewListCell, handler = function(cell, _, item)
        local content = cell:defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
      end }
      source = UICollectionViewDiffableDataSource { collectionView = view, cellProvider = function(made, path, item)
        return made:dequeueConfiguredReusableCell(rows, path, item)
      end }
      local snapshot = NSDiffableDataSourceSnapshot()
      for part = 1, 2 do
        snapshot:appendSections { part }
        for item = 1, 9 do snapshot:appendItems({ part .. " item " .. item }, part) end
      end
      source:apply(snapshot, false)
    end
    local app = open(list, { textSize = "AX3" })
    app:setTextSize "L"
    app:settle()
    local later = app:find({ role = "cell", name = "2 item 1" }).accessibilityFrame.minY
    app = open(list, {})
    assert.are.equal(app:find({ role = "cell", name = "2 item 1" }).accessibilityFrame.minY, later)
  end)

  it("in titles of sections that are measured in a pseudo-language", function()
    local app = launch({
      tableStyle = "insetGrouped",
      numberOfRowsInSection = function() return 1 end,
      cellForRowAt = function()
        local cell = UITableViewCell {}
        cell.textLabel.text = "Row"
        return cell
      end,
      titleForFooterInSection = function() return "A footer with a long text that is wrapped on a phone, since it is long" end,
    }, { system = 17, device = "iPhone 16", language = "double" })
    app:settle()
    assert.lints(app)
  end)
end)
