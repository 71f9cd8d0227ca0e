-- A check mark drawn with one finger: a stroke down to the right, then a longer one up to the right.
---@class gestures.Checkmark: UIGestureRecognizer
---@field start? CGPoint
---@field turn? CGPoint
---@overload fun(properties?: table): gestures.Checkmark
local Checkmark = class("Checkmark", UIGestureRecognizer)

-- the smallest length of a stroke, and the largest slip sideways, in points
local shortest, slack = 20, 5

function Checkmark:init(...)
  Checkmark.super.init(self, ...)
  self:reset()
end

function Checkmark:reset()
  self.turn, self.start = nil, nil
end

function Checkmark:touchesBegan(touches)
  if #touches > 1 then
    self.state = "failed"
  else
    self.start = touches[1]:location(self.view)
  end
end

function Checkmark:touchesMoved(touches)
  if not self.start then return end
  local now, before = touches[1]:location(self.view), touches[1]:previousLocation(self.view)
  if now.x < before.x - slack then
    self.state = "failed"
  elseif now.y < before.y and not self.turn then
    self.turn = before
  elseif self.turn and now.y > before.y + slack then
    self.state = "failed"
  end
end

function Checkmark:touchesEnded(touches)
  local last = touches[1]:location(self.view)
  local isDown = self.turn and self.start and self.turn.y - self.start.y >= shortest
  local isUp = self.turn and self.turn.y - last.y >= shortest and last.x > self.turn.x
  self.state = isDown and isUp and "ended" or "failed"
end

function Checkmark:touchesCancelled()
  self.state = "cancelled"
end

return Checkmark
