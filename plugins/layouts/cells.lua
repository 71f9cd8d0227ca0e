-- The views of the samples: a coloured box with a text, a title of a section, a badge, a card behind a section.
---@class layouts.Box: UICollectionViewCell
---@overload fun(properties?: table): layouts.Box
local Box = class("SampleBox", UICollectionViewCell)

function Box:init()
  self.contentView.backgroundColor = UIColor.tertiarySystemFill
  self.contentView.layer.cornerRadius = 6
  self.label = UILabel { textAlignment = "center", numberOfLines = 0, font = UIFont.systemFont(13), textColor = UIColor.label }
  self.contentView:addSubview(self.label)
end

local MARGIN = 6

function Box:layoutSubviews()
  local bounds = self.contentView.bounds
  self.label.frame = { MARGIN, 0, math.max(0, bounds.width - 2 * MARGIN), bounds.height }
end

-- For layouts that measure: as wide as the text and as high as its lines.
function Box:sizeThatFits(size)
  local fitting = self.label:sizeThatFits { math.max(0, size.width - 2 * MARGIN), size.height }
  return CGSize(fitting.width + 2 * MARGIN, fitting.height + 2 * MARGIN)
end

---@class layouts.Title: UICollectionReusableView
---@overload fun(properties?: table): layouts.Title
local Title = class("SampleTitle", UICollectionReusableView)

function Title:init()
  self.backgroundColor = UIColor.secondarySystemBackground
  self.label = UILabel { font = UIFont.systemFont(13, "semibold"), textColor = UIColor.secondaryLabel }
  self:addSubview(self.label)
end

function Title:layoutSubviews() self.label.frame = { 12, 0, self.bounds.width - 24, self.bounds.height } end

---@class layouts.Badge: UICollectionReusableView
---@overload fun(properties?: table): layouts.Badge
local Badge = class("SampleBadge", UICollectionReusableView)

function Badge:init()
  self.backgroundColor = UIColor.systemRed
  self.layer.cornerRadius = 10
  self.label = UILabel { textAlignment = "center", textColor = "white", font = UIFont.systemFont(11, "bold") }
  self:addSubview(self.label)
end

function Badge:layoutSubviews() self.label.frame = self.bounds end

---@class layouts.Card: UICollectionReusableView
---@overload fun(properties?: table): layouts.Card
local Card = class("SampleCard", UICollectionReusableView)

function Card:init()
  self.backgroundColor = UIColor.secondarySystemBackground
  self.layer.cornerRadius = 12
end

return { Box = Box, Title = Title, Badge = Badge, Card = Card }
