---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Shows what a finger rests on in large letters, where the text size is one of those for accessibility: view:addInteraction(UILargeContentViewerInteraction()). The delegate, which may be left out, may have itemAt(interaction, point), which answers a view, and didEndOn(interaction, item, point). Bars do it by themselves.
---@class UILargeContentViewerInteraction: UIInteraction
---@field isEnabled boolean Whether the text size is one of those for accessibility.
---@field gestureRecognizerForExclusionRelationship UIGestureRecognizer The long press, for recognizers that must wait for it. Read-only.
---@overload fun(delegate?: any): UILargeContentViewerInteraction
UILargeContentViewerInteraction = {}
