-- Frames that the host writes: by autoresizing at once, by constraints in the layout of the next frame.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow {}
  self.outer = UIView { frame = { 0, 40, 100, 100 }, accessibilityIdentifier = "outer" }
  self.inner = UIView { frame = { 0, 0, 100, 20 }, autoresizingMask = { "flexibleWidth" } }
  self.outer:addSubview(self.inner)
  window:addSubview(self.outer)
  self.pinned = UIView { translatesAutoresizingMaskIntoConstraints = false }
  window:addSubview(self.pinned)
  self.width = self.pinned.widthAnchor:constraint("==", 50)
  self.width.isActive = true
  window:makeKeyAndVisible()
  after(0.1, function()
    self.outer.frame = { 0, 40, 200, 100 }
    self.outer.alpha = 0.5
  end)
  after(0.2, function()
    self.width.constant = 80
  end)
end

return app
