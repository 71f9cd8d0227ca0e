-- MENUS: a button that opens a menu, with one element that does something and one that can't be chosen.
local app = { system = 17 }

function app:didFinishLaunching()
  self.window = UIWindow { backgroundColor = "white" }
  self.isOn = false
  local button = UIButton { title = "menu", frame = { 40, 100, 80, 44 }, showsMenuAsPrimaryAction = true }
  button.menu = UIMenu {
    children = { UIAction { title = "on", handler = function() self.isOn = true end }, UIAction { title = "never", attributes = "disabled", handler = function() end } },
  }
  self.window:addSubview(button)
  self.window:makeKeyAndVisible()
end

return app
