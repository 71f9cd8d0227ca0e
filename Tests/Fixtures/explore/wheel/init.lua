-- WHEEL: a picker of three rows, each of which is a state.
local app = {}

function app:numberOfComponents() return 1 end
function app:numberOfRowsInComponent() return 3 end
function app:titleForRow(_, row) return "row " .. row end

function app:didFinishLaunching()
  self.window = UIWindow { backgroundColor = "white" }
  self.window:addSubview(UIPickerView { frame = { 0, 100, 320, 216 }, dataSource = self, delegate = self })
  self.window:makeKeyAndVisible()
end

return app
