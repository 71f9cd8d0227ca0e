-- The content of a row, for any kind of cell: name, cost and count over the row's part of the table's gradient. The name is a text field that
-- takes touches and keys only while the row is edited.
---@class timetypes.TypeRow
---@field content UIView
---@field gradient CAGradientLayer
---@field upperLine timetypes.Line
---@field lowerLine timetypes.Line
---@field nameField UITextField
---@field costLabel UILabel
---@field countLabel UILabel
---@field done? fun(name: string)
local TypeRow = {}
TypeRow.__index = TypeRow

local separatorHeight = 3
local countSide, margin = 35, 5
local costWidth = 80
local nameLeft = 10

local function label(content, size, alignment)
  local view = UILabel { textColor = "white", textAlignment = alignment, font = UIFont.systemFont(size) }
  content:addSubview(view)
  return view
end

-- A line at a row's edge.
---@class timetypes.Line: UIView
---@overload fun(properties?: table): timetypes.Line
local Line = class("TypeRowLine", UIView)

function Line:draw(rect)
  if not self.color then return end
  UIColor.named(self.color):setFill()
  UIBezierPath { rect = self.bounds }:fill()
end

function Line:show(color)
  if color == self.color then return end
  self.color = color
  self:setNeedsDisplay()
end

local function line(content)
  local view = Line { isUserInteractionEnabled = false, contentMode = "redraw" }
  content:addSubview(view)
  return view
end

-- `content` is the view that slides to the right.
function TypeRow.new(content)
  local self = setmetatable({ content = content, gradient = CAGradientLayer {} }, TypeRow)
  content.clipsToBounds = true
  content.layer:addSublayer(self.gradient)
  self.upperLine = line(content)
  self.lowerLine = line(content)
  self.nameField = UITextField { textColor = "white", font = UIFont.systemFont(28), returnKeyType = "done", delegate = self }
  self:allowEditing(false)
  content:addSubview(self.nameField)
  self.costLabel = label(content, 17, "right")
  self.costLabel.adjustsFontSizeToFitWidth, self.costLabel.minimumScaleFactor = true, 0.5
  self.countLabel = label(content, 17, "center")
  return self
end

function TypeRow:show(item)
  self.nameField.text = item.name
  self.costLabel.text = item.cost
  self.countLabel.text = tostring(item.count)
end

-- `gradientColor(place, brightness)` is the table's; the row shows its part of it from `from` to `to`, both from 0 to 1. A selected row has none,
-- so that the view behind the content is seen.
function TypeRow:tint(gradientColor, from, to, isSelected)
  self.gradient.isHidden = isSelected
  self.gradient.colors = { gradientColor(from), gradientColor(to) }
  self.upperLine:show(gradientColor(from, 0.8))
  self.lowerLine:show(gradientColor(to, 1.2))
end

-- A disabled field would still take the touches that are meant for the row.
function TypeRow:allowEditing(isAllowed)
  self.nameField.isEnabled, self.nameField.isUserInteractionEnabled = isAllowed, isAllowed
end

-- Asks for another name. Calls `done` with it when the field has lost the keyboard, unless nothing was typed.
function TypeRow:edit(done)
  self.done = done
  self:allowEditing(true)
  self.nameField:becomeFirstResponder()
end

function TypeRow:textFieldShouldReturn(field)
  field:resignFirstResponder()
  return true
end

function TypeRow:textFieldDidEndEditing(field)
  self:allowEditing(false)
  local done, name = self.done, field.text:match("^%s*(.-)%s*$")
  self.done = nil
  if done then done(name) end
end

function TypeRow:layout(width, height)
  local countLeft = width - margin - countSide
  local costLeft = countLeft - costWidth
  self.gradient.frame = { 0, 0, width, height }
  self.upperLine.frame = { 0, 0, width, separatorHeight }
  self.lowerLine.frame = { 0, height - separatorHeight, width, separatorHeight }
  self.countLabel.frame = { countLeft, (height - countSide) / 2, countSide, countSide }
  self.costLabel.frame = { costLeft, (height - countSide) / 2, costWidth, countSide }
  self.nameField.frame = { nameLeft, separatorHeight, costLeft - nameLeft, height - 2 * separatorHeight }
end

return TypeRow
