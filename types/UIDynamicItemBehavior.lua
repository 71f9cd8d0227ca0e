---@meta
-- Written by `lunette types` from the API's registry; changes here are lost.

---What UIDynamicItemBehavior { ... } takes.
---@class UIDynamicItemBehavior.Properties: UIDynamicBehavior.Properties
---@field items? (UIView|UICollectionViewLayoutAttributes)[] The items: views, or attributes of a layout.
---@field elasticity? number How much of the speed is left after a hit, from 0 to 1.
---@field friction? number How much it is slowed along what it hits.
---@field resistance? number How fast it slows down by itself. Per second.
---@field angularResistance? number How fast its turning slows down. Per second.
---@field density? number Its mass is width x height x density / 10000.
---@field allowsRotation? boolean Whether it may turn.
---@field isAnchored? boolean Whether it stays where it is.

---What views are made of in a UIDynamicAnimator.
---@class UIDynamicItemBehavior: UIDynamicBehavior
---@field items (UIView|UICollectionViewLayoutAttributes)[] The items. Read-only.
---@field elasticity number How much of the speed is left after a hit, from 0 to 1.
---@field friction number How much it is slowed along what it hits.
---@field resistance number How fast it slows down by itself. Per second.
---@field angularResistance number How fast its turning slows down. Per second.
---@field density number Its mass is width x height x density / 10000.
---@field allowsRotation boolean Whether it may turn.
---@field isAnchored boolean Whether it stays where it is.
---@field super UIDynamicItemBehavior
---@overload fun(properties?: UIDynamicItemBehavior.Properties): UIDynamicItemBehavior
UIDynamicItemBehavior = {}

---Adds an item.
---@param item UIView|UICollectionViewLayoutAttributes
function UIDynamicItemBehavior:addItem(item) end

---Takes an item away.
---@param item UIView|UICollectionViewLayoutAttributes
function UIDynamicItemBehavior:removeItem(item) end

---Makes a view faster. Points per second.
---@param velocity CGPoint|table
---@param item UIView|UICollectionViewLayoutAttributes
function UIDynamicItemBehavior:addLinearVelocity(velocity, item) end

---How fast a view is. Points per second.
---@param item UIView|UICollectionViewLayoutAttributes
---@return CGPoint
function UIDynamicItemBehavior:linearVelocity(item) end

---Makes a view turn faster. Radians per second.
---@param velocity number
---@param item UIView|UICollectionViewLayoutAttributes
function UIDynamicItemBehavior:addAngularVelocity(velocity, item) end

---How fast a view turns. Radians per second.
---@param item UIView|UICollectionViewLayoutAttributes
---@return number
function UIDynamicItemBehavior:angularVelocity(item) end
