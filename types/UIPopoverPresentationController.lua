---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A small screen beside what it belongs to, with an arrow. Only where the width is regular.
---@class UIPopoverPresentationController: UIPresentationController
---@field sourceView UIView|nil What it points at.
---@field sourceRect CGRect|number[]|nil A part of it, in its bounds; nil for all of it. Points.
---@field barButtonItem UIBarButtonItem|nil What it points at, in place of a view.
---@field permittedArrowDirections UIPopoverArrowDirection|UIPopoverArrowDirection[] Where its arrow may point.
---@field arrowDirection UIPopoverArrowDirection|UIPopoverArrowDirection[] Where it points. Read-only.
---@field passthroughViews UIView[] They take touches meanwhile.
---@field popoverLayoutMargins UIEdgeInsets|number[] How far it keeps from the screen's edges. Points.
---@field backgroundColor UIColor|string|nil Of its arrow.
UIPopoverPresentationController = {}
