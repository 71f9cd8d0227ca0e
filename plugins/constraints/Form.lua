-- Labels in one column, as wide as the widest; fields take the rest. Written in the visual format language.
---@class constraints.Form: UIView
---@overload fun(properties?: table): constraints.Form
local Form = class("Form", UIView)

local rows = { { "name", "Name" }, { "serial", "Serial number" }, { "value", "Value" } }

function Form:init()
  self.labels, self.fields = {}, {}
  local views = {}
  for _, row in ipairs(rows) do
    local key, title = row[1], row[2]
    local label = UILabel { text = title, translatesAutoresizingMaskIntoConstraints = false, accessibilityIdentifier = key .. "Label" }
    local field = UITextField { borderStyle = "roundedRect", translatesAutoresizingMaskIntoConstraints = false, accessibilityIdentifier = key }
    field.accessibilityLabel = title
    label:setContentHuggingPriority(251, "horizontal")
    field:setContentHuggingPriority(249, "horizontal")
    self:addSubview(label)
    self:addSubview(field)
    self.labels[key], self.fields[key] = label, field
    views[key .. "Label"], views[key] = label, field
  end
  lint.allow("small-target", self, "UIKit's own text fields are 30 points high")
  local metrics = { gap = 12, high = 30 }
  local function add(format, options)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints { withVisualFormat = format, options = options, metrics = metrics, views = views })
  end
  for _, row in ipairs(rows) do
    add("H:|-[" .. row[1] .. "Label]-[" .. row[1] .. "]-|", "alignAllCenterY")
  end
  add("V:|-gap-[name(high)]-gap-[serial(high)]-gap-[value(high)]", { "alignAllLeading", "alignAllTrailing" })
end

return Form
