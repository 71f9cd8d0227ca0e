local Texts = require "shop.Texts"

-- An item of the shop: its picture, its name, its price and since when it is there, and a button that buys it.
---@class shop.ItemCell: UITableViewCell
---@overload fun(style?: any, identifier?: any): shop.ItemCell
local ItemCell = class("ItemCell", UITableViewCell)

ItemCell.HEIGHT = 64
local side, margin = 48, 8
-- A finger needs as much. Points.
local least = 44

function ItemCell:init(style, identifier)
  ItemCell.super.init(self, style, identifier)
  self.selectionStyle = "none"
  self.picture = UIImageView { backgroundColor = "Frame", contentMode = "scaleAspectFit" }
  self.name = UILabel { font = UIFont.systemFont(17) }
  self.detail = UILabel { font = UIFont.systemFont(13), textColor = "Detail", adjustsFontSizeToFitWidth = true, minimumScaleFactor = 0.8 }
  self.button = UIButton {}
  self.button:addTarget("touchUpInside", function() self.buy() end)
  for _, view in ipairs { self.picture, self.name, self.detail, self.button } do self.contentView:addSubview(view) end
end

-- Shows an item. `buy` is called when its button is tapped.
function ItemCell:show(item, buy)
  self.path, self.buy = item.picture, buy
  self.name.text = item.name
  local words = {}
  if item.price then words[1] = Texts.price(item.price) end
  if item.added then words[#words + 1] = Texts.say("since %@", Texts.day(item.added)) end
  self.detail.text = table.concat(words, " · ")
  self.button:setTitle(Texts.say "Add", "normal")
  self.button.accessibilityLabel, self.button.accessibilityIdentifier = Texts.say "Add" .. " " .. item.name, "add " .. item.name
  -- What has no price can't be bought yet.
  self.button.isHidden = not item.price
end

function ItemCell:layoutSubviews()
  ItemCell.super.layoutSubviews(self)
  local bounds = self.contentView.bounds
  local width = math.max(least, self.button:sizeThatFits({ 0, 0 }).width)
  local left, right = margin + side + margin, bounds.width - margin - width
  local mirrored = self.effectiveUserInterfaceLayoutDirection == "rightToLeft"
  local function place(view, x, y, w, h) view.frame = { mirrored and bounds.width - x - w or x, y, w, h } end
  place(self.picture, margin, margin, side, side)
  place(self.name, left, 11, right - margin - left, 22)
  place(self.detail, left, 34, right - margin - left, 18)
  place(self.button, right, 0, width, bounds.height)
end

function ItemCell:prepareForReuse()
  ItemCell.super.prepareForReuse(self)
  self.path, self.picture.image = nil, nil
end

return ItemCell
