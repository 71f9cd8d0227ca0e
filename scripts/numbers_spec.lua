-- Coordinates that no screen has: whatever numbers a property accepts, the app can be searched, drawn and touched afterwards.

describe("numbers without measure", function()
  local EXTREMES = { 0, -1, 1, 0.5, 1e-320, 1e15, -1e15, 1e154, -1e154, 1e300, 1e308, -1e308, 1.7976931348623157e308, math.huge, -math.huge, 0 / 0 }

  local function number() return EXTREMES[math.random(#EXTREMES)] end
  local function point() return { number(), number() } end
  local function rect() return { number(), number(), number(), number() } end
  local function transform()
    local t = CGAffineTransform.identity
    for _ = 1, math.random(3) do
      local ok, next = pcall(function()
        local kind = math.random(3)
        if kind == 1 then return t:scaled(number(), number()) end
        if kind == 2 then return t:rotated(number()) end
        return t:translated(number(), number())
      end)
      if ok then t = next end
    end
    return t
  end

  local PROPERTIES = {
    { "UIView", "frame", rect }, { "UIView", "bounds", rect }, { "UIView", "center", point }, { "UIView", "transform", transform },
    { "UIView", "alpha", number },
    { "UIScrollView", "contentOffset", point }, { "UIScrollView", "contentSize", point }, { "UIScrollView", "contentInset", rect },
    { "UIScrollView", "minimumZoomScale", number }, { "UIScrollView", "maximumZoomScale", number }, { "UIScrollView", "zoomScale", number },
    { "UISlider", "minimumValue", number }, { "UISlider", "maximumValue", number }, { "UISlider", "value", number },
    { "UIStepper", "minimumValue", number }, { "UIStepper", "maximumValue", number }, { "UIStepper", "value", number },
    { "UIStepper", "stepValue", number },
    { "UITableView", "rowHeight", number }, { "UITableView", "estimatedRowHeight", number }, { "UITableView", "sectionHeaderHeight", number },
    { "UITableView", "separatorInset", rect }, { "UITableView", "sectionFooterHeight", number },
    { "UILabel", "numberOfLines", number },
  }
  local LAYER = {
    { "anchorPoint", point }, { "position", point }, { "bounds", rect }, { "zPosition", number }, { "cornerRadius", number },
    { "borderWidth", number }, { "shadowRadius", number }, { "shadowOffset", point }, { "opacity", number },
  }

  local function look(app)
    app:exists "label"
    app:findAll { at = { 20, 20 } }
    local _ = app.table
    app:frame()
    app:snapshot "json"
    app:snapshot "svg"
    app:tree()
    app:hitTest(20, 20)
  end

  for seed = 1, 60 do
    it("leaves the screen whole, seed " .. seed, function()
      math.randomseed(seed)
      local views = {}
      local app = launchWindow(function(window)
        local table = UITableView {
          frame = { 0, 300, 320, 200 },
          dataSource = {
            numberOfRowsInSection = function() return 3 end,
            cellForRowAt = function() return UITableViewCell {} end,
            titleForHeaderInSection = function() return "Header" end,
          },
        }
        local scroll = UIScrollView { frame = { 10, 10, 200, 200 }, contentSize = { 400, 400 } }
        views = {
          UIView { frame = { 10, 10, 200, 200 }, clipsToBounds = true }, UILabel { frame = { 0, 0, 50, 50 }, text = "label" }, scroll,
          UISlider { frame = { 10, 100, 200, 32 } }, UIStepper { frame = { 10, 150, 94, 29 } }, table,
        }
        for i, view in ipairs(views) do
          local parent = i > 1 and math.random(2) == 1 and views[1] or window
          parent:addSubview(view)
        end
      end)
      for _ = 1, 12 do
        local property = PROPERTIES[math.random(#PROPERTIES)]
        for _, view in ipairs(views) do
          -- Numbers that a property refuses, such as NaN, raise an error; all other numbers are accepted.
          if view:isKind(_G[property[1]]) then pcall(function() view[property[2]] = property[3]() end) end
        end
        local layer = LAYER[math.random(#LAYER)]
        pcall(function() views[math.random(#views)].layer[layer[1]] = layer[2]() end)
        if math.random(4) == 1 then
          pcall(UIView.animate, { duration = 0.1, animations = function() pcall(function() views[1].frame = rect() end) end })
        end
        look(app)
        pcall(app.tap, app, { math.random(320), math.random(568) })
        pcall(app.drag, app, { from = { math.random(320), math.random(568) }, to = { 10, 10 }, duration = 0.05 })
        pcall(app.advance, app, 0.1)
        look(app)
      end
    end)
  end

  it("takes a slider over the whole range of numbers", function()
    local slider = UISlider { minimumValue = -1e308, maximumValue = 1e308, frame = { 10, 100, 200, 32 }, value = 0 }
    local app = launchWindow(slider)
    app:drag { from = { 110, 116 }, to = { 150, 116 } }
    assert.is_true(slider.value > 1e307 and slider.value < 1e308)
  end)

  it("gives the title of a header no width where a table is too narrow for it", function()
    local list ---@type UITableView
    local app = launchWindow(function(window)
      list = UITableView {
        frame = { 100, 50, 23, 300 },
        dataSource = {
          numberOfRowsInSection = function() return 3 end,
          cellForRowAt = function() return UITableViewCell {} end,
          titleForHeaderInSection = function() return "Header" end,
        },
      }
      window:addSubview(list)
    end)
    assert.are.equal(0, list:headerView(1).textLabel.frame.width)
    list.transform = CGAffineTransform.identity:rotated(math.pi)
    assert.is_false(app:exists "Header")
  end)
end)
