---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---A small window with an arrow that points at a view or a bar button item. It is used only where the width is regular.
---@class UIPopoverPresentationController: UIPresentationController
---@field sourceView UIView|any The view that the arrow points at, or nil.
---@field sourceRect CGRect|table|nil The part of sourceView that the arrow points at, in that view's bounds; nil means all of it. Points.
---@field canOverlapSourceViewRect boolean Kept only; it has no effect.
---@field sourceItem UIView|UIBarButtonItem|any What the arrow points at, a view or a bar button item: sourceView and barButtonItem in one.
---@field barButtonItem UIBarButtonItem|any The bar button item that the arrow points at, in place of sourceView.
---@field permittedArrowDirections UIPopoverArrowDirection|UIPopoverArrowDirection[] The directions in which the arrow may point.
---@field arrowDirection UIPopoverArrowDirection|UIPopoverArrowDirection[] The direction in which the arrow points. Read-only.
---@field passthroughViews UIView[] Views outside the popover that get touches while it is shown.
---@field popoverLayoutMargins UIEdgeInsets|table The smallest distances from the screen's edges. Points.
---@field backgroundColor UIColor.Name|string|UIColor|nil The colour of the arrow, or nil.
---@field adaptiveSheetPresentationController UISheetPresentationController|any The sheet that the popover becomes where the width is compact: give it detents before you present. In system 12 there is none. Read-only.
UIPopoverPresentationController = {}
