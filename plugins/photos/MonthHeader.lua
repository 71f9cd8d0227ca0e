-- The title above the photos of a month.
---@class photos.MonthHeader: UICollectionReusableView
---@overload fun(properties?: table): photos.MonthHeader
local MonthHeader = class("MonthHeader", UICollectionReusableView)

function MonthHeader:init()
  self.backgroundColor = UIColor { white = 1, alpha = 0.92 }
  self.label = UILabel { font = UIFont.boldSystemFont(17), textColor = "black" }
  self:addSubview(self.label)
end

function MonthHeader:layoutSubviews()
  self.label.frame = self.bounds:inset(12, 0)
end

return MonthHeader
