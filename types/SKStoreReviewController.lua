---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---Asks for a review in the store, which there is not.
---@class SKStoreReviewController
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
SKStoreReviewController = {}

---Does nothing: the system decides when it asks.
---@param scene? any
function SKStoreReviewController.requestReview(scene) end
