---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---The presentation of a page sheet, which may rest at several heights: controller.sheetPresentationController. In system 12 there is none.
---@class UISheetPresentationController: UIPresentationController
---@field Detent any The class of detents: UISheetPresentationController.Detent.medium().
---@field detents UISheetPresentationControllerDetent[] The heights at which the sheet rests; large alone by default.
---@field selectedDetentIdentifier string|nil The detent at which the sheet is: "large", "medium" or one of your own; nil before it has appeared.
---@field largestUndimmedDetentIdentifier string|nil Up to this detent nothing behind the sheet is dimmed, and it can be touched; nil: everywhere dimmed.
---@field prefersGrabberVisible boolean Whether a grabber is shown at the top; a tap on it goes to the next detent.
---@field prefersScrollingExpandsWhenScrolledToEdge boolean Whether a scroll view at its top lets a finger that goes up make the sheet higher first.
---@field prefersEdgeAttachedInCompactHeight boolean Whether it stays a sheet where the height is compact, in place of the whole screen.
---@field widthFollowsPreferredContentSizeWhenEdgeAttached boolean Whether such a sheet is as wide as preferredContentSize of its controller, in place of the safe area.
---@field preferredCornerRadius number|nil The radius of the upper corners; nil for the system's. Points.
UISheetPresentationController = {}

---Calls a function whose changes of detents move the sheet along the system's spring.
---@param changes function
function UISheetPresentationController:animateChanges(changes) end

---Asks the detents' resolvers anew.
function UISheetPresentationController:invalidateDetents() end
