-- A common mistake: a timer of a screen that was dismissed looks for its label.
-- The smallest way to it, written by hand:
--   app:tap "Open"
--   app:tap "Close"
--   app:advance(2)
local window, view

local function button(title, y, action)
  local made = UIButton { type = "system", frame = { 20, y, 280, 44 } }
  made:setTitle(title, "normal")
  made:addTarget("touchUpInside", action)
  view:addSubview(made)
  return made
end

local function start(fill)
  return function()
    window = UIWindow { backgroundColor = "white" }
    local controller = UIViewController {}
    window.rootViewController = controller
    window:makeKeyAndVisible()
    view = controller.view
    fill(controller)
  end
end

local label

return {
  didFinishLaunching = start(function(controller)
    button("Open", 40, function()
      label = UILabel { frame = { 0, 200, 200, 22 } }
      local sheet = UIViewController {}
      local main = view
      view = sheet.view
      sheet.view.backgroundColor = "white"
      sheet.view:addSubview(label)
      button("Close", 60, function()
        label = nil
        controller:dismiss(true)
      end)
      view = main
      controller:present(sheet, true)
      after(2, function() label.text = "Loaded" end)
    end)
  end),
}
