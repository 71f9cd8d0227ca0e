-- Two cards of one name that only assistive technology can do something with: one adds one, the other two, up to three, where "Fail" fails.
local count = 0

local function action(name, handler) return UIAccessibilityCustomAction { name = name, actionHandler = handler } end

return {
  didFinishLaunching = function(self)
    self.window = UIWindow {}
    local label = UILabel { frame = { 20, 20, 100, 20 }, text = "0" }
    self.window:addSubview(label)
    for i = 1, 2 do
      self.window:addSubview(UIView {
        frame = { 20, 40 + 60 * i, 200, 44 }, isAccessibilityElement = true, accessibilityLabel = "Card", accessibilityTraits = { "button" },
        accessibilityCustomActions = {
          action("Up", function()
            if count < 2 then count = count + i end
            label.text = tostring(count)
            return true
          end),
          action("Fail", function()
            assert(count < 3, "three is too much")
            return true
          end),
        },
      })
    end
    self.window:makeKeyAndVisible()
  end,
}
