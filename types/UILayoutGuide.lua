---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UILayoutGuide { ... } takes.
---@class UILayoutGuide.Properties
---@field identifier? string A name for messages.

---A rectangle that constraints may speak of and nobody sees.
---@class UILayoutGuide
---@field identifier string A name for messages.
---@field owningView UIView|nil The view that it was added to. Read-only.
---@field layoutFrame CGRect In the owning view's bounds. Points. Read-only.
---@field hasAmbiguousLayout boolean Whether its constraints leave a choice. Read-only.
---@field leadingAnchor NSLayoutXAxisAnchor Where reading begins. Read-only.
---@field trailingAnchor NSLayoutXAxisAnchor Where reading ends. Read-only.
---@field leftAnchor NSLayoutXAxisAnchor Its left edge. Read-only.
---@field rightAnchor NSLayoutXAxisAnchor Its right edge. Read-only.
---@field topAnchor NSLayoutYAxisAnchor Its top edge. Read-only.
---@field bottomAnchor NSLayoutYAxisAnchor Its bottom edge. Read-only.
---@field widthAnchor NSLayoutDimension Its width. Read-only.
---@field heightAnchor NSLayoutDimension Its height. Read-only.
---@field centerXAnchor NSLayoutXAxisAnchor Its middle along x. Read-only.
---@field centerYAnchor NSLayoutYAxisAnchor Its middle along y. Read-only.
---@field super UILayoutGuide
---@overload fun(properties?: UILayoutGuide.Properties): UILayoutGuide
UILayoutGuide = {}

---The constraints that decide its place and size along an axis.
---@param axis UIView.LayoutAxis
---@return NSLayoutConstraint[]
function UILayoutGuide:constraintsAffectingLayout(axis) end
