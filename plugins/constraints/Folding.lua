-- Stack views in a stack view: a button folds the details away, and what is below moves up.
---@class constraints.Folding: UIView
---@overload fun(properties?: table): constraints.Folding
local Folding = class("Folding", UIView)

local function row(title, color)
  local box = UIView { backgroundColor = color, translatesAutoresizingMaskIntoConstraints = false }
  local label = UILabel { text = title }
  label:setContentHuggingPriority(251, "horizontal")
  NSLayoutConstraint.activate { box.heightAnchor:constraint("==", 28) }
  return UIStackView { arrangedSubviews = { label, box }, spacing = 12, alignment = "center" }
end

function Folding:init()
  self.details = UIStackView {
    axis = "vertical", spacing = 6, accessibilityIdentifier = "details",
    arrangedSubviews = { row("Red", "red"), row("Green", "green"), row("Blue", "blue") },
  }
  self.button = UIButton { accessibilityIdentifier = "fold" }
  self.button:setTitle("Fold", "normal")
  self.button:addTarget("touchUpInside", function() self:fold(not self.details.isHidden) end)
  self.footer = UILabel { text = "Below the details", accessibilityIdentifier = "footer" }
  self.stack = UIStackView {
    axis = "vertical", spacing = 16, translatesAutoresizingMaskIntoConstraints = false,
    arrangedSubviews = { self.button, self.details, self.footer },
  }
  self:addSubview(self.stack)
  local views = { stack = self.stack }
  NSLayoutConstraint.activate {
    -- A finger needs as much.
    self.button.heightAnchor:constraint(">=", 44),
    NSLayoutConstraint.constraints { withVisualFormat = "H:|-[stack]-|", views = views },
    NSLayoutConstraint.constraints { withVisualFormat = "V:|-[stack]", views = views },
  }
end

function Folding:fold(isFolded)
  UIView.animate { duration = 0.3, animations = function()
    self.details.isHidden = isFolded
    self:layoutIfNeeded()
  end }
  self.button:setTitle(isFolded and "Unfold" or "Fold", "normal")
end

return Folding
