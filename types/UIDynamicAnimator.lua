---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIDynamicAnimator { ... } takes.
---@class UIDynamicAnimator.Properties
---@field collectionViewLayout? UICollectionViewLayout The layout whose attributes it moves, and which it invalidates as they move.
---@field referenceView? UIView The view whose coordinates count.
---@field delegate? any A table or an object with dynamicAnimatorWillResume(animator), called when things begin to move, and dynamicAnimatorDidPause(animator), when they rest.

---Moves views by behaviours: UIDynamicAnimator { referenceView = view }, or attributes of a layout: UIDynamicAnimator { collectionViewLayout = layout }.
---@class UIDynamicAnimator
---@field referenceView UIView|any The view whose coordinates count, or nil. Read-only.
---@field behaviors UIDynamicBehavior[] The behaviours, in the order in which they were added. Read-only.
---@field isRunning boolean Whether anything moves. Read-only.
---@field elapsedTime number How long it has run. Seconds. Read-only.
---@field delegate any A table or an object with dynamicAnimatorWillResume(animator), called when things begin to move, and dynamicAnimatorDidPause(animator), when they rest.
---@field super UIDynamicAnimator
---@field init fun(self: any, ...: any) A class's own constructor. `super.init` takes the properties.
---@field isKind fun(self: any, class: any): boolean Whether it is of a class, or of one that derives from it.
---@overload fun(properties?: UIDynamicAnimator.Properties): UIDynamicAnimator
UIDynamicAnimator = {}

---Adds a behaviour.
---@param behavior UIDynamicBehavior
function UIDynamicAnimator:addBehavior(behavior) end

---Takes a behaviour away.
---@param behavior UIDynamicBehavior
function UIDynamicAnimator:removeBehavior(behavior) end

---Takes all behaviours away.
function UIDynamicAnimator:removeAllBehaviors() end

---Takes on where an item stands now.
---@param item UIView|UICollectionViewLayoutAttributes
function UIDynamicAnimator:updateItem(item) end

---The items of its behaviours whose frames meet a rectangle, in coordinates of the reference view. Points.
---@param rect CGRect|table
---@return (UIView|UICollectionViewLayoutAttributes)[]
function UIDynamicAnimator:items(rect) end

---The attributes of a cell that its behaviours move, or nil.
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes|any
function UIDynamicAnimator:layoutAttributesForCell(indexPath) end

---The attributes of a supplementary view that its behaviours move, or nil.
---@param kind string
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes|any
function UIDynamicAnimator:layoutAttributesForSupplementaryView(kind, indexPath) end

---The attributes of a decoration view that its behaviours move, or nil.
---@param kind string
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes|any
function UIDynamicAnimator:layoutAttributesForDecorationView(kind, indexPath) end
