---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---How an item of a bar looks in one of its states: appearance.buttonAppearance.normal.
---@class UIBarItemStateAppearance
---@field titleTextAttributes table<string, any>|nil The attributes of the title, such as its font and its colour, or nil.
---@field titlePositionAdjustment CGPoint|table How far the title is moved from its usual place. Points.
---@field iconColor UIColor.Name|string|UIColor|nil The colour of a tab's image; nil for the tint, or gray where the tab is not selected.
---@field badgeBackgroundColor UIColor.Name|string|UIColor|nil The colour of a tab's badge, or nil.
---@field badgeTextAttributes table<string, any>|nil The attributes of the badge's text, or nil.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
UIBarItemStateAppearance = {}
