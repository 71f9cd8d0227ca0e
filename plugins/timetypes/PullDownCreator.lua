-- The strip above the first row. It creates a row when a finger pulls it down far enough and lifts.
local Hinge = require "timetypes.Hinge"
local Palette = require "timetypes.Palette"

---@class timetypes.PullDownCreator
---@field tableView UIScrollView
---@field state string
---@field strip UILabel
---@field didCreate? function
local PullDownCreator = {}
PullDownCreator.__index = PullDownCreator

local height = 44
local texts = {
  normal = "Pull To Create New Type",
  dragging = "Pull To Create New Type",
  toggled = "Release to create type",
  releasing = "Pull To Create New Type",
}

-- `tableView` is any scroll view that bounces.
function PullDownCreator.new(tableView)
  local self = setmetatable({ tableView = tableView, state = "normal" }, PullDownCreator)

  self.strip = UILabel {
    text = texts.normal, textAlignment = "center", textColor = "white", backgroundColor = Palette.gradient(0),
  }
  tableView:addSubview(self.strip)
  -- the strip turns around its bottom edge, which is the top edge of the first row
  self.strip.layer.anchorPoint = { 0.5, 1 }
  self:update()
  return self
end

local function nextState(state, pulled, isDragging)
  if pulled <= 0 then return "normal" end
  -- a bounce may pull the strip as far, but only a finger can lift
  if pulled > height then return (isDragging or state == "toggled") and "toggled" or "dragging" end
  if state == "toggled" or state == "releasing" then return "releasing" end
  return "dragging"
end

function PullDownCreator:update()
  local pulled = -self.tableView.contentOffset.y
  self.state = nextState(self.state, pulled, self.tableView.isDragging)
  self.strip.text = texts[self.state]
  local width = self.tableView.bounds.width -- which changes when the device is turned
  self.strip.bounds = { 0, 0, width, height }
  self.strip.layer.position = { width / 2, 0 }
  self.strip.layer.transform = Hinge.transform(pulled)
end

function PullDownCreator:lift()
  if self.state == "toggled" and self.didCreate then self.didCreate() end
end

return PullDownCreator
