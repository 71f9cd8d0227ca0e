-- CARDS: a card without a button, which a finger pulls down.
local app = { system = 17 }

function app:didFinishLaunching()
  local root = UIViewController { title = "Root" }
  root.view.backgroundColor = "white"
  local button = UIButton { type = "system", title = "open", frame = { 40, 100, 80, 44 } }
  button:addTarget("touchUpInside", function()
    local card = UIViewController { title = "Card" }
    card.view.backgroundColor = "white"
    root:present(card, true)
  end)
  root.view:addSubview(button)
  self.window = UIWindow()
  self.window.rootViewController = root
  self.window:makeKeyAndVisible()
end

return app
