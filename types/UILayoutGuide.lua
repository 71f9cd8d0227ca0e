---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UILayoutGuide { ... } takes.
---@class UILayoutGuide.Properties
---@field identifier? string A name that messages show, or nil.

---A rectangle that is not shown and that constraints can use.
---@class UILayoutGuide
---@field identifier string A name that messages show, or nil.
---@field owningView UIView|any The view to which the guide was added, or nil. Read-only.
---@field layoutFrame CGRect The guide's rectangle in the owning view's coordinates. Points. Read-only.
---@field hasAmbiguousLayout boolean Whether the constraints allow more than one place or size. Read-only.
---@field leadingAnchor NSLayoutXAxisAnchor The edge where a line of text begins: the left one, or the right one in right-to-left layout. Read-only.
---@field trailingAnchor NSLayoutXAxisAnchor The edge where a line of text ends: the right one, or the left one in right-to-left layout. Read-only.
---@field leftAnchor NSLayoutXAxisAnchor The left edge. Read-only.
---@field rightAnchor NSLayoutXAxisAnchor The right edge. Read-only.
---@field topAnchor NSLayoutYAxisAnchor The top edge. Read-only.
---@field bottomAnchor NSLayoutYAxisAnchor The bottom edge. Read-only.
---@field widthAnchor NSLayoutDimension The width. Read-only.
---@field heightAnchor NSLayoutDimension The height. Read-only.
---@field centerXAnchor NSLayoutXAxisAnchor The middle between the left and the right edge. Read-only.
---@field centerYAnchor NSLayoutYAxisAnchor The middle between the top and the bottom edge. Read-only.
---@field super UILayoutGuide
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UILayoutGuide.Properties): UILayoutGuide
UILayoutGuide = {}

---The constraints that decide the place and the size along an axis.
---@param axis UIView.LayoutAxis
---@return NSLayoutConstraint[]
function UILayoutGuide:constraintsAffectingLayout(axis) end
