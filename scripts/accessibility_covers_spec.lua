-- What a search, or a sheet beside which one can work, hides from those who have the screen read. Source: docs/rules/accessibility.md 2, E4

describe("what a search covers", function()
  local search ---@type UISearchController
  local app ---@type App
  local held ---@type table

  local function rows(word, count)
    local list = UITableViewController { style = "plain" }
    local source = {
      numberOfRowsInSection = function() return count end,
      cellForRowAt = function(_, _, path)
        local cell = UITableViewCell {}
        cell.textLabel.text = word .. " " .. path.row
        return cell
      end,
    }
    list.tableView.dataSource = source
    held[#held + 1] = source
    return list
  end

  -- a list of 40 rows under a search, whose results are 2 rows; in a navigation bar, or in the list's header
  local function open(place, results, options)
    held = {}
    local list = rows("Row", 40)
    search = UISearchController { searchResultsController = results and rows("Found", 2) or nil }
    list.definesPresentationContext = true
    local tabs = UITabBarController {}
    if place == "bar" then
      list.navigationItem.searchController, list.navigationItem.hidesSearchBarWhenScrolling = search, false
    else
      list.tableView.tableHeaderView = search.searchBar
    end
    tabs.viewControllers = { UINavigationController { rootViewController = list } }
    list.title = "List"
    app = launchWindow(function(window) window.rootViewController = tabs end, options)
    app:settle()
    search.isActive = true
    app:settle()
  end

  local function has(name) return app:accessibility():find('"' .. name .. '"', 1, true) ~= nil end

  -- the elements that VoiceOver comes to, from the first to the last
  local function walked()
    local vo, names = app:voiceOver(), {}
    repeat names[#names + 1] = vo.element and vo.element.accessibilityLabel or "" until #names > 60 or not vo:next()
    vo:stop()
    return "," .. table.concat(names, ",") .. ","
  end

  for _, place in ipairs { "bar", "header" } do
    for _, options in ipairs { {}, { system = 17 }, { device = "iPad" }, { direction = "rightToLeft" } } do
      it("isn't read while results are shown: " .. place .. " " .. inspect(options), function()
        open(place, true, options)
        assert.is_false(has "Row 1")
        app:type("f", { role = "searchField" })
        app:settle()
        assert.is_true(has "Found 1")
        assert.is_false(has "Row 1")
        assert.is_false(has "Row 5")
        local names = walked()
        assert.is_truthy(names:find(",Found 2,", 1, true), names)
        assert.is_nil(names:find(",Row %d"), names)
        assert.is_truthy(app:accessibility():find "searchField", app:accessibility())
        search.isActive = false
        app:settle()
        assert.is_true(has "Row 2")
        assert.is_false(has "Found 1")
      end)
    end
  end

  it("is read where nothing covers it", function()
    open("bar", false)
    assert.is_false(has "Row 1")
    search.obscuresBackgroundDuringPresentation = false
    app:settle()
    assert.is_true(has "Row 1")
    search.obscuresBackgroundDuringPresentation = true
    app:type("r", { role = "searchField" })
    app:settle()
    assert.is_true(has "Row 1")
  end)

  it("leaves out what stands under a sheet that lets one work beside it", function()
    app = launchWindow(function(window)
      local root = UIViewController {}
      for place, title in ipairs { "Above", "Below" } do
        local button = UIButton { type = "system", frame = { 20, place == 1 and 60 or 500, 200, 44 } }
        button:setTitle(title, "normal")
        root.view:addSubview(button)
      end
      window.rootViewController = root
    end, { system = 17, device = "iPhone 16" })
    local sheet = UIViewController {}
    sheet.view.backgroundColor = "white"
    sheet.sheetPresentationController.detents = { UISheetPresentationController.Detent.medium() }
    sheet.sheetPresentationController.largestUndimmedDetentIdentifier = "medium"
    app.window.rootViewController:present(sheet, false)
    app:settle()
    assert.is_true(has "Above")
    assert.is_false(has "Below")
  end)
end)
