-- The two buttons under a row's content, and the pan to the right that uncovers and triggers them.
local Palette = require "timetypes.Palette"

local SwipeActions = {}
SwipeActions.__index = SwipeActions

-- for each button its place in the row, and the method of the cell's owner that it calls; the colours meet half-way between the buttons
local specs = {
  { title = "Delete", from = 10, to = 60, color = Palette.delete, handler = "delete" },
  { title = "Edit", from = 80, to = 140, color = Palette.edit, handler = "edit" },
}

function SwipeActions.new(cell)
  local self = setmetatable({ cell = cell, buttons = {}, plates = {} }, SwipeActions)

  -- hidden at rest: buttons under the content should neither be drawn nor get touches
  self.underlay = UIView { isHidden = true }
  for i, spec in ipairs(specs) do
    self.plates[i] = UIView { backgroundColor = spec.color }
    self.underlay:addSubview(self.plates[i])
  end
  for i, spec in ipairs(specs) do
    local button = UIButton { backgroundColor = spec.color, isEnabled = false }
    button:setTitle(spec.title, "normal")
    button:setTitleColor("white", "normal")
    self.underlay:addSubview(button)
    self.buttons[i] = button
  end
  cell:insertSubview(self.underlay, 1)

  self.pan = UIPanGestureRecognizer { delegate = self, action = function(pan) self:panned(pan) end }
  cell:addGestureRecognizer(self.pan)
  return self
end

function SwipeActions:layout(bounds)
  self.underlay.frame = bounds
  local from = 0
  for i, spec in ipairs(specs) do
    self.buttons[i].frame = { spec.from, 0, spec.to - spec.from, bounds.height }
    local to = specs[i + 1] and (spec.to + specs[i + 1].from) / 2 or bounds.width
    self.plates[i].frame = { from, 0, to - from, bounds.height }
    from = to
  end
end

function SwipeActions:isTableDragging()
  return self.cell.owner.tableView.isDragging
end

-- Anything but a mostly horizontal pan to the right belongs to the table.
function SwipeActions:gestureRecognizerShouldBegin(pan)
  local velocity = pan:velocity(self.cell)
  return velocity.x > 2 * math.abs(velocity.y) and not self:isTableDragging()
end

function SwipeActions:panned(pan)
  if pan.state == "began" or pan.state == "changed" then
    self:slideTo(self:isTableDragging() and 0 or math.max(0, pan:translation(self.cell).x))
  elseif pan.state == "ended" then
    local spec = self:armed()
    self:slideBack()
    local owner = self.cell.owner
    if spec then owner[spec.handler](owner, self.cell) end
  elseif pan.state == "cancelled" then
    self:slideBack()
  end
end

function SwipeActions:slideTo(x)
  self.underlay.isHidden = x == 0
  self.cell:slideTo(x)
  for i, spec in ipairs(specs) do
    self.buttons[i].isEnabled = x >= spec.to
  end
end

-- The button that would be triggered if the finger lifted now: among the buttons that are wholly uncovered, the one nearest to the finger.
function SwipeActions:armed()
  local slide = self.cell.slide
  local nearest, least
  for _, spec in ipairs(specs) do
    local distance = math.abs((spec.from + spec.to) / 2 - slide)
    if slide >= spec.to and (not least or distance < least) then
      nearest, least = spec, distance
    end
  end
  return nearest
end

function SwipeActions:slideBack()
  UIView.animate {
    duration = 0.25,
    animations = function() self.cell:slideTo(0) end,
    completion = function()
      -- not when the next swipe has already begun
      if self.cell.slide == 0 then self:close() end
    end,
  }
end

function SwipeActions:close()
  self:slideTo(0)
end

return SwipeActions
