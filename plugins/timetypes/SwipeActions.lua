-- The two buttons under a row's content, and the pan that slides the content to either side; to the right it uncovers and triggers them.
local Palette = require "timetypes.Palette"

---@class timetypes.SwipeActions
---@field cell any
---@field buttons UIButton[]
---@field plates UIView[]
---@field underlay UIView
---@field pan UIPanGestureRecognizer
local SwipeActions = {}
SwipeActions.__index = SwipeActions

-- for each button its place in the row, and the method of the cell's owner that it calls; the colours meet half-way between the buttons
---@type table[]
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
    button:addTarget("touchUpInside", function() self.cell.owner[spec.handler](self.cell.owner, self.cell) end)
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
  local from = 0 ---@type number
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

-- A mostly vertical pan is the table's alone.
function SwipeActions:gestureRecognizerShouldBegin(pan)
  local velocity = pan:velocity(self.cell)
  return math.abs(velocity.x) > 2 * math.abs(velocity.y) and not self:isTableDragging()
end

-- The row's pan and the table's run together: a row that slides stops as soon as the table follows the finger.
function SwipeActions:shouldRecognizeSimultaneouslyWith(pan, other) return other == self.cell.owner.tableView.panGestureRecognizer end

function SwipeActions:panned(pan)
  if pan.state == "began" or pan.state == "changed" then
    self:slideTo(self:isTableDragging() and 0 or pan:translation(self.cell).x)
  elseif pan.state == "ended" then
    local button = self:armed()
    self:slideBack()
    if button then button:sendActions "allEvents" end
  elseif pan.state == "cancelled" then
    self:slideBack()
  end
end

function SwipeActions:slideTo(x)
  -- A row that slides to the left has nothing under it.
  self.underlay.isHidden = x <= 0
  self.cell:slideTo(x)
  for i, spec in ipairs(specs) do
    self.buttons[i].isEnabled = x >= spec.to
  end
end

-- The button that would be triggered if the finger lifted now: among the buttons that are wholly uncovered, the one nearest to the finger.
function SwipeActions:armed()
  local slide = self.cell.slide
  local nearest, least ---@type UIButton?, number?
  for i, button in ipairs(self.buttons) do
    local distance = math.abs((specs[i].from + specs[i].to) / 2 - slide)
    if button.isEnabled and (not least or distance < least) then
      nearest, least = button, distance
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
