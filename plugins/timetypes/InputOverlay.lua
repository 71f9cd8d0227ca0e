-- A text field over the darkened window. The return key, or a tap on the dark part, closes the overlay.
---@class timetypes.InputOverlay
---@field window UIWindow
---@field view UIView
---@field field UITextField
---@field done? fun(text: string)
local InputOverlay = {}
InputOverlay.__index = InputOverlay

local fieldHeight = 44
local fadeDuration = 0.25

function InputOverlay.new(window)
  local self = setmetatable({ window = window }, InputOverlay)
  local bounds = window.bounds

  self.view = UIView { frame = bounds, alpha = 0, autoresizingMask = { "flexibleWidth", "flexibleHeight" } }
  -- the dark part is a view of its own, so that its recognizer gets no taps on the field
  self.dark = UIView {
    frame = bounds, backgroundColor = "#00000066", isAccessibilityElement = true, accessibilityLabel = "Close", accessibilityTraits = "button",
    autoresizingMask = { "flexibleWidth", "flexibleHeight" },
  }
  self.dark:addGestureRecognizer(UITapGestureRecognizer { action = function() self:close() end })
  self.field = UITextField {
    frame = { 0, 0, bounds.width, fieldHeight }, backgroundColor = "white", accessibilityLabel = "Name", delegate = self,
    autoresizingMask = "flexibleWidth",
  }
  self.view:addSubview(self.dark)
  self.view:addSubview(self.field)
  return self
end

-- Fades in, and then asks for a text. Calls `done` with the text when the overlay closes, unless the text is empty.
function InputOverlay:open(text, done)
  if self.done then return end
  self.done = done
  self.field.text = text
  self.view.frame = self.window.bounds
  self.window:addSubview(self.view)
  UIView.animate {
    duration = fadeDuration,
    animations = function() self.view.alpha = 1 end,
    -- The keyboard waits for the fade; a tap on the dark part may have closed the overlay before.
    completion = function() if self.done then self.field:becomeFirstResponder() end end,
  }
end

function InputOverlay:textFieldShouldReturn(textField)
  self:close()
  return true
end

function InputOverlay:close()
  local done = self.done
  if not done then return end
  self.done = nil
  self.field:resignFirstResponder()
  local text = self.field.text:match("^%s*(.-)%s*$") or ""
  UIView.animate {
    duration = fadeDuration,
    animations = function() self.view.alpha = 0 end,
    completion = function()
      -- the overlay stays when it was opened again while it faded out
      if not self.done then self.view:removeFromSuperview() end
      if text ~= "" then done(text) end
    end,
  }
end

return InputOverlay
