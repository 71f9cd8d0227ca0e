-- What lies behind the list: rows cover it, and a pull at either end shows it, at the upper end with a picture.
local ClockPicture = require "timetypes.ClockPicture"
local Palette = require "timetypes.Palette"

---@class timetypes.Background: UIView
---@overload fun(properties?: table): timetypes.Background
local Background = class("Background", UIView)

local headerHeight = 76

function Background:init(...)
  Background.super.init(self, ...)
  self.backgroundColor = Palette.background
  self.headerImageView = UIImageView {
    frame = { 0, 0, self.bounds.width, headerHeight }, image = ClockPicture.make(), contentMode = "center", autoresizingMask = "flexibleWidth",
  }
  self:addSubview(self.headerImageView)
end

return Background
