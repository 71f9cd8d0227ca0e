-- A stepper from 0 to 2.
local app = {}

function app:didFinishLaunching()
  local window = UIWindow()
  self.window = window
  window:addSubview(UIStepper { frame = { 40, 100, 94, 29 }, minimumValue = 0, maximumValue = 2, value = 0 })
  window:makeKeyAndVisible()
end

return app
