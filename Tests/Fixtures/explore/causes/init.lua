-- CAUSES: what makes an error is an entry of a list, a default, a view that is gone, or a timer that outlives its screen.
local app = { items = { "x" } }

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  local y = 20
  local function button(title, action)
    local made = UIButton { type = "system", title = title, frame = { 40, y, 80, 40 } }
    made:addTarget("touchUpInside", action)
    window:addSubview(made)
    y = y + 50
  end
  button("Drop", function() self.items[1] = nil end)
  button("Item", function() if #self.items == 0 then error "no item" end end)
  button("Mode", function() UserDefaults.standard:set("new", "mode") end)
  button("Use", function() if UserDefaults.standard:string "mode" == "new" then error "new mode" end end)
  local label = UILabel { text = "x", frame = { 200, 20, 60, 30 } }
  button("Remove", function() label:removeFromSuperview() end)
  button("Label", function() if not label.superview then error "no superview" end end)
  window:addSubview(label)
  window:makeKeyAndVisible()
end

return app
