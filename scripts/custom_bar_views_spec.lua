-- Custom views of bar items and title views that say by constraints or by their content how large they are.
-- Source: docs/rules/controllers.md 4.1
local app ---@type App

---@class custom_bar_views_spec.Sized: UIView
---@overload fun(properties?: table): custom_bar_views_spec.Sized
local Sized = class("Sized", UIView)
function Sized:intrinsicContentSize() return { 100, 30 } end

---@class custom_bar_views_spec.Wide: UIView
---@overload fun(properties?: table): custom_bar_views_spec.Wide
local Wide = class("Wide", UIView)
function Wide:intrinsicContentSize() return UIView.layoutFittingExpandedSize end

local function stack()
  return UIStackView {
    axis = "vertical",
    alignment = "center",
    arrangedSubviews = { UILabel { text = "Title", font = UIFont.boldSystemFont(15) }, UILabel { text = "3 members online", font = UIFont.systemFont(11) } },
  }
end

local function constrained(view, width, height)
  view.widthAnchor:constraint("==", width).isActive = true
  if height then view.heightAnchor:constraint("==", height).isActive = true end
  return view
end

local places = {
  titleView = function(controller, view) controller.navigationItem.titleView = view end,
  item = function(controller, view) controller.navigationItem.rightBarButtonItem = UIBarButtonItem { customView = view } end,
  toolbar = function(controller, view)
    controller.toolbarItems = {
      UIBarButtonItem { systemItem = "flexibleSpace" }, UIBarButtonItem { customView = view }, UIBarButtonItem { systemItem = "flexibleSpace" },
    }
  end,
}

local function show(place, view)
  local controller = UIViewController {}
  places[place](controller, view)
  app = launchWindow(UINavigationController { rootViewController = controller, isToolbarHidden = place ~= "toolbar" }, { device = "iPhone 16" })
  app:settle()
  assert.is_true(view.window ~= nil)
  assert.near(22, view.center.y, 0.5)
  return view.bounds.size
end

local function size(view) return view:systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) end

for _, place in ipairs { "titleView", "item", "toolbar" } do
  describe("a view of the app's as " .. place, function()
    it("is as large as a stack needs", function()
      local view = stack()
      local is = show(place, view)
      local wanted = size(view)
      assert.is_true(wanted.width > 80 and wanted.height > 30)
      assert.near(wanted.width, is.width, 0.5)
      assert.near(wanted.height, is.height, 0.5)
      assert.is_true(app:exists "3 members online")
    end)

    it("has the size of its constraints, whatever its frame", function()
      for _, frame in ipairs { CGRect(0, 0, 0, 0), CGRect(0, 0, 20, 20) } do
        local button = UIButton { type = "custom", frame = frame }
        button:setImage(UIImage { systemName = "gear" }, "normal")
        assert.are.equal(CGSize(32, 32), show(place, constrained(button, 32, 32)))
      end
      local field = UITextField { placeholder = "Search", borderStyle = "roundedRect" }
      assert.are.equal(CGSize(200, field.intrinsicContentSize.height), show(place, constrained(field, 200)))
    end)

    it("has the size of its content", function()
      assert.are.equal(CGSize(100, 30), show(place, Sized {}))
      local label = UILabel { text = "Updated just now", font = UIFont.systemFont(11) }
      local is = show(place, label)
      assert.are.equal(label.intrinsicContentSize, is)
    end)

    it("has the size of its frame where nothing else is said", function()
      assert.are.equal(CGSize(60, 28), show(place, UIView { frame = { 0, 0, 60, 28 } }))
    end)

    it("follows what comes into its stack", function()
      local view = stack()
      local before = show(place, view)
      view:addArrangedSubview(UILabel { text = "and many others who are away", font = UIFont.systemFont(11) })
      app:settle()
      assert.is_true(view.bounds.width > before.width + 20)
    end)
  end)
end

it("a title view that wants all the room has it", function()
  local is = show("titleView", Wide {})
  assert.is_true(is.width > 300 and is.width <= 393)
  assert.are.equal(44, is.height)
end)

it("a title view of constraints is as broad as its room, and shortens what is in it", function()
  local label = UILabel { text = ("A long title that no bar has room for "):rep(3) }
  local view = UIStackView { arrangedSubviews = { label } }
  local is = show("titleView", view)
  assert.is_true(is.width < 393)
  assert.near(is.width, label.bounds.width, 0.5)
  assert.is_true(#view.superview.constraints < 3)
end)
